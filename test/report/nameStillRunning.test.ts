/** What a run has left on a service is told by the attempt that began it, or else as a fault of the run; never not at all. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildReport } from '../../src/report/collect/buildReport.js';
import type { EndedAttempt, StillRunning } from '../../src/report/collect/EndedRun.js';
import { ReportFolder } from '../../src/report/ReportFolder.js';
import { attemptWith, endedAttempt, endedCase, endedRunOf } from './ended.js';

const LEFT: StillRunning = {
  ...{ kind: 'session', id: 's-7', title: 'Cart › Buying' },
  ...{ file: 'cases/cart.feature', titles: ['Cart', 'Buying'], project: 'cases', repeat: 0, retry: 0 },
};
const FAULT = 'The session s-7 of cases/cart.feature (Cart › Buying) may still be running on the service.';

const interrupted = endedAttempt({ status: 'interrupted', isOk: false });
const failed = endedAttempt({ status: 'failed', isOk: false, errors: ['Error: no.\n  at x.'] });

async function reported(attempts: EndedAttempt[], left: StillRunning[], redact = (text: string) => text) {
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-report-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const run = endedRunOf([endedCase({}, { attempts })], { left, redact });
  const report = await buildReport(run, { version: '1.0.0', title: 'Shop' }, new ReportFolder(folder));
  const found = report.cases.flatMap((one) => one.attempts);
  return {
    ids: found.map(({ sessionId, planRunId }) => sessionId ?? planRunId),
    messages: found.map(({ message }) => message),
    faults: report.faults,
  };
}

test('The attempt that began it names it, as a sentence of its own.', async () => {
  expect(await reported([interrupted], [LEFT])).toEqual({
    ids: ['s-7'],
    messages: ['The case was not judged: the run was interrupted. Session s-7 may still be running.'],
    faults: [],
  });
  const planRun: StillRunning = { ...LEFT, kind: 'plan run', id: 'p-1', retry: 1 };
  expect(await reported([interrupted, failed], [planRun])).toEqual({
    ids: [null, 'p-1'],
    messages: [
      'The case was not judged: the run was interrupted',
      'The case was not judged: Error: no.\n  at x.\nPlan run p-1 may still be running.',
    ],
    faults: [],
  });
});

test('An attempt that names it by itself keeps its own words.', async () => {
  const outcome = {
    verdict: 'error',
    reason: 'interrupted',
    sessionId: 's-7',
    message: 'Own words.',
  } as const;
  const own = attemptWith(outcome, { status: 'interrupted', isOk: false });
  expect(await reported([own], [LEFT])).toEqual({ ids: ['s-7'], messages: ['Own words.'], faults: [] });
});

test.each<[string, Partial<StillRunning>]>([
  ['another file', { file: 'cases/till.feature' }],
  ['another case', { titles: ['Cart', 'Paying'] }],
  ['a case below a heading', { titles: ['Cart', 'Buying', 'Buying'] }],
  ['another project', { project: 'phone' }],
  ['another repetition', { repeat: 1 }],
  ['an attempt that the runner knows nothing of', { retry: 1 }],
])('It is a fault of the run where it was begun for %s.', async (_, changes) => {
  const { ids, faults } = await reported([interrupted], [{ ...LEFT, ...changes }]);
  expect(ids).toEqual([null]);
  expect(faults).toEqual([FAULT.replace('cases/cart.feature', changes.file ?? 'cases/cart.feature')]);
});

test('Where no answer came, it is said that something may be running, and once.', async () => {
  const asked = { ...LEFT, id: null };
  expect(await reported([interrupted], [asked])).toEqual({
    ids: [null],
    messages: ['The case was not judged: the run was interrupted. A session may be running.'],
    faults: [],
  });
  const message = 'The run was interrupted. A session may be running.';
  const said = attemptWith({ verdict: 'error', reason: 'interrupted', sessionId: null, message });
  expect(await reported([said], [asked])).toEqual({ ids: [null], messages: [message], faults: [] });
  expect(await reported([], [asked])).toMatchObject({
    faults: ['A session of cases/cart.feature (Cart › Buying) may be running on the service.'],
  });
});

test('An attempt that knew no more than that it had asked says now which one it is.', async () => {
  const message = 'The run was interrupted. A session may be running.';
  const said = attemptWith({ verdict: 'error', reason: 'interrupted', sessionId: null, message });
  expect(await reported([said], [LEFT])).toEqual({
    ids: ['s-7'],
    messages: ['The run was interrupted. Session s-7 may still be running.'],
    faults: [],
  });
});

test('Titles with secrets in them are compared as they are shown.', async () => {
  const left = [{ ...LEFT, titles: ['***', 'Buying'] }];
  const redact = (text: string) => text.replaceAll('Cart', '***');
  expect(await reported([interrupted], left, redact)).toMatchObject({ ids: ['s-7'], faults: [] });
});

test.each([
  ['was never begun', [], [null]],
  [
    'names another one',
    [attemptWith({ verdict: 'error', reason: 'interrupted', sessionId: 's-6' })],
    ['s-6'],
  ],
])('It is a fault of the run where its case %s.', async (_, attempts, ids) => {
  expect(await reported(attempts, [LEFT])).toMatchObject({ ids, faults: [FAULT] });
});
