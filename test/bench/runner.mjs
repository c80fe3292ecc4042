/**
 * `node test/bench/runner.mjs [rounds [tests]]`: how much longer a shopping trip takes as a case than as a test written by
 * hand, as a user has it: in Playwright's runner, on its own page, with sessions and reports. Each run has many of one
 * kind; the kinds take turns, and a ratio is the median of those within a round: of the median test, as Playwright
 * reports its duration, and of the whole run.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '../../scripts/setup.mjs';
import { loadProduct } from './flow/loadProduct.mjs';
import { startShop } from './flow/startShop.mjs';
import { STEPS } from './flow/trip.mjs';
import { median, tellTable } from './tellTable.mjs';

const ROUNDS = Number(process.argv[2] ?? 5);
const TESTS = Number(process.argv[3] ?? 12);
const folder = path.join(root, 'test-results', `bench-runner-${process.pid}`);
const { findBrowser } = await loadProduct(`export { findBrowser } from './src/service/index.js';`);
const { executablePath } = findBrowser({ headless: true, playwrightPath: chromium.executablePath() });
const shop = await startShop();
const PICTURE =
  "const shoot = () => page.screenshot({ type: 'jpeg', quality: 80, scale: 'css' }); return shoot().catch(() => page.waitForLoadState('load').then(shoot));";
const AXE = 'await page.evaluate(axe); await page.evaluate(() => window.axe.run());';
const KINDS = {
  'by hand': specFile('', ''),
  'by hand, a picture a step, axe at the end': specFile(PICTURE, AXE),
  'cases, a picture where one fails, no axe': caseFile(
    "pictures: 'failed step', observe: { accessibility: false }",
  ),
  'cases, as they come': caseFile(''),
  'cases in words of which a recording says what they mean': recordedFile(),
};
const [HAND, HAND_WITH_EVIDENCE, LEAN_CASES, CASES, RECORDED] = Object.keys(KINDS);
const COMPARED = [
  [LEAN_CASES, HAND],
  [CASES, HAND_WITH_EVIDENCE],
  [RECORDED, CASES],
];

try {
  prepare();
  const rounds = Array.from({ length: ROUNDS }, (_, round) => playRound(round));
  tell(rounds);
} finally {
  shop.stop();
  rmSync(folder, { recursive: true, force: true });
}

function prepare() {
  for (const [index, { files }] of Object.values(KINDS).entries()) {
    const project = path.join(folder, String(index));
    const installed = path.join(project, 'node_modules', 'casewright');
    for (const part of ['package.json', 'dist']) {
      cpSync(path.join(root, part), path.join(installed, part), { recursive: true });
    }
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
      writeFileSync(path.join(project, name), text);
    }
    writeFileSync(path.join(project, 'package.json'), '{ "type": "module" }\n');
  }
}

function playRound(round) {
  const kinds = Object.keys(KINDS);
  const shift = round % kinds.length;
  return Object.fromEntries(
    [...kinds.slice(shift), ...kinds.slice(0, shift)].map((kind) => [kind, play(kind)]),
  );
}

/** All that tests took, wherever they stand. */
function durationsIn(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...durationsIn(inner),
    ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  ]);
}

function play(kind) {
  const cwd = path.join(folder, String(Object.keys(KINDS).indexOf(kind)));
  const cli = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const begun = performance.now();
  const ended = spawnSync(process.execPath, [cli, 'test', '--workers=1'], { cwd, encoding: 'utf8' });
  const whole = performance.now() - begun;
  if (ended.status !== 0) throw new Error(`${kind} failed:\n${ended.stdout.slice(-3000)}\n${ended.stderr}`);
  const { suites } = JSON.parse(readFileSync(path.join(cwd, 'results.json'), 'utf8'));
  return { whole, test: median(durationsIn(suites)) };
}

/** A test file with as many tests by hand. */
function specFile(after, atEnd) {
  const trip = JSON.stringify(path.join(root, 'test', 'bench', 'flow', 'trip.mjs'));
  const spec = `import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from '@playwright/test';
import { byHand } from ${trip};
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');
for (let index = 0; index < ${TESTS}; index++) {
  test(\`trip \${index}\`, async ({ page }) => {
    await byHand(page, async () => { ${after} });
    ${atEnd}
  });
}
`;
  return { files: { 'playwright.config.mjs': configOf("{ name: 'by hand' }"), 'trip.spec.mjs': spec } };
}

function caseFile(options) {
  return { files: { ...configFile(options), 'trip.feature': featureOf(STEPS) } };
}

/** The same steps, each in words that only its recording explains; no model is there to be asked. */
function recordedFile() {
  const words = STEPS.map((_, index) => `* stage ${index + 1} of the errand gets off the ground`);
  const meanings = STEPS.map(
    (step, index) => `### ${words[index].slice(2)}\n\n- ${step.replace(/^\w+ /, '')}\n`,
  );
  const recorded = trips((index) => `## Trip ${index}\n\n${meanings.join('\n')}`);
  const files = { 'trip.feature': featureOf(words), 'trip.recorded.md': recorded };
  return { files: { ...configFile('models: { haiku: true }'), ...files } };
}

function trips(one) {
  return Array.from({ length: TESTS }, (_, index) => one(index)).join('\n');
}

function featureOf(steps) {
  const scenario = (index) => `  Scenario: Trip ${index}\n${steps.map((step) => `    ${step}\n`).join('')}`;
  return `Feature: Shop\n\n${trips(scenario)}`;
}

function configFile(options) {
  const config = configOf(
    `cases({ files: '*.feature', ${options} })`,
    ", ['casewright/playwright/reporter']",
  );
  return { 'playwright.config.mjs': config };
}

function configOf(project, reporters = '') {
  const launch = executablePath
    ? `, launchOptions: { executablePath: ${JSON.stringify(executablePath)} }`
    : '';
  return `import { defineConfig } from '@playwright/test';
${project.startsWith('cases') ? "import { cases } from 'casewright/playwright';\n" : ''}export default defineConfig({
  use: { baseURL: ${JSON.stringify(shop.address)}${launch} },
  reporter: [['json', { outputFile: 'results.json' }]${reporters}],
  projects: [${project}],
});
`;
}

function tell(rounds) {
  const rows = COMPARED.flatMap(([one, other]) =>
    ['test', 'whole'].map((part) => ({
      ...{ one, other, part },
      times: [one, other].map((kind) => median(rounds.map((round) => round[kind][part]))),
      ratio: median(rounds.map((round) => round[one][part] / round[other][part])),
    })),
  );
  tellTable({
    ...{ name: 'runner', rows },
    columns: {
      [`${TESTS} trips of ${STEPS.length} steps`]: ({ one }) => one,
      of: ({ part }) => (part === 'test' ? 'the median test' : 'the whole run'),
      ms: ({ times: [ofOne] }) => Math.round(ofOne),
      against: ({ other }) => other,
      'ms of that': ({ times: [, ofOther] }) => Math.round(ofOther),
      ratio: ({ ratio }) => ratio.toFixed(2),
    },
  });
}
