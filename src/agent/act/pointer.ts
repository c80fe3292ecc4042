/** What is done with the mouse: click, double-click, hover, check, uncheck. */
import type { ActionOf, Performed } from '../action.js';
import { describeTarget } from '../describeTarget.js';
import { findOne, type Found } from '../find/findOne.js';
import { attempt } from './attempt.js';
import type { Act } from './act.js';
import { performed } from './performed.js';

export async function click({ target }: ActionOf<'click'>, act: Act): Promise<Performed> {
  const found = await findOne(target, 'click', act);
  const what = { what: `click ${describeTarget(target)}`, locator: found.locator };
  const timeout = act.deadline.rest();
  // The options of a closed native list have no place on the page to click at.
  const run =
    found.element?.control === 'option'
      ? () => chooseOption(found, timeout)
      : () => found.locator.click({ timeout });
  await attempt(what, act, run);
  return performed(`Clicked ${describeTarget(target)}.`, found);
}

async function chooseOption({ locator }: Found, timeout: number): Promise<void> {
  const value = await locator.evaluate((option) => (option as HTMLOptionElement).value);
  await locator.locator('xpath=ancestor::select').selectOption(value, { timeout });
}

export async function doubleClick({ target }: ActionOf<'doubleClick'>, act: Act): Promise<Performed> {
  const found = await findOne(target, 'click', act);
  const what = { what: `double-click ${describeTarget(target)}`, locator: found.locator };
  await attempt(what, act, () => found.locator.dblclick({ timeout: act.deadline.rest() }));
  return performed(`Double-clicked ${describeTarget(target)}.`, found);
}

export async function hover({ target }: ActionOf<'hover'>, act: Act): Promise<Performed> {
  const found = await findOne(target, 'click', act);
  const what = { what: `hover over ${describeTarget(target)}`, locator: found.locator };
  await attempt(what, act, () => found.locator.hover({ timeout: act.deadline.rest() }));
  return performed(`Hovered over ${describeTarget(target)}.`, found);
}

export async function check({ target }: ActionOf<'check'>, act: Act): Promise<Performed> {
  return setChecked({ target, checked: true }, act);
}

export async function uncheck({ target }: ActionOf<'uncheck'>, act: Act): Promise<Performed> {
  return setChecked({ target, checked: false }, act);
}

async function setChecked(
  { target, checked }: { target: ActionOf<'check'>['target']; checked: boolean },
  act: Act,
): Promise<Performed> {
  const found = await findOne(target, 'check', act);
  const what = { what: `${checked ? 'check' : 'uncheck'} ${describeTarget(target)}`, locator: found.locator };
  await attempt(what, act, () => found.locator.setChecked(checked, { timeout: act.deadline.rest() }));
  return performed(`${checked ? 'Checked' : 'Unchecked'} ${describeTarget(target)}.`, found);
}
