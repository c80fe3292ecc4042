/** Of things that are meant alike, the one that can be meant rather than the others by what it is. */
import type { ScreenNode } from '../screen/Screen.js';
import type { Purpose } from './Grounding.js';
import { descendantsOf, holds, isRepeated, onlyOf, pathOf } from './places/structure.js';

type Choosing = (tied: readonly ScreenNode[], purpose: Purpose) => ScreenNode | undefined;

/** Of a tab and the head of a fold, nothing but the fold is open or shut. */
const onlyFold: Choosing = (tied, purpose) =>
  purpose === 'fold' ? onlyOf(tied.filter(({ states }) => states.expanded !== undefined)) : undefined;

/** A card has a picture that is called as the words in it: its name is read there. */
function wordsOfCard(...[tied, purpose]: Parameters<Choosing>): ScreenNode | undefined {
  const [pictures, others] = [tied.filter(isPicture), tied.filter((one) => !isPicture(one))];
  const words = onlyOf(others);
  if (purpose !== 'read' || words === undefined || pictures.length === 0) return undefined;
  const areOfIt = pictures.every((picture) => {
    const card = pathOf(picture).find(isCard);
    return card !== undefined && holds(card, words);
  });
  return areOfIt ? words : undefined;
}

const isPicture = ({ role }: ScreenNode): boolean => role === 'img';

/**
 * A bar that stays at the upper edge may lie over one like it, which keeps its place. Which of them is seen isn't known: they
 * must be words alone, in the same state, and nobody may ask for their looks.
 */
const drawnOver: Choosing = (tied, purpose) => {
  const [first, ...others] = tied;
  if (purpose !== 'read' || first === undefined || !tied.every(isWordsAlone)) return undefined;
  return others.every((one) => liesOn(one, first)) ? first : undefined;
};

const isWordsAlone = (node: ScreenNode): boolean =>
  node.text !== '' &&
  ![...pathOf(node), ...descendantsOf(node)].some(({ isUsable, style }) => isUsable || style !== undefined);

const liesOn = (one: ScreenNode, other: ScreenNode): boolean =>
  one.tag === other.tag &&
  one.text === other.text &&
  one.attributes.className === other.attributes.className &&
  JSON.stringify(one.states) === JSON.stringify(other.states) &&
  (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(one.box[side] - other.box[side]) < 2);

const isCard = (node: ScreenNode): boolean =>
  node.role === 'listitem' || node.role === 'article' || node.role === 'row' || isRepeated(node);

export const CHOOSING: readonly Choosing[] = [onlyFold, wordsOfCard, drawnOver];
