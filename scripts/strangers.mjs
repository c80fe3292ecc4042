/**
 * `npm run strangers`: runs the cases that strangers wrote for applications of their own (fixtures/strangers), as a user
 * would, and tells how many are green and how many of their steps are understood. `-- budget` runs those of one application,
 * `-- budget 3 7` two of its cases; what isn't green is told with the step and the reason.
 * `--read` only tells what each step is read as. `--carry` goes on behind steps that fail: what stands in for them in
 * `standIns.txt`, in canonical sentences, is carried out in their place, so that every step is reached.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { loadProduct } from '../test/bench/flow/loadProduct.mjs';
import { root } from './setup.mjs';
import { startApplication } from './strangers/startApplication.mjs';

const ENTRY = `
export { describeActions, interpretAll, isExpectation } from './src/agent/index.js';
export { composePrompt } from './src/cases/composePrompt.js';
export { readCaseFile } from './src/cases/index.js';
export { ServiceClient, memoryOfProcess, systemClock } from './src/client/index.js';
export { WOKEN_PACE, runCase } from './src/runner/index.js';
export { findBrowser, startService } from './src/service/index.js';
`;
const APPLICATIONS = ['budget', 'clinic', 'library'];
const NOT_UNDERSTOOD = "The built-in agent doesn't understand this step.";
const STEP_TIMEOUT = 3_000;
const AT_ONCE = 2;

const words = process.argv.slice(2);
const flags = new Set(words.filter((word) => word.startsWith('--')));
const wanted = words.filter((word) => APPLICATIONS.includes(word));
const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number);
const product = await loadProduct(ENTRY);
const applications = APPLICATIONS.filter((one) => wanted.length === 0 || wanted.includes(one));
if (flags.has('--read')) for (const name of applications) tellReadings(name);
else await runAll();

function tellReadings(name) {
  for (const { one, number } of casesOf(name)) {
    console.log(`${name} ${number} ${one.title}`);
    product.interpretAll(one.steps).forEach((reading, index) => {
      const means = reading.understood ? product.describeActions(reading.actions) : '✗ not understood';
      console.log(`  ${index + 1} ${one.steps[index].text}\n      ${means}`);
    });
  }
}

function casesOf(name) {
  const text = readFileSync(path.join(folderOf(name), 'cases.md'), 'utf8');
  const { cases } = product.readCaseFile({ path: 'cases.md', text }, { variables: {}, secrets: [] });
  return cases
    .map((one, index) => ({ one, number: index + 1 }))
    .filter(({ number }) => numbers.length === 0 || numbers.includes(number));
}

function folderOf(name) {
  return path.join(root, 'fixtures', 'strangers', name);
}

async function runAll() {
  const { executablePath } = product.findBrowser({
    headless: true,
    playwrightPath: chromium.executablePath(),
  });
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  const service = await product.startService({ capture: 'off' });
  const client = new product.ServiceClient(service);
  const sums = [];
  try {
    for (const name of applications) sums.push(await runApplication(name, { browser, service, client }));
  } finally {
    await client.close();
    await service.close();
    await browser.close();
  }
  for (const { name, cases, green, steps, understood, passed } of sums) {
    const carried = flags.has('--carry') ? `, ${passed} passed` : '';
    console.log(
      `${name}: ${green} of ${cases} cases green, ${understood} of ${steps} steps understood${carried}`,
    );
  }
}

async function runApplication(name, tools) {
  const { address, stop } = await startApplication(folderOf(name));
  const sum = { name, cases: 0, green: 0, steps: 0, understood: 0, passed: 0 };
  const waiting = casesOf(name).map((each) => ({ ...each, told: promised() }));
  const queue = [...waiting];
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const { one, number, told } = next;
      const ran = flags.has('--carry')
        ? carryThrough(one, standInsOf(name, number), address, tools)
        : runPlainly(one, address, tools);
      told.resolve(ran);
      await ran;
    }
  };
  try {
    const workers = Promise.all(Array.from({ length: AT_ONCE }, work));
    workers.catch(() => undefined);
    for (const { one, number, told } of waiting) tell(`${name} ${number}`, one, await told.promise, sum);
    await workers;
    return sum;
  } finally {
    stop();
  }
}

function promised() {
  let resolve;
  const promise = new Promise((given) => {
    resolve = given;
  });
  return { promise, resolve };
}

async function runOne(one, address, { browser, service, client }) {
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

async function runPlainly(one, address, tools) {
  const { verdict, steps, message } = await runOne(one, address, tools);
  const troubles = steps.map(({ status, summary }) =>
    status === 'failed' || status === 'error' ? summary : undefined,
  );
  return { isGreen: verdict === 'passed', troubles, message };
}

/** Canonical sentences by the number of the step whose place they take. */
function standInsOf(name, number) {
  const file = path.join(folderOf(name), 'standIns.txt');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Map(
    lines.flatMap((line) => {
      const [, ofCase, step, sentences] = /^(\d+)\.(\d+) (.+)$/.exec(line) ?? [];
      return Number(ofCase) === number ? [[Number(step), sentences.split(' ; ')]] : [];
    }),
  );
}

/** Runs the case until no step is in the way: a step that fails is told, and its stand-in takes its place, or nothing does. */
async function carryThrough(one, standIns, address, tools) {
  const readings = product.interpretAll(one.steps);
  const troubles = readings.map(({ understood }) => (understood ? undefined : NOT_UNDERSTOOD));
  const isGreenAtOnce = (trouble) => trouble === undefined;
  for (;;) {
    const carried = one.steps.map((step, index) =>
      troubles[index] === undefined ? step : { ...step, meaning: stoodIn(standIns.get(index + 1)) },
    );
    const { verdict, steps, message } = await runOne(withSteps(one, carried), address, tools);
    if (verdict === 'passed') return { isGreen: troubles.every(isGreenAtOnce), troubles };
    const index = steps.findIndex(({ status }) => status === 'failed' || status === 'error');
    if (index === -1) return { isGreen: false, troubles, message };
    const { summary } = steps[index];
    if (troubles[index] !== undefined) return giveUp(troubles, index, `the stand-in failed: ${summary}`);
    troubles[index] = summary;
    const { actions } = readings[index];
    if (!standIns.has(index + 1) && actions.some((action) => !product.isExpectation(action)))
      return giveUp(troubles, index, 'no stand-in');
  }
}

function withSteps(one, steps) {
  return {
    ...one,
    steps,
    prompt: product.composePrompt(steps.map((step) => ({ kind: 'step', step }))),
  };
}

function stoodIn(sentences = ['Do nothing']) {
  return sentences.map((text) => ({ text, position: { line: 1, column: 1 } }));
}

function giveUp(troubles, index, reason) {
  const more = troubles.map((trouble, at) =>
    at === index ? `${trouble} [${reason}]` : at > index ? (trouble ?? 'not reached') : trouble,
  );
  return { isGreen: false, troubles: more };
}

function tell(name, { title, steps }, { isGreen, troubles, message }, sum) {
  sum.cases += 1;
  sum.steps += steps.length;
  sum.understood += steps.length - troubles.filter((trouble) => trouble?.includes(NOT_UNDERSTOOD)).length;
  sum.passed += troubles.filter((trouble) => trouble === undefined).length;
  if (isGreen) sum.green += 1;
  console.log(`${isGreen ? '✓' : '✗'} ${name} ${title}`);
  if (isGreen) return;
  if (message !== undefined && troubles.every((trouble) => trouble === undefined))
    console.log(`    ${message}`);
  troubles.forEach((trouble, index) => {
    if (trouble !== undefined)
      console.log(
        `    ${index + 1} ${steps[index].text}\n      ${trouble.replace(/ The nearest that it knows: .*/, '')}`,
      );
  });
}
