/**
 * `npm run strangers`: runs the cases that strangers wrote for applications of their own (fixtures/strangers), as a user
 * would, and tells how many are green and how many of their steps are understood. `-- budget` runs those of one application,
 * `-- budget 3 7` two of its cases; what isn't green is reported with the step and the reason.
 * `--read` only tells what each step is read as. `--carry` goes on behind steps that fail: what stands in for them in
 * `standIns.txt`, in canonical sentences, is carried out in their place, so that every step is reached.
 * `--public` takes the published applications (fixtures/strangers/public), which are started anew for each case.
 * `--later`, `--team` and `--domain` take the cases that other strangers wrote when the first ones had been learnt from, and
 * `--public --rewritten` those that coding agents brought to run, `--public --owner` and `--owner-rewritten` a product owner's,
 * `--public --support` and `--support-rewritten` a support engineer's.
 * `--model=http://127.0.0.1:4010/v1` asks a model there for the steps that aren't understood (test/models/providers/serve.mjs
 * lets a person or another program be one), and tells how many of them passed.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { Agent, setGlobalDispatcher } from 'undici';
import { loadProduct } from '../test/bench/flow/loadProduct.mjs';
import { APPLICATIONS, folderOf, PUBLIC } from './strangers/applications.mjs';
import { modelOptions, standInsOf, stoodIn } from './strangers/standIns.mjs';
import { startApplication } from './strangers/startApplication.mjs';
import { NOT_UNDERSTOOD, tell } from './strangers/tell.mjs';

const ENTRY = `
export { describeActions, interpretAll, isExpectation } from './src/agent/index.js';
export { composePrompt } from './src/cases/prompt.js';
export { readCaseFile } from './src/cases/index.js';
export { ServiceClient, memoryOfProcess, systemClock } from './src/client/index.js';
export { WOKEN_PACE } from './src/runner/serviceAccess.js';
export { runCase } from './src/runner/concludeCase.js';
export { findBrowser, startService } from './src/service/index.js';
`;
const AT_ONCE = 2;

const words = process.argv.slice(2);
const flags = new Set(words.filter((word) => word.startsWith('--')));
const known = flags.has('--public') ? Object.keys(PUBLIC) : APPLICATIONS;
const wanted = words.filter((word) => known.includes(word));
const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number);
const modelAt = words.find((word) => word.startsWith('--model='))?.slice('--model='.length);
const SETS = 'later team domain second rewritten owner owner-rewritten support support-rewritten'.split(' ');
const STEP_TIMEOUT = flags.has('--public') ? 8_000 : 3_000;
const product = await loadProduct(ENTRY);
const applications = known.filter((one) => wanted.length === 0 || wanted.includes(one));
// Whoever plays the model may need longer than fetch waits for an answer.
if (modelAt) setGlobalDispatcher(new Agent({ headersTimeout: 0, bodyTimeout: 0 }));
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
  const set = SETS.find((one) => flags.has(`--${one}`)) ?? 'cases';
  return filesOf(path.join(folderOf(name), set))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return product.readCaseFile({ path: 'cases.md', text }, { variables: {}, secrets: [] }).cases;
    })
    .map((one, index) => ({ one, number: index + 1 }))
    .filter(({ number }) => numbers.length === 0 || numbers.includes(number));
}

/** A set is one file, or a folder with a file for each case. */
function filesOf(set) {
  if (!existsSync(set)) return [`${set}.md`];
  return readdirSync(set)
    .toSorted()
    .map((name) => path.join(set, name));
}

async function runAll() {
  const { executablePath } = product.findBrowser({
    headless: true,
    playwrightPath: chromium.executablePath(),
  });
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  const service = await product.startService({ capture: 'off', ...modelOptions(modelAt) });
  const client = new product.ServiceClient(service);
  const sums = [];
  try {
    for (const name of applications) sums.push(await runApplication(name, { browser, service, client }));
  } finally {
    await client.close();
    await service.close();
    await browser.close();
  }
  for (const { name, cases, green, steps, understood, passed, asked, done } of sums) {
    const carried = flags.has('--carry') || modelAt ? `, ${passed} passed` : '';
    const read = modelAt ? `, ${done} of ${asked} that a model was asked for` : '';
    console.log(
      `${name}: ${green} of ${cases} cases green, ${understood} of ${steps} steps understood${carried}${read}`,
    );
  }
}

async function runApplication(name, tools) {
  // What a case leaves in a published application would be there for the next one.
  const all = PUBLIC[name] ? undefined : await startApplication(folderOf(name));
  const sum = { name, cases: 0, green: 0, steps: 0, understood: 0, passed: 0, asked: 0, done: 0 };
  const waiting = casesToRun(name).map((each) => ({ ...each, reported: promised() }));
  const queue = [...waiting];
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const { one, number, reported } = next;
      const { address, stop } = all ?? (await startApplication(folderOf(name)));
      const ran = flags.has('--carry')
        ? carryThrough(one, standInsOf(folderOf(name), number), address, tools)
        : runPlainly(modelAt ? withStandIns(one, standInsOf(folderOf(name), number)) : one, address, tools);
      reported.resolve(ran);
      await ran;
      if (!all) await stop();
    }
  };
  try {
    const workers = Promise.all(Array.from({ length: all ? AT_ONCE : 1 }, work));
    // Once starting the application has failed, the cases that wait for it are never reported.
    for (const { one, number, reported } of waiting) {
      const ran = await Promise.race([reported.promise, workers.then(() => reported.promise)]);
      tell(`${name} ${number}`, one, ran, sum);
    }
    await workers;
    return sum;
  } finally {
    all?.stop();
  }
}

function promised() {
  let resolve;
  const promise = new Promise((given) => {
    resolve = given;
  });
  return { promise, resolve };
}

function casesToRun(name) {
  const isUnread = ({ one }) => product.interpretAll(one.steps).some(({ understood }) => !understood);
  return casesOf(name).filter((each) => !modelAt || isUnread(each));
}

/** What is understood and goes wrong on the page is no matter for a model. */
function withStandIns(one, standIns) {
  const readings = product.interpretAll(one.steps);
  const steps = one.steps.map((step, index) =>
    readings[index].understood && standIns.has(index + 1)
      ? { ...step, meaning: stoodIn(standIns.get(index + 1)) }
      : step,
  );
  return withSteps(one, steps);
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
        ...{
          pace: product.WOKEN_PACE,
          wake: device.left,
          clock: product.systemClock,
          timeLimit: modelAt ? 10_800_000 : 120_000,
        },
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
  const { verdict, steps, message, timeline } = await runOne(one, address, tools);
  const outputs = (timeline?.steps ?? []).map(({ toolOutput }) => toolOutput);
  const asked = outputs.filter((output) => output?.model !== undefined);
  for (const { step, sentences = [], summary } of asked)
    console.log(`    asked: ${steps[step - 1].text}\n      ${[...sentences, summary].join(' | ')}`);
  const done = asked.filter(({ step }) => steps[step - 1].status === 'passed').length;
  const problems = steps.map(({ status, summary }) =>
    status === 'failed' || status === 'error' ? summary : undefined,
  );
  return { isGreen: verdict === 'passed', problems, message, asked: asked.length, done };
}

/** Runs the case until no step is in the way: a step that fails is reported, and its stand-in takes its place, or nothing does. */
async function carryThrough(one, standIns, address, tools) {
  const readings = product.interpretAll(one.steps);
  const problems = readings.map(({ understood }) => (understood ? undefined : NOT_UNDERSTOOD));
  const isGreenAtOnce = (problem) => problem === undefined;
  for (;;) {
    const carried = one.steps.map((step, index) =>
      problems[index] === undefined ? step : { ...step, meaning: stoodIn(standIns.get(index + 1)) },
    );
    const { verdict, steps, message } = await runOne(withSteps(one, carried), address, tools);
    if (verdict === 'passed') return { isGreen: problems.every(isGreenAtOnce), problems };
    const index = steps.findIndex(({ status }) => status === 'failed' || status === 'error');
    if (index === -1) return { isGreen: false, problems, message };
    const { summary } = steps[index];
    if (problems[index] !== undefined) return giveUp(problems, index, `the stand-in failed: ${summary}`);
    problems[index] = summary;
    const { actions } = readings[index];
    if (!standIns.has(index + 1) && actions.some((action) => !product.isExpectation(action)))
      return giveUp(problems, index, 'no stand-in');
  }
}

function withSteps(one, steps) {
  return {
    ...one,
    steps,
    prompt: product.composePrompt(steps.map((step) => ({ kind: 'step', step }))),
  };
}

function giveUp(problems, index, reason) {
  const more = problems.map((problem, at) =>
    at === index ? `${problem} [${reason}]` : at > index ? (problem ?? 'not reached') : problem,
  );
  return { isGreen: false, problems: more };
}
