/** `cases()` in a configuration: its options, the modules it writes, and what it leaves to the user. */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { serveHttp } from '../support/httpServer.js';
import { config, playwrightProject } from '../support/playwrightProject.js';

const CASE = { 'cases/a.txt': 'I see "Hello".\n' };

async function hello() {
  return serveHttp((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>'),
  );
}

describe('options', () => {
  test('that are wrong are told all at once, with the nearest known one', async () => {
    const project = await playwrightProject({
      'playwright.config.ts': config(
        `{ file: 'cases/*', platfrom: 'ios', timeout: 'soon', startUrl: 'nowhere' } as never`,
      ),
    });
    const { output, exitCode } = await project.playwright(['--list']);
    expect(exitCode).toBe(1);
    expect(output).toContain('`files` is missing');
    expect(output).toContain('Did you mean `files`?');
    expect(output).toContain('"platform"');
    expect(output).toContain('"timeout"');
    expect(output).toContain('"startUrl"');
  });

  test('of the environment beat those of the plugin, and wrong ones name their variable', async () => {
    const { origin } = await hello();
    const project = await playwrightProject({
      'playwright.config.ts': config(`{ files: 'cases/*', startUrl: 'http://127.0.0.1:1' }`),
      ...CASE,
    });
    const { output } = await project.playwright([], { CASEWRIGHT_START_URL: origin });
    expect(output).toContain('1 passed');
    const wrong = await project.playwright(['--list'], { CASEWRIGHT_TIMEOUT: 'soon' });
    expect(wrong.output).toContain('CASEWRIGHT_TIMEOUT');
  });

  test('default to the project’s baseURL as the start address', async () => {
    const { origin } = await hello();
    const project = await playwrightProject({
      'playwright.config.ts': config(`{ files: 'cases/*' }`, `use: { baseURL: '${origin}' },`),
      ...CASE,
    });
    expect((await project.playwright()).output).toContain('1 passed');
  });

  test('need a name each where there are several cases()', async () => {
    const two = (name: string) => `{ files: 'cases/*' }), cases({ files: 'cases/*', ${name} }`;
    const project = await playwrightProject({ 'playwright.config.ts': config(two('')), ...CASE });
    expect((await project.playwright(['--list'])).output).toContain('Two cases() projects are named "cases"');
    await project.write({ 'playwright.config.ts': config(two(`name: 'again'`)) });
    const { output } = await project.playwright(['--list']);
    expect(output).toContain('[cases] › cases/a.txt:1:1');
    expect(output).toContain('[again] › cases/a.txt:1:1');
  });

  test('say what is missing of a hosted service', async () => {
    const project = await playwrightProject({
      'playwright.config.ts': config(`{ files: 'cases/*', service: { baseURL: 'https://service.test' } }`),
      ...CASE,
    });
    const { output } = await project.playwright(['--list']);
    expect(output).toContain('service.apiKey (or CASEWRIGHT_API_KEY)');
    expect(output).toContain('service.projectId (or CASEWRIGHT_PROJECT_ID)');
  });

  test('that match no case file are an error, not an empty suite that passes', async () => {
    const project = await playwrightProject({
      'playwright.config.ts': config(`{ files: 'case/*' }`),
      ...CASE,
    });
    const { output, exitCode } = await project.playwright();
    expect(output).toContain('no .feature, .md or .txt file below');
    expect(output).toContain('matches "case/*"');
    expect(exitCode).toBe(1);
  });

  test('that ask for a hosted service never end on the local one', async () => {
    const service = 'service: { baseURL: process.env.A, apiKey: process.env.B, projectId: process.env.C }';
    const project = await playwrightProject({
      'playwright.config.ts': config(`{ files: 'cases/*', ${service} }`),
      ...CASE,
    });
    const { output, exitCode } = await project.playwright(['--list']);
    expect(output).toContain('A hosted service needs service.baseURL (or CASEWRIGHT_BASE_URL)');
    expect(exitCode).toBe(1);
  });

  test('are relative to the configuration, wherever the command runs', async () => {
    const project = await playwrightProject({
      'sub/playwright.config.ts': config(`{ files: 'cases/*' }`),
      'sub/cases/a.txt': 'I see "Hello".\n',
    });
    const { output } = await project.playwright(['--list', '-c', 'sub']);
    expect(output).toContain('cases/a.txt:1:1');
    expect(await project.read('sub/.casewright/.gitignore')).toBe('*\n');
  });
});

describe('the modules', () => {
  const list = ['--list'];

  test('are left alone when unchanged, written anew when changed, removed when stale', async () => {
    const project = await playwrightProject({
      'playwright.config.ts': config(`{ files: 'cases/*' }`),
      'cases/a.txt': 'I see "A".\n',
      'cases/b.txt': 'I see "B".\n',
    });
    const written = async (file: string) =>
      (await stat(path.join(project.folder, '.casewright/tests/cases/cases', file))).mtimeMs;
    await project.playwright(list);
    const [a, b] = [await written('a.txt.js'), await written('b.txt.js')];
    await project.write({ 'cases/b.txt': 'I see "C".\n' });
    await project.playwright(list);
    expect(await written('a.txt.js')).toBe(a);
    expect(await written('b.txt.js')).toBeGreaterThan(b);
    await project.remove('cases/b.txt');
    expect((await project.playwright(list)).output).toContain('Total: 1 test in 1 file');
    await expect(written('b.txt.js')).rejects.toThrow('ENOENT');
  });

  test('never hold a secret, and neither does anything else that is written or said', async () => {
    const { origin } = await serveHttp((_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<label>Password <input></label><p>My hovercraft is full of eels</p>'),
    );
    const options = `{ files: 'cases/*', startUrl: '${origin}', secrets: { password: process.env.PW, unset: undefined } }`;
    const project = await playwrightProject({
      'playwright.config.ts': config(options),
      'cases/a.txt':
        'Type "{{password}}" into the Password field.\nThe Password field shows "{{password}}!".\n',
      'cases/b.txt': 'Type "{{unset}}" into the Password field.\n',
    });
    const { output } = await project.playwright(['--reporter=list,json'], {
      PW: 'eels-4711',
      PLAYWRIGHT_JSON_OUTPUT_NAME: 'test-results/report.json',
    });
    expect(output).toContain('The Password field shows "***!"');
    expect(output).not.toContain('eels-4711');
    expect(output).toContain('The secret "unset" has no value');
    const holding = await project.filesWith('eels-4711');
    // Playwright's own snapshot of the page at a failure, which the README tells of.
    expect(holding.filter((file) => path.basename(file) !== 'error-context.md')).toEqual([]);
  });
});

describe('what belongs to the user', () => {
  test('is their own extended test, by importTestFrom', async () => {
    const project = await playwrightProject({
      'playwright.config.ts': config(`{ files: 'cases/*', importTestFrom: './fixtures.ts' }`),
      'fixtures.ts': `import { test as base } from '@playwright/test';
export const test = base.extend({
  page: async ({ page }, use) => {
    await page.setContent('<h1>Hello</h1>');
    await page.goto('data:text/html,<h1>Hello</h1>');
    await use(page);
  },
});
`,
      ...CASE,
    });
    const { output } = await project.playwright();
    expect(output).toContain('1 passed');
  });

  test('is the browser that they chose', async () => {
    const use = `use: { launchOptions: { executablePath: '/no/such/browser' } },`;
    const project = await playwrightProject({
      'playwright.config.ts': config(`{ files: 'cases/*' }`, use),
      ...CASE,
    });
    const { output, exitCode } = await project.playwright();
    expect(output).toContain('/no/such/browser');
    expect(exitCode).toBe(1);
  });

  test('is every setting of a Playwright project, by spreading', async () => {
    const { origin } = await hello();
    const project = await playwrightProject({
      'playwright.config.ts': config(
        `{ files: 'cases/*' }), use: { baseURL: '${origin}' }, retries: 1, ...({}`,
      )
        .replace('cases({', '{ ...cases({')
        .replace('...({})', '}'),
      'cases/a.txt': 'I see "Bye".\n',
    });
    const { output } = await project.playwright();
    expect(output).toContain('(retry #1)');
  });
});
