/** Tells a watching Vitest what it can't know of case files by itself. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TestProject, Vitest } from 'vitest/node';
import { toPosix, type CaseFiles } from './CaseFiles.js';
import { RECORDING } from '../../cases/case.js';
import { declareTags, type WithTags } from '../compat.js';

export interface Followed {
  files: CaseFiles;
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
  const attempt = (what: string, act: () => void, advice: string) => {
    try {
      act();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      const where = `in the project "${project.name}"`;
      vitest.logger.error(`Failed to follow the change of ${what} ${where}: ${why}${advice}`);
    }
  };
  // To Vitest these are files like any other. This reaches whoever listens to changes, and not this listener again.
  const changed = (files: readonly string[]) => files.forEach((file) => watcher.emit('change', file));
  watcher.on('all', (event, id) => {
    const file = toPosix(path.relative(of.root, id));
    // A recording may be a new one. Every case file may speak in phrases, so all of them have changed.
    if (RECORDING.test(id) || of.files.phraseFiles.has(file)) {
      const follow = () => {
        of.files.readPhrases();
        changed(of.files.absolute());
      };
      attempt('phrases', follow, '\nThe ones before are used until the file is saved again.');
    } else if (/\.(?:feature|md|txt)$/i.test(id) && !event.endsWith('Dir')) {
      const follow = () => {
        learnTags(id, [vitest.config, ...vitest.projects.map(({ config }) => config)], of);
        // A plan changes with the files that it lists.
        changed(of.files.plansWith(file).map((plan) => path.join(of.root, plan)));
      };
      attempt(id, follow, '. Save the file again, or start Vitest anew.');
    }
  });
}

/** Vite watches its own root; new files beside case files elsewhere are seen, too. */
function foldersElsewhere({ files, root }: Followed, viteRoot: string): string[] {
  const folders = files.find().map((file) => path.dirname(path.join(root, file)));
  return [...new Set(folders)].filter((folder) => {
    const from = toPosix(path.relative(viteRoot, folder));
    return from === '..' || from.startsWith('../') || path.isAbsolute(from);
  });
}

function learnTags(id: string, configs: readonly WithTags[], { files, knownTags }: Followed): void {
  const file = existsSync(id) ? files.fileOf(id) : undefined;
  const names = file === undefined ? [] : files.tagsOf(file);
  for (const name of names) knownTags.add(name);
  declareTags(names, configs);
}
