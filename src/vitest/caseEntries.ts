/** The entries that a case file would have, for who must tell of a file that Vitest never came to load. */
import { entryModule, type EntryToWord, type FileWithPlan, type Settings } from '../runner/index.js';
import type { CaseFacts } from '../report/outcome.js';

export interface CaseEntry {
  facts: CaseFacts;
  /** By which Vitest selects it: its own, and those of the suites around it. */
  lines: number[];
}

/** @param file POSIX, relative to the root */
export function caseEntries(read: FileWithPlan, file: string, { folder }: Settings): CaseEntry[] {
  const entries: CaseEntry[] = [];
  const nothing = { open: '', close: '' };
  const words = {
    preamble: '',
    suite: () => nothing,
    entry: (_title: string, _body: string, { facts, one }: EntryToWord) => {
      const around = one?.suites.map(({ line }) => line) ?? [];
      entries.push({ facts: { file, folder, ...facts }, lines: [facts.line, ...around] });
      return '';
    },
  };
  entryModule(read, words, { name: file });
  return entries;
}
