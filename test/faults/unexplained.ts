/** What was paid, held against what the journal says. */
import type { JournalRecord } from '../../src/runner/journal/records.js';
import type { Attempt } from './chance.js';

interface OfEntry {
  entry: { number: number };
  attempt: Attempt & { retry: number };
}

/** In words: sessions and plan runs that the journal does not explain, and those that it knows and nobody paid. */
export function unexplained(all: readonly OfEntry[], records: readonly JournalRecord[]): string[] {
  return all.flatMap(({ entry, attempt }) => {
    const { retry } = attempt;
    const { paid, outcome } = attempt.run;
    const own = attempt.flow.startsWith('plan') ? outcome.planRunId : outcome.sessionId;
    const { asked, created, refused } = knownOf(records, { number: entry.number, retry });
    const faults: [isBroken: boolean, what: string][] = [
      [asked.length > 1, `asked for ${asked.length} times`],
      [paid > asked.length - refused, `paid ${paid} times, asked for ${asked.length}, refused ${refused}`],
      [created.length > paid, `known ${created.length} times, and paid ${paid}`],
      [own !== null && !created.includes(own), `${own} is not in the journal`],
    ];
    return faults.flatMap(([isBroken, what]) =>
      isBroken ? [`${entry.number}, retry ${retry}: ${what}`] : [],
    );
  });
}

function knownOf(records: readonly JournalRecord[], { number, retry }: { number: number; retry: number }) {
  const isOwn = (record: JournalRecord) =>
    'titles' in record && record.titles[0] === String(number) && record.retry === retry;
  const asked = records.flatMap((record) => (record.what === 'asked' && isOwn(record) ? [record.ask] : []));
  const created = records.flatMap((record) =>
    record.what === 'created' && isOwn(record) ? [record.id] : [],
  );
  const refused = records.filter((record) => record.what === 'not created' && asked.includes(record.ask));
  return { asked, created, refused: refused.length };
}
