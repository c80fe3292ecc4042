/** Dates for the fields of date pickers, which take a format of their own, or none: what the field shows is the day that was meant. */
import { expect } from 'vitest';
import { testOnPage } from './runSteps.js';

const it = testOnPage();

/** Takes DD/MM/YYYY alone, and only when it is left; what else was written it drops. Some days can't be had. */
const picker = (
  field: string,
) => `<button>Begin</button><div class="field"><label>Date <input id="date" ${field}></label></div>
  <div id="popup" hidden style="position: absolute; background: white">
    <button aria-label="Previous month">‹</button><b id="month"></b><button aria-label="Next month">›</button><table id="days"></table></div>
  <label style="display: block">Reason <input id="reason"></label><output id="log"></output>
  <script>
    const NAMES = 'January February March April May June July August September October November December'.split(' ');
    let [year, month, kept] = [2026, 2, date.value];
    const pad = (number) => String(number).padStart(2, '0');
    function draw() {
      document.getElementById('month').textContent = NAMES[month] + ' ' + year;
      const days = new Date(year, month + 1, 0).getDate();
      document.getElementById('days').innerHTML = Array.from({ length: days + 3 }, (_, at) =>
        (at % 7 ? '' : '<tr>') + '<td><span style="cursor: pointer" class="' + (at < days ? 'day' : 'outside') + '">' + ((at % days) + 1) + '</span></td>').join('');
    }
    function keep(text) {
      const [, day, month, year] = /^(\\d\\d)\\/(\\d\\d)\\/(\\d{4})$/.exec(text) ?? [];
      if (year !== undefined && day !== '20') kept = text;
      date.value = kept;
      popup.hidden = true;
    }
    const turn = (by) => { month += by; if (month < 0) { month = 11; year--; } if (month > 11) { month = 0; year++; } draw(); };
    popup.onmousedown = (event) => event.preventDefault();
    popup.onclick = ({ target }) => {
      if (target.ariaLabel) turn(target.ariaLabel.startsWith('Next') ? 1 : -1);
      if (target.className === 'day') keep(pad(target.textContent) + '/' + pad(month + 1) + '/' + year);
      document.title = date.value;
    };
    date.onfocus = date.onclick = () => { draw(); popup.hidden = false; };
    date.onblur = () => { keep(date.value); document.title = kept; };
  </script>`;

const plain = (field: string) =>
  `<button>Begin</button><label>Date <input ${field} oninput="document.title = this.value"></label>`;

const FIELDS = [
  'placeholder="Select date"',
  'placeholder="DD/MM/YYYY"',
  'placeholder="e.g. 31/12/2026"',
  'value="25/12/2025"',
  'data-date-format="dd/mm/yyyy"',
  'class="datepicker-input" data-format="d/m/Y"',
  'readonly placeholder="Select date"',
];

for (const field of FIELDS)
  for (const step of [
    'Fill "Date" with "17 March 2026"',
    'Choose 17 March 2026 as the "Date"',
    'Fill "Date" with "March 17, 2026"',
    'Fill "Date" with "2026-03-17"',
  ])
    it(`${step}: ${field}`, async ({ run, page, said }) => {
      const told = await run(picker(field), step);
      expect(await said()).toBe('17/03/2026');
      expect(told).toContain('shows "17/03/2026" after that');
      expect(await page.locator('#popup').isVisible()).toBe(false);
      expect(await page.locator('#date').inputValue()).toBe('17/03/2026');
    });

it('goes on with the next field, over which the calendar was', async ({ run, page }) => {
  const steps = ['Fill "Date" with "02/05/2026"', 'Fill "Reason" with "x"'];
  await run(picker('placeholder="Select date"'), ...steps);
  expect(
    await page.locator('input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
  ).toEqual(['02/05/2026', 'x']);
});

it('goes to another month, and takes no day of the months around', async ({ run, said }) => {
  await run(picker('placeholder="Select date"'), 'Fill "Date" with "2 January 2027"');
  expect(await said()).toBe('02/01/2027');
});

it('uses the calendar that a click has opened', async ({ run, said }) => {
  await run(picker('placeholder="Pick"'), 'Click "Date"', 'Fill "Date" with "17 March 2026"');
  expect(await said()).toBe('17/03/2026');
});

it('leaves a calendar alone that was there before', async ({ run, page, said }) => {
  const days = Array.from(
    { length: 31 },
    (_, at) => `<td onclick="document.title = 'no'">${at + 1}</td>`,
  ).join('');
  await run(
    `${plain('')}<div><b>March 2026</b><table><tr>${days}</table></div>`,
    'Click "Date"',
    'Fill "Date" with "17 March 2026"',
  );
  expect([await said(), await page.locator('input').inputValue()]).toEqual([
    '17 March 2026',
    '17 March 2026',
  ]);
});

it('a button that opens a calendar', async ({ run, page }) => {
  const days = Array.from({ length: 31 }, (_, at) => `<td>${at + 1}</td>`).join('');
  await run(
    `<button>Begin</button><button aria-haspopup="dialog" id="open" onclick="popup.hidden = false">Pick a date</button>
    <div role="dialog" id="popup" hidden onclick="popup.hidden = true; open.textContent = 'March ' + event.target.textContent + ', 2026'"><b>March 2026</b><table><tr>${days}</table></div>`.replaceAll(
      'open.text',
      "document.getElementById('open').text",
    ),
    'Select "17 March 2026" from "Pick a date"',
  );
  expect(await page.locator('#open').textContent()).toBe('March 17, 2026');
});

const REFUSED: readonly (readonly [field: string, step: string, why: string])[] = [
  ['placeholder="Select date"', 'Fill "Date" with "20 March 2026"', 'it shows nothing when it is left'],
  ['placeholder="DD/MM/YYYY"', 'Fill "Date" with "20 March 2026"', 'It takes dates as "DD/MM/YYYY"'],
  ['placeholder="DD/MM/YYYY"', 'Fill "Date" with "20/03/2026"', 'it shows nothing when it is left'],
  ['value="25/12/2025"', 'Choose 20 March 2026 as the "Date"', 'it shows "25/12/2025" when it is left'],
  ['readonly', 'Choose 20 March 2026 as the "Date"', 'it shows nothing when it is left'],
  ['placeholder="Select date"', 'Fill "Date" with "17 March 1926"', 'turned by 1200 months'],
  // It may be either day, and the field takes it for none.
  ['placeholder="Select date"', 'Fill "Date" with "3/4/2026"', 'it shows nothing when it is left'],
];

for (const [field, step, why] of REFUSED)
  it(`fails where the day is not taken: ${step}, ${field}`, async ({ failureOf }) => {
    expect(await failureOf(picker(field), step)).toContain(why);
  });

const LITERAL: readonly (readonly [field: string, text: string])[] = [
  ['', '17 March 2026'],
  ['', '2026-03-17'],
  ['placeholder="Date"', 'tomorrow'],
  // In a field that is no picker's, another format may be what is to be refused.
  ['placeholder="DD/MM/YYYY"', '2026-03-17'],
  ['placeholder="DD/MM/YYYY"', '30/02/2026'],
  ['placeholder="DD/MM/YYYY - DD/MM/YYYY"', '17 March 2026'],
  ['placeholder="DD/MM/YYYY HH:mm"', '17 March 2026'],
  ['class="datepicker-input"', '17 March 2026 - 19 March 2026'],
];

for (const [field, text] of LITERAL)
  it(`is written as it stands: ${text} into ${field}`, async ({ run, said }) => {
    await run(plain(field), `Fill "Date" with "${text}"`);
    expect(await said()).toBe(text);
  });

it('words are written in the format that the field asks for', async ({ run, said }) => {
  await run(plain('placeholder="TT.MM.JJJJ"'), 'Fill "Date" with "17 March 2026"');
  expect(await said()).toBe('17.03.2026');
});

it('words stay that a picker understands', async ({ run }) => {
  const field = 'class="date-picker-input" onblur="this.value = new Date(this.value).toDateString()"';
  const told = await run(plain(field), 'Fill "Date" with "17 March 2026"');
  expect(told).toContain('shows "Tue Mar 17 2026" after that');
});

it('fails where a picker without a calendar takes another day', async ({ failureOf }) => {
  const field = 'class="date-picker-input" onblur="this.value = \'17/04/2026\'"';
  const told = await failureOf(plain(field), 'Fill "Date" with "17 March 2026"');
  expect(told).toContain('it shows "17/04/2026" when it is left');
});
