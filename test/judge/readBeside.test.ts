/** What people read of a thing though it stands beside it: the number over a sign, a second title, the first words of a part. */
import type { Page } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const failsOn = async (html: string, sentence: string) => {
  await page.setContent(html);
  expect((await failureOf(page, sentence)).message).toContain(', but');
};

const bell = (count: string) =>
  `<header><a href="/n"><span><svg data-testid="NotificationsIcon" width="20" height="20"></svg><b>${count}</b></span></a></header>
  <aside><ul><li><a href="/">Home</a></li><li><a href="/n">Notifications</a></li></ul></aside>`;

test('a sign shows the number that is drawn with it, and none that stands elsewhere', async () => {
  await page.setContent(bell('5'));
  for (const said of ['The bell shows 5', 'The bell shows the number 5', 'The number at the bell is 5'])
    await carryOut(page, said);
  for (const said of ['The bell shows 4', 'The bell does not show 5', 'The number at the bell is 4'])
    await failsOn(bell('5'), said);
  await failsOn(`${bell('')}<main><b>5</b></main>`, 'The bell shows 5');
});

const titles = (more = '') =>
  `<div><h6>Ted <!-- -->P</h6>${more}<h6>@<!-- -->ted</h6></div><div><h6>$1.50</h6><h6>Balance</h6></div>`;

test('below a title stands the next one of its rank, unless something is between them', async () => {
  await page.setContent(titles());
  await carryOut(page, '"@ted" is shown under "Ted P"');
  await failsOn(titles(), '"Balance" is shown under "Ted P"');
  await failsOn(titles('<p>Away</p>'), '"@ted" is shown under "Ted P"');
});

const bar = '<aside><p>Ted P</p><p>Home</p></aside><main><p>Cinema</p><b>+$12.00</b></main>';

test('the name at the top of a part is what it begins with', async () => {
  await page.setContent(bar);
  await carryOut(page, 'The name at the top of the sidebar reads "Ted P"');
  await failsOn(bar, 'The name at the top of the sidebar reads "Home"');
  await failsOn(bar, 'The name at the top of the sidebar reads "Cinema"');
});

test('an amount that nothing calls so is the only text that says it', async () => {
  await page.setContent(bar);
  await carryOut(page, 'The amount is +$12.00');
  await failsOn(bar, 'The amount is $12.00');
  await failsOn(bar.replace('Cinema', '+$12.00'), 'The amount is +$12.00');
  await failsOn(bar.replace('Cinema', 'Amount'), 'The amount is +$13.00');
});

const notifications = (title: string) =>
  `<main><h2>${title}</h2><ul><li>Ada paid <button>Dismiss</button></li><li>Bob paid <button>Dismiss</button></li></ul></main>`;

test('notifications are counted in the list of them', async () => {
  await page.setContent(notifications('Notifications'));
  await carryOut(page, 'Two notifications are listed');
  await failsOn(notifications('Notifications'), 'Three notifications are listed');
  await failsOn(notifications('Payments'), 'Two notifications are listed');
});

const accounts =
  '<aside><table><tr><td><a href="#c">assets:cash</a></td><td>-37.50 EUR</td></tr><tr><td><a href="#d">expenses:dining</a></td><td>89.50 EUR</td></tr></table></aside><p>52.00 EUR</p>';

test('a name with signs in it names its row', async () => {
  await page.setContent(accounts);
  await carryOut(page, 'The sidebar shows 89.50 EUR for "expenses:dining"');
  await carryOut(page, '"assets:cash" shows "-37.50 EUR"');
  for (const said of [
    '"assets:cash" shows "89.50 EUR"',
    '"assets:cash" does not show "-37.50 EUR"',
    'The sidebar shows 52.00 EUR for "expenses:dining"',
  ])
    await failsOn(accounts, said);
});
