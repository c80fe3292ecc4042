/** Brings together what came of the case and what the runner says of the test around it. Never greener than either. */
import type { Outcome, Reason } from '../outcome.js';
import type { Attempt, Effect } from '../report.js';
import type { EndedAttempt } from './EndedRun.js';

export type Finding = Pick<Attempt, 'verdict' | 'reason' | 'effect' | 'message'>;

export interface AroundAttempt {
  outcome: Outcome | undefined;
  tags: readonly string[];
}

export function reconcile(attempt: EndedAttempt, around: AroundAttempt): Finding {
  const { outcome, tags } = around;
  const found = outcome ? withOutcome(attempt, outcome, tags) : withoutOutcome(attempt, tags);
  return { ...found, effect: effectOf(found, attempt, around) };
}

type Found = Omit<Finding, 'effect'>;

function withOutcome(attempt: EndedAttempt, outcome: Outcome, tags: readonly string[]): Found {
  const { verdict, reason, message } = outcome;
  const mayFail = tags.includes('@fail');
  if (isBrokenOff(attempt) && verdict === 'failed' && mayFail) {
    return broken(attempt, 'The case failed as it is expected to, but what is around it did not end');
  }
  // A runner that gives a test up interrupts what it waits for.
  if (attempt.status === 'timed out' && reason === 'interrupted')
    return broken(attempt, 'The case was not judged');
  if (verdict !== 'passed') return { verdict, reason, message };
  if (isLeftOut(attempt)) return skipped('skipped by the suite', attempt);
  // Even where the runner is content: a hook that fails after the case looks to it like what is expected.
  if (mayFail && !isBrokenOff(attempt)) return PASSED_UNEXPECTEDLY;
  if (attempt.isOk && !isBrokenOff(attempt)) return { verdict, reason, message };
  return broken(attempt, 'The case passed, but what is around it did not');
}

const PASSED_UNEXPECTEDLY: Found = {
  verdict: 'failed',
  reason: 'passed unexpectedly',
  message: 'The case is tagged @fail, but it passed.',
};

function withoutOutcome(attempt: EndedAttempt, tags: readonly string[]): Found {
  const { status } = attempt;
  if (status === 'not run') return skipped('not run', attempt);
  if (status === 'skipped') {
    const byTag = tags.includes('@skip') || tags.includes('@fixme');
    return skipped(byTag ? 'skipped by tag' : 'skipped by the suite', attempt);
  }
  if (status === 'passed') {
    const message =
      'The runner counts the case as passed, but its outcome is missing, so nothing is known of it.';
    return { verdict: 'error', reason: 'no result', message };
  }
  return broken(attempt, 'The case was not judged');
}

const isLeftOut = ({ status }: EndedAttempt) => status === 'skipped' || status === 'not run';

const isBrokenOff = ({ status }: EndedAttempt) => status === 'timed out' || status === 'interrupted';

const skipped = (reason: Reason, { note }: EndedAttempt): Found => ({
  verdict: 'skipped',
  reason,
  message: note ?? SKIPPED[reason] ?? 'Skipped.',
});

const SKIPPED: Partial<Record<Reason, string>> = {
  'skipped by tag': 'Skipped by its tag.',
  'skipped by the suite': 'Skipped by the suite.',
  'not run': 'The run ended before it came to the case.',
};

function broken({ status, errors }: EndedAttempt, what: string): Found {
  const why = errors.at(-1);
  const { reason, words } = BROKEN[status] ?? {
    reason: 'hook or fixture failed',
    words: 'a hook or fixture failed',
  };
  return { verdict: 'error', reason, message: `${what}: ${why ?? words}` };
}

const BROKEN: Readonly<Record<string, { reason: Reason; words: string }>> = {
  'timed out': { reason: 'out of time', words: "the test's time was up" },
  interrupted: { reason: 'interrupted', words: 'the run was interrupted' },
};

function effectOf(found: Found, attempt: EndedAttempt, { outcome, tags }: AroundAttempt): Effect {
  const { verdict, reason } = found;
  if (verdict === 'skipped') return 'none';
  // What skips an entry that has run is the gate.
  if (isLeftOut(attempt)) return outcome?.gate === 'warn' ? 'warns' : 'fails';
  if (!attempt.isOk || verdict === 'error' || reason === 'passed unexpectedly') return 'fails';
  // The suite may expect a failure by other means than the tag; the runner is then content with one.
  const isExpected = tags.includes('@fail') || attempt.status === 'failed';
  return verdict === 'passed' || isExpected ? 'passes' : 'fails';
}
