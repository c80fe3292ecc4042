/** A report from what a runner tells of its run: files by content, faults that cost only themselves, a stable order. */
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildReport } from '../../src/report/collect/buildReport.js';
import type { EndedRun, EndedTest } from '../../src/report/collect/EndedRun.js';
import { contentName, type ScreenshotOutcome } from '../../src/report/outcome.js';
import { Evidence, Report } from '../../src/report/report.js';
import { ReportFolder } from '../../src/report/ReportFolder.js';
import { SESSION_ID, messageRecord } from '../support/records.js';
import { samplePicture } from '../support/samplePicture.js';
import { attemptWith, endedAttempt, endedCase, endedRunOf, otherTest } from './ended.js';

const PICTURES = [samplePicture(1), samplePicture(2)];
const NAMES = PICTURES.map((bytes) => contentName(bytes, 'png'));

const shot = (id: string, file: string | null): ScreenshotOutcome => ({
  ...{ id, file, mediaType: 'image/png', messageId: null, step: null },
  capturedAt: '2026-11-20T10:00:01.000Z',
});

async function scratch(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-report-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Of what it builds, each report is one by its schema. */
async function built(tests: EndedTest[], changes: Partial<EndedRun> = {}, folder?: string) {
  const place = folder ?? (await scratch());
  const report = await buildReport(
    endedRunOf(tests, changes),
    { version: '1.0.0', title: 'The shop' },
    new ReportFolder(place),
  );
  return { report: Report.parse(report), folder: place };
}

describe('the pictures of a case', () => {
  const [first, second] = PICTURES;
  const screenshots = [
    shot('a', NAMES[0] ?? ''),
    shot('b', NAMES[1] ?? ''),
    shot('c', NAMES[0] ?? ''),
    shot('d', null),
  ];

  test('are found by their content, wherever they are and whatever they are called', async () => {
    const elsewhere = path.join(await scratch(), 'attachment-17.bin');
    await writeFile(elsewhere, first ?? '');
    const own = { body: Buffer.from('a screenshot of the suite itself') };
    const pictures = [own, { path: elsewhere }, { body: second ?? Buffer.alloc(0) }];
    const { report, folder } = await built([
      endedCase({}, { attempts: [attemptWith({ screenshots }, { pictures })] }),
    ]);
    const [one, two] = NAMES.map((name) => `data/${name}`);
    expect(report.cases[0]?.attempts[0]?.screenshots.map(({ file }) => file)).toEqual([one, two, one, null]);
    expect(await readFile(path.join(folder, one ?? ''))).toEqual(first);
    expect((await readdir(path.join(folder, 'data'))).sort()).toEqual([...NAMES].sort());
    expect(report.faults).toEqual([]);
  });

  test('cost a fault where they are missing, not the case', async () => {
    const gone = { path: path.join(await scratch(), 'gone.png') };
    const pictures = [gone, { body: second ?? Buffer.alloc(0) }];
    const { report } = await built([
      endedCase({}, { attempts: [attemptWith({ screenshots }, { pictures })] }),
    ]);
    expect(report.cases[0]).toMatchObject({ verdict: 'passed' });
    expect(report.cases[0]?.attempts[0]?.screenshots.map(({ file }) => file === null)).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect(report.faults).toHaveLength(1);
    expect(report.faults[0]).toContain(
      `shop/cases/cart.feature:4 "Buying": 1 of its pictures can't be found: ENOENT`,
    );
  });

  test('of the suite itself may be gone without a word', async () => {
    const pictures = [{ path: path.join(await scratch(), 'gone.png') }];
    const { report } = await built([endedCase({}, { attempts: [attemptWith({}, { pictures })] })]);
    expect(report.faults).toEqual([]);
  });
});

describe('an outcome', () => {
  test.each([
    ['that is cut off', '{ "schema": "casewright-out', "its outcome can't be read: "],
    ['of another version', '{ "schema": "casewright-outcome/9" }', 'its outcome is none: schema'],
  ])('%s costs a fault, and the other cases nothing', async (_, text, said) => {
    const attempts = [endedAttempt({ outcome: { body: Buffer.from(text) } })];
    const { report } = await built([endedCase({}, { attempts }), endedCase({ line: 9, title: 'Paying' })]);
    expect(report.cases).toMatchObject([
      { verdict: 'error', reason: 'no result', effect: 'fails' },
      { verdict: 'passed', effect: 'passes' },
    ]);
    expect(report.faults).toEqual([expect.stringContaining(`shop/cases/cart.feature:4 "Buying": ${said}`)]);
  });

  test('that is gone costs a fault', async () => {
    const attempts = [endedAttempt({ outcome: { path: path.join(await scratch(), 'outcome.json') } })];
    const { report } = await built([endedCase({}, { attempts })]);
    expect(report.cases[0]).toMatchObject({ verdict: 'error', reason: 'no result' });
    expect(report.faults[0]).toContain('ENOENT');
  });

  test('gives its place where its own reason stands, and the case its place where another one does', async () => {
    const failed = {
      verdict: 'failed',
      reason: 'expectation not met',
      place: { line: 6, column: 5 },
    } as const;
    const passed = { place: { line: 6, column: 5 } };
    const { report } = await built([
      endedCase({}, { attempts: [attemptWith(failed, { status: 'failed', isOk: false })] }),
      endedCase({ line: 9 }, { attempts: [attemptWith(passed, { status: 'failed', isOk: false })] }),
    ]);
    const places = report.cases.map(({ attempts }) => [
      attempts[0]?.reason,
      attempts[0]?.line,
      attempts[0]?.column,
    ]);
    expect(places).toEqual([
      ['expectation not met', 6, 5],
      ['hook or fixture failed', 9, 3],
    ]);
  });

  test('has its evidence in a file, and none where nothing was fetched', async () => {
    const messages = [messageRecord('m1', 'I looked around')] as never;
    const { report, folder } = await built([
      endedCase({}, { attempts: [attemptWith({ sessionId: SESSION_ID, messages })] }),
      endedCase({ line: 9 }),
    ]);
    const [one, two] = report.cases.map(({ attempts }) => attempts[0]?.evidence);
    const evidence = Evidence.parse(JSON.parse(await readFile(path.join(folder, one ?? ''), 'utf8')));
    expect(evidence.messages).toMatchObject([{ content: 'I looked around' }]);
    expect(two).toBeNull();
  });
});

describe('the cases', () => {
  const at = (file: string, line: number, project = 'cases', repetition = 0) =>
    endedCase({ file, line, title: `${file}:${line}` }, { project, repetition });

  test('stand in the order of files, lines, projects and repetitions, with the sources in theirs', async () => {
    const source = (text: string) => [attemptWith({ source: { line: 1, text } })];
    const tests = [
      { ...at('b.md', 3), attempts: source('B') },
      { ...at('a.md', 10), attempts: source('A') },
      { ...at('a.md', 9, 'phone', 1), attempts: source('A') },
      { ...at('a.md', 9, 'phone'), attempts: source('A') },
      { ...at('a.md', 9), attempts: source('A') },
    ];
    const { report } = await built(tests);
    expect(
      report.cases.map(({ file, line, project, repetition }) => [file, line, project, repetition]),
    ).toEqual([
      ['shop/a.md', 9, 'cases', 0],
      ['shop/a.md', 9, 'phone', 0],
      ['shop/a.md', 9, 'phone', 1],
      ['shop/a.md', 10, 'cases', 0],
      ['shop/b.md', 3, 'cases', 0],
    ]);
    expect(report.sources.map(({ file, text }) => [file, text])).toEqual([
      ['shop/a.md', 'A'],
      ['shop/b.md', 'B'],
    ]);
    expect(report.cases.map(({ source: index }) => index)).toEqual([0, 0, 0, 0, 1]);
    const again = await built(tests.toReversed());
    expect(again.report).toEqual(report);
  });

  test('keep their ids when they move in their file, and differ by project, titles and repetition', async () => {
    const ids = async (tests: EndedTest[]) => (await built(tests)).report.cases.map(({ id }) => id);
    const [id] = await ids([endedCase()]);
    expect(id).toMatch(/^[\da-f]{16}$/);
    expect(await ids([endedCase({ line: 44 })])).toEqual([id]);
    const others = [
      endedCase({ title: 'Paying' }),
      endedCase({ suites: ['Till'] }),
      endedCase({ file: 'cases/till.feature' }),
      endedCase({}, { project: 'phone' }),
      endedCase({}, { repetition: 1 }),
    ];
    expect(new Set([id, ...(await ids(others))]).size).toBe(6);
  });

  test('are flaky where only a later attempt passed, and not where what came before was skipped', async () => {
    const failed = attemptWith(
      { verdict: 'failed', reason: 'expectation not met' },
      { status: 'failed', isOk: false },
    );
    const asExpected = attemptWith(
      { verdict: 'failed', reason: 'expectation not met' },
      { status: 'failed' },
    );
    const broken = endedAttempt({ status: 'failed', isOk: false });
    const { report } = await built([
      endedCase({ line: 1 }, { attempts: [failed, attemptWith({})] }),
      endedCase({ line: 2 }, { attempts: [failed, failed] }),
      endedCase({ line: 3 }, { attempts: [endedAttempt({ status: 'skipped' }), attemptWith({})] }),
      endedCase({ line: 4, tags: ['@fail'] }, { attempts: [broken, asExpected] }),
    ]);
    expect(report.cases.map(({ isFlaky }) => isFlaky)).toEqual([true, false, false, true]);
    expect(report.cases[3]).toMatchObject({ verdict: 'failed', effect: 'passes', isExpectedToFail: true });
  });

  test('that the run never came to are told as not run', async () => {
    const { report } = await built([endedCase({}, { attempts: [] })]);
    expect(report.cases[0]).toMatchObject({ verdict: 'skipped', reason: 'not run', effect: 'none' });
    expect(report.cases[0]?.attempts[0]).toMatchObject({
      startedAt: '2026-11-20T10:00:05.000Z',
      duration: 0,
    });
  });
});

describe('the tests of the suite that are no cases', () => {
  test('are listed with what came of them', async () => {
    const failed = endedAttempt({ status: 'failed', isOk: false, errors: ['Error: no\n\nCall log: …'] });
    const skipped = endedAttempt({ status: 'skipped', note: 'Not here' });
    const { report } = await built([
      otherTest({ line: 7, attempts: [], title: 'never came' }),
      otherTest({ line: 1 }),
      otherTest({ line: 2, attempts: [failed, failed], isOk: false }),
      otherTest({ line: 3, attempts: [failed, endedAttempt()] }),
      otherTest({ line: 4, attempts: [skipped] }),
      otherTest({ line: 5, attempts: [endedAttempt({ status: 'not run', isOk: false })] }),
      otherTest({ line: 6, attempts: [endedAttempt({ status: 'interrupted', isOk: false })], isOk: false }),
    ]);
    expect(report.cases).toEqual([]);
    expect(
      report.otherTests.map(({ line, status, message, duration }) => [line, status, message, duration]),
    ).toEqual([
      [1, 'passed', null, 1_000],
      [2, 'failed', 'Error: no', 2_000],
      [3, 'flaky', null, 2_000],
      [4, 'skipped', 'Not here', 1_000],
      [5, 'skipped', null, 1_000],
      [6, 'interrupted', null, 1_000],
      [7, 'skipped', null, 0],
    ]);
  });
});

describe('a secret', () => {
  test('is hidden in what the runner itself tells: errors, notes, titles, faults', async () => {
    const broken = endedAttempt({ status: 'failed', isOk: false, errors: ['Error: eels-4711 is no good'] });
    const { report } = await built(
      [
        endedCase({ title: 'With eels-4711', suites: ['eels-4711'] }, { attempts: [broken] }),
        endedCase({ line: 9 }, { attempts: [endedAttempt({ status: 'skipped', note: 'eels-4711' })] }),
        endedCase({ line: 10 }, { attempts: [attemptWith({ source: { line: 1, text: 'eels-4711' } })] }),
        endedCase(
          { title: 'eels-4711' },
          { attempts: [endedAttempt({ outcome: { body: Buffer.from('{') } })] },
        ),
        otherTest({ title: 'eels-4711', suites: ['eels-4711'], attempts: [broken], isOk: false }),
      ],
      { faults: ['eels-4711'], redact: (text) => text.replaceAll('eels-4711', '***') },
    );
    expect(JSON.stringify(report)).not.toContain('eels-4711');
    expect(report.cases[0]).toMatchObject({ title: 'With ***', suites: ['***'] });
  });
});

test('a folder that can not be written costs one fault, and none of the cases', async () => {
  const file = path.join(await scratch(), 'file');
  await writeFile(file, 'in the way');
  const screenshots = [shot('a', NAMES[0] ?? '')];
  const messages = [messageRecord('m1', 'I looked around')] as never;
  const pictures = PICTURES.map((body) => ({ body }));
  const attempts = [attemptWith({ screenshots, messages }, { pictures })];
  const { report } = await built(
    [endedCase({}, { attempts }), endedCase({ line: 9 }, { attempts })],
    {},
    file,
  );
  expect(report.cases).toMatchObject([{ verdict: 'passed' }, { verdict: 'passed' }]);
  expect(report.cases[0]?.attempts[0]).toMatchObject({ evidence: null, screenshots: [{ file: null }] });
  expect(report.faults).toHaveLength(1);
  expect(report.faults[0]).toMatch(
    /^Pictures and evidence can't be written to .*file\/data \((?:ENOTDIR|EEXIST)\)/,
  );
});
