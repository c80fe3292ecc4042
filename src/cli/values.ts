/** Values on the command line that are more than a word: numbers, times, names, devices. */
import { InvalidArgumentError } from 'commander';
import ms from 'ms';
import { readDuration } from '../cases/index.js';
import { UserDeviceWrite } from '../contract/index.js';

const HIGHEST_PORT = 65_535;

/** @throws InvalidArgumentError for a text that has no such value */
const reader =
  <Value>(wish: string, read: (text: string) => Value | undefined) =>
  (text: string): Value => {
    const value = read(text);
    if (value !== undefined) return value;
    throw new InvalidArgumentError(`Please give ${wish}.`);
  };

export const readPort = reader(`a number from 0 to ${HIGHEST_PORT}`, (text) =>
  /^\d+$/.test(text) && Number(text) <= HIGHEST_PORT ? Number(text) : undefined,
);

export const readCount = reader('a whole number from 1', (text) =>
  /^\d+$/.test(text) && Number(text) >= 1 && Number.isSafeInteger(Number(text)) ? Number(text) : undefined,
);

/** Milliseconds. */
export const readTime = reader('milliseconds above 0, or a time such as 10s', (text) =>
  readDuration(/^\d+$/.test(text) ? Number(text) : text),
);

/** Milliseconds; 0 for none. */
export const readGrace = (text: string): number => (text === '0' ? 0 : readTime(text));

/** Milliseconds, also of many days. */
export const readLongTime = reader('a time such as 90d or 12h', readSpan);

/** An ISO time; a day counts to its end. */
export const readExpiry = reader('a time such as 90d or 12h, or a day such as 2027-01-31', (text) => {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T23:59:59.999Z`) : undefined;
  const span = readSpan(text);
  const expiry = day ?? (span === undefined ? undefined : new Date(Date.now() + span));
  const isThere = expiry && !Number.isNaN(expiry.getTime());
  return isThere && (!day || expiry.toISOString().startsWith(text)) ? expiry.toISOString() : undefined;
});

export const readNames = reader('names or ids of projects, with commas between them', (text) => {
  const names = text.split(',').map((name) => name.trim());
  return names.every((name) => name !== '') ? names : undefined;
});

/** Milliseconds, at most a hundred years; undefined for what is no time. */
function readSpan(text: string): number | undefined {
  if (!/^\d+(\.\d+)? ?[a-z]+$/i.test(text)) return undefined;
  const span = ms(text as ms.StringValue) as number | undefined;
  return span !== undefined && span > 0 && span <= ms('100y') ? span : undefined;
}

/** `--register name=address`, `name,system=address`, or for a phone `name,system,udid=address`. */
const FORM =
  'Please write name=ws://host:port/, or name,windows=… (or macos, linux) for another system; ' +
  'a phone as name,android=http://host:port or name,ios,udid=http://host:port, the address of its Appium server.';

/** Adds one to those before. @throws InvalidArgumentError */
export const readRegistration =
  (platform: NodeJS.Platform) =>
  (text: string, before: readonly UserDeviceWrite[] = []): UserDeviceWrite[] => {
    const [, name, system, udid, address] = /^([^=,]+)(?:,([^=,]*))?(?:,([^=,]+))?=(.*)$/.exec(text) ?? [];
    const write = { name, platform: system ?? systemOf(platform), address, ...(udid && { udid }) };
    const read = UserDeviceWrite.safeParse(write);
    if (!read.success) throw new InvalidArgumentError(FORM);
    return [...before, read.data];
  };

/** Most such servers run on the machine itself. */
function systemOf(platform: NodeJS.Platform): UserDeviceWrite['platform'] {
  if (platform === 'win32') return 'windows';
  return platform === 'darwin' ? 'macos' : 'linux';
}
