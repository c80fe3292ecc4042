/** What is seen with what in it: "the dialog opens with the start preset to 10:00", "a toast with an Undo button". */
import { compileRules, type Reader, type Rule, type Span } from '../../../chart.js';
import { isExpectation, type Action, type Expectation, type Target } from '../../../../meaning/meaning.js';
import { withWhere } from '../../circumstances.js';
import type { StateSaid } from '../../../lexicon/states.js';
import type { SaidPredicate } from '../../predicates/said.js';
import { coloured } from '../../statements/ofPages.js';
import { sayOf } from '../../statements/sayOf.js';
import { visible } from '../simple.js';
import { OF_COUNTED } from './ofCounted.js';
import { holderIn } from './opensWith.js';

type Tail = (actions: Action[]) => Action[] | undefined;

const withMore =
  (more: readonly Expectation[]): Tail =>
  (actions) => {
    const last = actions.at(-1);
    if (last?.kind === 'expectPage' && !last.negated) return [...actions, ...more];
    const holder = holderIn(last);
    if (holder === undefined) return withControls(actions, more);
    const placed = withWhere(more, { within: holder });
    return placed && [...actions, ...placed];
  };

/** ""Sent" appears at the bottom with an "Undo" link": where the text stands, the link does. */
function withControls(actions: Action[], more: readonly Expectation[]): Action[] | undefined {
  const last = actions.at(-1);
  if (last?.kind !== 'expectVisible' || last.negated || last.target.role !== undefined) return undefined;
  const { name, ...where } = last.target;
  const controls = more.map((one) =>
    one.kind === 'expectVisible' && one.target.name !== undefined && CONTROLS.has(one.target.role ?? '')
      ? one.target.name
      : undefined,
  );
  if (name === undefined || Object.keys(where).join() !== 'at') return undefined;
  return controls.every((each) => each !== undefined)
    ? [...actions, ...more, { kind: 'expectTogether', words: [name, ...controls] }]
    : undefined;
}

const CONTROLS: ReadonlySet<string> = new Set(['button', 'link']);

const isSaidOfThing = (tokens: Span['tokens']): boolean =>
  tokens.some(({ type, lower }) => type === 'quoted' || /^(?:the|an?)$/.test(lower));

const showing = (target: Target, text: string): Expectation => ({
  ...{ kind: 'expectContent', target, relation: 'shows', text, negated: false },
});

/** What a dialog or page may open with. */
const OPENED_IN: ReadonlySet<string> = new Set([
  ...['selected', 'checked', 'focused', 'disabled', 'enabled', 'expanded', 'collapsed', 'pressed'],
]);

export const WITH_MORE: readonly Rule[] = [
  ...OF_COUNTED,
  {
    pattern: '(,)? (with|and|and_with) (the)? (text|message|words|wording) {quotedName:name}',
    means: ({ name }: { name: string }): Tail => {
      const more = [visible({ name })];
      return (actions) =>
        actions.every(isExpectation) ? (withMore(more)(actions) ?? [...actions, ...more]) : undefined;
    },
    cost: -0.1,
  },
  // "The login page comes back, with a green message "Bye.""
  {
    pattern:
      '(,)? (with|and) (a|the) {colour} (message|text|banner|note|notice|hint|toast|alert|line|box) (saying|that_says)? {quotedName:name}',
    means:
      (said: { colour: string; name: string }): Tail =>
      (actions) =>
        actions.every(isExpectation) ? [...actions, ...coloured(said)] : undefined,
    cost: -0.3,
  },
  // "8 rows, starting with Ann": the first of those that were counted.
  {
    pattern: '(,)? (starting|beginning) with ({quotedName:name} | {properSpan:name})',
    means:
      ({ name: text }: { name: string }): Tail =>
      (actions) => {
        const last = actions.at(-1);
        return last?.kind === 'expectCount' && last.count > 0 && last.things.ordinal === undefined
          ? [...actions, showing({ ...last.things, ordinal: 1 }, text)]
          : undefined;
      },
    cost: -0.2,
  },
  // "Thank you is displayed together with the order number 1003".
  {
    pattern: '(,)? (together|along) with {aDet}? {things}',
    means: ({ things }: { things: Target[] }): Tail => {
      const more = things.map((target) => visible(target));
      return (actions) => {
        const last = actions.at(-1);
        return last?.kind === 'expectVisible' && !last.negated ? [...actions, ...more] : undefined;
      };
    },
    cost: -0.1,
  },
  {
    pattern: '(,)? (with|and_with) {withStatement}',
    means: ({ withStatement }: { withStatement: Expectation[] }): Tail | undefined =>
      withStatement.some(({ kind }) => kind === 'expectVisible') ? undefined : withMore(withStatement),
    cost: 0.1,
  },
  {
    pattern: '(,)? (with|containing|offering|listing|showing) {aDet}? {things}',
    means:
      ({ things }: { things: Target[] }, { tokens, from, to }: Span): Tail =>
      (actions) =>
        // "At /inbox with VoiceOver running".
        tokens.slice(from, to).some(({ type, lower }) => type === 'word' && lower === 'no') ||
        (actions.at(-1)?.kind === 'expectPage' && !isSaidOfThing(tokens.slice(from, to)))
          ? undefined
          : withMore(things.map((target) => visible(target)))(actions),
    cost: 0.3,
  },
];

export const WITH_MORE_READERS: Readonly<Record<string, Reader>> = {
  withStatement: compileRules([
    { pattern: '{withOne}' },
    {
      pattern: '{withOne} (and|,|,_and) {withStatement}',
      means: ({ withOne, withStatement }: { withOne: Expectation[]; withStatement: Expectation[] }) => [
        ...withOne,
        ...withStatement,
      ],
    },
  ]),
  withOne: compileRules([
    // "Opens with "Expense" selected"
    {
      pattern: '(the|a|an|its)? {thing} (already|pre)? {state}',
      means: ({ thing, state }: { thing: Target; state: StateSaid }) =>
        thing.name === undefined || !OPENED_IN.has(state.state)
          ? undefined
          : [{ kind: 'expectState', target: thing, ...state }],
      cost: -0.6,
    },
    // "Opens with the "Email" field empty"
    {
      pattern: '(the|a|an|its)? {thing} (still|again)? (empty|blank)',
      means: ({ thing }: { thing: Target }) =>
        thing.name === undefined ? undefined : [{ kind: 'expectEmpty', target: thing, negated: false }],
      cost: -0.6,
    },
    {
      pattern: '{aDet}? {things} {predicates}',
      means: ({ things, predicates }: { things: Target[]; predicates: SaidPredicate }) =>
        sayOf(things, predicates),
      cost: -0.7,
    },
    {
      pattern:
        '(the|a|an|its)? {thing} (preset|pre-set|set|filled|prefilled|pre-filled|filled_in|equal|showing|reading|saying|selected|preselected) (to|with|at|as|on)? {shortText:text}',
      means: ({ thing, text }: { thing: Target; text: string }) => [showing(thing, text)],
      cost: -0.6,
    },
  ]),
};
