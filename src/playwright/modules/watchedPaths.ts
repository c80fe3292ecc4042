/** Where a watcher looks for case files: no deeper and no wider than their globs say. */
import path from 'node:path';

export interface WatchedPaths {
  /** Absolute; they stay when the folders of the case files come and go. */
  roots: string[];
  /** Whether a path is none of the watcher's business. */
  isIgnored: (file: string, stats?: { isFile(): boolean }) => boolean;
}

/**
 * @param more absolute paths beside those of the globs; it may grow
 * @param flavour how paths are written on this system; whoever asks may write them with slashes all the same
 */
export function watchedPaths(
  globs: string | readonly string[],
  root: string,
  more: ReadonlySet<string> = new Set(),
  flavour: path.PlatformPath = path,
): WatchedPaths {
  const bases = [globs]
    .flat()
    .filter((glob) => !glob.startsWith('!'))
    .map((glob) => flavour.resolve(root, baseOf(glob)));
  const isWithin = (file: string, folder: string) => !leadsOut(flavour.relative(folder, file), flavour);
  const roots = new Set(bases.map((base) => (isWithin(base, root) ? root : flavour.dirname(base))));
  return {
    roots: [...roots],
    isIgnored: (asked, stats) => {
      const file = flavour.normalize(asked);
      if (roots.has(file) || more.has(file)) return false;
      if (stats?.isFile() && !/\.(?:feature|md|txt)$/i.test(file)) return true;
      const within = bases.filter((base) => isWithin(file, base));
      if (within.length > 0) {
        return within.every((base) => isHidden(flavour.relative(base, file).split(flavour.sep)));
      }
      return !bases.some((base) => isWithin(base, file));
    },
  };
}

/** The part of a glob in front of its first wildcard. */
function baseOf(glob: string): string {
  const parts = glob.split('/');
  const first = parts.findIndex((part) => /[*?[\]{}()!+@]/.test(part));
  return (first < 0 ? parts : parts.slice(0, first)).join('/') || (glob.startsWith('/') ? '/' : '.');
}

/** Globs don't meet these. */
const isHidden = (parts: readonly string[]) =>
  parts.some((part) => part === 'node_modules' || /^\.[^.]/.test(part));

const leadsOut = (relative: string, flavour: path.PlatformPath) =>
  relative === '..' || relative.startsWith(`..${flavour.sep}`) || flavour.isAbsolute(relative);
