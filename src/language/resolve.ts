/** "It", "that row", "them": what was named before takes their place. */
import { isDeepStrictEqual } from 'node:util';
import { isExpectation, type Action, type ActionOf } from '../meaning/meaning.js';
import type { Expectation, Target } from '../meaning/meaning.js';
import { isAlike } from './kindsAlike.js';
import {
  chosen,
  clickedBefore,
  clickedBy,
  filledBy,
  focusedBy,
  isOfUnnamed,
  operatedOn,
  spokenOf,
} from './writtenInto.js';
import { mapTargets } from './grammar/circumstances.js';
import { IT, type SaidTarget } from './grammar/things/place.js';
import { byItsName, closedBy, isDoubtful, personNamed, toldOf } from './saidOfIt.js';
import { allOf, inTurn, oneOfSame, ofThem } from './them.js';

/** What later words can refer to. */
export interface Named {
  /** The thing last named. */
  last?: Target | undefined;
  /** All of which the same was said or done last. */
  all?: { said: object; targets: readonly Target[]; /** They were only counted. */ isCounted?: boolean };
  /** Something was said of it, rather than done to it. */
  isLookedAt?: boolean;
  /** It was clicked. */
  isPressed?: boolean;
  /** What was named before it on the same page, the latest first. */
  earlier?: readonly Target[];
  /** What has the focus, as far as the words say. */
  focused?: Target;
  /** What was clicked last. */
  clicked?: Target;
  /** What was written into last. */
  filled?: Target;
  /** A step that isn't understood stands behind it, which may have named another one. */
  isLost?: true;
}

/** Undefined where words refer to something that nothing was. */
export function resolve(
  said: readonly Action[],
  before: Named,
): { actions: Action[]; named: Named } | undefined {
  const actions = inTurn(said, before);
  if (actions === undefined) return undefined;
  let named = before;
  let spoken = before;
  const resolved: Action[] = [];
  for (const [index, action] of actions.entries()) {
    if (!isInSamePlace(action, actions[index - 1])) spoken = named;
    for (const one of ofThem(action, spoken)) {
      const clear = resolveAction(one, spoken);
      if (clear === undefined) return undefined;
      resolved.push(clear);
      named = namedBy(clear, named);
    }
  }
  return { actions: resolved, named };
}

/** ""A" and "B" are shown below it": both below the same thing. */
const isInSamePlace = (action: Action, before: Action | undefined): boolean =>
  before?.kind === action.kind &&
  placeOf(action) !== undefined &&
  isDeepStrictEqual(placeOf(action), placeOf(before));

const placeOf = (action: Action): unknown => targetOf(action)?.within ?? targetOf(action)?.beside;

function resolveAction(action: Action, named: Named): Action | undefined {
  if (isDoubtful(action, named)) return undefined;
  const told = toldOf(action, named);
  if (told !== undefined) return told;
  const lost: Target[] = [];
  const closed = closedBy(action, named);
  const spoken = closed ? { ...named, last: closed } : spokenOf(action, named);
  const clear = (target: Target): Target => {
    const found = resolveTarget(target, spoken);
    if (found === undefined) lost.push(target);
    return found ?? target;
  };
  const placed = clearOthers(mapTargets(action, clear) ?? action, clear);
  const changed = withText(chosen(placed, action), named);
  if (changed === undefined || lost.length > 0) return undefined;
  if (changed.kind === 'if') return resolveIf(changed, named);
  if (changed.kind !== 'until') return changed;
  const [first, until] = [resolveAction(changed.do, named), resolveAction(changed.until, named)];
  return first && until && { ...changed, do: first, until: until as Expectation };
}

function resolveIf({ holds, then, ...rest }: ActionOf<'if'>, named: Named): Action | undefined {
  const clear = resolve([holds, ...then], named)?.actions;
  if (clear === undefined) return undefined;
  const [first, ...others] = clear;
  return { ...rest, holds: first as Expectation, then: others };
}

/** "Doing contains it", "archive it". */
function withText(action: Action, { last, isPressed }: Named): Action | undefined {
  if (action.kind === 'operate' && action.thing === IT)
    return last?.name === undefined ? undefined : { ...action, thing: last.name };
  if (!('text' in action) || action.text !== IT) return action;
  if (isPressed === true && PRESSED.has(last?.role)) return undefined;
  return last?.name === undefined ? undefined : { ...action, text: last.name };
}

function clearOthers(action: Action, clear: (target: Target) => Target): Action {
  const given = action as unknown as Record<string, Target | undefined>;
  const others = OTHERS.flatMap((key) => (given[key] ? [[key, clear(given[key])] as const] : []));
  return { ...action, ...Object.fromEntries(others) };
}

const OTHERS = ['onto', 'other', 'source', 'within'] as const;

function resolveTarget({ renamed, many, ...said }: SaidTarget, named: Named): Target | undefined {
  const found = many === undefined ? resolveName(said, named) : undefined;
  return found && renamed !== undefined ? { ...found, name: renamed } : found;
}

function resolveName({ ref, isKnown, qualities: _, ...plain }: SaidTarget, named: Named): Target | undefined {
  if (ref === 'focus') return named.focused;
  if (ref === 'clicked')
    return clickedBefore(plain, named) ?? (Object.keys(plain).length > 0 ? placed(plain, named) : undefined);
  // "Click "Edit". Change the content to …": no button has one.
  if (ref === 'value') return isPressedLast(named) && plain.name ? plain : withValue(named);
  if (ref !== undefined) return movedTo(lastNamed({ ...plain, ref }, named), plain, named);
  if (isKnown === true && Object.keys(plain).length === 1) return knownBy(plain, named) ?? plain;
  return placed(oneOfSame(plain, named), named);
}

/** ""Milk" is listed in the cart. It is at the top": of that; "it is in the header" says where it is instead. */
function movedTo(found: Target | undefined, said: Target, named: Named): Target | undefined {
  const where = Object.entries(said).filter(([key]) => PLACES.has(key));
  if (found === undefined || where.length === 0) return found;
  const { within: _, beside: __, at: ___, column: ____, ...thing } = found;
  return placed({ ...(said.within ? thing : found), ...Object.fromEntries(where) }, named);
}

const PLACES: ReadonlySet<string> = new Set(['within', 'beside', 'at', 'column']);

function placed(plain: Target, named: Named): Target | undefined {
  const { within, beside } = plain;
  if (isInPressed(within, named)) return undefined;
  const place = within && resolveTarget(within, named);
  const thing = beside && byItsName(resolveTarget(beside.thing, named), beside.thing);
  if ((within && !place) || (beside && !thing)) return undefined;
  return {
    ...plain,
    ...(place && { within: place }),
    ...(beside && thing && { beside: { ...beside, thing } }),
  };
}

/** "I click "Save". … in it": nothing is in what was pressed. */
const isInPressed = (place: SaidTarget | undefined, named: Named): boolean =>
  place?.ref === 'it' && place.role === undefined && isPressedLast(named);

const isPressedLast = ({ last, isPressed }: Named): boolean => isPressed === true && PRESSED.has(last?.role);

const PRESSED: ReadonlySet<Target['role']> = new Set<Target['role']>([undefined, 'button', 'link', 'option']);

/** What was named last, or before it, and can be called what it is called now. */
function lastNamed({ role, ref }: SaidTarget, spoken: Named): Target | undefined {
  if (ref === 'person') return personNamed(spoken);
  const { last, earlier = [], isLost } = spoken;
  if (role === undefined) return last;
  const named = [...(last ? [last] : []), ...earlier].flatMap(withPlaces);
  return (
    named.find((one) => one.role === role) ??
    (last !== undefined && last.role === undefined && isLost === undefined
      ? { ...last, role }
      : named.find((one) => isAlike(one.role, role)))
  );
}

/** What was named last, unless it has no value and something before it has: an option of a field. */
const withValue = (named: Named): Target | undefined =>
  named.last?.role === 'option' ? (lastNamed({ role: 'field' }, named) ?? named.last) : named.last;

/** "The row", where one of that kind was named. What was pressed just now is rather "the button" than one named before. */
const knownBy = ({ role }: Target, { last, isPressed, earlier = [] }: Named): Target | undefined =>
  isPressed === true && last?.role === undefined && role === 'button'
    ? undefined
    : [...(last ? [last] : []), ...earlier.slice(0, LARGE.has(role) ? REMEMBERED : 2)]
        .flatMap(withPlaces)
        .find((one) => isCalledSo(one, role) && (one.name !== undefined || one.at !== undefined));

/** A column has its heading; what one searches in may be called a field. */
const isCalledSo = (one: Target, role: Target['role']): boolean =>
  one.role === role ||
  (role === 'heading' && one.role === 'column header') ||
  (role === 'search field' && one.role === 'field' && /\bsearch\b/i.test(one.name ?? ''));

/** They are spoken of for longer. */
const LARGE: ReadonlySet<Target['role']> = new Set<Target['role']>(['dialog', 'section', 'group']);

/** A thing, what it is in and what it is beside. */
const withPlaces = (target: Target): Target[] => [
  target,
  ...(target.beside ? [target.beside.thing] : []),
  ...(target.within ? withPlaces(target.within) : []),
];

const namedBy = (action: Action, before: Named): Named => {
  const next = namedLast(action, before);
  const focused = focusedBy(action) ?? next.focused;
  const all = allOf(action, before);
  const filled = filledBy(action) ?? next.filled;
  const clicked = isExpectation(action) ? next.clicked : clickedBy(action);
  const { clicked: _, ...others } = next;
  const more = { ...(focused && { focused }), ...(all && { all }), ...(filled && { filled }) };
  return { ...others, ...more, ...(clicked && { clicked }) };
};

function namedLast(action: Action, before: Named): Named {
  if (SPEAKS_OF_NOTHING.has(action.kind) && !('target' in action && action.kind === 'press')) return before;
  const target = targetOf(action);
  if (target === undefined) return ENDS_TALK.test(action.kind) || isOfUnnamed(action) ? {} : before;
  const { isLost: _, ...known } = before;
  const others = [...(known.last ? [known.last] : []), ...(known.earlier ?? [])].filter(
    (one) => !isDeepStrictEqual(one, target),
  );
  const isGone = (action.kind === 'expectVisible' || action.kind === 'waitFor') && action.negated;
  if (isGone) return { ...known, last: undefined, earlier: others };
  return {
    ...known,
    last: target,
    isLookedAt: isExpectation(action),
    isPressed: action.kind === 'click',
    earlier: others.slice(0, REMEMBERED),
  };
}

const REMEMBERED = 8;
const SPEAKS_OF_NOTHING: ReadonlySet<string> = new Set(['press', 'wait', 'type']);
/** What was named before them is no longer what "it" is. */
const ENDS_TALK = /^(?:open|goTo|expectPage|expectCount|expectDownload|expectDownloaded)$/;

function targetOf(action: Action): Target | undefined {
  // "Upload "a.png" to "Files". It is listed": the file is.
  if (action.kind === 'upload')
    return action.files[0] === undefined ? action.target : { name: action.files[0] };
  // "Add "Milk" and open it": no other thing than that.
  if (action.kind === 'operate') return operatedOn(action);
  // "The table has 8 rows, and "1-8" is below it".
  if (action.kind === 'expectCount') return action.things.within;
  if (action.kind === 'until') return targetOf(action.until);
  if ('target' in action) return action.target;
  return 'from' in action && typeof action.from === 'object' ? action.from : undefined;
}
