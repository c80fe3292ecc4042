/** A field that can't be written into, in a box that the markup calls a select: its list opens elsewhere on the page. */
import { expect } from 'vitest';
import { testOnPage } from './runSteps.js';

const it = testOnPage();

const page = (box: string) => `<div class="field"><div>Status</div><div class="${box}" onclick="open_()">
    <input readonly value="In print" id="status"></div></div>
  <div class="field"><div>Copies</div><div><input value="7"></div></div><div id="outlet"></div><button>Begin</button>
  <script>function open_() {
    outlet.innerHTML = '<ul><li>In print</li><li>Announced</li></ul>';
    outlet.onclick = ({ target }) => {
      document.title = document.querySelector('#status').value = target.textContent;
      outlet.innerHTML = '';
    };
  }</script>`;

it('is chosen from', async ({ run, said }) => {
  await run(page('v-select'), 'Select "Announced" from "Status"', '"Status" is "Announced"');
  expect(await said()).toBe('Announced');
});

it('is opened by the box that takes the clicks of its field', async ({ run, said }) => {
  const style =
    '<style>.v-select { padding: 20px 80px; width: 100px } #status { pointer-events: none }</style>';
  await run(style + page('v-select'), 'Select "Announced" from "Status"');
  expect(await said()).toBe('Announced');
});

it('is called so when it is read, too', async ({ run }) => {
  expect(await run(page('v-select'), '"Status" is "In print"')).toContain('Saw that "Status"');
});

it('is none where nothing calls it so', async ({ failureOf }) => {
  expect(await failureOf(page('box'), 'Select "Announced" from "Status"')).toContain('No "Status"');
});
