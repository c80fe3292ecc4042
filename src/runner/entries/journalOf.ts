/** The journal of an entry on a hosted service. */
import path from 'node:path';
import { maskSecrets } from '../../cases/index.js';
import { CaseJournal } from '../journal/CaseJournal.js';
import { JournalFile } from '../journal/JournalFile.js';
import type { EntryKey } from '../journal/records.js';
import { secretsWithValue } from '../secrets.js';
import type { Entry } from './Entry.js';

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
