/** Tasks that are completed by their ticks, by a button, and what tells that they are. */
import { describe, expect, test } from 'vitest';
import { interpretAll, isExpectation, perform, World } from '../../src/agent/index.js';
import { useBrowser } from '../support/browser.js';
import { onFreshPage } from '../support/freshPage.js';

const it = test.extend(onFreshPage(useBrowser())).extend<{
  /** Carries steps out; gives why one of them fails, or undefined. */
  run: (...steps: string[]) => Promise<string | undefined>;
}>({
  run: async ({ page }, use) => {
    const world = new World(page);
    await use(async (...steps) => {
      for (const reading of interpretAll(steps.map((text) => ({ text })))) {
        if (!reading.understood) return 'not understood';
        for (const action of reading.actions) {
          const failed = await perform(action, { world, timeout: isExpectation(action) ? 800 : 8_000 }).then(
            () => undefined,
            (error: unknown) => String(error),
          );
          if (failed !== undefined) return failed;
        }
      }
      return undefined;
    });
    world.close();
  },
});

const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const tick = (name: string, is = '') =>
  `<input type="checkbox" ${is}><label>${name}</label><button aria-label="Remove">x</button>`;

describe('a list of tasks with ticks', () => {
  it('is completed by them', async ({ page, run }) => {
    await page.setContent(list(tick('Buy milk'), tick('Walk the dog')));
    expect(await run('When I mark "Walk the dog" as completed', 'Then "Walk the dog" is completed')).toBe(
      undefined,
    );
    expect(await page.locator('input').nth(1).isChecked()).toBe(true);
    expect(await run('Click "Buy milk"', 'Then "Buy milk" is not completed')).toBe(undefined);
    expect(await run('Click "Buy milk"', 'Then all todos should be completed')).not.toBe(undefined);
    expect(await run('Complete "Buy milk"', 'Then all todos should be completed')).toBe(undefined);
    expect(await run('Mark "Buy milk" as open', 'Then "Buy milk" is not completed')).toBe(undefined);
  });

  it('is not completed where the tick is not set, whatever is written there', async ({ page, run }) => {
    await page.setContent(list(tick('Done', ''), tick('Walk the dog', 'checked')));
    expect(await run('Click "Walk the dog"', 'Then "Done" is completed')).toContain('not completed');
  });
});

describe('a list of tasks without ticks', () => {
  it('is completed by a button of theirs', async ({ page, run }) => {
    const button = `<button onclick="this.parentNode.lastChild.textContent = 'done'">Complete</button><i>open</i>`;
    await page.setContent(list(`<b>Buy milk</b>${button}`, `<b>Walk the dog</b>${button}`));
    expect(await run('Mark "Walk the dog" as done', 'Then "Walk the dog" is done')).toBe(undefined);
    expect(await run('Click "Buy milk"', 'Then "Buy milk" is done')).toContain('no tick');
  });

  it('says nothing of it by a name', async ({ page, run }) => {
    await page.setContent(list('<b>Get it done</b>', '<b>Done</b>', '<s>Buy milk</s>'));
    expect(await run('Click "Get it done"', 'Then "Get it done" is done')).toContain('no tick');
    expect(await run('Click "Done"', 'Then "Done" is completed')).toContain('no tick');
    expect(await run('Click "Done"', 'Then "Done" is not completed')).toContain('no tick');
    expect(await run('Click "Buy milk"', 'Then "Buy milk" is completed')).toBe(undefined);
  });
});
