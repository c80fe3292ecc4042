/** Case files that change while the test server runs, which editors talk to. */
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { servePage } from '../support/httpServer.js';
import { config, playwrightProject } from '../support/playwrightProject.js';
import { openTestServer } from '../support/playwrightUi.js';
import { connectToTestServer, type Report } from '../support/playwrightUiServer.js';

const feature = (title: string, step = 'Then I see "Hello"') =>
  `Feature: Shop\n\n  Scenario: ${title}\n    ${step}\n`;
const FILES = { 'cases/a.feature': feature('Buying') };
const SOON = { timeout: 30_000, interval: 200 };

async function watched(files: Record<string, string> = FILES, glob = 'cases/**/*') {
  const { origin } = await servePage('<h1>Hello</h1>');
  const project = await playwrightProject({
    'playwright.config.ts': config(`{ files: '${glob}', startUrl: '${origin}' }`),
    ...files,
  });
  const server = await openTestServer(project.folder);
  const client = await connectToTestServer(server.address);
  await client.ask('initialize', { watchTestDirs: true });
  const { cases: first } = await client.list();
  /** Waits until the server tells of the change, as an editor does, and asks no sooner. */
  const expectAfter = async (change: () => Promise<unknown>, cases: string[]) => {
    const before = client.changes.length;
    await change();
    await expect.poll(() => client.changes.length, SOON).toBeGreaterThan(before);
    await expect.poll(() => client.list(), SOON).toMatchObject({ cases, errors: [] });
  };
  const at = (file: string) => path.join(project.folder, file);
  return { project, server, client, first, expectAfter, at };
}

/** The results that tests ended with. */
const ended = (reports: readonly Report[]) =>
  reports.flatMap(({ params }) => (params?.test ? (params.result ?? []) : []));

describe('while the test server runs', { timeout: 300_000 }, () => {
  test.each([
    ['written anew', 'module'],
    ['replaced by another, as some editors do,', 'commonjs'],
  ])('a case file that is %s is told of and listed at its new lines (%s)', async (how, type) => {
    const { project, first, expectAfter, at } = await watched({
      ...FILES,
      'package.json': JSON.stringify({ type }),
    });
    expect(first).toEqual(['cases/a.feature:3 Buying']);
    const edited = `# by Ada\n${feature('Buying twice')}\n  Scenario: Selling\n    Then I see "Hello"\n`;
    const edit = async () => {
      await project.write({ [how === 'written anew' ? 'cases/a.feature' : 'cases/.a.new']: edited });
      if (how !== 'written anew') await rename(at('cases/.a.new'), at('cases/a.feature'));
    };
    await expectAfter(edit, ['cases/a.feature:4 Buying twice', 'cases/a.feature:7 Selling']);
  });

  test('added, renamed and deleted ones are, too, in folders that come and go', async () => {
    const { project, expectAfter, at } = await watched();
    await expectAfter(
      () => project.write({ 'cases/new/b.md': '# Selling\n\n- I see "Hello"\n' }),
      ['cases/a.feature:3 Buying', 'cases/new/b.md:1 Selling'],
    );
    await expectAfter(
      () => rename(at('cases/a.feature'), at('cases/c.feature')),
      ['cases/c.feature:3 Buying', 'cases/new/b.md:1 Selling'],
    );
    await expectAfter(() => rm(at('cases/new'), { recursive: true }), ['cases/c.feature:3 Buying']);
  });

  test('one that is broken meanwhile is its failing entry, and hides no other', async () => {
    const { project, client, expectAfter } = await watched({ ...FILES, 'cases/b.txt': 'I see "Hello".\n' });
    await expectAfter(
      () => project.write({ 'cases/a.feature': 'Feature: Shop\n\n  no case at all\n' }),
      ["cases/a.feature:1 can't be read", 'cases/b.txt:1 b'],
    );
    await client.ask('runTests', { locations: [] });
    expect(ended(client.reports).map(({ status }) => status)).toEqual(['failed', 'passed']);
    await expectAfter(() => project.write(FILES), ['cases/a.feature:3 Buying', 'cases/b.txt:1 b']);
  });

  test('none need be left: that is said, and the next one is found', async () => {
    const { project, server, expectAfter, at } = await watched();
    await expectAfter(() => rm(at('cases'), { recursive: true }), []);
    expect(server.output()).toContain('no .feature, .md or .txt file');
    await expectAfter(
      () => project.write({ 'cases/b.feature': feature('Again') }),
      ['cases/b.feature:3 Again'],
    );
  });

  test('a plan is made anew for a case file that it lists, though no glob meets that', async () => {
    const plan = '---\ncases:\n  - ../cases/a.feature\n---\n# All of it\n';
    const { project, expectAfter } = await watched({ 'plans/all.md': plan, ...FILES }, 'plans/*');
    await expectAfter(
      () => project.write({ 'cases/a.feature': feature('Selling') }),
      ['plans/all.md:5 All of it'],
    );
    expect(await project.read('.casewright/tests/cases/plans/all.md.js')).toContain('Selling');
  });

  test('a run has what the case file says by then, and fails at its line', async () => {
    const { project, client } = await watched();
    await client.ask('runTests', { locations: [] });
    expect(ended(client.reports).map(({ status }) => status)).toEqual(['passed']);
    await project.write({ 'cases/a.feature': `\n\n${feature('Buying', 'Then I see "Bye"')}` });
    // At once: nobody has told the server yet.
    await client.ask('runTests', { locations: [] });
    const [, second] = ended(client.reports);
    expect(second?.status).toBe('failed');
    expect(second?.errors?.[0]?.location).toMatchObject({
      file: expect.stringMatching(/cases[\\/]a\.feature$/),
      line: 6,
    });
  });

  test('a case file that is watched is told of by its own name', async () => {
    const { project, client, at } = await watched({ ...FILES, 'cases/b.feature': feature('Selling') });
    await client.ask('watch', { fileNames: [at('cases/a.feature')] });
    await project.write({
      'cases/a.feature': feature('Buying twice'),
      'cases/b.feature': feature('Selling twice'),
    });
    await expect.poll(() => client.changes.flat(), SOON).toContain(at('cases/a.feature'));
    expect(client.changes.flat()).not.toContain(at('cases/b.feature'));
  });

  test('what the watcher stumbles over is said, and it goes on', async () => {
    const { project, server, expectAfter, at } = await watched();
    const inTheWay = at('.casewright/tests/cases/cases/b.feature.js');
    await mkdir(inTheWay);
    await project.write({ 'cases/b.feature': feature('Selling') });
    const said = 'Failed to keep up with the case files of the project "cases"';
    await expect.poll(() => server.output(), SOON).toContain(said);
    await rm(inTheWay, { recursive: true });
    await expectAfter(
      () => project.write({ 'cases/b.feature': feature('Selling twice') }),
      ['cases/a.feature:3 Buying', 'cases/b.feature:3 Selling twice'],
    );
  });
});
