/** `casewright report`: which reports it reads, which files it writes, what it says, and how it ends. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/report/report.js';
import { filesNamedIn, reportBench } from './drawnReports.js';

const later = (report: Report): Report => ({
  ...report,
  title: 'Another run',
  startedAt: '2026-11-21T10:00:00.000Z',
  parts: report.parts.map((part) => ({ ...part, startedAt: '2026-11-21T10:00:00.000Z' })),
  cases: report.cases.map((one) => ({
    ...one,
    attempts: one.attempts.map((attempt) => ({
      ...attempt,
      ...{ verdict: 'passed', reason: null, effect: 'passes', startedAt: '2026-11-21T10:00:00.000Z' },
    })),
  })),
});

describe('casewright report', () => {
  test('draws a report again, with all that it names, and ends with 0 though cases failed', async () => {
    const bench = await reportBench();
    const before = await bench.writeSample('run/report.json');
    const { code, out, err } = await bench.report(
      '--from',
      'run',
      '--json',
      'new/r.json',
      '--junit',
      'new/j.xml',
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const after = await bench.readReport('new/r.json');
    expect(after.dataRoot).toBe('.');
    expect(after.cases.map(({ id }) => id)).toEqual(before.cases.map(({ id }) => id));
    expect(filesNamedIn(after)).toHaveLength(filesNamedIn(before).length);
    expect((await readdir(path.join(bench.folder, 'new/data'))).toSorted()).toEqual(
      filesNamedIn(after)
        .map((file) => path.basename(file))
        .toSorted(),
    );
    expect(await bench.read('new/j.xml')).toContain('[[ATTACHMENT|data/');
    expect(out).toMatch(/Casewright: interrupted, \d+ failed.*\(new\/r\.json\)\n$/);
  });

  test('merges several reports: a case that passed only later is flaky', async () => {
    const bench = await reportBench();
    const first = await bench.writeSample('a/report.json');
    await bench.writeSample('b/report.json', later);
    const { code } = await bench.report(
      '--from',
      'a/report.json',
      'b',
      '--json',
      'both.json',
      '--title',
      'Both',
    );
    const merged = await bench.readReport('both.json');
    expect(code).toBe(0);
    expect(merged.title).toBe('Both');
    expect(merged.parts).toHaveLength(2 * first.parts.length);
    const failed = first.cases.find(({ verdict }) => verdict === 'failed');
    expect(merged.cases.find(({ id }) => id === failed?.id)).toMatchObject({
      verdict: 'passed',
      isFlaky: true,
    });
  });

  test('takes globs, also of folders, and reads no report twice', async () => {
    const bench = await reportBench();
    const { parts } = await bench.writeSample('shards/1/report.json');
    await bench.writeSample('shards/2 [b]/report.json', later);
    const { code } = await bench.report(
      '--from',
      'shards/*',
      '**/report.json',
      'shards/2 [b]',
      '--json',
      'all.json',
    );
    expect(code).toBe(0);
    expect((await bench.readReport('all.json')).parts).toHaveLength(2 * parts.length);
  });

  test('may be drawn over what it is made of, and again', async () => {
    const bench = await reportBench();
    await bench.writeSample('r/report.json');
    const words = ['--from', 'r', '--json', 'r/report.json'];
    expect((await bench.report(...words)).code).toBe(0);
    const once = await bench.readReport('r/report.json');
    expect((await bench.report(...words)).code).toBe(0);
    expect(await bench.readReport('r/report.json')).toEqual(once);
  });

  test('finds the files of a report that stands elsewhere than they do', async () => {
    const bench = await reportBench();
    const before = await bench.writeSample('out/r.json', (report) => ({ ...report, dataRoot: '../there' }));
    expect((await bench.report('--from', 'out/r.json', '--json', 'x.json')).code).toBe(0);
    expect(filesNamedIn(await bench.readReport('x.json'))).toHaveLength(filesNamedIn(before).length);
  });

  test('gives JUnit its attachments from the folder that is named, or that the CI expects', async () => {
    const bench = await reportBench();
    await bench.writeSample('r/report.json');
    await bench.report('--from', 'r', '--junit', 'r/j.xml', '--attachment-base', '.');
    expect(await bench.read('r/j.xml')).toContain('[[ATTACHMENT|r/data/');
    const gitlab = await reportBench({ GITLAB_CI: 'true', CI_PROJECT_DIR: path.dirname(bench.folder) });
    await gitlab.writeSample('r/report.json');
    await gitlab.report('--from', 'r', '--junit', 'r/j.xml');
    expect(await gitlab.read('r/j.xml')).toContain(`[[ATTACHMENT|${path.basename(gitlab.folder)}/r/data/`);
  });

  test('writes the strict form for readers that check a schema', async () => {
    const bench = await reportBench();
    await bench.writeSample('r/report.json');
    await bench.report('--from', 'r', '--junit', 'j.xml', '--junit-form', 'strict');
    expect(await bench.read('j.xml')).toMatch(/^<\?xml[^>]+>\s*<testsuite /);
  });

  test('ends with 1 and says so where a file can not be written; the others are', async () => {
    const bench = await reportBench();
    await bench.writeSample('r/report.json');
    await bench.write('taken/x', '');
    const { code, out } = await bench.report('--from', 'r', '--json', 'new.json', '--junit', 'taken');
    expect(code).toBe(1);
    expect(out).toContain('FAULT: taken could not be written');
    expect((await bench.readReport('new.json')).cases.length).toBeGreaterThan(0);
  });
});

describe('what is no report', () => {
  test('is told at once for all of them, with file, place and what is wrong, and nothing is written', async () => {
    const bench = await reportBench();
    await bench.writeSample('good/report.json');
    await bench.write('cut.json', '{"schema":"casewright-re');
    await bench.write('foreign.json', '{"suites":[]}');
    await bench.write('outcome.json', '{"schema":"casewright-outcome/1"}');
    await bench.write('newer.json', '{"schema":"casewright-report/2"}');
    await bench.writeSample('wrong.json', (report) => ({
      ...report,
      startedAt: 'yesterday',
      cases: report.cases.map((one, index) => (index === 3 ? { ...one, verdict: 'green' as 'passed' } : one)),
    }));
    await bench.writeSample('lost.json', (report) => ({ ...report, sources: [] }));
    await bench.write('empty/x', '');
    const broken = ['cut', 'foreign', 'outcome', 'newer', 'wrong', 'lost'].map((name) => `${name}.json`);
    const from = ['--from', 'good', ...broken, 'empty', 'none.json', 'no/*.json'];
    const { code, out, err } = await bench.report(...from, '--json', 'x.json');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatchInlineSnapshot(`
      "error: These reports can't be drawn, so nothing was written:
        empty: the folder holds no report.json.
        none.json: there is no such file.
        no/*.json: no file matches it.
        cut.json: is no JSON, perhaps it was cut off: Unterminated string in JSON at position 24
        foreign.json: is no report of Casewright, it has no \`schema\`. Please give the report.json that a reporter of Casewright has written.
        outcome.json: is no report of Casewright, its schema is "casewright-outcome/1". Please give the report.json that a reporter of Casewright has written.
        newer.json: was written by another version of Casewright: its schema is casewright-report/2, this version reads casewright-report/1. Please draw it with the version that the run had, or a later one.
        wrong.json: startedAt: Invalid ISO datetime
        wrong.json: cases[3].verdict: Invalid option: expected one of "passed"|"failed"|"error"|"skipped"
        lost.json: cases[0].source: there is no source 0
        lost.json: cases[1].source: there is no source 0
        lost.json: cases[2].source: there is no source 0
        lost.json: cases[3].source: there is no source 0
        lost.json: cases[4].source: there is no source 0
        lost.json: and 16 more
      "
    `);
    expect(await readdir(bench.folder)).not.toContain('x.json');
  });

  test('may be a glob for the history, for the first run has none', async () => {
    const bench = await reportBench();
    await bench.writeSample('r/report.json');
    const words = ['--from', 'r', '--json', 'x.json', '--history'];
    expect((await bench.report(...words, 'history/*.json')).code).toBe(0);
    expect(await bench.report(...words, 'history.json')).toMatchObject({
      code: 2,
      err: expect.stringContaining('history.json: there is no such file'),
    });
  });
});
