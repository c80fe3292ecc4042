/** Where later steps are: the browser's tabs and windows, and frames of a page. */
import type { Page } from '@playwright/test';
import { performed } from '../../act/Doing.js';
import { compares } from '../../judge/text/numbers.js';
import { describeTarget } from '../../meaning/describeTarget.js';
import type { Act, ActionOf, Performed } from '../Act.js';
import { resolveAddress } from './navigate.js';
import { holdAround } from './holding.js';
import { StepError } from '../../screen/StepError.js';
import { allowAddress } from '../world/files.js';
import { clickOn, findOnPage } from '../world/doingOf.js';
import { findTab, sayTab } from '../world/findTab.js';
import { attempt } from './attempt.js';

export async function switchTab({ tab }: ActionOf<'switchTab'>, act: Act): Promise<Performed> {
  const found = await findTab(tab, act);
  if ('target' in found) return clickOn(found.target, act);
  return performed(`Switched to ${await stayIn(found.page, act)}.`, undefined, [found.note]);
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
  return performed(`Closed ${closed}; the case goes on in ${await stayIn(world.page, act)}.`);
}

async function stayIn(page: Page, act: Act): Promise<string> {
  const { tabs } = act.world;
  if (tabs.atHand === page) tabs.noteNew();
  else tabs.goTo(page);
  // Another tab may stand in front; pages that aren't seen are throttled.
  await attempt('switch to another tab', act, () => page.bringToFront());
  return sayTab(page, act);
}

export async function enterFrame({ target }: ActionOf<'enterFrame'>, act: Act): Promise<Performed> {
  const found = await findOnPage(target, 'place', act);
  act.world.frame = target;
  return performed(`Went into ${describeTarget(target)}.`, found);
}

export function leaveFrame(_action: ActionOf<'leaveFrame'>, { world }: Act): Promise<Performed> {
  if (world.frame === undefined) {
    const message = 'Failed to leave the frame: the case is in no frame. Please say which page is meant.';
    return Promise.reject(new StepError('action failed', message));
  }
  world.frame = undefined;
  return Promise.resolve(performed('Went on in the page outside of frames.'));
}

export async function expectTabs(expectation: ActionOf<'expectTabs'>, act: Act): Promise<Performed> {
  const observe = () => {
    const count = act.world.tabs.all().length;
    const observed = `${count} browser ${count === 1 ? 'tab' : 'tabs'}`;
    return { holds: compares(count, expectation), observed };
  };
  return holdAround(expectation, observe, act);
}

export async function expectNewTab(expectation: ActionOf<'expectNewTab'>, act: Act): Promise<Performed> {
  const { tabs } = act.world;
  const observe = async () => {
    const isOpening = expectation.negated && !tabs.unasked && (await isOpeningTab(act.page));
    const hasOpened = tabs.unasked || isOpening;
    const where = tabs.newest()?.url() ?? (isOpening ? 'just opening' : 'closed again');
    return {
      holds: hasOpened !== expectation.negated,
      observed: hasOpened ? `a new browser tab (${where})` : 'no new browser tab',
      isElsewhere: hasOpened,
    };
  };
  const done = await holdAround(expectation, observe, act);
  tabs.noteOpened();
  return done;
}

/** Whether the browser has a tab that Playwright has not reported yet: on a busy machine that takes a while. */
async function isOpeningTab(page: Page): Promise<boolean> {
  const context = page.context();
  const session = await context.newCDPSession(page).catch(refuseOthers);
  if (session === undefined) return false;
  try {
    const [{ targetInfo: own }, { targetInfos }] = await Promise.all([
      session.send('Target.getTargetInfo'),
      session.send('Target.getTargets'),
    ]);
    const tabs = targetInfos.filter(
      ({ type, browserContextId }) => type === 'page' && browserContextId === own.browserContextId,
    );
    return tabs.length > context.pages().length;
  } finally {
    await session.detach();
  }
}

/** Only Chromium can be asked. */
function refuseOthers(error: unknown): undefined {
  if (error instanceof Error && /only available in Chromium/i.test(error.message)) return undefined;
  throw error;
}
