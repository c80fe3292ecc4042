/** What a slider or a spin button shows, and how keys move it. */
import type { Locator } from '@playwright/test';
import type { Act } from '../act.js';
import { createDeadline } from '../deadline.js';
import { poll } from '../poll.js';

export interface Gauge {
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

export function readGauge(locator: Locator, { deadline }: Act): Promise<Gauge> {
  return locator.evaluate(readInPage, undefined, { timeout: deadline.glance() });
}

// Runs in the page, so it must hold all it needs.
function readInPage(element: Element): Gauge {
  const numberIn = (words: string | null) =>
    words === null || words.trim() === '' ? undefined : Number(words);
  const known = (name: 'now' | 'min' | 'max' | 'step', words: string | null) => {
    const number = numberIn(words);
    return number === undefined || isNaN(number) ? {} : { [name]: number };
  };
  const readNative = ({ type, value, min, max, step }: HTMLInputElement): Gauge => {
    const [least, most] = type === 'range' ? ['0', '100'] : ['', ''];
    const limits = { ...known('min', min || least), ...known('max', max || most) };
    return { ...known('now', value), ...limits, ...known('step', step || '1'), text: '', isNative: true };
  };
  const readOther = (): Gauge => {
    const said = (name: string) => element.getAttribute(`aria-value${name}`);
    const isField = element.matches('input[role=spinbutton], input[role=slider]');
    const typed = isField ? (element as HTMLInputElement).value : null;
    const limits = { ...known('min', said('min')), ...known('max', said('max')) };
    return { ...known('now', said('now') ?? typed), ...limits, text: said('text') ?? '', isNative: false };
  };
  const isNative = element.matches('input[type=range], input[type=number]');
  return isNative ? readNative(element as HTMLInputElement) : readOther();
}

/** The gauge after the key; undefined where the key doesn't move it. */
export async function pressOnGauge(
  { locator, before }: { locator: Locator; before: Gauge },
  key: string,
  act: Act,
): Promise<Gauge | undefined> {
  await locator.press(key, { timeout: act.deadline.rest() });
  const soon = createDeadline(act.deadline.glance(), act.signal);
  const unmoved = new Error('The gauge did not move.');
  try {
    return await poll(soon, async () => {
      const gauge = await readGauge(locator, act);
      const isMoved = gauge.now !== before.now || gauge.text !== before.text;
      return isMoved ? { seen: gauge } : { missed: () => Promise.resolve(unmoved) };
    });
  } catch (error) {
    if (error === unmoved) return undefined;
    throw error;
  }
}
