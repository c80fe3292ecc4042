/** Notes in telegram style. */
import { compileRules, type Reader, type Rule, type Span } from '../../chart.js';
import { isOnlySeen } from '../../../meaning/kinds.js';
import type { Action, Target } from '../../../meaning/meaning.js';
import { markedAsGuess, markedAsNoted, type SaidPredicate } from '../predicates/said.js';
import { sayOf, sayOfAll } from '../statements/sayOf.js';
import { TEXTS } from '../things/named.js';
import { type SaidTarget, type Where } from '../things/place.js';
import { PAIRS } from './inShort.js';
import { PATHS_AND_KEYS } from './pathsAndKeys.js';
import { rowsOf } from '../../template.js';
import type { Token } from '../../tokens.js';
import { SEEN_IN_SHORT, SEEN_IN_SHORT_READERS } from './seenInShort.js';
import { click, opens, visible } from './simple.js';
import { STEPPER_READERS, STEPPERS } from './steppers.js';
import { TELEGRAM, TELEGRAM_READERS } from './telegram.js';

interface Noted {
  thing: Target;
  text: string;
}

const shows = ({ thing, text }: Noted): Action[] => {
  const { role, ...bare } = thing;
  // As its canonical sentence is read.
  const target = role !== undefined && bare.name !== undefined && TEXTS.has(role) ? bare : thing;
  return [{ kind: 'expectContent', target, relation: 'shows', text, negated: false }];
};

/** What people write without a verb. */
const WITHOUT_VERB: readonly Rule[] = [
  ...PAIRS,
  { pattern: '{noAction} {things} {verbless:predicates}', means: sayOfAll, cost: 0.05 },
  ...SEEN_IN_SHORT,
  // "reload, still there"
  {
    pattern: '{noAction} {still} {verbless:predicates}',
    means: ({ predicates }: { predicates: SaidPredicate }) =>
      predicates.of.some(({ kind }) => kind === 'expectVisible')
        ? undefined
        : sayOf([{ ref: 'it' } as SaidTarget], predicates),
    cost: 0.3,
  },
  { pattern: '{kindedNote}', cost: 0.35 },
  {
    pattern: '(back|over|now|next|on) (to|in|at) (the)? {thing}',
    means: ({ thing }: { thing: Target }) => [opens(thing)],
    cost: 0.3,
  },
  {
    pattern: '(back|over|now|next|on) (to|in|at) {path}',
    means: ({ path }: { path: Target[] }) => path.map(click),
    cost: 0.1,
  },
  // Told for the story's sake.
  {
    pattern:
      '(then)? {actor} (changes|change|changed) (his|her|their|my|our|your) mind (again|after_all|once_more)?',
    means: () => [{ kind: 'pass' } as Action],
    cost: -0.2,
  },
  {
    pattern: '(:)? {windowWords} (:|of|=|at)? {size}',
    means: ({ size: [width, height] }: { size: readonly [number, number] }) => [
      { kind: 'setWindow', width, height } as Action,
    ],
    cost: -0.2,
  },
  // "Basket badge: 3": nobody fills it.
  {
    pattern: '{noAction} {thing} (=|:|=>|->|→) {pairValue:text}',
    means: (said: Noted) => (said.thing.role && isOnlySeen(said.thing.role) ? shows(said) : undefined),
    cost: -0.1,
  },
  {
    pattern: '{isAction} {thing} (=|:) {value}',
    means: ({ thing: target, value }: { thing: Target; value: string }): Action[] => [
      { kind: 'fill', target, value },
    ],
    cost: 0.25,
  },
  {
    pattern: '{isCheck} {thing} (=|:|=>|->|→|==|===) {text}',
    means: shows,
    cost: 0.2,
  },
  {
    pattern: '{isCheck} {thing} {given}',
    means: ({ thing, given: text }: { thing: Target; given: string }) => shows({ thing, text }),
    cost: 0.4,
  },
  {
    pattern: '{isCheck} (no|no_more) {thing}',
    means: ({ thing }: { thing: Target }) => [visible(thing, true)],
    cost: 0.3,
  },
  {
    pattern:
      '{isCheck} {amount} {vague}? {counted} {where}? (now|left|listed|in_total|visible|only|found|shown|altogether)?',
    means: ({ amount, counted, where }: { amount: object; counted: Target; where?: Where }) => [
      { kind: 'expectCount', things: { ...counted, ...where }, ...amount } as Action,
    ],
    cost: 0.2,
  },
  {
    pattern: '{isCheck} {amount} {counted} (inside|in_it|in_there)',
    means: ({ amount, counted }: { amount: object; counted: Target }) => [
      {
        kind: 'expectCount',
        things: { ...counted, within: { ref: 'it' } as SaidTarget },
        ...amount,
      } as Action,
    ],
    cost: 0.1,
  },
  {
    pattern: '{isCheck} {aDet}? {things}',
    means: ({ things }: { things: Target[] }) => things.map((thing) => visible(thing)),
    cost: 0.5,
  },
  {
    pattern: '{isAction} {thing}',
    means: (said: { thing: SaidTarget }, { tokens, from }: Span) =>
      // "I don't see "A" but "B"", "I see "A" next to "B" and "C"".
      /^(?:and|but)$/.test(tokens[from - 1]?.lower ?? '') || isDialogNoted(said, tokens[from])
        ? undefined
        : noted(said),
    cost: 0.8,
  },
  {
    pattern: '{isAction} {segment}',
    means: ({ segment }: { segment: string }, { tokens, from }: Span) =>
      /^(?:and|but)$/.test(tokens[from - 1]?.lower ?? '') && /^\p{Ll}/u.test(segment)
        ? undefined
        : [click({ name: segment })],
    cost: 0.2,
  },
  {
    pattern: '{isAction} {segmentThing}',
    means: ({ segmentThing }: { segmentThing: SaidTarget }) => noted({ thing: segmentThing }),
    cost: 0.3,
  },
];

/** What comes of an action, in one clause with it. */
const EFFECTS: readonly Rule[] = [
  ...rowsOf([
    ['{noCheck} {clickable} {clickDoes}', 'click target:clickable ; @clickDoes', 0.25],
    // "OK closes the dialog": the button does.
    ['{noCheck} {buttonSubject:clickable} {clickDoes}', 'click target:clickable ; @clickDoes', -0.4],
    [
      '(a|one|another|the) (plain|single|simple|normal|left|mouse)? click on {thing} {aux}? {keyDoes}',
      'click target:thing ; @keyDoes',
      -0.1,
    ],
    [
      '{actionClause} (until|till|so_that|and_so) {actor} (can)? (see|sees|find|reach|get) {things}',
      '@actionClause ; expectVisible target:things negated:=false',
      0.1,
    ],
  ]),
];

export const NOTES: readonly Rule[] = [
  ...EFFECTS,
  ...PATHS_AND_KEYS,
  { pattern: '{labelVerb}', cost: 0.5 },
  { pattern: '(the|a|an) {actorNoun} {labelVerb}', cost: 0.6 },
  ...TELEGRAM,
  ...STEPPERS,
  ...WITHOUT_VERB.map(({ means, ...rule }): Rule => ({
    ...rule,
    means: (parts: never, span: Span) => {
      const meant = means ? means(parts, span) : Object.values(parts).at(-1);
      return (meant as Action[] | undefined)?.map(markedAsGuess);
    },
  })),
];

/** "Popup "Saved"" is seen; "then the "New" dialog" is opened. */
const isDialogNoted = ({ thing }: { thing: SaidTarget }, first: Token | undefined): boolean =>
  thing.role === 'dialog' && /^(?:popup|pop-up|dialog|modal|dialogue)$/.test(first?.lower ?? '');

/** A thing that is only named is clicked, where it is one that can be. */
function noted({ thing }: { thing: SaidTarget }): Action[] | undefined {
  if (thing.role !== undefined && isOnlySeen(thing.role)) return undefined;
  if (thing.role === 'tab') return [{ kind: 'openWidgetTab', target: thing }];
  return thing.name === undefined ? undefined : [markedAsNoted(click(thing))];
}

export const NOTE_READERS: Readonly<Record<string, Reader>> = {
  ...TELEGRAM_READERS,
  ...STEPPER_READERS,
  ...SEEN_IN_SHORT_READERS,
  still: compileRules([{ pattern: 'still|again|now', means: () => '' }]),
  kindedNote: compileRules([
    {
      pattern: '{thing}',
      means: (said: { thing: SaidTarget }, { tokens, from }: Span) =>
        (said.thing.role !== undefined && isOnlySeen(said.thing.role)) || isDialogNoted(said, tokens[from])
          ? [visible(said.thing)]
          : undefined,
    },
  ]),
};
