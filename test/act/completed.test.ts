/** Tasks that are completed by their ticks, by a button, and what tells that they are. */
import { describe, expect } from 'vitest';
import { testAsItGoes } from './runSteps.js';

const it = testAsItGoes();

const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const tick = (name: string, is = '') =>
  `<input type="checkbox" aria-label="Toggle" ${is}><label>${name}</label><button aria-label="Remove">x</button>`;

describe('a list of tasks with ticks', () => {
  it('is completed by them', async ({ page, run }) => {
    await page.setContent(list(tick('Buy milk'), tick('Walk the dog')));
    expect(await run('When I mark "Walk the dog" as completed', 'Then "Walk the dog" is completed')).toBe(
      undefined,
    );
    expect(await page.locator('input').nth(1).isChecked()).toBe(true);
    expect(await run('Click "Buy milk"', 'Then "Buy milk" is not completed')).toBe(undefined);
    expect(await run('Click "Buy milk"', 'Then all todos should be completed')).not.toBe(undefined);
    expect(await run('Complete "Buy milk"', 'Then all todos should be completed')).toBe(undefined);
    expect(await run('Mark "Buy milk" as open', 'Then "Buy milk" is not completed')).toBe(undefined);
  });

  it('is not completed where the tick is not set, whatever is written there', async ({ page, run }) => {
    await page.setContent(list(tick('Done', ''), tick('Walk the dog', 'checked')));
    expect(await run('Click "Walk the dog"', 'Then "Done" is completed')).toContain('not completed');
  });
});

describe('a tick or a word that tells of something else', () => {
  const bare = '<input type="checkbox" checked><b>Buy milk</b>';
  it.for<[string, string]>([
    ['a row of a table is selected', `<table><tr><td>${bare}</td><td>Open</td></tr></table>`],
    ['an entry may be selected', list(bare, '<input type="checkbox"><b>Buy tea</b>')],
    [
      'a tick has a name of its own',
      list('<b>Buy milk</b><label><input type="checkbox" checked> Urgent</label>'),
    ],
    [
      'a tick marks as favourite',
      list('<input type="checkbox" checked aria-label="Mark as favourite"><b>Buy milk</b>'),
    ],
    ['a word can be chosen', list('<b>Buy milk</b><label><input type="radio"> Done</label>')],
    [
      'an entry in it is done',
      list('<b>Buy milk</b><ul><li>Skimmed <i>done</i></li><li>Whole <i>open</i></li></ul>'),
    ],
    ['a price is struck through', list('<b>Buy milk</b> <s>$2</s> $1')],
    ['more follows', list('<b>Buy milk</b> <i>Completed</i> <i>Never</i>')],
    [
      'a column is about something else',
      '<table><tr><th>Task</th><th>Sub</th></tr><tr><td>Buy milk</td><td>Done</td></tr></table>',
    ],
  ])('%s', async ([, page_], { page, run }) => {
    await page.setContent(page_);
    expect(await run('Click "Buy milk"', 'Then "Buy milk" is completed')).toContain('is completed, but');
  });

  it('is not told to be open by a tick that selects it', async ({ page, run }) => {
    await page.setContent(list('<input type="checkbox"><b>Buy milk</b> <i>Completed</i>'));
    expect(await run('Click "Buy milk"', 'Then "Buy milk" is not completed')).toContain('no tick');
  });

  it('is not ticked', async ({ page, run }) => {
    await page.setContent(
      `<label><input type="checkbox"> Buy milk</label> ${list('<b>Buy milk</b><label><input type="checkbox"> Urgent</label>')}
      <a href="#completed">Completed</a><a href="#done">Done</a>`,
    );
    expect(await run('Complete the task')).toContain('nothing on the page is called so');
    expect(await run('Mark "Buy milk" as done')).toContain('nothing on the page is called so');
    expect(await page.locator(':checked').count()).toBe(0);
  });
});

describe('a list of tasks without ticks', () => {
  it('is completed by a button of theirs', async ({ page, run }) => {
    const button = `<button onclick="this.parentNode.lastChild.textContent = 'done'">Complete</button><i>open</i>`;
    await page.setContent(list(`<b>Buy milk</b>${button}`, `<b>Walk the dog</b>${button}`));
    expect(await run('Mark "Walk the dog" as done', 'Then "Walk the dog" is done')).toBe(undefined);
    expect(await run('Click "Buy milk"', 'Then "Buy milk" is done')).toContain('no tick');
  });

  it('says nothing of it by a name', async ({ page, run }) => {
    await page.setContent(list('<b>Get it done</b>', '<b>Done</b>', '<s>Buy milk</s>'));
    expect(await run('Click "Get it done"', 'Then "Get it done" is done')).toContain('no tick');
    expect(await run('Click "Done"', 'Then "Done" is completed')).toContain('no tick');
    expect(await run('Click "Done"', 'Then "Done" is not completed')).toContain('no tick');
    expect(await run('Click "Buy milk"', 'Then "Buy milk" is completed')).toBe(undefined);
  });
});
