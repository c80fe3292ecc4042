/** What has changed on a screen since a thing on it was clicked, as far as a person would notice. */
import type { Screen, ScreenNode } from '../screen/Screen.js';
import { holds } from './nodes.js';

type Key = ScreenNode['key'];

export interface Change {
  clicked: ScreenNode | undefined;
  /** Something can be read or used that couldn't, or can't any more; or it is another page. */
  hasNews: boolean;
  /** So it is within the thing that was clicked. */
  hasOwnNews: boolean;
  hasOtherLooks: boolean;
}

export function changeOf(before: Screen, now: Screen, key: Key): Change {
  const [was, is] = [shownOn(before), shownOn(now)];
  const [old, clicked] = [before, now].map(({ nodes }) => nodes.find((node) => node.key === key));
  // What holds it has its words, too.
  const isOwn = (node: ScreenNode) =>
    [old, clicked].some((thing) => thing && (node === thing || holds(thing, node) || holds(node, thing)));
  const differing = (words: (node: ScreenNode) => string) =>
    [...is].filter(([one, node]) => !isSame(words, node, was.get(one))).map(([, node]) => node);
  const gone = [...was].filter(([one]) => !is.has(one)).map(([, node]) => node);
  const news = [...differing(contentOf), ...gone];
  const isOther = before.url !== now.url || before.title !== now.title;
  return {
    clicked,
    hasNews: isOther || !news.every(isOwn),
    hasOwnNews: news.some(isOwn),
    hasOtherLooks: differing(looksOf).length > 0,
  };
}

const isSame = (words: (node: ScreenNode) => string, node: ScreenNode, before?: ScreenNode): boolean =>
  words(node) === (before === undefined ? '' : words(before));

const shownOn = ({ nodes }: Screen): Map<Key, ScreenNode> =>
  new Map(nodes.filter(isShown).map((node) => [node.key, node]));

/** A thing without words that can't be used is a ripple, or a frame. */
const isShown = (node: ScreenNode): boolean =>
  node.isVisible && (node.tag === '#text' || node.isUsable || node.names.length > 0);

function contentOf(node: ScreenNode): string {
  if (node.tag === '#text') return node.text;
  const { focused: _, scroll: __, ...states } = node.states;
  return JSON.stringify([node.role, node.value, states, node.names[0]?.text]);
}

/** All that a person would notice of it, as one text. */
export const contentsOf = (screen: Screen): string =>
  [...shownOn(screen)].map(([key, node]) => `${key} ${contentOf(node)}`).join('\n');

const looksOf = ({ attributes, box }: ScreenNode): string =>
  `${attributes.className} ${box.width} ${box.height}`;
