/** Which session or plan run of an earlier run stands for an entry, and has not been concluded by it. Pure. */
import { LONGEST_KEPT } from './JournalFile.js';
import type { Asked, Created, Facts, JournalRecord } from './records.js';

export interface Standing {
  /** Undefined where it was asked for, and the run broke off before the answer was written down. */
  id: string | undefined;
  /** The mark that its request carried. */
  ask: string;
  /** Whether the run that was broken off had seen its end. */
  ended: boolean;
  planId: string | undefined;
  caseIds: string[] | undefined;
  /** ISO 8601. */
  askedAt: string;
}

/** @param facts of the entry in this run @param now milliseconds since 1970 */
export function standingSession(
  records: readonly JournalRecord[],
  facts: Facts,
  now: number,
): Standing | undefined {
  const isOld = ({ at }: { at: string }) => now - Date.parse(at) > LONGEST_KEPT;
  const { asks, ids, ended } = concludedIn(records, facts.run);
  const made = records.filter((record) => record.what === 'created');
  // Whoever took it over before did not make it younger.
  const isOpen = (record: Asked | Created) =>
    record.what === 'asked'
      ? !asks.has(record.ask)
      : !ids.has(record.id) && !made.some((one) => one.id === record.id && isOld(one));
  const found = records
    .filter((record) => record.what === 'asked' || record.what === 'created')
    .findLast(
      (record) => record.run !== facts.run && isOfSame(record, facts) && !isOld(record) && isOpen(record),
    );
  if (found === undefined) return undefined;
  const { ask, planId, caseIds, at } = found;
  const id = found.what === 'created' ? found.id : undefined;
  return { id, ask, ended: id !== undefined && ended.has(id), planId, caseIds, askedAt: at };
}

/** What is concluded, or this run's own by now; and what had ended in runs that this one goes on with. */
function concludedIn(records: readonly JournalRecord[], run: string) {
  const resumed = brokenOffBefore(records, run);
  const ids = new Set<string>();
  const asks = new Set<string>();
  const ended = new Set<string>();
  for (const record of records) {
    if (record.what === 'ended' && record.over) (resumed.has(record.run) ? ended : ids).add(record.id);
    if (record.what === 'created' && record.run === run) ids.add(record.id);
    if (record.what === 'created' || record.what === 'not created') asks.add(record.ask);
  }
  return { ids, asks, ended };
}

/**
 * The last run before this one, if it was broken off, and those that it went on with itself. A run that came to its end has
 * given its verdicts: to take them again would be to tell of yesterday.
 */
export function brokenOffBefore(records: readonly JournalRecord[], run: string): ReadonlySet<string> {
  const over = new Set(records.flatMap((record) => (record.what === 'run over' ? [record.run] : [])));
  const found = new Set<string>();
  for (const begun of records.filter((record) => record.what === 'run begun').toReversed()) {
    if (begun.run === run) continue;
    if (over.has(begun.run)) break;
    found.add(begun.run);
    if (!begun.resumes) break;
  }
  return found;
}

const SAME = ['runner', 'project', 'file', 'repeat', 'content', 'origin', 'projectId', 'kind'] as const;

/** Whether both are of the same entry, and ask for the same. */
export const isOfSame = (one: Facts, other: Facts): boolean =>
  SAME.every((name) => one[name] === other[name]) && one.titles.join('\n') === other.titles.join('\n');
