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
    const observed = is === undefined ? `something that can't be ${state}` : `${is ? '' : 'not '}${state}`;
    return { holds: is === !negated, observed, note, locator: String(locator), seen: true };
  };
  return hold(expectation, observe, act);
}

/** Each gives undefined for a thing that has no such state. */
const READERS: Record<State, (locator: Locator, timeout: number) => Promise<boolean | undefined>> = {
  checked: readChecked,
  selected: async (locator, timeout) => (await locator.evaluate(readThing, undefined, { timeout })).selected,
  enabled: (locator, timeout) => locator.isEnabled({ timeout }),
  disabled: (locator, timeout) => locator.isDisabled({ timeout }),
};

async function readChecked(locator: Locator, timeout: number): Promise<boolean | undefined> {
  try {
    return await locator.isChecked({ timeout });
  } catch (error) {
    if (error instanceof Error && /not a checkbox/i.test(error.message)) return undefined;
    throw error;
  }
}
