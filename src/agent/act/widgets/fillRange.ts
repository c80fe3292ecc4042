/** Sets a native slider, which takes only values of its range and its steps. */
import { describeTarget, quote } from '../../describeTarget.js';
import { StepError } from '../../StepError.js';
import type { Act } from '../act.js';
import { attempt } from '../attempt.js';
import type { Filling } from '../fillFound.js';
import { readGauge, type Gauge } from './gauge.js';

export async function fillRange({ target, found, value }: Filling, act: Act): Promise<undefined> {
  const { locator } = found;
  const what = { what: `set ${describeTarget(target)} to ${quote(value)}`, locator };
  const number = readNumber(value, await readGauge(locator, act));
  if (typeof number === 'string') {
    throw new StepError('action failed', `Failed to ${what.what}: ${number}`);
  }
  await attempt(what, act, () => locator.fill(String(number), { timeout: act.deadline.rest() }));
}

/** The number, or why it won't do. */
function readNumber(value: string, { min = 0, max = 100, step }: Gauge): number | string {
  const [, digits, percent] = /^(-?\d+(?:\.\d+)?)( ?%)?$/.exec(value.trim()) ?? [];
  const number = Number(digits);
  const isPlain = percent === undefined || (min === 0 && max === 100);
  if (!isPlain || !(number >= min && number <= max)) {
    return `it goes from ${min} to ${max}. Please write a number of that range.`;
  }
  const left = step === undefined ? 0 : ((number - min) / step) % 1;
  if (step === undefined || Math.min(left, 1 - left) < TINY) return number;
  return `it goes from ${min} to ${max} in steps of ${step}. Please write one of these.`;
}

const TINY = 1e-6;
