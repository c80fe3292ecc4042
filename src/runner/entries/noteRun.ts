/** The journal knows of a run as a whole that it began, and that it was not broken off. */
import type { JournalRecord } from '../journal/records.js';
import { journalFile } from './journalOf.js';
import type { Settings } from './settings.js';

/** To be called where tests are run, before any of them. */
export const noteRunBegun = (all: readonly Settings[]): Promise<void> =>
  note(all, ({ run, resume }) => ({ what: 'run begun', at: now(), run, resumes: resume !== 'no' }));

/** To be called where a run has come to its end by itself: its verdicts are given. */
export const noteRunOver = (all: readonly Settings[]): Promise<void> =>
  note(all, ({ run }) => ({ what: 'run over', at: now(), run }));

const now = (): string => new Date().toISOString();

async function note(all: readonly Settings[], record: (settings: Settings) => JournalRecord): Promise<void> {
  const hosted = all.filter(({ service }) => service !== undefined);
  const roots = new Map(hosted.map((settings) => [settings.root, settings]));
  for (const [root, settings] of roots) {
    // What is wrong with the journal the entries tell; without this record no verdict is taken over from the run.
    await journalFile(root)
      .append(record(settings))
      .catch(() => undefined);
  }
}
