/** "Them", "both", "the last one": all of which the same was said or done last, or that were counted, and one of these. */
import { isDeepStrictEqual } from 'node:util';
import type { Kind } from '../meaning/kinds.js';
import { isExpectation, type Action, type ActionOf, type Target } from '../meaning/meaning.js';
import type { SaidTarget } from './grammar/things/place.js';
import type { Named } from './resolve.js';

/** "Both are disabled": that is said of each. */
export function ofThem(action: Action, { all }: Named): Action[] {
  const both = bothIn(action);
  if (both !== undefined) return ofBoth(both, all).map((one) => withBoth(action, one) as Action);
  const { targets = [], isCounted = false } = all ?? {};
  const target = 'target' in action ? action.target : undefined;
  if (target === undefined || targets.length < 2 || (isCounted && !isExpectation(action))) return [action];
  if (isThem(target, targets)) return targets.map((one) => ({ ...action, target: one }) as Action);
  return isExpectation(action) ? inThem(action, target, targets) : [action];
}

/** "Each of them has a button": in each. */
const inThem = (action: Action, target: Target, all: readonly Target[]): Action[] =>
  isThem(target.within, all)
    ? all.map((within) => ({ ...action, target: { ...target, within } }) as Action)
    : [action];

const isThem = (target: SaidTarget | undefined, all: readonly Target[]): boolean =>
  target?.ref === 'them' && (target.many ?? all.length) === all.length;

const isBoth = (part: unknown): part is SaidTarget & { role: Kind } =>
  (part as SaidTarget).ref === 'them' && (part as SaidTarget).role !== undefined;

/** "Both rows have a button": they may be a place, too. */
function bothIn(part: unknown): (SaidTarget & { role: Kind }) | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  if (isBoth(part)) return part;
  return Object.values(part)
    .map(bothIn)
    .find((both) => both !== undefined);
}

function withBoth(part: unknown, one: Target): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if (isBoth(part)) return one;
  if (Array.isArray(part)) return part.map((each: unknown) => withBoth(each, one));
  return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, withBoth(each, one)]));
}

/** "Both fields in the dialog". */
function ofBoth({ ref: _, role, ...place }: SaidTarget & { role: Kind }, all: Named['all']): Target[] {
  const isPlaced = Object.keys(place).length > 0;
  return bothOf(role, isPlaced ? undefined : all).map((one) => ({ ...one, ...place }));
}

/** "Both buttons": the two that were named last, or else the first and the second on the page. */
function bothOf(role: Kind, all: Named['all']): readonly Target[] {
  const { targets = [], said } = all ?? {};
  const { kind = '' } = (said ?? {}) as Partial<Action>;
  const isNamed = (one: Target) => one.name !== undefined && (one.role ?? USED_ON[kind]) === role;
  return targets.length === 2 && targets.every(isNamed)
    ? targets
    : [1, 2].map((ordinal) => ({ role, ordinal }));
}

/** What is named without its kind is of this one. */
const USED_ON: Readonly<Record<string, Kind>> = {
  fill: 'field',
  clear: 'field',
  check: 'checkbox',
  uncheck: 'checkbox',
};

/** "They are "A" and "B"": the first and the second; undefined where there are more or fewer of them. */
export function inTurn(actions: readonly Action[], { all }: Named): readonly Action[] | undefined {
  const targets = all?.targets ?? [];
  const are = actions.filter(
    (action): action is ActionOf<'expectContent'> =>
      action.kind === 'expectContent' && (action.target as SaidTarget).ref === 'them',
  );
  if (are.length === 0 || actions.length === 1) return actions;
  if (targets.length < 2) return undefined;
  if (are.length === 1 || are.some(({ relation }) => relation !== 'is')) return actions;
  return targets.length === are.length && are.length === actions.length
    ? are.map((action, index) => ({ ...action, target: targets[index] ?? action.target }))
    : undefined;
}

/** With what else the same was said of. */
export function allOf(action: Action, { all }: Named): Named['all'] {
  if (action.kind === 'expectCount') return { said: {}, targets: eachOf(action), isCounted: true };
  if (!('target' in action)) return all;
  const { target, ...said } = action;
  return { said, targets: [...(isDeepStrictEqual(said, all?.said) ? (all?.targets ?? []) : []), target] };
}

/** "Two fields come up": the first and the second. */
const eachOf = ({ things, comparison, count }: ActionOf<'expectCount'>): Target[] =>
  comparison === 'exactly'
    ? Array.from({ length: count <= MOST_NAMED ? count : 1 }, (_, index) => ({
        ...things,
        ordinal: index + 1,
      }))
    : [];

const MOST_NAMED = 5;

/** "The second panel shows 2 while the first one …", "There are 3 rows. The last one …": one of the same. */
export function oneOfSame(one: Target, { last, all }: Named): Target {
  const { role, ordinal, ...more } = one;
  if (role !== 'thing' || ordinal === undefined || Object.keys(more).length > 0) return one;
  const counted = all?.isCounted === true ? all.targets[0] : undefined;
  if (counted === undefined) return last?.ordinal === undefined ? one : { ...last, ordinal };
  if (counted.role !== 'thing') return { ...counted, ordinal };
  return counted.within === undefined ? one : { role: 'item', ordinal, within: counted.within };
}
