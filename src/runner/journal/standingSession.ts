/** Which session or plan run of an earlier run stands for an entry, and has not been concluded by it. Pure. */
import { LONGEST_REMEMBERED } from './JournalFile.js';
import type { Asked, Created, Facts, JournalRecord } from './records.js';

export interface Standing {
  /** Undefined where it was asked for, and the run broke off before the answer was written down. */
  id: string | undefined;
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
  const isOld = ({ at }: { at: string }) => now - Date.parse(at) > LONGEST_REMEMBERED;
  const closed = closedIn(records, facts.run);
  const fits = (record: Asked | Created) =>
    record.run !== facts.run && isOfSame(record, facts) && !isOld(record);
  const made = records.filter((record) => record.what === 'created');
  const created = made.findLast((record) => fits(record) && !closed.ids.has(record.id));
  // Whoever took it over before did not make it younger.
  if (created && !made.some((record) => record.id === created.id && isOld(record)))
    return standing(created, created.id);
  const asked = records
    .filter((record) => record.what === 'asked')
    .findLast((record) => fits(record) && !closed.asks.has(record.ask));
  return asked && standing(asked, undefined);
}

const standing = ({ planId, caseIds, at }: Asked | Created, id: string | undefined): Standing => ({
  ...{ id, planId, caseIds },
  askedAt: at,
});

/** What is concluded, or this run's own by now. */
function closedIn(records: readonly JournalRecord[], run: string) {
  const ids = new Set<string>();
  const asks = new Set<string>();
  for (const record of records) {
    if (record.what === 'ended' && record.over) ids.add(record.id);
    if (record.what === 'created' && record.run === run) ids.add(record.id);
    if (record.what === 'created' || record.what === 'not created') asks.add(record.ask);
  }
  return { ids, asks };
}

const SAME = ['runner', 'project', 'file', 'repeat', 'content', 'origin', 'projectId', 'kind'] as const;

/** Whether both are of the same entry, and ask for the same. */
export const isOfSame = (one: Facts, other: Facts): boolean =>
  SAME.every((name) => one[name] === other[name]) && one.titles.join('\n') === other.titles.join('\n');
