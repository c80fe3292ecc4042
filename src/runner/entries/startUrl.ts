/** Where a case starts: the nearest `startUrl`, or the base address of the runner's project. */
import path from 'node:path';
import type { Entry } from './Entry.js';
import { UnusableEntry } from './entryError.js';

/**
 * @param baseURL what a path hangs below, where the runner has such a thing; else it is the plugin's own `startUrl`
 * @throws UnusableEntry at the case's place, for a path where there is nothing that it could hang below
 */
export function startUrlOf(
  startUrl: string | undefined,
  baseURL: string | undefined,
  { settings, file, case: one }: Pick<Entry, 'settings' | 'file' | 'case'>,
): string | undefined {
  if (startUrl === undefined) return baseURL;
  const base = baseURL ?? settings.options.startUrl;
  if (URL.canParse(startUrl, base)) return new URL(startUrl, base).href;
  throw new UnusableEntry(
    `The start address ${startUrl} is a path, and there is no baseURL that it could hang below. ` +
      'Set `startUrl` in cases({ … }), or `use: { baseURL }` in Playwright, or write a full address.',
    { reason: 'option not usable', file: path.join(settings.root, file), at: one },
  );
}
