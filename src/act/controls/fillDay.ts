/**
 * Writes a date into a date picker's field: in the field's own format, or by a click in its calendar; leaves the field, as many
 * pickers only then take a date or drop it; and compares what it shows with the day that was meant.
 */
import { describeTarget, quote } from '../../meaning/describeTarget.js';
import { readIn, writeIn } from '../dates/dateFormat.js';
import type { Doing } from '../Doing.js';
import { follow, soon } from '../find.js';
import { fault, gesture } from '../gesture.js';
import { DAYS } from '../../grounding/calendars/shownCalendar.js';
import { freeSpot } from '../point.js';
import { around, isOf, later } from '../nodes.js';
import type { ScreenNode } from '../../screen/Screen.js';
import { isWritten } from './control.js';
import { isCalendarOpen, openCalendar, pickIn } from './calendarOfField.js';
import { fillText, sayFilling, shownIn, type Filling } from './fillText.js';
import { isPicker } from './picker.js';
import { dayIn, isInWords, showsDay, type DayFilling } from './wantedDay.js';

/** Fills as any field where the value is no date, or nothing shows that the field is a date picker's. */
export async function fillPerhapsDay(filling: Filling, doing: Doing): Promise<string | undefined> {
  const wanted = dayIn(filling, doing.memory);
  if (wanted === undefined) return fillText(filling, doing);
  const { node } = filling.found;
  const isOfPicker = isPicker(node);
  const text = takesText(node) ? inFormat(wanted, isOfPicker) : undefined;
  if (text !== undefined) return fillAs(text, wanted, doing);
  if (await pickAtOnce(wanted, doing)) return checkShown(wanted, doing);
  const note = await fillText(filling, doing);
  if (await isCalendarOpen(wanted, doing)) return settle(wanted, doing);
  if (!isOfPicker || !isInWords(filling.value)) return note;
  await leave(wanted, doing);
  return checkShown(wanted, doing);
}

/** Undefined where the format isn't known, or the date is in it, or may be meant to be refused in a field that is no picker's. */
function inFormat({ format, days, value }: DayFilling, isOfPicker: boolean): string | undefined {
  const [day, another] = days;
  if (format === undefined || day === undefined || another !== undefined) return undefined;
  if (readIn(format, value) !== undefined) return undefined;
  return isOfPicker || isInWords(value) ? writeIn(format, day) : undefined;
}

async function fillAs(text: string, wanted: DayFilling, doing: Doing): Promise<string | undefined> {
  await fillText({ ...wanted, value: text }, doing);
  const isOpen = await isCalendarOpen(wanted, doing);
  if (isOpen || isPicker(wanted.found.node)) await leave(wanted, doing);
  return checkShown({ ...wanted, written: text }, doing);
}

/** A box or a button that opens a calendar; anything else is chosen from as it is otherwise. */
export async function chooseDay(
  choice: Filling,
  otherwise: typeof fillPerhapsDay,
  doing: Doing,
): Promise<string | undefined> {
  const { node } = choice.found;
  const wanted = isPicker(node) ? dayIn(choice, doing.memory) : undefined;
  if (wanted === undefined) return otherwise(choice, doing);
  if (takesText(node)) return fillPerhapsDay(choice, doing);
  if (await pickAtOnce(wanted, doing)) return checkShown(wanted, doing);
  const screen = await doing.deadline.race(doing.driver.look());
  return otherwise({ ...choice, found: { node: later(node, screen) ?? node, screen } }, doing);
}

const takesText = (node: ScreenNode): boolean => isWritten(node) && node.states.readOnly !== true;

/** False where nothing says that there is a calendar, or none opens. */
async function pickAtOnce(wanted: DayFilling, doing: Doing): Promise<boolean> {
  const { node } = wanted.found;
  const isSure = wanted.days.length === 1 && (isInWords(wanted.value) || !takesText(node));
  const mayOpen = isPicker(node) || node.states.readOnly === true;
  if (!isSure || !mayOpen || !(await openCalendar(wanted, doing))) return false;
  await pick(wanted, doing);
  return true;
}

async function pick(wanted: DayFilling, doing: Doing): Promise<void> {
  await pickIn(wanted, doing);
  if (!(await closes(wanted, doing))) await leave(wanted, doing);
}

/** A calendar has opened because of what was written: words say nothing to it, and numbers it takes or drops. */
async function settle(wanted: DayFilling, doing: Doing): Promise<string | undefined> {
  const text = inFormat(wanted, true);
  if (text !== undefined) return fillAs(text, wanted, doing);
  const mayPick = wanted.days.length === 1 && wanted.format === undefined;
  const isPicked = mayPick && isInWords(wanted.value);
  await (isPicked ? pick : leave)(wanted, doing);
  const shown = await shownLater(wanted, doing);
  const isDropped = shown !== undefined && !showsDay(shown, wanted);
  if (isDropped && mayPick && !isPicked && (await openCalendar(wanted, doing))) await pick(wanted, doing);
  return checkShown(wanted, doing);
}

/** A calendar that stays open then is closed otherwise, and no dialog around the field with it. */
async function leave(wanted: DayFilling, doing: Doing): Promise<void> {
  const { found, target } = wanted;
  const what = sayFilling(wanted);
  const node = follow(found, [target, 'fill'], doing)(await doing.deadline.race(doing.driver.look()));
  if (node === undefined) return;
  await gesture(what, { kind: 'blur', node }, doing);
  if (await closes(wanted, doing)) return;
  const isInDialog = around(node).some((place) => isOf(place, 'dialog', 'alertdialog'));
  await gesture(what, { kind: 'press', key: isInDialog ? 'Tab' : 'Escape', node }, doing);
  if ((await closes(wanted, doing)) || isInDialog) return;
  const spot = freeSpot(await doing.deadline.race(doing.driver.look()));
  if (spot !== undefined) await gesture(what, { kind: 'clickAt', ...spot }, doing);
  await closes(wanted, doing);
}

/** In milliseconds. */
const CLOSES = 400;

async function closes({ opened }: DayFilling, doing: Doing): Promise<boolean> {
  const isClosed = await soon(doing, CLOSES, (screen) =>
    opened(screen).length < DAYS ? { seen: true } : undefined,
  );
  return isClosed === true;
}

/** Pickers take a moment. */
const TAKES = 1_000;

/** The last of what the field shows, as soon as that is the day; undefined where it has gone. */
async function shownLater(wanted: DayFilling, doing: Doing): Promise<string | undefined> {
  const followed = follow(wanted.found, [wanted.target, 'fill'], doing);
  let shown: string | undefined;
  await soon(doing, TAKES, (screen) => {
    const node = followed(screen);
    shown = node && shownIn(node);
    return shown !== undefined && showsDay(shown, wanted) ? { seen: true } : undefined;
  });
  return shown;
}

/** @returns a note where it shows the day otherwise than the step says it */
async function checkShown(wanted: DayFilling, doing: Doing): Promise<string | undefined> {
  const shown = await shownLater(wanted, doing);
  if (shown === undefined || shown === wanted.value) return undefined;
  if (showsDay(shown, wanted)) return `${nameOf(wanted)} shows ${quote(shown)} after that.`;
  const { written = wanted.value, format } = wanted;
  const now = shown === '' ? 'nothing' : quote(shown);
  const how =
    format === undefined
      ? 'Please write the date as this field shows dates, such as "2026-03-17" or "17/03/2026", or click the day in its calendar.'
      : `It takes dates as ${quote(format)}. Please check that this day can be chosen there.`;
  const why = `${quote(written)} was given to it, and it shows ${now} when it is left. ${how}`;
  throw fault(sayFilling(wanted), why);
}

const nameOf = ({ target }: DayFilling): string => describeTarget(target).replace(/^the /, 'The ');
