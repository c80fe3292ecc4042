/** Values on the command line that are more than a word: numbers, times, names, devices. */
import { InvalidArgumentError } from 'commander';
import ms from 'ms';
import { readDuration } from '../cases/index.js';
import { UserDeviceWrite } from '../contract/index.js';

const HIGHEST_PORT = 65_535;

/** @throws InvalidArgumentError */
export function readPort(text: string): number {
  if (/^\d+$/.test(text) && Number(text) <= HIGHEST_PORT) return Number(text);
  throw new InvalidArgumentError(`Please give a number from 0 to ${HIGHEST_PORT}.`);
}

/** @throws InvalidArgumentError */
export function readCount(text: string): number {
  if (/^\d+$/.test(text) && Number(text) >= 1 && Number.isSafeInteger(Number(text))) return Number(text);
  throw new InvalidArgumentError('Please give a whole number from 1.');
}

/** Milliseconds. @throws InvalidArgumentError */
export function readTime(text: string): number {
  const time = readDuration(/^\d+$/.test(text) ? Number(text) : text);
  if (time !== undefined) return time;
  throw new InvalidArgumentError('Please give milliseconds above 0, or a time such as 10s.');
}

/** Milliseconds; 0 for none. @throws InvalidArgumentError */
export const readGrace = (text: string): number => (text === '0' ? 0 : readTime(text));

/** Milliseconds, also of many days. @throws InvalidArgumentError */
export function readLongTime(text: string): number {
  const time = readSpan(text);
  if (time !== undefined) return time;
  throw new InvalidArgumentError('Please give a time such as 90d or 12h.');
}

/** A day counts to its end. @returns an ISO time @throws InvalidArgumentError */
export function readExpiry(text: string): string {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T23:59:59.999Z`) : undefined;
  const span = readSpan(text);
  const expiry = day ?? (span === undefined ? undefined : new Date(Date.now() + span));
  if (expiry && !Number.isNaN(expiry.getTime()) && (!day || expiry.toISOString().startsWith(text)))
    return expiry.toISOString();
  throw new InvalidArgumentError('Please give a time such as 90d or 12h, or a day such as 2027-01-31.');
}

/** Milliseconds, at most a hundred years; undefined for what is no time. */
function readSpan(text: string): number | undefined {
  if (!/^\d+(\.\d+)? ?[a-z]+$/i.test(text)) return undefined;
  const span = ms(text as ms.StringValue) as number | undefined;
  return span !== undefined && span > 0 && span <= ms('100y') ? span : undefined;
}

export function readNames(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.every((name) => name !== '')) return names;
  throw new InvalidArgumentError('Please give names or ids of projects, with commas between them.');
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
