/**
 * A Playwright that has none of the parts that its documentation doesn't promise: a run costs nothing more and comes to the same
 * verdicts.
 */
import { cp, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { modeOf, tellSources } from '../../src/playwright/compat.js';
import { aheadProject, bare, feature } from '../support/aheadProject.js';
import { projects, root } from '../support/places.js';
import { casesCalls, runNode } from '../support/playwrightProject.js';
import { came, reportIn } from './reported.js';

/** All of src/playwright/compat.ts, by the words that stand for it in Playwright's code. */
const PRIVATE: readonly (readonly [word: RegExp, other: string])[] = [
  [/\b_mode\b/g, '_kindOfRun'],
  [/\bconfigDir: config2\.configDir,\s*(?=_)/g, ''],
  [/\baddToCompilationCache\b/g, 'addToCache'],
  [/\bPLAYWRIGHT_TEST_BASE_URL\b/g, 'PLAYWRIGHT_OTHER_BASE_URL'],
  [/\bPW_TEST_CONNECT_WS_ENDPOINT\b/g, 'PW_TEST_OTHER_ENDPOINT'],
  [/\bPWTEST_WATCH\b/g, 'PWTEST_OTHER_WATCH'],
];

/** What a reporter does before ours is all the time that there is to start something. */
const SLOW_REPORTER =
  'module.exports = class { onEnd() { return new Promise((done) => setTimeout(done, 2_000)); } };\n';

/** It runs first, in the only worker, and takes its time before it makes itself seen by the service. */
const PLAIN_TEST = `import { test } from '@playwright/test';
test('plain', async ({ request }) => {
  await new Promise((done) => setTimeout(done, 2_000));
  const headers = { authorization: 'Bearer ' + process.env.CASEWRIGHT_API_KEY };
  const data = { title: 'plain', prompt: '1. Look', projectId: process.env.CASEWRIGHT_PROJECT_ID };
  await request.post(process.env.CASEWRIGHT_BASE_URL + '/api/sessions', { headers, data });
});
`;

test('with a Playwright that is known nothing waits for a worker to ask', async () => {
  const projects = `{ name: 'plain', testDir: 'plain' }, ${casesCalls(`{ files: 'cases/*' }`)}`;
  const files = { 'cases/a.feature': feature('one', 'two'), 'plain/a.spec.ts': PLAIN_TEST };
  const { run, service } = await aheadProject(files, { projects });
  expect((await run()).output).toContain('3 passed');
  expect(bare(service).slice(0, 2).toSorted()).toEqual(['one', 'two']);
});

test('of a Playwright without its private parts --list starts nothing, and a run starts each session once', async () => {
  const titles = ['one', 'two', 'Fails three'];
  const { service, project } = await aheadProject({ 'cases/a.feature': feature(...titles) });
  const words = await playwrightWithout(project.folder);
  expect(words).toEqual(PRIVATE.map(([{ source }]) => source).sort());
  const run = (...args: string[]) => {
    const cli = path.join(project.folder, 'node_modules', '@playwright', 'test', 'cli.js');
    return runNode(project.folder, [cli, 'test', ...args], service.env);
  };
  await project.write({ 'casewright-report/report.json': 'of yesterday', 'slow.cjs': SLOW_REPORTER });

  const listed = await run('--list', '--reporter=list,./slow.cjs,casewright/playwright/reporter');
  expect(listed.output).toContain('Total: 3 tests in 1 file');
  expect(service.titles).toEqual([]);
  expect(await project.read('casewright-report/report.json')).toBe('of yesterday');

  // The configuration's JSON reporter needs a private part itself.
  const { output, exitCode } = await run('--reporter=list,casewright/playwright/reporter');
  expect(output).toContain('1 failed');
  expect(output).toContain('2 passed');
  expect(exitCode).toBe(1);
  expect(bare(service).toSorted()).toEqual(titles.toSorted());
  const { cases } = await reportIn(project);
  expect(cases.map((one) => [one.title, ...came(one)])).toEqual([
    ['one', 'passed', null, 'passes'],
    ['two', 'passed', null, 'passes'],
    ['Fails three', 'failed', 'session failed', 'fails'],
  ]);
});

/** Puts a Playwright without them beside a project, and gives the words that it found. */
async function playwrightWithout(project: string): Promise<string[]> {
  const modules = path.join(project, 'node_modules');
  const copies = ['@playwright/test', 'playwright'].map((name) => [
    path.join(root, 'node_modules', name),
    name,
  ]);
  // The package finds the Playwright that it stands beside.
  for (const [from = '', name = ''] of [
    ...copies,
    [path.join(projects, 'node_modules/casewright'), 'casewright'],
  ])
    await cp(from, path.join(modules, name), { recursive: true });
  const found = new Set<string>();
  const lib = path.join(modules, 'playwright', 'lib');
  for (const name of (await readdir(lib, { recursive: true })).filter((one) => one.endsWith('.js'))) {
    const file = path.join(lib, name);
    let text = await readFile(file, 'utf8');
    for (const [word, other] of PRIVATE) {
      if (text.search(word) >= 0) found.add(word.source);
      text = text.replace(word, other);
    }
    await writeFile(file, text);
  }
  return [...found].sort();
}

describe('a part that is there, but another one', () => {
  test.each([undefined, 'run', true, 1])('as the mode %s is no run for sure', (_mode) => {
    expect(modeOf({ _mode } as never)).toBe('unknown');
  });

  test('as a cache that throws or wants nothing of ours is left alone', () => {
    const modules = [{ source: '/a.feature', dependencies: ['/a.js'] }];
    const reported: unknown[] = [];
    const addToCompilationCache = (payload: unknown) => reported.push(payload);
    const missing = () => {
      throw Object.assign(new Error('not there'), { code: 'MODULE_NOT_FOUND' });
    };
    for (const load of [missing, () => ({}), () => undefined, () => ({ cc: { addToCompilationCache: 5 } })]) {
      tellSources(modules, load);
    }
    expect(reported).toEqual([]);
    tellSources(modules, () => ({ cc: { addToCompilationCache } }));
    expect(reported).toEqual([
      expect.objectContaining({ fileDependencies: [['/a.feature', ['/a.js']]] }) as unknown,
    ]);
  });
});
