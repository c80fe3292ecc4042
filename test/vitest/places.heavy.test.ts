/** Where projects and case files may stand: odd names, other roots, monorepos, CommonJS. */
import { beforeAll, describe, expect, test } from 'vitest';
import { sendHtml, serveHttp, startHttp, type Handler } from '../support/httpServer.js';
import {
  WITH_REPORT,
  makeVitestProject,
  reportedTests,
  vitestConfig,
  vitestProject,
  type VitestProject,
} from '../support/vitestProject.js';

/** Not understood, so it fails at once. */
const FAILING = 'Then I dance';

const FEATURE = (title: string, step = 'Then I see "Hello"') =>
  `Feature: F\n\n  Scenario: ${title}\n    ${step}\n`;

const answerHello: Handler = (_, response) => sendHtml(response, '<h1>Hello</h1>');

/** Of case files. */
const NAMES = ['a b', 'a#b', '50%', 'n%20', 'q?x', 'p[1]', 'ü ä/ß', "it's", 'dollar$1', 'a.b'];

/** Packages of a monorepo, each of which has its cases in another way. */
const packagesFor = (origin: string): Record<string, string> => ({
  'vitest.config.ts': `import { cases } from 'casewright/vitest';
const plugins = [cases({ files: 'inline', startUrl: '${origin}' })];
export default { test: { projects: ['packages/*', { plugins, test: { name: 'inline', exclude: ['packages/**'] } }] } };
`,
  'inline/a.feature': `@smoke\n${FEATURE('tagged')}`,
  'inline/b.feature': FEATURE('untagged'),

  'packages/shop/vitest.config.ts': vitestConfig(
    `{ files: 'cases', startUrl: '${origin}' }`,
    `test: { name: 'shop' }`,
  ),
  'packages/shop/cases/a.feature': FEATURE('of the shop'),
  'packages/admin/vitest.config.ts': vitestConfig(
    `{ files: 'cases', startUrl: '${origin}' }`,
    `test: { name: 'admin' }`,
  ),
  'packages/admin/cases/a.feature': FEATURE('of the office', FAILING),
  'packages/plain/vitest.config.ts': `export default { test: { name: 'plain' } };\n`,
  'packages/plain/unit.test.ts': `import { test } from 'vitest'; test('unit', () => {});\n`,

  // In as few processes as there are workers, for a start of one takes longer than such a case.
  'packages/names/vitest.config.ts': vitestConfig(
    `{ files: 'cases/**/*.feature', startUrl: '${origin}' }`,
    'test: { isolate: false }',
  ),
  ...Object.fromEntries(
    NAMES.map((name) => [`packages/names/cases/${name}.feature`, FEATURE(name, FAILING)]),
  ),

  'packages/required/package.json': '{ "name": "required", "type": "commonjs" }',
  'packages/required/vitest.config.cjs': `const { cases } = require('casewright/vitest');
module.exports = { plugins: [cases({ files: 'cases', startUrl: '${origin}' })] };
`,
  'packages/required/cases/a.feature': FEATURE('required'),
});

describe('in packages of a monorepo', () => {
  let project: VitestProject;
  let output: string;
  /** The title and status of each test. */
  let results: string[];

  beforeAll(async () => {
    const { origin, close } = await startHttp(answerHello);
    project = await makeVitestProject(packagesFor(origin));
    ({ output } = await project.vitest(WITH_REPORT));
    results = (await reportedTests(project)).map(({ title, status }) => `${title} ${status}`);
    return async () => {
      await close();
      await project.dispose();
    };
  }, 300_000);

  test('a case file of any name runs, is listed at its place, and fails at its line', () => {
    expect(results).toEqual(expect.arrayContaining(NAMES.map((name) => `${name} failed`)));
    const failures = [...output.matchAll(/FAIL +names +(.+)/g)].map(([, failure]) => failure);
    for (const name of NAMES) {
      // Vite takes an escaped blank for a blank, and then finds no source map of the module: Vitest has a place in that.
      if (name !== 'n%20') expect(failures).toContain(`cases/${name}.feature:3:3 > F > ${name}`);
      expect(output).toContain(`❯ cases/${name}.feature:4:5`);
    }
    expect(output.match(/4\|\s+Then I dance\n\s+\|\s+\^/g)).toHaveLength(NAMES.length + 1);
  });

  test('each has its own cases, beside other projects', () => {
    expect(output).toMatch(/✓ +shop +cases\/a\.feature/);
    expect(output).toMatch(/FAIL +admin +cases\/a\.feature:3:3 > F > of the office/);
    expect(output).toMatch(/❯ cases\/a\.feature:4:5/);
    expect(output).toMatch(/✓ +plain +unit\.test\.ts/);
  });

  test('a CommonJS package may require the plugin, and nothing else runs', () => {
    expect(results.filter((result) => !NAMES.some((name) => result === `${name} failed`)).toSorted()).toEqual(
      [
        'of the office failed',
        'of the shop passed',
        'required passed',
        'tagged passed',
        'unit passed',
        'untagged passed',
      ],
    );
    expect(results).toHaveLength(NAMES.length + 6);
  });

  test('a project that is written within the configuration has its tags', async () => {
    const ran = await project.vitest(['--tags-filter=smoke', '--project=inline']);
    expect(ran.output).toMatch(/Tests +1 passed \| 1 skipped/);
  });
});

describe('the plugin', () => {
  test('takes its files from Vite’s root, or from its own', async () => {
    const { origin } = await serveHttp(answerHello);
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
    const { origin } = await serveHttp(answerHello);
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
