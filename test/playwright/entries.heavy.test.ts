/** What an entry hands to Playwright: steps, pictures, observations, the outcome, and failures at their line. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { Outcome } from '../../src/report/outcome.js';
import { serveHttp } from '../support/httpServer.js';
import { entriesOf, type JsonReport } from '../support/jsonReport.js';
import { config, playwrightProject } from '../support/playwrightProject.js';

const PAGE = '<title>Shop</title><h1>Hello</h1><label>Name <input></label><button>Buy now</button>';

async function shopProject(files: Record<string, string>, options = '') {
  const { origin } = await serveHttp((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE),
  );
  return playwrightProject({
    'playwright.config.ts': config(`{ files: 'cases/**/*', startUrl: '${origin}', ${options} }`),
    ...files,
  });
}

async function reported(project: Awaited<ReturnType<typeof shopProject>>, ...args: string[]) {
  const ran = await project.playwright(['--reporter=json', ...args], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: 'report.json',
  });
  const report = JSON.parse(await project.read('report.json')) as JsonReport;
  return { ...ran, report, entries: entriesOf(report) };
}

describe('an entry', () => {
  test('has the steps, pictures, observations and the outcome', async () => {
    const files = {
      'cases/shop.feature':
        'Feature: Shop\n\n  Scenario: Buying\n    When I click "Buy"\n    Then I see "Hello"\n',
    };
    const project = await shopProject(files, 'observe: { accessibility: false }');
    const { entries, exitCode } = await reported(project);
    expect(exitCode).toBe(0);
    const [entry] = entries;
    expect(entry).toMatchObject({ title: 'Buying', ok: true });
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

  test('fails at the step’s line, with a code frame of the case file', async () => {
    const project = await shopProject({
      'cases/shop.md': '# Shop\n\n## Buying\n\n- I see "Hello"\n- I see "Bye"\n',
    });
    const { output, exitCode } = await project.playwright();
    expect(exitCode).toBe(1);
    expect(output).toContain('Failed (expectation not met) at: I see "Bye"');
    expect(output).toMatch(/> 6 \| - I see "Bye"\n\s+\|\s+\^/);
    expect(output).toMatch(/at .*cases\/shop\.md:6:3/);
    expect(output).toContain('Observed: ');
  });

  test('names every step that is not understood, and does nothing', async () => {
    const project = await shopProject({
      'cases/odd.txt': 'Odd\n\nClick "Buy".\nDance the tango.\nSing a song.\n',
    });
    const { output, exitCode } = await project.playwright();
    expect(exitCode).toBe(1);
    expect(output).toContain('No verdict (step not understood) at: Dance the tango.');
    expect(output).toContain('line 5: Sing a song.');
    expect(output).toMatch(/> 4 \| Dance the tango\./);
  });

  test('has its own time, of which a fixture before it takes nothing', async () => {
    const slow =
      "async ({}, use) => { await new Promise((done) => setTimeout(done, 700)); await use('slow'); }";
    const project = await shopProject(
      {
        'cases/slow.txt': '---\ntimeout: 500ms\n---\nWait 60 seconds.\n',
        'fixtures.ts': `import { test as base } from '@playwright/test';\nexport const test = base.extend<{ slow: string }>({ slow: [${slow}, { auto: true }] });\n`,
      },
      `importTestFrom: './fixtures.ts'`,
    );
    const { output } = await project.playwright();
    expect(output).toContain('No verdict (out of time)');
    expect(output).not.toContain('Test timeout of');
  });
});

describe('tags', () => {
  const feature = (tag: string, step = 'Then I see "Hello"') =>
    `Feature: F\n\n  ${tag}\n  Scenario: S\n    ${step}\n`;

  test('@fail does not turn a case green that could not even begin', async () => {
    const text = '# startUrl: /nowhere\n' + feature('@fail');
    const project = await playwrightProject({
      'playwright.config.ts': config(`{ files: 'cases/*' }`),
      'cases/a.feature': text,
    });
    const { output, exitCode } = await project.playwright();
    expect(output).toContain('there is no baseURL');
    expect(exitCode).toBe(1);
  });

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

  test('--last-failed runs again what failed', async () => {
    const project = await shopProject({
      'cases/a.feature': feature('@a'),
      'cases/b.feature': feature('@b', 'Then I see "Bye"'),
    });
    await project.playwright();
    const { output } = await project.playwright(['--last-failed']);
    expect(output).toContain('cases/b.feature:4');
    expect(output).not.toContain('cases/a.feature:4');
  });
});

describe('a broken case file', () => {
  const broken =
    'Feature: Broken\n\n  @smoke\n  Scenario: One\n    Given I see "{{nobody}}"\n    And {{none}}\n\n  Scenario: Two\n\n' +
    '  Scenario: Three\n    Then I see "Hello"\n';

  test('fails by the cases that its mistakes concern, each with its own, and runs the others', async () => {
    const project = await shopProject({
      'cases/broken.feature': broken,
      'cases/fine.txt': 'I see "Hello".\n',
    });
    const { output, exitCode } = await project.playwright();
    expect(exitCode).toBe(1);
    expect(output).toContain('2 failed');
    expect(output).toContain('2 passed');
    expect(output).toContain('This case was not run: cases/broken.feature has 2 mistakes.');
    expect(output).toContain('cases/broken.feature:5:18: ');
    expect(output).toContain('cases/broken.feature:6:9: ');
    expect(output).toContain('This case was not run: cases/broken.feature has a mistake.');
    expect(output).toContain('cases/broken.feature:8:3: ');
    expect(output).toMatch(/> 5 \|/);
  });

  test.each([
    ['its tags', 'Feature: B\n\n  @smoke\n  Scenario: One\n    nonsense without a keyword\n'],
    ['its front matter', '---\ntags: [smoke\n---\nI see "Hello".\n'],
  ])('is not hidden by --grep where %s can be made out', async (_, text) => {
    const file = text.startsWith('Feature') ? 'cases/b.feature' : 'cases/b.txt';
    const project = await shopProject({
      [file]: text,
      'cases/fine.feature': 'Feature: F\n\n  @smoke\n  Scenario: S\n    Then I see "Hello"\n',
    });
    const grep = file.endsWith('.txt') ? [] : ['--grep', '@smoke'];
    const { output, exitCode } = await project.playwright(grep);
    expect(output).toContain('1 passed');
    expect(output).toContain('This case was not run');
    expect(exitCode).toBe(1);
  });
});

test('the pictures of an entry stand in its own output folder', async () => {
  const project = await shopProject({ 'cases/a.txt': 'I see "Hello".\n' });
  const { entries } = await reported(project);
  const files = entries[0]?.result.attachments.map((attachment) => attachment.path ?? '') ?? [];
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) expect(path.relative(project.folder, file)).toMatch(/^test-results[\\/]/);
});
