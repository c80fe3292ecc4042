/** A test of a run that is over, in the words of the report; nothing for one that was not selected. */
import type { TestCase, Vitest } from 'vitest/node';
import { isSkippedByTag } from '../../cases/index.js';
import type { EndedTest, EndedAttempt } from '../../report/collect/EndedRun.js';
import type { TellError } from '../../runner/secrets.js';
import { begunAt } from '../resultsFolder.js';
import { resultOf } from '../compat.js';
import { entryMetaOf, providedTo } from '../provided.js';
import { factsOfCase, suitesOf, type FactsOfTest, type Selection } from './Selection.js';
import { attemptsOf } from './attemptsOf.js';

export interface AroundTest {
  vitest: Vitest;
  selection: Selection;
  startedAt: Date;
  tell: TellError;
  isRunBrokenOff: boolean;
  file: string;
}

export function endedTest(test: TestCase, around: AroundTest): EndedTest[] {
  const { vitest, selection, startedAt, tell, file, isRunBrokenOff } = around;
  const begun = beginOf(test);
  const end = howEnded(test, vitest, { selection, hasBegun: begun !== undefined });
  if (end === 'left out') return [];
  const attempts = attemptsOf(test, end, { begun: begun ?? startedAt, tell, isRunBrokenOff });
  const { name: project } = test.project;
  const facts = entryMetaOf({ meta: test.meta() })?.facts;
  const known = facts ? factsOfCase(facts, project) : factsOfOther(test, file);
  return [{ ...known, project, repetition: 0, attempts, isOk: attempts.at(-1)?.isOk ?? true }];
}

/** Where the entry itself knows it. */
function beginOf(test: TestCase): Date | undefined {
  const begun = providedTo(test.project).flatMap(({ results }) => begunAt(results, test.id) ?? []);
  return begun[0] === undefined ? undefined : new Date(begun[0]);
}

function factsOfOther(test: TestCase, file: string): FactsOfTest {
  const { name: title, location } = test;
  const suites = suitesOf(test).map(({ name }) => name);
  const { line = null, column = null } = location ?? {};
  return { file, line, column, title, suites, entry: undefined };
}

/**
 * How a test has ended. Vitest calls skipped what a suite skips, what was not selected, and what a run never came to or
 * broke off; they are distinguished here.
 */
type End = EndedAttempt['status'] | 'left out';

interface KnownOfEntry {
  selection: Selection;
  hasBegun: boolean;
}

function howEnded(test: TestCase, vitest: Vitest, known: KnownOfEntry): End {
  const { state, errors } = test.result();
  if (state === 'passed') return state;
  if (state === 'failed') return errors.some(isTimeUp) ? 'timed out' : state;
  return howSkipped(test, vitest, known);
}

function howSkipped(test: TestCase, vitest: Vitest, { selection, hasBegun }: KnownOfEntry): End {
  const result = resultOf(test, vitest);
  // It has ended by itself, so its body or a hook has skipped it.
  if (result?.duration !== undefined) return 'skipped';
  if (hasBegun || result?.startTime !== undefined) return 'interrupted';
  // Where reports of other runs are merged, tests that a run never came to are called so, too, but only those have a result.
  const wasKnown = /^(?:skip|todo)$/.test(test.options.mode) && (!vitest.config.mergeReports || !result);
  if (!wasKnown) return 'not run';
  return selection.has(test) && isMeantToBeSkipped(test) ? 'skipped' : 'left out';
}

const isTimeUp = ({ message }: { message?: string }) => /^(?:Test|Hook) timed out in /.test(message ?? '');

/** And not because another one is tagged `@only`; of tests that are no cases nobody knows. */
function isMeantToBeSkipped(test: TestCase): boolean {
  const tags = entryMetaOf({ meta: test.meta() })?.facts.tags;
  return tags === undefined || isSkippedByTag({ tags });
}
