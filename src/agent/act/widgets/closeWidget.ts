/** Closes a dialog or a message of the page: by its button for that, else by Escape. */
import type { Locator } from '@playwright/test';
import type { Performed } from '../../action.js';
import { describeTarget } from '../../describeTarget.js';
import { findOne } from '../../find/findOne.js';
import type { HandDeedOf } from '../../handDeed.js';
import { StepError } from '../../StepError.js';
import type { Act } from '../act.js';
import { attempt } from '../attempt.js';
import { performed } from '../performed.js';
import { poll } from '../poll.js';

export async function closeWidget({ target }: HandDeedOf<'closeWidget'>, act: Act): Promise<Performed> {
  const found = await findOne(target, 'place', act);
  const what = { what: `close ${describeTarget(target)}`, locator: found.locator };
  // What is named by its text is gone with it; the element itself must be watched.
  const element = await attempt(what, act, () =>
    found.locator.elementHandle({ timeout: act.deadline.rest() }),
  );
  const button = closeButtonIn(found.locator);
  const hasButton = (await button.count()) === 1;
  await attempt(what, act, async () => {
    if (hasButton) await button.click({ timeout: act.deadline.rest() });
    else await act.page.keyboard.press('Escape');
  });
  await poll(act.deadline, async () => {
    if (!(await element.isVisible())) return { seen: true };
    const tried = hasButton
      ? 'its button was clicked'
      : 'it has no button named "Close", and Escape was pressed';
    const message = `Failed to ${what.what}: ${tried}, but it is still open. Please click what closes it.`;
    return { missed: () => Promise.resolve(new StepError('action failed', message)) };
  });
  return performed(`Closed ${describeTarget(target)} by ${hasButton ? 'its button' : 'Escape'}.`, found);
}

function closeButtonIn(place: Locator): Locator {
  return place
    .getByRole('button', { name: /^\s*(?:close|dismiss|[x×✕✖⨯])(?: \w+)?\s*$/i })
    .filter({ visible: true });
}
