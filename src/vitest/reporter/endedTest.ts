/** A test of a run that is over, in the words of the report; nothing for one that was not selected. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { TestCase, TestModule, TestSuite } from 'vitest/node';
import { isSkippedByTag } from '../../cases/index.js';
import { notBegun, type EndedTest, type EndedAttempt, type Content } from '../../report/collect/EndedRun.js';
import type { TellError } from '../../runner/secrets.js';
import { begunAt, entryMetaOf, providedTo, type StoredOutcome } from '../provided.js';
import { resultOf } from '../compat.js';
import { factsOfCase, suitesOf, type FactsOfTest } from './Selection.js';
import type { VitestRun } from './endedRun.js';

/** A test's own start, where that is known, takes the place of the run's. */
interface AroundTest extends Pick<VitestRun, 'vitest' | 'selection' | 'startedAt'> {
  tell: TellError;
  /** Whether all of the run was broken off, and not only this test. */
  isRunBrokenOff: boolean;
  file: string;
}

export function endedTest(test: TestCase, around: AroundTest): EndedTest[] {
  const begun = beginOf(test);
  const end = howEnded(test, around, begun !== undefined);
  if (end === 'left out') return [];
  const attempts = attemptsOf(test, end, { ...around, startedAt: begun ?? around.startedAt });
  const { name: project } = test.project;
  const facts = entryMetaOf({ meta: test.meta() })?.facts;
  const known = facts ? factsOfCase(facts, project) : factsOfOther(test, around.file);
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

function howEnded(test: TestCase, around: AroundTest, hasBegun: boolean): End {
  const { state, errors } = test.result();
  if (state === 'passed') return state;
  if (state === 'failed') return errors.some(isTimeUp) ? 'timed out' : state;
  return howSkipped(test, around, hasBegun);
}

function howSkipped(test: TestCase, { vitest, selection }: AroundTest, hasBegun: boolean): End {
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

/** Vitest itself says nothing of a test whose worker is gone. */
const WORKER_ENDED = 'its worker process ended before it did';

/** None for a test that the run never came to, unless a hook is why. */
function attemptsOf(
  test: TestCase,
  status: EndedAttempt['status'],
  { startedAt: begun, tell, isRunBrokenOff }: AroundTest,
): EndedAttempt[] {
  if (status === 'not run') return attemptOfHook(test, begun, tell);
  const { startTime = begun.getTime(), duration = 0, retryCount = 0 } = test.diagnostic() ?? {};
  const { outcomes = [] } = entryMetaOf({ meta: test.meta() }) ?? {};
  // Vitest forgets the retries of a test that was skipped by its last one.
  const last = Math.max(retryCount, ...outcomes.map(({ retry }) => retry));
  const { errors, note } = whatWasSaid(test, tell);
  const starts = startsOfErrors(outcomes, last);
  const isWorkerGone = status === 'interrupted' && !isRunBrokenOff;
  const after = isWorkerGone ? [WORKER_ENDED] : errorsAfter(test).map(tell);
  return Array.from({ length: last + 1 }, (_, retry) => {
    const isLast = retry === last;
    const left = outcomes.findLast((one) => one.retry === retry);
    const hooks = isLast ? after : [];
    return {
      status: isLast && !(status === 'passed' && hooks.length > 0) ? status : 'failed',
      isOk: isLast && test.ok() && status !== 'interrupted' && hooks.length === 0,
      startedAt: new Date(startTime),
      duration: Math.round(duration / (last + 1)),
      errors: [...errors.slice(starts[retry], isLast ? undefined : starts[retry + 1]), ...hooks],
      note: isLast ? note : null,
      outcome: left && outcomeOf(left),
      pictures: left ? picturesOf(left, test) : [],
    };
  });
}

function whatWasSaid(test: TestCase, tell: TellError): { errors: string[]; note: string | null } {
  const result = test.result();
  return {
    errors: (result.errors ?? []).map(messageOf).map(tell),
    note: (result.state === 'skipped' && result.note) || null,
  };
}

/** Where the errors of each attempt begin. One that never came to an outcome has failed by one error of a hook. */
function startsOfErrors(outcomes: readonly StoredOutcome[], last: number): number[] {
  const starts = [0];
  for (let retry = 1; retry <= last; retry += 1) {
    const left = outcomes.findLast((one) => one.retry === retry);
    starts.push(left?.errorsBefore ?? (starts[retry - 1] ?? 0) + 1);
  }
  return starts;
}

/** A hook that failed before all tests of a file or suite. */
function attemptOfHook(test: TestCase, begun: Date, tell: TellError): EndedAttempt[] {
  const around = [test.module, ...suitesOf(test)];
  const errors = around
    .flatMap((one) => one.errors())
    .map(messageOf)
    .map(tell);
  if (errors.length === 0 || whatWasSaid(test, tell).note !== null) return [];
  return [{ ...notBegun('failed', begun), isOk: false, errors }];
}

/**
 * What hooks say that fail after all tests of a file or suite. Vitest blames no test for it; here, as in Playwright, it is the
 * last one that ran, for a hook around it has failed.
 */
function errorsAfter(test: TestCase): string[] {
  const around = [test.module, ...suitesOf(test)];
  return around.filter((place) => lastOf(place) === test).flatMap((place) => place.errors().map(messageOf));
}

function lastOf(place: TestModule | TestSuite): TestCase | undefined {
  if (place.errors().length === 0) return undefined;
  const ran = [...place.children.allTests()].filter((test) => test.diagnostic() !== undefined);
  return ran.toSorted((a, b) => endOf(a) - endOf(b)).at(-1);
}

function endOf(test: TestCase): number {
  const { startTime = 0, duration = 0 } = test.diagnostic() ?? {};
  return startTime + duration;
}

/** What an attempt has left: its outcome, and pictures beside it or, in merged reports, where Vitest has copied them. */
const outcomeOf = ({ path: file, body }: StoredOutcome): Content =>
  body === undefined ? { path: file } : { body: gunzipSync(Buffer.from(body, 'base64')) };

function picturesOf({ path: file }: StoredOutcome, test: TestCase): Content[] {
  const folder = path.dirname(file);
  if (existsSync(file)) {
    const names = readdirSync(folder).filter((name) => name !== path.basename(file));
    return names.map((name) => ({ path: path.join(folder, name) }));
  }
  return test.annotations().flatMap(({ attachment }): Content[] => {
    if (!attachment?.contentType?.startsWith('image/')) return [];
    if (attachment.path !== undefined) return [{ path: attachment.path }];
    return attachment.body === undefined ? [] : [{ body: Buffer.from(attachment.body as string, 'base64') }];
  });
}

export const messageOf = ({ message }: { message?: string }): string =>
  message ?? 'An error without a message.';
