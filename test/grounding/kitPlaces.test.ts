/** Places that people call otherwise than the markup: menus of buttons, notifications without a role, trails, forms of divs. */
import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { carryOut, failureOf } from '../agent/carryOut.js';
import { useBrowser } from '../support/browser.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const MARK = `<script>document.addEventListener('click', (event) => { document.title = event.target.closest('[id]')?.id ?? ''; }, true)</script>`;
async function clicked(html: string, sentence: string): Promise<string> {
  await page.setContent(html + MARK);
  await page.evaluate(() => (document.title = ''));
  await carryOut(page, sentence);
  return page.title();
}
const fails = async (html: string, sentence: string) => {
  await page.setContent(html + MARK);
  return (await failureOf(page, sentence, { timeout: 1_000 })).message;
};

const MENU = `<nav style="width:100px"><button id="profile">Profile</button><br><button id="security">Security <span>1</span></button><br><button disabled>Payment</button></nav><ul><li>Security</li></ul>`;
const toasts = (label: string) =>
  `<section aria-label="${label}" aria-live="polite" style="position:fixed;right:0;bottom:0"><ol><li><div>Offers switched off</div><button id="undo">Undo</button></li></ol></section>`;
const SEPARATOR = '<svg width="9" height="9"></svg>';
const TRAIL = `<nav><a href="#" id="shop">Shop</a>${SEPARATOR}<a href="#" id="lamps">Lamps</a>${SEPARATOR}<span>Nils</span></nav><p><a href="#">Lamps</a></p>`;
const TABLE = `<header><a href="#">Home</a></header><table><tr><th><button id="amount">Amount</button></th><th>Date</th></tr><tr><td>Amount</td><td>2</td></tr></table>`;
const FORM = `<button id="above">Review</button><div><label>Name<input></label><br><label>City<input></label></div><button id="below">Review</button>`;
const SIZES = `<button id="other">Add</button><h3>Size</h3><div>S M L</div><button id="add">Add</button>`;
const WARNING = `<div role="alert"><p>Not signed yet.</p><button id="remind">Remind</button></div><button>Remind</button>`;

describe('in a place that is called otherwise', () => {
  it('entries of a menu are its buttons', async () => {
    await page.setContent(MENU);
    await carryOut(page, 'The entry "Payment" in the menu is disabled');
    await carryOut(page, 'Verify that "1" in the entry "Security" in the menu is visible');
    expect(await fails(MENU, 'The entry "Profile" in the menu is disabled')).toContain('but observed');
    expect(await fails(MENU, 'The entry "Orders" in the menu is disabled')).toContain(
      'No item named "Orders"',
    );
  });

  it('an entry of the notifications is a toast', async () => {
    const html = toasts('Notifications (F8)');
    expect(await clicked(html, 'Click "Undo" in the toast "Offers switched off"')).toBe('undo');
    await carryOut(page, 'A toast "Offers switched off" is displayed');
    expect(await fails(html, 'No toast is displayed')).toContain('1 alert');
    expect(await fails(toasts('Slides'), 'A toast "Offers switched off" is displayed')).toContain('No alert');
  });

  it('links that lead to the page are a breadcrumb', async () => {
    expect(await clicked(TRAIL, 'Click "Lamps" in the breadcrumb')).toBe('lamps');
    expect(await fails(TRAIL.replaceAll(SEPARATOR, ''), 'Click "Lamps" in the breadcrumb')).toContain(
      'No breadcrumb',
    );
  });

  it('the header may be that of the only table', async () => {
    expect(await clicked(TABLE, 'Click "Amount" in the header')).toBe('amount');
    expect(await fails(TABLE + TABLE, 'Click "Amount" in the header')).toContain('No "Amount" in the header');
  });

  it('a form is what holds the fields, sizes stand below "Size", the warning is the only message', async () => {
    expect(await clicked(FORM, 'Click the "Review" button below the form')).toBe('below');
    expect(await clicked(SIZES, 'Click the "Add" button under the sizes')).toBe('add');
    expect(await clicked(WARNING, 'Click "Remind" in the orange warning')).toBe('remind');
    expect(await fails('<button>Review</button>', 'Click the "Review" button below the form')).toContain(
      'No form',
    );
    expect(await fails(SIZES.replace('Size', 'Color'), 'Click the "Add" button under the sizes')).toContain(
      'No "sizes"',
    );
    expect(await fails(WARNING + WARNING, 'Click "Remind" in the orange warning')).not.toBe('');
  });
});
