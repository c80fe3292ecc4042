import type { Progress } from '../Progress.js';
import type { CaseJournal } from './CaseJournal.js';

/** What went wrong with the journal is told once. */
export function noteFaults({ remarks }: Pick<Progress, 'remarks'>, journal: CaseJournal | undefined): void {
  for (const fault of journal?.takeFaults() ?? []) {
    if (!remarks.includes(fault)) remarks.push(fault);
  }
}
