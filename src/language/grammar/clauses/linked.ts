/** Clauses of which one is a condition, an end or a reason of the other, and fields that are named before who fills them. */
import type { Reader, Rule } from '../../chart.js';
import type { Manner } from '../auxiliaries.js';
import { rowsOf } from '../../template.js';
import type { FieldPair } from '../values/fieldPairs.js';
import { ALSO_WRITTEN } from './linked/alsoWritten.js';
import { AMONG_THEM } from './linked/amongThem.js';
import { ARRIVAL_READERS, ARRIVALS } from './linked/arrivals.js';
import { BESIDE_LAST } from './linked/besideLast.js';
import { BY_SIGN, BY_SIGN_READERS } from './linked/bySign.js';
import { CONDITIONS } from './linked/conditions.js';
import { DONE_BY, DONE_BY_READERS } from './linked/doneBy.js';
import { NOT_THAT } from './linked/notThat.js';
import { REACHED, REACHED_READERS } from './linked/reached.js';
import { RELATIVE } from './linked/relative.js';
import { SEARCHES } from './linked/searches.js';
import { VALUE_CHANGED } from './linked/valueChanged.js';
import { SIGN_OF_IT_READERS, WITH_ITS_SIGN } from './linked/withItsSign.js';
import { WRITTEN_OVER } from './linked/writtenOver.js';
import type { Tail } from './tails.js';
import { isExpectation, type Action, type Target } from '../../../meaning/meaning.js';

export const LINKED_READERS: Readonly<Record<string, Reader>> = {
  ...DONE_BY_READERS,
  ...REACHED_READERS,
  ...ARRIVAL_READERS,
  ...BY_SIGN_READERS,
  ...SIGN_OF_IT_READERS,
};

export const LINKED: readonly Rule[] = [
  ...VALUE_CHANGED,
  ...CONDITIONS,
  ...WITH_ITS_SIGN,
  ...BY_SIGN,
  // "If I rest the mouse on it": that is done first.
  {
    pattern: '(if|when|once) {actionClause} (,|then)? {core}',
    means: ({ actionClause, core }: { actionClause: Action[]; core: Action[] }) => [...actionClause, ...core],
    cost: 0.1,
  },
  {
    pattern: '(if|when|once) {actionClause} and {finiteAlone} (,|then)? {core}',
    means: ({
      actionClause,
      finiteAlone,
      core,
    }: Record<'actionClause' | 'finiteAlone' | 'core', Action[]>) => [
      ...actionClause,
      ...finiteAlone,
      ...core,
    ],
    cost: 0.1,
  },
  {
    pattern: `(as|for|in|into|under|beside|next_to|at|on|behind) {thing} (,)? {actor} (then|have|has|had|had_to|began_to|begin_to|start_to|started_to)? {entered} {value}`,
    means: ({ thing, value }: { thing: Target; value: string }): Action[] => [
      { kind: 'fill', target: thing, value },
    ],
    cost: -0.1,
  },
  // "As the amount, enter 250", "For Country choose Norway"
  ...rowsOf([
    [
      '(as|for|in|into|under) {thing} (,)? (enter|type|write|put|specify|input|insert|fill_in|set|give|key_in) (in)? {value}',
      'fill target:thing value:value',
      -0.1,
    ],
    [
      '(as|for) {thing} (,)? (choose|select|pick|take) {name:option}',
      'select option:option from:thing',
      -0.1,
    ],
  ]),
  // "Type TXT, name @, TTL 3600": a field as the others are.
  {
    pattern: '{isAction} {inNote} type {codes:value} , {fieldPairs}',
    means: ({ value, fieldPairs }: { value: string; fieldPairs: FieldPair[] }): Action[] =>
      [{ name: 'type', value }, ...fieldPairs].map(({ name, value: text }) => ({
        ...{ kind: 'fill', target: { name }, value: text },
      })),
    cost: -0.3,
  },
  ...rowsOf([
    [
      `(as|for|in|into|under) {thing} (,)? {value} (is|are|gets|get|was|were|has_been|have_been) (now|then)? {entered}`,
      'fill target:thing value:value',
    ],
  ]),
  ...ALSO_WRITTEN,
  ...AMONG_THEM,
  ...ARRIVALS,
  { pattern: '{core} (,|;|and|but|,_but) {things} not', means: notSo, cost: 0.1 },
  {
    pattern: "{core} (,|;|while|,_while|whereas|,_whereas) {things} (is_not|are_not|isn't|aren't)",
    means: notSo,
    cost: 0.1,
  },
  // "Nothing is added, there are still six rows": that shows it.
  {
    pattern:
      '(nothing|nothing_new|nothing_else) {be} (added|created|inserted) (,|and|,_and|;|:) (so)? {core}',
    means: ({ be, core }: { be: Manner; core: Action[] }): Action[] | undefined =>
      !be.negated && core[0]?.kind === 'expectCount' && core[0].comparison === 'exactly' ? core : undefined,
    cost: -0.1,
  },
  // "A comes up and B doesn't"
  {
    pattern: "{core} (and|but|,_and|,_but|,|while) {things} (does_not|do_not|doesn't|don't)",
    means: ({ core, things }: { core: Action[]; things: Target[] }) => {
      const [only, another] = core;
      return another === undefined && only?.kind === 'expectVisible' && !only.negated
        ? notSo({ core, things })
        : undefined;
    },
    cost: 0.1,
  },
  ...NOT_THAT,
  ...DONE_BY,
  { pattern: '{core} (,)? (but|instead) {pairValue:value}', means: butSo },
  // "Instead of the list, a message is shown"
  {
    pattern: '(instead_of|in_place_of) {things} (,)? {statement}',
    means: ({ things, statement }: { things: Target[]; statement: Action[] }): Action[] => [
      ...things.map((target): Action => ({ kind: 'expectVisible', target, negated: true })),
      ...statement,
    ],
    cost: -0.1,
  },
  { pattern: '(instead_of|in_place_of|rather_than) {thing} (,)? {actionClause}', cost: -0.1 },
  // ""Back to top" shows, click"
  {
    pattern: '{core} (,|and|,_and) (then)? (click|tap|press) (it|on_it|there)?',
    means: ({ core }: { core: Action[] }) => clickSeen(core),
    cost: -0.1,
  },
  // "Open the project "Atlas", tab "Issues""
  {
    pattern: '{actionClause} , (the|its)? tab {quotedName:name}',
    means: ({ actionClause, name }: { actionClause: Action[]; name: string }): Action[] | undefined =>
      /^(?:click|open|goTo)$/.test(actionClause.at(-1)?.kind ?? '')
        ? [...actionClause, { kind: 'click', target: { name, role: 'tab' } }]
        : undefined,
    cost: -0.1,
  },
  // "Go to Tools and from there to Import"
  {
    pattern:
      '{actionClause} (and|,|,_and|then) (from_there|from_here|there) (on|straight|directly)? (to|into) {thing}',
    means: ({ actionClause, thing: target }: { actionClause: Action[]; thing: Target }): Action[] => [
      ...actionClause,
      { kind: 'click', target },
    ],
    cost: -0.1,
  },
  ...BESIDE_LAST,
  ...SEARCHES,
  ...REACHED,
  ...RELATIVE,
  ...WRITTEN_OVER,
  // ""A" has gone and "B" as well": not that "B" is there.
  {
    pattern: '{core} ((,)? and {things} as_well | , and {things} too)',
    means: alsoOf,
    cost: -0.3,
  },
  // ""A" disappears, and so does "B"": what is said of the one holds of the other.
  {
    pattern: '{core} (,)? and so (does|do|is|are|has|have) {things} {tail}?',
    means: ({ core, things, tail }: { core: Action[]; things: Target[]; tail?: Tail }) => {
      const [same] = core;
      if (core.length !== 1 || !same || !isExpectation(same) || !('target' in same)) return undefined;
      const all = [same, ...things.map((target): Action => ({ ...same, target }))];
      return tail ? tail(all) : all;
    },
    cost: -0.2,
  },
];

function clickSeen(core: Action[]): Action[] | undefined {
  const last = core.at(-1);
  const isNamed =
    core.length === 1 && last?.kind === 'expectVisible' && !last.negated && last.target.name !== undefined;
  return isNamed ? [...core, { kind: 'click', target: last.target }] : undefined;
}

/** "Light is checked, Dark not." */
function notSo({ core, things }: { core: Action[]; things: Target[] }): Action[] | undefined {
  const last = core.at(-1);
  if (last?.kind !== 'expectState' && last?.kind !== 'expectVisible') return undefined;
  return [...core, ...things.map((target): Action => ({ ...last, target, negated: !last.negated }))];
}

/** "It isn't 12 but 15." */
function butSo({ core, value }: { core: Action[]; value: string }): Action[] | undefined {
  const last = core.at(-1);
  return last?.kind === 'expectContent' && last.negated
    ? [...core, { ...last, text: value, negated: false }]
    : undefined;
}

function alsoOf({ core, things }: { core: Action[]; things: Target[] }): Action[] | undefined {
  const last = core.at(-1);
  return last && 'target' in last && isExpectation(last)
    ? [...core, ...things.map((target): Action => ({ ...last, target: asTicked(target, last.target) }))]
    : undefined;
}

/** "The A box is checked, and the B box as well" */
const asTicked = (target: Target, like: Target | undefined): Target =>
  target.role === 'field' && like?.role === 'checkbox' ? { ...target, role: 'checkbox' } : target;
