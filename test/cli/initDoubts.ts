/** Configurations that nobody but their authors can extend, and why. */
import type { RunnerName } from '../../src/cli/init/Runner.js';

interface Doubtful {
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
const SHAPE = 'another shape';

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
  'no export': playwright('const config = {};', SHAPE),
  'two exports': playwright('module.exports = {};\nmodule.exports = {};', SHAPE),
  'projects from elsewhere': playwright(
    `import projects from './projects';\nexport default { projects };`,
    'projects',
  ),
  'projects that may be in what is spread': playwright(
    `import base from './base';\nexport default { ...base, retries: 1 };`,
    '"projects" are not written out',
  ),
  'tests of every name in the whole folder': playwright(
    `export default { testDir: '.', testMatch: /.*js/ };`,
    '"testMatch" may also match',
  ),
  'both names taken': playwright(
    'const cases = 1, caseFiles = 2;\nexport default {};',
    'mean something else',
  ),
  'two ways out of a function': vitest('export default () => { if (a) return {}; return {}; }', SHAPE),
  'plugins that are computed': vitest(
    'export default { plugins: [a].filter(Boolean) };',
    '"plugins" are not written',
  ),
  projects: vitest('export default { test: { projects: [] } };', 'it has projects ("test.projects")'),
  'a workspace': vitest('export default { test: { workspace: [] } };', 'it has projects ("test.workspace")'),
  'a root': vitest(`export default { root: 'app' };`, 'it sets "root"'),
  'a folder of tests': vitest(`export default { test: { dir: 'src' } };`, 'it sets "test.dir"'),
  'the browser mode': vitest('export default { test: { browser: {} } };', '"test.browser"'),
  'test from elsewhere': vitest(
    `import test from './t';\nexport default { test };`,
    'its "test" is not written out',
  ),
};
