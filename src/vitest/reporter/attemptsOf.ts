/** The attempts of a test. Vitest keeps only how often it was tried again, and all errors in one list. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { TestCase, TestModule, TestSuite } from 'vitest/node';
import type { EndedAttempt, Content } from '../../report/collect/EndedRun.js';
import type { TellError } from '../../runner/secrets.js';
import { entryMetaOf, type StoredOutcome } from '../provided.js';
import { suitesOf } from './Selection.js';

interface KnownOfTest {
  /** When the test began, or else the run. */
  begun: Date;
  tell: TellError;
  /** Whether all of the run was broken off, and not only this test. */
  isRunBrokenOff: boolean;
}

/** Vitest itself says nothing of a test whose worker is gone. */
const WORKER_ENDED = 'its worker process ended before it did';

/** None for a test that the run never came to, unless a hook is why. */
export function attemptsOf(
  test: TestCase,
  status: EndedAttempt['status'],
  { begun, tell, isRunBrokenOff }: KnownOfTest,
): EndedAttempt[] {
  if (status === 'not run') return attemptOfHook(test, { begun, tell });
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
function attemptOfHook(test: TestCase, { begun, tell }: Pick<KnownOfTest, 'begun' | 'tell'>): EndedAttempt[] {
  const around = [test.module, ...suitesOf(test)];
  const errors = around
    .flatMap((one) => one.errors())
    .map(messageOf)
    .map(tell);
  if (errors.length === 0 || whatWasSaid(test, tell).note !== null) return [];
  const nothing = { duration: 0, note: null, outcome: undefined, pictures: [] };
  return [{ status: 'failed', isOk: false, startedAt: begun, errors, ...nothing }];
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
