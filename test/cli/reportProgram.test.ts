/** The built program, which has the page's script and style beside it, draws all files of a report. */
import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { LIST_BLOCK } from '../../src/report/html/pageData.js';
import { projects } from '../support/places.js';
import { filesNamedIn, reportBench } from './drawnReports.js';

const PROGRAM = path.join(projects, 'node_modules', 'casewright', 'dist', 'cli.js');

const report = (folder: string, ...words: string[]) =>
  promisify(execFile)(process.execPath, [PROGRAM, 'report', ...words], { cwd: folder });

/** What the page shows first, which stands in it compressed. */
function listIn(page: string): string {
  const [, packed = ''] = new RegExp(`id="${LIST_BLOCK}"[^>]*>([^<]*)<`).exec(page) ?? [];
  return gunzipSync(Buffer.from(packed, 'base64')).toString('utf8');
}

test('casewright report writes casewright-report/ with all that it needs, nothing of an earlier one, and again over itself', async () => {
  const bench = await reportBench();
  await bench.writeSample('run/report.json');
  await bench.write(`casewright-report/data/${'a'.repeat(32)}.png`, 'stale');
  const earlier = (at: string) => (one: Parameters<typeof filesNamedIn>[0]) => ({ ...one, startedAt: at });
  await bench.writeSample('history/1.json', earlier('2026-11-18T10:00:00.000Z'));
  await bench.writeSample('history/2.json', earlier('2026-11-19T10:00:00.000Z'));

  const { stdout, stderr } = await report(bench.folder, '--from', 'run', '--history', 'history/*.json');

  expect(stderr).toBe('');
  expect(stdout).toContain('(casewright-report/index.html)');
  const drawn = await bench.readReport('casewright-report/report.json');
  expect((await readdir(path.join(bench.folder, 'casewright-report/data'))).toSorted()).toEqual(
    filesNamedIn(drawn)
      .map((file) => path.basename(file))
      .toSorted(),
  );
  const list = listIn(await bench.read('casewright-report/index.html'));
  expect(list).toContain('2026-11-18T10:00:00.000Z');
  expect(list).toContain('2026-11-19T10:00:00.000Z');
  expect(await bench.read('casewright-report/junit.xml')).toContain('<testsuites');

  await report(bench.folder, '--from', 'casewright-report');
  expect(await bench.readReport('casewright-report/report.json')).toEqual(drawn);
  expect(await readdir(path.join(bench.folder, 'casewright-report/data'))).toHaveLength(
    filesNamedIn(drawn).length,
  );
});

test('casewright report --html leads from a page elsewhere to the files in its output folder', async () => {
  const bench = await reportBench();
  await bench.writeSample('run/report.json');
  await report(bench.folder, '--from', 'run', '--html', 'page/index.html', '--output-dir', 'files');
  const page = await bench.read('page/index.html');
  expect(page.includes('href="./../files/data/')).toBe(true);
});
