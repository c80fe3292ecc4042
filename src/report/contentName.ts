/** The name of a file that is called by its content: the same picture is one file, however often it was taken. */
import { createHash } from 'node:crypto';

/** Hexadecimal digits of SHA-256: 128 bits, so that two contents never share a name. */
const DIGITS = 32;

export const contentName = (content: Uint8Array | string, extension: string): string =>
  `${createHash('sha256').update(content).digest('hex').slice(0, DIGITS)}.${extension}`;
