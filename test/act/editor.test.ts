/** Editors: one that draws its lines itself and takes the keys by a field that nobody sees, and one of a rich text; and what is typed without a place. */
import { expect } from 'vitest';
import { testOnPage } from './runSteps.js';

const it = testOnPage();

/** As Ace does it, with nothing but letters, Ctrl+A and Ctrl+S. */
const drawn = (
  id: string,
) => `<div id="${id}" class="ace_editor" style="position: relative; width: 400px; height: 200px; font: 14px monospace">
  <textarea style="opacity: 0; width: 7px; height: 14px; position: absolute"></textarea><div class="lines">old</div></div>
<script>{
  const [field, lines] = document.getElementById('${id}').children;
  let isAll = false;
  field.addEventListener('keydown', (event) => {
    if (event.ctrlKey) event.preventDefault();
    if (event.ctrlKey && event.key === 's') document.title += 'saved';
    if (event.ctrlKey && event.key === 'a') isAll = true;
    if (event.key === 'Delete' && isAll) lines.textContent = '';
  });
  field.addEventListener('input', () => {
    lines.textContent = (isAll ? '' : lines.textContent) + field.value;
    isAll = false;
    field.value = '';
  });
}</script>`;
const RICH =
  '<div class="ql-container"><div class="ql-editor" contenteditable="true" style="width: 400px; height: 100px">old</div></div>';
const BEGIN = '<button>Begin</button><input aria-label="Name" onkeydown="document.title += event.key">';

it('gets a key by its hidden field, whatever has the focus', async ({ run, said }) => {
  await run(BEGIN + drawn('query'), 'Click the "Name" field', 'Press Ctrl+S in the editor');
  expect(await said()).toBe('saved');
});

it('is filled in place of what stands there, and cleared', async ({ run, page }) => {
  await run(BEGIN + drawn('query'), 'Fill the query editor with "select 1"');
  expect(await page.locator('.lines').textContent()).toBe('select 1');
  await run(BEGIN + drawn('query'), 'Clear the editor', 'Verify that the editor is empty');
});

it('that is a rich text is written into', async ({ run, page }) => {
  await run(BEGIN + RICH, 'Enter "Dear all" in the editor');
  expect(await page.locator('.ql-editor').textContent()).toBe('Dear all');
});

it('is not one of another name', async ({ failureOf, page }) => {
  const css = `${BEGIN}<label>CSS <textarea style="width: 300px; height: 100px"></textarea></label>`;
  expect(await failureOf(css, 'Fill the html editor with "x"')).toMatch(/No editor named "html"/);
  expect(await page.locator('textarea').inputValue()).toBe('');
});

it('is in doubt where there are two', async ({ failureOf }) => {
  const two = BEGIN + drawn('one') + drawn('two');
  expect(await failureOf(two, 'Fill the editor with "select 1"')).toMatch(/means 2 things/);
});

it('may be the name of a field, which is filled, or of a link, which is no editor to be seen', async ({
  run,
  failureOf,
  page,
  said,
}) => {
  await run(`${BEGIN}${RICH}<label>Book editor <input></label>`, 'Fill the book editor with "Ada"');
  expect(await page.getByLabel('Book editor').inputValue()).toBe('Ada');
  const link = `${BEGIN}<a href="#" onclick="document.title = 'opened'">Theme editor</a>`;
  await run(link, 'Open the theme editor');
  expect(await said()).toBe('opened');
  expect(await failureOf(link, 'I see the "theme" editor')).toMatch(/No editor/);
  const part = `${BEGIN}<p draggable="true" ondragstart="event.dataTransfer.setData('text', '')">Text</p>
    <div id="editor" style="height: 200px" ondragover="event.preventDefault()" ondrop="document.title = 'dropped'">Here</div>`;
  await run(part, 'Drag "Text" into the editor');
  expect(await said()).toBe('dropped');
});

/** The letters go where a double click has selected a word. */
const CODE = `${BEGIN}<div id="code" class="ace_editor" style="position: relative; width: 400px; height: 200px">
  <textarea style="opacity: 0; width: 7px; height: 14px; position: absolute"></textarea>
  <div class="lines"><b>"city"</b>: <b>"Steyr"</b> <b>"Ulm"</b> <b>"Ulm"</b></div><div style="position: absolute; inset: 0" class="over"></div></div>
<script>{
  const [field, lines] = code.children;
  let word;
  code.ondblclick = ({ clientX, clientY }) => {
    word = document.elementsFromPoint(clientX, clientY).find(({ tagName }) => tagName === 'B');
    field.focus();
  };
  field.oninput = () => { word.textContent = '"' + field.value + '"'; };
}</script>`;

it('has a word of its text replaced that it shows once', async ({ run, failureOf, page }) => {
  await run(CODE, 'In the editor, change the city from "Steyr" to "Wels"');
  expect(await page.locator('.lines').textContent()).toBe('"city": "Wels" "Ulm" "Ulm"');
  expect(await failureOf(CODE, 'In the editor, change the city from "Ulm" to "Wels"')).toContain('No "Ulm"');
});

it('or a field has a part of its text replaced that stands there once', async ({ run, failureOf, page }) => {
  const text = (words: string) => `${BEGIN}<textarea>${words}</textarea><input value="Tea">`;
  await run(text('On Monday, at ten'), 'Replace the word "Monday" with "Friday" in the text');
  expect(await page.locator('textarea').inputValue()).toBe('On Friday, at ten');
  const twice = text('Monday or Monday');
  expect(await failureOf(twice, 'Replace the word "Monday" with "Friday" in the text')).toContain('"Monday"');
  expect(await page.locator('textarea').inputValue()).toBe('Monday or Monday');
});

const FIELDS = `<button>Begin</button><form role="search"><input type="search" aria-label="Search"></form><input aria-label="Coupon"><input>`;

it('what is typed goes into the empty field that was named before', async ({ run, page }) => {
  await run(FIELDS, 'Scroll down to the search field, type "tea"');
  expect(await page.getByLabel('Search').inputValue()).toBe('tea');
});

it('what is typed goes into none that was not named', async ({ failureOf }) => {
  const step = 'Scroll down to the "Begin" button, type "tea"';
  expect(await failureOf(FIELDS, step)).toContain('nothing has the focus');
});
