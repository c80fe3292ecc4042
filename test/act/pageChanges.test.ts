/** Steps that come while the page is drawn anew. */
import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { type Driver, type Gesture, GestureError } from '../../src/screen/Driver.js';
import { PageDriver } from '../../src/screen/PageDriver.js';
import { testOnPage } from './runSteps.js';
import { act } from './startDoing.js';

const it = testOnPage();

const SAYING = '<script>onclick = ({ target }) => (document.title += target.dataset.says)</script>';

describe.concurrent('a step that comes while the page changes', () => {
  /** @param first gestures that are made before two fail */
  const leaving = (page: Page, kind: Gesture['kind'], first = 0) => {
    let gone = -first;
    const driver = new PageDriver(page);
    const leaver: Driver = {
      look: (how) => driver.look(how),
      do: (gesture, how) =>
        gesture.kind === kind && gone++ < 2 && gone > 0
          ? Promise.reject(new GestureError('gone', 'It is not on the page any more.'))
          : driver.do(gesture, how),
    };
    return { driver: leaver, tried: () => gone };
  };

  it('is done on what is meant once the page is there', async ({ page }) => {
    await page.setContent('<label>Search <input type="search"></label>');
    const { driver, tried } = leaving(page, 'fill');
    await act(page, { kind: 'fill', target: { name: 'Search' }, value: 'piano' }, { driver });
    expect(await page.locator('input').inputValue()).toBe('piano');
    expect(tried()).toBe(3);
  });

  it('opens the tab that was drawn anew', async ({ page, said }) => {
    await page.setContent(
      `${SAYING}<ul class="tabs"><li><a href="#q" data-says="queues">Queues</a></li></ul>`,
    );
    const { driver, tried } = leaving(page, 'click');
    await act(page, { kind: 'openWidgetTab', target: { name: 'Queues', role: 'tab' } }, { driver });
    expect(await said()).toBe('queues');
    expect(tried()).toBe(3);
  });

  it('is clicked again where the first click has it drawn anew', async ({ page, said }) => {
    await page.setContent(`${SAYING}<button data-says="sorted;">Name</button>`);
    const { driver, tried } = leaving(page, 'click', 1);
    await act(page, { kind: 'click', target: { name: 'Name' }, times: 2 }, { driver });
    expect(await said()).toBe('sorted;sorted;');
    expect(tried()).toBe(3);
  });
});
