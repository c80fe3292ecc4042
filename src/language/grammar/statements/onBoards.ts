/** What is on boards and in lists: what was moved where, what stands before what, and what is not like the rest. */
import type { Span } from '../../chart.js';
import type { KindSaid } from '../../../meaning/kinds.js';
import type { Action, Target } from '../../../meaning/meaning.js';
import type { StateSaid } from '../../lexicon/states.js';
import { type ExpectationRule } from '../expectations.js';
import { goesOn, isOfMore } from '../neighbours.js';
import { place, type SaidTarget, type Where } from '../things/place.js';
import { noneOf } from './ofThings.js';
import { visible, type Aux, type Be } from './sayOf.js';

const SHOWS = '(shows|show|displays|display|lists|list|contains|contain|has)';

export const ON_BOARDS: readonly ExpectationRule[] = [
  // "The card "A" has been moved to the "Done" column"
  {
    pattern:
      '{noAction} {thing} (has|have) (now|successfully)? been (successfully)? (moved|dragged|dropped|transferred) (in|to|into|onto) {thing:within}',
    means: ({ thing, within }: { thing: SaidTarget; within: Target }, span: Span) => {
      const placed = place(thing, { within });
      return placed && !goesOn(span) && (within.role !== undefined || isMovable(span))
        ? [visible(placed)]
        : undefined;
    },
    cost: -0.5,
  },
  // ""A" is no longer in the backlog but in the sprint "B""
  {
    pattern: '{thing} {be} {where} (but|,_but|and|,_and) (now|instead|is_now|rather)? {where:there}',
    means: (
      { thing, be, where, there }: Be & { thing: SaidTarget; where: Where; there: Where },
      span: Span,
    ) => {
      const [before, now] = [place(thing, where), place(thing, there)];
      return !be.negated ||
        be.lasting === true ||
        !where.within ||
        !there.within ||
        !before ||
        !now ||
        goesOn(span)
        ? undefined
        : [visible(before, true), visible(now)];
    },
    cost: -0.4,
  },
  // "The file "A" has been renamed to "B"": a name that holds the old one wouldn't show it.
  {
    pattern:
      '{thing} (has|have) (now|successfully)? been (successfully)? renamed (to|into|as) {quotedName:name}',
    means: ({ thing, name }: { thing: SaidTarget; name: string }, span: Span) =>
      thing.name === undefined || name.includes(thing.name) || goesOn(span)
        ? undefined
        : [visible({ ...thing, name }), visible(thing, true)],
    cost: -0.4,
  },
  // "The button has been renamed: "Change date"": nobody says how it was called.
  {
    pattern: '(the|this|that) {kind} (has_been|is|was|gets) (now)? renamed (to|into|as|:) {quotedName:name}',
    means: ({ kind, name }: { kind: KindSaid; name: string }, span: Span) =>
      kind.isPlural || goesOn(span) ? undefined : [visible({ name, role: kind.kind })],
    cost: -0.4,
  },
  // "The ticket "A" is shown in the backlog with the priority "High""
  {
    pattern:
      '{thing} {be} (now|still)? (shown|displayed|listed|visible) {where} with (the|a|its)? {detailNoun} {quotedName:text}',
    means: (
      { thing, be, where, text }: Be & { thing: SaidTarget; where: Where; text: string },
      span: Span,
    ) => {
      const placed = place(thing, where);
      return be.negated || be.lasting === true || !placed?.name || goesOn(span) || isOfMore(span)
        ? undefined
        : [visible(placed), { kind: 'expectTogether', words: [placed.name, text] }];
    },
    cost: -0.6,
  },
  // "No cards are left in the "Done" column"
  {
    pattern: '(no|no_more|not_any) {counted} {be} {visibleWord} {where}',
    means: ({ be, counted, where }: Be & { counted: Target; where: Where }) => {
      const placed = place(counted, where);
      return be.negated || be.lasting === true || !placed ? undefined : noneOf({ counted: placed });
    },
    cost: -0.2,
  },
  // "The list shows "A" before "B""
  {
    pattern: `{thing:within} {aux} (now|still)? ${SHOWS} {quotedName:name} before {quotedName:other}`,
    means: ({ aux, ...said }: Aux & InTurn, span: Span) =>
      aux.negated || aux.lasting === true || goesOn(span) ? undefined : inTurn(said),
    cost: -0.5,
  },
  {
    pattern: `{thing:within} {aux} (now|still)? ${SHOWS} {quotedName:other} after {quotedName:name}`,
    means: ({ aux, ...said }: Aux & InTurn, span: Span) =>
      aux.negated || aux.lasting === true || goesOn(span) ? undefined : inTurn(said),
    cost: -0.5,
  },
  // ""Email" is ticked and "SMS" is not"
  {
    pattern: '{things} {be} {state} (and|but|,_but|,_and|while|,_while|whereas) {things:others} {be:rest}',
    means: ({ things, be, state, others, rest }: Be & Contrary, { tokens, to }: Span) =>
      to < tokens.length || be.lasting === true || rest.lasting === true || rest.negated === be.negated
        ? undefined
        : [
            ...things.map((thing) => isSo(thing, state, be.negated)),
            ...others.map((thing) => isSo(thing, state, rest.negated)),
          ],
    cost: -0.5,
  },
];

interface InTurn {
  within: Target;
  name: string;
  other: string;
}

const inTurn = ({ within, name, other }: InTurn): Action[] => [
  {
    kind: 'expectOrder',
    target: { name, within },
    other: { name: other, within },
    relation: 'before',
  },
];

interface Contrary {
  things: Target[];
  state: StateSaid;
  others: Target[];
  rest: Be['be'];
}

const isSo = (target: Target, { state, negated }: StateSaid, isDenied: boolean): Action => ({
  ...{ kind: 'expectState', target, state, negated: negated !== isDenied },
});

/** A date that was moved to "12/05" is in no place. */
const isMovable = ({ tokens, from, to }: Span): boolean =>
  tokens
    .slice(from, to)
    .some(
      ({ type, lower }) =>
        type !== 'quoted' &&
        /^(?:files?|folders?|e?-?mails?|messages?|documents?|cards?|tickets?|tasks?|issues?|pages?|photos?|pictures?)$/.test(
          lower,
        ),
    );
