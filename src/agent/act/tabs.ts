/** Opens, changes and closes the browser's tabs and windows. */
import type { Page } from '@playwright/test';
import type { ActionOf, Performed } from '../action.js';
import { clickOn } from '../world/doingOf.js';
import { allowAddress } from '../world/allowAddress.js';
import { findTab, sayTab } from '../world/findTab.js';
import { StepError } from '../StepError.js';
import type { Act } from './act.js';
import { attempt } from './attempt.js';
import { resolveAddress } from './navigate.js';
import { performed } from '../../act/Doing.js';

export async function switchTab({ tab }: ActionOf<'switchTab'>, act: Act): Promise<Performed> {
  const found = await findTab(tab, act);
  if ('target' in found) return clickOn(found.target, act);
  return performed(`Switched to ${await goTo(found.page, act)}.`, undefined, [found.note]);
}

export async function openTab({ address }: ActionOf<'openTab'>, act: Act): Promise<Performed> {
  const { world, deadline } = act;
  const url = address === undefined ? undefined : resolveAddress(address, act);
  if (url !== undefined) await allowAddress(url, world, world.page.context());
  const page = await attempt('open a new tab', act, () => world.page.context().newPage());
  world.tabs.goTo(page);
  if (url === undefined) return performed('Opened a new browser tab.');
  await attempt(`open "${url}" in a new tab`, act, () => page.goto(url, { timeout: deadline.rest() }));
  return performed(`Opened ${page.url()} in a new browser tab.`);
}

export async function closeTab({ tab }: ActionOf<'closeTab'>, act: Act): Promise<Performed> {
  const { world } = act;
  const found = tab ? await findTab({ ...tab, mayBeOnPage: false }, act) : { page: world.page };
  if ('target' in found) throw new Error('A tab of the page is not closed.');
  const closed = await sayTab(found.page, act);
  if (world.tabs.all().length < 2) {
    const message = `Failed to close ${closed}: it is the only browser tab, and the case could not go on without one. Please leave the step out, or open another tab first.`;
    throw new StepError('action failed', message);
  }
  await attempt(`close ${closed}`, act, () => found.page.close());
  world.tabs.leaveClosed();
  return performed(`Closed ${closed}; the case goes on in ${await goTo(world.page, act)}.`);
}

async function goTo(page: Page, act: Act): Promise<string> {
  const { tabs } = act.world;
  if (tabs.atHand === page) tabs.noteNew();
  else tabs.goTo(page);
  // Another tab may stand in front; pages that aren't seen are throttled.
  await attempt('switch to another tab', act, () => page.bringToFront());
  return sayTab(page, act);
}
