/** Writes into a field, and compares what it shows afterwards with what was written. */
import { describeTarget, quote } from '../../meaning/describeTarget.js';
import type { Target } from '../../meaning/meaning.js';
import type { ScreenNode } from '../../screen/Screen.js';
import type { Doing } from '../Doing.js';
import { follow, soon, type Found } from '../find.js';
import { fault, gesture, reach, untilUsable } from '../gesture.js';
import { plain } from '../nodes.js';
import { mayBeChosen } from './control.js';
import { beforeOpening } from './popup.js';

export interface Filling {
  target: Target;
  found: Found;
  value: string;
}

export function fillText(filling: Filling, doing: Doing): Promise<string | undefined> {
  return writeInto(filling, `fill ${describeTarget(filling.target)} with ${quote(filling.value)}`, doing);
}

/** Gives a note where it shows something else than was written, as fields with a mask do. */
export async function writeInto(filling: Filling, what: string, doing: Doing): Promise<string | undefined> {
  const { target, value } = filling;
  const found = await reach(await untilUsable(filling.found, what, doing), what, doing);
  await gesture(what, { kind: 'fill', node: found.node, value }, doing);
  const shown = await settled({ ...filling, found }, doing);
  if (doing.memory && mayBeChosen(found.node))
    doing.memory.typed = { found, option: value, target, opening: beforeOpening(found.node, found.screen) };
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
    return isDone ? { seen: true } : { missed: () => new Error() };
  });
  return shown;
}

export function shownIn(node: ScreenNode): string | undefined {
  if (node.states.password === true) return undefined;
  return node.value ?? node.text;
}

const isSame = (shown: string, written: string): boolean => plain(shown) === plain(written);

/** Writes where every letter counts: lists that are looked up listen for single keys. */
export async function typeInto(
  node: ScreenNode,
  text: string,
  { what, doing }: { what: string; doing: Doing },
): Promise<void> {
  if (plain(node.value ?? '') !== '') await gesture(what, { kind: 'fill', node, value: '' }, doing);
  await gesture(what, { kind: 'type', text, node }, doing);
}
