/** A thing, and where it is. */
import type { Span } from '../../chart.js';
import type { Beside, Position, Target } from '../../../meaning/meaning.js';

/** A target as it is said: `ref` stands for what was named before. */
export interface SaidTarget extends Target {
  ref?: 'it' | 'them' | 'focus' | 'value' | 'clicked' | 'person';
  /** "All three": so many were named. */
  many?: number;
  /** "The button": the one that was named, or else the only one. */
  isKnown?: true;
  /** Words before its name that say how it is: "disabled", "empty", "red". */
  qualities?: readonly string[];
  /** The name that it has from now on. */
  renamed?: string;
}

/** What stands behind a thing and says where it is. */
export interface Where {
  within?: Target;
  beside?: { relation: Beside; thing: Target };
  at?: Position;
  column?: string;
  /** What its name is. */
  name?: string;
}

/** "In the menu at the top": the menu is there. Else the outermost place is the last one that is named. */
export function place(target: SaidTarget, where: Where): SaidTarget | undefined {
  const { at } = where;
  const { within } = target;
  return within && within.at === undefined && at !== undefined && isOnlyPosition(where)
    ? { ...target, within: { ...within, at } }
    : placedIn(target, where);
}

function placedIn(target: SaidTarget, where: Where): SaidTarget | undefined {
  const { at, column } = where;
  const beside = where.beside && besideOneOf(target, where.beside);
  const within = where.within && asPlaceOf(target, where.within);
  if (target.ref !== undefined && !isMovable(target, within) && (within ?? beside ?? at) !== undefined)
    return undefined;
  if (target.within && isOfOuter(target.within, where))
    return inOuter(target, target.within, { within, column });
  if (beside && target.beside) return undefined;
  const more = Object.entries({ within, beside, at, column }).filter(([, part]) => part !== undefined);
  return { ...target, ...roleWithin(target, within), ...Object.fromEntries(more) };
}

/** "It is in the header", but nothing is in itself. */
const isMovable = ({ ref, role }: SaidTarget, within: SaidTarget | undefined): boolean =>
  (ref === 'it' || (ref === 'them' && role !== undefined)) && within?.ref === undefined;

/** "The second card below the first one". */
const besideOneOf = ({ role }: SaidTarget, beside: NonNullable<Where['beside']>): Where['beside'] => {
  const { thing, relation } = beside;
  const isOne = thing.role === 'thing' && thing.name === undefined && thing.ordinal !== undefined;
  return isOne && role !== undefined ? { relation, thing: { ...thing, role } } : beside;
};

function inOuter(
  target: SaidTarget,
  outer: Target,
  { within, column = '' }: { within: Target | undefined; column: string | undefined },
): SaidTarget | undefined {
  const inner = place(outer, within ? { within } : { column });
  return inner && { ...target, within: inner };
}

/** "The "Status" column of the row". */
const roleWithin = ({ role }: SaidTarget, within: Target | undefined): Pick<Target, 'role'> =>
  role === 'column' && within?.role === 'row' ? { role: 'cell' } : {};

const isOnlyPosition = ({ at, within, beside, column }: Where): boolean =>
  at !== undefined && [within, beside, column].every((part) => part === undefined);

/** It says where the place is: of a header the column, too, which would be another one of a cell. */
const isOfOuter = ({ role }: Target, { within, column }: Where): boolean =>
  within !== undefined || (role === 'header' && column !== undefined);

/** "The cell Essay 2 of Noah Brandt": that is a row. */
const asPlaceOf = ({ role }: Target, within: Target): Target =>
  role === 'cell' && within.role === undefined && within.name !== undefined
    ? { ...within, role: 'row' }
    : within;

/** All that were named before. */
export const THEM: SaidTarget = { ref: 'them' };

/** Stands for the name of what was named before, where a text is "it". */
export const IT = '\u0002';

/** What a message says is no part of where its buttons are. */
export const placeOf = (thing: Target): Target => (thing.role === 'alert' ? { role: 'alert' } : thing);

/** It stands next to what begins a clause, and next to what has a name. */
export function behind({ thing }: { thing: Target }, { tokens, from }: Span): Where | undefined {
  const { type, text = ',' } = tokens[from - 1] ?? {};
  const isNext =
    /^(?:,|and|;|\.)$/.test(text) || (isUncovered(thing) && (type === 'quoted' || CLICKED.test(text)));
  return isNext ? { beside: { relation: 'next to', thing } } : undefined;
}

/** What stands behind a dialog is covered by it. */
const isUncovered = ({ name, role }: Target): boolean => name !== undefined && role !== 'dialog';

/** A name, or what one clicks. */
const CLICKED = /^(?:\p{Lu}.*|buttons?|links?|icon|arrow|cross|box|checkbox|pencil)$/u;
