/** What only a phone can do is refused on a page, in words that tell what to write. */
import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { perform, World } from '../../src/agent/index.js';
import type { Interaction } from '../../src/meaning/meaning.js';
import { withFreshPage } from '../support/freshPage.js';

let page: Page;
withFreshPage((fresh) => (page = fresh));

it.each<[Interaction, string]>([
  [
    { kind: 'swipe', towards: 'left', target: { name: 'Card' } },
    'Failed to swipe left on "Card": A page in a browser has no finger on it. Please write "Scroll …" or "Drag …".',
  ],
  [
    { kind: 'zoom', towards: 'in', target: { name: 'Map' } },
    'Failed to zoom in on "Map": A page in a browser has no fingers on it. Please write "Click …", if it has a button for that.',
  ],
  [
    { kind: 'denyPermission' },
    'Failed to deny the permission: A browser asks for it outside of the page. Please set `permissions` of Playwright, or write "Click …", if the page itself asks.',
  ],
  [
    { kind: 'usePhone', use: 'hide the keyboard' },
    'Failed to hide the keyboard: The case runs in a browser, not on a phone. Please set its `device`, or leave the step out.',
  ],
])('%o', async (action, message) => {
  const world = new World(page);
  await expect(perform(action, { world, timeout: 2_000 })).rejects.toThrow(message);
  world.close();
});
