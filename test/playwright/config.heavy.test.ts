/** `cases()` in a configuration: its options, the modules it writes, and what it leaves to the user. */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { sendHtml, startHttp } from '../support/httpServer.js';
import { entriesOf, type JsonEntry, type JsonReport } from '../support/jsonReport.js';
import {
  config,
  makeProject,
  playwrightProject,
  type PlaywrightProject,
} from '../support/playwrightProject.js';

const CASE = { 'cases/a.txt': 'I see "Hello".\n' };
const PAGE = '<h1>Hello</h1><label>Password <input></label><p>My hovercraft is full of eels</p>';

/** A configuration that says what `cases()` throws, and ends with what it throws for the last of them. */
const mistaken = (all: readonly string[], last: string) => `import { defineConfig } from '@playwright/test';
import { cases } from 'casewright/playwright';
for (const options of [${all.join()}]) {
  const { env, ...given } = { env: {}, ...options };
  Object.assign(process.env, env);
  try {
    cases(given as never);
    console.log(given.name + ' is fine');
  } catch (error) {
    console.log(given.name + ': ' + String(error));
  }
  for (const name of Object.keys(env)) Reflect.deleteProperty(process.env, name);
}
export default defineConfig({ projects: [cases(${last} as never)] });
`;

describe('options', () => {
  test('that are wrong end it, and are told all at once, with the nearest known one', async () => {
    const service = 'service: { baseURL: process.env.A, apiKey: process.env.B, projectId: process.env.C }';
    const project = await playwrightProject({
      'playwright.config.ts': mistaken(
        [
          `{ name: 'one', files: 'cases/*' }`,
          `{ name: 'one', files: 'cases/*' }`,
          `{ name: 'half', files: 'cases/*', service: { baseURL: 'https://service.test' } }`,
          `{ name: 'unset', files: 'cases/*', ${service} }`,
          `{ name: 'none', files: 'case/*' }`,
          `{ name: 'soon', files: 'cases/*', env: { CASEWRIGHT_TIMEOUT: 'soon' } }`,
        ],
        `{ file: 'cases/*', platfrom: 'ios', timeout: 'soon', startUrl: 'nowhere' }`,
      ),
      ...CASE,
    });
    const { output, exitCode } = await project.playwright(['--list']);
    expect(output.match(/.* is fine/g)).toEqual(['one is fine']);
    expect(output).toMatch(/^one: .*Two cases\(\) projects are named "one"/m);
    const half = /^half: [^]*(?=^unset: )/m.exec(output)?.[0];
    expect(half).toContain('service.apiKey (or CASEWRIGHT_API_KEY)');
    expect(half).toContain('service.projectId (or CASEWRIGHT_PROJECT_ID)');
    const unset = /^unset: [^]*(?=^none: )/m.exec(output)?.[0];
    expect(unset).toContain('A hosted service needs service.baseURL (or CASEWRIGHT_BASE_URL)');
    const none = /^none: [^]*(?=^soon: )/m.exec(output)?.[0];
    expect(none).toContain('no .feature, .md or .txt file below');
    expect(none).toContain('matches "case/*"');
    expect(output).toMatch(/^soon: [^]*?CASEWRIGHT_TIMEOUT/m);
    expect(output).toContain('`files` is missing');
    expect(output).toContain('Did you mean `files`?');
    expect(output).toContain('"platform"');
    expect(output).toContain('"timeout"');
    expect(output).toContain('"startUrl"');
    expect(exitCode).toBe(1);
  });

  test('are relative to the configuration, whose modules are written only when their case files change', async () => {
    const project = await playwrightProject({
      'sub/playwright.config.ts': config([`{ files: 'cases/*' }`, `{ files: 'cases/a*', name: 'again' }`]),
      'sub/cases/a.txt': 'I see "A".\n',
      'sub/cases/b.txt': 'I see "B".\n',
      'sub/cases/c.txt': 'I see "C".\n',
    });
    const list = () => project.playwright(['--list', '-c', 'sub']);
    const written = async (file: string) =>
      (await stat(path.join(project.folder, 'sub/.casewright/tests/cases/cases', file))).mtimeMs;
    const { output } = await list();
    expect(output).toContain('[cases] › cases/a.txt:1:1');
    expect(output).toContain('[again] › cases/a.txt:1:1');
    expect(await project.read('sub/.casewright/.gitignore')).toBe('*\n');
    const [a, b] = [await written('a.txt.js'), await written('b.txt.js')];
    expect(await written('c.txt.js')).toBeGreaterThan(0);
    await project.write({ 'sub/cases/b.txt': 'I see "D".\n' });
    await project.remove('sub/cases/c.txt');
    expect((await list()).output).toContain('Total: 3 tests in 2 files');
    expect(await written('a.txt.js')).toBe(a);
    expect(await written('b.txt.js')).toBeGreaterThan(b);
    await expect(written('c.txt.js')).rejects.toThrow('ENOENT');
  });
});

const FIXTURES = `import { test as base } from '@playwright/test';
export const test = base.extend({
  page: async ({ page }, use) => {
    await page.setContent('<h1>Hello</h1>');
    await page.goto('data:text/html,<h1>Hello</h1>');
    await use(page);
  },
});
`;

const configurationFor = (origin: string) => `import { defineConfig } from '@playwright/test';
import { cases } from 'casewright/playwright';
const secrets = { password: process.env.PW, unset: undefined };
const launchOptions = { executablePath: '/no/such/browser' };
export default defineConfig({ reporter: 'list', projects: [
  cases({ name: 'secret', files: 'secret/*', startUrl: '${origin}', secrets }),
  cases({ name: 'own test', files: 'cases/*', importTestFrom: './fixtures.ts' }),
  { ...cases({ name: 'own browser', files: 'cases/*' }), use: { launchOptions } },
  { ...cases({ name: 'spread', files: 'cases/*' }), use: { baseURL: '${origin}' }, repeatEach: 2 },
] });
`;

describe('in one run', () => {
  let project: PlaywrightProject;
  let output: string;
  let entries: JsonEntry[];

  beforeAll(async () => {
    const site = await startHttp((_, response) => sendHtml(response, PAGE));
    project = await makeProject({
      'playwright.config.ts': configurationFor(site.origin),
      'fixtures.ts': FIXTURES,
      'secret/a.txt':
        'Type "{{password}}" into the Password field.\nThe Password field shows "{{password}}!".\n',
      'secret/b.txt': 'Type "{{unset}}" into the Password field.\n',
      ...CASE,
    });
    ({ output } = await project.playwright(['--reporter=list,json'], {
      PW: 'eels-4711',
      PLAYWRIGHT_JSON_OUTPUT_NAME: 'test-results/report.json',
    }));
    entries = entriesOf(JSON.parse(await project.read('test-results/report.json')) as JsonReport);
    return async () => {
      await site.close();
      await project.dispose();
    };
  });

  const statusesOf = (name: string) =>
    entries.filter((entry) => entry.project === name).map(({ result }) => result.status);

  test('no module holds a secret, and neither does anything else that is written or said', async () => {
    expect(statusesOf('secret')).toEqual(['failed', 'failed']);
    expect(output).toContain('The Password field shows "***!"');
    expect(output).not.toContain('eels-4711');
    expect(output).toContain('The secret "unset" has no value');
    const holding = await project.filesWith('eels-4711');
    // Playwright's own snapshot of the page at a failure, which the README tells of.
    expect(holding.filter((file) => path.basename(file) !== 'error-context.md')).toEqual([]);
  });

  test('the user’s own extended test is taken, by importTestFrom', () => {
    expect(statusesOf('own test')).toEqual(['passed']);
  });

  test('the browser is the one that they chose', () => {
    expect(statusesOf('own browser')).toEqual(['failed']);
    expect(output).toContain('/no/such/browser');
  });

  test('every setting of a Playwright project counts, by spreading; its baseURL is the start address', () => {
    expect(statusesOf('spread')).toEqual(['passed', 'passed']);
  });
});
