/** What is done: the verbs with what stands behind them, in every person, tense and voice. */
import { compileRules, type Chart, type Node, type Reader, type Rule } from '../chart.js';
import type { Form } from '../lexicon/inflect.js';
import { isModifier } from '../lexicon/keys.js';
import { VERBS, type Way } from '../lexicon/verbs.js';
import type { Action, Target } from '../../meaning/meaning.js';
import { canBe, listOf, meaningOf } from './actions/meant.js';
import { readOwnAction } from './actions/ownActions.js';
import { OWN_OBJECT_READERS } from './actions/ownObjects.js';
import { PARTICIPLE, readPassive } from './actions/passives.js';
import { verbsAt } from './actions/verbsAt.js';
import { isHalfOfName, isOneWord, isPluralKind } from './things/several.js';

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

/** @param allowed the forms that may stand there */
function readAction(chart: Chart, at: number, allowed: ReadonlySet<Form>): Node[] {
  const said = verbsAt(chart, at, allowed).flatMap(({ end, entry }) => {
    const object = OBJECTS[entry];
    return object ? [{ object, nodes: object(chart, end) }] : [];
  });
  return [
    ...said.flatMap(({ nodes }) => nodes),
    ...said.flatMap(({ object, nodes }) => repeated(chart, nodes, object)),
    ...readOwnAction(chart, at, allowed),
  ];
}

/** "Click A and B": what stands behind the verb, a few times. */
function repeated(chart: Chart, once: readonly Node[], object: Reader): Node[] {
  const nodes: Node[] = [];
  let latest = once;
  for (let count = 0; count < MOST_REPEATED && latest.length > 0; count++) {
    latest = latest.flatMap((node) => oneMore(chart, node, object));
    nodes.push(...latest);
  }
  return nodes;
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

const IMPERATIVE: ReadonlySet<Form> = new Set<Form>(['base']);
const FINITE: ReadonlySet<Form> = new Set<Form>(['base', 's', 'past']);
/** Behind one who acts alone. */
const FINITE_ALONE: ReadonlySet<Form> = new Set<Form>(['s', 'past']);
const GERUND: ReadonlySet<Form> = new Set<Form>(['ing']);

export const DEED_READERS: Readonly<Record<string, Reader>> = {
  imperative: (chart, at) => readAction(chart, at, IMPERATIVE),
  finite: (chart, at) => readAction(chart, at, FINITE),
  finiteAlone: (chart, at) => readAction(chart, at, FINITE_ALONE),
  gerund: (chart, at) => readAction(chart, at, GERUND),
  participle: (chart, at) => readAction(chart, at, PARTICIPLE),
  passive: readPassive,
  ...OWN_OBJECT_READERS,
};
