/**
 * `node test/bench/collecting.mjs [rounds]`: how long `npx playwright test --list` takes for many cases, against plain spec
 * files with as many empty tests: the first time, and again when nothing has changed. Both in turn, in one run; a ratio
 * is the median of those within a round.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/setup.mjs';
import { median, tellTable } from './tellTable.mjs';

const SIZES = [1_000, 10_000];
const ROUNDS = Number(process.argv[2] ?? 3);
const TESTS_OF_A_FILE = 25;
const folder = path.join(root, 'test-results', `bench-collecting-${process.pid}`);

const KINDS = {
  'case files': { write: writeCases, config: caseConfig() },
  'spec files': { write: writeSpecs, config: specConfig() },
};

try {
  // As files below a node_modules: that is how it is used, and Playwright transforms nothing there.
  const installed = path.join(folder, 'node_modules', 'casewright');
  for (const part of ['package.json', 'dist']) {
    cpSync(path.join(root, part), path.join(installed, part), { recursive: true });
  }
  const rows = SIZES.flatMap(measure);
  tellTable({
    name: 'collecting',
    rows,
    columns: {
      'cases, when': ({ size, when }) => `${size}, ${when}`,
      'case files (ms)': ({ times }) => Math.round(times['case files']),
      'spec files (ms)': ({ times }) => Math.round(times['spec files']),
      ratio: ({ ratio }) => ratio.toFixed(2),
    },
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function measure(size) {
  for (const [kind, { write, config }] of Object.entries(KINDS)) {
    const project = projectOf(kind, size);
    mkdirSync(project, { recursive: true });
    writeFileSync(path.join(project, 'playwright.config.mjs'), config);
    writeFileSync(path.join(project, 'package.json'), '{ "type": "module" }\n');
    for (let file = 0; file < size / TESTS_OF_A_FILE; file++) write(project, file);
  }
  const first = round(size);
  const again = Array.from({ length: ROUNDS }, () => round(size));
  return [rowOf(size, 'first time', [first]), rowOf(size, 'nothing changed', again)];
}

function round(size) {
  return Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, list(kind, size)]));
}

function rowOf(size, when, rounds) {
  const typical = (kind) => median(rounds.map((times) => times[kind]));
  return {
    ...{ size, when, rounds },
    times: Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, typical(kind)])),
    ratio: median(rounds.map((times) => times['case files'] / times['spec files'])),
  };
}

function projectOf(kind, size) {
  return path.join(folder, `${kind.replace(' ', '-')}-${size}`);
}

function list(kind, size) {
  const project = projectOf(kind, size);
  const cli = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const begun = performance.now();
  const listed = spawnSync(process.execPath, [cli, 'test', '--list'], {
    ...{ cwd: project, encoding: 'utf8', maxBuffer: 2 ** 28 },
    env: { ...process.env, PWTEST_CACHE_DIR: path.join(project, '.transformed') },
  });
  const time = performance.now() - begun;
  if (listed.status === 0 && listed.stdout.includes(`Total: ${size} tests`)) return time;
  throw new Error(`Listing ${size} ${kind} failed:\n${listed.stdout.slice(-500)}\n${listed.stderr}`);
}

function writeCases(project, file) {
  const cases = testsOf(file).map(
    (index) =>
      `  Scenario: Case ${index}\n    Given I open "/"\n    When I search for "order ${index}"\n` +
      '    Then I should see "Thank you"\n',
  );
  write(project, `cases/${file}.feature`, `Feature: About ${file}\n\n${cases.join('\n')}`);
}

function writeSpecs(project, file) {
  const tests = testsOf(file).map((index) => `  test('Case ${index}', async () => {});\n`);
  const head = `import { test } from '@playwright/test';\n\ntest.describe('About ${file}', () => {\n`;
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

function caseConfig() {
  return (
    "import { defineConfig } from '@playwright/test';\nimport { cases } from 'casewright/playwright';\n" +
    "export default defineConfig({ projects: [cases({ files: 'cases/**/*.feature', startUrl: 'http://127.0.0.1:1' })] });\n"
  );
}

function specConfig() {
  return (
    "import { defineConfig } from '@playwright/test';\n" +
    "export default defineConfig({ projects: [{ name: 'specs', testDir: 'specs' }] });\n"
  );
}
