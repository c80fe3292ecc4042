/** Several reports as one: shards, and runs that were repeated. */
import { describe, expect, test } from 'vitest';
import { buildReport } from '../../src/report/collect/buildReport.js';
import type { EndedRun, EndedTest } from '../../src/report/collect/EndedRun.js';
import { mergeReports } from '../../src/report/mergeReports.js';
import { Report, type RunPart } from '../../src/report/report.js';
import { ReportFolder } from '../../src/report/ReportFolder.js';
import { attemptWith, endedAttempt, endedCase, endedRunOf, otherTest } from './ended.js';

/** Its files aren't looked at. */
const nowhere = () => new ReportFolder('/no/such/folder');

const reportOf = (tests: EndedTest[], changes: Partial<EndedRun> = {}) =>
  buildReport(endedRunOf(tests, changes), { version: '1.0.0', title: 'The shop' }, nowhere());

const merged = (reports: Report[]): Report => Report.parse(mergeReports(reports));

const { part } = endedRunOf([]);
const partWith = (changes: Partial<RunPart>) => ({ part: { ...part, ...changes } });

const failedAt = (startedAt: string) =>
  attemptWith(
    { verdict: 'failed', reason: 'expectation not met', startedAt },
    { status: 'failed', isOk: false },
  );
const passedAt = (startedAt: string, text = 'Feature: Cart\n') =>
  attemptWith({ startedAt, source: { line: 1, text } });

const MORNING = '2026-11-20T08:00:00.000Z';
const NOON = '2026-11-20T12:00:00.000Z';

describe('shards', () => {
  test('give the cases of all, in the order of one run, with the sources once', async () => {
    const tests = [
      endedCase({ line: 4 }),
      endedCase({ line: 9, title: 'Paying' }),
      endedCase({ file: 'a.md' }),
    ];
    const [one, two, three] = tests;
    if (!one || !two || !three) throw new TypeError('There are three tests.');
    const whole = await reportOf(tests);
    const shards = await Promise.all([reportOf([two, otherTest()]), reportOf([three, one])]);
    const { cases, sources, otherTests } = merged(shards);
    expect(cases.map(({ file, title }) => [file, title])).toEqual(
      whole.cases.map(({ file, title }) => [file, title]),
    );
    expect(cases.map(({ file, source }) => [file, sources[source ?? -1]?.file])).toEqual([
      ['shop/a.md', 'shop/a.md'],
      ['shop/cases/cart.feature', 'shop/cases/cart.feature'],
      ['shop/cases/cart.feature', 'shop/cases/cart.feature'],
    ]);
    expect(sources).toEqual(whole.sources);
    expect(otherTests).toHaveLength(1);
  });

  test('are parts of one run, from the first start to the last end, as bad as the worst', async () => {
    const reports = await Promise.all([
      reportOf([], partWith({ startedAt: NOON, duration: 1_000, status: 'interrupted' })),
      reportOf([], {
        ...partWith({ startedAt: MORNING, duration: 1_000, status: 'failed' }),
        faults: ['Odd.'],
      }),
      reportOf([], { ...partWith({ startedAt: MORNING, duration: 500 }), faults: ['Odd.'] }),
    ]);
    const { startedAt, duration, status, parts, faults } = merged(reports);
    expect([startedAt, duration, status, faults]).toEqual([
      MORNING,
      4 * 3_600_000 + 1_000,
      'interrupted',
      ['Odd.'],
    ]);
    expect(parts.map((each) => each.status)).toEqual(['failed', 'passed', 'interrupted']);
  });
});

describe('a case of several runs', () => {
  test('keeps all attempts by their time, and is flaky where it passed only later', async () => {
    const later = await reportOf(
      [endedCase({ line: 6 }, { attempts: [passedAt(NOON, 'Mended')] })],
      partWith({ startedAt: NOON }),
    );
    const earlier = await reportOf(
      [endedCase({ line: 4 }, { attempts: [failedAt(MORNING)] })],
      partWith({ startedAt: MORNING }),
    );
    for (const reports of [
      [earlier, later],
      [later, earlier],
    ]) {
      const { cases, sources } = merged(reports);
      expect(cases).toMatchObject([{ verdict: 'passed', effect: 'passes', isFlaky: true, line: 6 }]);
      expect(cases[0]?.attempts.map(({ startedAt }) => startedAt)).toEqual([MORNING, NOON]);
      expect(sources[cases[0]?.source ?? -1]?.text).toBe('Mended');
    }
  });

  test('is not greener for having failed last', async () => {
    const reports = await Promise.all([
      reportOf([endedCase({}, { attempts: [passedAt(MORNING)] })], partWith({ startedAt: MORNING })),
      reportOf([endedCase({}, { attempts: [failedAt(NOON)] })], partWith({ startedAt: NOON })),
    ]);
    expect(merged(reports).cases).toMatchObject([{ verdict: 'failed', effect: 'fails', isFlaky: false }]);
  });

  test('has failed where one of them failed and another passed at the same time', async () => {
    const linux = { ...partWith({ hostname: 'linux', startedAt: MORNING, duration: 5_000 }) };
    const windows = { ...partWith({ hostname: 'windows', startedAt: '2026-11-20T08:00:04.000Z' }) };
    const failed = await reportOf([endedCase({}, { attempts: [failedAt(MORNING)] })], linux);
    const passed = await reportOf([endedCase({}, { attempts: [passedAt(NOON)] })], windows);
    for (const reports of [
      [failed, passed],
      [passed, failed],
    ]) {
      expect(merged(reports).cases).toMatchObject([{ verdict: 'failed', effect: 'fails', isFlaky: false }]);
    }
  });

  test('of two runners is two cases', async () => {
    const vitest = partWith({ runner: { name: 'vitest', version: '4.1.0' }, startedAt: NOON });
    const reports = await Promise.all([
      reportOf([endedCase({}, { attempts: [failedAt(MORNING)] })], partWith({ startedAt: MORNING })),
      reportOf([endedCase({}, { attempts: [passedAt(NOON)] })], vitest),
    ]);
    expect(merged(reports).cases.map(({ effect }) => effect)).toEqual(['fails', 'passes']);
  });

  test('counts once where the same run is given twice', async () => {
    const report = await reportOf([endedCase({}, { attempts: [failedAt(MORNING)] })]);
    const { parts, cases } = merged([report, structuredClone(report)]);
    expect(parts).toHaveLength(1);
    expect(cases[0]?.attempts).toHaveLength(1);
  });

  test('does not count a run that never came to it', async () => {
    const reports = await Promise.all(
      [[passedAt(MORNING)], []].map((attempts) =>
        reportOf([endedCase({}, { attempts })], partWith({ startedAt: NOON })),
      ),
    );
    const { cases } = merged(reports);
    expect(cases).toMatchObject([{ verdict: 'passed', effect: 'passes', isFlaky: false }]);
    expect(cases[0]?.attempts).toHaveLength(1);
  });
});

test('a test that is no case and that passed only in a later run is flaky', async () => {
  const failed = otherTest({ attempts: [endedAttempt({ status: 'failed', isOk: false })], isOk: false });
  const earlier = await reportOf([failed], partWith({ startedAt: MORNING }));
  const [later, atOnce] = await Promise.all(
    [NOON, MORNING].map((startedAt) => reportOf([otherTest()], partWith({ hostname: 'other', startedAt }))),
  );
  if (!later || !atOnce) throw new TypeError('There are two reports.');
  expect(merged([earlier, later]).otherTests).toMatchObject([{ title: 'opens', status: 'flaky' }]);
  expect(merged([earlier, atOnce]).otherTests).toMatchObject([{ title: 'opens', status: 'failed' }]);
});

test('a test that is no case and failed stays so where a later run never came to it', async () => {
  const failed = otherTest({ attempts: [endedAttempt({ status: 'failed', isOk: false })], isOk: false });
  const later = await reportOf([otherTest({ attempts: [] })], partWith({ startedAt: NOON }));
  const earlier = await reportOf([failed], partWith({ startedAt: MORNING }));
  expect(merged([later, earlier]).otherTests).toMatchObject([{ title: 'opens', status: 'failed' }]);
});

test('nothing is no report, and one report stays what it is', async () => {
  expect(() => mergeReports([])).toThrow('There is no report to merge.');
  const report = await reportOf([endedCase()]);
  expect(mergeReports([report])).toEqual(report);
});
