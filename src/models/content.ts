/** What a thing shows is expected of words that do not say it themselves: "€5.00" is "€5.00" would never fail. */
import { ground } from '../grounding/ground.js';
import { kindOf } from '../grounding/kinds/kindOf.js';
import { indexOf } from '../grounding/names/screenIndex.js';
import { isForLayout } from '../grounding/places/columns.js';
import { squeeze } from '../grounding/names/compareNames.js';
import { judge } from '../judge/judge.js';
import type { Action, ActionOf, Target } from '../meaning/meaning.js';
import type { Screen, ScreenNode } from '../screen/Screen.js';
import { isIn } from './checks/stepWords.js';
import { textsBefore, wordsFor, type Lookup } from './naming.js';

type Content = ActionOf<'expectContent'>;

interface Said {
  ref?: number | undefined;
  relation: Content['relation'];
  text: string;
  negated?: boolean | undefined;
}

/**
 * Of the thing by its own words where they don't say it; else of the text beside it, of the row, card or section that it
 * stands in, whichever shows what the thing shows; or of the page.
 * @returns undefined for a thing that is not on the screen, or that nothing tells
 */
export function contentOf(said: Said, lookup: Lookup): Action | undefined {
  const { screen } = lookup;
  const { relation, text, negated = false } = said;
  const node = said.ref === undefined ? undefined : screen.nodes[said.ref];
  if (node === undefined) return undefined;
  const target = wordsFor(node, lookup, 'read', (one) => negated || !says(one, text));
  const content: Omit<Content, 'target'> = { kind: 'expectContent', relation, text, negated };
  if (target !== undefined) return { ...content, target };
  return negated || !LITERAL.has(relation) ? undefined : inOtherWords(node, content, lookup);
}

/** What holds of a thing by part or pattern may hold otherwise of what it stands in. */
const LITERAL: ReadonlySet<Content['relation']> = new Set<Content['relation']>(['is', 'shows', 'contains']);

function inOtherWords(
  node: ScreenNode,
  content: Omit<Content, 'target'>,
  { screen, values = [] }: Lookup,
): Action | undefined {
  const shown = squeeze(node.text);
  const text = squeeze(content.text);
  const said = values.flatMap((name) => PLACES.map((role) => placed(content, { name, role })));
  for (const anchor of [...said, ...anchorsOf(node, content, screen)]) {
    const isOther = !says(anchor.target, text) && !says(anchor.target, shown);
    const isHere = isPlace(ground(anchor.target, screen, 'read').node, screen);
    if (isOther && isHere && isMet({ ...anchor, text: shown }, screen)) return anchor;
  }
  // That "12" can be read somewhere says nothing of this one.
  return shown.includes(text) && /\p{L}|.{4}/u.test(text)
    ? { kind: 'expectVisible', target: { name: text }, negated: false }
    : undefined;
}

const says = (target: Target, text: string): boolean => isIn(squeeze(text), namesIn(target).join(' | '));

const namesIn = ({ name = '', within, beside }: Target): string[] => [
  name,
  ...[within, beside?.thing].flatMap((one) => (one === undefined ? [] : namesIn(one))),
];

function isMet(expectation: Content, screen: Screen): boolean {
  const outcome = judge(expectation, screen, {});
  return 'holds' in outcome && outcome.holds && outcome.isDoubtful !== true;
}

function* anchorsOf(node: ScreenNode, action: Omit<Content, 'target'>, screen: Screen): Generator<Content> {
  let around = node.parent;
  for (let level = 0; isPlace(around, screen) && level < FARTHEST; level++, around = around.parent) {
    const place = around;
    for (const name of textsBefore(node, screen, place)) {
      yield { ...action, target: { name } };
      for (const role of PLACES) yield placed(action, { name, role });
    }
    const words = wordsFor(place, { screen }, 'read');
    if (words !== undefined) yield placed(action, words);
  }
}

const placed = (content: Omit<Content, 'target'>, target: Target): Content => ({
  ...content,
  ...{ target, relation: 'contains' },
});

/** A frame, or a row that only arranges the page, holds so much that it says nothing of a thing in it. */
const isPlace = (node: ScreenNode | undefined, screen: Screen): node is ScreenNode =>
  node !== undefined &&
  kindOf(node) !== 'frame' &&
  node.role !== 'document' &&
  !(node.role === 'row' && isForLayout(node, indexOf(screen)));

/** Levels of the tree: beyond them a place says little. */
const FARTHEST = 6;
const PLACES = ['row', 'item', 'section'] as const;
