/** The entries that a case file would have, for who must know them before Vitest loads it, or when it never does. */
import type { TestSpecification } from 'vitest/node';
import type { CaseFacts } from '../../report/outcome.js';
import {
  entryModule,
  type Entry,
  type EntryToWord,
  type FileWithPlan,
  type Settings,
} from '../../runner/index.js';
import { PROVIDED_PREFIX } from '../provided.js';
import type { PluginApi } from '../checkPlugins.js';
import { toPosix } from './caseGlobs.js';

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
  for (const { api } of ours) {
    const { caseFiles, entriesOf: entries } = api as PluginApi;
    if (caseFiles().includes(toPosix(moduleId))) return entries(moduleId);
  }
  return undefined;
}
