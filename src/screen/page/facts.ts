/** What can only be asked of an element while it lives: its value, its state, and what it is tied to. */
import { isHidden, referredBy, textNaming } from './attributes.js';
import { fieldNamedBy } from './kitFields.js';
import * as native from './natives.js';
import type { Walk } from './walk.js';

type Say = (name: string, value: string | number | boolean) => void;

export function readFacts(element: Element, tag: string, number: number, walk: Walk): void {
  const say: Say = (name, value) => walk.answer.fact(number, name, value);
  READERS[tag]?.(element as never, say, number, walk);
  if (native.hasAttributes(element)) readTies(element, say);
  if (tag.includes('-') && mayBeClosed(element)) say('.closed', true);
}

/** Nothing tells a closed shadow root from none. */
const mayBeClosed = (element: Element): boolean =>
  native.shadowOf(element) === null &&
  native.firstElementOf(element) === null &&
  native.matches(element, ':defined');

type Reader = (element: never, say: Say, number: number, walk: Walk) => void;

/** Without what objects inherit, lest an element is called so. */
const READERS = Object.assign(Object.create(null) as Partial<Record<string, Reader>>, {
  input: readInput,
  textarea: readField,
  select: (select: HTMLSelectElement, say: Say) => {
    readField(select, say);
    say(
      '.value',
      listed(select.selectedOptions, ({ label }) => label),
    );
    if (select.multiple || select.size > 1) say('.box', true);
  },
  option: (option: HTMLOptionElement, say: Say) => {
    say('.label', option.label);
    say('.selected', option.selected);
    if (native.matches(option, ':disabled')) say('.disabled', true);
  },
  optgroup: (group: HTMLOptGroupElement, say: Say) => {
    say('.label', group.label);
    if (group.disabled) say('.disabled', true);
  },
  button: (button: HTMLButtonElement, say: Say) => {
    if (native.matches(button, ':disabled')) say('.disabled', true);
    readLabels(button, say);
    if (native.firstOf(button) === null) sayDrawn(button, DRAWN, say);
  },
  fieldset: (set: Element, say: Say) => {
    if (native.matches(set, ':disabled')) say('.disabled', true);
  },
  img: (image: HTMLImageElement, say: Say) => say('.loaded', image.complete && image.naturalWidth > 0),
  video: readMedia,
  audio: readMedia,
  progress: (bar: HTMLProgressElement, say: Say) => {
    if (native.attributeOf(bar, 'value') !== null) say('.number', bar.value);
    readLabels(bar, say);
  },
  meter: (meter: HTMLMeterElement, say: Say) => {
    say('.number', meter.value);
    readLabels(meter, say);
  },
  dialog: readModal,
  label: (label: HTMLLabelElement, _say: Say, number: number, { links }: Walk) => {
    const { control } = label;
    links[links.length] = { number, name: '.control', other: control };
    if (control === null) links[links.length] = { number, name: '.names', other: fieldNamedBy(label) };
  },
  svg: (picture: Element, say: Say) => {
    const title = native.findIn(picture, ':scope > title');
    if (title !== null) say('.title', native.textContentOf(title) ?? '');
    const use = native.findIn(picture, 'use');
    const source = use && (native.attributeOf(use, 'href') ?? native.attributeOf(use, 'xlink:href'));
    if (source) say('src', source);
    const path = native.findIn(picture, 'path');
    const drawn = path === null ? linesOf(picture) : pathsOf(picture, path);
    if (drawn !== '') say('.path', drawn.slice(0, LONGEST_PATH));
  },
} satisfies Record<string, Reader>);

/** A button with nothing in it may have its word or its sign from the style sheet; what ticks all of a list may be an arrow. */
const DRAWN = /^"([^"\\]*\p{L}{2}[^"\\]*|[×✕✖✗❌⋮⋯…☰✎✏+−‹›«»❮❯←→])"$/u;
const ARROW = /^"([‹›«»❮❯])"$/;

function sayDrawn(element: Element, drawn: RegExp, say: Say): void {
  const found =
    drawn.exec(native.styleOf(element, '::before').content) ??
    drawn.exec(native.styleOf(element, '::after').content);
  if (found?.[1] !== undefined) say('.labelled', found[1]);
}

/** Of a drawing, what tells which one it is. */
const LONGEST_PATH = 96;

/** "3 6 21 6" for each line and "12 12 1" for each circle; all else by its tag. */
function linesOf(picture: Element): string {
  let drawn = '';
  for (let at = native.firstElementOf(picture); at !== null; at = native.nextElementOf(at)) {
    const tag = native.tagOf(at);
    for (const name of LINES[tag] ?? []) drawn += ` ${native.attributeOf(at, name) ?? '0'}`;
    if (LINES[tag] === undefined && !UNDRAWN.test(tag)) drawn += ` ${tag}`;
  }
  return drawn;
}

const UNDRAWN = /^(?:title|desc|defs|style)$/;

/** The first one, and what goes on behind it: "M5 12h14" alone is a minus, and before "M12 5v14" half a plus. */
function pathsOf(picture: Element, path: Element): string {
  let drawn = native.attributeOf(path, 'd') ?? '';
  const shapes = native.findAllIn(picture, SHAPES);
  for (let at = 0; at < shapes.length && drawn.length < LONGEST_PATH; at++) {
    const shape = shapes[at] as Element;
    if (shape !== path) drawn += ` ${native.attributeOf(shape, 'd') ?? native.tagOf(shape)}`;
  }
  return drawn;
}

const SHAPES = 'path, line, circle, rect, polyline, polygon, ellipse, use, text, image';

const LINES: Partial<Record<string, readonly string[]>> = {
  line: ['x1', 'y1', 'x2', 'y2'],
  circle: ['cx', 'cy', 'r'],
};

function readModal(element: Element, say: Say): void {
  if (native.matches(element, ':modal')) say('.modal', true);
}

function readMedia(media: HTMLMediaElement, say: Say): void {
  say('.loaded', media.readyState >= 2);
  say('.paused', media.paused);
  say('.muted', media.muted || media.volume === 0);
}

const TICK = /^(?:checkbox|radio)$/;

function readInput(input: HTMLInputElement, say: Say, number: number, { ticks }: Walk): void {
  const { type } = input;
  say('type', type);
  if (TICK.test(type)) {
    say('.checked', input.indeterminate && type === 'checkbox' ? 'mixed' : input.checked);
    ticks[ticks.length] = { element: input, number };
    if (native.styleOf(input).appearance === 'none') sayDrawn(input, ARROW, say);
  }
  if (type === 'range') ticks[ticks.length] = { element: input, number };
  if (type === 'file')
    say(
      '.value',
      listed(input.files, ({ name }) => name),
    );
  else if (type === 'password') say('.secret', input.value);
  else say('.value', input.value || unsaid(input));
  if (input.list !== null) readOffers(input.list, say);
  readField(input, say);
}

function readOffers({ options }: HTMLDataListElement, say: Say): void {
  for (let at = 0; at < options.length; at++) {
    const { value, label } = options[at] as HTMLOptionElement;
    if (value !== '') say('.offer', `${value}\t${label}`);
  }
}

/** What a browser writes on a button that says nothing. */
const unsaid = ({ type }: HTMLInputElement): string =>
  type === 'submit' ? 'Submit' : type === 'reset' ? 'Reset' : '';

function listed<Item>(all: ArrayLike<Item> | null, nameOf: (item: Item) => string): string {
  let names = '';
  for (let at = 0; all !== null && at < all.length; at++)
    names += (at === 0 ? '' : ', ') + nameOf(all[at] as Item);
  return names;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function readField(field: Field, say: Say): void {
  if (field instanceof HTMLTextAreaElement) say('.value', field.value);
  if (native.matches(field, ':disabled')) say('.disabled', true);
  readLabels(field, say);
  if (!field.willValidate || !isConstrained(field)) return;
  say('.invalid', !field.validity.valid);
  // Of a form that is not checked by the browser nobody is shown what the browser would say.
  const isShown = field.form?.noValidate !== true;
  if (isShown && native.matches(field, ':user-invalid')) say('.complaint', field.validationMessage);
}

const CONSTRAINED =
  '[required], [pattern], [min], [max], [minlength], [maxlength], [step], [type=email], [type=url], [type=number], [type=date], [type=time]';

const isConstrained = (field: Field) => native.matches(field, CONSTRAINED) || field.validity.customError;

/** What is hidden has none. */
function readLabels(field: Element, say: Say): void {
  const labels = (field as HTMLInputElement).labels as NodeListOf<HTMLLabelElement> | null | undefined;
  for (let at = 0; labels && at < labels.length; at++)
    say('.labelled', textNaming(labels[at] as Element, field));
}

function readTies(element: Element, say: Say): void {
  for (const [attribute, name] of TEXTS) {
    const parts = referredBy(element, attribute);
    for (let at = 0; at < parts.length; at++) {
      const part = parts[at] as Element;
      // A name may be taken from what is hidden; what describes is seen, or nobody reads it.
      if (name === '.labelledby' || !isHidden(part)) say(name, textNaming(part, element));
    }
  }
  sayTip(element, say);
  if (native.attributeOf(element, 'popover') !== null || native.attributeOf(element, 'role') === 'dialog')
    readModal(element, say);
  const editable = native.attributeOf(element, 'contenteditable');
  if (editable !== null && (element as HTMLElement).isContentEditable) say('.editable', true);
}

const TEXTS = [
  ['aria-labelledby', '.labelledby'],
  ['aria-describedby', '.described'],
  ['aria-errormessage', '.error'],
] as const;

/** What a style sheet draws beside a thing that is pointed at, of one of its attributes, is a title like that of the browser. */
function sayTip(element: Element, say: Say): void {
  if (!native.matches(element, TIPPED) || native.attributeOf(element, 'title') !== null) return;
  for (let at = 0; at < TIPS.length; at++) {
    const tip = native.attributeOf(element, TIPS[at] ?? '') ?? '';
    if (tip === '' || !isDrawn(element, `"${tip}"`)) continue;
    say('title', tip);
    return;
  }
}

const isDrawn = (element: Element, content: string): boolean =>
  native.styleOf(element, '::before').content === content ||
  native.styleOf(element, '::after').content === content;

const TIPS = ['data-title', 'data-tooltip', 'data-tip', 'data-hint', 'data-balloon'] as const;
const TIPPED = '[data-title], [data-tooltip], [data-tip], [data-hint], [data-balloon]';
