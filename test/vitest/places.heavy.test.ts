/** Where projects and case files may stand: odd names, other roots, monorepos, CommonJS. */
import { describe, expect, test } from 'vitest';
import { serveHttp } from '../support/httpServer.js';
import { WITH_REPORT, reportedTests, vitestConfig, vitestProject } from '../support/vitestProject.js';

/** Not understood, so it fails at once. */
const FAILING = 'Then I dance';

const FEATURE = (title: string, step = 'Then I see "Hello"') =>
  `Feature: F\n\n  Scenario: ${title}\n    ${step}\n`;

const serveHello = () =>
  serveHttp((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>'));

test('a case file of any name runs, is listed at its place, and fails at its line', async () => {
  const { origin } = await serveHello();
  const names = ['a b', 'a#b', '50%', 'n%20', 'q?x', 'p[1]', 'ü ä/ß', "it's", 'dollar$1', 'a.b'];
  const project = await vitestProject({
    'vitest.config.ts': vitestConfig(`{ files: 'cases/**/*.feature', startUrl: '${origin}' }`),
    ...Object.fromEntries(names.map((name) => [`cases/${name}.feature`, FEATURE(name, FAILING)])),
  });
  const { output } = await project.vitest(WITH_REPORT);
  const tests = await reportedTests(project);
  expect(tests.map(({ title }) => title).toSorted()).toEqual(names.toSorted());
  expect(tests.every(({ status }) => status === 'failed')).toBe(true);
  for (const name of names) {
    // Vite takes an escaped blank for a blank, and then finds no source map of the module: Vitest has a place in that.
    if (name !== 'n%20') expect(output).toContain(`FAIL  cases/${name}.feature:3:3 > F > ${name}`);
    expect(output).toContain(`❯ cases/${name}.feature:4:5`);
  }
  expect(output.match(/4\|\s+Then I dance\n\s+\|\s+\^/g)).toHaveLength(names.length);
});

describe('the plugin', () => {
  test('works in projects of a monorepo, each with its own cases, beside other projects', async () => {
    const { origin } = await serveHello();
    const config = (name: string) =>
      vitestConfig(`{ files: 'cases', startUrl: '${origin}' }`, `test: { name: '${name}' }`);
    const project = await vitestProject({
      'vitest.config.ts': `export default { test: { projects: ['packages/*'] } };\n`,
      'packages/shop/vitest.config.ts': config('shop'),
      'packages/shop/cases/a.feature': FEATURE('of the shop'),
      'packages/admin/vitest.config.ts': config('admin'),
      'packages/admin/cases/a.feature': FEATURE('of the office', FAILING),
      'packages/plain/vitest.config.ts': `export default { test: { name: 'plain' } };\n`,
      'packages/plain/unit.test.ts': `import { test } from 'vitest'; test('unit', () => {});\n`,
    });
    const { output } = await project.vitest();
    expect(output).toMatch(/✓ +shop +cases\/a\.feature/);
    expect(output).toMatch(/FAIL +admin +cases\/a\.feature:3:3 > F > of the office/);
    expect(output).toMatch(/❯ cases\/a\.feature:4:5/);
    expect(output).toContain('1 failed | 2 passed');
  });

  test('works in a project that is written within another configuration, with its tags', async () => {
    const { origin } = await serveHello();
    const project = await vitestProject({
      'vitest.config.ts': `import { cases } from 'casewright/vitest';
const plugins = [cases({ files: 'cases', startUrl: '${origin}' })];
export default { test: { projects: [{ plugins, test: { name: 'inline' } }] } };
`,
      'cases/a.feature': `@smoke\n${FEATURE('tagged')}`,
      'cases/b.feature': FEATURE('untagged'),
    });
    expect((await project.vitest(['--tags-filter=smoke'])).output).toMatch(/Tests +1 passed \| 1 skipped/);
  });

  test('takes its files from Vite’s root, or from its own', async () => {
    const { origin } = await serveHello();
    const project = await vitestProject({
      'vitest.config.ts': `import { defineConfig } from 'vitest/config';
import { cases } from 'casewright/vitest';
export default defineConfig({
  root: './web',
  plugins: [
    cases({ files: 'cases', startUrl: '${origin}' }),
    cases({ name: 'shared', root: '..', files: ['shared/*', '!shared/README.md'], startUrl: '${origin}' }),
  ],
  test: { include: ['unit/*.ts'] },
});
`,
      'web/cases/a.feature': FEATURE('at the root'),
      'web/unit/one.ts': `import { test } from 'vitest'; test('unit', () => {});\n`,
      'web/other.test.ts': `import { test } from 'vitest'; test('not included', () => {});\n`,
      'shared/b.feature': FEATURE('outside of it'),
      'shared/README.md': '# How to write cases\n\n- Write them well.\n',
    });
    const { exitCode } = await project.vitest(WITH_REPORT);
    const tests = await reportedTests(project, 'web/report.json');
    expect(tests.map(({ title, status }) => `${title} ${status}`).toSorted()).toEqual([
      'at the root passed',
      'outside of it passed',
      'unit passed',
    ]);
    expect(exitCode).toBe(0);
  });

  test('works in a CommonJS package, from a configuration that requires it', async () => {
    const { origin } = await serveHello();
    const project = await vitestProject({
      'package.json': '{ "type": "commonjs" }',
      'vitest.config.cjs': `const { cases } = require('casewright/vitest');
module.exports = { plugins: [cases({ files: 'cases', startUrl: '${origin}' })] };
`,
      'cases/a.feature': FEATURE('required'),
    });
    const { output, exitCode } = await project.vitest();
    expect(output).toContain('1 passed');
    expect(exitCode).toBe(0);
  });

  test('does nothing where Vite builds an application', async () => {
    const project = await vitestProject({
      'vite.config.mjs': `import { cases } from 'casewright/vitest';
import { build } from 'vite';
export const config = { plugins: [cases({ files: 'nothing-here' })], logLevel: 'silent' };
`,
      'build.mjs': `import { build } from 'vite';
import { config } from './vite.config.mjs';
await build({ ...config, configFile: false });
console.log('built');
`,
      'index.html': '<h1>An application</h1>',
    });
    expect((await project.node(['build.mjs'])).output).toBe('built\n');
  });

  test('runs files of every glob, folder and tag that it takes, and no hidden ones', async () => {
    const { origin } = await serveHello();
    const project = await vitestProject({
      'vitest.config.ts': vitestConfig(
        `{ files: 'cases/**/*.@(feature|MD)', startUrl: '${origin}' }`,
        `test: { dir: './unit' }`,
      ),
      'cases/a.feature': `@bug(123) @not @a|b\n${FEATURE('odd tags')}`,
      'cases/b.MD': '# Shop\n\n## Looking\n\n- I see "Hello"\n',
      'cases/.drafts/c.feature': FEATURE('hidden'),
      'unit/one.test.ts': `import { test } from 'vitest'; test('unit', () => {});\n`,
    });
    expect((await project.vitest()).output).toMatch(/Tests +3 passed \(3\)/);
  });
});

describe('what would hide cases without a word is refused:', () => {
  const FILES = { 'cases/a.feature': FEATURE('any') };

  test.each([
    [
      'two plugins of one name',
      `{ files: 'cases' }), cases({ files: 'cases' }`,
      '',
      'Two plugins are named "casewright:cases"',
    ],
    [
      'two plugins with one file',
      `{ files: 'cases' }), cases({ name: 'b', files: 'cases/*' }`,
      '',
      'both have the case file',
    ],
    [
      'a root of projects',
      `{ files: 'cases' }`,
      `test: { projects: ['packages/*'] }`,
      'Vitest would run no case',
    ],
    [
      'browser mode',
      `{ files: 'cases' }`,
      `test: { browser: { enabled: true, instances: [{ browser: 'chromium' }] } }`,
      "runs its tests in Vitest's browser mode",
    ],
    ['an exclude', `{ files: 'cases' }`, `test: { exclude: ['cases/a.*'] }`, '`test.exclude` leaves it out'],
  ])('%s', async (_, options, rest, message) => {
    const project = await vitestProject({ 'vitest.config.ts': vitestConfig(options, rest), ...FILES });
    const { output, exitCode } = await project.vitest();
    expect(output).toContain(message);
    expect(exitCode).toBe(1);
  });
});
