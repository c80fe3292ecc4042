/** The bodies of entries, all that a worker needs once it runs one: runs a case through a service, and hands what came of it to Vitest. */
import path from 'node:path';
import type { TestContext } from 'vitest';
import type { Mistake } from '../cases/index.js';
import {
  brokenFileError,
  type Entry,
  LOCAL_PACE,
  conclusionOf,
  errorAt,
  journalOf,
  prepareEntry,
  runCase,
  shareOfLimit,
  sharedClient,
  takeOver,
  timeLimitOf,
  type EntryPlace,
  type HostedService,
  type WhereAhead,
  outcomeOfUnusable,
  UnusableEntry,
  warningOf,
} from '../runner/index.js';
import type { EntriesGiven } from './entries.js';
import { DEFAULT_PACE } from '../client/index.js';
import { annotateOutcome } from './annotateOutcome.js';
import { entryKey, entryMetaOf, type Provided } from './provided.js';
import { watchTest } from './watchTest.js';

export function run(entry: Entry, given: EntriesGiven, context: TestContext): Promise<void> {
  return settled(() => runEntry(entry, given, context), given.provided, context);
}

/** @throws Error that names all mistakes of the file */
export function broken(
  mistakes: readonly Mistake[],
  { file, provided }: EntriesGiven,
  context: TestContext,
): Promise<void> {
  const error = brokenFileError(mistakes, { file, path: path.join(provided.settings.root, file) });
  return settled(() => Promise.reject(error), provided, context);
}

type Around = Pick<EntriesGiven, 'provided' | 'findService'>;

/** @throws Error at the deciding step's place, for every verdict but the one that the case's tags expect */
async function runEntry(entry: Entry, around: Around, context: TestContext): Promise<void> {
  const { toRun, ...prepared } = prepareEntry(entry);
  const { service } = entry.settings;
  const { workers, dispatch } = around.provided;
  // Every worker has a client of its own; what is carried out ahead gets half of the limit.
  const shared = service && shareOfLimit(service, workers * (dispatch === undefined ? 1 : 2));
  const { client: access, projectId } = shared ?? (await localService(around));
  const client = sharedClient(access);
  const watch = watchTest(context);
  try {
    const runContext = {
      ...prepared,
      ...{ client, projectId, apiKey: access.apiKey },
      journal: journalOf(entry, placeOf(context)),
      pace: service ? DEFAULT_PACE : LOCAL_PACE,
      timeLimit: timeLimitOf(entry.case, entry.settings),
      signal: watch.signal,
    };
    const ahead = { ...aheadOf(entry, around, context), settings: entry.settings };
    const run = await runCase(toRun, runContext, () => takeOver(toRun, ahead, runContext));
    await annotateOutcome(run, around.provided, { context, watch });
    conclude(entry, run.outcome, context);
  } finally {
    watch.end();
  }
}

/** A retry has a session of its own. */
function aheadOf(entry: Entry, { provided }: Around, { task }: TestContext): WhereAhead {
  const { retryCount = 0, repeatCount = 0 } = task.result ?? {};
  const isFirst = retryCount === 0 && repeatCount === 0;
  const { settings, file, case: one } = entry;
  const names = { plugin: settings.name, project: task.file.projectName ?? '' };
  const key = entryKey({ ...one, file }, names);
  return { address: isFirst ? provided.dispatch : undefined, key };
}

const placeOf = ({ task }: TestContext): EntryPlace => ({
  ...{ runner: 'vitest', project: task.file.projectName ?? '' },
  ...{ repeat: task.result?.repeatCount ?? 0, retry: task.result?.retryCount ?? 0 },
});

async function localService({ provided, findService }: Around): Promise<HostedService> {
  const { baseURL, projectId } = (await findService()).default;
  return { client: { baseURL, apiKey: provided.apiKey }, projectId };
}

/**
 * Vitest's own `fails` turns every error into a success, also one without a verdict, so `@fail` is judged here. What
 * failed as expected returns: a retry would not change it.
 */
function conclude(entry: Entry, outcome: Parameters<typeof conclusionOf>[1], context: TestContext): void {
  const { expectsFailure, ...conclusion } = conclusionOf(entry, outcome);
  const { error } = conclusion;
  if (!expectsFailure) settle(conclusion, context);
  if (expectsFailure && !error) {
    const { settings, file, case: one } = entry;
    throw errorAt('The case is tagged @fail, but it passed.', path.join(settings.root, file), one);
  }
}

/**
 * @param warning given where the gate only warns; a retry may still reach a verdict
 * @throws the error, or what Vitest throws to skip a test
 */
function settle(
  { error, warning }: { error: Error | undefined; warning: string | undefined },
  { task, skip }: TestContext,
): void {
  if (warning !== undefined && (task.result?.retryCount ?? 0) >= retriesOf(task)) skip(warning);
  if (error) throw error;
}

/** A number, or since Vitest 4.1 more than that. */
function retriesOf({ retry }: TestContext['task']): number {
  const given: number | { count?: number } | undefined = retry;
  return typeof given === 'object' ? (given.count ?? 0) : (given ?? 0);
}

/** What can't even begin has an outcome, too. */
async function settled(body: () => Promise<void>, provided: Provided, context: TestContext): Promise<void> {
  try {
    await body();
  } catch (error) {
    if (!(error instanceof UnusableEntry)) throw error;
    const facts = entryMetaOf(context.task)?.facts;
    const outcome = facts && outcomeOfUnusable(facts, error, provided.settings);
    const watch = { isOver: () => context.signal.aborted };
    if (outcome) await annotateOutcome({ outcome, pictures: new Map() }, provided, { context, watch });
    settle({ error, warning: outcome && warningOf(outcome) }, context);
  }
}
