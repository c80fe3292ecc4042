/** `casewright init`: what it finds out, what it writes, and what it says. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCaseFile } from '../../src/cases/index.js';
import { init } from '../../src/cli/init/addInit.js';
import { version } from '../../package.json';
import { initFolder, runInit } from './initFolder.js';

const CASES = ['cases/example.feature', 'cases/example.md', 'cases/example.txt'];
const PLAYWRIGHT_CONFIG = `import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
});
`;
const packageJson = (content: object) => `${JSON.stringify(content, null, 2)}\n`;
const withPlaywright = packageJson({ devDependencies: { '@playwright/test': '^1.60.0' } });
const withVitest = packageJson({ devDependencies: { vitest: '^4.0.0' } });
const withBoth = packageJson({ devDependencies: { '@playwright/test': '^1.60.0', vitest: '^4.0.0' } });

describe('casewright init in an empty folder', () => {
  test.each([[[]], [['--yes']], [['--playwright']]])('sets up Playwright with %j', async (argv) => {
    const { init, files } = await initFolder({});
    expect(await init(...argv)).toMatchObject({ code: 0, err: '' });
    const written = await files();
    expect(Object.keys(written).sort()).toEqual(
      ['.gitignore', ...CASES, 'package.json', 'playwright.config.ts'].sort(),
    );
    expect(JSON.parse(written['package.json']!)).toEqual({
      private: true,
      type: 'module',
      scripts: { test: 'playwright test' },
      devDependencies: { '@playwright/test': expect.stringMatching(/^\^1\./), casewright: `^${version}` },
    });
  });

  test('says a line for each file, and the one next command', async () => {
    const { init } = await initFolder({ '.git/HEAD': '' });
    expect(await init('--yes')).toEqual({
      code: 0,
      err: '',
      out: `  made     playwright.config.ts
  made     cases/example.feature
  made     cases/example.md
  made     cases/example.txt
  made     .gitignore
  made     package.json

Next: npm i && npx playwright install chromium && npx playwright test cases/example
`,
    });
  });

  test('sets up both when both are asked for', async () => {
    const { init, files } = await initFolder({});
    expect(await init('--playwright', '--vitest')).toMatchObject({ code: 0, err: '' });
    const written = await files();
    expect(Object.keys(written)).toEqual(
      expect.arrayContaining(['playwright.config.ts', 'vitest.config.ts']),
    );
    expect(written['package.json']).toContain('"test": "playwright test && vitest run"');
    expect(written['.gitignore']!.split('\n')).toEqual([
      ...['node_modules/', '.casewright/', 'casewright-report/', 'test-results/', 'playwright-report/'],
      ...['.vitest-attachments/', ''],
    ]);
  });

  test.each(CASES)('writes %s with one case and no mistake', async (file) => {
    const { init, files } = await initFolder({});
    await init('--yes');
    const { cases, mistakes } = readCaseFile(
      { path: file, text: (await files())[file]! },
      { variables: {}, secrets: [] },
    );
    expect({ count: cases.length, mistakes }).toEqual({ count: 1, mistakes: [] });
    expect(cases[0]!.steps).toHaveLength(3);
  });

  test.each([
    ['', ['playwright.config.ts']],
    ['Vitest', ['vitest.config.ts']],
    ['both', ['playwright.config.ts', 'vitest.config.ts']],
    ['jest;playwright', ['playwright.config.ts']],
  ])('asks at a terminal and understands %j', async (answer, made) => {
    const { folder, files } = await initFolder({});
    const answers = answer.split(';');
    const ask = () => Promise.resolve(answers.shift()!);
    expect(await init({}, { cwd: folder, env: {}, stdout: { write: () => undefined } }, ask)).toBe(0);
    expect(Object.keys(await files()).filter((file) => file.includes('config'))).toEqual(made);
    expect(answers).toEqual([]);
  });
});

const never = () => Promise.reject(new Error('was asked'));

describe('casewright init in a project', () => {
  test.each([
    ['Playwright by its package', { 'package.json': withPlaywright }, ['playwright.config.js']],
    ['Vitest by its package', { 'package.json': withVitest }, ['vitest.config.mjs']],
    ['both', { 'package.json': withBoth }, ['playwright.config.js', 'vitest.config.mjs']],
    [
      'Playwright by its configuration',
      { 'package.json': '{}', 'playwright.config.mjs': 'export default {};' },
      ['playwright.config.mjs'],
    ],
    [
      'Vitest in the configuration of Vite, and TypeScript',
      {
        'package.json': '{}',
        'vite.config.ts': 'export default { test: {} }; // vitest',
        'tsconfig.json': '{}',
      },
      ['vite.config.ts'],
    ],
    [
      'an application that is built with Vite and tested by Playwright',
      { 'package.json': withPlaywright, 'vite.config.js': 'export default {};' },
      ['playwright.config.js', 'vite.config.js'],
    ],
  ])('finds %s without asking', async (_, given, configurations) => {
    const { folder, files } = await initFolder(given);
    expect(await init({}, { cwd: folder, env: {}, stdout: { write: () => undefined } }, never)).toBe(0);
    expect(Object.keys(await files()).filter((file) => file.includes('.config.'))).toEqual(configurations);
  });

  test.each([
    ['an empty folder', {}, []],
    ['an empty folder, for Vitest', {}, ['--vitest']],
    [
      'a Playwright project',
      { 'package.json': withPlaywright, 'playwright.config.ts': PLAYWRIGHT_CONFIG },
      [],
    ],
    ['a Vitest project', { 'package.json': withVitest, 'vitest.config.ts': 'export default {\n};\n' }, []],
    [
      'a Vitest project whose shape leaves doubt',
      { 'package.json': withVitest, 'vitest.config.ts': 'f()' },
      [],
    ],
    [
      'a Vitest project with a workspace',
      { 'package.json': withVitest, 'vitest.workspace.json': '["packages/*"]' },
      [],
    ],
    ['a project with both', { 'package.json': withBoth }, []],
  ])('changes nothing when it runs twice in %s', async (_, given, argv) => {
    const { init, files } = await initFolder(given);
    const { code } = await init(...argv);
    const before = await files();
    const second = await init(...argv);
    expect(await files()).toEqual(before);
    expect(second.code).toBe(code);
    expect(second.out).not.toMatch(/^ {2}(made|changed) /m);
    if (code === 0) expect(second.out).toMatch(/^Nothing to do\.\n[^]*example\.md, which is there already\n/);
  });

  test('keeps files that exist', async () => {
    const mine = { 'cases/example.md': '# Mine\n', 'package.json': withPlaywright };
    const { init, files } = await initFolder(mine);
    expect((await init()).out).toContain('kept     cases/example.md, which is there already');
    expect(await files()).toMatchObject({
      'cases/example.md': '# Mine\n',
      'cases/example.txt': expect.any(String),
    });
  });

  test('tells which files that are there run as cases from now on, once', async () => {
    const { init } = await initFolder({
      'package.json': withPlaywright,
      ...{ 'cases/notes/old.md': '# Old\n', 'cases/new.feature': '', 'cases/picture.png': '' },
    });
    expect((await init()).out).toContain(`
Beside the examples, these files in cases/ run as cases from now on:
  cases/new.feature
  cases/notes/old.md
If they are none, please move them or narrow "files".
`);
    expect((await init()).out).not.toContain('old.md');
  });

  test('below a package.json adds to that one, and works where it stands', async () => {
    const { folder, files } = await initFolder({ 'package.json': withVitest, 'app/main.js': '' });
    const { code, out } = await runInit(path.join(folder, 'app'), []);
    expect(code).toBe(0);
    expect(out).toContain('  changed  ../package.json\n');
    const written = await files();
    expect(JSON.parse(written['package.json']!)).toHaveProperty('devDependencies.casewright');
    expect(Object.keys(written)).toContain('app/vitest.config.mjs');
  });

  test('leaves a file in another encoding alone and says so', async () => {
    const { folder, init } = await initFolder({});
    await writeFile(path.join(folder, 'package.json'), '{ "name": "\u00e4" }', 'latin1');
    const { code, err } = await init();
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringContaining('package.json: it is not in UTF-8.'),
    });
    expect(await readFile(path.join(folder, 'package.json'), 'latin1')).toBe('{ "name": "\u00e4" }');
  });

  test('keeps a suite without a configuration running', async () => {
    const { init, files } = await initFolder({ 'package.json': withPlaywright, 'a.spec.js': '' });
    await init();
    expect((await files())['playwright.config.js']).toContain('    {}, // the tests that were here before');
  });

  test('prints the lines and ends with 1 where a configuration leaves doubt, and does the rest', async () => {
    const config = 'export default {\n  testDir: 1 2,\n};\n';
    const { init, files } = await initFolder({
      'package.json': withPlaywright,
      'playwright.config.ts': config,
    });
    const { code, out, err } = await init();
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toContain(`  made     .gitignore
  changed  package.json
  lacks    playwright.config.ts, see below

playwright.config.ts needs you: playwright.config.ts:2:14: Unexpected token`);
    expect(out).toContain(`Please add these lines where they belong:

  import { cases } from 'casewright/playwright';

  projects: [
    {}, // the tests that were here before, with the settings of this file
    cases({ files: 'cases/**/*.{feature,md,txt}' }),
  ],

  reporter: [['list'], ['casewright/playwright/reporter']],

Next, once these lines are there: npm i && npx playwright install chromium && npx playwright test cases/example
`);
    expect((await files())['playwright.config.ts']).toBe(config);
  });

  test('says which file it could not write because a folder stands in its way', async () => {
    const { init, folder } = await initFolder({ 'package.json': withPlaywright, cases: 'a file' });
    const { code, err } = await init();
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringContaining('error: Failed to write cases/example.feature: E'),
    });
    expect(await readFile(path.join(folder, 'cases'), 'utf8')).toBe('a file');
  });
});

describe('casewright init on the command line', () => {
  test('explains itself within 80 columns', async () => {
    const { init } = await initFolder({});
    const { code, out } = await init('--help');
    expect(code).toBe(0);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(out).toContain('--vitest');
  });

  test.each([
    [['--jest'], "unknown option '--jest'"],
    [['here'], "too many arguments for 'init'"],
  ])('ends with 2 for %j and changes nothing', async (argv, why) => {
    const { init, files } = await initFolder({});
    const { code, err } = await init(...argv);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(why) });
    expect(await files()).toEqual({});
  });
});
