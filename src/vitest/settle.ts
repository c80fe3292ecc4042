/** Ends the body of an entry as its outcome wants it, once that is annotated. */
import type { TestContext } from 'vitest';
import { outcomeOfUnusable, UnusableEntry, warningOf } from '../runner/index.js';
import { annotateOutcome } from './annotateOutcome.js';
import { entryMetaOf } from './entryMeta.js';
import type { Provided } from './provided.js';

/**
 * @param warning given where the gate only warns; a retry may still reach a verdict
 * @throws the error, or what Vitest throws to skip a test
 */
export function settle(
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
export async function settled(
  body: () => Promise<void>,
  provided: Provided,
  context: TestContext,
): Promise<void> {
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
