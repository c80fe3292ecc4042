/** What the last action has brought to read: new words, or the same words once more. */
import { holds } from '../grounding/places/structure.js';
import type { Screen, ScreenNode } from '../screen/Screen.js';
import type { View } from './Judgement.js';

export function tellNews(view: View): (node: ScreenNode) => boolean {
  const past = beforeLastDeed(view);
  if (past === undefined) return () => false;
  const seen = past.nodes.filter(({ isVisible }) => isVisible);
  const [texts, keys] = [new Set(seen.map(({ text }) => text)), new Map(seen.map((one) => [one.key, one]))];
  const come = view.screen.nodes.filter((one) => isWords(one) && !keys.has(one.key));
  // Of what is drawn anew as a whole nothing is new.
  const isPutBack = (node: ScreenNode) =>
    node.key !== undefined && !keys.has(node.key) && come.length > 0 && come.every((one) => holds(node, one));
  return (node) => {
    if (texts.has(node.text)) return isPutBack(node);
    const old = keys.get(node.key);
    return LETTERS.test(node.text) && (old === undefined || !isSameButNumbers(old, node));
  };
}

const isWords = ({ tag, isVisible }: ScreenNode): boolean => isVisible && tag === '#text';

/** What only counts, or tells the time, tells nothing. */
const LETTERS = /\p{L}{2}/u;

const isSameButNumbers = (one: ScreenNode, other: ScreenNode): boolean =>
  withoutNumbers(one.text) === withoutNumbers(other.text);

const withoutNumbers = (text: string): string => text.replace(/\p{N}+/gu, '0');

/** Who points at a thing or scrolls, and sees the same words as before, asks of what was done before that. */
function beforeLastDeed({ screen, before }: View): Screen | undefined {
  const { earlier = [], memory } = before;
  const now = wordsOn(screen);
  const isIdle = (one: Screen) => memory?.hasOnlyLooked?.(one) === true && wordsOn(one) === now;
  return earlier.find((one) => !isIdle(one)) ?? earlier[0] ?? before.screen;
}

const wordsOn = ({ nodes }: Screen): string =>
  nodes
    .filter(isWords)
    .map(({ key, text }) => `${key} ${withoutNumbers(text)}`)
    .join('\n');
