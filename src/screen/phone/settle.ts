/** What things are by what is in and around them: rows, tabs, buttons drawn by hand, ticks called by what stands beside. */
import { inside, isControl, isField, isTick, saysWords, tagOf, type Thing } from './Thing.js';

/** Of a thing whose parts are known. */
export function settle(thing: Thing): void {
  if (thing.role === 'combobox' && thing.facts['.touched'] !== undefined) readWheel(thing);
  tellOnce(thing);
  if (thing.role === 'list') nameItems(thing);
  if (thing.facts.class === 'keyboard') nameKeys(thing);
  if (thing.role === 'tablist' || isTabs(thing.children)) nameTabs(thing);
  if (thing.role === 'banner') nameTitle(thing);
  if (/dialog$/.test(thing.role) && thing.facts['aria-label'] === undefined) nameDialog(thing);
  if ('.scroll' in thing.facts) thing.facts['.scroll'] = scrollOf(thing);
}

/** What a wheel is at stands in a field, between what is before and behind it. */
function readWheel(wheel: Thing): void {
  const [field] = inside(wheel, isField, 1);
  if (field === undefined) return;
  const { '.value': value = '', placeholder = '' } = field.facts;
  wheel.words = [value === '' ? placeholder : value];
  wheel.children = [];
}

/** Of the whole. */
export function settleAll(thing: Thing, around: readonly Thing[] = []): void {
  if (thing.isTapped === true && thing.role === '') nameTapped(thing);
  if (isTick(thing)) labelTick(thing, around);
  for (const child of thing.children) settleAll(child, [thing, ...around.slice(0, 3)]);
}

/** What holds texts is labelled with them all once more. */
function tellOnce(thing: Thing): void {
  const { label, facts } = thing;
  const shown = facts['.shown'];
  delete facts['.shown'];
  if (label === undefined) return;
  const [part] = inside(thing, saysWords, 1);
  const [field, another] = inside(thing, isField, 2);
  if (field !== undefined && another === undefined && isFieldNameless(field)) field.facts.placeholder = label;
  else if (part === undefined) {
    // What is drawn on it is no text.
    if (isControl(thing) && inside(thing, ({ role }) => role === 'img', 1).length > 0)
      facts['aria-label'] = label;
    else tellShown(thing, label, shown);
  } else if (isControl(thing) && part.words[0] !== label) facts['aria-label'] = label;
}

function tellShown(thing: Thing, label: string, shown: string | undefined): void {
  thing.words = shown === undefined ? [label] : [label, shown];
  if (thing.facts['aria-label'] === label) delete thing.facts['aria-label'];
}

const isFieldNameless = ({ facts }: Thing): boolean =>
  facts['aria-label'] === undefined && facts.placeholder === undefined;

function setRole(thing: Thing, role: string): void {
  thing.role = role;
  if (!isField(thing)) thing.tag = tagOf(role);
}

function nameItems(list: Thing): void {
  for (const child of list.children) if (child.role === '') setRole(child, 'listitem');
}

/** What stands on keys is nothing that the application shows. */
function nameKeys(keyboard: Thing): void {
  for (const key of inside(keyboard, isControl)) {
    key.facts.class = 'key';
    const [label] = key.words;
    if (label !== undefined) key.facts['aria-label'] = label;
    key.words = [];
  }
}

/** Things in a row to tap, of which one is chosen. */
function isTabs(parts: readonly Thing[]): boolean {
  if (parts.length < 2 || parts.length > 8) return false;
  const isTab = (part: Thing) => part.isUsable && (part.role === '' || part.role === 'button');
  return parts.every(isTab) && parts.filter(({ facts }) => facts['.selected'] === 'true').length === 1;
}

function nameTabs(holder: Thing): void {
  if (holder.role === '') setRole(holder, 'tablist');
  const tabs = inside(holder, ({ isUsable }) => isUsable);
  // Where none says that it is chosen, nobody knows of the others either.
  const isReported = tabs.some(({ facts }) => facts['.selected'] === 'true');
  for (const tab of tabs) {
    setRole(tab, 'tab');
    if (isReported) tab.facts['.selected'] ??= 'false';
  }
}

/** The first text in the bar on top says where one is. */
function nameTitle(bar: Thing): void {
  const [title] = inside(bar, (one) => isControl(one) || saysWords(one)).filter((one) => !isControl(one));
  if (title === undefined) return;
  setRole(title, 'heading');
  title.tag = 'h1';
}

function nameDialog(dialog: Thing): void {
  const [title] = inside(dialog, (one) => saysWords(one) && !isControl(one), 1);
  if (title?.words[0] !== undefined) dialog.facts['aria-label'] = title.words[0];
}

/** Screen readers take what is in it for its name. */
function nameTapped(thing: Thing): void {
  const isNamed = thing.facts['aria-label'] !== undefined || saysWords(thing);
  const isButton = inside(thing, isControl, 1).length === 0;
  const holdsNames = () =>
    inside(thing, (one) => saysWords(one) || one.facts.alt !== undefined, 1).length > 0;
  if (isButton && (isNamed || thing.facts['data-testid'] !== undefined || holdsNames()))
    setRole(thing, 'button');
}

const isNameless = (thing: Thing): boolean =>
  thing.facts['aria-label'] === undefined && !saysWords(thing) && inside(thing, saysWords, 1).length === 0;

/** By the first text of the row in which it is the only one; what stands on a switch is often "Off". */
function labelTick(tick: Thing, around: readonly Thing[]): void {
  if (!isNameless(tick) && (tick.role !== 'switch' || tick.facts['aria-label'] !== undefined)) return;
  for (const row of around) {
    if (inside(row, (one) => isTick(one) || isField(one), 2).length > 1) return;
    const [text] = inside(row, (one) => saysWords(one) && one !== tick, 1);
    if (text?.words[0] === undefined || !(isNameless(tick) || row.isTapped === true)) continue;
    tick.facts['.labelled'] = text.words[0];
    return;
  }
}

/**
 * How far it is where its parts tell. Where they don't, as on Android, it may go on both ways, and the number only tells
 * whether something has moved.
 */
function scrollOf({ box, children, element }: Thing): string {
  const parts = children.map((child) => child.box).filter(({ width, height }) => width * height > 0);
  const left = Math.min(box.x, ...parts.map(({ x }) => x));
  const top = Math.min(box.y, ...parts.map(({ y }) => y));
  const right = Math.max(box.x + box.width, ...parts.map(({ x, width }) => x + width));
  const bottom = Math.max(box.y + box.height, ...parts.map(({ y, height }) => y + height));
  if (element.attributes.scrollable === undefined)
    return [box.x - left, box.y - top, right - left - box.width, bottom - top - box.height].join(' ');
  return `0 ${markOf(children)} 0 ${UNKNOWN}`;
}

const UNKNOWN = 1_000_000;

function markOf(children: readonly Thing[]): number {
  let mark = 17;
  const add = ({ box, words, children: parts }: Thing): void => {
    for (const letter of `${box.y} ${words.join(' ')}`)
      mark = (mark * 31 + (letter.codePointAt(0) ?? 0)) % 99_991;
    parts.forEach(add);
  };
  children.forEach(add);
  return mark + 2;
}
