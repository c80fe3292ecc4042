/** A predicate said of things. */
import type { Action, Comparison, Expectation, Target } from '../../../meaning/meaning.js';
import type { Manner } from '../auxiliaries.js';
import type { Span } from '../../chart.js';
import type { Token } from '../../tokens.js';
import { isSubject, type EventSaid, type SaidPredicate } from '../predicates/said.js';
import { place, type SaidTarget, placeOf } from '../things/place.js';

export type Counted = { comparison: Comparison; count: number; most?: number };
export type Be = { be: Manner };
export type Aux = { aux: Manner };

/** Neither denied, nor said of a while or of what somebody may do. */
export const isPlain = (manner?: Manner): boolean =>
  manner?.negated !== true && manner?.lasting !== true && manner?.able !== true;

export const isSaidPlainly = ({ be, aux }: Partial<Be & Aux>): boolean => isPlain(be ?? aux);

/** A predicate said of things. */
export function sayOf(things: readonly Target[], { of }: SaidPredicate): Expectation[] | undefined {
  const isNumbered = of.some(({ kind }) => kind === 'expectChange');
  if (
    of.some(isOfTicking) &&
    things.some(({ name, role }) => name !== undefined && NEVER_TICKED.has(role ?? ''))
  )
    return undefined;
  if (isNumbered && things.some(({ role }) => NEVER_NUMBERS.has(role ?? ''))) return undefined;
  const said = of.flatMap((expectation) => things.map((thing) => inPlaceOfSubject(expectation, thing)));
  const placed = said.filter((each) => each !== undefined);
  return placed.length === said.length ? placed : undefined;
}

const isOfTicking = (expectation: Expectation): boolean =>
  expectation.kind === 'expectState' && expectation.state === 'checked';

/** "Show grid is ticked": that is a name rather than a grid. */
const NEVER_TICKED: ReadonlySet<string> = new Set([
  ...['table', 'list', 'form', 'dialog', 'heading', 'paragraph', 'header', 'sidebar'],
]);

export const sayOfAll = (
  { things, predicates }: { things: Target[]; predicates: SaidPredicate },
  { tokens, from, to }: Span,
): Expectation[] | undefined => {
  if (things.length === 2 && isOnlyOfLast(tokens.slice(from, to))) return undefined;
  if (things.length > 1 && isOfOne(predicates, tokens.slice(from, to))) return undefined;
  const expected = isEachOfOne(things, predicates, tokens[to]?.lower)
    ? inPairs(things, predicates)
    : sayOf(things, predicates);
  return expected?.some(isNoList) === true ? undefined : expected;
};

/** "The tax and the total are "2" and "12"": one thing can't be both. */
const isEachOfOne = (things: readonly Target[], { of }: SaidPredicate, next?: string): boolean =>
  things.length > 1 &&
  of.length > 1 &&
  of.every(
    (one) =>
      one.kind === 'expectContent' && !one.negated && (one.relation === 'is' || next === 'respectively'),
  );

function inPairs(things: readonly Target[], { of }: SaidPredicate): Expectation[] | undefined {
  const pairs = things.map((thing, index) => sayOf([thing], { of: of.slice(index, index + 1) }));
  return things.length === of.length && pairs.every((pair) => pair !== undefined) ? pairs.flat() : undefined;
}

/** ""Saved" and the total is 5": that is said of the total alone. */
const isOfOne = ({ of }: SaidPredicate, tokens: readonly Token[]): boolean =>
  of.every(({ kind }) => kind === 'expectContent') &&
  tokens[0]?.type === 'quoted' &&
  tokens.some(
    ({ lower }, index) => lower === 'and' && /^(?:the|its|a)$/.test(tokens[index + 1]?.lower ?? ''),
  ) &&
  tokens.some(({ lower, type }) => type === 'word' && /^(?:is|was|has|shows|says|reads)$/.test(lower));

/** A field shows texts rather than items. */
const isNoList = (expectation: Expectation): boolean =>
  expectation.kind === 'expectItems' && NO_LISTS.has(expectation.target.role ?? '');

const NO_LISTS: ReadonlySet<string> = new Set([
  ...['field', 'search field', 'number field', 'cell', 'grid cell', 'row', 'heading', 'button', 'link'],
  ...['message', 'alert', 'paragraph', 'image', 'checkbox', 'switch', 'option', 'item', 'badge'],
]);

/** "14 results, and the search field is empty": that is said of the field alone. */
const isOnlyOfLast = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, index) => text === ',' && tokens[index + 1]?.lower === 'and') &&
  tokens.some(
    ({ lower, type }) =>
      type === 'word' && /^(?:is|was|has|isn't|wasn't|says|shows|reads|contains)$/.test(lower),
  );

/** Undefined where the thing can't be where it is said to be. */
function inPlaceOfSubject(expectation: Expectation, thing: Target): Expectation | undefined {
  if (expectation.kind === 'expectCount') {
    return { ...expectation, things: ofSubject(expectation.things, thing) };
  }
  if (!('target' in expectation)) return expectation;
  const { target } = expectation;
  const inside = inSubject(target, thing);
  if (inside !== undefined) return { ...expectation, target: inside };
  if (target.beside && isSubject(target.beside.thing))
    return { ...expectation, target: { ...target, beside: { ...target.beside, thing } } };
  const { name: _, role, renamed, ...where } = target as SaidTarget;
  const placed = place(thing, where);
  if (placed === undefined) return undefined;
  const called = {
    ...placed,
    ...(role && !thing.role && { role }),
    ...(renamed !== undefined && { renamed }),
  };
  return asDescribed(asSorted(asOpen(asActive({ ...expectation, target: called }))));
}

/** "The first entry has the description "Tea"": that is written in it. */
function asDescribed(expectation: Expectation): Expectation {
  if (expectation.kind !== 'expectAttribute' || expectation.attribute !== 'description') return expectation;
  const { target, text, negated } = expectation;
  return /^(?:row|item|article|section)$/.test(target.role ?? '')
    ? { kind: 'expectContent', target, relation: 'shows', text, negated }
    : expectation;
}

/** "Shows the "Milk" item in the section "Food"": in that section of the subject. */
function inSubject(target: Target, thing: Target): Target | undefined {
  if (target.within === undefined) return undefined;
  const within = isSubject(target.within) ? placeOf(thing) : inSubject(target.within, thing);
  return within && { ...target, within };
}

/** "The rows are sorted", "the "Price" column is sorted": that is said of the table. */
function asSorted(expectation: Expectation): Expectation {
  if (expectation.kind !== 'expectSorted') return expectation;
  const { name, role, within } = expectation.target;
  if (role === 'column' && name !== undefined && expectation.by === undefined) {
    return { ...expectation, target: within ?? { role: 'table' }, by: name };
  }
  if (name !== undefined || (role !== 'row' && role !== 'item')) return expectation;
  return { ...expectation, target: within ?? { role: role === 'row' ? 'table' : 'list' } };
}

/** "3 rows with "Open" in the "Status" column": the column is the subject's. */
const ofSubject = (things: Target, thing: Target): Target =>
  things.within
    ? { ...things, within: isSubject(things.within) ? thing : ofSubject(things.within, thing) }
    : things;

/** What "open" says of a thing hangs on what it is. */
function asOpen(expectation: Expectation): Expectation {
  if (expectation.kind !== 'expectVisible') return expectation;
  const { folds } = expectation as EventSaid;
  if (folds !== undefined && UNFOLDED.has(expectation.target.role ?? '')) return unfolded(expectation, folds);
  if (expectation.opened !== true) return expectation;
  const { opened: _, ...seen } = expectation;
  if (COMING.has(expectation.target.role ?? '')) return seen;
  const state = stateOfOpen(expectation.target);
  if (state === undefined) return expectation;
  const { kind: __, again: ___, ...rest } = seen;
  return { ...rest, kind: 'expectState', state };
}

function stateOfOpen({ role, name }: Target): 'selected' | 'expanded' | undefined {
  if (role === undefined) return undefined;
  if (role === 'tab') return 'selected';
  return UNFOLDED.has(role) || (name !== undefined && FOLDED.has(role)) ? 'expanded' : undefined;
}

function unfolded(
  { target, limit, lasting, negated }: Extract<Expectation, { kind: 'expectVisible' }>,
  folds: 'open' | 'closed',
): Expectation {
  return {
    ...{ kind: 'expectState', target, state: folds === 'open' ? 'expanded' : 'collapsed' },
    negated: folds === 'open' ? negated : !negated,
    ...(limit !== undefined && { limit }),
    ...(lasting !== undefined && { lasting }),
  };
}

/** They are there only while they are open. */
const COMING: ReadonlySet<string> = new Set(['dialog', 'alert', 'tooltip', 'message']);
/** As a thing with a name they unfold. */
const FOLDED: ReadonlySet<string> = new Set(['section', 'tree item']);
const UNFOLDED: ReadonlySet<string> = new Set(['disclosure', 'drop-down', 'combo box']);

/** What is "active" can be used, or is chosen: that hangs on what it is. */
function asActive(expectation: Expectation): Expectation {
  if (expectation.kind !== 'expectState') return expectation;
  const { role } = expectation.target;
  if (expectation.state === 'checked' && role === 'field') {
    return { ...expectation, target: { ...expectation.target, role: 'checkbox' } };
  }
  if ((expectation.state as string) !== 'active') return expectation;
  // "Send is inactive": of what isn't chosen that would hold, be it enabled or not.
  const isUnknown = role === undefined && !('ref' in expectation.target);
  const isUsed = isUnknown ? expectation.negated : USED.has(role ?? '');
  return { ...expectation, state: isUsed ? 'enabled' : 'selected' };
}

/** "The dialog goes up": it appears. */
const NEVER_NUMBERS: ReadonlySet<string> = new Set([
  'dialog',
  'menu',
  'tooltip',
  'alert',
  'section',
  'message',
]);

/** What is "active" where it can be used, and not where it is chosen. */
const USED: ReadonlySet<string> = new Set([
  'button',
  'link',
  'field',
  'drop-down',
  'checkbox',
  'switch',
  'toggle button',
  'menu item',
  'slider',
  'combo box',
  'search field',
  'number field',
]);
export const visible = (target: Target, negated = false): Expectation => ({
  kind: 'expectVisible',
  target,
  negated,
});
export const one = (expectation: Expectation | undefined): Action[] | undefined =>
  expectation && [expectation];

export const denied = (expectations: Expectation[] | undefined): Action[] | undefined =>
  expectations?.every((each) => 'negated' in each && !each.negated)
    ? expectations.map((each) => ({ ...each, negated: true }) as Expectation)
    : undefined;
