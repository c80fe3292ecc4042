/** Ratings on a page: rows of stars, and what says how many there are. */
import type { ScreenNode } from '../../screen/Screen.js';
import { channelsOf, isVivid } from '../colours.js';
import { drawnOver } from './drawnOver.js';
import { filledOf } from './filled.js';
import { starsOf, writtenStars } from './signs.js';
import { chosenIn, toldBy, toldIn, type Told } from './told.js';

export interface Rating {
  node: ScreenNode;
  /** From the left; none where it is only told. */
  stars: readonly ScreenNode[];
  /** Absent where it can't be told. */
  value?: number;
  of?: number;
}

/** In reading order; what is only told in words counts where no stars are drawn. */
export function ratingsIn(place: ScreenNode): Rating[] {
  const drawn = drawnIn(place);
  const told = toldWithin(place, drawn);
  if (drawn.length === 0) return told;
  const [only, another] = drawn;
  const [words, more] = told;
  if (only === undefined || another !== undefined || words === undefined || more !== undefined) return drawn;
  return [agreed(only, words)];
}

function drawnIn(place: ScreenNode): Rating[] {
  if (!mayHold(place)) return [];
  const rating = ratingAt(place);
  return rating === undefined ? place.children.flatMap(drawnIn) : [rating];
}

const mayHold = ({ isVisible, children }: ScreenNode): boolean =>
  isVisible || children.some((child) => child.isVisible);

/** A label or a value says it for the one row that it is of. */
function ratingAt(node: ScreenNode): Rating | undefined {
  const told = toldBy(node);
  const rows = told === undefined ? [node] : [node, ...inner(node)];
  const stars = rows.map(starsOf).find(({ length }) => length > 0) ?? [];
  const seen = stars.length > 0 ? seenOf(stars) : writtenAt(node);
  const around = holding(node);
  const rating = (seen ?? around) && { node, stars, ...seen };
  const known = [told, around].filter((one) => one !== undefined);
  if (rating === undefined && told === undefined) return undefined;
  return known.reduce<Rating>(
    (one, more) => agreed(one, { node, stars, ...more }),
    rating ?? { node, stars },
  );
}

/** What only several parts together tell: the least that holds them. */
function holding(node: ScreenNode): Told | undefined {
  const told = togetherIn(node);
  return told && node.children.some((child) => togetherIn(child) !== undefined) ? undefined : told;
}

const togetherIn = (node: ScreenNode): Told | undefined => chosenIn(node) ?? drawnOver(node);

const inner = ({ children }: ScreenNode): ScreenNode[] => children.flatMap((one) => [one, ...inner(one)]);

function seenOf(stars: readonly ScreenNode[]): Partial<Told> {
  const value = filledOf(stars);
  return { of: stars.length, ...(value !== undefined && { value }) };
}

/** Where all are written alike, pale ones may be the ground for others. */
function writtenAt({ tag, text, parent }: ScreenNode): Partial<Told> | undefined {
  const written = tag === '#text' ? writtenStars(text) : undefined;
  if (written === undefined || written.value < written.of) return written;
  return isPale(parent?.style?.color) ? { of: written.of } : written;
}

const isPale = (colour = ''): boolean => {
  const channels = channelsOf(colour);
  return channels !== undefined && !isVivid(colour) && Math.min(...channels) > PALE;
};
const PALE = 130;

/** What is told may be finer than what is drawn, but not another number. */
function agreed(seen: Rating, told: Rating): Rating {
  const { value, ...rest } = seen;
  if (told.value === undefined) return seen;
  const isOther = value !== undefined && Math.abs(value - told.value) >= 1;
  const of = told.of ?? seen.of;
  return { ...rest, ...(of !== undefined && { of }), ...(!isOther && { value: told.value }) };
}

function toldWithin(place: ScreenNode, drawn: readonly Rating[]): Rating[] {
  if (!place.isVisible || drawn.some(({ node }) => node === place)) return [];
  const told = /^(?:button|link|radio|option)$/.test(place.role) ? undefined : toldIn(place.text);
  if (told !== undefined) return [{ node: place, stars: [], ...told }];
  return place.children.flatMap((child) => toldWithin(child, drawn));
}
