/** Editors that draw what is written themselves, and take the keys by a field that nobody sees: Ace, Monaco, CodeMirror. */
import { writersIn } from '../../grounding/kinds/shapes.js';
import { describeTarget, quote } from '../../meaning/describeTarget.js';
import type { ScreenNode } from '../../screen/Screen.js';
import type { Doing } from '../Doing.js';
import { poll } from '../find.js';
import { fault, gesture } from '../gesture.js';
import { later, plain } from '../nodes.js';
import { fillText, type Filling } from './fillText.js';

/** What of an editor takes the keys; anything else itself. */
export function keyedPartOf(node: ScreenNode): ScreenNode {
  const [writer, another] = node.isUsable ? [] : writersIn(node);
  return writer !== undefined && another === undefined ? writer : node;
}

/** In place of all that stands there. */
export async function fillEditor(
  { target, found, value }: Filling,
  doing: Doing,
): Promise<string | undefined> {
  const node = keyedPartOf(found.node);
  if (node.isVisible) return fillText({ target, found: { ...found, node }, value }, doing);
  const what = `fill ${describeTarget(target)} with ${quote(value)}`;
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
