/** What words only describe is absent where an earlier step of the case has spoken of it, however long ago. */
import { expect, test } from 'vitest';
import { interpretAll, isExpectation, perform, World } from '../../../src/agent/index.js';
import { useBrowser } from '../../support/browser.js';
import { onFreshPage } from '../../support/freshPage.js';

const it = test.extend(onFreshPage(useBrowser()));

const SHOP = `<header>Shop <span class="cart-badge" hidden></span></header>
  <button onclick="show(1)">Add</button><button onclick="show('')">Empty</button><button>Look</button>
  <script>function show(count) {
    const badge = document.querySelector('.cart-badge'); badge.textContent = count; badge.hidden = !count; }</script>`;
const LOOKS = Array.from({ length: 6 }, () => 'Click "Look"');

it.for<[told: string, steps: string[], why: string | undefined]>([
  ['gone', ['Click "Add"', 'The cart badge shows "1"', ...LOOKS, 'Click "Empty"', ...LOOKS], undefined],
  ['never seen', ['Click "Look"'], 'Nothing that the case has seen so far is plainly the "cart" badge'],
  ['still there', ['Click "Add"', 'The cart badge shows "1"', ...LOOKS], 'visible'],
])('a badge that is %s', async ([, steps, why], { page }) => {
  await page.setContent(SHOP);
  const world = new World(page);
  const readings = interpretAll([...steps, 'The cart badge is not displayed'].map((text) => ({ text })));
  const actions = readings.flatMap((reading) => (reading.understood ? reading.actions : []));
  expect(readings.every(({ understood }) => understood)).toBe(true);
  const last = actions.pop();
  for (const action of actions) await perform(action, { world, timeout: 5_000 });
  if (last === undefined || !isExpectation(last)) throw new Error('The last step expects nothing.');
  const judged = perform(last, { world, timeout: 800 });
  if (why === undefined) await judged;
  else await expect(judged).rejects.toThrow(why);
  world.close();
});
