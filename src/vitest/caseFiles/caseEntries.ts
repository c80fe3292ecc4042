/** The entries of a case file: as the test module that Vite loads, or for who must know them before that, or when it never comes. */
import path from 'node:path';
import type { TestSpecification } from 'vitest/node';
import type { CaseFacts } from '../../report/outcome.js';
import { type Entry, EPILOGUE, QUEUE_TIME, timeLimitOf } from '../../runner/entries/Entry.js';
import { entryModule, type EntryToWord, js, type ModuleWords } from '../../runner/entries/entryModule.js';
import type { FileWithPlan } from '../../runner/entries/readWithPlan.js';
import type { Settings } from '../../runner/entries/settings.js';
import { namesOfHidden } from '../../runner/secrets.js';
import { PROVIDED_PREFIX, META, type EntryMeta } from '../provided.js';
import type { PluginApi } from '../settings.js';
import { isSkippedByTag } from '../../cases/index.js';
import type { ReadFile } from './CaseFiles.js';

export interface CaseEntry {
  facts: CaseFacts;
  /** By which Vitest selects it: its own, and those of the suites around it. */
  lines: number[];
  /** Undefined where the file has mistakes. */
  entry: Entry | undefined;
}

/** @param file POSIX, relative to the root */
export function caseEntries(read: FileWithPlan, file: string, settings: Settings): CaseEntry[] {
  const { folder } = settings;
  const entries: CaseEntry[] = [];
  const nothing = { open: '', close: '' };
  const words = {
    preamble: '',
    suite: () => nothing,
    entry: (_title: string, _body: string, { facts, one }: EntryToWord) => {
      const around = one?.suites.map(({ line }) => line) ?? [];
      const entry = one && { settings, file, case: one, planned: read.planned };
      entries.push({ facts: { file, folder, ...facts }, lines: [facts.line, ...around], entry });
      return '';
    },
  };
  entryModule(read, words, { name: file });
  return entries;
}

/** Undefined for what is no case file. */
export function entriesOfFile({ moduleId, project }: TestSpecification): CaseEntry[] | undefined {
  const ours = project.vite.config.plugins.filter(({ name }) => name.startsWith(PROVIDED_PREFIX));
  return ours
    .map(({ api }) => (api as PluginApi).entriesOf(moduleId))
    .find((entries) => entries !== undefined);
}

interface ModuleFacts {
  settings: Settings;
  file: string;
  /** What the entries' bodies are imported from. */
  entries: string;
  /** The name under which Vitest provides the settings. */
  provided: string;
  /** The module that starts the local service and tells where it is. */
  service: string;
  /** Without `@`; Vitest refuses a tag that its configuration doesn't know. */
  knownTags: ReadonlySet<string>;
}

export function wordModule(read: ReadFile, facts: ModuleFacts): { code: string; map: string } {
  // Its text goes along: Vite would look for a name with a `#` or a `%` in the wrong place.
  const source = { name: path.posix.basename(facts.file), text: read.text };
  const { lines, map } = entryModule(read, wordsOf(facts), source);
  return { code: `${lines.join('\n')}\n`, map: JSON.stringify(map) };
}

function wordsOf({ settings, file, entries, provided, service, knownTags }: ModuleFacts): ModuleWords {
  const given = `{ file: ${js(file)}, provided: inject(${js(provided)}), findService: () => import(${js(service)}) }`;
  const preamble =
    `import { describe, inject, test } from 'vitest'; import { entries } from ${js(entries)}; ` +
    `const { run, fail } = entries(${given}); `;
  const secrets = namesOfHidden(settings);
  return {
    preamble,
    // Vitest has no suite without a name.
    suite: (title) =>
      title === ''
        ? { open: '{', close: '}' }
        : { open: `describe.concurrent(${js(title)}, () => {`, close: '});' },
    entry(title, body, { facts, one }) {
      const names = facts.tags.map((tag) => tag.slice(1)).filter((tag) => knownTags.has(tag));
      const limit = one ? timeLimitOf(one, settings) : Infinity;
      // Vitest's own, which can't be moved once the test runs.
      const timeout = Number.isFinite(limit) ? limit + QUEUE_TIME + EPILOGUE : 0;
      const known = { facts: { file, folder: settings.folder, ...facts }, secrets };
      const meta = { [META]: known satisfies EntryMeta };
      const options = { tags: names, timeout, meta };
      return `${declarator(one?.tags ?? [])}(${js(title)}, ${js(options)}, ${body});`;
    },
  };
}

/** As Vitest means them; what `@fail` expects is known only once there is a verdict. */
function declarator(tags: string[]): string {
  if (isSkippedByTag({ tags })) return 'test.concurrent.skip';
  return tags.includes('@only') ? 'test.concurrent.only' : 'test.concurrent';
}
