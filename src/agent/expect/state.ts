/** Expects that a thing is checked, selected, enabled or disabled. */
import type { Locator } from '@playwright/test';
import type { Act } from '../act/act.js';
import type { ActionOf, Performed, State } from '../action.js';
import { watchFor } from '../find/findOne.js';
import { hold } from './hold.js';
import { readThing } from './readThing.js';

export async function expectState(expectation: ActionOf<'expectState'>, act: Act): Promise<Performed> {
  const { target, state, negated } = expectation;
  const look = watchFor(target, state === 'checked' ? 'check' : 'look', act);
  const observe = async () => {
    const sight = await look();
    if ('missed' in sight) return sight;
    const { locator, note } = sight.seen;
    const is = await READERS[state](locator, act.deadline.glance());
    const observed = is === undefined ? `no control that can be ${state}` : `${is ? '' : 'not '}${state}`;
    return { holds: is === !negated, observed, note, locator: String(locator), seen: true };
  };
  return hold(expectation, observe, act);
}

/** Each gives undefined for a thing that has no such state. */
const READERS: Record<State, (locator: Locator, timeout: number) => Promise<boolean | undefined>> = {
  checked: readChecked,
  selected: async (locator, timeout) => (await locator.evaluate(readThing, undefined, { timeout })).selected,
  enabled: async (locator, timeout) =>
    (await isControl(locator, timeout)) ? locator.isEnabled({ timeout }) : undefined,
  disabled: async (locator, timeout) =>
    (await isControl(locator, timeout)) ? locator.isDisabled({ timeout }) : undefined,
};

/** Of anything else Playwright says that it is enabled. */
function isControl(locator: Locator, timeout: number): Promise<boolean> {
  const control =
    'button, a, summary, [role=button], [role=link], [role=tab], [role=option], [role^=menuitem], [role=switch]';
  const others =
    'input, textarea, select, option, optgroup, fieldset, [role], [tabindex], [contenteditable], [aria-disabled]';
  const look = (element: Element, [around, itself]: readonly [string, string]) =>
    element.closest(around) !== null || element.matches(itself) || element.localName.includes('-');
  return locator.evaluate(look, [control, others] as const, { timeout });
}

async function readChecked(locator: Locator, timeout: number): Promise<boolean | undefined> {
  try {
    return await locator.isChecked({ timeout });
  } catch (error) {
    if (error instanceof Error && /not a checkbox/i.test(error.message)) return undefined;
    throw error;
  }
}
