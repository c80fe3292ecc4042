/** What is expected of things on the page. */
import type { Action, Expectation, Target } from '../../../meaning/meaning.js';
import type { StateSaid } from '../../lexicon/states.js';
import { type ExpectationRule } from '../expectations.js';
import { type SaidPredicate } from '../predicates/said.js';
import { place, type SaidTarget, type Where } from '../things/place.js';
import { OF_LISTS } from './ofLists.js';
import { denied, one, sayOf, sayOfAll, visible, type Aux, type Be } from './sayOf.js';

const NO = 'no|not_any|zero';
const THERE = 'there (now|still|again|then|also)?';

/** What is none is a text that a message would be, too, and need not be known for a message. */
export function noneOf({ counted }: { counted: Target }): Action[] | undefined {
  const { name, role, ...where } = counted;
  return name !== undefined && REPORTED.has(role ?? '')
    ? one(visible({ name, ...where }, true))
    : one({ kind: 'expectCount', things: counted, comparison: 'exactly', count: 0 });
}

/** "The "Milk" row shows "Open" in the "Status" column": its cell does. */
const isOfColumn = (thing: Target, within: Target): boolean =>
  thing.role === 'row' && thing.each === undefined && within.role === 'column' && within.name !== undefined;

const REPORTED: ReadonlySet<string> = new Set(['message', 'alert', 'banner', 'badge', 'label', 'paragraph']);

export const OF_THINGS: readonly ExpectationRule[] = [
  {
    pattern: '{things} {predicates}',
    means: sayOfAll,
  },
  // "The "Milk" row shows "Paid" in the "Orders" table".
  {
    pattern: '{thing} {predicate} (in|inside|within) {thing:within}',
    means: ({
      thing,
      predicate,
      within,
    }: {
      thing: SaidTarget;
      predicate: SaidPredicate;
      within: Target;
    }) => {
      const placed = isOfColumn(thing, within)
        ? { role: 'cell' as const, name: within.name as string, within: thing }
        : place(thing, { within });
      const isOfIt = predicate.of.every(({ kind }) => kind === 'expectContent' || kind === 'expectState');
      return placed && within.role !== undefined && isOfIt ? sayOf([placed], predicate) : undefined;
    },
    cost: 0.2,
  },
  {
    pattern: 'only {thing} {be} {state}',
    means: ({ thing, be, state }: Be & { thing: Target; state: StateSaid }) => onlyOne(thing, be, state),
    cost: -0.2,
  },
  // "The Products page shows six items": one is there, and sees them.
  {
    pattern:
      '(the)? (home_page|homepage|start_page|landing_page) {aux} (shows|displays|has|contains) {aDet}? {things}',
    means: ({ things, aux }: Aux & { things: SaidTarget[] }) =>
      things.map((thing) => visible(thing, aux.negated)),
    cost: -0.6,
  },
  {
    pattern: '{thing} (shown|displayed|given|stated|listed) {be} {quotedName}',
    means: 'expectContent target:thing relation:=is text:quotedName',
    cost: -0.6,
  },
  {
    pattern: '(neither|none_of) {thing} (nor|or|and) {thing:other} {predicates}',
    means: ({ thing, other, predicates }: { thing: Target; other: Target; predicates: SaidPredicate }) =>
      denied(sayOf([thing, other], predicates)),
  },
  {
    pattern:
      'all (of)? (the|these|those)? {count} ({noun})? {counted} (in {thing:within})? {be} (now|still|again)? ({state} | {switched:state})',
    means: ofAllCounted,
    cost: -0.1,
  },
  {
    pattern: '(each|all) of {listedThings:things} (is|are) visible',
    means: 'expectEach targets:things',
    cost: -0.9,
  },
  {
    pattern: 'none of {listedThings:things} (is|are) visible',
    means: '!expectEach targets:things',
    cost: -0.9,
  },
  {
    pattern: '(no|not_a|not_any) {counted} ({be} {visibleWord} | can_be_seen | can_be_found)',
    means: 'expectCount things:counted comparison:=exactly count:=0',
    cost: -0.15,
  },
  {
    pattern: 'no {name} {be} {visibleWord} (anywhere|at_all|any_more|anymore)?',
    means: ({ name, be }: Be & { name: string }) => (be.negated ? undefined : one(visible({ name }, true))),
    cost: 0.2,
  },
  {
    pattern: 'no {name} {be} (mentioned|written_of|talked_about|spoken_of) (anywhere|at_all|any_more)?',
    means: ({ name, be }: Be & { name: string }) => (be.negated ? undefined : one(visible({ name }, true))),
    cost: -0.2,
  },
  {
    pattern: `${THERE} {be} {aDet}? {things}`,
    means: ({ things, be }: Be & { things: SaidTarget[] }) =>
      things.map((thing) => ({
        ...visible(thing, be.negated),
        ...(be.lasting === true && { lasting: 2_000 }),
      })),
  },
  {
    pattern: `${THERE} {be} (${NO}) {fluff}? {countedHere}`,
    means: ({ be, countedHere: counted }: Be & { countedHere: Target }) =>
      be.negated ? undefined : noneOf({ counted }),
    cost: -0.1,
  },
  {
    pattern: `${THERE} {be} (${NO}) {name} {where}? (to_be_seen|to_see)? (any_more|anymore|any_longer|more|yet)?`,
    means: ({ name, where }: { name: string; where?: Where }) =>
      one(visible(place({ name }, where ?? {}) ?? { name }, true)),
    cost: 0.1,
  },
  [
    '(the)? {attribute} (of|on|for) {thing} {is}',
    'expectAttribute target:thing attribute:attribute ...is',
    -0.15,
  ],
  {
    pattern: '{where} (,)? {aux} {be} {things}',
    means: ({ where, things, be }: Be & { where: Where; things: Target[] }) =>
      things.map((thing) => visible(place(thing, where) ?? thing, be.negated)),
    cost: 0.4,
  },
  [
    '(the)? (focus|keyboard_focus|cursor|input_focus|dom_focus|initial_focus|caret) {aux} (is|be|are|lands|land|goes|sits|sit|moves|moved|stays|returns|return|jumps|remains|stands|falls|being|been|moves_back|goes_back|returned|set|placed)? (still|now|already|back|placed|moved|set|again|to_be)? (in|on|into|to|inside|within|at) {thing}',
    'expectState target:thing state:=focused',
    -0.2,
  ],
  [
    '(the)? (page|screen|view) {aux} (shows|show|contains|contain|has|have) {matching} {text}',
    'expectPattern pattern:text',
    -0.2,
  ],
  ['{actor} {aux} (see|sees|find|finds) {matching} {text}', 'expectPattern pattern:text', -0.3],
  [
    '{actor} {aux} (see|sees|find|finds) {matching} {text} (in|inside|within|on) {thing}',
    'expectPattern pattern:text within:thing',
    -0.4,
  ],
  [
    '{thing} {aux} (shows|show|contains|contain|has|have) {matching} {text}',
    'expectPattern pattern:text within:thing',
    -0.3,
  ],
  ...OF_LISTS,
  {
    pattern: '{carriedTable} {rest}',
    means: (
      { carriedTable }: { carriedTable: string },
      { tokens, from, to }: { tokens: readonly { lower: string }[]; from: number; to: number },
    ) =>
      tokens
        .slice(from, to)
        .some(({ lower }) =>
          /^(?:lost|changed|shown?|shows?|displayed|displays?|filled|kept|keeps?|values?|details|fields)$/.test(
            lower,
          ),
        )
        ? one({
            kind: 'expectContent',
            target: { name: carriedTable },
            relation: 'is',
            text: carriedTable,
            negated: false,
          })
        : undefined,
    cost: 0.5,
  },

  {
    pattern: '{thing} (rejects|refuses|complains_about|does_not_accept|denies) (it|this|them|that) : {text}',
    means: ({ thing, text }: { thing: Target; text: string }) => one(visible({ name: text, within: thing })),
  },
];

/** "Only "Red" is ticked": it is, and no other of its kind. */
function onlyOne(thing: SaidTarget, be: Be['be'], { state, negated }: StateSaid): Action[] | undefined {
  if (be.negated || negated || thing.role === undefined || thing.role === 'thing') return undefined;
  return [
    { kind: 'expectState', target: thing, state, negated: false },
    { kind: 'expectCount', things: { role: thing.role, state }, comparison: 'exactly', count: 1 },
  ];
}

interface AllOf {
  count: number;
  noun?: string;
  counted: Target;
  within?: Target;
  state: StateSaid;
}

/** "All three rows are ticked": so many there are, and each of them is so. */
function ofAllCounted(said: Be & AllOf): Expectation[] {
  const { be, count, noun, within, state } = said;
  const named = noun === undefined ? said.counted : { name: noun, ...said.counted };
  const counted = within === undefined ? named : { ...named, within };
  const negated = be.negated !== state.negated;
  return [
    { kind: 'expectCount', things: counted, comparison: 'exactly', count },
    { kind: 'expectState', target: { ...counted, each: 'each' }, state: state.state, negated },
  ];
}
