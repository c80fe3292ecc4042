/** The lines of the journal, and what they say of earlier runs. Prompts and secrets are in none of them. */
import { z } from 'zod';

/** The entry of a runner that a session or plan run stands for, as it is known again in another run. */
export const EntryKey = z.object({
  runner: z.string(),
  /** The runner's project, or the plugin's name. */
  project: z.string(),
  file: z.string(),
  /** The headings above, then the case's own title. */
  titles: z.array(z.string()),
  /** From 0. */
  repeat: z.int(),
});

const Facts = EntryKey.extend({
  /** Of the runner. */
  run: z.string(),
  /** From 0. */
  retry: z.int(),
  /** A hash of all that the service is sent. */
  content: z.string(),
  /** The service's. */
  origin: z.string(),
  projectId: z.string(),
  kind: z.enum(['session', 'plan run']),
  /** As the service's lists show it. */
  title: z.string(),
  planId: z.string().optional(),
  /** Of a plan that was stored for this run: its cases. */
  caseIds: z.array(z.string()).optional(),
});

/** ISO 8601. */
const at = z.iso.datetime();
/** Made up for each request that creates something. */
const ask = z.string();
/** Of the session or plan run. */
const id = z.string();

/** What `facts` stand for is about to be asked for. */
const Asked = Facts.extend({ what: z.literal('asked'), at, ask });
/** There it is, new or taken over from an earlier run. */
const Created = Facts.extend({ what: z.literal('created'), at, ask, id, takenOver: z.boolean() });
const NotCreated = z.object({ what: z.literal('not created'), at, ask });
/** The entry has ended; `over` says whether the session or plan run had, too. */
const Ended = z.object({ what: z.literal('ended'), at, id, run: z.string(), over: z.boolean() });

/** The runner's own, from its reporter; `resumes` says whether it goes on with what was broken off before it. */
const RunBegun = z.object({ what: z.literal('run begun'), at, run: z.string(), resumes: z.boolean() });
/** It was not broken off. */
const RunOver = z.object({ what: z.literal('run over'), at, run: z.string() });

export const JournalRecord = z.discriminatedUnion('what', [
  Asked,
  Created,
  NotCreated,
  Ended,
  RunBegun,
  RunOver,
]);

export type EntryKey = z.infer<typeof EntryKey>;
export type Facts = z.infer<typeof Facts>;
export type Asked = z.infer<typeof Asked>;
export type Created = z.infer<typeof Created>;
export type JournalRecord = z.infer<typeof JournalRecord>;

/** Milliseconds; what is older is taken over by nobody. */
export const LONGEST_KEPT = 24 * 3_600_000;

export interface Standing {
  /** Undefined where it was asked for, and the run broke off before the answer was written down. */
  id: string | undefined;
  ask: string;
  /** Whether the run that was broken off had seen its end. */
  ended: boolean;
  planId: string | undefined;
  caseIds: string[] | undefined;
  /** ISO 8601. */
  askedAt: string;
}

/**
 * Which session or plan run of an earlier run stands for an entry, and has not been concluded by it.
 * @param facts of the entry in this run @param now milliseconds since 1970
 */
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
function brokenOffBefore(records: readonly JournalRecord[], run: string): ReadonlySet<string> {
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

export const isOfSame = (one: Facts, other: Facts): boolean =>
  SAME.every((name) => one[name] === other[name]) && one.titles.join('\n') === other.titles.join('\n');
