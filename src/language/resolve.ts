/** "It", "that row", "them": what was named before takes their place. */
import { isExpectation, type Action, type Expectation, type Target } from '../meaning/meaning.js';
import { mapTargets } from './grammar/circumstances.js';
import { IT, type SaidTarget } from './grammar/things/place.js';

/** What later words can refer to. */
export interface Named {
  /** The thing last named. */
  last?: Target;
  /** All that the last clauses named together. */
  all?: readonly Target[];
  /** Something was said of it, rather than done to it. */
  isLookedAt?: boolean;
}

/** Undefined where words refer to something that nothing was. */
export function resolve(
  actions: readonly Action[],
  before: Named,
): { actions: Action[]; named: Named } | undefined {
  let named = before;
  const resolved: Action[] = [];
  for (const action of actions) {
    const clear = resolveAction(action, named);
    if (clear === undefined) return undefined;
    resolved.push(clear);
    named = namedBy(clear, named);
  }
  return { actions: resolved, named };
}

function resolveAction(action: Action, named: Named): Action | undefined {
  if (isDoubtful(action, named)) return undefined;
  const lost: Target[] = [];
  const clear = (target: Target): Target => {
    const found = resolveTarget(target, named);
    if (found === undefined) lost.push(target);
    return found ?? target;
  };
  const changed = withText(clearOthers(mapTargets(action, clear) ?? action, clear), named);
  if (changed === undefined || lost.length > 0) return undefined;
  if (changed.kind !== 'until') return changed;
  const until = resolveAction(changed.until, named);
  return until && { ...changed, until: until as Expectation };
}

/** "I click "Save". It doesn't show "Error"": what doesn't may be the page. "It closes": not the button. */
function isDoubtful(action: Action, { isLookedAt }: Named): boolean {
  if (isLookedAt !== false || !('target' in action) || !('negated' in action)) return false;
  const isDenied = action.negated && (action.kind === 'expectContent' || action.kind === 'expectVisible');
  return isDenied && (action.target as SaidTarget).ref !== undefined;
}

/** "Doing contains it". */
function withText(action: Action, { last }: Named): Action | undefined {
  if (!('text' in action) || action.text !== IT) return action;
  return last?.name === undefined ? undefined : { ...action, text: last.name };
}

function clearOthers(action: Action, clear: (target: Target) => Target): Action {
  const given = action as unknown as Record<string, Target | undefined>;
  const others = OTHERS.flatMap((key) => (given[key] ? [[key, clear(given[key])] as const] : []));
  return { ...action, ...Object.fromEntries(others) };
}

const OTHERS = ['onto', 'other', 'source', 'within'] as const;

function resolveTarget({ ref, ...plain }: SaidTarget, named: Named): Target | undefined {
  if (ref !== undefined) return lastNamed(plain, named);
  const { within, beside } = plain;
  const place = within && resolveTarget(within, named);
  const thing = beside && resolveTarget(beside.thing, named);
  if ((within && !place) || (beside && !thing)) return undefined;
  return {
    ...plain,
    ...(place && { within: place }),
    ...(beside && thing && { beside: { ...beside, thing } }),
  };
}

/** What was named last, if it can be called what it is called now. */
function lastNamed({ role }: Target, { last }: Named): Target | undefined {
  if (last === undefined || role === undefined || last.role === role) return last;
  if (last.role === undefined) return { ...last, role };
  if (last.within?.role === role) return last.within;
  return ALIKE.some((alike) => alike.includes(last.role ?? '') && alike.includes(role)) ? last : undefined;
}

/** Words for kinds that people use for one another. */
const ALIKE: readonly (readonly string[])[] = [
  ['field', 'search field', 'number field', 'combo box', 'drop-down', 'slider'],
  ['field', 'checkbox'],
  ['drop-down', 'combo box', 'list box', 'list'],
  ['button', 'toggle button', 'switch', 'disclosure', 'link'],
  ['item', 'tree item', 'menu item', 'option', 'row', 'section'],
  ['cell', 'grid cell'],
  ['switch', 'checkbox', 'toggle button'],
  ['dialog', 'section'],
];

function namedBy(action: Action, before: Named): Named {
  if (SPEAKS_OF_NOTHING.has(action.kind) && !('target' in action && action.kind === 'press')) return before;
  const target = targetOf(action);
  if (target === undefined) return ENDS_TALK.has(action.kind) ? {} : before;
  const isGone = (action.kind === 'expectVisible' || action.kind === 'waitFor') && action.negated;
  return isGone ? {} : { last: target, isLookedAt: isExpectation(action) };
}

const SPEAKS_OF_NOTHING: ReadonlySet<string> = new Set(['press', 'wait', 'type']);
/** What was named before them is no longer what "it" is. */
const ENDS_TALK: ReadonlySet<string> = new Set(['open', 'expectCount']);

function targetOf(action: Action): Target | undefined {
  if ('target' in action) return action.target;
  return 'from' in action && typeof action.from === 'object' ? action.from : undefined;
}
