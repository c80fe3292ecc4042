/** The body of an entry: runs its case through a service, and hands what came of it to Vitest. */
import path from 'node:path';
import type { TestContext } from 'vitest';
import { DEFAULT_PACE } from '../client/index.js';
import {
  LOCAL_PACE,
  conclusionOf,
  errorAt,
  prepareEntry,
  runCase,
  shareOfLimit,
  sharedClient,
  timeLimitOf,
  type Entry,
  type HostedService,
} from '../runner/index.js';
import { annotateOutcome } from './annotateOutcome.js';
import type { EntriesGiven } from './entries.js';
import { settle } from './settle.js';
import { watchTest } from './watchTest.js';

type Around = Pick<EntriesGiven, 'provided' | 'findService'>;

/** @throws Error at the deciding step's place, for every verdict but the one that the case's tags expect */
export async function runEntry(entry: Entry, around: Around, context: TestContext): Promise<void> {
  const { toRun, ...prepared } = prepareEntry(entry);
  const { service } = entry.settings;
  // Every worker has a client of its own.
  const shared = service && shareOfLimit(service, around.provided.workers);
  const { client: access, projectId } = shared ?? (await localService(around));
  const client = sharedClient(access);
  const watch = watchTest(context);
  try {
    const run = await runCase(toRun, {
      ...prepared,
      ...{ client, projectId, apiKey: access.apiKey },
      pace: service ? DEFAULT_PACE : LOCAL_PACE,
      timeLimit: timeLimitOf(entry.case, entry.settings),
      signal: watch.signal,
    });
    await annotateOutcome(run, around.provided, { context, watch });
    conclude(entry, run.outcome, context);
  } finally {
    watch.end();
  }
}

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
