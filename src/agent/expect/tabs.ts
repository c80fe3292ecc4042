/** Expects how many tabs the browser has, and that a new one has opened. */
import type { Act } from '../act/act.js';
import type { ActionOf, Performed } from '../action.js';
import { isOpeningTab } from '../world/isOpeningTab.js';
import { compares } from '../../judge/compares.js';
import { holdAround } from './holdAround.js';

export async function expectTabs(expectation: ActionOf<'expectTabs'>, act: Act): Promise<Performed> {
  const observe = () => {
    const count = act.world.tabs.all().length;
    const observed = `${count} browser ${count === 1 ? 'tab' : 'tabs'}`;
    return Promise.resolve({ holds: compares(count, expectation), observed });
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
