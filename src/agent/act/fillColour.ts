/** Sets a colour input, whatever way the colour is written: "#f80", "orange", "rgb(255, 136, 0)". */
import { describeTarget, quote } from '../describeTarget.js';
import { StepError } from '../StepError.js';
import type { Act } from './act.js';
import { attempt } from './attempt.js';
import type { Filling } from './fillFound.js';

export async function fillColour({ target, found, value }: Filling, act: Act): Promise<undefined> {
  const { locator } = found;
  const what = { what: `fill ${describeTarget(target)} with ${quote(value)}`, locator };
  const read = () => locator.evaluate(readColour, value, { timeout: act.deadline.glance() });
  const colour = await attempt(what, act, read);
  if (colour === undefined) {
    const why = 'it takes a colour. Please write one such as "#ff8800", "orange" or "rgb(255, 136, 0)".';
    throw new StepError('action failed', `Failed to ${what.what}: ${why}`);
  }
  await attempt(what, act, () => locator.fill(colour, { timeout: act.deadline.rest() }));
}

/** As the input wants it; undefined where the text is no colour. */
// Runs in the page, so it must hold all it needs.
function readColour(_input: Element, text: string): string | undefined {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null || !CSS.supports('color', text)) return undefined;
  context.fillStyle = text;
  return /^#[0-9a-f]{6}$/.test(context.fillStyle) ? context.fillStyle : undefined;
}
