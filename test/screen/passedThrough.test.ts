/** Words that leave the pointer to what they stand in: a person points at them, and the row or the card is clicked. */
import { expect, test } from 'vitest';
import { GestureError } from '../../src/screen/Driver.js';
import { PageDriver } from '../../src/screen/PageDriver.js';
import { byId, showPage, useLooks } from './lookAt.js';

useLooks();

const STYLE = '<style>.out { pointer-events: none } .row { width: 400px; padding: 20px }</style>';
const SAY = 'onclick="said.push(event.target.id, event.offsetX)" oncontextmenu="said.push(\'other\')"';

async function clickOn(html: string, button: 'left' | 'right' = 'left'): Promise<unknown> {
  const page = await showPage(`<script>said = []</script>${STYLE}${html}`);
  const driver = new PageDriver(page);
  const node = byId(await driver.look(), 'text');
  await driver.do({ kind: 'click', node, button }, { timeout: 1_000 });
  return page.evaluate(() => (globalThis as unknown as { said: unknown[] }).said);
}

const ROW = `<div class="row" id="row" ${SAY}><div class="out"><span id="text" style="display: block; width: 100px">Tea</span></div></div>`;

test('the row takes the click, right there', async () => {
  expect(await clickOn(ROW)).toEqual(['row', 70]);
  expect(await clickOn(ROW, 'right')).toEqual(['other']);
});

test.each([
  [
    'a button that takes none',
    `<div class="row" ${SAY}><button class="out"><span id="text">Tea</span></button></div>`,
  ],
  [
    'what is called disabled',
    `<div class="row" ${SAY}><div class="out is-disabled"><p id="text">Tea</p></div></div>`,
  ],
  ['the page', '<div class="out"><p id="text">Tea</p></div>'],
  ['what is covered', `${ROW}<div style="position: fixed; inset: 0; background: white"></div>`],
])('not so in %s', async (_, html) => {
  const failure = await clickOn(html).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(GestureError);
  expect((failure as GestureError).obstacle).toBe('covered');
});
