/** Case files that change while the test server runs, which editors talk to. */
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { sendHtml, startHttp } from '../support/httpServer.js';
import { config, makeProject } from '../support/playwrightProject.js';
import { openTestServer, type AtEnd } from '../support/playwrightUi.js';
import { connectToTestServer, type Report } from '../support/playwrightUiServer.js';

const feature = (title: string, step = 'Then I see "Hello"') =>
  `Feature: Shop\n\n  Scenario: ${title}\n    ${step}\n`;
const FILES = { 'cases/a.feature': feature('Buying') };
const SOON = { timeout: 30_000, interval: 200 };

type Watched = Awaited<ReturnType<typeof watched>>;

async function watched(files: Record<string, string>, atEnd: AtEnd = onTestFinished) {
  const site = await startHttp((_, response) => sendHtml(response, '<h1>Hello</h1>'));
  atEnd(site.close);
  const options = [`{ files: 'cases/**/*', startUrl: '${site.origin}' }`];
  if ('plans/all.md' in files) options.push(`{ name: 'plans', files: 'plans/*' }`);
  const project = await makeProject({ 'playwright.config.ts': config(options), ...files });
  atEnd(() => project.dispose());
  const server = await openTestServer(project.folder, atEnd);
  const client = await connectToTestServer(server.address, atEnd);
  await client.ask('initialize', { watchTestDirs: true });
  /** Those below a folder. */
  const listed = async (below: string) => {
    const { cases, errors } = await client.list();
    return { cases: cases.filter((one) => one.startsWith(below)), errors };
  };
  const { cases: first } = await client.list();
  /** Waits until the server tells of the change, as an editor does, and asks no sooner. */
  const expectAfter = async (change: () => Promise<unknown>, cases: string[], below = '') => {
    const before = client.changes.length;
    await change();
    await expect.poll(() => client.changes.length, SOON).toBeGreaterThan(before);
    await expect.poll(() => listed(below), SOON).toEqual({ cases, errors: [] });
  };
  /** The results of the tests that the files have. */
  const run = async (locations: string[]) => {
    const before = client.reports.length;
    await client.ask('runTests', { locations });
    return ended(client.reports.slice(before));
  };
  const at = (file: string) => path.join(project.folder, file);
  return { project, server, client, first, expectAfter, run, at };
}

/** The results that tests ended with. */
const ended = (reports: readonly Report[]) =>
  reports.flatMap(({ params }) => (params?.test ? (params.result ?? []) : []));

const edited = `# by Ada\n${feature('Buying twice')}\n  Scenario: Selling\n    Then I see "Hello"\n`;

/** Each test has a folder of its own. */
describe('while one test server runs', { timeout: 300_000 }, () => {
  let all: Watched;

  beforeAll(async () => {
    const ends: (() => Promise<void> | void)[] = [];
    const files = {
      ...{ 'cases/edit/a.feature': feature('Buying'), 'cases/move/a.feature': feature('Buying') },
      ...{ 'cases/break/a.feature': feature('Buying'), 'cases/break/b.txt': 'I see "Hello".\n' },
      ...{ 'cases/run/a.feature': feature('Buying'), 'cases/stumble/a.feature': feature('Buying') },
      ...{ 'cases/watch/a.feature': feature('Buying'), 'cases/watch/b.feature': feature('Selling') },
      'plans/all.md': '---\ncases:\n  - ../listed/a.feature\n---\n# All of it\n',
      'listed/a.feature': feature('Buying'),
    };
    all = await watched(files, (end) => void ends.unshift(end));
    return async () => {
      for (const end of ends) await end();
    };
  });

  test('a case file that is written anew is told of and listed at its new lines', async () => {
    const { project, first, expectAfter } = all;
    expect(first).toContain('cases/edit/a.feature:3 Buying');
    await expectAfter(
      () => project.write({ 'cases/edit/a.feature': edited }),
      ['cases/edit/a.feature:4 Buying twice', 'cases/edit/a.feature:7 Selling'],
      'cases/edit/',
    );
  });

  test('added, renamed and deleted ones are, too, in folders that come and go', async () => {
    const { project, expectAfter, at } = all;
    await expectAfter(
      () => project.write({ 'cases/move/new/b.md': '# Selling\n\n- I see "Hello"\n' }),
      ['cases/move/a.feature:3 Buying', 'cases/move/new/b.md:1 Selling'],
      'cases/move/',
    );
    await expectAfter(
      () => rename(at('cases/move/a.feature'), at('cases/move/c.feature')),
      ['cases/move/c.feature:3 Buying', 'cases/move/new/b.md:1 Selling'],
      'cases/move/',
    );
    await expectAfter(
      () => rm(at('cases/move/new'), { recursive: true }),
      ['cases/move/c.feature:3 Buying'],
      'cases/move/',
    );
  });

  test('one that is broken meanwhile is its failing entry, and hides no other', async () => {
    const { project, run, expectAfter } = all;
    await expectAfter(
      () => project.write({ 'cases/break/a.feature': 'Feature: Shop\n\n  no case at all\n' }),
      ["cases/break/a.feature:1 can't be read", 'cases/break/b.txt:1 b'],
      'cases/break/',
    );
    const results = await run(['cases/break/']);
    expect(results.map(({ status }) => status)).toEqual(['failed', 'passed']);
    await expectAfter(
      () => project.write({ 'cases/break/a.feature': feature('Buying') }),
      ['cases/break/a.feature:3 Buying', 'cases/break/b.txt:1 b'],
      'cases/break/',
    );
  });

  test('a plan is made anew for a case file that it lists, though no glob meets that', async () => {
    const { project, expectAfter } = all;
    await expectAfter(
      () => project.write({ 'listed/a.feature': feature('Selling') }),
      ['plans/all.md:5 All of it'],
      'plans/',
    );
    expect(await project.read('.casewright/tests/plans/plans/all.md.js')).toContain('Selling');
  });

  test('a run has what the case file says by then, and fails at its line', async () => {
    const { project, run } = all;
    expect((await run(['cases/run/'])).map(({ status }) => status)).toEqual(['passed']);
    await project.write({ 'cases/run/a.feature': `\n\n${feature('Buying', 'Then I see "Bye"')}` });
    // At once: nobody has told the server yet.
    const [second] = await run(['cases/run/']);
    expect(second?.status).toBe('failed');
    expect(second?.errors?.[0]?.location).toMatchObject({
      file: expect.stringMatching(/cases[\\/]run[\\/]a\.feature$/),
      line: 6,
    });
  });

  test('what the watcher stumbles over is said, and it goes on', async () => {
    const { project, server, expectAfter, at } = all;
    const inTheWay = at('.casewright/tests/cases/cases/stumble/b.feature.js');
    await mkdir(inTheWay);
    await project.write({ 'cases/stumble/b.feature': feature('Selling') });
    const said = 'Failed to keep up with the case files of the project "cases"';
    await expect.poll(() => server.output(), SOON).toContain(said);
    await rm(inTheWay, { recursive: true });
    await expectAfter(
      () => project.write({ 'cases/stumble/b.feature': feature('Selling twice') }),
      ['cases/stumble/a.feature:3 Buying', 'cases/stumble/b.feature:3 Selling twice'],
      'cases/stumble/',
    );
  });

  test('a case file that is watched is told of by its own name', async () => {
    const { project, client, at } = all;
    const before = client.changes.length;
    const reported = () => client.changes.slice(before).flat();
    await client.ask('watch', { fileNames: [at('cases/watch/a.feature')] });
    await project.write({
      'cases/watch/a.feature': feature('Buying twice'),
      'cases/watch/b.feature': feature('Selling twice'),
    });
    await expect.poll(reported, SOON).toContain(at('cases/watch/a.feature'));
    expect(reported()).not.toContain(at('cases/watch/b.feature'));
  });
});

describe('while a test server of its own runs', { timeout: 300_000 }, () => {
  test('a case file that another replaces, as some editors do, is listed, in a CommonJS package', async () => {
    const { project, first, expectAfter, at } = await watched({
      ...FILES,
      'package.json': '{ "type": "commonjs" }',
    });
    expect(first).toEqual(['cases/a.feature:3 Buying']);
    const replace = async () => {
      await project.write({ 'cases/.a.new': edited });
      await rename(at('cases/.a.new'), at('cases/a.feature'));
    };
    await expectAfter(replace, ['cases/a.feature:4 Buying twice', 'cases/a.feature:7 Selling']);
  });

  test('no case file need be left: that is said, and the next one is found', async () => {
    const { project, server, expectAfter, at } = await watched(FILES);
    await expectAfter(() => rm(at('cases'), { recursive: true }), []);
    expect(server.output()).toContain('no .feature, .md or .txt file');
    await expectAfter(
      () => project.write({ 'cases/b.feature': feature('Again') }),
      ['cases/b.feature:3 Again'],
    );
  });
});
