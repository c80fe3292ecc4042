/** What is done on the keyboard: presses keys, types text letter by letter. */
import type { Performed } from '../action.js';
import { describeTarget, quote } from '../describeTarget.js';
import { sayTimes } from '../describeHandDeed.js';
import { findOne } from '../find/findOne.js';
import type { HandDeedOf } from '../handDeed.js';
import { isCharacter } from '../language/keys.js';
import { isPlace } from '../language/roleWords.js';
import { StepError } from '../StepError.js';
import type { Act } from './act.js';
import { attempt } from './attempt.js';
import { performed } from './performed.js';

export async function press({ key, target, times = 1 }: HandDeedOf<'press'>, act: Act): Promise<Performed> {
  const { keyboard } = act.page;
  const keys = Array.from({ length: times }, () => key.split(' ')).flat();
  const [first = key, ...others] = keys;
  if (target === undefined) {
    const note = await attempt({ what: `press ${key}` }, act, async () => {
      const alike = isCharacter(key) ? await noteOfButton(key, act) : undefined;
      await pressAll(keys, act);
      return alike;
    });
    return performed(`Pressed ${key}${sayTimes(times)}.`, undefined, [note]);
  }
  const purpose = target.role !== undefined && isPlace(target.role) ? 'place' : 'look';
  const found = await findOne(target, purpose, act);
  const what = { what: `press ${key} in ${describeTarget(target)}`, locator: found.locator };
  // A dialog or a row takes no focus itself: what has the focus in it gets the key.
  const begin =
    purpose === 'place'
      ? () => keyboard.press(first)
      : () => found.locator.press(first, { timeout: act.deadline.rest() });
  await attempt(what, act, async () => {
    await begin();
    await pressAll(others, act);
  });
  return performed(`Pressed ${key}${sayTimes(times)} in ${describeTarget(target)}.`, found);
}

/** `Press "5"` means the key, whatever the page shows; who meant a button is told how to say so. */
async function noteOfButton(name: string, { page }: Act): Promise<string | undefined> {
  const buttons = page.getByRole('button', { name, exact: true }).filter({ visible: true });
  return (await buttons.count()) === 0
    ? undefined
    : `The key was pressed, not the button ${quote(name)}. Please write: Click ${quote(name)}, if the button is meant.`;
}

async function pressAll(keys: readonly string[], { page }: Act): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

export async function type({ text, target }: HandDeedOf<'type'>, act: Act): Promise<Performed> {
  if (target !== undefined) {
    const found = await findOne(target, 'fill', act);
    const what = { what: `type ${quote(text)} in ${describeTarget(target)}`, locator: found.locator };
    await attempt(what, act, () => found.locator.pressSequentially(text, { timeout: act.deadline.rest() }));
    return performed(`Typed ${quote(text)} letter by letter in ${describeTarget(target)}.`, found);
  }
  const what = { what: `type ${quote(text)}` };
  if (!(await attempt(what, act, () => act.page.evaluate(isSomethingFocused)))) {
    const message = `Failed to ${what.what}: nothing has the focus. Please say where, as in: type ${quote(text)} in the "Search" field.`;
    throw new StepError('action failed', message);
  }
  await attempt(what, act, () => act.page.keyboard.type(text));
  return performed(`Typed ${quote(text)}.`);
}

// Runs in the page, so it must hold all it needs.
function isSomethingFocused(): boolean {
  const active = document.activeElement;
  return active !== null && active !== document.body && active !== document.documentElement;
}
