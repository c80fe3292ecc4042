/** As what and at which price a thing is listed, and what stands with it: "Ada shows up in the list as "Away"", "the cart lists Tea at €4.20". */
import type { Span } from '../../../chart.js';
import type { KindSaid } from '../../../../meaning/kinds.js';
import type { Action, Target } from '../../../../meaning/meaning.js';
import type { StateSaid } from '../../../lexicon/states.js';
import type { ExpectationRule } from '../../expectations.js';
import { goesOn, isOfMore } from '../../neighbours.js';
import { place, type Where } from '../../things/place.js';
import { coloured } from '../ofPages.js';
import { shows } from '../values.js';
import { isSaidPlainly, one, visible, type Aux, type Be } from '../sayOf.js';

const SHOWS = '(shows|show|displays|display|lists|list|contains|contain|has|indicates|indicate|states|state)';

export const COMES_WITH: readonly ExpectationRule[] = [
  // "Ada shows up in the guest list as "Away""
  {
    pattern:
      '{thing} {aux} (appears|appear|shows_up|show_up|turns_up|turn_up) (now|also)? {where}? as {shortText:text}',
    means: ({ thing, where, text, ...said }: Aux & Listed, span: Span) => {
      // "The donor appears as Anonymous" says nothing of what stands beside it.
      const isNamed = where !== undefined || /^\P{Ll}/u.test(thing.name ?? '');
      const target = thing.name === undefined || !isNamed ? undefined : place(thing, where ?? {});
      return isSaidPlainly(said) && !goesOn(span) && target ? [shows(target, text)] : undefined;
    },
    cost: -0.4,
  },
  // "The cart lists Tea at €4.20"
  {
    pattern: `{thing:within} {aux} (now|also)? ${SHOWS} {shownName:name} (at|for) {money:text}`,
    means: (
      { within, name, text, ...said }: Aux & { within: Target; name: string; text: string },
      span: Span,
    ) =>
      isSaidPlainly(said) && !goesOn(span) && within.each === undefined
        ? [shows({ name, role: 'row', within }, text)]
        : undefined,
    cost: -0.7,
  },
  // "The summary shows "2 places" for a total of "78.00""
  {
    pattern: `{thing} {aux} (now|also)? ${SHOWS} {quotedName:name} (for|with|and) a total (price|amount|sum)? of ({quotedName:text} | {money:text})`,
    means: (
      { thing, name, text, ...said }: Aux & { thing: Target; name: string; text: string },
      span: Span,
    ) => (isSaidPlainly(said) && !goesOn(span) ? [shows(thing, name), shows(thing, text)] : undefined),
    cost: -0.5,
  },
  // "A message in red says "Too long""
  {
    pattern:
      '(a|the) (message|text|note|notice|hint|warning|line|sentence) in {colour} (now)? (says|reads|tells|informs|signals|warns|states|asks) (me|us|him|her|them|the_user)? (that|:)? {quotedName:name}',
    means: (said: { colour: string; name: string }, span: Span) =>
      goesOn(span) ? undefined : coloured(said),
    cost: -0.5,
  },
  // "The word Waiting has a number 3 beside it"
  {
    pattern:
      '{thing} {aux} (has|have|shows|show|carries|bears) (now)? (a|an|the)? (number|badge|count|digit|figure)? ({number:name} | {quotedName:name}) (beside|next_to|right_next_to|behind|after) it',
    means: ({ thing, name, ...said }: Aux & { thing: Target; name: number | string }, span: Span) =>
      isSaidPlainly(said) && !isOfMore(span) && thing.each === undefined
        ? one(visible({ name: String(name), beside: { relation: 'next to', thing } }))
        : undefined,
    cost: -0.6,
  },
  // "The table starts with three people: Ada, Ben and Cy"
  {
    pattern:
      '{thing:within} (starts|begins|starts_out|starts_off|opens) with {count} ({nounOfMany} | {kind}) (:|,) {names}',
    means: ({ within, count, kind, names }: Counted) =>
      names.length === count && within.role !== undefined
        ? [
            {
              ...{ kind: 'expectCount', things: { role: kind?.kind ?? partOf(within), within } },
              ...{ comparison: 'exactly', count },
            } as Action,
            ...names.map((name) => visible({ name, within })),
          ]
        : undefined,
    cost: -0.4,
  },
  // ""Price" as well as "Size" filters sit in the sidebar"
  {
    pattern:
      '(the)? ({quotedNames:names} | {quotedName:name} as_well_as {quotedName:other}) {nounOfMany} ({be} (now|also)? {visibleWord}? | {aux} (sit|stand|appear|are_found)) {where}',
    means: ({ names, name = '', other = '', where, ...said }: Partial<Aux & Be> & Several, span: Span) => {
      const placed = (names ?? [name, other]).map((one) => place({ name: one }, where));
      return isSaidPlainly(said) &&
        !isOfMore(span) &&
        where.within &&
        placed.every((one) => one !== undefined)
        ? placed.map((target) => visible(target))
        : undefined;
    },
    cost: -0.3,
  },
  // "The selection has moved down to Ada"
  {
    pattern:
      '(the)? (selection|highlight|marking) {aux} (moves|move|moved|jumps|jumped|goes|went|gone) (down|up|on|over|back)? to {thing}',
    means: ({ thing: target, ...said }: Aux & { thing: Target }) =>
      isSaidPlainly(said)
        ? one({ kind: 'expectState', target, state: 'selected', negated: false })
        : undefined,
    cost: -0.5,
  },
  // "Focus: Save"
  {
    pattern: '{noAction} (keyboard)? focus (:|->|→|=) {thing}',
    means: ({ thing: target }: { thing: Target }) =>
      one({ kind: 'expectState', target, state: 'focused', negated: false }),
    cost: -0.5,
  },
  // "There is a button whose name is "Menu" and whose state is collapsed"
  {
    pattern:
      '({actor} {aux} (see|sees|find|finds) | there (now|still)? {be}) (a|an|one)? {kind} whose (name|label|title) is {quotedName:name} and whose state is {state}',
    means: ({ kind, name, state, ...said }: Partial<Aux & Be> & Stated) => {
      const target: Target = { name, role: kind.kind };
      return isSaidPlainly(said) && !kind.isPlural
        ? [visible(target), { kind: 'expectState', target, ...state }]
        : undefined;
    },
    cost: -0.5,
  },
  // "I see a list "Semester" where "Winter" is already chosen"
  {
    pattern:
      '({actor} {aux} (see|sees|find|finds) | there (now|still)? {be}) (a|an|the) {thing} (where|in_which) {shortText:text} {be:chosen} (already|now|pre)? (chosen|selected|preselected|set|preset|picked)',
    means: ({ thing, text, chosen, ...said }: Partial<Aux & Be> & Chosen, span: Span) =>
      isSaidPlainly(said) && isSaidPlainly({ be: chosen }) && !goesOn(span) && thing.role !== undefined
        ? [visible(thing), shows(thing, text)]
        : undefined,
    cost: -0.6,
  },
  // "Scale label "500 m""
  {
    pattern: '{noAction} {plainWord} (label|caption|text|hint) {quotedName:name}',
    means: ({ name }: { name: string }, span: Span) =>
      span.from === 0 && span.to === span.tokens.length ? one(visible({ name })) : undefined,
    cost: -0.4,
  },
  // "There is no "Edit" button for it"
  {
    pattern: 'there (now|still|then)? {be} (no|not_any) {thing} for (it|this|that|this_one|that_one)',
    means: ({ thing, ...said }: Be & { thing: Target }) =>
      isSaidPlainly(said) && thing.role !== undefined && thing.name !== undefined && !thing.beside
        ? one(visible({ ...thing, beside: { relation: 'next to', thing: { ref: 'it' } as Target } }, true))
        : undefined,
    cost: -0.5,
  },
];

interface Listed {
  thing: Target;
  where?: Where;
  text: string;
}

interface Stated {
  kind: KindSaid;
  name: string;
  state: StateSaid;
}

interface Chosen {
  thing: Target;
  text: string;
  chosen: Be['be'];
}

interface Counted {
  within: Target;
  count: number;
  kind?: KindSaid;
  names: string[];
}

interface Several {
  names?: string[];
  name?: string;
  other?: string;
  where: Where;
}

const partOf = ({ role }: Target): 'row' | 'item' => (role === 'table' ? 'row' : 'item');
