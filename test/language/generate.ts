/** Meanings drawn at random, each from what a person could have meant. */
import type { Action, Expectation, Target } from '../../src/meaning/meaning.js';
import { ATTRIBUTES, BESIDES, PHONE_USES, STATES, TEXT_RELATIONS } from '../../src/meaning/relations.js';
import type { Kind } from '../../src/meaning/kinds.js';

/** The same numbers for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const NAMES = [
  'Save',
  'Order total',
  'Log in',
  'E-mail',
  '€ 12.00',
  'What is new?',
  'a "quoted" word',
  'to do',
  'Tab',
  '3',
  'visible',
];
const PLACES: readonly Kind[] = [
  'row',
  'section',
  'dialog',
  'table',
  'list',
  'form',
  'menu',
  'navigation',
  'header',
];
const THINGS: readonly Kind[] = [
  'button',
  'link',
  'field',
  'checkbox',
  'drop-down',
  'tab',
  'heading',
  'image',
  'item',
  'cell',
  'slider',
];

export class Generator {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = randomOf(seed);
  }

  #one<Value>(values: readonly Value[]): Value {
    return values[Math.floor(this.#random() * values.length)] as Value;
  }

  #is(share: number): boolean {
    return this.#random() < share;
  }

  name = (): string => this.#one(NAMES);

  /** Always with a name or a kind. */
  target(kinds: readonly Kind[] = THINGS): Target {
    const isNamed = this.#is(0.8);
    const isKinded = !isNamed || this.#is(0.6);
    return {
      ...(isNamed && { name: this.name() }),
      ...(isKinded && { role: this.#one(kinds) }),
      ...(this.#is(0.2) && { ordinal: this.#one([1, 2, 3, 12, 'last'] as const) }),
      ...(this.#is(0.15) && {
        beside: { relation: this.#one(BESIDES), thing: { name: this.name() } },
      }),
      ...(this.#is(0.25) && { within: this.#place() }),
    };
  }

  #place(): Target {
    return {
      ...(this.#is(0.7) && { name: this.name() }),
      role: this.#one(PLACES),
      ...(this.#is(0.2) && { within: { name: this.name(), role: this.#one(PLACES) } }),
    };
  }

  action(): Action {
    const target = this.target();
    const draws: (() => Action)[] = [
      () => ({
        kind: this.#one(['click', 'doubleClick', 'rightClick', 'hover', 'longPress'] as const),
        target,
      }),
      // A field that is ticked is a checkbox.
      () => ({ kind: this.#one(['check', 'uncheck'] as const), target: this.target(['checkbox', 'switch']) }),
      () => ({ kind: 'click', target, times: this.#one([2, 3, 10]) }),
      () => ({ kind: this.#one(['focus', 'selectText', 'scrollTo'] as const), target }),
      // A checkbox that is cleared is no longer checked.
      () => ({ kind: 'clear', target: { ...target, role: 'field' } }),
      () => ({ kind: 'fill', target, value: this.name() }),
      () => ({ kind: 'select', option: this.name(), from: { name: this.name(), role: 'drop-down' } }),
      () => ({
        kind: 'press',
        key: this.#one(['Enter', 'Escape', 'Delete', 'Control+s', 'ArrowDown', 'F5']),
      }),
      () => ({ kind: 'open', address: this.#one(['/', '/login', 'https://shop.example/cart?x=1']) }),
      () => ({ kind: 'goTo', page: this.name() }),
      () => ({ kind: 'wait', milliseconds: this.#one([500, 2_000, 90_000]) }),
      () => ({
        kind: this.#one([
          'goBack',
          'goForward',
          'reload',
          'acceptDialog',
          'dismissDialog',
          'clearCookies',
        ] as const),
      }),
      () => ({ kind: 'drag', target, onto: this.target() }),
      () => ({ kind: 'upload', files: ['cat.png', 'dog.jpg'].slice(0, this.#one([1, 2])) }),
      () => ({ kind: 'usePhone', use: this.#one(PHONE_USES) }),
      () => ({ kind: 'swipe', towards: this.#one(['left', 'right', 'up', 'down'] as const), target }),
      () => ({ kind: 'zoom', towards: this.#one(['in', 'out'] as const), target }),
      () => ({ kind: this.#one(['allowPermission', 'denyPermission'] as const) }),
      () => ({ kind: 'setWindow', width: 320, height: 640 }),
      () => ({
        kind: 'operate',
        words: this.name(),
        ...(this.#is(0.5) && { thing: this.name() }),
        ...(this.#is(0.5) && {
          fields: [
            { name: this.name(), value: this.name() },
            ...(this.#is(0.5) ? [{ name: this.name(), value: this.name() }] : []),
          ],
        }),
      }),
      () => ({ kind: 'switchTab', tab: { which: this.#one(['new', 'previous', 'next'] as const) } }),
    ];
    return this.#one(draws)();
  }

  expectation(): Expectation {
    const target = this.target();
    const negated = this.#is(0.3);
    const relation = this.#one(TEXT_RELATIONS);
    const draws: (() => Expectation)[] = [
      () => ({ kind: 'expectVisible', target, negated }),
      () => ({ kind: 'expectVisible', target, negated: true, gone: true }),
      () => ({
        kind: 'expectContent',
        target,
        relation: this.#one([...TEXT_RELATIONS, 'shows'] as const),
        text: this.name(),
        negated,
      }),
      () => ({
        kind: 'expectState',
        target,
        // A field that is checked is a checkbox.
        state: this.#one(
          STATES.filter((state) => !/^(?:editable|completed)$/.test(state)).filter(
            (state) => state !== 'checked' || target.role !== 'field',
          ),
        ),
        negated,
      }),
      // Of entries alone.
      () => ({
        kind: 'expectState',
        target: { name: this.name(), role: this.#one(['item', 'row'] as const) },
        state: 'completed',
        negated,
      }),
      () => ({ kind: 'expectEmpty', target, negated }),
      () => ({
        kind: 'expectMessage',
        tone: this.#one(['error', 'warning', 'success'] as const),
        target: {
          role: 'message',
          ...(this.#is(0.3) && { within: { name: this.name(), role: this.#one(PLACES) } }),
        },
      }),
      () => ({ kind: 'expectPage', name: this.name(), negated }),
      () => ({
        kind: this.#one(['expectTitle', 'expectUrl'] as const),
        relation,
        text: this.name(),
        negated,
      }),
      () => ({
        kind: 'expectCount',
        things: { role: this.#one(THINGS) },
        comparison: this.#one(['exactly', 'at least', 'at most'] as const),
        count: this.#one([0, 1, 2, 15]),
      }),
      () => ({
        kind: 'expectAttribute',
        target,
        attribute: this.#one(ATTRIBUTES.filter((attribute) => attribute !== 'address')),
        relation,
        text: this.name(),
        negated,
      }),
      () => ({
        kind: 'expectNumber',
        target,
        comparison: this.#one(['exactly', 'more than', 'fewer than'] as const),
        count: this.#one([0, 7, 120]),
      }),
      () => ({
        kind: 'expectAttribute',
        target,
        attribute: 'address',
        relation: 'is',
        text: '/cart',
        negated,
      }),
      // What isn't editable is read-only.
      () => ({ kind: 'expectState', target, state: 'editable', negated: false }),
      () => ({ kind: 'expectNewTab', negated }),
      () => ({ kind: 'expectTogether', words: [this.name(), this.name(), this.name()] }),
    ];
    const expectation = this.#one(draws)();
    return this.#is(0.15) ? { ...expectation, limit: 5_000 } : expectation;
  }

  day(): Expectation {
    return {
      kind: 'expectDay',
      day: this.#one(['20', '3rd of May', 'March 20, 2025', 'today']),
      state: this.#one(['selected', 'highlighted', 'enabled', 'disabled'] as const),
      negated: this.#is(0.3),
    };
  }

  rating(): Expectation {
    return {
      kind: 'expectRating',
      ...(this.#is(0.8) && { target: this.target() }),
      stars: this.#one([1, 2, 4.5, 5]),
      ...(this.#is(0.5) && { of: 5 }),
      negated: this.#is(0.3),
    };
  }
}
