/** Fields that nothing but the place of a text names, and widgets whose markup says less than what a person sees. */
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.js';
import { meantNow, meantOn } from './onPages.js';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
});
afterAll(() => browser.close());

const GRID = 'style="display: grid; grid-template-columns: 200px 200px"';

const FILLED: [string, string][] = [
  [
    'above it in a table without heads',
    '<table><tr><td>City<td>Zip<tr><td><input><td><input id="f"></table>',
  ],
  [
    'above it in a grid',
    `<div ${GRID}><div>City</div><div>Zip</div></div><div ${GRID}><div><input></div><div><input id="f"></div></div>`,
  ],
  [
    'in front of it in a grid',
    `<div ${GRID}><div>City</div><div><input></div><div>Zip</div><div><input id="f"></div></div>`,
  ],
  ['behind it, as behind all of them', '<input> City<br><input id="f"> Zip<br><input> Land'],
  ['in front of it, as in front of all of them', 'City <input> Zip <input id="f"> Land <input>'],
  ['in front, from right to left', `<div ${GRID}>City<input>Zip<input id="f"></div>`],
];

describe('a field is filled by the text', () => {
  it.for(FILLED)('%s', async ([title, html]) => {
    const dir = title.includes('right to left') ? '<html dir="rtl">' : '';
    const { id, note } = await meantOn(page, dir + html, 'I fill in "Zip" with "1"');
    expect(id).toBe('f');
    expect(note).toContain('Found by the text beside it: "Zip"');
  });

  it('but not where the text may belong to the one before it as well', async () => {
    const { message } = await meantOn(page, '<input> City <input> Zip', 'I fill in "City" with "1"');
    expect(message).toContain('"City" means 2 things here');
  });

  it('nor by one that stands a few lines above', async () => {
    const html = '<p>City</p><div style="height: 90px"></div><input><input>';
    expect((await meantOn(page, html, 'I fill in "City" with "1"')).problem).toBe('nothing');
  });
});

const ARROW = '<span style="cursor: pointer" onclick="1"';

const CALLED_SO: [string, string, string][] = [
  ['fills what is yours', '<div>Your name</div><input id="f">', 'I fill in "name" with "1"'],
  ['fills what is optional', '<div>Note (optional)</div><input id="f">', 'I fill in "Note" with "1"'],
  ['reads no. as number', '<label>Member no. <input id="f"></label>', 'I fill in "member number" with "1"'],
  ['fills a note, which is no message here', '<label>Note <input id="f"></label>', 'Put "1" in the note'],
  [
    'opens the drop-down where all are chosen',
    `${ARROW} id="f"><span>All categories</span> <span>▾</span></span>`,
    'I open the category drop-down',
  ],
  [
    'opens the filter where none is chosen',
    '<div role="combobox" tabindex="0" id="f" aria-label="Any status">…</div>',
    'I choose "Open" in the status filter',
  ],
  [
    'clicks a logo that is a text',
    '<div class="logo" id="f" style="cursor: pointer" onclick="1"><b>◉</b> Pen</div>',
    'I click the Pen logo',
  ],
  [
    'turns a switch that is only drawn',
    `<div><div>Sound</div><div id="f" onclick="1" style="cursor: pointer; width: 44px; height: 24px">
       <div style="width: 20px; height: 20px; margin-left: 22px"></div></div></div>`,
    'I turn off "Sound"',
  ],
];

describe('what is called otherwise', () => {
  it.for(CALLED_SO)('%s', async ([, html, step]) => {
    expect((await meantOn(page, html, step)).id).toBe('f');
  });
});

const tick = (name: string, id: string) => `<input type="checkbox" id="${id}" name="${name}">`;

const TICKED: [string, string][] = [
  ['behind it', `${tick('a', 'a')} Agree ${tick('n', 'f')} News`],
  ['in front of it', `Agree ${tick('a', 'a')} News ${tick('n', 'f')}`],
  [
    'near to it',
    `Agree ${tick('a', 'a')}<i style="display: inline-block; width: 40px"></i>News ${tick('n', 'f')}<i style="display: inline-block; width: 40px"></i>Ads`,
  ],
];

describe('a tick is set by the text', () => {
  it.for(TICKED)('%s', async ([, html]) => {
    expect((await meantOn(page, html, 'I check "News"')).id).toBe('f');
  });

  it('but not where it stands between two alike', async () => {
    const html = `Agree ${tick('a', 'a')} News ${tick('n', 'f')} Ads`;
    expect((await meantOn(page, html, 'I check "News"')).message).toContain(
      '"News" means 2 things here: checkbox <input id="a">; checkbox <input id="f">.',
    );
  });

  it('is what a click means, not the text', async () => {
    const html = '<div><input type="radio" name="x" id="y">Yes <input type="radio" name="x" id="n">No</div>';
    const { id, note } = await meantOn(page, html, 'I click "No"');
    expect(id).toBe('n');
    expect(note).toContain('Found by the text beside it: "No"');
  });

  it('is left alone by a click on a text that is a thing of its own', async () => {
    const rows = '<table><tr><td><input type="checkbox" id="k"></td><td id="ada">Ada</td></tr></table>';
    expect((await meantOn(page, rows, 'I click "Ada"')).id).toBe('ada');
    const todo = '<ul><li><input type="checkbox" id="k"><label id="milk">Milk</label></li></ul>';
    expect((await meantOn(page, todo, 'I click "Milk"')).id).toBe('milk');
  });
});

describe('a text in the midst of controls', () => {
  it('is clicked where it has an element of its own, and only there', async () => {
    const bare = '<p>Yes <button>1</button> <button>2</button> No</p>';
    expect((await meantOn(page, bare, 'I click "No"')).message).toContain('No "No" on the page.');
    const own = '<p><a href="#">1</a> <b id="b">No</b> <a href="#">2</a></p>';
    expect((await meantOn(page, own, 'I click "No"')).id).toBe('b');
  });
});

const CARDS = `<div class="cards"><div class="card"><span>Milk</span><div id="milk" class="btn">Buy</div></div>
<div class="card on"><span>Rum</span><div id="rum" class="btn">Buy</div></div></div>`;
const ROWS = `<div class="r"><div class="c"><span>Milk</span></div><div class="c"><span>1</span><button id="milk">X</button></div></div>
<div class="r"><div class="c"><span>Rum</span></div><div class="c"><span>2</span><button id="rum">X</button></div></div>`;
const PARTS = `<div><h2>Billing</h2><p>x</p><button id="billing">Edit</button></div><div><div><h2>Shipping</h2></div><button id="shipping">Edit</button></div>`;

const CLICKS: [string, string, string, RegExp][] = [
  [
    'I click "Save"',
    '<div id="b">Save</div>',
    'b',
    /^Nothing in the markup says that the <div> can be clicked/,
  ],
  [
    'I click the "Save" button',
    '<div id="b" style="cursor: pointer">Save</div>',
    'b',
    /looks clickable: button "Save"\. A <button>/,
  ],
  ['I click the "Save" button', '<div id="b" class="btn"><b>Save</b></div>', 'b', /looks clickable/],
  ['I click the "Terms" link', '<a id="b">Terms</a>', 'b', /An <a href> would/],
  ['I click the "Bin" button', '<i id="b" title="Bin" onclick="1">x</i>', 'b', /looks clickable/],
  [
    'I click the "Buy" button',
    '<a id="b" href="#">Buy</a>',
    'b',
    /^There is no button "Buy"; the link of this name was taken\.$/,
  ],
  ['I click the "Buy" button in the "Rum" card', CARDS, 'rum', /class or id: section "Rum"/],
  ['I click "X" in the "Milk" row', ROWS, 'milk', /built alike/],
  ['I click "Edit" in the "Shipping" section', PARTS, 'shipping', /built alike: section "Shipping"/],
  [
    'I click "Go" in the sidebar',
    '<button>Go</button><div class="sidebar"><button id="b">Go</button></div>',
    'b',
    /class or id: sidebar. <aside>/,
  ],
];

const NAMED: [string, string, string][] = [
  [
    'an icon by its label',
    '<button id="b"><svg width="9" height="9" aria-label="Bin" role="img"></svg></button>',
    'I click the "Bin" button',
  ],
  [
    'an icon by its title',
    '<button id="b"><svg width="9" height="9"><title>Bin</title></svg></button>',
    'I click the "Bin" button',
  ],
  [
    'an image by its alternative text',
    '<a href="#" id="b"><img alt="Bin" width="9" height="9"></a>',
    'I click the "Bin" link',
  ],
  ['a button by its title', '<button id="b" title="Bin"><i>x</i></button>', 'I click the "x" button'],
  ['a button by its value', '<input type="button" id="b" value="Bin">', 'I click "Bin"'],
  ['a summary', '<details><summary id="b">More</summary>x</details>', 'I click the "More" disclosure'],
  [
    'a toggle button',
    '<button>B</button><button aria-pressed="true" id="b">B</button>',
    'I click the "B" toggle button',
  ],
  [
    'a list item by a text among others',
    '<ul><li>Tea <button id="b">X</button></li><li>Rum <button>X</button></li></ul>',
    'I click "X" in the "Tea" item',
  ],
];

describe('what is clicked', () => {
  it.each(CLICKS)('is found with a note: %s in %s', async (sentence, html, id, note) => {
    const found = await meantOn(page, html, sentence);
    expect(found.id).toBe(id);
    expect(found.note).toMatch(note);
  });

  it.each(NAMED)('needs none: %s', async (_title, html, sentence) => {
    const { id, note } = await meantOn(page, html, sentence);
    expect({ id, note }).toEqual({ id: 'b', note: undefined });
  });

  it('is not taken for a button that does not even look clickable', async () => {
    const { message } = await meantOn(page, '<p>Save</p>', 'I click the "Save" button');
    expect(message).toContain('"Save" is there as a text');
    expect((await meantOn(page, '<p>Save</p>', 'I see the "Save" button')).problem).toBe('nothing');
  });

  it('is a link only where it is clicked, not where it is looked at', async () => {
    expect((await meantOn(page, '<a href="#">Buy</a>', 'I see the "Buy" button')).problem).toBe('nothing');
  });
});

const FIELDS: [string, string][] = [
  ['in front of it', '<p><span>Town</span> <input id="f"></p><p><span>Street</span> <input></p>'],
  ['above it', '<div>Street</div><input><div>Town:</div><input id="f">'],
  [
    'in the cell to the left',
    '<table><tr><td>Street</td><td><input></td><td>Town *</td><td><input id="f"></td></tr></table>',
  ],
  [
    'with a hint in between',
    '<div><b>Town</b><small>where you live</small><input id="f"></div><div><b>Street</b><small>and number</small><input></div>',
  ],
  [
    'that is a label which is tied to nothing',
    '<div><label>Town</label><div><input id="f"></div></div><div><label>Street</label><div><input></div></div>',
  ],
];

describe('a field without a label of its own', () => {
  it.each(FIELDS)('is found by the text %s', async (_title, html) => {
    const { id, note } = await meantOn(page, html, 'I fill in "Town" with "Ulm"');
    expect(id).toBe('f');
    expect(note).toContain('Found by the text beside it: "Town". A <label>');
    expect((await meantNow(page, 'the "Town" field shows "Ulm"')).id).toBe('f');
  });

  it('is found by the head of its column', async () => {
    const html =
      '<table><tr><th>Item</th><th>Qty</th></tr><tr><td>Milk</td><td><input></td></tr><tr><td>Rum</td><td><input id="f"></td></tr></table>';
    expect((await meantOn(page, html, 'I type "3" in the "Qty" field in the "Rum" row')).id).toBe('f');
  });

  it('is ticked by the text behind it', async () => {
    const html =
      '<p><input type="checkbox"> <span>Tea</span></p><p><input type="checkbox" id="f"> <span>Rum</span></p>';
    expect((await meantOn(page, html, 'I check "Rum"')).id).toBe('f');
  });

  it('is not found by a text that belongs to another', async () => {
    const html = '<label>Town <input></label><p>Street</p><label>Country <input></label>';
    expect((await meantOn(page, html, 'I fill in "Street" with "x"')).problem).toBe('nothing');
  });
});

const PASSED: [string, string, string | undefined][] = [
  [
    'one that can be seen',
    '<div style="opacity: 0"><button id="a">Go</button></div><button id="b">Go</button>',
    undefined,
  ],
  [
    'one that is enabled',
    '<button id="a" disabled>Go</button><button id="b">Go</button>',
    'Passed over 1 "Go" thing that is disabled.',
  ],
  [
    'one that can be reached',
    '<button id="a">Go</button><div role="dialog" style="position: fixed; inset: 0; background: white"><button id="b">Go</button></div>',
    'Passed over 1 "Go" thing that is covered by something else.',
  ],
];

describe('of two that bear the same name', () => {
  it.each(PASSED)('takes %s', async (_title, html, note) => {
    const found = await meantOn(page, html, 'I click "Go"');
    expect({ id: found.id, note: found.note }).toEqual({ id: 'b', note });
  });

  it('takes none where a statement could be true of one and not of the other', async () => {
    const html = '<button disabled>Go</button><button>Go</button>';
    expect((await meantOn(page, html, 'the "Go" button is disabled')).problem).toBe('several');
  });
});
