/** A look that has just been made is not made again, unless something was done to the page since. */
import { describe, expect, it } from 'vitest';
import { interpret, perform, World } from '../../src/agent/index.js';
import { PageDriver } from '../../src/screen/PageDriver.js';
import { quietly } from '../../src/screen/Frames.js';
import { byId, showPage, useLooks } from './lookAt.js';

useLooks();

const BUTTON = '<button id="a" onclick="this.textContent = 2">1</button>';

describe('a recent look', () => {
  it('is the last one', async () => {
    const driver = new PageDriver(await showPage(BUTTON));
    await driver.look();
    const first = await driver.look();
    expect(await driver.look({ recent: true })).toBe(first);
    expect(await driver.look()).not.toBe(first);
  });

  it('is made anew after a gesture, after a while, and for styles', async () => {
    const driver = new PageDriver(await showPage(BUTTON));
    const first = await driver.look();
    await driver.do({ kind: 'click', node: byId(first, 'a') }, { timeout: 3_000 });
    expect(byId(await driver.look({ recent: true }), 'a').text).toBe('2');
    const plain = await driver.look();
    expect(byId(await driver.look({ recent: true, styles: true }), 'a').style).toBeDefined();
    const hidden = await driver.look({ hidden: true });
    expect(await driver.look({ recent: true })).not.toBe(hidden);
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(await driver.look({ recent: true })).not.toBe(plain);
  });
});

async function say(world: World, sentence: string): Promise<void> {
  const read = interpret({ text: sentence });
  if (!read.understood) throw new Error(sentence);
  for (const action of read.actions) await perform(action, { world, timeout: 1_500, continues: true });
}

describe('what continues', () => {
  it('sees what was done that no gesture did', async () => {
    const page = await showPage(
      '<style>@media (max-width: 700px) { #a { display: none } }</style><p id="a">Wide</p>',
    );
    const world = new World(page);
    await say(world, 'I should see "Wide"');
    await say(world, 'I resize the window to 600 x 400');
    await expect(say(world, 'I should see "Wide"')).rejects.toThrow('"Wide" is visible');
  });
});

describe('what is asked quietly', () => {
  it.each([{}, { _wrapApiCall: (call: () => Promise<unknown>) => call() }])(
    'is answered, or fails',
    async (owner) => {
      expect(await quietly(owner, () => Promise.resolve(1))).toBe(1);
      await expect(quietly(owner, () => Promise.reject(new Error('No')))).rejects.toThrow('No');
    },
  );
});
