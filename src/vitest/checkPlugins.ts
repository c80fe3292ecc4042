/**
 * What would hide cases without a word: Vitest counts a run as a success whose cases it never saw. Each error ends the
 * run as it starts.
 */
import path from 'node:path';
import type { Plugin, ViteUserConfig } from 'vitest/config';
import type { TestProject } from 'vitest/node';
import type { CaseEntry } from './caseFiles/caseEntries.js';
import type { CaseFiles } from './caseFiles/CaseFiles.js';
import type { Settings } from '../runner/entries/settings.js';

/** A slip in a glob must not look like a suite that passes. */
export function refuseNoFiles({ name, root, files }: Settings, found: readonly string[]): void {
  if (found.length > 0) return;
  throw new Error(
    `Failed to find the case files of the plugin "${name}": no .feature, .md or .txt file below ` +
      `${root} matches ${JSON.stringify(files)}. Please correct \`files\` in cases({ … }).`,
  );
}

/** Where a configuration has projects, its own plugins run in those only that extend it. */
export function refuseRootOfProjects({ projects }: NonNullable<ViteUserConfig['test']>): void {
  const isExtending = (one: unknown) =>
    typeof one === 'object' && one !== null && 'extends' in one && Boolean(one.extends);
  if (projects === undefined || projects.some(isExtending)) return;
  throw new Error(
    'This configuration has `test.projects`, so Vitest would run no case of its cases({ … }). ' +
      'Give it to the project that the cases belong to, or let that project have `extends: true`.',
  );
}

/** One plugin object can't tell the projects apart that share it. */
export function refuseOtherRoot({ root }: Settings, before: Settings | undefined): void {
  if (before === undefined || before.root === root) return;
  throw new Error(
    `One cases({ … }) is in two projects, below ${before.root} and below ${root}. Call cases() in each of them.`,
  );
}

/** What a plugin shows to the others, and to the reporter: its case files, POSIX, absolute. */
export interface PluginApi {
  caseFiles: () => readonly string[];
  /** Those that a case file would have; undefined for what is none. */
  entriesOf: (file: string) => CaseEntry[] | undefined;
}

/** A case file is one test file, and the first plugin that knows it makes its tests. */
export function refuseRivals(
  plugins: readonly Pick<Plugin, 'name' | 'api'>[],
  own: { name: string; files: CaseFiles },
): void {
  if (plugins.filter(({ name }) => name === own.name).length > 1) {
    throw new Error(`Two plugins are named "${own.name}". Give each its own name: cases({ name: '…', … }).`);
  }
  const others = plugins.filter(({ name }) => name.startsWith('casewright:') && name !== own.name);
  for (const { name, api } of others) {
    const theirs = new Set((api as PluginApi).caseFiles());
    const shared = own.files.absolute().find((file) => theirs.has(file));
    if (shared === undefined) continue;
    throw new Error(
      `The plugins "${own.name}" and "${name}" both have the case file ${shared}, and Vitest would run it once. ` +
        "Leave it out of one (files: ['…', '!…']), or give each a project of its own in `test.projects`.",
    );
  }
}

export function refuseBrowserMode({ config, name }: TestProject): void {
  if (!config.browser.enabled) return;
  throw new Error(
    `The project "${name}" runs its tests in Vitest's browser mode, where cases can't run: they open a browser of ` +
      'their own. Give cases({ … }) to a project without `test.browser`.',
  );
}

/** @param testRoot the folder that the globs were made for; by `--dir` a user means fewer files */
export function refuseMissedFiles(project: TestProject, files: CaseFiles, testRoot: string): void {
  const { config } = project;
  if (path.resolve(config.dir || config.root) !== path.resolve(testRoot)) return;
  const missed = files.absolute().filter((file) => !project.matchesTestGlob(file, () => ''));
  if (missed.length === 0) return;
  throw new Error(
    `Vitest would not run ${missed.length === 1 ? 'the case file' : `${missed.length} case files, such as`} ` +
      `${missed[0] ?? ''}: \`test.exclude\` leaves it out. Please leave it out in \`files\` of cases({ … }), too ` +
      "(files: ['…', '!…']), or correct `test.exclude`.",
  );
}
