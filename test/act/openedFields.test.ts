/** Fields that open without a label, or are left, and boxes that their label draws. */
import { expect } from 'vitest';
import { testOnPage } from './runSteps.js';

const it = testOnPage();

const rename = (
  field: string,
) => `<div><a href="#a">a.txt</a> <button onclick="rename(this)">Rename</button></div>
  <div><a href="#b">b.txt</a></div><button>Begin</button>
  <script>function rename({ previousElementSibling: name }) {
    const field = document.createElement('div');
    field.innerHTML = '${field}';
    name.replaceWith(field);
    field.firstElementChild.focus();
    field.firstElementChild.oninput = (event) => { document.title = event.target.value; };
  }</script>`;
const STEPS = ['Click "Rename"', 'Type the new name "c.txt" and press Enter'];

it('a field that has opened without a label takes the new name', async ({ run, said }) => {
  await run(rename('<input placeholder="a.txt">'), ...STEPS);
  expect(await said()).toBe('c.txt');
});

it('a field that is labelled otherwise does not', async ({ failureOf }) => {
  const failure = await failureOf(rename('<input aria-label="Search">'), ...STEPS);
  expect(failure).toContain('No "new name" on the page');
});

it('a field that gets the focus a moment later is typed into', async ({ run, said }) => {
  const html = `<input value="old" onchange="document.title = this.value"><button>Begin</button><button onclick="back(this)">OK</button>
    <script>function back(button) {
      button.remove();
      setTimeout(() => document.querySelector('input').select(), 300);
    }</script>`;
  await run(html, 'Click "OK"', 'Type "new"', 'Press Enter');
  expect(await said()).toBe('new');
});

it('outside the field is outside the one that is written into', async ({ run, said, failureOf }) => {
  const field = (name: string) => `<label>${name} <input onblur="document.title += '${name}'"></label>`;
  const form = `${field('City')}${field('Street')}<button>Begin</button>`;
  await run(form, 'Fill "Street" with "Main"', 'Click outside the field');
  expect(await said()).toBe('Street');
  expect(await failureOf(form, 'Click outside the field')).toContain('field means 2 things here');
});

it('a switch that its label draws over the box is set by the label', async ({ run }) => {
  const style =
    '#row { position: relative } label { position: relative; padding-left: 40px } label::before { content: ""; position: absolute; left: 0; width: 30px; height: 16px; background: #ccc } input { position: absolute; left: 8px }';
  const html = `<style>${style}</style><button>Begin</button><div id="row"><input type="checkbox" id="only"><label for="only">Read only</label></div>`;
  expect(await run(html, 'Switch on "Read only"')).toContain('Checked "Read only".');
  expect(await run(html, 'Switch on "Read only"', '"Read only" is checked')).toContain('is checked');
});
