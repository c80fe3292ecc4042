/** Tells a watching Vitest what it can't know of case files by itself. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TestProject, Vitest } from 'vitest/node';
import { toPosix, type CaseFiles } from './CaseFiles.js';
import { RECORDING } from '../../cases/case.js';
import { declareTags, type WithTags } from '../compat.js';

export interface Followed {
  files: CaseFiles;
  /** Absolute; what case files are relative to. */
  root: string;
  /** The tags that Vitest knows; new ones are added. */
  knownTags: Set<string>;
}

export function followEdits(
  { vitest, project }: { vitest: Vitest; project: TestProject },
  of: Followed,
): void {
  if (!vitest.config.watch) return;
  const { watcher } = vitest.vite;
  watcher.add(foldersElsewhere(of, vitest.config.root));
  watcher.add([...of.files.phraseFiles].map((file) => path.join(of.root, file)));
  watcher.on('all', (event, id) => {
    // A recording may be a new one.
    if (RECORDING.test(id) || of.files.phraseFiles.has(toPosix(path.relative(of.root, id)))) {
      followPhrases({ vitest, project }, of);
      return;
    }
    if (!/\.(?:feature|md|txt)$/i.test(id) || event.endsWith('Dir')) return;
    try {
      learnTags(id, [vitest.config, ...vitest.projects.map(({ config }) => config)], of);
      // To Vitest a plan is a file like any other, which changes with the files that it lists. This reaches whoever
      // listens to changes, and not this listener again.
      for (const plan of plansWith(id, of)) watcher.emit('change', plan);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      vitest.logger.error(
        `Failed to follow the change of ${id} in the project "${project.name}": ${why}. ` +
          'Save the file again, or start Vitest anew.',
      );
    }
  });
}

/** Every case file may speak in phrases, so to Vitest they all have changed. */
function followPhrases({ vitest, project }: { vitest: Vitest; project: TestProject }, of: Followed): void {
  try {
    of.files.readPhrases();
    for (const file of of.files.absolute()) vitest.vite.watcher.emit('change', file);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    vitest.logger.error(
      `Failed to follow the change of phrases in the project "${project.name}": ${why}\nThe ones before are used until the file is saved again.`,
    );
  }
}

/** Vite watches its own root; new files beside case files elsewhere are seen, too. */
function foldersElsewhere({ files, root }: Followed, viteRoot: string): string[] {
  const folders = files.find().map((file) => path.dirname(path.join(root, file)));
  return [...new Set(folders)].filter((folder) => {
    const from = toPosix(path.relative(viteRoot, folder));
    return from === '..' || from.startsWith('../') || path.isAbsolute(from);
  });
}

/** A file may have tags that none had when Vitest started. */
function learnTags(id: string, configs: readonly WithTags[], { files, knownTags }: Followed): void {
  const file = existsSync(id) ? files.fileOf(id) : undefined;
  const names = file === undefined ? [] : files.tagsOf(file);
  for (const name of names) knownTags.add(name);
  declareTags(names, configs);
}

/** Absolute paths of the plans that list the file. */
function plansWith(id: string, { files, root }: Followed): string[] {
  const changed = toPosix(path.relative(root, id));
  return files.plansWith(changed).map((plan) => path.join(root, plan));
}
