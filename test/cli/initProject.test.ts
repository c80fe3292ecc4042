/** `casewright init` in the surroundings that projects have: package managers, versions, repositories, workspaces. */
import { describe, expect, test } from 'vitest';
import { version } from '../../package.json';
import { initFolder, runInit } from './initFolder.js';

const packageJson = (content: object) => `${JSON.stringify(content, null, 2)}\n`;
const withPlaywright = packageJson({ devDependencies: { '@playwright/test': '^1.60.0' } });
const withVitest = packageJson({ devDependencies: { vitest: '^4.0.0' } });
const withBoth = packageJson({ devDependencies: { '@playwright/test': '^1.60.0', vitest: '^4.0.0' } });

describe('the next command of casewright init', () => {
  test.each([
    ['package-lock.json', 'npm i && npx playwright install chromium && npx playwright test cases/example'],
    [
      'pnpm-lock.yaml',
      'pnpm i && pnpm exec playwright install chromium && pnpm exec playwright test cases/example',
    ],
    [
      'yarn.lock',
      'yarn install && yarn run playwright install chromium && yarn run playwright test cases/example',
    ],
    ['bun.lock', 'bun install && bun x playwright install chromium && bun x playwright test cases/example'],
  ])('is that of the manager whose lock file is there: %s', async (lock, command) => {
    const { next } = await initFolder({ 'package.json': withPlaywright, [lock]: '' });
    expect(await next()).toBe(command);
  });

  test('goes by what package.json names, and above all lock files by the nearest', async () => {
    const named = packageJson({ packageManager: 'pnpm@9.1.0' });
    const { folder } = await initFolder({
      ...{ '.git/HEAD': '', 'yarn.lock': '', 'package.json': '{}' },
      ...{ 'a/package.json': named, 'b/package.json': '{}', 'c/package.json': '{}', 'c/bun.lockb': '' },
    });
    const first = async (name: string) =>
      /Next: (\w+)/.exec((await runInit(`${folder}/${name}`, ['--yes'])).out)?.[1];
    expect([await first('a'), await first('b'), await first('c')]).toEqual(['pnpm', 'yarn', 'bun']);
  });

  test('takes no lock file from above the repository', async () => {
    const { folder } = await initFolder({ 'yarn.lock': '', 'repo/.git/HEAD': '', 'repo/package.json': '{}' });
    expect((await runInit(`${folder}/repo`, ['--yes'])).out).toContain('Next: npm i');
  });

  test('is that of the manager which has started it, where nothing says more', async () => {
    const { next } = await initFolder({});
    expect(await next({ npm_config_user_agent: 'pnpm/9.1.0 npm/? node/v20' })).toMatch(/^pnpm i && /);
  });

  test('leaves out what is there already', async () => {
    const listed = { casewright: `^${version}`, '@playwright/test': '1.65' };
    const installed = Object.keys(listed).map((name) => [`node_modules/${name}/package.json`, '{}']);
    const { next } = await initFolder({
      'package.json': packageJson({ devDependencies: listed }),
      ...(Object.fromEntries(installed) as Record<string, string>),
    });
    expect(await next()).toBe('npx playwright install chromium && npx playwright test cases/example');
  });

  test('installs no browser where the system has one', async () => {
    const { folder, next } = await initFolder({ 'package.json': withBoth, 'bin/chromium': '' });
    expect(await next({ PATH: `${folder}/bin` })).toBe(
      'npm i && npx playwright test cases/example && npx vitest run cases/example',
    );
  });

  test('installs anew where another version is installed than package.json lists', async () => {
    const { next } = await initFolder({
      'package.json': packageJson({ devDependencies: { casewright: '*', '@playwright/test': '^1.60.0' } }),
      'node_modules/casewright/package.json': '{}',
      'node_modules/@playwright/test/package.json': '{ "version": "1.45.0" }',
    });
    expect(await next()).toMatch(/^npm i && /);
  });
});

describe('casewright init beside a runner that is too old', () => {
  test.each([
    [
      'as package.json lists it',
      { 'package.json': packageJson({ devDependencies: { vitest: '^2.1.0' } }) },
      'Casewright needs vitest >=3.2 <6, and this project has ^2.1.0. Nothing was changed. Please run `npm i -D vitest@4`',
    ],
    [
      'as it is installed within what is listed',
      {
        'package.json': packageJson({ dependencies: { '@playwright/test': '^1.40.0' } }),
        'node_modules/@playwright/test/package.json': '{ "version": "1.45.3" }',
      },
      'Casewright needs @playwright/test >=1.51 <2, and this project has 1.45.3.',
    ],
    [
      'as it is installed for a range that says nothing',
      {
        'package.json': packageJson({ dependencies: { vitest: 'catalog:' } }),
        'node_modules/vitest/package.json': '{ "version": "1.6.0" }',
      },
      'vitest >=3.2 <6, and this project has 1.6.0.',
    ],
  ])('says what to install, and changes nothing: %s', async (_, given, why) => {
    const { init, files } = await initFolder(given);
    const { code, out, err } = await init();
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: expect.stringContaining(why) });
    expect(Object.keys(await files())).toEqual(['package.json']);
  });

  test.each(['latest', 'workspace:*', '*', '^5.0.0-beta.3', '>=2'])(
    'takes a range that may fit: %s',
    async (vitest) => {
      const { init } = await initFolder({ 'package.json': packageJson({ devDependencies: { vitest } }) });
      expect(await init()).toMatchObject({ code: 0, err: '' });
    },
  );
});

describe('casewright init in a repository', () => {
  test('takes no package.json from above it', async () => {
    const { folder, files } = await initFolder({ 'package.json': '{}', 'repo/.git': '', 'repo/a.txt': '' });
    await runInit(`${folder}/repo`, ['--yes']);
    const written = await files();
    expect(written['package.json']).toBe('{}');
    expect(JSON.parse(written['repo/package.json']!)).toHaveProperty('devDependencies.casewright');
  });

  test('leaves scripts without a package.json what they are', async () => {
    const { init, files } = await initFolder({ 'scripts/run.js': 'module.exports = 1;' });
    await init('--playwright', '--vitest');
    const written = await files();
    expect(JSON.parse(written['package.json']!)).not.toHaveProperty('type');
    expect(Object.keys(written)).toContain('vitest.config.mts');
  });
});

describe('casewright init where Vitest has a workspace', () => {
  const given = {
    'package.json': withVitest,
    'vitest.workspace.json': '["packages/*"]',
    'packages/a/vitest.config.ts': 'export default {};',
  };

  test('prints the lines, and ends with 1', async () => {
    const { init, files } = await initFolder(given);
    const { code, out } = await init();
    expect(code).toBe(1);
    expect(out).toContain("  plugins: [cases({ files: 'cases/**/*.{feature,md,txt}' })],");
    expect(await files()).toMatchObject({ 'vitest.workspace.json': '["packages/*"]' });
  });

  test('is content once one of the projects has them', async () => {
    const { init } = await initFolder({
      ...given,
      'packages/a/vitest.config.ts': `import { cases } from 'casewright/vitest';
export default { plugins: [cases({})], test: { reporters: ['casewright/vitest/reporter'] } };`,
    });
    expect((await init()).code).toBe(0);
    const second = await init();
    expect(second).toMatchObject({ code: 0, out: expect.stringMatching(/^Nothing to do\./) });
  });

  test('goes by no configuration below one that is not split', async () => {
    const { init } = await initFolder({
      ...{ 'package.json': withVitest, 'vitest.config.ts': 'f();' },
      'a/vitest.config.ts': `import 'casewright/vitest'; import 'casewright/vitest/reporter';`,
    });
    expect((await init()).code).toBe(1);
  });

  test('sets up Vitest alone, also when it runs again', async () => {
    const { init, files } = await initFolder(given);
    await init();
    await init();
    expect(Object.keys(await files())).not.toContain('playwright.config.js');
  });
});

describe('casewright init where a doubt is mended', () => {
  test('is content with lines in a file that the configuration imports', async () => {
    const { init } = await initFolder({
      'package.json': withPlaywright,
      'playwright.config.ts': `import { projects, reporter } from './suite.js';\nexport default { projects, reporter };`,
      'suite.ts': `import { cases } from "casewright/playwright";
export const projects = [cases({})];
export const reporter = [["casewright/playwright/reporter"]];`,
    });
    expect(await init()).toMatchObject({
      code: 0,
      out: expect.stringContaining('config.ts, which is there already'),
    });
  });

  test('adds what leaves no doubt, and prints the rest', async () => {
    const { init, files } = await initFolder({
      'package.json': withPlaywright,
      'playwright.config.ts': `export default { projects: [], reporter: a ? 'dot' : 'list' };\n`,
    });
    const { code, out } = await init();
    expect(code).toBe(1);
    expect(out).toContain('  changed  playwright.config.ts\n');
    expect(out).toContain(`playwright.config.ts needs you: its "reporter" is not written out in it.
Please add these lines where they belong:

  reporter: [
    // behind those that are there:
    ['casewright/playwright/reporter'],
  ],
`);
    expect((await files())['playwright.config.ts']).toContain('projects: [cases(');
  });
});

describe('casewright init where both runners share a folder', () => {
  const test4 = `import { test } from 'vitest';`;

  test("leaves Vitest's tests out of the suite that it makes for Playwright", async () => {
    const { init, files } = await initFolder({
      ...{ 'package.json': withBoth, 'unit.test.ts': test4 },
      'e2e/shop.spec.ts': `import { test } from '@playwright/test';`,
    });
    await init();
    expect((await files())['playwright.config.js']).toContain(`
    { testIgnore: '**/*.test.*' }, // the tests that were here before, without Vitest's
`);
  });

  test("makes no suite for Playwright of Vitest's tests alone", async () => {
    const { init, files } = await initFolder({ 'package.json': withBoth, 'unit.spec.ts': test4 });
    await init();
    expect((await files())['playwright.config.js']).toContain('\n  projects: [cases(');
  });
});
