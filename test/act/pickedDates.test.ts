/** Boxes of kits: one that opens a calendar is written into all the same, and an empty spin button can be moved. */
import { expect } from 'vitest';
import { testOnPage } from './runSteps.js';

const it = testOnPage();

const box = (popup: string) =>
  `<label>Due <input role="combobox" inputmode="none" aria-haspopup="${popup}" aria-expanded="false"
    onfocus="calendar.hidden = false" onchange="document.title = this.value"></label><button>Begin</button>
  <table id="calendar" hidden><tr><td><button>23</button></td><td><button>24</button></td></tr></table>`;

it('a date is written into a box that opens a calendar', async ({ run, said }) => {
  await run(box('dialog'), 'Fill "Due" with "12/24/2026"', 'Press Tab');
  expect(await said()).toBe('12/24/2026');
});

it('a box that opens a list and asks for no keyboard is only chosen from', async ({ failureOf }) => {
  expect(await failureOf(box('listbox'), 'Fill "Due" with "12/24/2026"')).toContain('no option');
});

it('a spin button that shows nothing yet is moved by its keys', async ({ run, said }) => {
  const html = `<label>Seats <input role="spinbutton" onkeydown="if (event.key === 'ArrowUp') document.title = this.value = '1'"></label><button>Begin</button>`;
  await run(html, 'Increase "Seats"');
  expect(await said()).toBe('1');
});
