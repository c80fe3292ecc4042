/** Configurations that nobody but their authors can extend, and why. */
import type { RunnerName } from '../../src/cli/init/runners.js';

interface Doubtful {
  /** What stands beside it. */
  others?: Record<string, string>;
  runner: RunnerName;
  file: string;
  before: string;
  why: string;
}

const playwright = (before: string, why: string): Doubtful => ({
  ...{ runner: 'playwright', file: 'playwright.config.ts', before, why },
});
const vitest = (before: string, why: string): Doubtful => ({
  ...{ runner: 'vitest', file: 'vitest.config.ts', before, why },
});
const SHAPE = 'it is not one object in its export';

export const DOUBTFUL: Record<string, Doubtful> = {
  'a mistake in its syntax': playwright(
    'export default {\n  a: 1,\n  b 2 };\n',
    'playwright.config.ts:3:5: ',
  ),
  'a function call': playwright(`import { make } from './make';\nexport default make({});\n`, SHAPE),
  'a function of the same name from elsewhere': playwright(
    `import { defineConfig } from './shared';\nexport default defineConfig({});`,
    SHAPE,
  ),
  'a base that nobody sees': vitest(
    `import { mergeConfig } from 'vite';\nimport a from './a';\nimport b from './b';\nexport default mergeConfig(a, b);`,
    SHAPE,
  ),
  'several configurations in one': playwright('export default defineConfig(base, {});', SHAPE),
  'a variable that is changed later': playwright(
    'const config = {};\nconfig.projects = [];\nexport default config;',
    SHAPE,
  ),
  'projects that come behind the export': playwright(
    'module.exports = { retries: 1 };\nmodule.exports.projects = [];',
    SHAPE,
  ),
  'no export': playwright('const config = {};', SHAPE),
  'two exports': playwright('module.exports = {};\nmodule.exports = {};', SHAPE),
  'projects from elsewhere': playwright(
    `import projects from './projects';\nexport default { projects };`,
    'projects',
  ),
  'projects that may be in what is spread': playwright(
    `import base from './base';\nexport default { ...base, retries: 1 };`,
    SHAPE,
  ),
  'tests of every name in the whole folder': playwright(
    `export default { testDir: '.', testMatch: /.*js/ };`,
    '"testMatch" may also match',
  ),
  'two ways out of a function': vitest('export default () => { if (a) return {}; return {}; }', SHAPE),
  'plugins that are computed': vitest(
    'export default { plugins: [a].filter(Boolean) };',
    '"plugins" are not written',
  ),
  projects: vitest('export default { test: { projects: [] } };', 'it sets "projects", with which'),
  'a workspace': vitest('export default { test: { workspace: [] } };', 'it sets "workspace"'),
  'a root': vitest(`export default { root: 'app' };`, 'it sets "root", with which'),
  'the browser mode': vitest('export default { test: { browser: {} } };', 'it sets "browser"'),
  'test from elsewhere': vitest(
    `import test from './t';\nexport default { test };`,
    '"test.reporters" are not written out',
  ),
  'a function': vitest('export default defineConfig(({ mode }) => ({ define: { MODE: mode } }));', SHAPE),
  'a configuration that is merged into another': vitest(
    'export default mergeConfig(base, { test: {} });',
    SHAPE,
  ),
  'a variable': playwright('const config: PlaywrightTestConfig = {};\nexport default config;', SHAPE),
  'a name that is taken': playwright(
    `import { cases } from './cases';\nexport default { projects: cases };`,
    'the name "cases" means something else',
  ),
  'settings that may be in what is spread into "test"': vitest(
    `import { test } from './base';\nexport default { test: { ...test, globals: true } };`,
    '"test.reporters" are not written out',
  ),
  'settings with a name that is computed': vitest('export default { [name]: 1 };', SHAPE),
  'a reporter that depends': playwright(
    `export default { reporter: process.env.CI ? 'dot' : 'list' };`,
    'its "reporter" is not written out',
  ),
  'reporters that are made by a function': vitest(
    'export default { test: { reporters: make() } };',
    'its "test.reporters" are not',
  ),
};
