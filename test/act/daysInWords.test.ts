/** "20 March in the calendar", where that shows March, and its days are called otherwise or not at all. */
import { expect } from 'vitest';
import { testOnPage } from './runSteps.js';

const it = testOnPage();

const day = (month: string, number: number, marks = '') =>
  `<span class="day ${marks}" aria-label="${month} ${number}, 2024" style="display:inline-block;width:30px" onclick="document.title = this.ariaLabel">${number}</span>`;
const days = (month: string, from: number, to: number, marks?: string) =>
  Array.from({ length: to - from + 1 }, (_, at) => day(month, from + at, marks)).join('');
const CALENDAR = `<button>Begin</button><div class="calendar" style="width:220px"><select aria-label="Month"><option>February<option selected>March</select>
  <input type="number" aria-label="Year" value="2024"><div>${days('February', 25, 29, 'prevMonthDay')}${days('March', 1, 31)}${days('April', 1, 6, 'nextMonthDay')}</div></div>`;

it.for([
  ['20 March', 'March 20, 2024'],
  ['March 20th', 'March 20, 2024'],
  ['5 March', 'March 5, 2024'],
])('%s is the one of the month that is shown', async ([said = '', picked = ''], { run, said: title }) => {
  await run(CALENDAR, `Click ${said} in the calendar`);
  expect(await title()).toBe(picked);
});

it.for(['20 May', '5 April'])('%s is none of them', async (other, { failureOf }) => {
  expect(await failureOf(CALENDAR, `Click ${other} in the calendar`)).toContain('without it');
});
