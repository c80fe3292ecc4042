/** What is done by mouse and keyboard beyond clicks and fields, in a real browser. */
import type { Page } from '@playwright/test';
import { beforeEach, describe, expect, it } from 'vitest';
import { withFreshPage } from '../../support/freshPage.js';
import { carryOut, failureOf, type Saying } from '../carryOut.js';

let page: Page;
withFreshPage((fresh) => (page = fresh));

const say = async (sentence: string, step: Saying['step'] = {}) =>
  (await carryOut(page, sentence, { step, timeout: 10_000 })).summary;
/** With time enough for a busy machine to come to what fails. */
const refusalOf = (sentence: string) => failureOf(page, sentence, { timeout: 3_000 });

/** The page logs what happens to it, so that a test sees what an action really did. */
const LOG = `<output id="log"></output><script>
  const log = (words) => (document.querySelector('#log').textContent += words + ';');
  for (const type of ['click', 'contextmenu']) addEventListener(type, (event) => {
    const keys = ['ctrlKey', 'shiftKey'].filter((key) => event[key]).join('+');
    log([type, event.target.id, keys].filter(Boolean).join(' '));
  }, true);
  addEventListener('keydown', (event) => log('key ' + (event.ctrlKey ? 'ctrl+' : '') + event.key), true);
  addEventListener('change', (event) => log('change ' + event.target.id), true);
</script>`;
const happened = async () => (await page.locator('#log').textContent()) ?? '';

describe('the mouse', () => {
  const html = `<button id="more">+</button><ul><li id="milk">Milk</li></ul>${LOG}`;
  beforeEach(() => page.setContent(html));

  it('clicks as often as it is said', async () => {
    expect(await say('I click the "+" button three times')).toBe('Clicked the "+" button 3 times.');
    expect(await happened()).toBe('click more;click more;click more;');
  });

  it('clicks while a key is held', async () => {
    expect(await say('I hold Shift and click "Milk"')).toBe('Clicked "Milk" with Shift held.');
    await say('I Ctrl-click "+"');
    expect(await happened()).toContain('click milk shiftKey;');
    expect(await happened()).toContain('click more ctrlKey;');
  });

  it('clicks with its right button', async () => {
    expect(await say('I right-click the "Milk" item')).toBe('Right-clicked the "Milk" item.');
    expect(await happened()).toContain('contextmenu milk;');
  });
});

describe('drag and drop', () => {
  /** The places of the page say what they were given. */
  const draggable = (
    takes: boolean,
  ) => `<div id="milk" draggable="true">Milk</div><section aria-label="Cart">Empty</section>
    <script>
      const cart = document.querySelector('section');
      document.querySelector('#milk').addEventListener('dragstart', (event) => event.dataTransfer.setData('text/plain', 'milk'));
      ${takes ? "cart.addEventListener('dragover', (event) => event.preventDefault());" : ''}
      cart.addEventListener('drop', (event) => { cart.textContent = 'Has ' + event.dataTransfer.getData('text/plain'); });
    </script>`;

  it("is done by HTML's own way", async () => {
    await page.setContent(draggable(true));
    expect(await say('I drag "Milk" onto the "Cart" section')).toBe(
      'Dragged "Milk" onto the "Cart" section.',
    );
    expect(await page.getByRole('region').textContent()).toBe('Has milk');
  });

  it('is told as failed where nothing can be dropped', async () => {
    await page.setContent(draggable(false));
    expect((await refusalOf('I drag "Milk" onto the "Cart" section')).message).toBe(
      'Failed to drag "Milk" onto the "Cart" section: it can\'t be dropped there. Please check that the "Cart" section takes it.',
    );
  });

  it('is done by the moves of the mouse, also to what must be scrolled to', async () => {
    await page.setContent(`<div id="milk" style="width: 80px; touch-action: none">Milk</div>
      <div style="height: 2000px"></div><section aria-label="Cart" style="height: 100px">Empty</section>
      <script>
        let moves = 0;
        const cart = document.querySelector('section');
        document.querySelector('#milk').addEventListener('pointerdown', () => (moves = 1));
        addEventListener('pointermove', () => (moves &&= moves + 1));
        addEventListener('pointerup', (event) => { if (moves > 5 && cart.contains(event.target)) cart.textContent = 'Has milk'; });
      </script>`);
    await say('I drag "Milk" to the "Cart" section');
    expect(await page.getByRole('region').textContent()).toBe('Has milk');
  });
});

describe('scrolling', () => {
  const html = `<h1>Top</h1><div style="height: 5000px"></div><h2>Terms</h2>
    <ul aria-label="Messages" style="height: 100px; overflow: auto">
      <li style="height: 900px">One</li><li>Last</li></ul><div style="height: 3000px"></div>`;
  const top = () => page.evaluate(() => document.scrollingElement?.scrollTop ?? 0);

  it('goes to a thing, to the ends of the page, up and down', async () => {
    await page.setContent(html);
    expect(await say('I scroll down to the "Terms" heading')).toBe('Scrolled to the "Terms" heading.');
    expect(await top()).toBeGreaterThan(4_000);
    await say('I scroll to the bottom of the page');
    const bottom = await top();
    expect(bottom).toBeGreaterThan(7_000);
    await say('I scroll up');
    expect(await top()).toBeLessThan(bottom);
    await say('I scroll to the top');
    expect(await top()).toBe(0);
    expect(await say('I scroll up')).toBe(
      'Did not scroll the page up: there is nothing more to see that way.',
    );
  });

  it('scrolls a list, and the area that scrolls in place of the page', async () => {
    await page.setContent(html);
    await say('I scroll to the bottom of the "Messages" list');
    expect(await page.getByRole('list').evaluate((list) => list.scrollTop)).toBeGreaterThan(500);
    await page.setContent(`<body style="margin: 0; overflow: hidden"><main style="height: 100vh; overflow: auto">
      <div style="height: 3000px"></div></main>`);
    await say('I scroll down');
    expect(await page.getByRole('main').evaluate((area) => area.scrollTop)).toBeGreaterThan(100);
  });
});

describe('a button that is called as a key is', () => {
  beforeEach(() => page.setContent(`<button id="b">c</button><button id="s">Save</button>${LOG}`));

  it('is not clicked by pressing the key, and it is said how to', async () => {
    const { summary, note } = await carryOut(page, 'I press "c"');
    expect(summary).toBe('Pressed c.');
    expect(note).toBe(
      'The key was pressed, not the button "c". Please write: Click "c", if the button is meant.',
    );
    expect(await happened()).toBe('key c;');
    await say('I click "c"');
    await say('I press the "c" button');
    await say('I press "Save"');
    await say('When the "Save" button is pressed');
    expect(await happened()).toBe('key c;click b;click b;click s;click s;');
  });
});

describe('the keyboard', () => {
  const html = `<label>Name <input id="name"></label><label>Comment <textarea id="comment">one two</textarea></label>${LOG}`;
  beforeEach(() => page.setContent(html));

  it('presses shortcuts, keys one after the other, and keys several times', async () => {
    await say('I press Control and S');
    expect(await say('I press Tab three times')).toBe('Pressed Tab 3 times.');
    await say('I press Control+K Control+U');
    expect(await happened()).toContain('key ctrl+s;key Tab;key Tab;key Tab;');
    expect(await happened()).toMatch(
      /key ctrl\+k;(?:key Control;)?key ctrl\+u;|key ctrl\+k;key ctrl\+Control;key ctrl\+u;/,
    );
  });

  it.for([
    ['I press c', 'c'],
    ['I press /', '/'],
    ['I press "/"', '/'],
    ['I press ?', '?'],
    ['I press Shift + ?', '?'],
    ['I press Ctrl+/', 'ctrl+/'],
    ['I press Ctrl++', 'ctrl++'],
    ['I press ContextMenu', 'ContextMenu'],
    ['I press Page Up', 'PageUp'],
    ['I press F12', 'F12'],
    ['I press Caps Lock', 'CapsLock'],
    ['I press NumpadEnter', 'Enter'],
    ['I press KeyZ', 'z'],
    ['I press the Pause key', 'Pause'],
    ['When "c" is pressed', 'c'],
  ])('presses the key that is named: %s', async ([sentence = '', key]) => {
    await say(sentence);
    expect(await happened()).toContain(`key ${key};`);
    expect(await happened()).not.toContain('click');
  });

  it('presses them in a field', async () => {
    await say('I type "abc" in "Name"');
    await say('I press Backspace twice in the "Name" field');
    expect(await page.locator('#name').inputValue()).toBe('a');
  });

  it('types into what has the focus, and else only into the one empty field', async () => {
    await page.locator('body').evaluate((body) => body.prepend(document.createElement('input')));
    const { message } = await refusalOf('I type "ada"');
    await page
      .locator('input')
      .first()
      .evaluate((field) => field.remove());
    expect(message).toBe(
      'Failed to type "ada": nothing has the focus. Please say where, as in: type "ada" in the "Search" field.',
    );
    expect(await say('I focus the "Name" field')).toBe('Focused the "Name" field.');
    expect(await say('I type "ada"')).toBe('Typed "ada".');
    expect(await page.locator('#name').inputValue()).toBe('ada');
    await say('I type " l" slowly in the "Name" field');
    expect(await page.locator('#name').inputValue()).toBe('ada l');
    await say('I leave the "Name" field');
    expect(await happened()).toContain('change name;');
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  });

  it('types on a page that has no field at all', async () => {
    const game = `<button>New</button><p></p>
      <script>onkeydown = ({ key }) => { document.querySelector('p').textContent += key }</script>`;
    await page.setContent(game);
    await say('I type "cards"');
    await say('I click "New"');
    await say('I type "xy"');
    expect(await page.locator('p').textContent()).toBe('cardsxy');
    expect((await refusalOf('I type "a b"')).message).toContain('nothing has the focus');
    const closed = `customElements.define('my-field', class extends HTMLElement {
      constructor() { super(); this.attachShadow({ mode: 'closed' }).innerHTML = '<input>'; } })`;
    await page.setContent(`${game}<my-field style="display: block">x</my-field><script>${closed}</script>`);
    expect((await refusalOf('I type "cards"')).message).toContain('nothing has the focus');
    const late =
      "setTimeout(() => document.body.append(...['', ''].map(() => document.createElement('input'))), 200)";
    await page.setContent(`${game}<script>${late}</script>`);
    expect((await refusalOf('I type "cards"')).message).toContain('nothing has the focus');
    expect(await page.locator('p').textContent()).toBe('');
  });

  it('types several lines from a doc string', async () => {
    await say('I focus the "Comment" field');
    await say('I select all text in the "Comment" field');
    await say('I type the following text:', { docString: 'three\nfour' });
    expect(await page.locator('#comment').inputValue()).toBe('three\nfour');
  });

  it('says so where a thing does not take the focus', async () => {
    await page.setContent('<p>Plain</p>');
    expect((await refusalOf('I focus "Plain"')).message).toBe(
      'Failed to focus "Plain": it does not take the focus. Please name the field or button itself.',
    );
    const { message } = await refusalOf('I leave the field');
    expect(message).toContain('nothing has the focus');
  });

  it('writes rich text, and tells where a field shows something else than was written', async () => {
    await page.setContent(`<div role="textbox" aria-label="Note" contenteditable="true"></div>
      <label>Phone <input oninput="this.value = this.value.replace(/(\\d{3})(?=\\d)/, '$1-')"></label>`);
    await say('I fill in the "Note" field with:', { docString: 'Dear Ada,\nhello' });
    expect(await page.getByRole('textbox', { name: 'Note' }).innerText()).toBe('Dear Ada,\nhello');
    await say('I clear the "Note" field');
    expect((await page.getByRole('textbox', { name: 'Note' }).innerText()).trim()).toBe('');
    const { note } = await carryOut(page, 'I fill in "Phone" with "555123"', { timeout: 10_000 });
    expect(note).toBe('"Phone" shows "555-123" after that.');
  });
});
