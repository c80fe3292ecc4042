/** What is only done where something holds, or until it does: "if "A" is collapsed, expand it", "tick "A" unless it is ticked already". */
import {
  isExpectation,
  type Action,
  type ActionKind,
  type Expectation,
} from '../../../../meaning/meaning.js';
import type { Rule } from '../../../chart.js';
import type { SaidTarget } from '../../things/place.js';

interface Said {
  actions: Action[];
  statement: Action[];
}

export const CONDITIONS: readonly Rule[] = [
  { pattern: '{actionClause:actions} (until|till) {statement}', means: until, cost: -0.1 },
  { pattern: '(if|in_case) {statement} (,|then)? {clauses:actions}', means: before },
  { pattern: '{actionClause:actions} (,)? (only)? if {statement}', means: behind },
  { pattern: '{actionClause:actions} \\( (only)? if {statement} \\)', means: behind },
  { pattern: '{actionClause:actions} (,)? unless {statement}', means: unless },
  { pattern: '{actionClause:actions} \\( unless {statement} \\)', means: unless },
];

function until({ actions, statement }: Said): Action[] | undefined {
  const [action, ...others] = actions;
  const [end, ...ends] = statement;
  if (action === undefined || end === undefined || others.length + ends.length > 0) return undefined;
  return isExpectation(end) ? [{ kind: 'until', do: action, until: end }] : undefined;
}

/** "If it isn't ticked, tick "A"": that is said of what is ticked; "if it is disabled, click "B"" of what went before. */
function before({ actions, statement: [holds, ...others] }: Said): Action[] | undefined {
  if (!holds || others.length > 0) return undefined;
  const of = isEnded(holds, actions[0]) ? saidOfAction(holds as Expectation, actions) : holds;
  return [{ kind: 'if', holds: of as Expectation, then: actions }];
}

function behind({ actions, statement: [holds, ...others] }: Said): Action[] | undefined {
  return holds && others.length === 0
    ? [{ kind: 'if', holds: saidOfAction(holds as Expectation, actions), then: actions }]
    : undefined;
}

/** Not where it holds, so where its opposite does. */
function unless({ actions, statement: [holds, ...others] }: Said): Action[] | undefined {
  if (!holds || others.length > 0 || !('negated' in holds) || 'coming' in holds || isOfMany(holds, actions))
    return undefined;
  const opposite = { ...holds, negated: !holds.negated } as Expectation;
  return [{ kind: 'if', holds: saidOfAction(opposite, actions), then: actions }];
}

/** "Unless all boxes are ticked", "unless they are": of several, the opposite is something else. */
function isOfMany(holds: Action, actions: readonly Action[]): boolean {
  if (!('target' in holds)) return true;
  const { each, ref, name = '' } = holds.target as SaidTarget;
  return (
    /^(?:they|these|those|them)$/.test(name) ||
    each !== undefined ||
    ref === 'them' ||
    (ref === 'it' && actions.length > 1)
  );
}

/** "Tick the box if it isn't ticked": what is ticked. */
function saidOfAction(holds: Expectation, [action]: readonly Action[]): Expectation {
  if (!('target' in holds)) return holds;
  const { ref } = holds.target as SaidTarget;
  return ref === 'it' && action && 'target' in action ? { ...holds, target: action.target } : holds;
}

/** "If it is ticked, tick "Wrap"" is said of what went before: only what a state ends is meant by "it". */
const isEnded = (holds: Action, action: Action | undefined): boolean =>
  holds.kind === 'expectState' &&
  action !== undefined &&
  (ENDED[action.kind] ?? []).includes(`${holds.negated ? 'not ' : ''}${holds.state}`);

/** The states that an action ends. */
const ENDED: { readonly [Kind in ActionKind]?: readonly string[] } = {
  check: ['not checked'],
  uncheck: ['checked'],
  expand: ['not expanded', 'collapsed'],
  collapse: ['expanded', 'not collapsed'],
};
