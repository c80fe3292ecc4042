/** What a run has left on a hosted service, as its journal knows. */
import type { StillRunning } from '../../report/collect/EndedRun.js';
import { journalFile } from './journalOf.js';
import type { Settings } from './settings.js';
import type { Asked, Created, JournalRecord } from '../journal/records.js';
import { isOfSame } from '../journal/standingSession.js';

/** Begun by this run, and not seen at its end. Nothing where the journal can't be read: the entries say so. */
export async function stillRunning(all: readonly Settings[]): Promise<StillRunning[]> {
  const hosted = all.filter(({ service }) => service !== undefined);
  const roots = new Map(hosted.map(({ root, run }) => [root, run]));
  const found = await Promise.all([...roots].map(([root, run]) => stillRunningIn(root, run)));
  return found.flat();
}

async function stillRunningIn(root: string, ofRun: string): Promise<StillRunning[]> {
  const records = await journalFile(root)
    .records()
    .catch(() => []);
  return stillRunningOf(records, ofRun).map((record) => ({
    ...record,
    id: record.what === 'created' ? record.id : null,
  }));
}

const MOST_NAMED = 20;

/** For the terminal; empty where nothing is left. */
export function linesOfStillRunning(left: readonly StillRunning[]): string {
  return (
    linesOfRunning(left.filter(({ id }) => id !== null)) + linesOfAsked(left.filter(({ id }) => id === null))
  );
}

function linesOfRunning(left: readonly StillRunning[]): string {
  if (left.length === 0) return '';
  const [is, it, them] = left.length === 1 ? ['is', 'It', 'it'] : ['are', 'They', 'them'];
  return (
    `\n${countOf(left)} ${is} still running on the service, as far as is known:\n${listOf(left)}` +
    `${it} may end there. CASEWRIGHT_RESUME=1 in front of the next run takes ${them} over, in place of creating new ones.\n`
  );
}

function linesOfAsked(left: readonly StillRunning[]): string {
  if (left.length === 0) return '';
  const [was, it, anew] = left.length === 1 ? ['was', 'it', 'a new one'] : ['were', 'them', 'new ones'];
  return (
    `\n${countOf(left)} ${was} asked for, and may be running, though no answer came:\n${listOf(left)}` +
    `CASEWRIGHT_RESUME=1 in front of the next run looks for ${it}, and CASEWRIGHT_RESUME=again creates ${anew} where it finds none.\n`
  );
}

function countOf(left: readonly StillRunning[]): string {
  const kinds = [...new Set(left.map(({ kind }) => (left.length === 1 ? kind : (`${kind}s` as const))))];
  return `${left.length} ${kinds.join(' or ')}`;
}

function listOf(left: readonly StillRunning[]): string {
  const lines = left
    .slice(0, MOST_NAMED)
    .map(({ id, title, file }) => `  ${id === null ? '' : `${id}  `}${title} (${file})\n`);
  const more = left.length > MOST_NAMED ? `  … and ${left.length - MOST_NAMED} more\n` : '';
  return lines.join('') + more;
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
