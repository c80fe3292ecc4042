/**
 * `npm run strangers`: runs the cases that strangers wrote for applications of their own (fixtures/strangers), as a user
 * would, and tells how many are green and how many of their steps are understood. `-- budget` runs those of one application,
 * `-- budget 3` its third case; what isn't green is told with the step and the reason.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { loadProduct } from '../test/bench/flow/loadProduct.mjs';
import { root, run } from './setup.mjs';

const ENTRY = `
export { readCaseFile } from './src/cases/index.js';
export { ServiceClient, memoryOfProcess, systemClock } from './src/client/index.js';
export { WOKEN_PACE, runCase } from './src/runner/index.js';
export { findBrowser, startService } from './src/service/index.js';
`;
const APPLICATIONS = ['budget', 'clinic', 'library'];
const NOT_UNDERSTOOD = "The built-in agent doesn't understand this step.";
const STEP_TIMEOUT = 3_000;

const [wanted, number] = process.argv.slice(2);
const product = await loadProduct(ENTRY);
const { executablePath } = product.findBrowser({ headless: true, playwrightPath: chromium.executablePath() });
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const service = await product.startService({ capture: 'off' });
const client = new product.ServiceClient(service);
const sums = [];
try {
  for (const name of APPLICATIONS.filter((one) => wanted === undefined || one === wanted)) {
    sums.push(await runApplication(name));
  }
} finally {
  await client.close();
  await service.close();
  await browser.close();
}
for (const { name, cases, green, steps, understood } of sums)
  console.log(`${name}: ${green} of ${cases} cases green, ${understood} of ${steps} steps understood`);

async function runApplication(name) {
  const folder = path.join(root, 'fixtures', 'strangers', name);
  buildIfNeeded(folder);
  const { address, stop } = await start(folder);
  try {
    const text = readFileSync(path.join(folder, 'cases.md'), 'utf8');
    const { cases } = product.readCaseFile({ path: 'cases.md', text }, { variables: {}, secrets: [] });
    const sum = { name, cases: 0, green: 0, steps: 0, understood: 0 };
    for (const [index, one] of cases.entries()) {
      if (number !== undefined && Number(number) !== index + 1) continue;
      tell(`${name} ${index + 1}`, one, await runOne(one, address), sum);
    }
    return sum;
  } finally {
    stop();
  }
}

/** One that is made of a kit is built from the kit's packages. */
function buildIfNeeded(folder) {
  if (!existsSync(path.join(folder, 'package.json')) || existsSync(path.join(folder, 'dist', 'bundle.js')))
    return;
  for (const args of [
    ['install', '--no-audit', '--no-fund', '--loglevel=error'],
    ['run', '--silent', 'build'],
  ]) {
    if (run('npm', args, { cwd: folder }) !== 0)
      throw new Error(`npm ${args.join(' ')} failed in ${folder}.`);
  }
}

async function start(folder) {
  const port = 4_300 + (process.pid % 500);
  const child = spawn(process.execPath, ['server.mjs', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => child.kill();
  // Its first line says that it listens.
  const begun = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
  if (begun.done !== true) return { address: `http://127.0.0.1:${port}/`, stop };
  throw new Error(`${folder} ended before it listened.`);
}

async function runOne(one, address) {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1280, height: 720 } });
  try {
    const page = await context.newPage();
    const options = { pictures: 'failed step', observe: { accessibility: false }, stepTimeout: STEP_TIMEOUT };
    const device = service.registerDevice({ page, options });
    const { outcome } = await product.runCase(
      { case: one, file: 'cases.md', startUrl: address, userDeviceId: device.id },
      {
        ...{ client, projectId: service.projectId, apiKey: service.apiKey },
        ...{ pace: product.WOKEN_PACE, wake: device.left, clock: product.systemClock, timeLimit: 120_000 },
        ...{ secrets: {}, uploads: product.memoryOfProcess() },
      },
    );
    await device.remove(new Error('the case has ended'));
    return outcome;
  } finally {
    await context.close();
  }
}

function tell(name, { title }, { verdict, steps, message }, sum) {
  const unknown = steps.filter(({ summary }) => summary?.includes(NOT_UNDERSTOOD));
  sum.cases += 1;
  sum.steps += steps.length;
  sum.understood += steps.length - unknown.length;
  if (verdict === 'passed') sum.green += 1;
  console.log(`${verdict === 'passed' ? '✓' : '✗'} ${name} ${title}`);
  if (verdict === 'passed') return;
  const bad = steps.filter(({ status }) => status === 'failed' || status === 'error');
  if (bad.length === 0) console.log(`    ${message}`);
  for (const { text, summary } of bad) console.log(`    ${text}\n      ${summary}`);
}
