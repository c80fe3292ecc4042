/** What an entry hands to Playwright: steps, pictures, observations, the outcome, and failures at their line. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { Outcome } from '../../src/report/outcome.js';
import { sendHtml, serveHttp, startHttp, type Handler } from '../support/httpServer.js';
import { entriesOf, type JsonEntry, type JsonReport } from '../support/jsonReport.js';
import { config, makeProject, playwrightProject } from '../support/playwrightProject.js';

const PAGE = '<title>Shop</title><h1>Hello</h1><label>Name <input></label><button>Buy now</button>';

const answerPage: Handler = (_, response) => sendHtml(response, PAGE);

async function shopProject(files: Record<string, string>) {
  const { origin } = await serveHttp(answerPage);
  return playwrightProject({
    'playwright.config.ts': config(`{ files: 'cases/**/*', startUrl: '${origin}' }`),
    ...files,
  });
}

/** What most of the tests look at is told by one run of all of these. */
const FILES = {
  'cases/shop.feature':
    'Feature: Shop\n\n  Scenario: Buying\n    When I click "Buy"\n    Then I see "Hello"\n',
  'cases/shop.md': '# Shop\n\n## Looking\n\n- I see "Hello"\n- I see "Bye"\n',
  'cases/odd.txt': 'Odd\n\nClick "Buy".\nDance the tango.\nSing a song.\n',
  'cases/front matter.txt': '---\ntags: [smoke\n---\nI see "Hello".\n',
  'cases/broken.feature':
    'Feature: Broken\n\n  @smoke\n  Scenario: One\n    Given I see "{{nobody}}"\n    And {{none}}\n\n' +
    '  Scenario: Two\n\n  Scenario: Three\n    Then I see "Hello"\n',
  'nowhere.feature':
    '# startUrl: /nowhere\nFeature: F\n\n  @fail\n  Scenario: Nowhere\n    Then I see "Hello"\n',
  'slow.txt': '---\ntimeout: 500ms\n---\nWait 60 seconds.\n',
  'fixtures.ts': `import { test as base } from '@playwright/test';
export const test = base.extend<{ slow: string }>({
  slow: [async ({}, use) => { await new Promise((done) => setTimeout(done, 700)); await use('slow'); }, { auto: true }],
});
`,
};

const configurationFor = (origin: string) =>
  config(
    [
      `{ files: 'cases/**/*', pictures: 'each step', startUrl: '${origin}' }`,
      `{ name: 'slow', files: 'slow.txt', startUrl: '${origin}', importTestFrom: './fixtures.ts' }`,
      `{ name: 'nowhere', files: 'nowhere.feature' }`,
    ],
    'workers: 2, fullyParallel: true,',
  );

describe('an entry', () => {
  let folder: string;
  let output: string;
  let entries: JsonEntry[];

  beforeAll(async () => {
    const site = await startHttp(answerPage);
    const project = await makeProject({ 'playwright.config.ts': configurationFor(site.origin), ...FILES });
    const json = { PLAYWRIGHT_JSON_OUTPUT_NAME: 'report.json' };
    const ran = await project.playwright(['--reporter=list,json'], json);
    ({ folder } = project);
    ({ output } = ran);
    entries = entriesOf(JSON.parse(await project.read('report.json')) as JsonReport);
    return async () => {
      await site.close();
      await project.dispose();
    };
  });

  const entryOf = (title: string) => entries.find((entry) => entry.title === title);

  test('has the steps, pictures, observations and the outcome', async () => {
    const entry = entryOf('Buying');
    expect(entry).toMatchObject({ ok: true });
    expect(entry?.result.steps?.map(({ title }) => title)).toEqual([
      expect.stringMatching(/^Start at http/),
      'When I click "Buy"',
      'Then I see "Hello"',
    ]);
    expect(entry?.result.attachments.map(({ name, contentType }) => `${name} (${contentType})`)).toEqual([
      'screenshot (image/jpeg)',
      '1. When I click "Buy" (image/jpeg)',
      '2. Then I see "Hello" (image/jpeg)',
      'casewright-outcome (application/json)',
    ]);
    // Playwright's own reports don't show what begins with an underscore.
    const shown = entry?.result.annotations.filter(({ type }) => !type.startsWith('_'));
    expect(shown).toMatchObject([
      { type: 'observation', description: expect.stringContaining('The whole name is button "Buy now".') },
    ]);
    const outcome = Outcome.parse(
      JSON.parse(await readFile(entry?.result.attachments.at(-1)?.path ?? '', 'utf8')),
    );
    expect(outcome).toMatchObject({
      verdict: 'passed',
      case: { file: 'cases/shop.feature', line: 3, column: 3 },
    });
    expect(outcome.steps.map(({ status, line }) => [status, line])).toEqual([
      ['passed', 4],
      ['passed', 5],
    ]);
    expect(outcome.screenshots.map(({ step }) => step)).toEqual([null, 0, 1]);
  });

  test('has its pictures in its own output folder', () => {
    const files = entryOf('Buying')?.result.attachments.map((attachment) => attachment.path ?? '') ?? [];
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expect(path.relative(folder, file)).toMatch(/^test-results[\\/]/);
  });

  test('fails at the step’s line, with a code frame of the case file', () => {
    expect(entryOf('Looking')).toMatchObject({ ok: false });
    expect(output).toContain('Failed (expectation not met) at: I see "Bye"');
    expect(output).toMatch(/> 6 \| - I see "Bye"\n\s+\|\s+\^/);
    expect(output).toMatch(/at .*cases\/shop\.md:6:3/);
    expect(output).toContain('Observed: ');
  });

  test('names every step that is not understood, and does nothing', () => {
    expect(entryOf('Odd')).toMatchObject({ ok: false });
    expect(output).toContain('No verdict (step not understood) at: Dance the tango.');
    expect(output).toContain('line 5: Sing a song.');
    expect(output).toMatch(/> 4 \| Dance the tango\./);
  });

  test('has its own time, of which a fixture before it takes nothing', () => {
    expect(entryOf('slow')?.result.error?.message).toContain('No verdict (out of time)');
    expect(output).not.toContain('Test timeout of');
  });

  test('with @fail does not turn green where it could not even begin', () => {
    expect(entryOf('Nowhere')).toMatchObject({ ok: false });
    expect(output).toContain('there is no baseURL');
  });

  test('of a broken file fails with its own mistakes, and the others of the file run', () => {
    expect([entryOf('One'), entryOf('Two')]).toMatchObject([{ ok: false }, { ok: false }]);
    expect(entryOf('Three')).toMatchObject({ ok: true });
    expect(output).toContain('This case was not run: cases/broken.feature has 2 mistakes.');
    expect(output).toContain('cases/broken.feature:5:18: ');
    expect(output).toContain('cases/broken.feature:6:9: ');
    expect(output).toContain('This case was not run: cases/broken.feature has a mistake.');
    expect(output).toContain('cases/broken.feature:8:3: ');
    expect(output).toMatch(/> 5 \|/);
    expect(output).toContain('This case was not run: cases/front matter.txt has');
  });
});

describe('tags', () => {
  const feature = (tag: string, step = 'Then I see "Hello"') =>
    `Feature: F\n\n  ${tag}\n  Scenario: S\n    ${step}\n`;

  test('@only runs only its case, and --forbid-only forbids it', async () => {
    const project = await shopProject({
      'cases/a.feature': feature('@only'),
      'cases/b.feature': feature('@x'),
    });
    expect((await project.playwright()).output).toContain('1 passed');
    const { output, exitCode } = await project.playwright(['--forbid-only']);
    expect(output).toContain('cases/a.feature:4');
    expect(exitCode).toBe(1);
  });

  test('--last-failed chooses what failed', async () => {
    const project = await shopProject({
      'cases/a.feature': feature('@a'),
      'cases/b.feature': feature('@b', 'Then I swim'),
    });
    await project.playwright();
    const { output } = await project.playwright(['--last-failed', '--list']);
    expect(output).toContain('cases/b.feature:4');
    expect(output).not.toContain('cases/a.feature:4');
  });
});

test('a broken case is not hidden by --grep where its tags can be made out', async () => {
  const project = await shopProject({
    'cases/b.feature': 'Feature: B\n\n  @smoke\n  Scenario: One\n    nonsense without a keyword\n',
    'cases/fine.feature': 'Feature: F\n\n  @smoke\n  Scenario: S\n    Then I see "Hello"\n',
  });
  const { output, exitCode } = await project.playwright(['--grep', '@smoke']);
  expect(output).toContain('1 passed');
  expect(output).toContain('This case was not run');
  expect(exitCode).toBe(1);
});
