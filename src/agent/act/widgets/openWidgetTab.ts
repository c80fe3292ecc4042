/** Opens a tab of a page, as far as it isn't open. */
import type { Performed } from '../../action.js';
import { describeTarget } from '../../describeTarget.js';
import { findOne } from '../../find/findOne.js';
import type { HandDeedOf } from '../../handDeed.js';
import { StepError } from '../../StepError.js';
import type { Act } from '../act.js';
import { attempt } from '../attempt.js';
import { performed } from '../performed.js';
import { poll } from '../poll.js';

export async function openWidgetTab({ target }: HandDeedOf<'openWidgetTab'>, act: Act): Promise<Performed> {
  const found = await findOne(target, 'click', act);
  const { locator } = found;
  const name = describeTarget(target);
  const what = { what: `open ${name}`, locator };
  const read = () => locator.getAttribute('aria-selected', { timeout: act.deadline.rest() });
  const before = await attempt(what, act, read);
  if (before === 'true') return performed(`Left ${name} open, as it was.`, found);
  await attempt(what, act, () => locator.click({ timeout: act.deadline.rest() }));
  if (before === null) {
    return performed(`Clicked ${name}.`, found, [
      'The page does not say which tab is open (no aria-selected).',
    ]);
  }
  await poll(act.deadline, async () => {
    const timeout = act.deadline.glance();
    const state =
      (await locator.count()) === 0 ? 'gone' : await locator.getAttribute('aria-selected', { timeout });
    if (state === 'true' || state === 'gone') return { seen: true };
    const message = `Failed to ${what.what}: it was clicked, but it is not shown as the open one.`;
    return { missed: () => Promise.resolve(new StepError('action failed', message)) };
  });
  return performed(`Opened ${name}.`, found);
}
