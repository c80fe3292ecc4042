/** The icon of an app: the first of its candidates that is, or can be made, an ordinary PNG. */
import type { PackageLimits } from '../AppPackage.js';
import type { Archive } from '../Archive.js';
import { uncrushPng } from './uncrushPng.js';

const MOST_CANDIDATES = 16;

/** Null where there is none: an app can be tested without its icon. */
export async function readIcon(
  archive: Archive,
  candidates: readonly string[],
  limits: PackageLimits,
): Promise<string | null> {
  for (const name of [...new Set(candidates)].slice(0, MOST_CANDIDATES)) {
    const size = archive.size(name);
    if (size === undefined || size > limits.icon) continue;
    const png = uncrushPng(await archive.read(name, limits.icon));
    if (png && png.length <= limits.icon) return png.toString('base64');
  }
  return null;
}
