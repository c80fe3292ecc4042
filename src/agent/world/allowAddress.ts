/** Which addresses a case may open: those of the web, and files of this machine only below folders that are allowed. */
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import { quote } from '../../meaning/describeTarget.js';
import { StepError } from '../StepError.js';
import { isInside } from './findFiles.js';

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
