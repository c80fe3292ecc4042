/** What is done with the keyboard: fill fields and forms, clear, press keys. */
import type { ActionOf, FieldValue, Performed, Target } from '../action.js';
import { describeTarget, quote } from '../describeTarget.js';
import { findOne, type Found } from '../find/findOne.js';
import { isPlace } from '../language/roleWords.js';
import { StepError } from '../StepError.js';
import type { Act } from './act.js';
import { attempt } from './attempt.js';
import { chooseFrom } from './choose.js';
import { performed } from './performed.js';

export async function fill({ target, value }: ActionOf<'fill'>, act: Act): Promise<Performed> {
  const found = await findOne(target, 'fill', act);
  const note = await fillFound({ target, found, value }, act);
  return performed(`Filled ${describeTarget(target)} with ${quote(value)}.`, found, [note]);
}

export async function fillForm({ fields, within }: ActionOf<'fillForm'>, act: Act): Promise<Performed> {
  const notes: (string | undefined)[] = [];
  for (const field of fields) {
    notes.push(await fillField(field, within, act));
  }
  const names = fields.map(({ name, value }) => `${quote(name)} with ${quote(value)}`).join(', ');
  return performed(`Filled in ${names}.`, undefined, notes);
}

async function fillField({ name, value }: FieldValue, within: Target | undefined, act: Act) {
  const target = { name, ...(within && { within }) };
  const found = await findOne(target, 'form field', act);
  const note = await fillFound({ target, found, value }, act);
  return [found.note, note].filter((part) => part !== undefined).join(' ') || undefined;
}

interface Filling {
  target: Target;
  found: Found;
  value: string;
}

async function fillFound({ target, found, value }: Filling, act: Act): Promise<string | undefined> {
  const { locator, element } = found;
  const control = element?.control;
  const what = { what: `fill ${describeTarget(target)} with ${quote(value)}`, locator };
  if (control === 'select') return chooseFrom({ found, option: value, target }, act);
  if (control === 'checkbox' || control === 'radio') {
    const checked = readTick(value, target);
    await attempt(what, act, () => locator.setChecked(checked, { timeout: act.deadline.rest() }));
    return undefined;
  }
  await attempt(what, act, () => locator.fill(value, { timeout: act.deadline.rest() }));
  return undefined;
}

const TICKS: Record<string, boolean> = {
  ...Object.fromEntries(
    ['yes', 'true', 'on', 'checked', 'ticked', 'selected', 'x'].map((word) => [word, true]),
  ),
  ...Object.fromEntries(['no', 'false', 'off', 'unchecked', 'unticked', ''].map((word) => [word, false])),
};

function readTick(value: string, target: Target): boolean {
  const tick = TICKS[value.trim().toLowerCase()];
  if (tick !== undefined) return tick;
  const message = `Failed to set ${describeTarget(target)} to ${quote(value)}: it can only be checked or not. Please write "yes" or "no".`;
  throw new StepError('action failed', message);
}

export async function clear({ target }: ActionOf<'clear'>, act: Act): Promise<Performed> {
  const found = await findOne(target, 'fill', act);
  const what = { what: `clear ${describeTarget(target)}`, locator: found.locator };
  await attempt(what, act, () => found.locator.clear({ timeout: act.deadline.rest() }));
  return performed(`Cleared ${describeTarget(target)}.`, found);
}

export async function press({ key, target }: ActionOf<'press'>, act: Act): Promise<Performed> {
  if (target === undefined) {
    await attempt({ what: `press ${key}` }, act, () => act.page.keyboard.press(key));
    return performed(`Pressed ${key}.`);
  }
  const purpose = target.role !== undefined && isPlace(target.role) ? 'place' : 'look';
  const found = await findOne(target, purpose, act);
  const what = { what: `press ${key} in ${describeTarget(target)}`, locator: found.locator };
  // A dialog or a row takes no focus itself: what has the focus in it gets the key.
  const run =
    purpose === 'place'
      ? () => act.page.keyboard.press(key)
      : () => found.locator.press(key, { timeout: act.deadline.rest() });
  await attempt(what, act, run);
  return performed(`Pressed ${key} in ${describeTarget(target)}.`, found);
}
