/** A dialog that fades in: what lies below its curtain is not clicked while it shows nothing yet. */
import { expect } from 'vitest';
import { testOnPage } from './runSteps.js';

const it = testOnPage();

const PAGE = `<button>Begin</button><button aria-label="Delete selected" onclick="ask()"><svg width="9" height="9"></svg></button>
  <script>function ask() {
    document.body.insertAdjacentHTML('beforeend', '<div style="position:fixed;inset:0"></div>');
    setTimeout(() => document.body.insertAdjacentHTML('beforeend',
      '<div role="dialog" style="position:fixed;top:40px"><button onclick="document.title = \\'deleted\\'">Delete</button></div>'), 250);
  }</script>`;

it('is waited for', async ({ run, said }) => {
  await run(PAGE, 'Click "Delete selected"', 'Click "Delete"');
  expect(await said()).toBe('deleted');
});
