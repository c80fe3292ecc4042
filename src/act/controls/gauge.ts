/** What a slider or a spin button shows, and how keys move it. */
import type { ScreenNode } from '../../screen/Screen.js';
import type { Doing } from '../Doing.js';
import { soon } from '../find.js';
import { gesture, fault } from '../gesture.js';
import { later } from '../nodes.js';
import { quote } from '../../meaning/describeTarget.js';
import { AMOUNT, saySetting, type Filling } from './fillText.js';

export interface Gauge {
  node: ScreenNode;
  /** Undefined where it shows no number. */
  now: number | undefined;
  min: number | undefined;
  max: number | undefined;
  /** Of a native one; undefined where any value will do. */
  step: number | undefined;
  /** The value in words, if it has any: "Tuesday". */
  text: string;
  isNative: boolean;
}

export function gaugeOf(node: ScreenNode): Gauge {
  const { type = '', valueNow, valueMin, valueMax, valueText = '', step = '1' } = node.attributes;
  const written = node.tag === 'input' ? node.value : undefined;
  if (node.tag !== 'input' || !/^(?:range|number)$/.test(type)) {
    const limits = { min: numberIn(valueMin), max: numberIn(valueMax), step: undefined };
    return { node, isNative: false, now: numberIn(valueNow ?? written), ...limits, text: valueText };
  }
  const [least, most] = type === 'range' ? ['0', '100'] : [];
  const limits = { min: numberIn(valueMin ?? least), max: numberIn(valueMax ?? most), step: numberIn(step) };
  return { node, isNative: true, now: numberIn(written ?? valueNow), ...limits, text: '' };
}

function numberIn(words = ''): number | undefined {
  const number = words.trim() === '' ? NaN : Number(words);
  return isNaN(number) ? undefined : number;
}

/** As long as a gauge may take to follow a key. */
const FOLLOWS = 1_000;

/** The gauge after the key; undefined where the key doesn't move it. */
export async function pressOnGauge(
  before: Gauge,
  key: string,
  what: string,
  doing: Doing,
): Promise<Gauge | undefined> {
  await gesture(what, { kind: 'press', key, node: before.node }, doing);
  return soon(doing, FOLLOWS, (screen) => {
    const node = later(before.node, screen);
    const gauge = node && gaugeOf(node);
    const isMoved = gauge && (gauge.now !== before.now || gauge.text !== before.text);
    return gauge && isMoved ? { seen: gauge } : undefined;
  });
}

/** One that only keys can move: they are pressed until it shows the value. */
export async function setGauge({ target, found, value }: Filling, doing: Doing): Promise<undefined> {
  const what = saySetting({ target, value });
  const gauge = gaugeOf(found.node);
  const [, digits, percent] = AMOUNT.exec(asItSays(value, gauge).trim()) ?? [];
  const isPlain = percent === undefined || (gauge.min === 0 && gauge.max === 100);
  if (digits !== undefined && isPlain && gauge.now !== undefined)
    await moveTo(Number(digits), gauge, what, doing);
  else await moveToText(value, gauge, what, doing);
}

/** "€750" is 750 where it says "€400" and stands at 400. */
function asItSays(value: string, { node, now, text }: Gauge): string {
  const unit = (text || node.text).trim().replace(String(now), '');
  return unit === '' || /\d/.test(unit) ? value : value.replace(unit, '');
}

const TINY = 1e-9;

export async function moveTo(wanted: number, start: Gauge, what: string, doing: Doing): Promise<void> {
  refuseOutside(wanted, start, what);
  /** How far each key moves it, as far as that is known. */
  const strides = new Map<string, number>();
  let gauge = start;
  while (gauge.now !== undefined && Math.abs(gauge.now - wanted) > TINY) {
    const key = chooseKey(wanted - gauge.now, strides);
    if (key === undefined || doing.deadline.isOver()) {
      const past = `its steps lead past it, as to ${gauge.now}. Please write one of its values.`;
      const late = `there was time to come to ${gauge.now} only. Please give the step more.`;
      throw fault(what, key === undefined ? past : late);
    }
    const moved = await pressOnGauge(gauge, key, what, doing);
    const stride = Math.abs((moved?.now ?? gauge.now) - gauge.now);
    strides.set(key, stride);
    if (stride === 0 && key.startsWith('Arrow')) {
      const stays = `it stays at ${gauge.now} when ${key} is pressed`;
      throw fault(what, `${stays}. Please look how it is set by the keyboard.`);
    }
    gauge = moved ?? gauge;
  }
}

function refuseOutside(wanted: number, { min = -Infinity, max = Infinity }: Gauge, what: string): void {
  if (wanted >= min && wanted <= max) return;
  throw fault(what, `it goes from ${min} to ${max}. Please write a number of that range.`);
}

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

/** For values in words: from the lowest upwards. */
async function moveToText(wanted: string, start: Gauge, what: string, doing: Doing): Promise<void> {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
  if (plain(start.text) === plain(wanted)) return;
  let gauge: Gauge | undefined = (await pressOnGauge(start, 'Home', what, doing)) ?? start;
  const seen: string[] = [];
  while (gauge !== undefined) {
    if (plain(gauge.text) === plain(wanted)) return;
    // A gauge may begin again behind its end.
    if (seen.includes(gauge.text)) break;
    seen.push(gauge.text);
    gauge = await pressOnGauge(gauge, 'ArrowUp', what, doing);
  }
  const values = seen.filter((text) => text !== '').slice(0, 8);
  const known =
    values.length === 0 ? 'it has no values in words.' : `its values are ${values.map(quote).join(', ')}.`;
  throw fault(what, `${known} Please write one of its values.`);
}
