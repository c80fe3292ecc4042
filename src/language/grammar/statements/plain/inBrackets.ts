/** What stands in brackets behind a name belongs to it: "the list shows "Tea" (3) and "Coffee" (4)"; and which cell is meant: "the bar of "Tea" in the column Progress says 75%". */
import { compileRules, type Reader, type Span } from '../../../chart.js';
import type { Action, Target } from '../../../../meaning/meaning.js';
import type { ExpectationRule } from '../../expectations.js';
import { goesOn, isOfMore } from '../../neighbours.js';
import { place } from '../../things/place.js';
import { shows } from '../values.js';
import { isSaidPlainly, visible, type Aux, type Be } from '../sayOf.js';

interface Pair {
  name: string;
  text: string;
}

const SHOWS = '(shows|show|lists|list|has|have|contains|contain|offers|offer|displays)';
const ROWS = '((the)? (rows|entries|items|options|lines|values))?';

export const IN_BRACKETS: readonly ExpectationRule[] = [
  // "The table has the columns Name and Price and the rows "Tea" (3) and "Coffee" (4)"
  {
    pattern: `({thing} | {resultTable:thing}) {aux} (now|also|still)? ${SHOWS} ((the)? columns {names} (and|,_and|,))? ${ROWS} {bracketPairs:pairs}`,
    // Of a list nobody can tell which of its parts stand together.
    means: ({ thing, names = [], pairs, ...said }: Aux & Held, span: Span) => {
      const isPlain =
        isSaidPlainly(said) &&
        thing.role === 'table' &&
        thing.each === undefined &&
        !goesOn(span) &&
        !isOfMore(span);
      return isPlain
        ? [...columnsOf(thing, names), ...pairs.flatMap((pair) => told(pair, thing))]
        : undefined;
    },
    cost: -0.6,
  },
  // ""Ada" (admin) and "Ben" (user) are listed", "the page lists "Ada" (admin) and "Ben" (user)"
  {
    pattern: `({bracketPairs:pairs} {be} (now|also|still)? (listed|shown|displayed|visible|there) | (the|this) (page|screen|view) ({quotedName:page})? {aux} (now|also|still)? ${SHOWS} ${ROWS} {bracketPairs:pairs})`,
    means: ({ pairs, page, ...said }: Partial<Aux & Be> & { pairs: Pair[]; page?: string }, span: Span) =>
      isSaidPlainly(said) && !goesOn(span) && !isOfMore(span)
        ? [
            ...(page === undefined ? [] : [{ kind: 'expectPage', name: page, negated: false } as Action]),
            ...pairs.flatMap((pair) => told(pair)),
          ]
        : undefined,
    cost: -0.6,
  },
  // "The bar of "Tea" in the column Progress says 75%"
  {
    pattern:
      '(the)? ({noun} | {kind}) (of|for) {quotedName:name} (in|under) {column} {aux} (now|still)? (is|says|shows|reads|displays) ({quotedName:text} | {amountValue:text})',
    means: ({ name, column, text, ...said }: Aux & Pair & { column: string }, span: Span) =>
      isSaidPlainly(said) && !goesOn(span) && !isOfMore(span)
        ? [shows({ name: column, role: 'cell', within: { name, role: 'row' } }, text)]
        : undefined,
    cost: -0.5,
  },
];

interface Held {
  thing: Target;
  names?: string[];
  pairs: Pair[];
}

const columnsOf = (within: Target, names: readonly string[]): Action[] =>
  names.map((name) => visible({ name, role: 'column header', within }));

/** It is there, and what stands in brackets is seen with it. */
const told = ({ name, text }: Pair, within?: Target): Action[] => [
  visible((within && place({ name }, { within })) ?? { name }),
  { kind: 'expectTogether', words: [name, text] },
];

export const IN_BRACKETS_READERS: Readonly<Record<string, Reader>> = {
  /** What a query or a search gives, as a whole. */
  resultTable: compileRules([
    { pattern: '(the|its) (query)? (result|output)', means: (): Target => ({ role: 'table' }) },
  ]),
  bracketPair: compileRules([
    { pattern: '{quotedName:name} {bracketText:text}', means: (pair: Pair) => pair },
  ]),
  bracketPairs: compileRules([
    {
      pattern: '{bracketPair:one} (and|,_and|,) {bracketPair:other}',
      means: ({ one, other }: { one: Pair; other: Pair }) => [one, other],
    },
    {
      pattern: '{bracketPair:one} , {bracketPairs:others}',
      means: ({ one, others }: { one: Pair; others: Pair[] }) => [one, ...others],
    },
  ]),
};
