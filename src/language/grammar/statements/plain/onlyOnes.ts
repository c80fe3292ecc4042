/** What alone is there or is so, and what is named so: "the list contains "A" only", "only "A" is ticked", "there is no room "Garden"". */
import type { Span } from '../../../chart.js';
import type { KindSaid } from '../../../../meaning/kinds.js';
import type { Action, Target } from '../../../../meaning/meaning.js';
import type { StateSaid } from '../../../lexicon/states.js';
import type { ExpectationRule } from '../../expectations.js';
import { endsList, goesOn, isOfMore } from '../../neighbours.js';
import { place, type Where } from '../../things/place.js';
import { LISTING, onlyLeft, onlyListed } from '../ofLists.js';
import { isSaidPlainly, one, visible, type Aux, type Be } from '../sayOf.js';
import { shows } from '../values.js';

const SHOWS = '(shows|show|displays|display|lists|list|contains|contain|has|offers|includes)';
const ONES =
  '(ones|one|users|user|persons|person|rows|row|items|item|entries|entry|results|result|hits|hit|matches|match | {nounOfOne} | {nounOfMany} | {plainWord} {nounOfOne})';
const THERE = '(left|listed|shown|there|remaining|visible|displayed|found)';
/** They are those of a list. */
const ROWS: ReadonlySet<string> = new Set(['row', 'item', 'thing']);

export const ONLY_ONES: readonly ExpectationRule[] = [
  // "The list contains "A" only", "the menu shows "A", "B" and nothing else"
  {
    pattern: `{thing} {aux} (now|still)? ${SHOWS} {onlyNames} (only|alone | (,)? and nothing else | (,)? and no_more)`,
    means: ({ thing, onlyNames, ...said }: Aux & { thing: Target; onlyNames: string[] }, span: Span) =>
      isSaidPlainly(said) && !goesOn(span) && LISTING.has(thing.role ?? '') && thing.each === undefined
        ? onlyListed(onlyNames, thing)
        : undefined,
    cost: -0.9,
  },
  // "Click "Active" -> only "Milk" in list"
  {
    pattern: '(only|just) {onlyNames} (in|on) (the)? list',
    means: ({ onlyNames }: { onlyNames: string[] }, span: Span) =>
      goesOn(span) ? undefined : onlyLeft(onlyNames),
    cost: -0.3,
  },
  // "I see only "A" and "B""
  {
    pattern:
      '{actor} {aux} ((only|just) (see|sees|find|finds|get|gets) | (see|sees|find|finds|get|gets) (now|still)? (only|just)) {onlyNames} {where}?',
    means: ({ onlyNames, aux, where }: Aux & { onlyNames: string[]; where?: Where }, span: Span) =>
      aux.negated || goesOn(span) || /^(?:when|if|while|until)$/.test(span.tokens[span.to]?.lower ?? '')
        ? undefined
        : onlyLeft(onlyNames, where),
    cost: -0.3,
  },
  // ""Ada" is the only user left", "the only row shown is "Ada""
  {
    pattern: `{onlyNames} {be} (now|still)? the only ${ONES} ${THERE}? {where}?`,
    means: ({ onlyNames, be, where }: Be & { onlyNames: string[]; where?: Where }, span: Span) =>
      isSaidPlainly({ be }) && !endsList(span) ? onlyOne(onlyNames, where) : undefined,
    cost: -0.3,
  },
  // ""Save" is the only button"
  {
    pattern: `{quotedName:name} {be} (now|still)? the only {kind} ${THERE}?`,
    means: ({ name, kind, ...said }: Be & { name: string; kind: KindSaid }, span: Span) =>
      isSaidPlainly(said) && !endsList(span) && !kind.isPlural && !ROWS.has(kind.kind)
        ? [visible({ name, role: kind.kind }), numberOf(1, { role: kind.kind })]
        : undefined,
    cost: -0.3,
  },
  {
    pattern: `the only ${ONES} (${THERE} {where}? | {where}) {be} (now)? {onlyNames}`,
    means: ({ onlyNames, be, where }: Be & { onlyNames: string[]; where?: Where }, span: Span) =>
      isSaidPlainly({ be }) && !endsList(span) ? onlyOne(onlyNames, where) : undefined,
    cost: -0.6,
  },
  // "Only the "Ben" row has a "Delete" button"
  {
    pattern: 'only {thing:within} {aux} (has|have|shows|offers|contains) (a|an|the) {thing}',
    means: ({ within, thing, ...said }: Aux & { within: Target; thing: Target }, span: Span) =>
      isSaidPlainly(said) &&
      !goesOn(span) &&
      !isOfMore(span) &&
      within.role === 'row' &&
      thing.role &&
      !thing.within
        ? [visible({ ...thing, within }), numberOf(1, thing)]
        : undefined,
    cost: -0.4,
  },
  // ""B" is the first and "A" the last torrent"
  {
    pattern:
      '{quotedName:text} {be} (now)? the first (and|,) {quotedName:other} {be:also}? the last ({kind} | {nounOfOne})',
    means: ({ text, other, be, also }: Be & { text: string; other: string; also?: Be['be'] }, span: Span) =>
      isSaidPlainly({ be }) && isSaidPlainly(also ? { be: also } : {}) && !goesOn(span)
        ? [shows({ role: 'item', ordinal: 1 }, text), shows({ role: 'item', ordinal: 'last' }, other)]
        : undefined,
    cost: -0.5,
  },
  // "There is one job with the name "thumbnail""
  {
    pattern:
      'there (now|still|again|then|also)? {be} (one|a|an) ({nounOfOne} | user | person) (named | called | with the name | with the title) {quotedName:name} {where}?',
    means: ({ be, name, where }: Be & { name: string; where?: Where }, span: Span) => {
      const thing = place({ name }, where ?? {});
      return isSaidPlainly({ be }) && !goesOn(span) && !isOfMore(span) && thing
        ? one(visible(thing))
        : undefined;
    },
    cost: 0.05,
  },
  // "There is no room "Garden"", "there is none called "Fan""
  {
    pattern:
      'there (now|still|again|then|also)? {be} (((no|not_any) ({nounOfOne} | user | person)) (called|named|titled)? | none (called|named|titled)) {quotedName:name} {where}? (any_more|anymore|any_longer|left)?',
    means: ({ be, name, where }: Be & { name: string; where?: Where }, span: Span) => {
      const thing = place({ name }, where ?? {});
      return isSaidPlainly({ be }) && !goesOn(span) && !isOfMore(span) && thing
        ? one(visible(thing, true))
        : undefined;
    },
    cost: 0.1,
  },
  // ""A" is the only checked box"
  {
    pattern: '{quotedName:name} {be} (now|still)? the only {state} {kind}',
    means: ({ name, state, kind, ...said }: Be & Alone, span: Span) =>
      goesOn(span) || kind.isPlural ? undefined : alone({ name, role: ticked(kind, state) }, state, said),
    cost: -0.6,
  },
  // ""A" and "B" are ticked and nothing else"
  {
    pattern: '{quotedNames:names} {be} (now|still)? {state} (,)? (and|but) nothing else',
    means: ({ names, state, ...said }: Be & { names: string[]; state: StateSaid }) =>
      isSaidPlainly(said) && !state.negated && state.state === 'checked'
        ? [
            ...names.map((name) => ofState({ name, role: 'checkbox' }, state)),
            numberOf(names.length, { role: 'checkbox', state: 'checked' }),
          ]
        : undefined,
    cost: -0.6,
  },
  // "Only "A" is ticked"
  {
    pattern: 'only {quotedName:name} {be} (now|still)? {state}',
    means: ({ name, state, ...said }: Be & Omit<Alone, 'kind'>, span: Span) =>
      goesOn(span) || state.state !== 'checked' ? undefined : alone({ name, role: 'checkbox' }, state, said),
    cost: -0.6,
  },
];

interface Alone {
  name: string;
  state: StateSaid;
  kind: KindSaid;
}

/** "The only checked box" is no text field. */
const ticked = ({ kind }: KindSaid, { state }: StateSaid): KindSaid['kind'] =>
  kind === 'field' && state === 'checked' ? 'checkbox' : kind;

/** It is so, and no other of its kind. */
const alone = (thing: Target, state: StateSaid, said: Be): Action[] | undefined =>
  isSaidPlainly(said) && !state.negated
    ? [ofState(thing, state), numberOf(1, { ...(thing.role && { role: thing.role }), state: state.state })]
    : undefined;

const ofState = (target: Target, { state }: StateSaid): Action => ({
  ...{ kind: 'expectState', target, state, negated: false },
});

/** "The only user left is "Ada"": there is no other, and none of the same name. */
function onlyOne(names: string[], where?: Where): Action[] | undefined {
  const said = onlyLeft(names, where);
  const [of] = said ?? [];
  return names.length === 1 && of?.kind === 'expectContent' && of.target.within
    ? [numberOf(1, { role: of.target.role ?? 'item', within: of.target.within }), of]
    : said;
}

const numberOf = (count: number, things: Target): Action => ({
  ...{ kind: 'expectCount', things, comparison: 'exactly', count },
});
