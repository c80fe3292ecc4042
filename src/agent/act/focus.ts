/** Where the keyboard is: takes the focus to a thing and away from it, selects its text. */
import type { Performed } from '../action.js';
import { describeTarget } from '../describeTarget.js';
import { findOne } from '../find/findOne.js';
import type { HandDeedOf } from '../handDeed.js';
import { StepError } from '../StepError.js';
import type { Act } from './act.js';
import { attempt } from './attempt.js';
import { performed } from './performed.js';
import { poll } from './poll.js';

export async function focus({ target }: HandDeedOf<'focus'>, act: Act): Promise<Performed> {
  const found = await findOne(target, 'click', act);
  const { locator } = found;
  const what = { what: `focus ${describeTarget(target)}`, locator };
  await attempt(what, act, () => locator.focus({ timeout: act.deadline.rest() }));
  await poll(act.deadline, async () => {
    const timeout = act.deadline.glance();
    if (await locator.evaluate(hasFocus, undefined, { timeout })) return { seen: true };
    const why = 'it does not take the focus. Please name the field or button itself.';
    return {
      missed: () => Promise.resolve(new StepError('action failed', `Failed to ${what.what}: ${why}`)),
    };
  });
  return performed(`Focused ${describeTarget(target)}.`, found);
}

// Runs in the page, so it must hold all it needs.
function hasFocus(element: Element): boolean {
  const root = element.getRootNode() as Document | ShadowRoot;
  const active = root.activeElement;
  if (active === null) return false;
  // A list may keep the focus itself and name the item that has it.
  const named = active.getAttribute('aria-activedescendant');
  return (
    active === element ||
    (named !== null && named === element.id) ||
    element.shadowRoot?.activeElement != null
  );
}

export async function leave({ target }: HandDeedOf<'leave'>, act: Act): Promise<Performed> {
  if (target !== undefined) {
    const found = await findOne(target, 'click', act);
    const what = { what: `leave ${describeTarget(target)}`, locator: found.locator };
    await attempt(what, act, () => found.locator.blur({ timeout: act.deadline.rest() }));
    return performed(`Left ${describeTarget(target)}.`, found);
  }
  const left = await attempt({ what: 'leave what has the focus' }, act, () => act.page.evaluate(blurActive));
  if (left) return performed('Left what had the focus.');
  throw new StepError('action failed', 'Failed to leave the field: nothing has the focus. Please name it.');
}

// Runs in the page, so it must hold all it needs.
function blurActive(): boolean {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  if (active === null || active === document.body) return false;
  (active as HTMLElement).blur();
  return true;
}

export async function selectText({ target }: HandDeedOf<'selectText'>, act: Act): Promise<Performed> {
  const found = await findOne(target, 'look', act);
  const what = { what: `select the text of ${describeTarget(target)}`, locator: found.locator };
  await attempt(what, act, () => found.locator.selectText({ timeout: act.deadline.rest() }));
  return performed(`Selected the text of ${describeTarget(target)}.`, found);
}
