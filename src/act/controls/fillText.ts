/**
 * Writes into a field, and compares what it shows afterwards with what was written; also into editors that draw that themselves,
 * and take the keys by a field that nobody sees: Ace, Monaco, CodeMirror.
 */
import { describeTarget, quote } from '../../meaning/describeTarget.js';
import type { Target } from '../../meaning/meaning.js';
import type { ScreenNode } from '../../screen/Screen.js';
import type { Doing } from '../Doing.js';
import { follow, soon, type Found, poll } from '../find.js';
import { fault, gesture, reach, untilUsable } from '../gesture.js';
import { later, onlyOf, plain } from '../nodes.js';
import { mayBeChosen } from './control.js';
import { beforeOpening } from './popup.js';
import { withoutUnit } from '../../judge/unit.js';
import { writersIn } from '../../grounding/kinds/shapes.js';

export interface Filling {
  target: Target;
  found: Found;
  value: string;
}

type Said = Pick<Filling, 'target' | 'value'>;
export const sayFilling = ({ target, value }: Said): string =>
  `fill ${describeTarget(target)} with ${quote(value)}`;
export const saySetting = ({ target, value }: Said): string =>
  `set ${describeTarget(target)} to ${quote(value)}`;

/** "40", or "40 %". */
export const AMOUNT = /^(-?\d+(?:\.\d+)?)( ?%)?$/;

export const fillText = (filling: Filling, doing: Doing): Promise<string | undefined> =>
  writeInto(filling, sayFilling(filling), doing);

/** Gives a note where it shows something else than was written, as fields with a mask do. */
export async function writeInto(filling: Filling, what: string, doing: Doing): Promise<string | undefined> {
  const { target } = filling;
  const value = withoutUnit(filling.value, filling.found.node);
  const found = await reach(await untilUsable(filling.found, what, doing), what, doing);
  await gesture(what, { kind: 'fill', node: found.node, value }, doing);
  const shown = await settled({ target, value, found }, doing);
  if (doing.memory && mayBeChosen(found.node))
    doing.memory.typed = { found, value, target, opening: beforeOpening(found.node, found.screen) };
  if (shown === undefined || isSame(shown, value)) return undefined;
  if (shown === '')
    throw fault(
      what,
      'it is empty after that. Please look what the page does with it, or type it letter by letter.',
    );
  return `${describeTarget(target).replace(/^the /, 'The ')} shows ${quote(shown)} after that.`;
}

/** A page that is still being loaded may put its own value in the place of what was written. */
const SETTLES = 500;
/** What a mask has made of it is there at once. */
const FORMATTED = 120;

/** What the field shows when the page is at rest; undefined for what isn't shown, or has gone. */
async function settled({ found, target, value }: Filling, doing: Doing): Promise<string | undefined> {
  const followed = follow(found, [target, 'fill'], doing);
  let shown: string | undefined;
  const begin = performance.now();
  await soon(doing, SETTLES, (screen) => {
    const now = followed(screen);
    shown = now && shownIn(now);
    const isFormatted = shown !== '' && performance.now() - begin > FORMATTED;
    const isDone = shown === undefined || (screen.ready && (isSame(shown, value) || isFormatted));
    return isDone ? { seen: true } : undefined;
  });
  return shown;
}

export function shownIn(node: ScreenNode): string | undefined {
  if (node.states.password === true) return undefined;
  return node.value ?? node.text;
}

const isSame = (shown: string, written: string): boolean => plain(shown) === plain(written);

/** Writes where every letter counts: lists that are looked up listen for single keys. */
export async function typeInto(node: ScreenNode, text: string, what: string, doing: Doing): Promise<void> {
  if (plain(node.value ?? '') !== '') await gesture(what, { kind: 'fill', node, value: '' }, doing);
  await gesture(what, { kind: 'type', text, node }, doing);
}

/** What of an editor takes the keys; anything else itself. */
export function keyedPartOf(node: ScreenNode): ScreenNode {
  return (node.isUsable ? undefined : onlyOf(writersIn(node))) ?? node;
}

/** In place of all that stands there. */
export async function fillEditor(
  { target, found, value }: Filling,
  doing: Doing,
): Promise<string | undefined> {
  const node = keyedPartOf(found.node);
  if (node.isVisible) return fillText({ target, found: { ...found, node }, value }, doing);
  const what = sayFilling({ target, value });
  await gesture(what, { kind: 'press', key: 'ControlOrMeta+a', node }, doing);
  if (value === '') await gesture(what, { kind: 'press', key: 'Delete' }, doing);
  else await gesture(what, { kind: 'type', text: value }, doing);
  const lines = value.split('\n').map(plain);
  await poll(doing, (screen) => {
    const shown = plain(later(found.node, screen)?.text ?? '');
    if (value === '' ? shown === '' : lines.every((line) => shown.includes(line))) return { seen: true };
    const why = `it shows ${shown === '' ? 'nothing' : quote(shown)} after that. Please look what the editor does with it.`;
    return { missed: () => fault(what, why) };
  });
  return undefined;
}
