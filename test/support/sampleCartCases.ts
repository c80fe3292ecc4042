/** Passed, failed, flaky, failed in all retries, expected to fail, skipped by tag; rows, projects, repetitions. */
import type { SampleAttempt, SampleStep } from './sampleAttempt.js';
import type { SampleCase } from './sampleCases.js';

const common = { file: 'cases/cart.feature', tags: ['@cart', '@smoke'] };

const GIVEN: SampleStep = ['Given I am on the start page', 'passed'];
const ONE_ITEM = 'Then I should see "1 item" in the "Cart" region';

const mug: SampleAttempt = {
  steps: [
    GIVEN,
    ['When I press the "Add Mug" button', 'passed'],
    [
      ONE_ITEM,
      'passed',
      { expected: '"1 item" in the "Cart" region is visible', observed: '"1 item" is visible' },
    ],
  ],
};

const row = (count: number, product: string, total: string, seen: string): SampleAttempt => ({
  steps: [
    GIVEN,
    [`When I add ${count} of "${product}"`, 'passed'],
    [
      `Then I should see "${total}" in the "Cart" region`,
      seen === total ? 'passed' : 'failed',
      { expected: `"${total}" in the "Cart" region is visible`, observed: `"${seen}" is visible` },
    ],
    ['And I should not see "Free delivery"', seen === total ? 'passed' : 'not reached'],
  ],
});

const outline = {
  ...common,
  suites: ['The cart', 'The total is the sum of what is in the cart', 'Adding <count> of <product>'],
};

const reload = (status: 'passed' | 'failed'): SampleAttempt => ({
  steps: [
    GIVEN,
    ['When I press the "Add Mug" button', 'passed'],
    ['And I reload the page', 'passed'],
    [
      ONE_ITEM,
      status,
      { expected: '"1 item" in the "Cart" region is visible', observed: 'The cart is empty' },
    ],
  ],
});

const voucher = (code: string, reported: string, status: 'passed' | 'failed'): SampleAttempt => ({
  steps: [
    GIVEN,
    [`When I enter "${code}" into the "Voucher" field`, 'passed'],
    [
      `Then I should see "${reported}"`,
      status,
      {
        expected: `"${reported}" is visible`,
        observed: status === 'passed' ? `"${reported}" is visible` : '"OK"',
      },
    ],
  ],
});

const suites = ['The cart'];

export const CART_CASES: readonly SampleCase[] = [
  { ...common, suites, title: 'A mug goes into the cart', attempts: [mug] },
  { ...common, suites, title: 'A mug goes into the cart', project: 'firefox', attempts: [mug] },
  { ...common, suites, title: 'A mug goes into the cart', repetition: 1, attempts: [mug] },
  {
    ...{ ...outline, title: 'Adding 1 of Mug', at: '| 1     | Mug     | € 8.50  |' },
    attempts: [row(1, 'Mug', '€ 8.50', '€ 8.50')],
  },
  {
    ...{ ...outline, title: 'Adding 2 of Mug', at: '| 2     | Mug     | € 17.00 |' },
    attempts: [row(2, 'Mug', '€ 17.00', '€ 8.50')],
  },
  {
    ...{ ...outline, title: 'Adding 3 of Teapot', at: '| 3     | Teapot  | € 96.00 |' },
    attempts: [row(3, 'Teapot', '€ 96.00', '€ 0.00'), row(3, 'Teapot', '€ 96.00', '€ 96.00')],
  },
  {
    ...{ ...common, suites, title: 'The cart survives a reload' },
    attempts: [reload('failed'), reload('failed'), reload('failed')],
  },
  {
    ...{ ...common, suites, title: 'A voucher is taken off twice', isExpectedToFail: true },
    tags: [...common.tags, '@fail'],
    attempts: [{ ...voucher('TWICE', 'Already used', 'failed'), changes: { effect: 'passes' } }],
  },
  {
    ...{ ...common, suites, title: 'A voucher of another shop is taken', isExpectedToFail: true },
    tags: [...common.tags, '@fail'],
    attempts: [
      {
        ...voucher('OTHER', 'Not one of ours', 'passed'),
        changes: {
          ...{ verdict: 'failed', reason: 'passed unexpectedly', effect: 'fails' },
          message: 'The case is tagged @fail, but it passed.',
        },
      },
    ],
  },
  {
    ...{ ...common, suites, title: 'Delivery abroad', tags: [...common.tags, '@skip'] },
    attempts: [
      {
        ...{ steps: [], session: null },
        changes: {
          ...{ verdict: 'skipped', reason: 'skipped by tag', effect: 'none', duration: 0 },
          message: 'Duty is not known yet, see the backlog.',
        },
      },
    ],
  },
];
