/** Checks and unchecks: checkboxes, radio buttons, switches and buttons that stay pressed. */
import type { Locator } from '@playwright/test';
import type { Performed, Target } from '../action.js';
import { describeTarget, quote } from '../describeTarget.js';
import { findOne, type Found } from '../find/findOne.js';
import type { HandDeedOf } from '../handDeed.js';
import { StepError } from '../StepError.js';
import type { Act } from './act.js';
import { attempt } from './attempt.js';
import { performed } from './performed.js';
import { poll } from './poll.js';
import { readOne } from './readOne.js';
import { clickLabel } from './clickLabel.js';

export async function check({ target }: HandDeedOf<'check'>, act: Act): Promise<Performed> {
  const found = await findOne(target, 'check', act);
  const changed = await setTick({ target, found, checked: true }, act);
  return performed(sayTick(target, 'checked', changed), found);
}

export async function uncheck({ target }: HandDeedOf<'uncheck'>, act: Act): Promise<Performed> {
  const found = await findOne(target, 'check', act);
  const changed = await setTick({ target, found, checked: false }, act);
  return performed(sayTick(target, 'unchecked', changed), found);
}

function sayTick(target: Target, state: 'checked' | 'unchecked', changed: boolean): string {
  if (!changed) return `Left ${describeTarget(target)} ${state}, as it was.`;
  return `${state === 'checked' ? 'Checked' : 'Unchecked'} ${describeTarget(target)}.`;
}

interface Ticking {
  target: Target;
  found: Found;
  checked: boolean;
}

/** Whether it had to be changed. What is partly checked may need two clicks. */
export async function setTick({ target, found, checked }: Ticking, act: Act): Promise<boolean> {
  const { locator } = found;
  const what = { what: `${checked ? 'check' : 'uncheck'} ${describeTarget(target)}`, locator };
  const before = await readOne(locator, readTick, act);
  if (before.state === undefined) throw fault(what.what, 'it has no tick. Please click it instead.');
  if (before.state === String(checked)) return false;
  if (before.isRadio && !checked) {
    throw fault(what.what, 'a radio button stays checked. Please choose another of its group.');
  }
  const click = before.isByLabel
    ? () => clickLabel(locator, act)
    : () => locator.click({ timeout: act.deadline.rest() });
  await attempt(what, act, click);
  const now = await changedFrom(before.state, { locator, what: what.what }, act);
  if (now === String(checked)) return true;
  await attempt(what, act, click);
  if ((await changedFrom(now, { locator, what: what.what }, act)) === String(checked)) return true;
  throw fault(what.what, `it was clicked, but it is not ${checked ? 'checked' : 'unchecked'}.`);
}

interface Tick {
  /** Undefined for what has no tick. */
  state?: 'true' | 'false' | 'mixed';
  isRadio: boolean;
  /** Its own box is hidden behind a picture of one: people click the label. */
  isByLabel?: boolean;
}

// Runs in the page, so it must hold all it needs.
function readTick(element: Element): Tick {
  const readNative = (input: HTMLInputElement): Tick => {
    const { width, height } = input.getBoundingClientRect();
    const isHidden = width <= 1 || height <= 1 || getComputedStyle(input).opacity === '0';
    const isByLabel = isHidden && (input.labels?.length ?? 0) > 0;
    return {
      state: input.indeterminate ? 'mixed' : `${input.checked}`,
      isRadio: input.type === 'radio',
      isByLabel,
    };
  };
  const readOther = (): Tick => {
    const role = element.getAttribute('role') ?? '';
    const isRadio = role.endsWith('radio');
    const said = element.getAttribute('aria-checked') ?? element.getAttribute('aria-pressed');
    if (said === 'true' || said === 'false' || said === 'mixed') return { state: said, isRadio };
    const isTick = /^(?:checkbox|switch|menuitemcheckbox|menuitemradio|radio)$/.test(role);
    return { isRadio, ...(isTick && { state: 'false' }) };
  };
  const isNative = element.matches('input[type=checkbox], input[type=radio]');
  return isNative ? readNative(element as HTMLInputElement) : readOther();
}

interface Changing {
  locator: Locator;
  what: string;
}

/** Waits for the change, which may need an answer of the server. */
function changedFrom(before: string, { locator, what }: Changing, act: Act): Promise<string> {
  return poll(act.deadline, async () => {
    const { state } = await readOne(locator, readTick, act);
    if (state !== undefined && state !== before) return { seen: state };
    const stays = before === 'true' ? 'checked' : before === 'false' ? 'unchecked' : 'partly checked';
    return { missed: () => Promise.resolve(fault(what, `it was clicked, but it stays ${stays}.`)) };
  });
}

const TICKS: Record<string, boolean> = {
  ...Object.fromEntries(
    ['yes', 'true', 'on', 'checked', 'ticked', 'selected', 'x'].map((word) => [word, true]),
  ),
  ...Object.fromEntries(['no', 'false', 'off', 'unchecked', 'unticked', ''].map((word) => [word, false])),
};

/** What a form's table says of a tick. */
export function tickFor(value: string, target: Target): boolean {
  const tick = TICKS[value.trim().toLowerCase()];
  if (tick !== undefined) return tick;
  const message = `Failed to set ${describeTarget(target)} to ${quote(value)}: it can only be checked or not. Please write "yes" or "no".`;
  throw new StepError('action failed', message);
}

function fault(what: string, why: string): StepError {
  return new StepError('action failed', `Failed to ${what}: ${why}`);
}
