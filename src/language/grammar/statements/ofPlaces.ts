/** Which one of several a thing is, what somebody is to it, and what is said of a thing that is played. */
import type { Span } from '../../chart.js';
import type { Kind, KindSaid } from '../../../meaning/kinds.js';
import type { Action, Target } from '../../../meaning/meaning.js';
import { type ExpectationRule } from '../expectations.js';
import { endsList } from '../neighbours.js';
import { IT } from '../things/place.js';
import { FINITE } from '../../lexicon/words.js';
import type { Token } from '../../tokens.js';
import { one, visible, type Aux, type Be } from './sayOf.js';

export const OF_PLACES: readonly ExpectationRule[] = [
  // "Dana Whitfield must be the assignee"
  {
    pattern: '{properText:text} {be} (now|still|again)? the (new)? {detailNoun:name}',
    means: 'expectContent target.name:name relation:=shows text:text',
    cost: -0.2,
  },
  {
    pattern:
      '(the)? {name} {bracketText:detail}? {be} (listed|shown|displayed)? (the|at_the)? {ordinal} ({nounOfOne} | item | entry | result | one | message)? ((in|of|on) {thing})?',
    means: ({ be, thing, ...said }: Be & Nth & { thing?: Target }, { tokens, from, to }: Span) =>
      // "Saved is shown at the top": of the page, perhaps.
      (thing === undefined && /(?:shown|displayed) at the top$/.test(wordsOf(tokens, from, to))) ||
      // Of which list it is not the first must be said; "Milk and Bread are first" are not one.
      (be.negated && thing === undefined) ||
      be.lasting === true ||
      isOfSeveral(tokens, from)
        ? undefined
        : isNth(said, be.negated, thing),
    cost: 0.1,
  },
  // "It is the last one in the list"
  {
    pattern:
      '(it|this|that) {be} (now|still|again)? the {ordinal} (item|entry|result|one|row) (in|of) {thing}',
    means: ({ be, ordinal, thing }: Be & Nth & { thing: Target }) =>
      be.negated || be.lasting === true
        ? undefined
        : isNth({ name: IT, ordinal, ...(thing.role === 'table' && { role: 'row' as const }) }, false, thing),
    cost: -0.3,
  },
  // "Order "A-90" turns up as the second row"
  {
    pattern:
      '({nounOfOne:noun})? {quotedName:name} ({be} (listed|shown|displayed) | {aux} (appears|appear|turns_up|shows_up|comes|is_listed)) (now)? (as|in) the {ordinal} ({kind} | one) ((of|in) {thing})?',
    means: (
      { be, aux, name, ordinal, kind, thing }: Partial<Be & Aux> & Nth & { kind?: KindSaid; thing?: Target },
      span: Span,
    ) => {
      const role = kind?.kind ?? (thing?.role === 'table' ? 'row' : 'item');
      return (be ?? aux)?.negated === true || !LISTED.has(role) || kind?.isPlural === true || endsList(span)
        ? undefined
        : isNth({ name, ordinal, role }, false, thing);
    },
    cost: -0.2,
  },
  // "Alpine Boots is listed first and Trail Backpack last".
  {
    pattern:
      '(the)? {name} {bracketText:detail}? {be} (now|again)? (listed|shown|displayed)? (the|at_the)? {ordinal} ({nounOfOne} | {kind})? (,|and|,_and) (the)? {name:other} {bracketText:more}? {be:also}? (now|again)? (listed|shown|displayed)? (the|at_the)? {ordinal:next} (one)?',
    means: ({ be, also, other, more, next, kind, ...one }: Be & Nth & Two, { tokens, from }: Span) =>
      /^(?:and|or|,)$/.test(tokens[from - 1]?.lower ?? '') ||
      be.negated ||
      be.lasting === true ||
      / and /.test(other) ||
      (also !== undefined && (also.negated || also.lasting === true)) ||
      (kind !== undefined && !LISTED.has(kind.kind))
        ? undefined
        : [one, { name: other, detail: more, ordinal: next }].flatMap(
            (nth) => isNth({ ...nth, ...(kind && { role: kind.kind }) }) ?? [],
          ),
    cost: -0.1,
  },
  // "The inspector is headed "Atlas"".
  {
    pattern: '{thing} {be} (headed|headlined) (with)? {quotedName:name}',
    means: ({ be, thing: within, name }: Be & { thing: Target; name: string }) =>
      be.lasting === true
        ? undefined
        : one(visible({ name, role: 'heading', within: asPart(within) }, be.negated)),
    cost: -0.4,
  },
  // "Emma should jump to the top", "now Night Ferry comes first": of the list.
  {
    pattern:
      '({name} | (the)? {noun} {quotedName:name}) ({aux} (jumps|jump|moves|move|goes|go|comes|come|rises|rise|climbs|climb) | (has|have) (jumped|moved|gone|come|risen|climbed)) (now|up|right|back)? (to_the_top|to_the_very_top|to_first_place) (of_the_list)?',
    means: ({ name, aux }: Partial<Aux> & { name: string }) => (aux?.negated ? undefined : firstIs(name)),
    cost: -0.25,
  },
  {
    pattern:
      '({name} | (the)? {noun} {quotedName:name}) {aux} (comes|come|stands|stand|appears|appear|is_listed|is_shown|is_displayed) (now)? (first|in_first_place)',
    means: ({ name, aux }: Aux & { name: string }) => (aux.negated ? undefined : firstIs(name)),
    cost: -0.25,
  },
  {
    pattern:
      '({name} | (the)? {noun} {quotedName:name}) ({aux} (moves|move|goes|go|drops|drop|sinks|sink) | (has|have) (moved|gone|dropped|sunk)) (now|down|right|back)? (to_the_bottom|to_the_very_bottom|to_the_end|to_last_place) (of_the_list)?',
    means: ({ name, aux }: Partial<Aux> & { name: string }) =>
      aux?.negated ? undefined : firstIs(name, 'last'),
    cost: -0.25,
  },
];

/** "Milk and Bread are first", but not "the dialog closes and Bread is first". */
const isOfSeveral = (tokens: readonly Token[], from: number): boolean =>
  /^(?:and|or|,)$/.test(tokens[from - 1]?.lower ?? '') &&
  !tokens.slice(0, from - 1).some(({ type, lower }) => type === 'word' && FINITE.has(lower));

const wordsOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ lower }) => lower)
    .join(' ');

interface Nth {
  name: string;
  /** "(4.9)": what stands behind it in brackets stands there, too. */
  detail?: string | undefined;
  ordinal: number | 'last';
  role?: Kind;
}

const LISTED: ReadonlySet<Kind> = new Set<Kind>(['row', 'item', 'section', 'article', 'option', 'message']);

interface Two {
  kind?: KindSaid;
  also?: Be['be'];
  other: string;
  more?: string;
  next: number | 'last';
}

const isNth = (
  { name, detail, ordinal, role = 'item' }: Nth,
  negated = false,
  within?: Target,
): Action[] | undefined => {
  const target: Target = { role, ordinal, ...(within && { within }) };
  // Not the first, or another of that detail?
  if (negated && detail !== undefined) return undefined;
  return [name, detail]
    .filter((text) => text !== undefined)
    .map((text): Action => ({ kind: 'expectContent', target, relation: 'contains', text, negated }));
};

/** A common noun stands for a part of the page. */
const asPart = (thing: Target): Target =>
  thing.role === undefined && /^\p{Ll}+$/u.test(thing.name ?? '') ? { ...thing, role: 'section' } : thing;

const firstIs = (text: string, ordinal: 1 | 'last' = 1) =>
  one({
    kind: 'expectContent',
    target: { role: 'item', ordinal },
    relation: 'contains',
    text,
    negated: false,
  });

export const OF_MEDIA: readonly ExpectationRule[] = [
  {
    pattern:
      '(the)? (playback|clip|film|music|audio|sound|track|song|video) {aux} (continues|continue|resumes|resume|plays|starts|starts_playing|goes_on|runs|keeps_playing)',
    means: 'expectState target:<video> state:=playing',
    cost: -0.1,
  },
  {
    pattern: '(the)? (playback|clip|film|music|audio|sound|track|song) {aux} (pauses|stops|stop|pause|halts)',
    means: 'expectState target:<video> state:=paused',
    cost: -0.1,
  },
  [
    '(resumes|resumed|starts_playing|started_playing|plays_on|keeps_playing)',
    'expectState target:<video> state:=playing negated:=false',
    0.1,
  ],
  {
    pattern: '(the)? (playback|clip|film|music|audio|sound|track|song) {be} {state}',
    means: 'expectState target:<video> ...state',
    cost: -0.1,
  },
];
