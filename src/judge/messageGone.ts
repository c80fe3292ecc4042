/**
 * "The error has disappeared": the message that was seen after one of the last actions and is seen no more, though another one
 * stands there that did so before it came, and tells of no error itself.
 */
import type { Screen, ScreenNode } from '../screen/Screen.js';
import type { View } from './Judgement.js';
import { isMarkedMessage, tells } from './kinds/message.js';

export function hasMessageGone({ screen, before: { earlier = [] } }: View): boolean {
  const now = textsOn(screen);
  const all = earlier.map(textsOn);
  return earlier.some((past, index) =>
    past.nodes.some((node) => {
      if (!isMessage(node) || now.has(node.text)) return false;
      const older = all.slice(index + 1).find((one) => !one.has(node.text));
      return isRestOld(screen, older ?? new Set());
    }),
  );
}

/** All that might be meant now was there before the other one, and so were all sentences. */
const isRestOld = ({ nodes }: Screen, older: ReadonlySet<string>): boolean =>
  nodes.filter(isShown).every((node) => {
    if (isMessage(node)) return older.has(node.text) && !tells(node, 'error');
    return older.has(node.text) || !isSentence(node);
  });

const textsOn = ({ nodes }: Screen): ReadonlySet<string> =>
  new Set(nodes.filter(isShown).map(({ text }) => text));

const isShown = ({ isVisible, text }: ScreenNode): boolean => isVisible && /\p{L}{2}/u.test(text);
const isMessage = (node: ScreenNode): boolean => isShown(node) && isMarkedMessage(node);

const isSentence = ({ children, text }: ScreenNode): boolean =>
  children.some(({ tag }) => tag === '#text') && /\p{L} .*\p{L}/u.test(text);
