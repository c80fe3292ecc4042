/** Kinds of things that pages build in ways of their own, and what stands in frames. */
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.js';
import { ground } from '../../src/grounding/ground.js';
import { meantNow, meantOn } from './onPages.js';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
});
afterAll(() => browser.close());

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const MAP = `<img src="${PICTURE}" width="100" height="50" usemap="#m"><map name="m">
<area id="bonn" alt="Bonn" href="#a" shape="rect" coords="0,0,40,50"><area id="berlin" alt="Berlin" href="#b" shape="circle" coords="70,25,20"></map>`;

describe('what is clicked', () => {
  it('is a drawing by its title', async () => {
    const html =
      '<svg role="img" id="s" width="20" height="20"><title>Lock</title><rect width="20" height="20"/></svg>';
    expect((await meantOn(page, html, 'I click "Lock"')).id).toBe('s');
  });

  it.for(['I click "Berlin"', 'I click the "Berlin" link'])(
    'is a part of a picture: %s',
    async (sentence) => {
      expect(await meantOn(page, MAP, sentence)).toMatchObject({ id: 'berlin', isDoubtful: false });
    },
  );

  it('is in the dialog in front rather than behind it', async () => {
    const html = '<button id="a">OK</button><dialog open><button id="b">OK</button></dialog>';
    const { id, note } = await meantOn(page, html, 'I click "OK"');
    expect(id).toBe('b');
    expect(note).toBe('Passed over 1 "OK" thing that is behind the open dialog.');
  });

  it('is not guessed where two dialogs are open, or one lies under something', async () => {
    const dialog = (id: string) => `<div role="dialog"><button id="${id}">OK</button></div>`;
    expect((await meantOn(page, dialog('a') + dialog('b'), 'I click "OK"')).problem).toBe('several');
    const covered = `<button>OK</button><div role="dialog" style="width: 300px"><button>OK</button></div><div style="position: fixed; left: 80px; right: 0; top: 0; height: 99px"></div>`;
    expect((await meantOn(page, covered, 'I click "OK"')).problem).toBe('several');
  });

  it('is told by the nearest names where no kind is said', async () => {
    const html = '<button>Edit</button><a href="#">Remove</a><p>Text</p>';
    expect((await meantOn(page, html, 'I click "Edti"')).message).toContain('The nearest: button "Edit".');
    expect((await meantOn(page, html, 'I click "Submit"')).message).toContain(
      'There are, among others: button "Edit", link "Remove".',
    );
  });
});

describe('what is poor is told', () => {
  it('of a tick that nothing names', async () => {
    const html =
      '<ul><li><input type="checkbox" id="a"><label>Milk</label></li><li><input type="checkbox"><label>Rum</label></li></ul>';
    const { id, note } = await meantOn(page, html, 'I check the checkbox in the item "Milk"');
    expect(id).toBe('a');
    expect(note).toContain(
      'Found by its place alone: nothing names the checkbox. A <label> that is tied to it would.',
    );
    const labelled = '<ul><li><label><input type="checkbox">Milk</label></li></ul>';
    expect((await meantOn(page, labelled, 'I check the checkbox in the item "Milk"')).note).toBeUndefined();
  });

  it('but not of what is dragged, which need not be clickable', async () => {
    const html = '<div style="height: 40px">Card</div><div style="height: 40px">Zone</div>';
    const { node, note } = await meantOn(page, html, 'I drag "Card" onto "Zone"');
    expect([node?.text, note]).toEqual(['Card', undefined]);
  });
});

describe('a section that its button alone names', () => {
  const html = '<h3><button id="b" aria-expanded="false">Details</button></h3><p id="p" hidden>x</p>';

  it('is that button where it is folded, and no section that can be seen', async () => {
    const { screen } = await meantOn(page, html, 'I click "Details"');
    const target = { role: 'section', name: 'Details' } as const;
    expect(ground(target, screen, 'fold').node?.attributes.id).toBe('b');
    expect(ground(target, screen, 'read').problem).toBe('nothing');
  });
});

describe('a form whose fields are called as methods of elements', () => {
  const FORM =
    '<form id="f"><input name="matches"><input name="closest"><h2>Order</h2><label>Name <input id="n"></label> <span>Town</span><input id="t"><button id="b">Go</button><button>Go</button></form>';

  it.for([
    ['I click the first "Go" button', 'b'],
    ['I fill in "Town" with "x"', 't'],
    ['I click the first "Go" button in the "Order" form', 'b'],
  ])('is handled as any other: %s', async ([sentence = '', id]) => {
    expect((await meantOn(page, FORM, sentence)).id).toBe(id);
  });
});

const frame = (attributes: string, html: string) =>
  `<iframe ${attributes} srcdoc="${html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`;
const PAY = `<h2>Card</h2><label>Number <input id="number"></label><button id="pay">Pay</button>`;
const FRAMES = `<button id="own">Pay</button>${frame('title="Payment"', PAY)}${frame('name="news"', '<h1>Latest news</h1><p id="sun">Sun</p>')}
${frame('title="Tracking" hidden', '<button>Pay</button>')}
${frame('aria-label="Outer"', frame('title="Inner"', '<p>Deep</p><button id="go">Go</button>'))}`;

describe('a frame', () => {
  it.for([
    ['I type "4242" in the "Number" field in the "Payment" frame', 'number'],
    ['In the frame "Payment", I click "Pay"', 'pay'],
    ['I click "Go" in the "Inner" frame in the "Outer" frame', 'go'],
    ['I click "Sun" in the frame "Latest news"', 'sun'],
    ['I click "Pay"', 'own'],
    ['I fill in "Number" with "1"', 'number'],
  ])('is looked into by its title or a heading in it: %s', async ([sentence = '', id]) => {
    await page.setContent(FRAMES);
    expect((await meantNow(page, sentence)).id).toBe(id);
  });

  it('is told from others, from hidden ones, and from what is not there', async () => {
    const several = await meantOn(page, FRAMES, 'I click "Pay" in the frame');
    expect(several.id, 'the only frame with such a thing').toBe('pay');
    expect((await meantNow(page, 'I click "Pay" in the "Tracking" frame')).id).toBeUndefined();
    const none = await meantNow(page, 'I click "Pay" in the "Paymant" frame');
    expect(none.message).toContain('No frame named "Paymant" on the page.');
    expect(none.message).toContain('frame "Payment"');
  });
});

describe('a shadow root', () => {
  it('is no wall where it is open', async () => {
    const html = `<pay-box style="display: block"></pay-box><script>document.querySelector('pay-box').attachShadow({ mode: 'open' }).innerHTML =
      '<ul><li>Milk <button id="milk">Drop</button></li><li>Rum <button id="rum">Drop</button></li></ul>'</script>`;
    expect((await meantOn(page, html, 'I click "Drop" in the "Rum" item')).id).toBe('rum');
    expect((await meantOn(page, html, 'I click "Drop" next to "Milk"')).id).toBe('milk');
  });
});
