/** "Change "Steyr" to "Wels" in the editor": a part of what is written there, which must be there once. */
import { ground } from '../../grounding/ground.js';
import { describeTarget, quote } from '../../meaning/describeTarget.js';
import type { Kind } from '../../meaning/kinds.js';
import type { Target } from '../../meaning/meaning.js';
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import type { Doing } from '../Doing.js';
import { poll, soon, type Found } from '../find.js';
import { fault, gesture } from '../gesture.js';
import { inside, later, onlyOf } from '../nodes.js';
import { isWritten } from './control.js';
import { fillText } from './fillText.js';

interface Part {
  /** The field that holds it, or the editor that draws it. */
  found: Found;
  words: string;
  /** Of an editor, what shows the words alone. */
  shown?: ScreenNode;
}

/** Undefined where a field is called so, or nothing that is written holds just these words once. */
export async function partToReplace(target: Target, doing: Doing): Promise<Part | undefined> {
  const { name: words, within, ...more } = target;
  if (words === undefined || within?.role === undefined || !WRITTEN.has(within.role)) return undefined;
  if (Object.keys(more).length > 0) return undefined;
  return soon(doing, CALLED_BY_THEN, (screen) => {
    const memory = doing.memory?.on(screen);
    if (ground(target, screen, 'fill', memory).node !== undefined) return { seen: undefined };
    const place = ground(within, screen, 'fill', memory).node;
    const isSaid = within.role === 'editor' || within.name !== undefined;
    const all = isSaid ? (place ? [place] : []) : fieldsOn(screen);
    const part = onlyOf(all.flatMap((node) => partIn({ node, screen }, words) ?? []));
    return part && { seen: part };
  });
}

const WRITTEN: ReadonlySet<Kind> = new Set<Kind>(['editor', 'field', 'label', 'paragraph', 'code block']);
const CALLED_BY_THEN = 1_000;

const fieldsOn = ({ nodes }: Screen): ScreenNode[] =>
  nodes.filter((node) => node.isVisible && isWritten(node) && node.value !== undefined);

function partIn(found: Found, words: string): Part | undefined {
  const { node } = found;
  if (node.value !== undefined) return isOnce(node.value, words) ? { found, words } : undefined;
  const [shown, another] = inside(node).filter(
    (one) =>
      one.isVisible && one.children.length > 0 && one.children.every(isText) && isWord(one.text, words),
  );
  return shown && another === undefined && isOnce(node.text, words) ? { found, words, shown } : undefined;
}

const isText = ({ tag }: ScreenNode): boolean => tag === '#text';
const isOnce = (text: string, words: string): boolean => text.split(words).length === 2;
/** A double click in its middle selects the word, and not the quotes around it. */
const isWord = (text: string, word: string): boolean =>
  /^[\p{L}\p{N}_]+$/u.test(word) && text.replace(/[^\p{L}\p{N}_]+/gu, ' ').trim() === word;

export async function replacePart(
  { found, words, shown }: Part,
  { target, value }: { target: Target; value: string },
  doing: Doing,
): Promise<string | undefined> {
  const { value: all = '' } = found.node;
  if (shown === undefined) return fillText({ target, found, value: all.replace(words, () => value) }, doing);
  const what = `replace ${describeTarget(target)} with ${quote(value)}`;
  const wanted = found.node.text.replace(words, () => value);
  // What is drawn may lie under a layer of the editor that takes the click.
  await gesture(what, { kind: 'click', node: found.node, at: middleOf(shown, found.node), times: 2 }, doing);
  await gesture(what, { kind: 'type', text: value }, doing);
  await poll(doing, (screen) => {
    const { text = '' } = later(found.node, screen) ?? {};
    return text === wanted
      ? { seen: true }
      : { missed: () => fault(what, `the editor shows ${quote(text)} then.`) };
  });
  return undefined;
}

const middleOf = ({ box }: ScreenNode, { box: { x, y } }: ScreenNode) => ({
  x: box.x + box.width / 2 - x,
  y: box.y + box.height / 2 - y,
});
