/** What is said of a whole clause: where it happens, how long it may take, how long it must hold. */
import {
  isExpectation,
  type Action,
  type Expectation,
  type Target,
  type ActionOf,
} from '../../meaning/meaning.js';
import type { Captures, Rule, Span } from '../chart.js';
import type { Manner } from './auxiliaries.js';
import type { Mood } from './clauses.js';
import { USUALLY } from './expectations.js';
import { markedAsGuess, type EventSaid } from './predicates/said.js';
import { place, type Where } from './things/place.js';
import { limitedExpectation, type Limit, type TimeSaid } from './timing.js';

/** Puts what a clause is about into a place; undefined where it is about nothing that could be there. */
export function withWhere(actions: readonly Action[], said: Where): Action[] | undefined {
  const where = aroundNames(actions, said);
  const placed = actions.map(
    (action) => chosenIn(action, where) ?? mapTargets(action, (target) => place(target, where)),
  );
  return placed.every((action) => action !== undefined) ? placed : undefined;
}

/** "In the box on the right fill Name": the box isn't a field, as fields are in it. */
function aroundNames(actions: readonly Action[], where: Where): Where {
  const { within } = where;
  const isBox = within?.role === 'field' && within.name === undefined && within.at !== undefined;
  const areIn = actions.every(
    (action) => 'target' in action && (action.target as Target | undefined)?.name !== undefined,
  );
  return isBox && areIn ? { ...where, within: { ...within, role: 'section' } } : where;
}

/** "In the year selector, pick 2024." */
function chosenIn(action: Action, { within }: Where): Action | undefined {
  if (action.kind !== 'click' || within === undefined || action.target.name === undefined) return undefined;
  const { name, ...more } = action.target;
  const isChoice =
    within.role === 'drop-down' ||
    within.role === 'combo box' ||
    within.role === 'list box' ||
    (within.role === 'menu' && within.name !== undefined);
  return isChoice && Object.keys(more).length === 0
    ? { kind: 'select', option: name, from: within }
    : undefined;
}

/** The same action of other targets; undefined where one of them can't be, or there is none. */
export function mapTargets(action: Action, map: (target: Target) => Target | undefined): Action | undefined {
  if (action.kind === 'fillForm') return mapForm(action, map);
  const given = action as unknown as Record<string, Target | readonly Target[] | undefined>;
  const keys = PLACES.filter((key) => given[key] !== undefined);
  const mapped = keys.map((key): [string, unknown] => [key, mapAll(given[key], map)]);
  if (keys.length === 0 || mapped.some(([, value]) => value === undefined)) return undefined;
  return { ...action, ...Object.fromEntries(mapped) };
}

const PLACES = ['target', 'from', 'things', 'targets'] as const;

function mapAll(
  given: Target | readonly Target[] | undefined,
  map: (target: Target) => Target | undefined,
): Target | readonly (Target | undefined)[] | undefined {
  if (given === undefined) return undefined;
  if (!isList(given)) return map(given);
  const mapped = given.map(map);
  return mapped.includes(undefined) ? undefined : mapped;
}

const isList = (given: Target | readonly Target[]): given is readonly Target[] => Array.isArray(given);

function mapForm(
  action: ActionOf<'fillForm'>,
  map: (target: Target) => Target | undefined,
): Action | undefined {
  const within = map(action.within ?? {});
  if (!within?.within) return undefined;
  return { ...action, within: action.within ? within : within.within };
}

export function withLimit(actions: readonly Action[], limit: Limit): Action[] | undefined {
  const last = actions.at(-1);
  if (last === undefined || last.kind === 'wait') return undefined;
  const all = actions.map((action, index) =>
    isMeant(actions, index) && !isTimed(action) ? limited(action, limit) : action,
  );
  return all.every((action) => action !== undefined) ? all : undefined;
}

const saidBehind = <Said extends Action>(action: Said, behind: Limit | number): Said & TimeSaid => ({
  ...action,
  behind,
});

const isTimed = (action: Action): boolean => (action as TimeSaid).behind !== undefined;

/** To wait so long for something is to expect it by then. */
function limited(action: Action, limit: Limit): Action | undefined {
  const { milliseconds } = limit;
  const timed =
    action.kind === 'waitFor'
      ? {
          kind: 'expectVisible' as const,
          target: action.target,
          negated: action.negated,
          limit: milliseconds,
        }
      : isExpectation(action)
        ? limitedExpectation(action, limit)
        : { ...action, limit: milliseconds };
  return timed && saidBehind(timed, limit);
}

/** "A is visible and B is gone within 5 seconds": that is said of both. */
export function timedAlike(before: readonly Action[], after: readonly Action[]): Action[] | undefined {
  const { behind } = (after[0] ?? {}) as TimeSaid;
  if (behind === undefined || before.length === 0 || !before.every(isExpectation)) return [...before];
  return typeof behind === 'number' ? withLasting(before, behind) : withLimit(before, behind);
}

const isEvent = (action: Action): boolean => (action as EventSaid).event === true;

export const isGuess = (action: Action): boolean => (action as EventSaid).guess === true;

/** "I am on "/cart"" opens the page, or expects it: behind what may have led there it is expected. */
export const whereOneIs = (
  actions: readonly Action[],
  { mayOpen, mayGo, mood }: { mayOpen: boolean; mayGo: boolean; mood: Mood },
): Action[] =>
  actions.map((action, index) => {
    const { stated, told } = action as EventSaid;
    if (told === true && mood === 'check') return asExpected(action);
    if (stated !== true) return action;
    const before = actions.slice(0, index);
    const may = mayOpen || (mayGo && !('address' in action));
    return (before.length === 0 ? may : before.every(leadsIn)) ? action : asExpected(action);
  });

function asExpected(action: Action): Action {
  if (action.kind === 'goTo') return { kind: 'expectPage', name: action.page, negated: false };
  return action.kind === 'open' ? { ...action, kind: 'expectPage', negated: false } : action;
}

/** Behind it one is at the beginning of the application. */
const leadsIn = ({ kind }: Action): boolean => kind === 'open' || kind === 'signIn';

/** What was only known while the step was read is gone. */
export function withoutMarks(action: Action): Action {
  const marks = ['event', 'noted', 'guess', 'pair', 'coming', 'behind', 'stated', 'told', 'folds'];
  return Object.fromEntries(Object.entries(action).filter(([name]) => !marks.includes(name))) as Action;
}

/** "User name "abc" -> "Too short, sorry"" is written; "Status "Open" -> "Closed"" tells what becomes of what. */
export function asDoneBefore(clause: readonly Action[], [next]: readonly Action[]): Action[] {
  const isOneWord = next?.kind === 'expectVisible' && !/\s/.test(next.target.name ?? '');
  if (isOneWord) return [...clause];
  return clause.map((action) => {
    const { pair: _, ...done } = action as ActionOf<'fill'> & EventSaid;
    return action.kind === 'fill' ? done : action;
  });
}

/** "The menu disappears, Docs link in the header": behind what is expected, what is only named is seen. */
export const asSeen = (actions: readonly Action[]): Action[] => {
  const [first, ...others] = actions;
  const seen = first && seenOf(first);
  return seen ? [seen, ...asSeen(others)] : [...actions];
};

function seenOf(action: Action): Action | undefined {
  if (action.kind === 'fill' && isPair(action)) return shownPair(action);
  if (action.kind !== 'click' || (action as EventSaid).noted !== true) return undefined;
  return markedAsGuess({ kind: 'expectVisible', target: action.target, negated: false });
}

/** Nothing but a thing, or a field and its value, was said. */
export const isOnlyNamed = (action: Action): boolean =>
  isPair(action) || (action.kind === 'click' && (action as EventSaid).noted === true);

const isPair = (action: Action): boolean => (action as EventSaid).pair !== undefined;

const shownPair = (pair: ActionOf<'fill'>): Action =>
  markedAsGuess({
    ...{ kind: 'expectContent', target: pair.target, text: pair.value, negated: false },
    relation: (pair as EventSaid).pair === '=' ? 'is' : 'shows',
  });

/** "To: ana@ex.org, Subject: Hi": several that are set off so are filled in. */
function meantAlone(marks: readonly EventSaid['pair'][], before: Mood): Mood {
  if (marks.includes('bare')) return undefined;
  return marks.length > 1 ? 'action' : before === 'action' || marks[0] === '=' ? before : undefined;
}

/** "Size 38 mm, copies 2" is filled in or shown: as the step is meant, or as the rest of it. Undefined where nothing tells. */
export function decided(
  actions: readonly Action[],
  { mood, before, isLast }: { mood: Mood; before: Mood; isLast: boolean },
): Action[] | undefined {
  if (!actions.some(isPair)) return [...actions];
  const first = actions.findIndex(isPair);
  const next = actions[first - 1] ?? actions.find((action) => !isPair(action));
  const rest = next && (isExpectation(next) ? 'check' : 'action');
  const marks = actions.map((action) => (action as EventSaid).pair);
  const alone = mood ?? rest ?? meantAlone(marks, before);
  // Nothing would come of what is filled in at the end.
  const isExpected = isLast && (mood ?? rest) === undefined && !marks.includes('bare');
  const meant = isExpected ? 'check' : alone;
  if (meant === undefined) return undefined;
  return actions.map((action) =>
    // A formula is written.
    action.kind === 'fill' && isPair(action) && meant === 'check' && !action.value.startsWith('=')
      ? shownPair(action)
      : action,
  );
}

export function withLasting(actions: readonly Action[], lasting: number): Action[] | undefined {
  const last = actions.at(-1);
  if (last === undefined || !isExpectation(last) || isEvent(last)) return undefined;
  return actions.map((action, index) =>
    isMeant(actions, index) && !isTimed(action)
      ? saidBehind({ ...(action as Expectation), lasting }, lasting)
      : action,
  );
}

/** "Never", "stays": so it is for a while, even where a rule says nothing of it. */
export function asLongAsSaid({ means, ...rule }: Rule): Rule {
  return {
    ...rule,
    means: (parts: Captures, span: Span) => {
      const built = means?.(parts as never, span) as Action[] | undefined;
      const { lasting } = (parts['be'] ?? parts['aux'] ?? {}) as Partial<Manner>;
      return lasting !== true || built === undefined || built.some((one) => 'lasting' in one)
        ? built
        : withLasting(built, USUALLY);
    },
  };
}

/** A time stands for all expectations at the end, or else for the last action. */
function isMeant(actions: readonly Action[], index: number): boolean {
  const last = actions.at(-1);
  if (last === undefined || !isExpectation(last)) return index === actions.length - 1;
  return index > actions.findLastIndex((action) => !isExpectation(action));
}
