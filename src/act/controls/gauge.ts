/** What a slider or a spin button shows, and how keys move it. */
import type { ScreenNode } from '../../screen/Screen.js';
import type { Doing } from '../Doing.js';
import { soon } from '../find.js';
import { gesture } from '../gesture.js';
import { later } from '../nodes.js';

export interface Gauge {
  node: ScreenNode;
  /** Undefined where it shows no number. */
  now?: number;
  min?: number;
  max?: number;
  /** Of a native one; undefined where any value will do. */
  step?: number;
  /** The value in words, if it has any: "Tuesday". */
  text: string;
  isNative: boolean;
}

export function gaugeOf(node: ScreenNode): Gauge {
  const { type = '', valueNow, valueMin, valueMax, valueText = '', step = '1' } = node.attributes;
  const isInput = node.tag === 'input';
  const isNative = isInput && /^(?:range|number)$/.test(type);
  if (!isNative) {
    const limits = { ...known('min', valueMin), ...known('max', valueMax) };
    return {
      node,
      isNative,
      ...known('now', valueNow ?? (isInput ? node.value : '')),
      ...limits,
      text: valueText,
    };
  }
  const [least, most] = type === 'range' ? ['0', '100'] : ['', ''];
  const limits = {
    ...known('min', valueMin ?? least),
    ...known('max', valueMax ?? most),
    ...known('step', step),
  };
  return { node, isNative, ...known('now', node.value ?? valueNow), ...limits, text: '' };
}

function known(name: 'now' | 'min' | 'max' | 'step', words: string | undefined): Partial<Gauge> {
  const number = words === undefined || words.trim() === '' ? NaN : Number(words);
  return isNaN(number) ? {} : { [name]: number };
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
    return gauge && isMoved ? { seen: gauge } : { missed: () => new Error() };
  });
}
