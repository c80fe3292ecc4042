/** What is chosen from a menu or a box comes from that one, whatever else stands open on the page. */
import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser.js';
import { carryOut, failureOf } from '../carryOut.js';

const browser = useBrowser();
let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
});

/** A button that shows what follows it; whatever is clicked then is told in the title. */
const SCRIPT = `<script>
  addEventListener('click', ({ target }) => {
    const list = target.closest('[role=menu], [role=listbox], [role=tree], ul');
    document.title = (list?.id ?? '') + ' ' + target.textContent;
  }, true);
  for (const opener of document.querySelectorAll('[aria-expanded]')) opener.onclick = () => {
    const list = document.getElementById(opener.dataset.opens);
    list.hidden = !list.hidden;
    opener.setAttribute('aria-expanded', !list.hidden);
    list.onclick = ({ target }) => { list.hidden = true; opener.append(' ' + target.textContent); };
  };
</script>`;
const FILE = `<button data-opens="file" aria-haspopup="menu" aria-expanded="false">File</button>
<div role="menu" id="file" hidden><div role="menuitem">Open</div><div role="menuitem">Save</div></div>`;
const ACTIONS = `<div role="listbox" aria-label="Actions" id="actions"><div role="option">Save</div><div role="option">Delete</div></div>`;
const FRUIT = `<div role="combobox" aria-label="Fruit" tabindex="0" data-opens="fruit" aria-expanded="false">Pick</div>
<ul role="listbox" id="fruit" hidden><li role="option">Apple</li></ul>`;

async function chosen(html: string, sentence: string) {
  await page.setContent(html + SCRIPT);
  const { note } = await carryOut(page, sentence, { timeout: 5_000 });
  return { at: await page.title(), note };
}

describe('what is chosen comes from what was opened', () => {
  const choices: [string, string, string, string][] = [
    ['before another list', FILE + ACTIONS, 'I choose "Save" from the "File" menu', 'file Save'],
    ['behind another list', ACTIONS + FILE, 'I choose "Save" from the "File" menu', 'file Save'],
    [
      'beside another menu',
      `${FILE}<div role="menu" id="edit"><div role="menuitem">Save</div></div>`,
      'I choose "Save" from the "File" menu',
      'file Save',
    ],
    [
      'before a tree',
      `${FILE}<ul role="tree" id="tree"><li role="treeitem">Save</li></ul>`,
      'I choose "Save" from the "File" menu',
      'file Save',
    ],
    [
      'where it is open already',
      `<div>${FILE.replace('"false"', '"true"').replace('hidden', '')}</div>${ACTIONS}`,
      'I choose "Save" from the "File" menu',
      'file Save',
    ],
    [
      'of a box',
      `${FRUIT}<ul role="listbox" id="other"><li role="option">Apple</li></ul>`,
      'I select "Apple" from the "Fruit" combo box',
      'fruit Apple',
    ],
    [
      'of a list without roles that its button is tied to',
      `<button aria-expanded="false" aria-controls="list" data-opens="list">File</button>
       <ul id="list" hidden><li><a href="#">Open</a></li><li><a href="#">Save</a></li></ul>`,
      'I choose "Save" from the "File" menu',
      'list Save',
    ],
  ];

  it.for(choices)('%s', async ([, html, sentence, expected]) => {
    expect((await chosen(html, sentence)).at).toBe(expected);
  });

  it('and from nothing else', async () => {
    await page.setContent(FILE + ACTIONS + SCRIPT);
    const { message } = await failureOf(page, 'I choose "Delete" from the "File" menu', { timeout: 1_500 });
    expect(message).toMatch(/"File" menu has no option "Delete".*Its options: "Open", "Save"\.$/);
    expect(await page.title()).not.toContain('Delete');
  });
});

describe('menus that the markup does not call so', () => {
  const LIST = '<ul id="list" hidden><li>Open</li><li>Save</li></ul>';
  const poor: [string, string, string][] = [
    ['shown by a click', `<button onclick="list.hidden = false">File</button>${LIST}`, 'list Save'],
    [
      'shown under the mouse',
      `<style>#list { display: none } #file:hover #list { display: block }</style>
       <ul><li id="file">File<ul id="list"><li>Open</li><li>Save</li></ul></li></ul>`,
      'list Save',
    ],
  ];

  it.for(poor)('are opened and chosen from, with a note: %s', async ([, html, expected]) => {
    const { at, note } = await chosen(`${html}<p>Save</p>`, 'I choose "Save" from the "File" menu');
    expect(at).toBe(expected);
    expect(note).toMatch(/Nothing in the markup says that the "File" menu is a menu: .*role="menu" would/);
  });

  it('are chosen from where only the button says that it opens one', async () => {
    const button = '<button aria-haspopup="true" aria-expanded="false" data-opens="list">File</button>';
    const html = `<ul><li>${button}${LIST}</li></ul><p>Save</p>`;
    expect((await chosen(html, 'I choose "Save" from the "File" menu')).at).toBe('list Save');
    await page.setContent(html + SCRIPT);
    const { message } = await failureOf(page, 'I choose "Print" from the "File" menu', { timeout: 1_500 });
    expect(message).toMatch(/"File" menu has no option "Print"/);
  });

  it('are refused where nothing of the name comes up', async () => {
    await page.setContent(`<button>File</button><p>Save</p>${SCRIPT}`);
    const { message } = await failureOf(page, 'I choose "Save" from the "File" menu', { timeout: 4_000 });
    expect(message).toMatch(/nothing of that name became visible/);
    expect(await page.title()).toMatch(/^\s*File$/);
  });

  it('are left when they lead to another page', async () => {
    const pages = (url: string) => (url.endsWith('/b') ? '<p>Save</p>' : '<a href="/b">File</a>');
    await page.route('http://menus.test/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: pages(route.request().url()) }),
    );
    await page.goto('http://menus.test/a');
    const { message } = await failureOf(page, 'I choose "Save" from the "File" menu', { timeout: 3_000 });
    expect(message).toMatch(/led to another page/);
  });
});
