/** A session on an Appium server, by the package webdriver, which is only loaded here. */
import type { Phone } from '../screen/phone/Phone.js';
import type { KnownPhone } from './options.js';

export interface PhoneSession {
  phone: Phone;
  id: string;
}

/** Milliseconds: an emulator may install the server of its driver first. */
const CREATED_IN = 240_000;

/**
 * @param app the path of a package that is installed for the session
 * @throws Error of Appium, of the way to it, or where the package is missing
 */
export async function connect(phone: KnownPhone, app: string | undefined): Promise<PhoneSession> {
  const { default: WebDriver } = await loadWebDriver();
  const client = await WebDriver.newSession({
    ...accessTo(phone.server),
    // What is created twice would be there twice, and a step asks again by itself.
    connectionRetryCount: 0,
    connectionRetryTimeout: CREATED_IN,
    capabilities: { alwaysMatch: capabilitiesOf(phone, app), firstMatch: [{}] },
  });
  return { phone: client as unknown as Phone, id: client.sessionId };
}

function capabilitiesOf({ platform, name, udid, capabilities }: KnownPhone, app: string | undefined) {
  const isIos = platform === 'ios';
  return {
    platformName: isIos ? 'iOS' : 'Android',
    'appium:automationName': isIos ? 'XCUITest' : 'UiAutomator2',
    'appium:deviceName': name,
    'appium:newCommandTimeout': IDLE_SECONDS,
    // The client would open a socket to the browser for this, and there is none.
    'wdio:enforceWebDriverClassic': true,
    ...(udid !== undefined && { 'appium:udid': udid }),
    ...capabilities,
    ...(app !== undefined && { 'appium:app': app }),
  };
}

/** After so long without a command Appium ends a session by itself, as when this process was killed. */
const IDLE_SECONDS = 180;

function accessTo(server: string) {
  const { protocol, hostname, port, pathname, username, password } = new URL(server);
  return {
    protocol: protocol.replace(':', ''),
    hostname,
    port: Number(port || (protocol === 'https:' ? 443 : 80)),
    path: pathname,
    ...(username !== '' && { user: decodeURIComponent(username), key: decodeURIComponent(password) }),
  };
}

/** False where no answer comes in so many milliseconds. What is no more needs no end, and a server that is away has none to end. */
export async function endSession(server: string, id: string, within: number): Promise<boolean> {
  const signal = AbortSignal.timeout(within);
  try {
    await fetch(`${server}/session/${id}`, { method: 'DELETE', signal });
    return true;
  } catch {
    return !signal.aborted;
  }
}

/** Milliseconds. */
const STATUS_IN = 2_000;

export async function isReady(server: string): Promise<boolean> {
  try {
    return (await fetch(`${server}/status`, { signal: AbortSignal.timeout(STATUS_IN) })).ok;
  } catch {
    return false;
  }
}

async function loadWebDriver() {
  // Its loggers take their level when they are made, and tell of each call otherwise.
  process.env['WDIO_LOG_LEVEL'] ??= 'silent';
  try {
    return await import('webdriver');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    throw new Error(
      'Phones are driven by the package webdriver, which is not installed. Please run: npm install -D webdriver@9',
      { cause: error },
    );
  }
}
