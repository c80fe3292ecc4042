/** Recorded sentences, without a model, on pages that have changed: where a person following the words would get through, so do they. */
import { beforeAll, describe, expect, test } from 'vitest';
import { ServiceClient } from '../../src/client/index.js';
import { isTerminal } from '../../src/contract/index.js';
import { startService, type LocalService } from '../../src/service/index.js';
import { startShop, type Shop } from '../shop/startShop.js';
import { useBrowser } from '../support/browser.js';
import { NIGHTLY } from '../support/nightly.js';
import { CHANGES } from './pageChanges.js';

const recorded = (step: string, ...sentences: string[]) =>
  [step, '   Recorded as:', ...sentences.map((one) => `   - ${one}`)].join('\n');

const STEPS = [
  'Given I open "/products/earl-grey-tea"',
  recorded('When the visitor would like one', 'Click the "Add to cart" button'),
  'When I open "/products/stoneware-mug"',
  recorded(
    'And three of these for the family',
    'Fill the "Quantity" field with "3"',
    'Click the "Add to cart" button',
  ),
  recorded(
    'Then the bill knows of both',
    'Expect that "€36.00" in the "Stoneware Mug" row is visible',
    'Expect that "€7.80" in the "Earl Grey Tea" row is visible',
    'Expect that the "Total" row shows "€43.80"',
  ),
  recorded(
    'When one of the family is on holiday',
    'Fill the "Quantity" field in the "Stoneware Mug" row with "2"',
    'Click the "Update" button in the "Stoneware Mug" row',
  ),
  recorded('Then the bill is smaller', 'Expect that the "Total" row shows "€31.80"'),
  recorded('When the tea is too strong', 'Click the "Remove" button in the "Earl Grey Tea" row'),
  recorded(
    'Then mugs are all there is',
    'Expect that "Earl Grey Tea" is not visible',
    'Expect that "Stoneware Mug" is visible',
  ),
];

let service: LocalService;
let shop: Shop;
const browser = useBrowser();

beforeAll(async () => {
  service = await startService({ stepTimeout: 8_000, capture: 'off', pictures: 'failed step' });
  shop = await startShop();
  return async () => {
    await service.close();
    await shop.stop();
  };
});

async function summaryOf(change: () => void): Promise<string | null | undefined> {
  const context = await browser.newContext();
  await context.addInitScript(`addEventListener('DOMContentLoaded', ${String(change)});`);
  const { registerDevice, projectId, ...access } = service;
  const page = await context.newPage();
  const device = registerDevice({ page, options: { observe: { accessibility: false } } });
  try {
    const client = new ServiceClient(access);
    const lines = STEPS.map((step, index) => `${index + 1}. ${step}`);
    const prompt = [`Start at ${shop.address}/`, ...lines].join('\n');
    const id = await client.createSession({ title: 'T', prompt, projectId, userDeviceId: device.id });
    let session = await client.getSession(id);
    while (!isTerminal(session.status)) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      session = await client.getSession(id);
    }
    return session.summary;
  } finally {
    await device.remove(new Error('the test has ended'));
    await context.close();
  }
}

describe.concurrent('a recorded case still passes where', () => {
  // A commit takes every third one.
  const changes = Object.entries(CHANGES).filter((_, index) => NIGHTLY || index % 3 === 0);

  test.each(changes)('%s', { timeout: 120_000 }, async (_, change) => {
    expect(await summaryOf(change)).toBe('All 9 steps passed.');
  });
});

/** Else nothing above would show anything. */
describe.concurrent('it fails where', () => {
  test.each<[lost: string, change: () => void, step: RegExp]>([
    [
      'the button is called otherwise',
      () =>
        document
          .querySelectorAll('form button')
          .forEach((button) => (button.textContent = 'Put it in the bag')),
      /^Step 2 of 9 failed: No button named "Add to cart"/,
    ],
    [
      'the sum is another one',
      () =>
        document.querySelectorAll('tfoot td').forEach((cell) => {
          if (cell.textContent) cell.textContent = '€43.81';
        }),
      /^Step 5 of 9 failed: .*€43\.80/,
    ],
    [
      'what was removed is still there',
      () => document.querySelector('main')?.append('Earl Grey Tea'),
      /^Step 9 of 9 failed: .*Earl Grey Tea/,
    ],
  ])('%s', { timeout: 120_000 }, async (_, change, step) => {
    expect(await summaryOf(change)).toMatch(step);
  });
});
