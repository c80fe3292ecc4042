/** Which phones a local service has: Appium servers, and the devices that they drive. */

export interface PhonesOption {
  /**
   * The address of an Appium server, or of a grid of such, or several.
   * @example 'http://127.0.0.1:4723'
   */
  appium: string | readonly string[];
  /**
   * Phones, tablets, emulators and simulators, by the names that cases call them.
   * @default those that are attached to this machine, as `adb` and `xcrun simctl` tell
   */
  devices?: readonly PhoneOption[] | undefined;
}

export interface PhoneOption {
  /** What `device` of a case says. */
  name: string;
  platform: 'android' | 'ios';
  /**
   * Of the device, as `adb devices` or `xcrun simctl list` show it.
   * @default the one that Appium's driver finds
   */
  udid?: string | undefined;
  /**
   * The address of the server that drives it.
   * @default the first
   */
  appium?: string | undefined;
  /** The identifier of an app that is on it, for cases that bring none. */
  app?: string | undefined;
  /** The version of its system, to be shown. */
  os?: string | undefined;
  /** Capabilities of Appium for the sessions on it; they come before those of Casewright. */
  capabilities?: Readonly<Record<string, unknown>> | undefined;
}

/** A phone with all that it takes to use it. */
export interface KnownPhone extends PhoneOption {
  /** Never shown: it tells the udid. */
  id: string;
  server: string;
}

/** Those that are written down. @param given without faults */
export function knownPhones({ appium, devices = [] }: PhonesOption): KnownPhone[] {
  return devices.map((device) => {
    const server = device.appium === undefined ? firstServer(appium) : withoutSlash(device.appium);
    return { ...device, server, id: `${server}#${device.udid ?? device.name}` };
  });
}

export const firstServer = (appium: PhonesOption['appium']): string => withoutSlash([appium].flat()[0] ?? '');

const withoutSlash = (address: string) => address.replace(/\/$/, '');

/** What is wrong with what a configuration or a file says of phones. */
export function faultsOfPhones(given: unknown): string[] {
  if (given === undefined) return [];
  if (!isRecord(given)) return [`\`phones\` is no list of choices. ${EXAMPLE}`];
  const { appium, devices, ...others } = given;
  const servers = [appium].flat();
  return [
    ...unknownNames('phones', others),
    ...(servers.length > 0 && servers.every(isAddress)
      ? []
      : [`\`appium\` of \`phones\` is no address of a server. ${EXAMPLE}`]),
    ...faultsOfDevices(devices),
  ];
}

function faultsOfDevices(devices: unknown): string[] {
  if (devices === undefined) return [];
  if (Array.isArray(devices) && devices.length > 0)
    return [...devices.flatMap(faultsOfDevice), ...faultsOfNames(devices)];
  return [`\`devices\` of \`phones\` lists no device. Leave it out for those that are attached. ${EXAMPLE}`];
}

const EXAMPLE =
  "Write it such as phones: { appium: 'http://127.0.0.1:4723', devices: [{ name: 'Pixel 8', platform: 'android', udid: 'emulator-5554' }] }.";

function faultsOfDevice(device: unknown, index: number): string[] {
  const where = `Device ${index + 1} of \`phones\``;
  if (!isRecord(device)) return [`${where} is none. ${EXAMPLE}`];
  const { name, platform, appium, capabilities, udid, app, os, ...others } = device;
  const texts = Object.entries({ udid, app, os }).filter(
    ([, value]) => value !== undefined && !isText(value),
  );
  return [
    ...unknownNames(where, others),
    ...(isText(name) ? [] : [`${where} has no name.`]),
    ...(platform === 'android' || platform === 'ios'
      ? []
      : [`${where} has a platform that is neither 'android' nor 'ios'.`]),
    ...(appium === undefined || isAddress(appium) ? [] : [`${where}: \`appium\` is no address of a server.`]),
    ...(capabilities === undefined || isRecord(capabilities)
      ? []
      : [`${where}: \`capabilities\` are no names and values.`]),
    ...texts.map(([key]) => `${where}: \`${key}\` is no text.`),
  ];
}

const unknownNames = (where: string, others: object): string[] =>
  Object.keys(others).map((name) => `${where} has no option "${name}".`);

function faultsOfNames(devices: readonly unknown[]): string[] {
  const names = devices.map((device) => (isRecord(device) ? device['name'] : undefined)).filter(isText);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  return twice.map((name) => `Two devices of \`phones\` are named "${name}". Each needs its own name.`);
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isAddress = (value: unknown): boolean =>
  isText(value) && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
