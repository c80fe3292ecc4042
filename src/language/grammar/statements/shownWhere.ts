/** What is shown at which place of a page, and in which order: "the top right corner says "3 links"", "in this order". */
import { compileRules, type Reader, type Span } from '../../chart.js';
import type { Kind, KindSaid } from '../../../meaning/kinds.js';
import type { Action, Beside, Position, Target } from '../../../meaning/meaning.js';
import { type ExpectationRule } from '../expectations.js';
import { endsList } from '../neighbours.js';
import { TEXTS } from '../things/named.js';
import { place, type SaidTarget, type Where } from '../things/place.js';
import { POSITION_WORDS } from '../things/placeWords.js';
import { ON_BOARDS } from './onBoards.js';
import { visible, type Aux, type Be } from './sayOf.js';

const THE_PAGE = '(the|this)? (whole)? (page|screen|app|site|application)';

/** Whose ground isn't told is the page's. */
const onGround = ({ be, aux, target = { role: 'page' }, colour }: Ground): Action[] | undefined => {
  const manner = be ?? aux;
  return manner?.lasting === true || target.each !== undefined
    ? undefined
    : [
        {
          kind: 'expectLook',
          target,
          look: { look: 'background', colour },
          negated: manner?.negated === true,
        },
      ];
};

type Ground = Partial<Be & Aux> & { target?: Target; colour: string };

type Two = { name: string; where: Where; other: string; there: Where };

const PAGE = '(the|this)? (page|screen|app|application|window|view|site)';
const SHOWS = '(shows|show|displays|display|has|contains|contain)';

export const SHOWN_WHERE: readonly ExpectationRule[] = [
  ...ON_BOARDS,
  // "The page has a dark background", "the background of the header is blue"
  {
    pattern: `(${THE_PAGE} | {thing:target}) {aux} (now|also)? (has|have|gets|shows) (a|an|the) ({colour} | {shade:colour}) background (colour|color)?`,
    means: onGround,
    cost: -0.6,
  },
  {
    pattern: `(the)? ((page|screen) background (colour|color)? | background (colour|color)? (of (${THE_PAGE} | {thing:target}))?) {be} (now|again)? ({colour} | {shade:colour}) (again|now)?`,
    means: onGround,
    cost: -0.6,
  },
  {
    pattern: `${THE_PAGE} ({be} (now|again|also)? | {be} (now|again|also|shown|displayed)? in) {shade:colour} (mode|theme|colours|colors)? (again|now|too|as_well)?`,
    means: onGround,
    cost: -0.6,
  },
  {
    pattern: `${THE_PAGE} {aux} (switches|changes|goes|goes_back) (over|back)? to (the|a)? {shade:colour} (mode|theme|colours|colors) (again)?`,
    means: onGround,
    cost: -0.6,
  },
  // "She is still in the list"
  {
    pattern:
      '(he|she) {be} (now|still|again)? (listed|shown)? (in|on|among) {thing:within} (now|still|again)?',
    means: ({ be, within }: Be & { within: Target }) =>
      be.lasting !== true && /^(?:list|table|list box|section)$/.test(within.role ?? '')
        ? [visible({ ref: 'person', within } as SaidTarget, be.negated)]
        : undefined,
    cost: -0.8,
  },
  // "The top right corner says "3 links""
  {
    pattern: `(the|its) {corner:at} (of_the_page|of_the_screen|of_the_window)? {aux} (now|still|again)? (says|say|reads|read|${SHOWS.slice(1, -1)}) {quotedNames:names}`,
    means: ({ aux, at, names }: Aux & { at: Position; names: string[] }) =>
      names.map((name) => visible({ name, at }, aux.negated)),
    cost: -0.3,
  },
  {
    pattern: `(the|its) {corner:at} (of_the_page|of_the_screen|of_the_window)? {aux} (now|still|again)? (says|say|reads|read|${SHOWS.slice(1, -1)}) {quotedName:name}`,
    means: ({ aux, at, name }: Aux & { at: Position; name: string }) => [visible({ name, at }, aux.negated)],
    cost: -0.3,
  },
  // "The page shows "Orders" in the header and "None" on the right"
  {
    pattern: `${PAGE} {aux} (now|also|still)? ${SHOWS} {quotedName:name} {where}`,
    means: ({ aux, name, where }: Aux & { name: string; where: Where }) =>
      together([shownAt(name, where, aux.negated)]),
    cost: -0.1,
  },
  {
    pattern: `${PAGE} {aux} (now|also|still)? ${SHOWS} {quotedName:name} {where} (and|,|,_and) {quotedName:other} {where:there}`,
    means: ({ aux, ...two }: Aux & Two) => (aux.negated ? undefined : both(two)),
    cost: -0.2,
  },
  {
    pattern: 'it {aux} (now|also|still)? (says|say|reads|read) {quotedName:name} {where}',
    means: ({ aux, name, where }: Aux & { name: string; where: Where }) =>
      together([shownAt(name, where, aux.negated)]),
    cost: -0.3,
  },
  // ""Draft" appears in the list, above "Sent" and "Junk"": above each of them.
  {
    pattern:
      '{quotedName:name} ({be} (shown|listed|displayed)? | {aux} (appears|appear|stands|stand|comes|is_shown)) {where}? (,)? {beside} ({quotedNames:names} | {quotedName:other})',
    means: ({ be, aux, where, ...said }: Partial<Be & Aux> & BesideAll, span: Span) => {
      const negated = (be ?? aux)?.negated === true;
      const isTwo = (said.names !== undefined || where !== undefined) && !endsList(span);
      return isTwo && !(negated && where) ? together(besideEach(said, where, negated)) : undefined;
    },
    cost: -0.2,
  },
  // ""Orders" is shown on the left and "None" on the right"
  {
    pattern:
      '{quotedName:name} {be} (now|still)? (shown|displayed|visible|listed|written)? {where} (and|,|,_and) {quotedName:other} {where:there}',
    means: ({ be, ...two }: Be & Two) => (be.negated || be.lasting === true ? undefined : both(two)),
    cost: -0.3,
  },
  // "On the left I see "Orders", on the right "None""
  {
    pattern:
      '{where} (,)? {actor} {aux} (see|sees|find|finds) {thing} (,|and|,_and) {where:there} {thing:other}',
    means: ({ aux, where, thing, there, other }: Aux & Seen) =>
      aux.negated ? undefined : together([seenAt(thing, where), seenAt(other, there)]),
    cost: -0.3,
  },
  // "The two results are "A" and "B", in this order": there are no others.
  {
    pattern:
      '(the|these) {count}? ({kind} | {nounOfMany:noun}) {be} (now|still)? {quotedNames:names} {inOrder}',
    means: ({ be, count, kind, noun, names }: Be & Listed) =>
      be.negated || (count ?? names.length) !== names.length
        ? undefined
        : [
            {
              ...{ kind: 'expectCount', things: kind ? { role: kind.kind } : { name: noun, role: 'thing' } },
              ...{ comparison: 'exactly', count: names.length },
            } as Action,
            ...inTurn(names),
          ],
    cost: -0.4,
  },
  // ""A", "B" and "C" are listed in this order"
  {
    pattern:
      '((the|these)? ({kind} | {nounOfMany}))? {quotedNames:names} {be} (now)? (shown|listed|displayed)? {inOrder}',
    means: ({ be, kind, names }: Be & Listed) => (be.negated ? undefined : inTurn(names, kind?.kind)),
    cost: -0.3,
  },
];

type Seen = { where: Where; thing: SaidTarget; there: Where; other: SaidTarget };
type Listed = { count?: number; kind?: KindSaid; noun?: string; names: string[] };

const seenAt = (thing: SaidTarget, where: Where, negated = false): Action | undefined => {
  const target = isSomewhere(where) ? place(thing, where) : undefined;
  return target && visible(target, negated);
};
const shownAt = (name: string, where: Where, negated = false): Action | undefined =>
  seenAt({ name }, where, negated);

interface BesideAll {
  name: string;
  where?: Where;
  beside: Beside;
  names?: string[];
  other?: string;
}

const besideEach = (
  { name, beside: relation, names, other = '' }: Omit<BesideAll, 'where'>,
  where: Where | undefined,
  negated: boolean,
) => [
  ...(where ? [shownAt(name, where)] : []),
  ...(names ?? [other]).map((thing) =>
    shownAt(name, { beside: { relation, thing: { name: thing } } }, negated),
  ),
];

const both = ({ name, where, other, there }: Two): Action[] | undefined =>
  together([shownAt(name, where), shownAt(other, there)]);

const together = (seen: readonly (Action | undefined)[]): Action[] | undefined => {
  const found = seen.filter((each) => each !== undefined);
  return found.length === seen.length ? found : undefined;
};

/** "In bold", "in full" are no places. */
const isSomewhere = (where: Where): boolean =>
  Object.keys(where).length > 0 &&
  !/^(?:bold|italics?|brackets|capitals|full|short|detail)$/.test(where.within?.name ?? '');

/** Each is seen, and before the next one. */
export const inTurn = (names: readonly string[], kind?: Kind): Action[] => {
  const role = kind && !TEXTS.has(kind) ? { role: kind } : {};
  return names.slice(1).map((name, index) => ({
    ...{ kind: 'expectOrder', target: { name: names[index] ?? '', ...role } satisfies Target },
    ...{ other: { name, ...role }, relation: 'before' },
  }));
};

export const SHOWN_WHERE_READERS: Readonly<Record<string, Reader>> = {
  shade: compileRules(['dark', 'light'].map((shade) => ({ pattern: shade, means: () => shade }))),
  /** Two edges tell a corner; one must say that it is one. */
  corner: compileRules(
    POSITION_WORDS.flatMap(([position, words], index) => [
      { pattern: `(${words}) (corner|side|part|area)${index < 4 ? '?' : ''}`, means: () => position },
    ]),
  ),
};
