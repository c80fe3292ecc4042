/** Numbers and times on the command line. */
import { InvalidArgumentError } from 'commander';
import { readDuration } from '../cases/index.js';

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
