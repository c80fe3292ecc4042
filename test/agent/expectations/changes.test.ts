/** What a thing is beside what it was before the last action of the case. */
import type { Page } from '@playwright/test';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { perform, World, type Action } from '../../../src/agent/index.js';
import type { Change } from '../../../src/meaning/relations.js';
import { useBrowser } from '../../support/browser.js';

const browser = useBrowser();
let page: Page;
let world: World;
beforeAll(async () => {
  page = await browser.newPage();
});

const CART = `<p>Items: <output aria-label="Items">3</output></p><button>Add</button><button>Look</button>
<label>Gift <input type="checkbox" checked></label><script>{
const items = document.querySelector('output');
const add = () => setTimeout(() => items.textContent = Number(items.textContent) + 1, 150);
document.querySelector('button').onclick = add;
addEventListener('keydown', ({ key }) => key === 'a' && add()); }</script>`;

beforeEach(async () => {
  await page.setContent(CART);
  world = new World(page);
});

const ITEMS = { name: 'Items' };
const act = (action: object, timeout = 4_000) => perform(action as Action, { world, timeout });
const expectItems = (change: Omit<Change, 'than'>, timeout?: number) =>
  act({ kind: 'expectChange', target: ITEMS, than: 'before', ...change }, timeout);
const click = (name: string) => act({ kind: 'click', target: { name, role: 'button' } });

describe('what was before the last action', () => {
  it('is less by what the action adds', async () => {
    await click('Add');
    const { observed } = await expectItems({ change: 'more', by: 1 });
    expect(observed).toBe('"4", and "3" before');
    await click('Add');
    await expect(expectItems({ change: 'more', by: 2 }, 800)).rejects.toThrow('"5", and "4" before');
  });

  it('is the same where nothing changes it', async () => {
    await click('Look');
    await expectItems({ change: 'the same' });
    await click('Add');
    await expectItems({ change: 'different' });
    await expect(expectItems({ change: 'the same' }, 800)).rejects.toThrow('"4", and "3" before');
  });

  it('is seen before a key is pressed, too', async () => {
    await act({ kind: 'press', key: 'a' });
    await expectItems({ change: 'more', by: 1 });
  });

  it('is what is there where the action had nothing to do, and is left by what only waits', async () => {
    await click('Add');
    await expectItems({ change: 'more', by: 1 });
    await act({ kind: 'check', target: { name: 'Gift' } });
    await act({ kind: 'wait', milliseconds: 20 });
    await expectItems({ change: 'the same' });
  });

  it('is not known of actions that look at nothing, nor before any', async () => {
    await expect(expectItems({ change: 'more' }, 400)).rejects.toThrow('is not known');
    await click('Add');
    await act({ kind: 'setWindow', width: 900, height: 700 });
    await expect(expectItems({ change: 'more' }, 400)).rejects.toThrow('is not known');
  });
});
