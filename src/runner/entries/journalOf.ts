/** The journal of an entry on a hosted service, and what it knows of a run as a whole. */
import path from 'node:path';
import { maskSecrets } from '../../cases/index.js';
import { CaseJournal, JournalFile } from '../journal/CaseJournal.js';
import { type EntryKey, type JournalRecord, type Asked, type Created, isOfSame } from '../journal/records.js';
import { secretsWithValue } from '../secrets.js';
import type { Entry } from './Entry.js';
import type { Settings } from './settings.js';
import type { StillRunning } from '../../report/collect/EndedRun.js';

export type EntryPlace = Pick<EntryKey, 'runner' | 'project' | 'repeat'> & { retry: number };

const files = new Map<string, JournalFile>();

/** One per folder and process, so that it is read once. */
function journalFile(root: string): JournalFile {
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
  for (const [root, settings] of hostedByRoot(all)) {
    // What is wrong with the journal the entries tell; without this record no verdict is taken over from the run.
    await journalFile(root)
      .append(record(settings))
      .catch(() => undefined);
  }
}

/** Begun by this run, and not seen at its end. Nothing where the journal can't be read: the entries say so. */
export async function stillRunning(all: readonly Settings[]): Promise<StillRunning[]> {
  const found = [...hostedByRoot(all)].map(async ([root, { run }]) => {
    const records = await journalFile(root)
      .records()
      .catch(() => []);
    return stillRunningOf(records, run);
  });
  const left = (await Promise.all(found)).flat();
  return left.map((record) => ({ ...record, id: record.what === 'created' ? record.id : null }));
}

const hostedByRoot = (all: readonly Settings[]): Map<string, Settings> =>
  new Map(all.filter(({ service }) => service).map((settings) => [settings.root, settings]));

const MOST_NAMED = 20;

/** For the terminal; empty where nothing is left. */
export const linesOfStillRunning = (left: readonly StillRunning[]): string =>
  linesOf(
    left.filter(({ id }) => id !== null),
    (isOne) => [
      `${isOne ? 'is' : 'are'} still running on the service, as far as is known`,
      `${isOne ? 'It' : 'They'} may end there. CASEWRIGHT_RESUME=1 in front of the next run takes ${isOne ? 'it' : 'them'} over, in place of creating new ones.`,
    ],
  ) +
  linesOf(
    left.filter(({ id }) => id === null),
    (isOne) => [
      `${isOne ? 'was' : 'were'} asked for, and may be running, though no answer came`,
      `CASEWRIGHT_RESUME=1 in front of the next run looks for ${isOne ? 'it' : 'them'}, and CASEWRIGHT_RESUME=again creates ${isOne ? 'a new one' : 'new ones'} where it finds none.`,
    ],
  );

function linesOf(
  left: readonly StillRunning[],
  words: (isOne: boolean) => [what: string, advice: string],
): string {
  if (left.length === 0) return '';
  const isOne = left.length === 1;
  const [what, advice] = words(isOne);
  const kinds = new Set(left.map(({ kind }) => (isOne ? kind : `${kind}s`)));
  const lines = left
    .slice(0, MOST_NAMED)
    .map(({ id, title, file }) => `  ${id === null ? '' : `${id}  `}${title} (${file})\n`);
  const more = left.length > MOST_NAMED ? `  … and ${left.length - MOST_NAMED} more\n` : '';
  return `\n${left.length} ${[...kinds].join(' or ')} ${what}:\n${lines.join('')}${more}${advice}\n`;
}

/** In the order in which it was begun; what was asked for only where no answer was written down. */
export function stillRunningOf(records: readonly JournalRecord[], run: string): (Asked | Created)[] {
  const own = records.filter((record) => 'run' in record && record.run === run);
  const created = own.filter((record) => record.what === 'created');
  const over = new Set(own.flatMap((record) => (record.what === 'ended' && record.over ? [record.id] : [])));
  const answered = new Set(
    records.flatMap((record) =>
      record.what === 'created' || record.what === 'not created' ? [record.ask] : [],
    ),
  );
  // What was found later, in place of a lost answer, has an ask of its own.
  const isFound = (asked: Asked) =>
    own
      .slice(own.indexOf(asked))
      .some(
        (later) =>
          later.what === 'created' &&
          later.takenOver &&
          later.retry === asked.retry &&
          isOfSame(later, asked),
      );
  // Of entries that claim the same one each has written it.
  const firsts = new Set(new Map(created.toReversed().map((record) => [record.id, record])).values());
  return own.flatMap((record): (Asked | Created)[] => {
    if (record.what === 'asked') return answered.has(record.ask) || isFound(record) ? [] : [record];
    return record.what === 'created' && firsts.has(record) && !over.has(record.id) ? [record] : [];
  });
}
