/**
 * `node test/bench/collecting.mjs [rounds [sizes [runners]]]`, such as `3 1000,10000 playwright,vitest`: how long it takes to
 * list many cases, against plain spec files with as many empty tests: the first time, and again when nothing has changed.
 * Both in turn, in one run; a ratio is the median of those within a round.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/setup.mjs';
import { median, tellTable } from './tellTable.mjs';

const [rounds = '3', sizes = '1000,10000', runners = 'playwright,vitest'] = process.argv.slice(2);
const TESTS_OF_A_FILE = 25;
const folder = path.join(root, 'test-results', `bench-collecting-${process.pid}`);

const WRITE = { 'case files': writeCases, 'spec files': writeSpecs };
const KINDS = Object.keys(WRITE);

const RUNNERS = {
  playwright: {
    args: [path.join(root, 'node_modules', '@playwright', 'test', 'cli.js'), 'test', '--list'],
    config: 'playwright.config.mjs',
    configs: {
      'case files':
        "import { defineConfig } from '@playwright/test';\nimport { cases } from 'casewright/playwright';\n" +
        "export default defineConfig({ projects: [cases({ files: 'cases/**/*.feature', startUrl: 'http://127.0.0.1:1' })] });\n",
      'spec files':
        "import { defineConfig } from '@playwright/test';\n" +
        "export default defineConfig({ projects: [{ name: 'specs', testDir: 'specs' }] });\n",
    },
    listed: (output) => Number(/^Total: (\d+) tests/m.exec(output)?.[1]),
  },
  vitest: {
    args: [path.join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'list'],
    config: 'vitest.config.mjs',
    configs: {
      'case files':
        "import { defineConfig } from 'vitest/config';\nimport { cases } from 'casewright/vitest';\n" +
        "export default defineConfig({ plugins: [cases({ files: 'cases/**/*.feature', startUrl: 'http://127.0.0.1:1' })] });\n",
      'spec files':
        "import { defineConfig } from 'vitest/config';\n" +
        "export default defineConfig({ test: { include: ['specs/*.spec.js'] } });\n",
    },
    listed: (output) => output.split('\n').filter((line) => line.includes(' > ')).length,
  },
};

try {
  // As files below a node_modules: that is how it is used, and Playwright transforms nothing there.
  const installed = path.join(folder, 'node_modules', 'casewright');
  for (const part of ['package.json', 'dist']) {
    cpSync(path.join(root, part), path.join(installed, part), { recursive: true });
  }
  const rows = runners
    .split(',')
    .flatMap((runner) => sizes.split(',').flatMap((size) => measure(runner, Number(size))));
  tellTable({
    name: 'collecting',
    rows,
    columns: {
      'runner, cases, when': ({ runner, size, when }) => `${runner}, ${size}, ${when}`,
      'case files (ms)': ({ times }) => Math.round(times['case files']),
      'spec files (ms)': ({ times }) => Math.round(times['spec files']),
      ratio: ({ ratio }) => ratio.toFixed(2),
    },
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function measure(runner, size) {
  const { config, configs } = RUNNERS[runner];
  for (const kind of KINDS) {
    const project = projectOf(runner, kind, size);
    mkdirSync(project, { recursive: true });
    writeFileSync(path.join(project, config), configs[kind]);
    writeFileSync(path.join(project, 'package.json'), '{ "type": "module" }\n');
    for (let file = 0; file < size / TESTS_OF_A_FILE; file++) WRITE[kind](project, file, runner);
  }
  const first = round(runner, size);
  const again = Array.from({ length: Number(rounds) }, () => round(runner, size));
  return [
    { runner, size, when: 'first time', ...typical([first]) },
    { runner, size, when: 'nothing changed', ...typical(again) },
  ];
}

function round(runner, size) {
  return Object.fromEntries(KINDS.map((kind) => [kind, list(runner, kind, size)]));
}

function typical(measured) {
  return {
    rounds: measured,
    times: Object.fromEntries(KINDS.map((kind) => [kind, median(measured.map((times) => times[kind]))])),
    ratio: median(measured.map((times) => times['case files'] / times['spec files'])),
  };
}

function projectOf(runner, kind, size) {
  return path.join(folder, `${runner}-${kind.replace(' ', '-')}-${size}`);
}

function list(runner, kind, size) {
  const project = projectOf(runner, kind, size);
  const { args, listed } = RUNNERS[runner];
  const begun = performance.now();
  const ended = spawnSync(process.execPath, args, {
    ...{ cwd: project, encoding: 'utf8', maxBuffer: 2 ** 28 },
    env: { ...process.env, PWTEST_CACHE_DIR: path.join(project, '.transformed') },
  });
  const time = performance.now() - begun;
  if (ended.status === 0 && listed(ended.stdout) === size) return time;
  throw new Error(
    `Listing ${size} ${kind} in ${runner} failed:\n${ended.stdout.slice(-500)}\n${ended.stderr}`,
  );
}

function writeCases(project, file) {
  const cases = testsOf(file).map(
    (index) =>
      `  Scenario: Case ${index}\n    Given I open "/"\n    When I search for "order ${index}"\n` +
      '    Then I should see "Thank you"\n',
  );
  write(project, `cases/${file}.feature`, `Feature: About ${file}\n\n${cases.join('\n')}`);
}

function writeSpecs(project, file, runner) {
  const tests = testsOf(file).map((index) => `  test('Case ${index}', async () => {});\n`);
  const [from, describe] =
    runner === 'vitest' ? ['vitest', 'describe'] : ['@playwright/test', 'test.describe'];
  const imported = runner === 'vitest' ? 'describe, test' : 'test';
  const head = `import { ${imported} } from '${from}';\n\n${describe}('About ${file}', () => {\n`;
  write(project, `specs/${file}.spec.js`, `${head}${tests.join('')}});\n`);
}

function testsOf(file) {
  return Array.from({ length: TESTS_OF_A_FILE }, (_, index) => file * TESTS_OF_A_FILE + index);
}

function write(project, name, text) {
  const file = path.join(project, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
