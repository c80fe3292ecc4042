/** What is expected of the table or the text below a step: "The "Orders" table shows exactly these rows in this order:". */
import { compileRules, type Reader, type Span } from '../../chart.js';
import type { KindSaid } from '../../../meaning/kinds.js';
import type { Action, Target } from '../../../meaning/meaning.js';
import type { Manner } from '../auxiliaries.js';
import type { ExpectationRule } from '../expectations.js';
import { one, visible, type Aux, type Be } from './sayOf.js';

const HAS =
  '(has|have|shows|show|contains|contain|lists|list|offers|offer|consists_of|consist_of|is_made_up_of|are_made_up_of|holds|hold)';
const PAGE = '(the)? (page|screen|view)';

interface Listing {
  kind: 'row' | 'item' | undefined;
  exactly: boolean;
  inOrder: boolean;
}

const listed = (target: Target, { exactly, inOrder }: Listing, { negated }: Manner): Action[] => [
  { kind: 'expectItems', target, items: [], negated, exactly, inOrder },
];

/** "These rows" are those of the table, "these items" those of the list. */
function listedHere({ listing, aux, be }: Partial<Aux & Be> & { listing: Listing }): Action[] | undefined {
  const target: Target = { role: listing.kind === 'row' ? 'table' : 'list' };
  return listing.kind && listed(target, listing, aux ?? be ?? { negated: false });
}

interface Named {
  carriedTable: string;
  kind?: KindSaid;
}

const each = ({ aux, be, carriedTable: name, kind }: Partial<Aux & Be> & Named): Action[] => [
  {
    kind: 'expectEach',
    targets: [{ name, ...(kind && { role: kind.kind }) }],
    negated: (aux ?? be)?.negated ?? false,
  },
];

const THESE = '(the|these|the_following|these_following)? (texts|messages|words|labels|things|details)?';

export const CARRIED_STATEMENTS: readonly ExpectationRule[] = [
  {
    pattern: `{thing} {aux} ${HAS} {listing} {carriedTable}`,
    means: ({ thing, aux, listing }: Aux & { thing: Target; listing: Listing }, { tokens, from, to }: Span) =>
      listed(
        thing,
        tokens.slice(from, to).some(({ lower }) => /^(?:consists?|made)$/.test(lower))
          ? { ...listing, exactly: true }
          : listing,
        aux,
      ),
    cost: -0.1,
  },
  {
    pattern: `{thing} {aux} ${HAS} (the|these)? (following)? {kind} {carriedTable}`,
    means: ({ thing, ...said }: Aux & Named & { thing: Target }) => {
      const [only] = each(said);
      return only?.kind === 'expectEach'
        ? [{ ...only, targets: only.targets.map((target) => ({ ...target, within: thing })) }]
        : undefined;
    },
    cost: -0.2,
  },
  {
    pattern: '{actor} {aux} (see|sees) {listing} (in|inside|within) {thing} {carriedTable}',
    means: ({ thing, aux, listing }: Aux & { thing: Target; listing: Listing }) =>
      listed(thing, listing, aux),
  },
  ...['{actor} {aux} (see|sees)', 'there {be}', `${PAGE} {aux} ${HAS}`].flatMap(
    (front): ExpectationRule[] => [
      { pattern: `${front} {listing} {carriedTable}`, means: listedHere, cost: -0.2 },
      { pattern: `${front} ${THESE} {carriedTable}`, means: each, cost: -0.1 },
      { pattern: `${front} (the|these)? (following)? {kind} {carriedTable}`, means: each, cost: -0.1 },
      {
        pattern: `${front} (the|this|the_following)? (text|message|words|lines)? {carriedText:name}`,
        means: ({ name, aux, be }: Partial<Aux & Be> & { name: string }) =>
          one(visible({ name }, (aux ?? be)?.negated)),
        cost: -0.1,
      },
    ],
  ),
];

export const CARRIED_READERS: Readonly<Record<string, Reader>> = {
  listing: compileRules([
    {
      pattern:
        '(exactly|only|just)? (the|these)? (following)? (rows|items|entries|options|values|choices|columns)? (:|,)? ({inOrder} | in the following order | top to bottom | in any order | in no particular order | regardless of (the|their)? order)? (:)?',
      means: (_: object, { tokens, from, to }: Span): Listing => {
        const words = tokens.slice(from, to).map(({ lower }) => lower);
        const has = (pattern: RegExp): boolean => words.some((word) => pattern.test(word));
        return {
          kind: has(/^rows$/)
            ? 'row'
            : has(/^(?:items|entries|options|values|choices)$/)
              ? 'item'
              : undefined,
          exactly: has(/^(?:exactly|only|just)$/),
          inOrder: has(/^(?:order|bottom|left|right)$/) && !has(/^(?:any|no|regardless)$/),
        };
      },
    },
  ]),
};
