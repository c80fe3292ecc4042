/** What a run has begun on a service, and has not seen at its end, as far as its journal knows. Pure. */
import type { Asked, Created, JournalRecord } from './records.js';
import { isOfSame } from './standingSession.js';

/** In the order in which it was begun; what was asked for only where no answer was written down. */
export function leftOf(records: readonly JournalRecord[], run: string): (Asked | Created)[] {
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
