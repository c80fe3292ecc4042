/** Fills fields and forms, and clears them. */
import type { ActionOf, FieldValue, Performed, Target } from '../action.js';
import { describeTarget, quote } from '../describeTarget.js';
import { findOne, type Found } from '../find/findOne.js';
import type { HandDeedOf } from '../handDeed.js';
import type { Act } from './act.js';
import { attempt } from './attempt.js';
import { fillFound } from './fillFound.js';
import { findFirst, type Way } from './findFirst.js';
import { performed } from './performed.js';
import { readControl } from './readControl.js';

export async function fill({ target, value }: ActionOf<'fill'>, act: Act): Promise<Performed> {
  const found = await findOne(target, 'fill', act);
  const note = await fillFound({ target, found, value }, act);
  return performed(`Filled ${describeTarget(target)} with ${quote(value)}.`, found, [note]);
}

export async function fillForm({ fields, within }: HandDeedOf<'fillForm'>, act: Act): Promise<Performed> {
  const notes: (string | undefined)[] = [];
  for (const field of fields) {
    notes.push(await fillField(field, within, act));
  }
  const names = fields.map(({ name, value }) => `${quote(name)} with ${quote(value)}`).join(', ');
  return performed(`Filled in ${names}.`, undefined, notes);
}

async function fillField({ name, value }: FieldValue, within: Target | undefined, act: Act) {
  const target = { name, ...(within && { within }) };
  const found = await findFirst([{ target, purpose: 'form field', tells: true }, asGroup(target, act)], act);
  const note = await fillFound({ target, found, value }, act);
  return [found.note, note].filter((part) => part !== undefined).join(' ') || undefined;
}

/** A row of a form's table may be about a group of radio buttons. */
function asGroup(target: Target, act: Act): Way {
  const fits = async ({ locator }: Found) => (await readControl(locator, act)).kind === 'radio group';
  return { target, purpose: 'select', fits };
}

export async function clear({ target }: HandDeedOf<'clear'>, act: Act): Promise<Performed> {
  const found = await findOne(target, 'fill', act);
  const what = { what: `clear ${describeTarget(target)}`, locator: found.locator };
  await attempt(what, act, () => found.locator.clear({ timeout: act.deadline.rest() }));
  return performed(`Cleared ${describeTarget(target)}.`, found);
}
