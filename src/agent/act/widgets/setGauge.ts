/** Sets a slider or a spin button that only keys can move: presses them until it shows the value. */
import type { Locator } from '@playwright/test';
import type { Target } from '../../action.js';
import { describeTarget, quote } from '../../describeTarget.js';
import { StepError } from '../../StepError.js';
import type { Act } from '../act.js';
import { attempt } from '../attempt.js';
import type { Filling } from '../fillFound.js';
import { pressOnGauge, readGauge, type Gauge } from './gauge.js';

export async function setGauge({ target, found, value }: Filling, act: Act): Promise<undefined> {
  const { locator } = found;
  const [, digits, percent] = /^(-?\d+(?:\.\d+)?)( ?%)?$/.exec(value.trim()) ?? [];
  const what = { what: `set ${describeTarget(target)} to ${quote(value)}`, locator };
  const gauge = await attempt(what, act, () => readGauge(locator, act));
  const isPlain = percent === undefined || (gauge.min === 0 && gauge.max === 100);
  if (digits !== undefined && isPlain && gauge.now !== undefined) {
    const moving = { locator, what: what.what };
    await attempt(what, act, () => moveTo(Number(digits), moving, act));
    return;
  }
  await attempt(what, act, () => moveToText(value, { locator, what: what.what }, act));
}

export interface Moving {
  locator: Locator;
  /** As in "Failed to …". */
  what: string;
}

export async function moveTo(wanted: number, { locator, what }: Moving, act: Act): Promise<void> {
  let gauge = await readGauge(locator, act);
  refuseOutside(wanted, gauge, what);
  /** How far each key moves it, as far as that is known. */
  const strides = new Map<string, number>();
  while (gauge.now !== undefined && Math.abs(gauge.now - wanted) > TINY) {
    if (act.deadline.isOver())
      throw refusal(what, `there was time to come to ${gauge.now} only. Please give the step more.`);
    const distance = wanted - gauge.now;
    const key = chooseKey(distance, strides);
    if (key === undefined)
      throw refusal(what, `its steps lead past it, as to ${gauge.now}. Please write one of its values.`);
    const moved = await pressOnGauge({ locator, before: gauge }, key, act);
    const stride = Math.abs((moved?.now ?? gauge.now) - gauge.now);
    strides.set(key, stride);
    if (stride === 0 && key.startsWith('Arrow')) {
      throw refusal(
        what,
        `it stays at ${gauge.now} when ${key} is pressed. Please look how it is set by the keyboard.`,
      );
    }
    gauge = moved ?? gauge;
  }
}

const TINY = 1e-9;

/** The longest stride that doesn't lead past the value; one that isn't known yet is tried where it's far. */
function chooseKey(distance: number, strides: ReadonlyMap<string, number>): string | undefined {
  const way = distance > 0 ? 'Up' : 'Down';
  const [far, near] = [Math.abs(distance), `Arrow${way}`];
  const step = strides.get('ArrowUp') ?? strides.get('ArrowDown');
  if (step === undefined) return near;
  const page = strides.get('PageUp') ?? strides.get('PageDown') ?? 10 * step;
  if (page > step && page <= far + TINY) return `Page${way}`;
  return step <= far + TINY ? near : undefined;
}

function refuseOutside(wanted: number, { min = -Infinity, max = Infinity }: Gauge, what: string): void {
  if (wanted >= min && wanted <= max) return;
  throw refusal(what, `it goes from ${min} to ${max}. Please write a number of that range.`);
}

/** For values in words: from the lowest upwards. */
async function moveToText(wanted: string, { locator, what }: Moving, act: Act): Promise<void> {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
  let gauge: Gauge | undefined = await readGauge(locator, act);
  if (plain(gauge.text) === plain(wanted)) return;
  gauge = (await pressOnGauge({ locator, before: gauge }, 'Home', act)) ?? gauge;
  const seen: string[] = [];
  while (gauge !== undefined) {
    if (plain(gauge.text) === plain(wanted)) return;
    // A gauge may begin again behind its end.
    if (seen.includes(gauge.text)) break;
    seen.push(gauge.text);
    gauge = await pressOnGauge({ locator, before: gauge }, 'ArrowUp', act);
  }
  const values = seen.filter((text) => text !== '').slice(0, 8);
  const known =
    values.length === 0 ? 'it has no values in words.' : `its values are ${values.map(quote).join(', ')}.`;
  throw refusal(what, `${known} Please write one of its values.`);
}

export function refusal(what: string, why: string): StepError {
  return new StepError('action failed', `Failed to ${what}: ${why}`);
}

export function noGauge(what: string, target: Target): StepError {
  const why = `${describeTarget(target)} is no slider, number field or spin button. Please set its value, or click its buttons.`;
  return refusal(what, why);
}
