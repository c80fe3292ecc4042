/**
 * How a test has ended. Vitest calls skipped what a suite skips, what was not selected, and what a run never came to or
 * broke off; they are told apart here.
 */
import type { TestCase, Vitest } from 'vitest/node';
import { isLeftOut } from '../../cases/index.js';
import type { EndedAttempt } from '../../report/collect/EndedRun.js';
import { resultOf } from '../compat.js';
import { entryMetaOf } from '../entryMeta.js';
import type { Selection } from './Selection.js';

export type End = EndedAttempt['status'] | 'left out';

interface KnownOfTest {
  selection: Selection;
  /** Its entry says so. */
  hasBegun: boolean;
}

export function howEnded(test: TestCase, vitest: Vitest, known: KnownOfTest): End {
  const { state, errors } = test.result();
  if (state === 'passed') return state;
  if (state === 'failed') return errors.some(isTimeUp) ? 'timed out' : state;
  return howSkipped(test, vitest, known);
}

function howSkipped(test: TestCase, vitest: Vitest, { selection, hasBegun }: KnownOfTest): End {
  const result = resultOf(test, vitest);
  // It has ended by itself, so its body or a hook has skipped it.
  if (result?.duration !== undefined) return 'skipped';
  if (hasBegun || result?.startTime !== undefined) return 'interrupted';
  const isMerged = !!vitest.config.mergeReports;
  if (!isToBeSkipped(test, { isMerged, isUntouched: !result })) return 'not run';
  return selection.has(test) && isMeantToBeSkipped(test) ? 'skipped' : 'left out';
}

const isTimeUp = ({ message }: { message?: string }) => /^(?:Test|Hook) timed out in /.test(message ?? '');

/**
 * Whether that was known before the run began. Where reports of other runs are merged, tests that a run never came to are
 * called so, too, but only those have a result.
 */
function isToBeSkipped(
  { options: { mode } }: TestCase,
  { isMerged, isUntouched }: { isMerged: boolean; isUntouched: boolean },
): boolean {
  return (mode === 'skip' || mode === 'todo') && (!isMerged || isUntouched);
}

/** And not because another one is tagged `@only`; of tests that are no cases nobody knows. */
function isMeantToBeSkipped(test: TestCase): boolean {
  const tags = entryMetaOf({ meta: test.meta() })?.facts.tags;
  return tags === undefined || isLeftOut({ tags });
}
