/** What both reporters do at the end of a run. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { resolveOptions } from '../../src/report/options.js';
import { reportRun } from '../../src/report/writeReport.js';
import { endedCase, endedRunOf } from './ended.js';

test.each([
  ['by a file of the same name', 'report.json'],
  ['in the same folder', 'facts.json'],
])('the report of one runner does not replace that of the other without a word: %s', async (_, json) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-run-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { part } = endedRunOf([]);
  const said: string[] = [];
  for (const name of ['playwright', 'playwright', 'vitest'] as const) {
    const run = endedRunOf([endedCase()], { part: { ...part, runner: { name, version: '1.0.0' } } });
    const options = { html: false, ...(name === 'vitest' && { json }) };
    await reportRun(() => run, resolveOptions(options, folder), {
      ...{ version: '1.0.0', env: {}, cwd: folder, colors: false },
      print: (text) => said.push(text),
    });
  }
  expect(said.map((text) => text.includes('FAULT'))).toEqual([false, false, true]);
  expect(said[2]).toContain(
    `The report of a run of Playwright stood in ${path.join(folder, 'casewright-report')}, and is replaced.`,
  );
});
