/** "A panel opens", of which nothing more is told: a panel that was there all along is none. */
import { describe, expect } from 'vitest';
import { testAsItGoes } from './runSteps.js';

const it = testAsItGoes();

const NEW = `<section class='panel'><h2>Details</h2><p>More</p></section>`;
const shop = (brings: string) => `
  <h1>Shop</h1>
  <section aria-label="Filters"><h2>Filters</h2><p>Size</p></section>
  <section class="panel" id="cart"><h2>Cart</h2><p>1 item</p></section>
  <section class="panel" id="late" hidden><h2>Help</h2><p>Ask us</p></section>
  <button onclick="${brings}">Go</button>`;

describe.each(['the drawer opens', 'Then a panel opens', 'a section appears', 'the panel is visible'])(
  '"%s"',
  (step) => {
    it('is not met by the panels that were there', async ({ page, run }) => {
      await page.setContent(shop(''));
      expect(await run('Click "Go"', step)).toContain('no section that was not there before');
    });

    it('is not met by a text that comes into one of them', async ({ page, run }) => {
      await page.setContent(shop(`document.querySelector('#cart').append('2 items')`));
      expect(await run('Click "Go"', step)).toContain('no section that was not there before');
    });

    it('is not met by one that is drawn anew, or that came two actions before', async ({ page, run }) => {
      await page.setContent(
        shop(`const p = document.querySelector('#cart'); p.replaceWith(p.cloneNode(true))`),
      );
      expect(await run('Click "Go"', step)).toContain('no section that was not there before');
      await page.setContent(`${shop(`document.querySelector('#late').hidden = false`)}<button>Stay</button>`);
      expect(await run('Click "Go"', 'Click "Stay"', step)).toContain('no section that was not there before');
    });

    it('is met by one that comes, or that was hidden', async ({ page, run }) => {
      await page.setContent(shop(`document.body.insertAdjacentHTML('beforeend', \`${NEW}\`)`));
      expect(await run('Click "Go"', step)).toBe(undefined);
      await page.setContent(shop(`document.querySelector('#late').hidden = false`));
      expect(await run('Click "Go"', step)).toBe(undefined);
    });
  },
);
