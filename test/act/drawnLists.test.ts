/** Drop-downs that a kit makes of nothing but boxes. */
import { expect } from 'vitest';
import { testOnPage } from './runSteps.js';

const test = testOnPage();

const list = (shown: string, { tab = '0', name = 'kit-selection-label', arrow = 'kit-arrow' } = {}) =>
  `<div class="kit-box"><div class="${name}" tabindex="${tab}" onclick="document.title += '${shown}'"><span>${shown}</span><i class="${arrow}"></i></div></div>`;
const item = (label: string, field: string) =>
  `<div class="kit-item"><label class="kit-label"><span>${label}</span></label><div class="kit-blank">${field}</div></div>`;
const form = (...items: string[]) => `<title>-</title><button>Begin</button><form>${items.join('')}</form>`;
const FORM = form(
  item('Name', '<input value="Ada">'),
  item('Ward', list('West')),
  item('Insurance', list('Please select')),
);

test('one is opened by what stands beside it', async ({ run, said }) => {
  await run(FORM, 'Open the insurance dropdown', 'Open the Ward list');
  expect(await said()).toBe('-Please selectWest');
});

test('it shows what is chosen', async ({ run, failureOf }) => {
  await run(FORM, 'The ward is "West"');
  expect(await failureOf(FORM, 'The ward is "East"')).toContain('"West"');
  expect(await failureOf(FORM, 'There are 5 options in the ward dropdown')).toContain('but');
});

test.for([
  ['takes no focus', list('West', { tab: '-1' })],
  ['has no arrow', list('West', { arrow: 'kit-mark' })],
  ['is only not to be marked', list('West', { name: 'user-select' })],
  ['is written into', list('<input>')],
])('none is what %s', async ([, field = ''], { failureOf }) => {
  expect(await failureOf(form(item('Ward', field)), 'Open the ward dropdown')).toMatch(
    /No drop-down|does not say/,
  );
});

test('of two that are called alike none is taken', async ({ failureOf, said }) => {
  expect(
    await failureOf(form(item('Ward', list('West')), item('Ward', list('East'))), 'Open the ward dropdown'),
  ).toContain('means 2 things');
  expect(await said()).toBe('-');
});
