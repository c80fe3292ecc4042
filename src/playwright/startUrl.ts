/** Where a case starts: the nearest `startUrl`, or the project's `baseURL`. */
import path from 'node:path';
import type { Entry } from './runEntry.js';
import { errorAt } from './entryError.js';

/** @throws Error at the case's place, for a path where there is no `baseURL` that it could hang below */
export function startUrlOf(
  startUrl: string | undefined,
  baseURL: string | undefined,
  { settings, file, case: one }: Pick<Entry, 'settings' | 'file' | 'case'>,
): string | undefined {
  if (startUrl === undefined) return baseURL;
  if (URL.canParse(startUrl, baseURL)) return new URL(startUrl, baseURL).href;
  throw errorAt(
    `The start address ${startUrl} is a path, and there is no baseURL that it could hang below. ` +
      'Set `use: { baseURL }` in the configuration, or write a full address.',
    path.join(settings.root, file),
    one,
  );
}
