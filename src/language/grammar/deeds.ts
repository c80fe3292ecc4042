/** What is done: the verbs with what stands behind them, in every person, tense and voice. */
import { compileRules, type Captures, type Chart, type Node, type Reader, type Rule } from '../chart.js';
import type { Form } from '../lexicon/inflect.js';
import { isModifier } from '../lexicon/keys.js';
import { VERB_FORMS } from '../lexicon/verbForms.js';
import { VERBS, type Way } from '../lexicon/verbs.js';
import { fromTemplate } from '../template.js';
import type { Action, ActionOf, Target } from '../../meaning/meaning.js';
import { withWhere } from './circumstances.js';
import type { Where } from './things/place.js';
import { isHalfOfName, isOneWord, isPluralKind } from './things/several.js';

const listOf = (value: unknown): Action[] =>
  (Array.isArray(value) ? (value as Action[]) : [value as Action]).map(ofCheckbox);

/** A button is not ticked; a dialog is not clicked, but what is in it or beside it. */
const canBe = (actions: Action[]): Action[] | undefined => (actions.some(isOdd) ? undefined : actions);

function isOdd(action: Action): boolean {
  if (!('target' in action)) return false;
  const { role = '', name } = action.target ?? {};
  if (action.kind === 'check' || action.kind === 'uncheck') return NEVER_TICKED.has(role);
  return action.kind === 'click' && role === 'dialog' && name === undefined;
}

const NEVER_TICKED: ReadonlySet<string> = new Set(
  'button link dialog heading tab alert banner badge message header footer navigation table list form sidebar page feed tooltip'.split(
    ' ',
  ),
);

/** "The box" that is ticked is a checkbox. */
const ofCheckbox = (action: Action): Action =>
  action.kind === 'fill' && action.target.role === 'spinner'
    ? { ...action, target: { ...action.target, role: 'number field' } }
    : (action.kind === 'check' || action.kind === 'uncheck') && action.target.role === 'field'
      ? { ...action, target: { ...action.target, role: 'checkbox' } }
      : isNamedOption(action)
        ? { kind: action.kind, target: { name: action.target.name ?? '' } }
        : action;

/** "Mark the option "Gift wrap"": what is marked is more than one of a list. */
const isNamedOption = (action: Action): action is ActionOf<'check' | 'uncheck'> =>
  (action.kind === 'check' || action.kind === 'uncheck') &&
  action.target.role === 'option' &&
  Object.keys(action.target).length === 2 &&
  action.target.name !== undefined;

type Means = (parts: Captures) => unknown;

const meaningOf = (means: Way[1]): Means =>
  typeof means === 'string' ? fromTemplate(means) : (means as Means);

const way = (pattern: string, means: Way[1], cost: number): Rule => {
  const build = meaningOf(means);
  return {
    pattern,
    cost,
    means: (parts: never) => {
      const meant = build(parts);
      return meant === undefined ? undefined : canBe(listOf(meant));
    },
  };
};

/** What stands behind a verb. */
const OBJECTS: readonly Reader[] = VERBS.map(({ ways }) =>
  compileRules(
    ways.map(([pattern, means, cost = 0], index) =>
      way(pattern.replace(/!\}/g, '}'), means, cost + index * 0.001),
    ),
  ),
);

/** The same where what is acted on stands in front: "{thing} is dragged onto {onto}". */
const PASSIVES: readonly ({ subject: string; rest: Reader } | undefined)[][] = VERBS.map(({ ways }) =>
  ways.map(([pattern, means, cost = 0], index) => {
    const subject = /\{([^}]*)!\}/.exec(pattern);
    if (subject === null) return undefined;
    const rest = pattern.replace(/^(?:\([^)]*\)\?\s*)*\{[^}]*!\}/, '').trim();
    if (rest === pattern) return undefined;
    const meaning = meaningOf(means);
    const [category = '', name = category] = (subject[1] ?? '').split(':');
    const build = (parts: Captures) => (given: unknown) => {
      const meant = meaning({ ...parts, [name]: given });
      return meant === undefined ? undefined : canBe(listOf(meant));
    };
    return {
      subject: category,
      rest: compileRules([{ pattern: rest, means: build, cost: cost + index * 0.001 }]),
    };
  }),
);

/** @param allowed the forms that may stand there */
function readDeed(chart: Chart, at: number, allowed: ReadonlySet<Form>): Node[] {
  const nodes: Node[] = [];
  for (const { end, entry } of verbsAt(chart, at, allowed)) {
    for (const object of OBJECTS[entry]?.(chart, end) ?? []) nodes.push(object);
  }
  return [...nodes, ...repeated(chart, at, allowed)];
}

function verbsAt(
  { tokens }: Chart,
  at: number,
  allowed: ReadonlySet<Form>,
): { end: number; entry: number }[] {
  const first = tokens[at];
  if (first === undefined || first.type === 'quoted') return [];
  return (VERB_FORMS.get(first.lower) ?? [])
    .filter(
      ({ words, form }) =>
        allowed.has(form) &&
        words.every(
          (word, index) => tokens[at + index]?.lower === word && tokens[at + index]?.type !== 'quoted',
        ),
    )
    .map(({ words, entry }) => ({ end: at + words.length, entry }));
}

/** "Click A and B": what stands behind the verb, a few times. */
function repeated(chart: Chart, at: number, allowed: ReadonlySet<Form>): Node[] {
  return verbsAt(chart, at, allowed).flatMap(({ end, entry }) => {
    const object = OBJECTS[entry];
    if (!object) return [];
    const nodes: Node[] = [];
    let latest = object(chart, end);
    for (let count = 0; count < MOST_REPEATED && latest.length > 0; count++) {
      latest = latest.flatMap((node) => oneMore(chart, node, object));
      nodes.push(...latest);
    }
    return nodes;
  });
}

const MOST_REPEATED = 4;

const oneMore = (chart: Chart, node: Node, object: Reader): Node[] =>
  afterAnd(chart, node.end).flatMap((start) =>
    object(chart, start)
      .filter(
        ({ end, value }) => end > start && !isSplit(chart, node.value, value, { from: start - 1, to: end }),
      )
      .map((more) => ({
        end: more.end,
        cost: node.cost + more.cost + (isOnlyComma(chart, start) ? 0.8 : 0.25),
        value: [...(node.value as Action[]), ...(more.value as Action[])],
      })),
  );

/** "Ghent, Belgium" is one place, or two. */
const isOnlyComma = ({ tokens }: Chart, start: number): boolean =>
  tokens[start - 1]?.text === ',' && tokens[start]?.type === 'word';

const targetOf = (action: Action): Target | undefined => ('target' in action ? action.target : undefined);

/** "Click the Terms and Conditions link" is one click. */
function isSplit(
  { tokens }: Chart,
  before: unknown,
  more: unknown,
  { from, to }: { from: number; to: number },
): boolean {
  const [first, next] = [(before as Action[]).at(-1), (more as Action[])[0]];
  // "Press Control and S".
  if (first?.kind === 'press' && isModifier(first.key)) return true;
  const [one, other] = [first && targetOf(first), next && targetOf(next)];
  if (!one || !other) return false;
  // "Click "Save" and smile".
  if (tokens[from - 1]?.type === 'quoted') {
    return isOneWord(tokens.slice(from + 1, to)) || isPluralKind(tokens[to - 1]);
  }
  return isPluralKind(tokens[to - 1]) || isHalfOfName(one, other, tokens.slice(from, to));
}

/** Where the next one begins. */
function afterAnd({ tokens }: Chart, at: number): number[] {
  const [first = '', second = ''] = tokens.slice(at, at + 2).map(({ lower }) => lower);
  if (/^(?:,|;|and|&|plus)$/.test(first) && second === 'then') return [at + 2];
  if (/^[,;]$/.test(first) && second === 'and') return [at + 2];
  return /^(?:,|;|and|&|plus|then)$/.test(first) ? [at + 1] : [];
}

/** "The field is filled with "ada"", "the button has been clicked". */
const readPassive: Reader = (chart, at) =>
  SUBJECTS.flatMap((subjects) =>
    chart.read(subjects, at).flatMap((subject) =>
      chart
        .read('isDone', subject.end)
        .flatMap((be) => verbsAt(chart, be.end, PARTICIPLE).map((verb) => ({ ...verb, cost: be.cost })))
        .flatMap((verb) => passivesOf(chart, verb, { subject, subjects })),
    ),
  );

const SUBJECTS = [
  'things',
  'tickable',
  'value',
  'options',
  'keySubject',
  'files',
  'thing',
  'browserDialog',
] as const;

const passivesOf = (
  chart: Chart,
  { end, entry, cost }: { end: number; entry: number; cost: number },
  { subject, subjects }: { subject: Node; subjects: string },
): Node[] =>
  (PASSIVES[entry] ?? [])
    .filter((passive) => passive !== undefined)
    .filter((passive) => fits(passive.subject, subjects))
    .flatMap((passive) => passive.rest(chart, end))
    .flatMap((rest) => [rest, ...placedRest(chart, rest), ...doneBy(chart, rest)])
    .map((rest) => ({
      end: rest.end,
      cost: subject.cost + cost + rest.cost + 0.15,
      value: (rest.value as (given: unknown) => unknown)(subject.value),
    }))
    .filter(({ value }) => value !== undefined);

/** "Is clicked by the user". */
const doneBy = (chart: Chart, rest: Node): Node[] =>
  chart.tokens[rest.end]?.lower === 'by'
    ? chart.read('actor', rest.end + 1).map(({ end, cost }) => ({ ...rest, end, cost: rest.cost + cost }))
    : [];

/** "The box is ticked in the Trip group": what stands behind says where. */
const placedRest = (chart: Chart, rest: Node): Node[] =>
  chart.read('where', rest.end).map(({ end, cost, value: where }) => ({
    end,
    cost: rest.cost + cost + 0.1,
    value: (given: unknown) => {
      const meant = (rest.value as (given: unknown) => Action[] | undefined)(given);
      return meant && withWhere(meant, where as Where);
    },
  }));

const THING_LIKE: ReadonlySet<string> = new Set(['thing', 'field', 'from', 'slider', 'form']);
const fits = (category: string, read: string): boolean =>
  category === read || (read === 'thing' && THING_LIKE.has(category));

const PARTICIPLE: ReadonlySet<Form> = new Set<Form>(['participle']);
const IMPERATIVE: ReadonlySet<Form> = new Set<Form>(['base']);
const FINITE: ReadonlySet<Form> = new Set<Form>(['base', 's', 'past']);
/** Behind one who acts alone. */
const FINITE_ALONE: ReadonlySet<Form> = new Set<Form>(['s', 'past']);
const GERUND: ReadonlySet<Form> = new Set<Form>(['ing']);

export const DEED_READERS: Readonly<Record<string, Reader>> = {
  imperative: (chart, at) => readDeed(chart, at, IMPERATIVE),
  finite: (chart, at) => readDeed(chart, at, FINITE),
  finiteAlone: (chart, at) => readDeed(chart, at, FINITE_ALONE),
  gerund: (chart, at) => readDeed(chart, at, GERUND),
  participle: (chart, at) => readDeed(chart, at, PARTICIPLE),
  passive: readPassive,
};
