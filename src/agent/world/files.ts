/** What a case may reach: files in its folders and no others, addresses of the web. */
import { readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import { closest } from 'fastest-levenshtein';
import { quote } from '../../meaning/describeTarget.js';
import { StepError } from '../../screen/StepError.js';

/** @throws StepError that tells of all that are missing */
export function findFiles(names: readonly string[], folders: readonly string[]): string[] {
  const faults: string[] = [];
  const found = names.flatMap((name) => {
    const file = findFile(name, folders);
    if (file === undefined) faults.push(explain(name, folders));
    return file ?? [];
  });
  if (faults.length > 0) throw new StepError('target ambiguous', faults.join(' '));
  return found;
}

/** A case may come from elsewhere, so neither `..` nor a link may lead it out of its folders. */
function findFile(name: string, folders: readonly string[]): string | undefined {
  for (const folder of folders) {
    const file = path.resolve(folder, name);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) continue;
    if (isInside(realpathSync(file), realpathSync(folder))) return file;
  }
  return undefined;
}

function isInside(file: string, folder: string): boolean {
  const way = path.relative(folder, file);
  return way !== '' && !way.startsWith('..') && !path.isAbsolute(way);
}

function explain(name: string, folders: readonly string[]): string {
  const failed = `Failed to upload ${quote(name)}:`;
  if (folders.length === 0) {
    return `${failed} this service was told of no folder with files. Please start it with one, as in: casewright serve --files ./files.`;
  }
  if (
    path.isAbsolute(name) ||
    folders.every((folder) => path.relative(folder, path.resolve(folder, name)).startsWith('..'))
  ) {
    return `${failed} it lies outside of the folders that a case may take files from. Please write its path relative to ${folders.join(' or ')}.`;
  }
  const nearest = nearestName(name, folders);
  const mend = nearest === undefined ? 'Please put it there.' : `Did you mean ${quote(nearest)}?`;
  return `${failed} there is no such file in ${folders.join(' or ')}. ${mend}`;
}

function nearestName(name: string, folders: readonly string[]): string | undefined {
  const names = folders.flatMap((folder) => namesIn(path.dirname(path.resolve(folder, name))));
  const nearest = names.length === 0 ? undefined : closest(path.basename(name), names);
  return nearest === undefined ? undefined : path.join(path.dirname(name), nearest);
}

function namesIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}

/** `any` is for who writes the cases and runs them on a machine of their own. */
export type Addresses = 'web' | 'any';

interface Allowed {
  addresses: Addresses;
  /** Folders whose files may be opened. */
  files: readonly string[];
}

const WEB: ReadonlySet<string> = new Set(['http:', 'https:', 'data:', 'blob:']);

/**
 * To be called before a page goes to an address that a step gives. From there the browser itself keeps pages of the web
 * away from files; pages in files it does not, so their requests are looked at as well.
 * @throws StepError for an address that may not be opened
 */
export async function allowAddress(
  url: string,
  { addresses, files }: Allowed,
  context: BrowserContext,
): Promise<void> {
  if (addresses === 'any') return;
  const address = URL.canParse(url) ? new URL(url) : undefined;
  // What is no address fails by itself, with a message of its own.
  if (address === undefined || WEB.has(address.protocol) || address.href === 'about:blank') return;
  if (address.protocol !== 'file:') throw refusal(url, 'only addresses of the web may be opened here.');
  if (!isAllowedFile(address, files)) throw refusal(url, whyNoFile(files));
  await guardFiles(files, context);
}

const guarded = new WeakSet<BrowserContext>();

async function guardFiles(files: readonly string[], context: BrowserContext): Promise<void> {
  if (guarded.has(context)) return;
  guarded.add(context);
  await context.route('file://**', (route) =>
    isAllowedFile(new URL(route.request().url()), files) ? route.fallback() : route.abort('accessdenied'),
  );
}

function isAllowedFile(address: URL, folders: readonly string[]): boolean {
  try {
    const file = realpathSync(fileURLToPath(address));
    return folders.some((folder) => isInside(file, realpathSync(folder)));
  } catch {
    // Neither a host in the address nor a file that isn't there is in a folder.
    return false;
  }
}

const refusal = (url: string, why: string): StepError =>
  new StepError('page unreachable', `Failed to open ${quote(url)}: ${why}`);

function whyNoFile(folders: readonly string[]): string {
  if (folders.length === 0) {
    return 'this service opens no files of its machine. Please open it by an http address, or start the service with a folder whose files it may open, as in: casewright serve --files ./files.';
  }
  return `there is no such file in ${folders.join(' or ')}, and no other file may be opened. Please put it there, or open it by an http address.`;
}
