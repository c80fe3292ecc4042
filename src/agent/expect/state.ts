/** Expects that a thing is in a state that a person can perceive: checked, pressed, expanded, required, … */
import type { Locator } from '@playwright/test';
import type { Act } from '../act/act.js';
import type { ActionOf, Performed, State } from '../action.js';
import type { Purpose } from '../find/families.js';
import { watchFor } from '../find/findOne.js';
import { hold } from './hold.js';
import { readState, type ReadState } from './readState.js';

export async function expectState(expectation: ActionOf<'expectState'>, act: Act): Promise<Performed> {
  const { target, state, negated } = expectation;
  const look = watchFor(target, purposeOf(state), act);
  const observe = async () => {
    const sight = await look();
    if ('missed' in sight) return sight;
    const { locator, note } = sight.seen;
    const is = await stateOf(locator, state, act);
    const holds = typeof is === 'boolean' && is === !negated;
    return { holds, observed: told(is, state), note, locator: String(locator), seen: true };
  };
  return hold(expectation, observe, act);
}

function purposeOf(state: State): Purpose {
  if (HAVING_TICKS.has(state)) return 'check';
  return state === 'expanded' || state === 'collapsed' ? 'fold' : 'look';
}

const HAVING_TICKS: ReadonlySet<State> = new Set<State>(['checked', 'mixed']);

function told(is: boolean | ReadState, state: State): string {
  if (typeof is === 'boolean') return `${is ? '' : 'not '}${state}`;
  return typeof is.said === 'string' ? is.said : (HAS_NONE[state] ?? `no control that can be ${state}`);
}

/** Of these it isn't plain what would have them. */
const HAS_NONE: Partial<Record<State, string>> = {
  pressed: 'nothing that is marked as pressed or not pressed (aria-pressed)',
  expanded: 'nothing that can be expanded or collapsed (a details element, or aria-expanded)',
  collapsed: 'nothing that can be expanded or collapsed (a details element, or aria-expanded)',
  current: 'that nothing on the page is marked as the current one (aria-current)',
  invalid: 'no field that says whether it is valid (aria-invalid, or a rule such as required or type=email)',
  busy: 'nothing that says whether it is busy (aria-busy)',
  loaded: 'no picture and no video',
};

/** An object where the thing has no such state. */
async function stateOf(locator: Locator, state: State, { deadline }: Act): Promise<boolean | ReadState> {
  const timeout = deadline.glance();
  if (state === 'enabled' || state === 'disabled') {
    const control = await lookAtControl(locator, timeout);
    if (!control.is) return {};
    // Playwright takes what is inert for enabled.
    if (control.inert) return state === 'disabled';
    return state === 'enabled' ? locator.isEnabled({ timeout }) : locator.isDisabled({ timeout });
  }
  const read = await locator.evaluate(readState, state, { timeout });
  if (read.is !== undefined || read.said !== undefined) return read.is ?? read;
  return state === 'checked' ? readChecked(locator, timeout) : read;
}

/** Of anything else Playwright says that it is enabled. */
function lookAtControl(locator: Locator, timeout: number): Promise<{ is: boolean; inert: boolean }> {
  const control =
    'button, a, summary, [role=button], [role=link], [role=tab], [role=option], [role^=menuitem], [role=switch]';
  const others =
    'input, textarea, select, option, optgroup, fieldset, [role], [tabindex], [contenteditable], [aria-disabled]';
  const look = (element: Element, [around, itself]: readonly [string, string]) => ({
    is: element.closest(around) !== null || element.matches(itself) || element.localName.includes('-'),
    inert: element.closest('[inert]') !== null,
  });
  return locator.evaluate(look, [control, others] as const, { timeout });
}

async function readChecked(locator: Locator, timeout: number): Promise<boolean | ReadState> {
  try {
    return await locator.isChecked({ timeout });
  } catch (error) {
    if (error instanceof Error && /not a checkbox/i.test(error.message)) return {};
    throw error;
  }
}
