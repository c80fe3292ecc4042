/** While somebody looks at the page nothing is done to it: a picture after a step shows nothing of the next one. */
import { setTimeout } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { interpret, perform, World } from '../../../src/agent/index.js';
import { withFreshPage } from '../../support/freshPage.js';

let page: Page;
withFreshPage((fresh) => (page = fresh));

const PAGE = `<button onmouseover="mark('hover')" onclick="mark('click')" ondblclick="mark('double-click')"
    oncontextmenu="mark('right-click')">Save</button>
  <label><input type="checkbox" onchange="mark('check')"> Gift</label>
  <label><input type="checkbox" checked onchange="mark('uncheck')"> News</label>
  <label>City <input oninput="mark('fill')"></label>
  <label>Size <select onchange="mark('select')"><option>S<option>M</select></label>
  <label>Search <input onkeydown="mark('press')"></label>`;

describe('while somebody looks at the page', () => {
  it.each([
    ['I click "Save"', 'click'],
    ['I double-click "Save"', 'double-click'],
    ['I right-click "Save"', 'right-click'],
    ['I hover over "Save"', 'hover'],
    ['I check "Gift"', 'check'],
    ['I uncheck "News"', 'uncheck'],
    ['I fill in "City" with "Bath"', 'fill'],
    ['I fill in "Size" with "M"', 'select'],
    ['I select "M" from "Size"', 'select'],
    ['I press "Enter" in the "Search" field', 'press'],
    ['I reload the page', 'leave'],
    ['I go to "about:blank"', 'leave'],
  ])('%s waits', async (sentence, mark) => {
    const events: string[] = [];
    await page.exposeFunction('mark', (event: string) => events.push(event));
    await page.setContent(PAGE);
    page.on('framenavigated', () => events.push('leave'));
    const world = new World(page);
    world.holdActions(lookLong().then(() => void events.push('seen')));
    await say(sentence, world);
    await expect.poll(() => events).toContain(mark);
    expect(events[0]).toBe('seen');
    world.close();
  });

  it('what is only looked for is seen at once', async () => {
    await page.setContent('<h1>Welcome</h1>');
    const world = new World(page);
    let letGo = () => {};
    world.holdActions(new Promise((resolve) => (letGo = resolve)));
    await say('I should see "Welcome"', world);
    letGo();
    world.close();
  });
});

describe('a script that the page has just asked for', () => {
  const pressed = async (answer: (route: Route) => Promise<void>) => {
    await page.route('http://late.test/**', (route) =>
      route.request().resourceType() === 'script'
        ? answer(route)
        : route.fulfill({
            contentType: 'text/html',
            body: `<p>None</p><input aria-label="Search" onfocus="document.head.append(Object.assign(document.createElement('script'), { src: '/late.js' }))"
              onkeydown="document.querySelector('p').textContent = window.goes ?? 'Without'">`,
          }),
    );
    await page.goto('http://late.test/');
    const world = new World(page);
    await say('I fill in "Search" with "Ada"', world);
    await say('I press Enter', world);
    const said = await page.textContent('p');
    world.close();
    return said;
  };

  it('is there before a key is pressed', async () => {
    const answer = async (route: Route) => {
      await setTimeout(400);
      await route.fulfill({ contentType: 'text/javascript', body: 'window.goes = "With"' });
    };
    expect(await pressed(answer)).toBe('With');
  });

  it('is not waited for in vain', async () => {
    // It gets no answer at all.
    expect(await pressed(() => Promise.resolve())).toBe('Without');
  });
});

/** As many trips to the browser as finding and doing something takes, several times over. */
async function lookLong(): Promise<void> {
  for (let trip = 0; trip < 150; trip++) await page.evaluate('1');
}

async function say(text: string, world: World): Promise<void> {
  const read = interpret({ text }, { mood: 'action' as const });
  if (!read.understood) throw new Error(`Not understood: ${text}`);
  for (const action of read.actions) await perform(action, { world, timeout: 10_000 });
}
