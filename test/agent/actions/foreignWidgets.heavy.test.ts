/** Widgets as component libraries build them, which keep to no pattern strictly, in a real browser. */
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { withFreshPage } from '../../support/freshPage.js';
import { carryOut, failureOf } from '../carryOut.js';

let page: Page;
withFreshPage((fresh) => (page = fresh));

const say = async (sentence: string) => (await carryOut(page, sentence, { timeout: 10_000 })).summary;
const refusalOf = (sentence: string) => failureOf(page, sentence, { timeout: 3_000 });

describe('a box that is filled from elsewhere', () => {
  /** Its list comes into the page when it opens, without an id, and its options arrive late. */
  const late = `<label for="c">City</label><input id="c" role="combobox" aria-expanded="false" autocomplete="off"><p></p>
    <script>
      const field = document.querySelector('input');
      const offer = () => setTimeout(() => {
        document.querySelector('[role=listbox]')?.remove();
        if (field.value === '') return;
        const list = document.createElement('div');
        list.setAttribute('role', 'listbox');
        const cities = ['Roma', 'Rome', 'Rome, Georgia'].filter((city) => city.toLowerCase().startsWith(field.value.toLowerCase()));
        list.innerHTML = cities.map((city) => '<div role="option">' + city + '</div>').join('');
        list.onclick = (event) => { field.value = event.target.textContent; list.remove(); };
        document.body.append(list);
      }, 200);
      field.addEventListener('input', offer);
    </script>`;

  it('waits for what it offers, and takes the whole name before a part of it', async () => {
    await page.setContent(late);
    await say('I select "Rome" from the "City" combo box');
    expect(await page.getByRole('combobox').inputValue()).toBe('Rome');
  });

  it('tells what it offers when the option is not among it', async () => {
    await page.setContent(late);
    const { message } = await refusalOf('I select "Rom" from the "City" combo box');
    expect(message).toContain('The "City" combo box has no option "Rom". Did you mean "Roma"?');
  });
});

describe('a box that keeps several choices beside its field', () => {
  it('shows them as chosen, though the field is empty again', async () => {
    await page.setContent(`<div id="box"><span id="tags"></span>
      <input role="combobox" aria-label="Tags" aria-expanded="false" aria-controls="list"></div>
      <div id="list" role="listbox" hidden><div role="option">Tea</div><div role="option">Coffee</div></div>
      <script>
        const [field, list] = [document.querySelector('input'), document.querySelector('#list')];
        const show = (isOpen) => { list.hidden = !isOpen; field.setAttribute('aria-expanded', String(isOpen)); };
        field.onclick = () => show(true);
        list.onclick = (event) => { tags.append(event.target.textContent + ' '); field.value = ''; show(false); };
      </script>`);
    await say('I select "Tea" and "Coffee" from the "Tags" combo box');
    expect(await page.locator('#tags').innerText()).toContain('Tea Coffee');
  });
});

describe('what is in the shadow of a component', () => {
  it('is chosen from and checked there', async () => {
    await page.setContent(`<my-form></my-form><script>
      customElements.define('my-form', class extends HTMLElement {
        connectedCallback() {
          this.attachShadow({ mode: 'open' }).innerHTML = \`<style>#t { opacity: 0 }</style>
            <div role="combobox" aria-label="Size" tabindex="0" aria-expanded="false" aria-controls="l">None</div>
            <div role="listbox" id="l" hidden><div role="option">Large</div></div>
            <input type="checkbox" id="t"><label for="t">Terms</label>\`;
          const [box, list] = this.shadowRoot.querySelectorAll('[role=combobox], [role=listbox]');
          const show = (isOpen) => { list.hidden = !isOpen; box.setAttribute('aria-expanded', String(isOpen)); };
          box.onclick = () => show(true);
          list.onclick = (event) => { box.textContent = event.target.textContent; show(false); };
        }
      });
    </script>`);
    await say('I select "Large" from the "Size" combo box');
    expect(await page.getByRole('combobox').innerText()).toBe('Large');
    await say('I check "Terms"');
    expect(await page.getByRole('checkbox').isChecked()).toBe(true);
  });
});

describe('a menu without a word about whether it is open', () => {
  const menu = (opens: boolean) => `<button aria-haspopup="menu">File</button><div role="menu" hidden>
    <div role="menuitem">Save</div></div><script>
    document.querySelector('button').onclick = () => { ${opens ? "document.querySelector('[role=menu]').hidden = false" : ''} };
  </script>`;

  it('is open when it can be seen', async () => {
    await page.setContent(menu(true));
    expect(await say('I open the "File" menu')).toBe('Opened the "File" menu.');
    await page.setContent(menu(false));
    expect((await refusalOf('I open the "File" menu')).message).toBe(
      'Failed to open the "File" menu: it was clicked, but it is not open.',
    );
  });

  it('is not closed again by the click when it opens under the mouse', async () => {
    await page.setContent(`<button aria-haspopup="menu" aria-expanded="false">More</button><script>
      const button = document.querySelector('button');
      const turn = (isOpen) => button.setAttribute('aria-expanded', String(isOpen));
      button.onmouseenter = () => turn(true);
      button.onclick = () => turn(button.getAttribute('aria-expanded') !== 'true');
    </script>`);
    await say('I open the "More" menu');
    expect(await page.getByRole('button').getAttribute('aria-expanded')).toBe('true');
  });
});

describe('a list that takes a plain click for "this one alone"', () => {
  it('keeps what was chosen before', async () => {
    await page.setContent(`<ul role="listbox" aria-label="Files" aria-multiselectable="true">
      <li role="option" aria-selected="false">One</li><li role="option" aria-selected="false">Two</li></ul><script>
      const options = [...document.querySelectorAll('li')];
      addEventListener('click', ({ target, ctrlKey }) => {
        if (!ctrlKey) options.forEach((option) => (option.ariaSelected = 'false'));
        target.ariaSelected = 'true';
      });
    </script>`);
    await say('I select "One" and "Two" from the "Files" list box');
    expect(await page.locator('[aria-selected=true]').allInnerTexts()).toEqual(['One', 'Two']);
  });
});

describe('a click outside of time', () => {
  it('is told as such, without the words of a library', async () => {
    await page.setContent(
      '<button style="animation: a 0.1s infinite"><style>@keyframes a { to { margin: 9px } }</style>Go</button>',
    );
    const { message } = await refusalOf('I click "Go"');
    expect(message).not.toContain('Timeout');
  });
});
