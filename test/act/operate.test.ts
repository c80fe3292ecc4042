/** What is done in the application's own words, on pages that have a control for it in some way. */
import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { perform, World } from '../../src/agent/index.js';
import type { ActionOf } from '../../src/meaning/meaning.js';
import { useBrowser } from '../support/browser.js';
import { onEmptyPage } from '../support/freshPage.js';

type Operation = Omit<ActionOf<'operate'>, 'kind'>;

const it = test.extend(onEmptyPage(useBrowser())).extend<OnPage>({
  act: async ({ page }, use) => use((action, timeout) => operate(page, action, timeout)),
  said: async ({ page }, use) => use(() => page.evaluate(() => document.title)),
});

interface OnPage {
  act: (action: Operation, timeout?: number) => ReturnType<typeof perform>;
  said: () => Promise<string>;
}

async function operate(page: Page, action: Operation, timeout = 8_000) {
  const world = new World(page);
  try {
    return await perform({ kind: 'operate', ...action }, { world, timeout });
  } finally {
    world.close();
  }
}

const rows = (...cells: string[]) =>
  `<table>${cells.map((cell) => `<tr>${cell}</tr>`).join('')}</table><script>
  addEventListener('click', (event) => { const button = event.target.closest('button, a');
    if (button) document.title += '[' + (button.dataset.of ?? button.textContent) + ']'; });</script>`;
const row = (name: string, control: string) => `<td>${name}</td><td>${control}</td>`;

describe.concurrent('a control of the thing', () => {
  it.for<[string, string]>([
    ['called by the verb', '<button data-of="Milk">Delete</button>'],
    ['called by verb and thing', '<button data-of="Milk" aria-label="Delete Milk">x</button>'],
    ['called by another word for it', '<button data-of="Milk" title="Remove"><svg></svg></button>'],
    ['that is a link', '<a href="#milk" data-of="Milk">Delete entry</a>'],
  ])('is clicked: one %s', async ([_, control], { act, said, page }) => {
    await page.setContent(rows(row('Bread', control.replaceAll('Milk', 'Bread')), row('Milk', control)));
    await act({ words: 'delete entry', thing: 'Milk' });
    expect(await said()).toBe('[Milk]');
  });

  it('is that of one of several', async ({ act, said, page }) => {
    const button = (name: string) => `<button data-of="${name}">Delete</button>`;
    const ofPage = `<button data-of="all">Delete</button>`;
    await page.setContent(
      ofPage + rows(row('Bread', button('Bread')), row('Milk', button('Milk')), row('Tea', 'none')),
    );
    await act({ words: 'delete', item: { role: 'row', ordinal: 2 } });
    expect(await said()).toBe('[Milk]');
    await expect(act({ words: 'delete', item: { role: 'row', ordinal: 'last' } }, 800)).rejects.toThrow(
      'Failed to carry out "delete" for the last row: nothing on the page is called so.',
    );
    expect(await said()).toBe('[Milk]');
  });

  it('is that of one of several in the place that is told', async ({ act, said, page }) => {
    const list = (name: string, ...items: string[]) =>
      `<section><h2>${name}</h2><ul>${items.map((item) => `<li>${item} <button data-of="${name} ${item}">Remove</button></li>`).join('')}</ul></section>`;
    await page.setContent(rows() + list('Wishlist', 'Tea', 'Milk') + list('Cart', 'Bread', 'Eggs'));
    await act({ words: 'remove from cart', item: { role: 'item', ordinal: 2 } });
    expect(await said()).toBe('[Cart Eggs]');
  });

  it('is looked for in the menu of its row', async ({ act, said, page }) => {
    const dots = (name: string) =>
      `<button aria-haspopup="menu" aria-label="More" onclick="menu.hidden = false; of = '${name}'">⋮</button>`;
    await page.setContent(
      `${rows(row('Bread', dots('Bread')), row('Milk', dots('Milk')))}<div role="menu" id="menu" hidden>
        <button role="menuitem" onclick="document.title = 'copied ' + of">Duplicate</button>
        <button role="menuitem">Delete</button></div>`,
    );
    const { summary } = await act({ words: 'duplicate item', thing: 'Milk' });
    expect(await said()).toContain('copied Milk');
    expect(summary).toBe('Clicked the menuitem "Duplicate" in the menu of "Milk".');
  });

  it('is in its card, called by what it is added to', async ({ act, said, page }) => {
    const card = (name: string) =>
      `<div class="card"><h3>${name}</h3><button data-of="${name}">Add to cart</button></div>`;
    await page.setContent(rows() + card('Backpack') + card('Bike light'));
    await act({ words: 'add cart', thing: 'Backpack' });
    expect(await said()).toBe('[Backpack]');
  });

  it('is never that of another thing', async ({ act, said, page }) => {
    await page.setContent(rows(row('Bread', '<button>Delete</button>'), row('Milk', '')));
    await expect(act({ words: 'delete', thing: 'Milk' }, 3_000)).rejects.toThrow(
      'Failed to carry out "delete" for "Milk": nothing on the page is called so. Please write what is clicked and filled in.',
    );
    expect(await said()).toBe('');
  });

  it.for<[string, string]>([
    ['the page is about another', '<h1>Bread</h1>'],
    ['it stands in a list below', rows(row('Milk', ''), row('Bread', ''))],
  ])('is not that of the page where %s', async ([_, html], { act, page }) => {
    await page.setContent(`<button>Delete</button>${html}`);
    await expect(act({ words: 'delete', thing: 'Milk' }, 3_000)).rejects.toThrow('nothing on the page');
  });

  it('is that of the page that is about it', async ({ act, said, page }) => {
    await page.setContent(`${rows()}<h1>Milk</h1><button>Delete</button>`);
    await act({ words: 'delete item', thing: 'Milk' });
    expect(await said()).toBe('[Delete]');
  });

  it('is not guessed where two things have that name', async ({ act, said, page }) => {
    await page.setContent(
      rows(row('Milk', '<button>Delete</button>'), row('Milk', '<button>Delete</button>')),
    );
    await expect(act({ words: 'delete', thing: 'Milk' }, 3_000)).rejects.toThrow('2 things are called so');
    expect(await said()).toBe('');
  });

  it('is none that does something else besides', async ({ act, page }) => {
    await page.setContent(rows(row('Milk', '<button>Delete all orders</button>')));
    await expect(act({ words: 'delete', thing: 'Milk' }, 3_000)).rejects.toThrow('nothing on the page');
  });
});

describe.concurrent('a control of the page', () => {
  it.for<[string, string]>([
    ['take payment', 'Take payment'],
    ['check out', 'Checkout'],
    ['save name', 'Save'],
    ['create room', 'New room'],
    ['put in basket', 'Add to basket'],
  ])('is clicked: %s', async ([words, label], { act, said, page }) => {
    await page.setContent(rows(row('Milk', '')) + `<button>${label}</button><button>Take leave</button>`);
    await act({ words });
    expect(await said()).toBe(`[${label}]`);
  });

  it('is taken from the dialog in front', async ({ act, said, page }) => {
    await page.setContent(
      `${rows(row('Milk', ''))}<button>Save</button><dialog id="box"><button data-of="dialog">Save</button></dialog><script>box.showModal()</script>`,
    );
    await act({ words: 'save changes' });
    expect(await said()).toBe('[dialog]');
  });

  it('is not taken from the rows of a list', async ({ act, page }) => {
    await page.setContent(rows(row('Milk', '<button>Delete</button>')));
    await expect(act({ words: 'delete account' }, 3_000)).rejects.toThrow('nothing on the page');
  });
});

describe.concurrent('something new', () => {
  it('is written into the only field, and sent by Enter', async ({ act, said, page }) => {
    await page.setContent(`<input placeholder="What needs to be done?" onkeydown="if (event.key === 'Enter') todos.innerHTML += '<li>' + value + ' <button>x</button>'">
      <ul id="todos"><li>Bread <button onclick="document.title = 'gone'">x</button></ul>`);
    const { summary } = await act({ words: 'add list', thing: 'Milk' });
    expect(await page.locator('li').allTextContents()).toEqual(['Bread x', 'Milk x']);
    expect(await said()).toBe('');
    expect(summary).toMatch(/^Filled in ".*" with "Milk", and pressed Enter\.$/);
  });

  it('gets its name in the form that its button opens', async ({ act, said, page }) => {
    await page.setContent(`<input type="search" aria-label="Find"><button onclick="box.show()">New project</button>
      <dialog id="box"><label>Project name <input id="name"></label><label>Notes <input></label>
      <button onclick="box.close()">Cancel</button><button onclick="document.title = document.getElementById('name').value">Create</button></dialog>`);
    await act({ words: 'create project', thing: 'Zeus' });
    expect(await said()).toBe('Zeus');
  });

  it('gets all its values', async ({ act, said, page }) => {
    await page.setContent(`<button onclick="box.hidden = false">Add transaction</button>
      <form id="box" hidden onsubmit="document.title = [...new FormData(this).values()].join(); return false">
      <label>Description <input name="a"></label><label>Amount <input name="b"></label>
      <label>Category <select name="c"><option>Food<option>Travel</select></label><button>Add</button></form>`);
    const fields = [
      { name: 'description', value: 'Bakery' },
      { name: 'amount', value: '12.50' },
      { name: 'category', value: 'Travel' },
    ];
    const { summary } = await act({ words: 'add transaction', fields });
    expect(await said()).toBe('Bakery,12.50,Travel');
    expect(summary).toContain('"category" with "Travel", and clicked the button "Add".');
  });

  it('is a code that is applied', async ({ act, said, page }) => {
    await page.setContent(`<input aria-label="Find"><form onsubmit="document.title = code.value; return false">
      <input id="code" aria-label="Coupon code"><button>Apply</button></form>`);
    await act({ words: 'apply coupon', thing: 'SAVE10' });
    expect(await said()).toBe('SAVE10');
  });

  it('is another name', async ({ act, said, page }) => {
    await page.setContent(`<input aria-label="New note"><ul><li>Apollo <button onclick="this.parentNode.innerHTML =
      '<input value=Apollo onkeydown=&quot;if (event.key === String.raw\`Enter\`) document.title = value&quot;>'">Rename</button><li>Hermes <button>Rename</button></ul>`);
    await act({ words: 'rename', thing: 'Apollo', fields: [{ name: 'name', value: 'Zeus' }] });
    expect(await said()).toBe('Zeus');
  });

  it('with a name of its own is for no field of another name', async ({ act, page }) => {
    await page.setContent(`${rows(row('17', '<button>Assign</button>'))}<label>Note <input></label>`);
    const action = { words: 'assign locker', thing: '17', fields: [{ name: 'to', value: 'Omar' }] };
    await expect(act(action, 3_000)).rejects.toThrow('nothing on the page');
    expect(await page.locator('input').inputValue()).toBe('');
  });

  it('is nothing that is taken away', async ({ act, page }) => {
    await page.setContent('<input aria-label="Name"><button>Delete</button>');
    await expect(act({ words: 'restore', thing: 'Milk' }, 3_000)).rejects.toThrow('nothing on the page');
    expect(await page.locator('input').inputValue()).toBe('');
  });
});
