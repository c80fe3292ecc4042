/** Kinds of things that pages build in ways of their own: drawings, parts of pictures, editors, dialogs in front. */
import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser.js';
import { carryOut, failureOf } from '../carryOut.js';
import { clicked } from './clicked.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const MAP = `<p>Where?</p><img style="border: 3px solid; padding: 5px" src="${PICTURE}" width="100" height="50" usemap="#m"><map name="m">
<area id="bonn" alt="Bonn" href="#a" shape="rect" coords="0,0,40,50"><area id="berlin" alt="Berlin" href="#b" shape="circle" coords="70,25,20">
<area id="ulm" alt="Ulm" href="#u" shape="poly" coords="90,0,100,0,100,10"></map>`;

describe('what is clicked', () => {
  it('is a drawing by its title', async () => {
    const html =
      '<svg role="img" id="s" width="20" height="20"><title>Lock</title><rect width="20" height="20"/></svg>';
    const { id } = await clicked(page, html, 'I click "Lock"');
    expect(id).toBe('s');
  });

  it.for(['I click "Berlin"', 'I click the "Berlin" link'])(
    'is a part of a picture: %s',
    async (sentence) => {
      expect(await clicked(page, MAP, sentence)).toEqual({ id: 'berlin', note: undefined });
    },
  );

  it('is a part of a picture that nothing lies over, and that can be seen', async () => {
    await carryOut(page, 'I should see "Bonn"', { timeout: 4_000 });
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<b style="position: fixed; left: 0; top: 0; width: 45px; height: 200px">',
      );
    });
    const covered = await failureOf(page, 'I click "Bonn"', { timeout: 1_500 });
    expect(covered.message).toContain('it is covered by');
    await page.setContent(MAP.replace('<img style="', '<img style="display: none;'));
    await carryOut(page, 'I should not see "Bonn"', { timeout: 4_000 });
    expect((await failureOf(page, 'I click "Bonn"', { timeout: 1_500 })).reason).toBe('target not found');
  });

  it('is in the dialog in front rather than behind it', async () => {
    const html = '<button id="a">OK</button><dialog open><button id="b">OK</button></dialog>';
    const { id, note } = await clicked(page, html, 'I click "OK"');
    expect(id).toBe('b');
    expect(note).toBe('Passed over 1 "OK" thing that is behind the open dialog.');
    const plain =
      '<button id="a">OK</button><div role="dialog" aria-label="x"><button id="b">OK</button></div>';
    expect((await clicked(page, plain, 'I click the "OK" button')).id).toBe('b');
  });

  it('is not guessed where two dialogs are open, or one lies under something', async () => {
    const dialog = (id: string) => `<div role="dialog"><button id="${id}">OK</button></div>`;
    await page.setContent(dialog('a') + dialog('b'));
    expect((await failureOf(page, 'I click "OK"', { timeout: 1_500 })).reason).toBe('target ambiguous');
    await page.setContent(
      `<button>OK</button><div role="dialog" style="width: 300px"><button>OK</button></div><div style="position: fixed; left: 80px; right: 0; top: 0; height: 99px"></div>`,
    );
    expect((await failureOf(page, 'I click "OK"', { timeout: 1_500 })).reason).toBe('target ambiguous');
  });

  it('is told by the nearest names where no kind is said', async () => {
    await page.setContent('<button>Edit</button><a href="#">Remove</a><p>Text</p>');
    const reported = async (name: string) => (await failureOf(page, `I click "${name}"`)).message;
    expect(await reported('Edti')).toContain('The nearest: button "Edit".');
    expect(await reported('Submit')).toContain('There are, among others: button "Edit", link "Remove".');
  });
});

describe('what is written into', () => {
  it('may take plain text only', async () => {
    await page.setContent('<div contenteditable="plaintext-only" aria-label="Note" id="f"></div>');
    await carryOut(page, 'I fill in "Note" with "abc"');
    expect(await page.locator('#f').textContent()).toBe('abc');
  });

  it.for(['I type "abc" into', 'I fill in'])('may be the whole of a frame: %s', async (verb) => {
    const body = "<!doctype html><body contenteditable aria-label='Rich Text Area'>";
    await page.setContent(`<iframe title="Tiny" srcdoc="${body}"></iframe>`);
    const what = 'the "Rich Text Area" field in the "Tiny" frame';
    await carryOut(page, verb === 'I fill in' ? `I fill in ${what} with "abc"` : `${verb} ${what}`);
    expect(await page.frameLocator('iframe').locator('body').textContent()).toBe('abc');
  });
});

describe('what is poor is told', () => {
  it('of a tick that nothing names', async () => {
    await page.setContent(
      '<ul><li><input type="checkbox"><label>Milk</label></li><li><input type="checkbox"><label>Rum</label></li></ul>',
    );
    const { note } = await carryOut(page, 'I check the checkbox in the item "Milk"');
    expect(await page.locator('input').first().isChecked()).toBe(true);
    expect(note).toContain(
      'Found by its place alone: nothing names the checkbox. A <label> that is tied to it would.',
    );
    await page.setContent('<ul><li><label><input type="checkbox">Milk</label></li></ul>');
    expect((await carryOut(page, 'I check the checkbox in the item "Milk"')).note).toBeUndefined();
  });

  it('but not of what is dragged, which need not be clickable', async () => {
    await page.setContent('<div style="height: 40px">Card</div><div style="height: 40px">Zone</div>');
    expect((await carryOut(page, 'I drag "Card" onto "Zone"')).note).toBeUndefined();
  });
});

describe('a section that its button alone names', () => {
  const html =
    '<h3><button aria-expanded="false" onclick="this.ariaExpanded = p.hidden; p.hidden = !p.hidden">Details</button></h3><p id="p" hidden>x</p>';

  it('is expanded, and found to be so', async () => {
    await page.setContent(html);
    await carryOut(page, 'The "Details" section is collapsed');
    await carryOut(page, 'I expand the "Details" section');
    await carryOut(page, 'The "Details" section is expanded');
    expect((await failureOf(page, 'The "Details" section is collapsed')).reason).toBe('expectation not met');
  });

  it('is not a section that can be seen', async () => {
    await page.setContent(html);
    expect((await failureOf(page, 'I see the "Details" section')).reason).toBe('expectation not met');
  });
});

describe('a form whose fields are called as methods of elements', () => {
  const FORM =
    '<form id="f"><input name="matches"><input name="closest"><h2>Order</h2><label>Name <input id="n"></label> <span>Town</span><input id="t"><button id="b">Go</button><button>Go</button></form>';

  it.for([
    'I click the first "Go" button',
    'I fill in "Town" with "x"',
    'I click the first "Go" button in the "Order" form',
    'I click "Town"',
  ])('is handled as any other: %s', async (sentence) => {
    await page.setContent(FORM.replace('<form', '<form onsubmit="return false"'));
    await carryOut(page, sentence, { timeout: 4_000 });
  });
});
