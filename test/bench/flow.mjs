/**
 * `node test/bench/flow.mjs [rounds]`: how much longer a shopping trip takes as a case than as a Playwright test written
 * by hand. Both run in this process, in turn, each in a context of its own; the ratio is the median of those within a
 * round, so that what else the machine does counts less. A case is counted from its text to its outcome: its session
 * over HTTP, the capture, the observations and the evidence fetched. What a runner does around either is left out.
 */
import { chromium } from '@playwright/test';
import { byHand, STEPS } from './flow/trip.mjs';
import { loadProduct } from './flow/loadProduct.mjs';
import { startShop } from './flow/startShop.mjs';
import { median, tellTable } from './tellTable.mjs';

const ROUNDS = Number(process.argv[2] ?? 12);
const WARM_UP = 2;
const LEAN = { pictures: 'failed step', observe: { accessibility: false } };

const product = await loadProduct();
const { executablePath } = product.findBrowser({ headless: true, playwrightPath: chromium.executablePath() });
const browser = await chromium.launch(executablePath ? { executablePath } : {});
const shop = await startShop();
const service = await product.startService({ capture: 'events' });
const client = new product.ServiceClient(service);

const WAYS = {
  'by hand': (page) => byHand(page, () => Promise.resolve()),
  'by hand, a picture after each step and axe at the end': byHandWithEvidence,
  'case, a picture where it fails, no axe': (page) => runCase(page, LEAN),
  'case, as it comes': (page) => runCase(page, {}),
};
const [HAND, HAND_WITH_EVIDENCE, LEAN_CASE, CASE] = Object.keys(WAYS);
const COMPARED = [
  [LEAN_CASE, HAND],
  [CASE, HAND_WITH_EVIDENCE],
  [CASE, HAND],
];

try {
  tell(await rounds());
} finally {
  await client.close();
  await service.close();
  await browser.close();
  shop.stop();
}

async function rounds() {
  const all = [];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const times = {};
    const ways = Object.entries(WAYS);
    // Whoever comes first finds the shop and the disk colder.
    const shift = Math.abs(round) % ways.length;
    for (const [way, play] of [...ways.slice(shift), ...ways.slice(0, shift)]) times[way] = await timed(play);
    if (round >= 0) all.push(times);
  }
  return all;
}

/** The opening and closing of the context is the runner's work for all. */
async function timed(play) {
  const context = await browser.newContext({ baseURL: shop.address });
  const page = await context.newPage();
  try {
    const begun = performance.now();
    await play(page);
    return performance.now() - begun;
  } finally {
    await context.close();
  }
}

async function byHandWithEvidence(page) {
  const shoot = () => page.screenshot({ type: 'jpeg', quality: 80, scale: 'css' });
  // Chromium takes no picture of a page that is just being left.
  await byHand(page, () => shoot().catch(() => page.waitForLoadState('load').then(shoot)));
  await product.auditPage(page);
}

async function runCase(page, options) {
  const text = `Feature: Shop\n  Scenario: A trip\n${STEPS.map((step) => `    ${step}`).join('\n')}\n`;
  const [one] = product.readCaseFile({ path: 'shop.feature', text }, { variables: {}, secrets: [] }).cases;
  const device = service.registerDevice({ page, options });
  const { outcome } = await product.runCase(
    { case: one, file: 'shop.feature', startUrl: shop.address, userDeviceId: device.id },
    {
      ...{
        client,
        projectId: service.projectId,
        apiKey: service.apiKey,
        pace: product.WOKEN_PACE,
        wake: device.left,
      },
      ...{ clock: product.systemClock, timeLimit: 60_000, secrets: {}, uploads: product.memoryOfProcess() },
    },
  );
  await device.remove(new Error('the case has ended'));
  if (outcome.verdict !== 'passed') throw new Error(`The case did not pass: ${JSON.stringify(outcome)}`);
}

function tell(all) {
  const rows = COMPARED.map(([one, other]) => ({
    ...{ one, other, steps: STEPS.length, rounds: all.length },
    times: [one, other].map((way) => median(all.map((times) => times[way]))),
    ratio: median(all.map((times) => times[one] / times[other])),
  }));
  tellTable({
    ...{ name: 'flow', rows },
    columns: {
      [`${STEPS.length} steps`]: ({ one }) => one,
      ms: ({ times: [ofOne] }) => Math.round(ofOne),
      against: ({ other }) => other,
      'ms of that': ({ times: [, ofOther] }) => Math.round(ofOther),
      ratio: ({ ratio }) => ratio.toFixed(2),
    },
  });
}
