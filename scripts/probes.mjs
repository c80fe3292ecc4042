/**
 * `npm run probes`: sentences that strangers wrote for states of pages (fixtures/strangers/probes), each by itself: which element
 * an action touches, which true statements are met, and which false ones are, too. `-- NAME` takes one application, with words
 * behind it those states whose name has them; `-- FOLDER` takes one that is elsewhere. Whatever isn't right is told, also where
 * an element that is meant isn't the only one to be seen of its selector.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { loadProduct } from '../test/bench/flow/loadProduct.mjs';
import { root } from './setup.mjs';
import { startApplication } from './strangers/startApplication.mjs';

const ENTRY = `
export { describeActions, interpretAll, isExpectation, perform, World, StepError } from './src/agent/index.js';
export { findBrowser } from './src/service/index.js';
`;
const TIMEOUT = 3_000;
const position = { line: 1, column: 1 };
const published = path.join(root, 'fixtures', 'strangers', 'probes');

const [wanted, ...words] = process.argv.slice(2);
const product = await loadProduct(ENTRY);
for (const folder of foldersOf(wanted)) await probe(folder);

function foldersOf(name) {
  if (name && existsSync(path.join(name, 'probes.mjs'))) return [path.resolve(name)];
  const names = readdirSync(published).filter((one) => existsSync(path.join(published, one, 'probes.mjs')));
  return names.filter((one) => !name || one === name).map((one) => path.join(published, one));
}

async function probe(folder) {
  const { default: states } = await import(pathToFileURL(path.join(folder, 'probes.mjs')).href);
  const { address, stop } = await startApplication(folder);
  const base = address.replace(/\/$/, '');
  const { executablePath } = product.findBrowser({
    headless: true,
    playwrightPath: chromium.executablePath(),
  });
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  const sums = { targets: {}, holds: {}, fails: {} };
  try {
    for (const state of states.filter(({ state: name }) => words.every((word) => name.includes(word)))) {
      console.log(`\n# ${path.basename(folder)}: ${state.state}`);
      const told = { browser, base, state, sums };
      for (const target of state.targets ?? []) await probeTarget(target, told);
      await probeStatements('holds', told);
      await probeStatements('fails', told);
    }
  } finally {
    await browser.close();
    await stop();
  }
  console.log(`\n${path.basename(folder)}`);
  for (const [kind, sum] of Object.entries(sums))
    console.log(
      `  ${kind}: ${Object.entries(sum)
        .map(([what, count]) => `${count} ${what}`)
        .join(', ')}`,
    );
}

async function probeTarget({ say, css }, { browser, base, state, sums }) {
  const actions = read(say);
  if (!actions) return count(sums.targets, 'unread', say);
  await opened(browser, base, state, async (page) => {
    // The one seen is meant where the same stands hidden elsewhere.
    const target = page.locator(css).filter({ visible: true });
    const seen = await target.count();
    if (seen !== 1) return count(sums.targets, 'NOT ONE', say, `${css} is seen ${seen} times`);
    await target.evaluate(watchTouches);
    const fault = await carryOut(actions, page, base);
    const touched = await page
      .evaluate(() => globalThis.touchedByProbe ?? 'the page is left')
      .catch(() => 'the page is left');
    if (fault) count(sums.targets, 'red', say, fault.message);
    else if (touched === true || touched === 'the page is left') count(sums.targets, 'right');
    else
      count(
        sums.targets,
        'OTHER',
        say,
        `${product.describeActions(actions)}\n      touched ${touched || 'nothing'}`,
      );
  });
}

/** In the page: what the next events touch, and whether that is the element or a part of it. */
function watchTouches(target) {
  globalThis.touchedByProbe = '';
  const tell = (event) => {
    const way = event.composedPath();
    const isLabel = way.some((one) => one.control === target || target.contains?.(one.control));
    if (globalThis.touchedByProbe === true) return;
    if (way.includes(target) || isLabel) globalThis.touchedByProbe = true;
    else globalThis.touchedByProbe += `${event.type} ${way[0].outerHTML?.slice(0, 160)}; `;
  };
  for (const type of [
    'pointerdown',
    'dragstart',
    'click',
    'dblclick',
    'contextmenu',
    'keydown',
    'input',
    'change',
    'pointerover',
  ])
    window.addEventListener(type, tell, true);
}

async function probeStatements(kind, { browser, base, state, sums }) {
  const sum = sums[kind];
  const statements = (state[kind] ?? []).map((say) => ({ say, actions: read(say) }));
  const isStated = ({ actions }) => actions?.every((action) => product.isExpectation(action));
  for (const { say } of statements.filter(({ actions }) => !actions)) count(sum, 'unread', say);
  for (const { say, actions } of statements.filter((one) => one.actions && !isStated(one)))
    count(sum, 'DONE', say, product.describeActions(actions));
  await opened(browser, base, state, async (page) => {
    for (const { say, actions } of statements.filter(isStated)) {
      const fault = await carryOut(actions, page, base);
      const meaning = product.describeActions(actions);
      if (kind === 'holds')
        count(sum, fault ? 'red' : 'met', fault && say, fault && `${meaning}\n      ${fault.message}`);
      else count(sum, fault ? 'noticed' : 'FALSE GREEN', fault ? undefined : say, meaning);
    }
  });
}

/** As a step that stands behind another one. */
function read(say) {
  const reading = product.interpretAll([
    { text: 'Click "Go"', position },
    { text: say, position },
  ])[1];
  return reading.understood ? reading.actions : undefined;
}

async function opened(browser, base, { open }, work) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  try {
    const page = await context.newPage();
    await open(page, base);
    await work(page);
  } finally {
    await context.close();
  }
}

async function carryOut(actions, page, base) {
  const world = new product.World(page, { startUrl: base });
  try {
    for (const action of actions) await product.perform(action, { world, timeout: TIMEOUT });
    return undefined;
  } catch (error) {
    return error;
  } finally {
    world.close();
  }
}

function count(sum, what, say, reason = '') {
  sum[what] = (sum[what] ?? 0) + 1;
  if (say) console.log(`  ${what}: ${say}${reason && `\n      ${reason.split(' The nearest')[0]}`}`);
}
