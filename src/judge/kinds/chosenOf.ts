/** Of what is offered beside a label, only what is chosen is its value. */
import type { Piece, ScreenNode } from '../../screen/Screen.js';
import { closest, descendantsOf } from '../walk.js';

const TICKS: ReadonlySet<string> = new Set('radio checkbox switch menuitemradio menuitemcheckbox'.split(' '));
const CHOICES: ReadonlySet<string> = new Set([...TICKS, 'option', 'tab']);

/** Undefined where it isn't plain which one is chosen. */
export function chosenOf(
  pieces: readonly Piece[],
  around: ScreenNode,
  isOwn: (node: ScreenNode) => boolean,
): readonly Piece[] | undefined {
  const isOffering = descendantsOf(around).some(({ role, tag }) => CHOICES.has(role) && tag !== 'option');
  if (!isOffering) return pieces.filter(({ node }) => isInUsable(node)).length > 1 ? undefined : pieces;
  const chosen = pieces.filter(({ node }) => {
    const choice = closest(node, (one) => one.tag === 'label' || CHOICES.has(one.role));
    return choice !== undefined && isOwn(choice) && isOn(choice);
  });
  return chosen.length === 1 ? chosen : undefined;
}

/** What reads it in full: a card that can be clicked as a whole is no button. */
export const isInUsable = (node: ScreenNode): boolean =>
  closest(node, ({ isUsable, tag, pieces }) => isUsable && tag !== 'label' && pieces.length < 2) !==
  undefined;

function isOn(choice: ScreenNode): boolean {
  const ticks = [choice, ...(choice.control ? [choice.control] : []), ...descendantsOf(choice)];
  return ticks.some(
    ({ role, states }) => CHOICES.has(role) && (states.checked === true || states.selected === true),
  );
}
