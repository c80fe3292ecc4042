/** Submits a form as a person does: by its one button for that, else by Enter in a field of it. */
import type { Performed } from '../action.js';
import { describeTarget } from '../describeTarget.js';
import { findOne } from '../find/findOne.js';
import { nameOf } from '../find/snapshot.js';
import type { HandDeedOf } from '../handDeed.js';
import { StepError } from '../StepError.js';
import type { Act } from './act.js';
import { attempt } from './attempt.js';
import { performed } from './performed.js';

export async function submit({ target }: HandDeedOf<'submit'>, act: Act): Promise<Performed> {
  const found = await findOne(target, 'place', act);
  const what = { what: `submit ${describeTarget(target)}`, locator: found.locator };
  const buttons = found.locator.locator(SUBMITTING).filter({ visible: true });
  const count = await attempt(what, act, () => buttons.count());
  if (count > 1) {
    const why = `it has ${count} buttons that submit it. Please click the one that is meant.`;
    throw new StepError('action failed', `Failed to ${what.what}: ${why}`);
  }
  if (count === 1) {
    const name = await attempt(what, act, () => nameOf(buttons));
    await attempt({ ...what, locator: buttons }, act, () => buttons.click({ timeout: act.deadline.rest() }));
    return performed(`Submitted ${describeTarget(target)} by its ${name}.`, found);
  }
  const field = found.locator.locator(WRITTEN).filter({ visible: true }).first();
  if ((await field.count()) === 0) {
    const why = 'it has no button that submits it, and no field. Please click what submits it.';
    throw new StepError('action failed', `Failed to ${what.what}: ${why}`);
  }
  await attempt(what, act, () => field.press('Enter', { timeout: act.deadline.rest() }));
  return performed(`Pressed Enter in a field of ${describeTarget(target)} to submit it.`, found);
}

const SUBMITTING = 'button:not([type]), button[type=submit], input[type=submit], input[type=image]';
const WRITTEN = 'input:not([type=checkbox], [type=radio], [type=button], [type=reset], [type=file])';
