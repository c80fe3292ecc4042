/** With how many stars something is rated: ""Lamp" is rated 4 out of 5", "three of the five stars next to "Tidiness" are filled". */
import { compileRules, type Reader, type Span } from '../../../chart.js';
import type { Action, Target } from '../../../../meaning/meaning.js';
import { readCount, readNumber } from '../../../lexicon/numbers.js';
import type { ExpectationRule } from '../../expectations.js';
import { goesOn, isOfMore } from '../../neighbours.js';
import type { Where } from '../../things/place.js';
import { isPlain, type Aux, type Be } from '../sayOf.js';

const NOW = '(now|still|again|already)?';
const FILLED =
  '(filled|filled_in|full|lit|lit_up|highlighted|coloured|colored|yellow|gold|golden|active|shown_as_filled)';

export const RATED: readonly ExpectationRule[] = [
  // "The rating is 3 of 5 stars", "the rating of "Tim" is 3 of 5"
  {
    pattern: `(the|its)? (rating|star_rating) ((of|for|on) {thing})? {be} ${NOW} (at)? {starsSaid:stars}`,
    means: ofThing,
    cost: -1,
  },
  // ""Lamp" is rated 4 out of 5", "… with 4 stars"
  { pattern: `{thing} {be} ${NOW} rated (with|at|as)? {starsSaid:stars}`, means: ofThing, cost: -1 },
  // ""Lamp" has a rating of 4 stars", "… has five filled stars"
  {
    pattern: `{thing} {aux} ${NOW} (has|have|shows|show) ((a|the) rating of {starsSaid:stars} | {wholeStars:stars})`,
    means: ofThing,
    cost: -1,
  },
  // "The review of "Sven" has 2 stars"
  {
    pattern: `(the|a)? (review|rating) (of|by|for) {thing} {aux} ${NOW} (has|have|shows|show) {wholeStars:stars}`,
    means: ofThing,
    cost: -1.2,
  },
  // "Three of the five stars next to "Tidiness" are filled"
  {
    pattern: `{starsCounted:stars} {where}? {be} ${NOW} ${FILLED} {where:also}?`,
    means: ({ where, also, stars, be }: Be & { where?: Where; also?: Where; stars: Stars }, span: Span) => {
      const target = placeOf(where ?? also);
      return (where ?? also) === undefined || (target && !(where && also))
        ? ofThing({ be, stars, ...(target && { thing: target }) }, span)
        : undefined;
    },
    cost: -1,
  },
];

interface Stars {
  stars: number;
  of?: number;
}

function ofThing(
  { thing, stars, be, aux }: Partial<Be & Aux> & { thing?: Target; stars: Stars },
  span: Span,
): Action[] | undefined {
  const { negated, ...manner } = be ?? aux ?? { negated: false };
  const isOne = thing?.each === undefined && isPlain({ ...manner, negated: false });
  if (!isOne || goesOn(span) || isOfMore(span) || stars.stars > (stars.of ?? MOST)) return undefined;
  return [{ kind: 'expectRating', ...(thing && { target: thing }), ...stars, negated }];
}

const MOST = 10;

/** Stars stand next to what they are of, or below it. */
function placeOf(where: Where | undefined): Target | undefined {
  if (where === undefined || where.at !== undefined || where.column !== undefined) return undefined;
  const { within, beside } = where;
  if (beside === undefined) return within;
  const isPlain = /^(?:next to|under|to the right of)$/.test(beside.relation) && within === undefined;
  return isPlain ? beside.thing : undefined;
}

const OF = '(/|of|out_of|of_the|out_of_the)';

const KIND = '(filled|full|gold|golden|yellow)';

function asSaid({ stars, of }: Stars): Stars {
  return { stars, ...(of !== undefined && { of }) };
}

export const RATED_READERS: Readonly<Record<string, Reader>> = {
  starsSaid: compileRules([
    { pattern: `{starCount:stars} ${OF} {starCount:of} (star|stars)?`, means: asSaid },
    { pattern: '{starCount:stars} (star|stars)', means: asSaid },
  ]),
  wholeStars: compileRules([
    { pattern: `{starCount:stars} ${OF} {starCount:of} ${KIND}? (star|stars)`, means: asSaid },
    { pattern: `{starCount:stars} ${KIND}? (star|stars)`, means: asSaid },
  ]),
  starsCounted: compileRules([
    {
      pattern: `(only|exactly)? {starCount:stars} ${OF} {starCount:of} (rating)? (star|stars)`,
      means: asSaid,
    },
    { pattern: '(only|exactly)? {starCount:stars} (rating)? (star|stars)', means: asSaid },
  ]),
  starCount: ({ tokens }, at) => {
    const token = tokens[at];
    if (token === undefined || token.type === 'quoted') return [];
    const count = readNumber(token.text) ?? readCount(token.lower);
    return count !== undefined && count >= 0 && count <= MOST ? [{ end: at + 1, cost: 0, value: count }] : [];
  },
};
