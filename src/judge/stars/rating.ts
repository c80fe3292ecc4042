/** With how many stars a thing is rated. Where that can't be told, nothing is said of it. */
import { describeTarget } from '../../meaning/describeTarget.js';
import type { ActionOf, Target } from '../../meaning/meaning.js';
import { findOne } from '../find.js';
import { isUnclear, unclear, type Outcome, type Unclear, type View } from '../Judgement.js';
import { ratingsOf } from './ratingOf.js';
import { ratingsIn, type Rating } from './ratings.js';

export function judgeRating({ target, stars, of, negated }: ActionOf<'expectRating'>, view: View): Outcome {
  const rating = target === undefined ? ratingOnPage(view) : ratingOf(target, view);
  if (isUnclear(rating)) return rating;
  const { value, node } = rating;
  if (value === undefined) return unclear('expectation not met', UNTOLD);
  const isOther = of !== undefined && rating.of !== undefined && rating.of !== of;
  const holds = (value === stars && !isOther) !== negated;
  return { holds, observed: sayRating(rating), node };
}

const UNTOLD = 'there are stars, but it cannot be told how many of them are filled.';

function sayRating({ value, of }: Rating): string {
  const most = of === undefined ? '' : ` of ${of}`;
  return `${value}${most} ${(of ?? value) === 1 ? 'star' : 'stars'}`;
}

function ratingOf(target: Target, view: View): Rating | Unclear {
  const found = findOne(target, view);
  if (isUnclear(found)) return found;
  return onlyOne(ratingsOf(found.node, view.screen), describeTarget(target));
}

/** The only one, or that which is called so. */
function ratingOnPage(view: View): Rating | Unclear {
  const all = ratingsIn(view.screen.root);
  const called = all.length > 1 ? findOne({ name: 'rating' }, view) : undefined;
  const named = called === undefined || isUnclear(called) ? [] : ratingsOf(called.node, view.screen);
  return onlyOne(named.length === 1 ? named : all, 'the page');
}

function onlyOne(ratings: readonly Rating[], place: string): Rating | Unclear {
  const [only, another] = ratings;
  if (only !== undefined && another === undefined) return only;
  return unclear(
    'target not found',
    only === undefined
      ? `There is no rating with stars that belongs to ${place}, or none that can be told from others.`
      : `There are ${ratings.length} ratings with stars that may be meant by ${place}. Please say of what.`,
  );
}
