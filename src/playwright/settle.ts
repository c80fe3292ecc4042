/** Ends the body of an entry as its outcome wants it, once that is attached. */
import type { TestInfo } from '@playwright/test';
import { outcomeOfUnusable, warningOf, UnusableEntry, type Settings } from '../runner/index.js';
import { attachOutcome } from './attachOutcome.js';
import { failsOnFlaky } from './compat.js';
import { factsOf } from './annotatedFacts.js';

/**
 * @param warning given where the gate only warns; a retry may still reach a verdict
 * @throws the error, or what Playwright throws to skip a test
 */
export function settle(
  { error, warning }: { error: Error | undefined; warning: string | undefined },
  testInfo: TestInfo,
): void {
  if (warning !== undefined && isLast(testInfo)) testInfo.skip(true, warning);
  if (error) throw error;
}

/** To Playwright what fails and is skipped in the end is flaky: where that fails the run, a gate must not wait for retries. */
const isLast = ({ retry, project, config }: TestInfo): boolean =>
  retry >= project.retries || failsOnFlaky(config);

/** What can't even begin has an outcome, too. */
export async function settled(
  body: () => Promise<void>,
  settings: Pick<Settings, 'gates' | 'root' | 'secrets'>,
  testInfo: TestInfo,
): Promise<void> {
  try {
    await body();
  } catch (error) {
    if (!(error instanceof UnusableEntry)) throw error;
    await settleUnusable(error, settings, testInfo);
  }
}

/** @throws the error, or what skips the entry, by the gate */
export async function settleUnusable(
  error: UnusableEntry,
  settings: Pick<Settings, 'gates' | 'root' | 'secrets'>,
  testInfo: TestInfo,
): Promise<void> {
  const facts = factsOf(testInfo);
  const outcome = facts && outcomeOfUnusable(facts, error, settings);
  if (outcome) await attachOutcome({ outcome, pictures: new Map() }, testInfo);
  settle({ error, warning: outcome && warningOf(outcome) }, testInfo);
}
