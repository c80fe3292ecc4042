/** "The button shows no text" is counted as texts in it, and its own text is in no part of it. */
import { closest } from '../../grounding/places/structure.js';
import { quote } from '../../meaning/describeTarget.js';
import type { ActionOf } from '../../meaning/meaning.js';
import type { ScreenNode } from '../../screen/Screen.js';
import { findOne } from '../find.js';
import { isUnclear, type Outcome, type View } from '../Judgement.js';
import { shownIn } from '../shown.js';
import { joined, shorten } from '../text/matchText.js';

/** Undefined where nothing of the kind is said, or the place shows none but on its buttons and links. */
export function textInstead(
  { things, count, comparison }: ActionOf<'expectCount'>,
  view: View,
): Outcome | undefined {
  const { role, name, within, ...more } = things;
  const isNone = count === 0 && comparison !== 'more than' && comparison !== 'at least';
  if (
    role !== 'label' ||
    name !== undefined ||
    within === undefined ||
    Object.keys(more).length > 0 ||
    !isNone
  )
    return undefined;
  const place = findOne(within, view, 'place');
  if (isUnclear(place)) return undefined;
  const own = shownIn(place.node).pieces.filter(({ node }) => isOwn(node, place.node));
  const text = joined(own, ['text']);
  if (text === '') return undefined;
  return { holds: false, observed: quote(shorten(text, 200)), node: place.node };
}

const isOwn = (text: ScreenNode, place: ScreenNode): boolean => {
  const around = closest(text, (one) => one === place || /^(?:button|link|option|tab)$/.test(one.role));
  return around === undefined || around === place;
};
