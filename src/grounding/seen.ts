/** What of the things that a target may mean a person sees. */
import type { ScreenNode } from '../screen/Screen.js';
import { isSeen, isTick } from './candidates.js';
import type { Scored } from './Pool.js';
import type { Search } from './search.js';
import { holdsControls } from './kinds/shapes.js';
import { holds, pathOf } from './places/structure.js';

/** An empty list that has no height is not seen, and yet one can say that it is empty. */
export function seenOf(all: readonly Scored[], search: Search): Scored[] {
  const seen = all.map((one) => drawnFor(one, search)).filter((one) => isLookedAt(one.node, search));
  const mayBeFlat = seen.length === 0 && (search.purpose === 'read' || search.purpose === 'place');
  return mayBeFlat ? all.filter(({ node }) => isFlat(node)) : seen;
}

/** A drop-down whose control is hidden, or under what is chosen, is what is drawn around it; it goes by the control's name. */
function drawnFor(one: Scored, { purpose }: Search): Scored {
  const { node } = one;
  if (node.role !== 'combobox' || node.tag !== 'input' || purpose === 'absence') return one;
  const drawn = pathOf(node).find((around) =>
    node.isVisible ? around !== node && isCoverIn(around, node) : around.isVisible,
  );
  return drawn !== undefined && drawn.box.height <= FIELD_HEIGHT && !holdsControls(drawn, 2)
    ? { ...one, node: drawn }
    : one;
}

const isCoverIn = (around: ScreenNode, { coveredBy }: ScreenNode): boolean =>
  coveredBy !== undefined && holds(around, coveredBy);

const FIELD_HEIGHT = 64;

const isFlat = ({ box, children }: ScreenNode): boolean =>
  box.width > 0 && box.height === 0 && children.every((child) => !child.isVisible);

/**
 * What nobody can see is neither looked at nor acted on, but for places for files and ticks of which only the words are
 * seen: a click on these sets them, and they have a state.
 */
function isLookedAt(node: ScreenNode, { purpose, screen }: Search): boolean {
  if (isSeen(node) || (purpose === 'upload' && node.attributes.type === 'file')) return true;
  return purpose !== 'absence' && isTick(node) && screen.nodes.some((one) => isLabelOf(one, node));
}

function isLabelOf(label: ScreenNode, tick: ScreenNode): boolean {
  if (label.tag !== 'label' || !label.isVisible) return false;
  const { labelFor } = label.attributes;
  return labelFor === undefined ? pathOf(tick).includes(label) : labelFor === tick.attributes.id;
}
