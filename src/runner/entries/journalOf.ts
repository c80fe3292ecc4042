/** The journal of an entry on a hosted service, and what it knows of a run as a whole. */
import path from 'node:path';
import { maskSecrets } from '../../cases/index.js';
import { CaseJournal } from '../journal/CaseJournal.js';
import { JournalFile } from '../journal/JournalFile.js';
import type { EntryKey, JournalRecord } from '../journal/records.js';
import { secretsWithValue } from '../secrets.js';
import type { Entry } from './Entry.js';
import type { Settings } from './settings.js';

/** Where an entry stands in its runner. */
export type EntryPlace = Pick<EntryKey, 'runner' | 'project' | 'repeat'> & { retry: number };

const files = new Map<string, JournalFile>();

/** One per folder and process, so that it is read once. */
export function journalFile(root: string): JournalFile {
  const folder = path.resolve(root);
  const file = files.get(folder) ?? new JournalFile(folder);
  files.set(folder, file);
  return file;
}

/** Undefined on the local service, whose sessions end with their process. */
export function journalOf({ settings, file, case: one }: Entry, place: EntryPlace): CaseJournal | undefined {
  const { service, run, resume, root, secrets } = settings;
  if (!service) return undefined;
  const hidden = [service.client.apiKey];
  const titles = [...one.suites.map((suite) => suite.title), one.title].filter(Boolean);
  return new CaseJournal(journalFile(root), {
    ...place,
    ...{ file, run, resume, projectId: service.projectId },
    titles: maskSecrets(titles, secretsWithValue(secrets), hidden),
    origin: new URL(service.client.baseURL).origin,
  });
}

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
