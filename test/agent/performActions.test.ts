/** Every action in a real browser, by the words that a case would use. */
import type { Page } from '@playwright/test';
import { beforeEach, describe, expect, it } from 'vitest';
import { withFreshPage } from '../support/freshPage.js';
import { carryOut, failureOf } from './carryOut.js';

let page: Page;
withFreshPage((fresh) => (page = fresh));

/** The page logs what happens to it, so that a test sees what an action really did. */
const LOG = `<output id="log"></output><script>
  const log = (event) => { if (event.target.id) document.querySelector('#log').textContent += event.type + ' ' + event.target.id + ';'; };
  for (const type of ['click', 'dblclick', 'change']) addEventListener(type, log, true);
  addEventListener('keydown', (event) => { document.querySelector('#log').textContent += 'key ' + event.key + ';'; }, true);
  addEventListener('mouseover', log, true);
</script>`;
const happened = () => page.locator('#log').textContent();

describe('what is done with the mouse', () => {
  const html = `<button id="save">Save</button><a id="home" href="#home">Home</a><div id="plain">Plain</div>
    <button id="off" disabled>Off</button><label><input type="checkbox" id="terms"> I accept</label>
    <label><input type="radio" name="d" id="express"> Express</label>
    <label>Colour <select id="colour"><option>Red</option><option>Blue</option></select></label>${LOG}`;
  const actions: [string, string, string][] = [
    ['I click "Save"', 'click save;', 'Clicked "Save".'],
    ['I click the "Home" link', 'click home;', 'Clicked the "Home" link.'],
    ['I click "Plain"', 'click plain;', 'Clicked "Plain".'],
    ['I double-click "Save"', 'dblclick save;', 'Double-clicked "Save".'],
    ['I hover over "Save"', 'mouseover save;', 'Hovered over "Save".'],
    ['I check "I accept"', 'change terms;', 'Checked "I accept".'],
    ['I choose the "Express" radio button', 'change express;', 'Checked the "Express" radio button.'],
    ['I select "Blue"', 'change colour;', 'Clicked "Blue".'],
  ];
  it.each(actions)('%s', async (sentence, event, summary) => {
    await page.setContent(html);
    expect((await carryOut(page, sentence)).summary).toBe(summary);
    expect(await happened()).toContain(event);
  });

  it('acts through the locator that one would write by hand', async () => {
    await page.setContent(html);
    const { locator, note } = await carryOut(page, 'I click "Save"');
    expect(locator).toBe("getByRole('button', { name: 'Save', exact: true })");
    expect(note).toBeUndefined();
  });

  it('unchecks what is checked and leaves what is not', async () => {
    await page.setContent('<label><input type="checkbox" checked> News</label>');
    await carryOut(page, 'I uncheck "News"');
    await carryOut(page, 'I uncheck "News"');
    expect(await page.getByRole('checkbox').isChecked()).toBe(false);
  });

  it('says that a button is disabled', async () => {
    await page.setContent(html);
    const error = await failureOf(page, 'I click the "Off" button');
    expect(error.reason).toBe('action failed');
    expect(error.message).toBe(
      'Failed to click the "Off" button: it is disabled. Please do first what enables it.',
    );
  });

  it('waits until a button is enabled', async () => {
    await page.setContent(
      `${html}<script>setTimeout(() => document.querySelector('#off').disabled = false, 300)</script>`,
    );
    await carryOut(page, 'I click the "Off" button');
    expect(await happened()).toContain('click off;');
  });

  it('says what covers a button', async () => {
    await page.setContent(`${html}<div id="cover" style="position:fixed;inset:0;background:#eee">Wait</div>`);
    // Playwright looks more than once before it says so.
    const failure = await failureOf(page, 'I click the "Save" button', { timeout: 2_000 });
    expect(failure.message).toMatch(
      /^Failed to click the "Save" button: it is covered by <div id="cover".*Please close or remove that first\.$/,
    );
  });
});

describe('what is done with the keyboard', () => {
  const html = `<label>User name <input id="user"></label><label>Password <input type="password" id="pw"></label>
    <input id="q" placeholder="Search"><label>Comment <textarea id="comment">old</textarea></label>
    <label>Colour <select id="colour"><option>Red</option><option>Dark blue</option></select></label>
    <label><input type="checkbox" id="terms"> Terms</label><label>Born <input type="date" id="born"></label>${LOG}`;
  const value = (id: string) => page.locator(`#${id}`).inputValue();
  beforeEach(() => page.setContent(html));

  const fillings: [string, string, string][] = [
    ['I fill in the "User name" field with "ada"', 'user', 'ada'],
    ['I type "love lace" into Password', 'pw', 'love lace'],
    ['I type "milk" in the "Search" field', 'q', 'milk'],
    ['I type "milk" in the search box', 'q', 'milk'],
    ['I fill in "Comment" with "new"', 'comment', 'new'],
    ['I clear the "Comment" field', 'comment', ''],
    ['I set "Born" to "1815-12-10"', 'born', '1815-12-10'],
    ['I select "Dark blue" from the "Colour" list', 'colour', 'Dark blue'],
    ['I set "Colour" to "Dark blue"', 'colour', 'Dark blue'],
  ];
  it.each(fillings)('%s', async (sentence, id, expected) => {
    await carryOut(page, sentence);
    expect(await value(id)).toBe(expected);
  });

  it('fills in a form from a table, with lists and ticks', async () => {
    const table = [
      ['Field', 'Value'],
      ['User name', 'ada'],
      ['Colour', 'Dark blue'],
      ['Terms', 'yes'],
    ];
    const { summary } = await carryOut(page, 'I fill in the form', { step: { table } });
    expect(summary).toBe('Filled in "User name" with "ada", "Colour" with "Dark blue", "Terms" with "yes".');
    expect([await value('user'), await value('colour')]).toEqual(['ada', 'Dark blue']);
    expect(await page.locator('#terms').isChecked()).toBe(true);
  });

  it('fills in several lines from a doc string', async () => {
    await carryOut(page, 'I fill in the "Comment" field with:', { step: { docString: 'one\ntwo' } });
    expect(await value('comment')).toBe('one\ntwo');
  });

  it('presses keys, also in a field', async () => {
    await carryOut(page, 'I press Escape');
    await carryOut(page, 'I press Enter in the "User name" field');
    expect(await happened()).toContain('key Escape;');
    expect(await happened()).toContain('key Enter;');
    expect(await page.locator('#user').evaluate((field) => field === document.activeElement)).toBe(true);
  });

  it('selects an option by a part of its name, and says so', async () => {
    const { note } = await carryOut(page, 'I select "Dark" from the "Colour" list');
    expect(note).toBe('The option was found by a part of its name: "Dark blue".');
  });

  it('lists the options when there is no such one', async () => {
    const error = await failureOf(page, 'I select "Bleu" from the "Colour" list', { timeout: 1_000 });
    expect(error.message).toBe(
      'The "Colour" list has no option "Bleu". Did you mean "Red"? Its options: "Red", "Dark blue".',
    );
    expect(error.reason).toBe('target not found');
  });

  it('opens an ARIA combo box to choose from it', async () => {
    await page.setContent(`<div role="combobox" aria-label="Size" tabindex="0" aria-expanded="false"
      onclick="document.querySelector('ul').hidden=false">Choose</div>
      <ul role="listbox" hidden><li role="option" onclick="document.querySelector('[role=combobox]').textContent=this.textContent">Large</li></ul>`);
    await carryOut(page, 'I select "Large" from the "Size" drop-down');
    expect(await page.getByRole('combobox').textContent()).toBe('Large');
  });

  it('chooses from a group of radio buttons', async () => {
    await page.setContent(
      '<fieldset><legend>Delivery</legend><label><input type="radio"> Express</label></fieldset>',
    );
    await carryOut(page, 'I select "Express" from "Delivery"');
    expect(await page.getByRole('radio').isChecked()).toBe(true);
  });

  it('says that a field is read-only', async () => {
    await page.setContent('<label>Code <input readonly value="1"></label>');
    expect((await failureOf(page, 'I fill in "Code" with "2"')).message).toBe(
      'Failed to fill "Code" with "2": it is read-only. Please fill in another field.',
    );
  });
});

describe('waiting', () => {
  it('waits until something appears and until it is gone', async () => {
    await page.setContent(`<p id="loading">Loading</p><script>
      setTimeout(() => document.querySelector('#loading').outerHTML = '<p>Done</p>', 200)</script>`);
    expect((await carryOut(page, 'I wait for "Done"')).summary).toBe('Waited until "Done" is visible.');
    expect((await carryOut(page, 'I wait until "Loading" is gone')).summary).toBe(
      'Waited until "Loading" is not visible.',
    );
  });

  it('tells what there is when the time is over', async () => {
    await page.setContent('<p>Loading</p>');
    const error = await failureOf(page, 'I wait for "Done"');
    expect(error).toMatchObject({
      reason: 'expectation not met',
      observed: 'no such text; it shows: "Loading"',
    });
  });

  it('waits as long as the step says, beyond the limit of other steps', async () => {
    await page.setContent('<p>Here</p>');
    const { summary } = await carryOut(page, 'I wait 50 milliseconds', { timeout: 1 });
    expect(summary).toBe('Waited 0.05 s.');
  });

  it('ends at once with the reason of an abort', async () => {
    await page.setContent('<p>Here</p>');
    const stop = new AbortController();
    const waiting = carryOut(page, 'I click "Nothing"', { timeout: 60_000, signal: stop.signal });
    stop.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
  });

  it('ends so also in the middle of an action, and before it begins', async () => {
    await page.setContent('<button disabled>Off</button>');
    const stop = new AbortController();
    const clicking = carryOut(page, 'I click "Off"', { timeout: 60_000, signal: stop.signal });
    setTimeout(() => stop.abort(new Error('enough')), 300);
    await expect(clicking).rejects.toThrow(/^enough$/);
    await expect(carryOut(page, 'I click "Off"', { signal: stop.signal })).rejects.toThrow(/^enough$/);
  });
});
