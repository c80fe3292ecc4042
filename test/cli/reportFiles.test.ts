/** The files that a report names come from outside: what `casewright report` takes of them, and what it leaves. */
import { readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentName } from '../../src/report/outcome.js';
import type { Report } from '../../src/report/report.js';
import { samplePicture } from '../support/samplePicture.js';
import { filesNamedIn, reportBench, type ReportBench } from './drawnReports.js';

/** With one picture, of this name, and no evidence. */
const withPicture = (file: string) => (report: Report) => ({
  ...report,
  cases: report.cases.slice(0, 1).map((one) => ({
    ...one,
    attempts: one.attempts.slice(0, 1).map((attempt) => ({
      ...attempt,
      screenshots: attempt.screenshots.slice(0, 1).map((shot) => ({ ...shot, file })),
      evidence: null,
    })),
  })),
  faults: [],
});

const PICTURE = samplePicture(7);
const NAME = contentName(PICTURE, 'png');
const SECRET = 'the secret of somebody else';

async function drawn(bench: ReportBench, file: string, change: (report: Report) => Report = (one) => one) {
  await bench.writeSample('in/report.json', (report) => change(withPicture(file)(report)));
  const ended = await bench.report('--from', 'in', '--json', 'out/report.json', '--junit', 'out/junit.xml');
  return { ...ended, report: await bench.readReport('out/report.json') };
}

describe('a file that a report names', () => {
  test('is taken by its content, once, wherever it stood', async () => {
    const bench = await reportBench();
    await bench.write(`in/deep/${NAME}`, PICTURE);
    const { code, report } = await drawn(bench, `deep/${NAME}`);
    expect(code).toBe(0);
    expect(filesNamedIn(report)).toEqual([`data/${NAME}`]);
    expect(await readdir(path.join(bench.folder, 'out/data'))).toEqual([NAME]);
  });

  test.each([
    ['that is missing', `data/${NAME}`, 'is missing: there is no '],
    ['outside of the folder', `../${NAME}`, "is not in its report's folder"],
    ['by its absolute path', '/etc/passwd', 'is no picture by its name'],
    ['that leads through the folder and out', `data/../../${NAME}`, "is not in its report's folder"],
    ['whose name is not its content', `data/${'0'.repeat(32)}.png`, 'does not hold what its name says'],
    ['that browsers run', `data/${contentName(SECRET, 'html')}`, 'is no picture by its name'],
    ['that is a folder', 'data/folder.png', 'is no file'],
    ['behind a link that leads out', `data/link/${NAME}`, "is not in its report's folder"],
  ])('and %s costs a fault and an exit code of 1, not the report', async (_, name, why) => {
    const bench = await reportBench();
    await bench.write(NAME, PICTURE);
    await bench.write(`elsewhere/${NAME}`, PICTURE);
    await bench.write(`in/data/${'0'.repeat(32)}.png`, SECRET);
    await bench.write(`in/data/${contentName(SECRET, 'html')}`, SECRET);
    await bench.write('in/data/folder.png/x', '');
    await symlink(path.join(bench.folder, 'elsewhere'), path.join(bench.folder, 'in/data/link'));
    const { code, out, report } = await drawn(bench, name);
    expect(code).toBe(1);
    expect(report.faults).toEqual([expect.stringContaining(`in/report.json: ${name} `)]);
    expect(report.faults[0]).toContain(why);
    expect(out).toContain(why);
    expect(filesNamedIn(report)).toEqual([]);
    expect(report.cases).toHaveLength(1);
    expect((await readdir(path.join(bench.folder, 'out'))).toSorted()).toEqual(['junit.xml', 'report.json']);
  });

  test('is left out where its report says to look at an absolute path', async () => {
    const bench = await reportBench();
    await bench.write(NAME, PICTURE);
    await bench.write(
      'in/report.json',
      JSON.stringify({
        ...withPicture(NAME)(await bench.writeSample('in/report.json')),
        dataRoot: bench.folder,
      }),
    );
    const { code, out } = await bench.report('--from', 'in', '--json', 'out/report.json');
    expect(code).toBe(1);
    expect(out).toContain('the dataRoot of its report is not relative');
  });

  test('is left out where it is evidence of no session', async () => {
    const bench = await reportBench();
    const evidence = `data/${contentName('{"messages":7}', 'json')}`;
    await bench.write(`in/${evidence}`, '{"messages":7}');
    await bench.write(`in/data/${NAME}`, PICTURE);
    const { code, report } = await drawn(bench, `data/${NAME}`, (one) => ({
      ...one,
      cases: one.cases.map((each) => ({
        ...each,
        attempts: each.attempts.map((attempt) => ({ ...attempt, evidence })),
      })),
    }));
    expect(code).toBe(1);
    expect(report.faults).toEqual([expect.stringContaining('it is no evidence of a session')]);
    expect(filesNamedIn(report)).toEqual([`data/${NAME}`]);
  });
});

describe('the data folder', () => {
  test('keeps what other files there may need, where only some of the files are written', async () => {
    const bench = await reportBench();
    const old = `data/${'a'.repeat(32)}.png`;
    await bench.write(`out/${old}`, PICTURE);
    await bench.write(`in/data/${NAME}`, PICTURE);
    await drawn(bench, `data/${NAME}`);
    expect(await readdir(path.join(bench.folder, 'out/data'))).toContain(path.basename(old));
  });

  test('that can not be written costs one fault, however many files it would hold', async () => {
    const bench = await reportBench();
    await bench.writeSample('in/report.json', (report) => ({ ...report, faults: [] }));
    await bench.write('out/data', 'a file');
    const { code } = await bench.report('--from', 'in', '--json', 'out/report.json');
    expect(code).toBe(1);
    const report = await bench.readReport('out/report.json');
    expect(report.faults).toEqual([expect.stringContaining("Pictures and evidence can't be written to ")]);
    expect(filesNamedIn(report)).toEqual([]);
  });
});
