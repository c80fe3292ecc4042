/** What tells how a day of a calendar is marked: what it says for those who can't see, classes of kits, and its look. */
import { descendantsOf } from '../../grounding/places/structure.js';
import type { ScreenNode } from '../../screen/Screen.js';

export interface ShownMonth {
  /** From the 1st on, of the month alone. */
  days: readonly ScreenNode[];
  /** The number of today, where it is one of them. */
  today: number | undefined;
}

type Tells = boolean | undefined;
type Sign = (day: ScreenNode) => boolean;

/** Where what is said and what a class says differ, neither is believed. */
export function isSelected(day: ScreenNode, month: ShownMonth): Tells {
  const [said, classed] = [byOne(isSaidSelected)(day, month), byOne(isOf(SELECTED))(day, month)];
  if (said !== undefined && classed !== undefined) return said === classed ? said : undefined;
  const sure = said ?? classed;
  if (sure !== undefined) return sure;
  if (partsOf(day).some(saysSelection)) return false;
  return byOne(isOf(ACTIVE))(day, month) ?? byCurrent(day, month);
}

/** A sign that none of them has, or most, tells nothing. */
const byOne =
  (sign: Sign) =>
  (day: ScreenNode, { days }: ShownMonth): Tells => {
    const marked = days.filter(sign);
    return marked.length === 0 || marked.length > days.length / 2 ? undefined : marked.includes(day);
  };

const elementsIn = (day: ScreenNode): ScreenNode[] => descendantsOf(day).filter(({ tag }) => tag !== '#text');
const partsOf = (day: ScreenNode): ScreenNode[] => [day, ...elementsIn(day)];

const saysSelection = ({ states: { selected, pressed, checked } }: ScreenNode): boolean =>
  [selected, pressed, checked].some((is) => is !== undefined);
const isSaidSelected: Sign = (day) =>
  partsOf(day).some(({ states: { selected, pressed, checked } }) =>
    [selected, pressed, checked].some((is) => is === true),
  );

/** As a word of its own or the end of one: `day--selected`, but neither `aria-selected:font-bold` nor `day--keyboard-selected`. */
const words = (of: string): RegExp =>
  new RegExp(`(?:^|[\\s_-])(?<!(?:^|[\\s_-])(?:not|non|no|un|de|keyboard)[_-])(?:${of})(?=$|[\\s_-])`, 'i');
const isOf =
  (word: RegExp): Sign =>
  (day) =>
    partsOf(day).some(({ attributes: { className = '' } }) => word.test(className));

const SELECTED = words(
  '(?:is-?)?(?:selected|chosen|picked)|range[-_]?(?:start|end)|(?:start|end)[-_]?(?:date|range)',
);
const ACTIVE = words('(?:is-?)?active');
const CURRENT = words('current');
const TODAY = words('(?:is-?)?(?:today|now)');

/** "Current" is the chosen day for some and today for others. */
function byCurrent(day: ScreenNode, month: ShownMonth): Tells {
  const { days, today } = month;
  const isCurrent: Sign = (one) =>
    isOf(CURRENT)(one) || partsOf(one).some(({ states }) => states.current === true);
  const others = days.filter((one, index) => isCurrent(one) && index + 1 !== today);
  const isTodayMarked = days.some(isOf(TODAY));
  return others.length > 0 || isTodayMarked ? byOne(isCurrent)(day, month) : undefined;
}

/** Selected, today's, or marked or drawn otherwise than the most. */
export function isHighlighted(day: ScreenNode, month: ShownMonth): Tells {
  const isMarked: Sign = (one) =>
    [TODAY, CURRENT, SELECTED, ACTIVE, HIGHLIGHTED].some((word) => isOf(word)(one)) ||
    isSaidSelected(one) ||
    partsOf(one).some(({ states }) => states.current === true);
  const marked = byOne(isMarked)(day, month);
  return marked === true ? true : (byLook(day, month) ?? marked);
}

const HIGHLIGHTED = words('highlight(?:ed)?|marked');
/** So many may look alike and still be told apart from the rest. */
const FEW = 3;

function byLook(day: ScreenNode, { days }: ShownMonth): Tells {
  if (day.style === undefined) return undefined;
  const alike = days.filter((one) => lookOf(one) === lookOf(day)).length;
  return alike > days.length / 2 ? false : alike <= FEW ? true : undefined;
}

const lookOf = (day: ScreenNode): string =>
  partsOf(day)
    .map(({ style }) => [style?.background, style?.borderColor, style?.weight].join(' '))
    .join();

/** One without a control where others have one can't be chosen either. */
export function isDisabled(day: ScreenNode, { days }: ShownMonth): Tells {
  const isMarked: Sign = (one) =>
    isOf(DISABLED)(one) || partsOf(one).some(({ states }) => states.disabled === true);
  if (isMarked(day)) return true;
  const isUsable: Sign = (one) => partsOf(one).some((part) => part.isUsable);
  if (isUsable(day)) return false;
  const isAnyUsable = days.some(isUsable);
  return isAnyUsable ? true : days.some(isMarked) ? false : undefined;
}

const DISABLED = words('(?:is-?)?(?:disabled|unavailable|unselectable|blocked|not-?allowed|blackout)');
