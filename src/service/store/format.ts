/** The version of how records are kept; the document at `settings/format` says which one a folder was written in. */
import { documentAddress, serialise } from './storeOver.js';

/** Raise it with a change that an older version would read wrongly. */
export const FORMAT_VERSION = 1;

export const formatAddress = documentAddress('settings', 'format');

export function formatDocument(): Uint8Array {
  return serialise({ version: FORMAT_VERSION });
}

export function isKnownFormat(document: unknown): boolean {
  const { version } = document as { version?: unknown };
  return typeof version === 'number' && version <= FORMAT_VERSION;
}
