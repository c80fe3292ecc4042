/** The options of Vitest's reporter. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { VITEST, vitestConfig, vitestProject, type VitestProject } from '../support/vitestProject.js';
import { reportOf, reportingProject, reported } from './reporterProject.js';

/** None of these needs a service. */
const options = `{ files: 'cases', startUrl: 'http://127.0.0.1:9', secrets: { unset: undefined } }`;
const FILES = { 'cases/a.txt': 'Looking\n\nI see "{{unset}}".\n' };
const REPORTED = ['cases/a.txt:1 Looking | fails | error: option not usable'];

const exist = ({ folder }: VitestProject, files: readonly string[]) =>
  files.filter((file) => existsSync(path.join(folder, file)));

describe('the reporter', () => {
  test('writes its files where its options say', async () => {
    const reporter = `{ outputDir: 'out', json: 'facts/of-the-run.json', junit: { file: 'ci/junit.xml' }, html: false, title: 'My shop' }`;
    const run = await reportingProject({ options, reporter }, FILES);
    const { output } = await run.vitest();
    const report = await reportOf(run, 'facts/of-the-run.json');
    expect(reported(report)).toEqual(REPORTED);
    expect(report).toMatchObject({ title: 'My shop', dataRoot: '../out', faults: [] });
    expect(exist(run, ['ci/junit.xml', 'out/index.html', 'out/junit.xml', 'out/report.json'])).toEqual([
      'ci/junit.xml',
    ]);
    expect(output).toContain('(facts/of-the-run.json)');
  });

  test('is told with the options that it can’t be run with, and uses the others', async () => {
    const run = await reportingProject({ options, reporter: `{ junit: 7, title: 'My shop' }` }, FILES);
    const { output } = await run.vitest();
    expect(output).toContain("The reporter's option `junit` must be true, false, a path or {");
    expect(await reportOf(run)).toMatchObject({ title: 'My shop' });
  });

  test('is chosen on the command line, too, and keeps out of the data of other reporters', async () => {
    const run = await vitestProject({ 'vitest.config.ts': vitestConfig(options), '.git/HEAD': '', ...FILES });
    const words = [VITEST, 'run', '--reporter=casewright/vitest/reporter', '--reporter=json'];
    const keepStdout = `require('child_process').spawnSync(process.execPath, ${JSON.stringify(words)}, {
      stdio: ['ignore', require('fs').openSync('stdout.json', 'w'), 'inherit'],
    })`;
    const { output } = await run.node(['--input-type=commonjs', '-e', keepStdout]);
    expect(JSON.parse(await run.read('stdout.json'))).toMatchObject({ numFailedTests: 1 });
    expect(output).toContain('(casewright-report/index.html)');
    expect(reported(await reportOf(run))).toEqual(REPORTED);
  });
});
