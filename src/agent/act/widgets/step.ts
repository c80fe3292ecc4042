/** Moves sliders, number fields and spin buttons: up, down, to their ends. */
import type { Performed } from '../../action.js';
import { describeTarget } from '../../describeTarget.js';
import { findOne } from '../../find/findOne.js';
import type { HandDeedOf } from '../../handDeed.js';
import type { Act } from '../act.js';
import { attempt } from '../attempt.js';
import { performed } from '../performed.js';
import { readControl } from '../readControl.js';
import { pressOnGauge, readGauge, type Gauge } from './gauge.js';
import { moveTo, noGauge, refusal, type Moving } from './setGauge.js';

export function increase({ target, by }: HandDeedOf<'increase'>, act: Act): Promise<Performed> {
  return change({ target, way: 'increase', by }, act);
}

export function decrease({ target, by }: HandDeedOf<'decrease'>, act: Act): Promise<Performed> {
  return change({ target, way: 'decrease', by }, act);
}

interface Change extends Pick<HandDeedOf<'increase'>, 'target'> {
  way: 'increase' | 'decrease';
  by: number | undefined;
}

async function change({ target, way, by }: Change, act: Act): Promise<Performed> {
  const what = `${way} ${describeTarget(target)} by ${by ?? 'one step'}`;
  const { found, gauge, locator } = await findGauge(target, what, act);
  const moving = { locator, what };
  const sign = way === 'increase' ? 1 : -1;
  const run = () =>
    by === undefined ? moveOneStep(sign, moving, act) : set((gauge.now ?? 0) + sign * by, moving, act);
  const now = await attempt(moving, act, run);
  const done = `${way === 'increase' ? 'Increased' : 'Decreased'} ${describeTarget(target)}`;
  return performed(`${done} from ${gauge.now ?? 'nothing'} to ${now}.`, found);
}

export async function setToEnd({ target, end }: HandDeedOf<'setToEnd'>, act: Act): Promise<Performed> {
  const what = `set ${describeTarget(target)} to its ${end}`;
  const { found, gauge, locator } = await findGauge(target, what, act);
  const wanted = end === 'minimum' ? gauge.min : gauge.max;
  if (wanted === undefined)
    throw refusal(what, `it does not say what its ${end} is. Please write the value.`);
  const moving = { locator, what };
  await attempt(moving, act, async () => {
    if (!gauge.isNative && gauge.now !== wanted) {
      await pressOnGauge({ locator, before: gauge }, end === 'minimum' ? 'Home' : 'End', act);
    }
    await set(wanted, moving, act);
  });
  return performed(`Set ${describeTarget(target)} to its ${end}, ${wanted}.`, found);
}

async function findGauge(target: HandDeedOf<'setToEnd'>['target'], what: string, act: Act) {
  const found = await findOne(target, 'fill', act);
  const { locator } = found;
  const { kind } = await readControl(locator, act);
  const gauge = await readGauge(locator, act);
  // A field that is written into may be a spin button all the same.
  if (!['range', 'number', 'gauge'].includes(kind) && (kind !== 'text' || gauge.now === undefined)) {
    throw noGauge(what, target);
  }
  return { found, locator, gauge };
}

/** The value that it then shows. */
async function moveOneStep(sign: 1 | -1, { locator, what }: Moving, act: Act): Promise<number> {
  const key = sign === 1 ? 'ArrowUp' : 'ArrowDown';
  const before = await readGauge(locator, act);
  const moved = await pressOnGauge({ locator, before }, key, act);
  if (moved?.now !== undefined) return moved.now;
  throw refusal(what, `it stays at ${before.now ?? 'nothing'}. Please check whether that is its end.`);
}

async function set(wanted: number, moving: Moving, act: Act): Promise<number> {
  const { locator, what } = moving;
  const exact = Number(wanted.toFixed(9));
  const gauge = await readGauge(locator, act);
  if (!gauge.isNative) {
    await moveTo(exact, moving, act);
    return exact;
  }
  refuseOutside(exact, gauge, what);
  await locator.fill(String(exact), { timeout: act.deadline.rest() });
  return exact;
}

function refuseOutside(wanted: number, { min = -Infinity, max = Infinity }: Gauge, what: string): void {
  if (wanted >= min && wanted <= max) return;
  const end = wanted < min ? `no less than ${min}` : `no more than ${max}`;
  throw refusal(what, `that would be ${wanted}, and it takes ${end}.`);
}
