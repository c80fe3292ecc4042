/** How many pages there are is told by the numbers of a pager, where it can't have more pages than numbers. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const TABLE = '<table><tr><th>Fee</th></tr><tr><td>35.5</td></tr><tr><td>12</td></tr></table>';
const current = (number: string) => `<span aria-current="page">${number}</span>`;
const pager = (numbers: string, next = '<button>›</button>') =>
  `${TABLE}<section class="app_Pagination"><button>‹</button>${numbers
    .split(' ')
    .map((one) =>
      one === '…' ? one : one.startsWith('*') ? current(one.slice(1)) : `<a href="#p">${one}</a>`,
    )
    .join(' ')}${next}</section>`;
const kitsPager = (numbers: string, end = '') =>
  `${TABLE}<ul class="ant-pagination"><li><button disabled>‹</button></li>${numbers
    .split(' ')
    .map((one) => `<li tabindex="0"><a rel="nofollow">${one}</a></li>`)
    .join('')}<li${end === '' ? ' tabindex="0"' : ''}><button${end}>›</button></li></ul>`;

test.each([
  ['all of them', 2, pager('*1 2')],
  ['the last one behind those left out', 12, pager('*1 2 3 … 12')],
  ['as many as a pager may show, up to the last', 7, pager('1 2 3 4 5 6 *7', '<button disabled>›</button>')],
  ['those from which nothing leads on', 6, pager('*1 2 3 4 5 6', '<button disabled>›</button>')],
  ['the same above and below', 3, pager('*1 2 3').repeat(2)],
  [
    'beside how many rows a page has',
    2,
    pager('*1 2', '').replace('</section>', '<select><option>20</select></section>'),
  ],
  ['the only one, in a kit that makes no links of them', 1, kitsPager('1', ' disabled')],
  ['a few, in a kit that makes no links of them', 3, kitsPager('1 2 3')],
])('%s', async (_, count, html) => {
  await page.setContent(html);
  await carryOut(page, `There are ${count} pages`);
  expect((await failureOf(page, `There are ${count + 1} pages`)).message).toContain(`says ${count} pages`);
});

test('a single one may be spoken of as such', async () => {
  await page.setContent(kitsPager('1', ' disabled'));
  await carryOut(page, 'There is only one page left in the pagination');
  await page.setContent(kitsPager('1 2', ' disabled'));
  const { message } = await failureOf(page, 'There is only one page left in the pagination');
  expect(message).toContain('says 2 pages');
});

test.each([
  ['there may be more than it shows at once', 5, pager('*1 2 3 4 5')],
  ['the last that is shown leads on', 5, pager('1 2 3 4 *5')],
  ['a kit without links shows five', 5, kitsPager('1 2 3 4 5')],
  [
    'a way to the last one is no link either',
    3,
    kitsPager('1 2 3').replace('</ul>', '<li tabindex="0"><a rel="nofollow">»</a></li></ul>'),
  ],
  ['a single number leads on', 1, pager('*1')],
  ['a single number leads on to links', 1, pager('*1', '<a href="#2">Next</a>')],
  ['more may be loaded behind a single number', 1, pager('*1', '<button>Load more</button>')],
  ['a single number leads on in a kit without links', 1, kitsPager('1')],
  ['the last behind a gap leads on', 10, pager('1 … 9 *10')],
  ['some are left out at the end', 3, pager('*1 2 3 …')],
  ['another sign stands for them', 3, pager('*1 2 3', ' ⋯ <button>›</button>')],
  ['an icon may stand for them', 3, pager('*1 2 3', '<i class="dots"></i><button>›</button>')],
  ['there is a way to the last one, too', 3, pager('*1 2 3', '<button>›</button><button>»</button>')],
  ['it says of how many', 3, pager('*1 2 3', '<button>›</button> Page 1 of 10')],
  [
    'there are links for how many rows a page has',
    100,
    pager('*1 2 3', '<a href="#25">25</a> <a href="#100">100</a>'),
  ],
  ['it shows none of the first', 3, pager('2 *3')],
  ['two of them differ', 2, `${pager('*1 2')}${pager('*1 2 3')}`],
  ['there is none', 2, `${TABLE}<p>1 <a href="#2">2</a></p>`.replace('1 ', 'Figure ')],
])('is not told where %s', async (_, count, html) => {
  await page.setContent(html);
  expect((await failureOf(page, `There are ${count} pages`)).message).toContain(
    ', but: Nothing on the page says how many',
  );
});

test('nor is it told in other words whether there is one page', async () => {
  await page.setContent(pager('*1'));
  for (const said of ['There is 1 page', 'The list has 1 page', 'There is only one page'])
    expect((await failureOf(page, said)).message).toContain(', but: ');
});
