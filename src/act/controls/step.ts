/** Moves sliders, number fields and spin buttons: up, down, to their ends. */
import { describeTarget } from '../../meaning/describeTarget.js';
import type { ActionOf, Target } from '../../meaning/meaning.js';
import type { Performed } from '../../meaning/Performed.js';
import { performed, type Doing } from '../Doing.js';
import { findOne, type Found } from '../find.js';
import { fault } from '../gesture.js';
import { controlKind } from './control.js';
import { writeInto } from './fillText.js';
import { gaugeOf, pressOnGauge, type Gauge, moveTo } from './gauge.js';
import { slide } from './touched.js';

const changing =
  (way: 'increase' | 'decrease') =>
  async ({ target, by }: ActionOf<'increase'>, doing: Doing): Promise<Performed> => {
    const what = `${way} ${describeTarget(target)} by ${by ?? 'one step'}`;
    const moving = await findGauge(target, what, doing);
    const { now } = moving.gauge;
    const sign = way === 'increase' ? 1 : -1;
    const after =
      by === undefined
        ? await moveOneStep(sign, moving, doing)
        : await set((now ?? 0) + sign * by, moving, doing);
    const done = `${way === 'increase' ? 'Increased' : 'Decreased'} ${describeTarget(target)}`;
    return performed(`${done} from ${now ?? 'nothing'} to ${after}.`, moving.found);
  };

export const increase = changing('increase');
export const decrease = changing('decrease');

export async function setToEnd({ target, end }: ActionOf<'setToEnd'>, doing: Doing): Promise<Performed> {
  const what = `set ${describeTarget(target)} to its ${end}`;
  const moving = await findGauge(target, what, doing);
  const { gauge, found } = moving;
  const wanted = end === 'minimum' ? gauge.min : gauge.max;
  if (wanted === undefined) throw fault(what, `it does not say what its ${end} is. Please write the value.`);
  if (gauge.isNative || gauge.now === wanted || found.node.states.touched === true)
    await set(wanted, moving, doing);
  else {
    const moved = await pressOnGauge(gauge, end === 'minimum' ? 'Home' : 'End', what, doing);
    await set(wanted, { ...moving, gauge: moved ?? gauge }, doing);
  }
  return performed(`Set ${describeTarget(target)} to its ${end}, ${wanted}.`, found);
}

interface Moving {
  target: Target;
  found: Found;
  gauge: Gauge;
  what: string;
}

async function findGauge(target: Target, what: string, doing: Doing): Promise<Moving> {
  const found = await findOne(target, 'fill', doing);
  const gauge = gaugeOf(found.node);
  const kind = controlKind(found.node);
  // A field that is written into may be a spin button all the same.
  if (
    ['range', 'number', 'gauge', 'touch slider'].includes(kind) ||
    (kind === 'text' && (gauge.now !== undefined || found.node.role === 'spinbutton'))
  )
    return { target, found, gauge, what };
  const why = `${describeTarget(target)} is no slider, number field or spin button. Please set its value, or click its buttons.`;
  throw fault(what, why);
}

/** The value that it then shows. */
async function moveOneStep(sign: 1 | -1, { gauge, what }: Moving, doing: Doing): Promise<number> {
  if (gauge.node.states.touched === true)
    throw fault(what, 'a phone does not tell its steps. Please write by how much.');
  const moved = await pressOnGauge(gauge, sign === 1 ? 'ArrowUp' : 'ArrowDown', what, doing);
  if (moved?.now !== undefined) return moved.now;
  throw fault(what, `it stays at ${gauge.now ?? 'nothing'}. Please check whether that is its end.`);
}

async function set(wanted: number, { target, found, gauge, what }: Moving, doing: Doing): Promise<number> {
  const exact = Number(wanted.toFixed(9));
  if (gauge.node.states.touched === true) {
    await slide({ gauge, to: exact, isPart: false, what }, doing);
    return exact;
  }
  if (!gauge.isNative) {
    await moveTo(exact, gauge, what, doing);
    return exact;
  }
  const { min = -Infinity, max = Infinity } = gauge;
  if (exact < min || exact > max) {
    const end = exact < min ? `no less than ${min}` : `no more than ${max}`;
    throw fault(what, `that would be ${exact}, and it takes ${end}.`);
  }
  await writeInto({ target, found, value: String(exact) }, what, doing);
  return exact;
}
