/** Keeps the modules true to their case files while Playwright watches; it sees the modules change, and lists anew. */
import path from 'node:path';
import type { FSWatcher } from 'chokidar';
import { tellSources, announceWatcher } from '../compat.js';
import { noCaseFiles, updateModules, type WrittenModule } from './writeModules.js';
import type { ProjectSettings } from '../settings.js';

/** So that what an editor does in several strokes is read once; Playwright itself waits for 250 ms. */
const PAUSE = 50;

/** A configuration that failed may be loaded again. */
const watching = new Map<string, Promise<FSWatcher>>();

export function watchModules(
  settings: ProjectSettings,
  folder: string,
  written: readonly WrittenModule[],
): void {
  announceWatcher(process);
  const before = watching.get(folder);
  const opening = openWatcher(settings, updater(settings, folder, written));
  watching.set(folder, opening);
  const reported = (error: unknown) => tell(settings, error);
  opening.catch(reported);
  before?.then((watcher) => watcher.close()).catch(reported);
}

async function openWatcher(
  settings: ProjectSettings,
  { listed, update }: ReturnType<typeof updater>,
): Promise<FSWatcher> {
  // Here, because all other processes have no use for it.
  const { watch } = await import('chokidar');
  const paths = watchedPaths(settings.files, settings.root, listed);
  const watcher = watch([...paths.roots, ...listed], {
    ignored: paths.isIgnored,
    ignoreInitial: true,
    // The process lives for Playwright's sake, not for this.
    persistent: false,
  });
  let pause: NodeJS.Timeout | undefined;
  const updateSoon = () => {
    clearTimeout(pause);
    pause = setTimeout(() => {
      // Another one has taken its place.
      if (watcher.closed) return;
      update();
      watcher.add([...listed]);
    }, PAUSE).unref();
  };
  // Once it is ready, too: something may have changed before.
  return watcher.on('all', updateSoon).on('ready', updateSoon).on('error', tellOnce(settings));
}

function updater(settings: ProjectSettings, folder: string, written: readonly WrittenModule[]) {
  /** Absolute paths of the files that plans list, and of those of phrases. */
  const listed = new Set<string>();
  let count = 0;
  const learn = (modules: readonly WrittenModule[]) => {
    count = modules.length;
    for (const file of modules.flatMap((module) => [...(module.listed ?? []), ...module.phrases]))
      listed.add(file);
    tellSources(modules);
  };
  learn(written);
  return {
    listed,
    update: () => {
      try {
        const { written: modules, faults } = updateModules(settings, folder);
        if (modules.length === 0 && faults.length === 0 && count > 0) say(noCaseFiles(settings));
        learn(modules);
        if (faults.length > 0) tell(settings, ...faults);
      } catch (error) {
        tell(settings, error);
      }
    },
  };
}

/** Where a machine can't watch any more files, each of them says so. */
function tellOnce(settings: ProjectSettings): (error: unknown) => void {
  const reported = new Set<unknown>();
  return (error) => {
    const kind = error instanceof Error && 'code' in error ? error.code : error;
    if (!reported.has(kind)) tell(settings, error);
    reported.add(kind);
  };
}

function tell({ name, root }: ProjectSettings, ...faults: readonly unknown[]): void {
  const causes = faults.map((fault) => (fault instanceof Error ? fault.message : String(fault)));
  const reported = causes.length === 1 ? ` ${causes.join('')}.\n` : `\n  - ${causes.join('\n  - ')}\n`;
  say(
    `Failed to keep up with the case files of the project "${name}" below ${root}:${reported}` +
      'What is listed may be out of date until one of them changes again; if not, please start Playwright anew.',
  );
}

const say = (text: string) => void process.stderr.write(`${text}\n`);

/**
 * Where a watcher looks for case files: no deeper and no wider than their globs say.
 * @param more absolute paths beside those of the globs; it may grow
 * @param flavour how paths are written on this system; whoever asks may write them with slashes all the same
 */
export function watchedPaths(
  globs: string | readonly string[],
  root: string,
  more: ReadonlySet<string> = new Set(),
  flavour: path.PlatformPath = path,
) {
  const bases = [globs]
    .flat()
    .filter((glob) => !glob.startsWith('!'))
    .map((glob) => flavour.resolve(root, baseOf(glob)));
  const isWithin = (file: string, folder: string) => !leadsOut(flavour.relative(folder, file), flavour);
  const roots = new Set(bases.map((base) => (isWithin(base, root) ? root : flavour.dirname(base))));
  return {
    /** Absolute; they stay when the folders of the case files come and go. */
    roots: [...roots],
    isIgnored: (asked: string, stats?: { isFile(): boolean }): boolean => {
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

function baseOf(glob: string): string {
  const parts = glob.split('/');
  const first = parts.findIndex((part) => /[*?[\]{}()!+@]/.test(part));
  return (first < 0 ? parts : parts.slice(0, first)).join('/') || (glob.startsWith('/') ? '/' : '.');
}

const isHidden = (parts: readonly string[]) =>
  parts.some((part) => part === 'node_modules' || /^\.[^.]/.test(part));

const leadsOut = (relative: string, flavour: path.PlatformPath) =>
  relative === '..' || relative.startsWith(`..${flavour.sep}`) || flavour.isAbsolute(relative);
