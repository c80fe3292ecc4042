/** Groups of radio buttons that are set like fields, and ticks that lie below the fold behind what is drawn for them. */
import { expect } from 'vitest';
import { testOnPage } from './runSteps.js';

const test = testOnPage();

const radio = (name: string) =>
  `<button role="radio" aria-checked="false" onclick="document.title += '${name}'; for (const one of
    this.parentElement.children) one.ariaChecked = one === this">${name}</button>`;
const unit = (label: string, ...names: string[]) =>
  `<div style="display: flex; gap: 8px; margin: 16px"><label>${label} <span></span></label><div role="radiogroup">${names.map(radio).join('')}</div></div>`;
const UNITS = `<title>-</title><button>Begin</button>${unit('Distance unit', 'Kilometres', 'Miles')}${unit('Weight unit', 'Kilograms', 'Stones')}`;

test('one is set by the text before it', async ({ run, failureOf, said }) => {
  await run(UNITS, 'Set the distance unit to Miles', 'Set the weight unit to Stones');
  expect(await said()).toBe('-MilesStones');
  expect(await failureOf(UNITS, 'Set the distance unit to Stones')).toContain(
    'No radio button named "Stones"',
  );
  expect(await failureOf(UNITS, 'Set the volume unit to Miles')).toContain('No');
});

const DRAWN = `<title>-</title><button>Begin</button><div style="height: 2000px"></div><label style="position: relative; display: block; padding-left: 30px">
  <input type="checkbox" style="opacity: 0; position: absolute; left: 0" onchange="document.title += 'ticked'">
  <span style="position: absolute; left: 0; width: 16px; height: 16px; border: 1px solid"></span>Accounting</label>`;

test('a tick is scrolled to before it is seen what lies over it', async ({ run, failureOf, said }) => {
  await run(DRAWN, 'Tick "Accounting"');
  expect(await said()).toBe('-ticked');
  const over = '<div style="position: fixed; inset: 0; background: white"></div>';
  expect(await failureOf(DRAWN + over, 'Tick "Accounting"')).toContain('Failed');
});
