/** "A message appears", of which nothing more is told: any paragraph reads like one. */
import { expect, it } from 'vitest';
import { judge } from '../../src/judge/judge.js';
import { isUnclear } from '../../src/judge/Judgement.js';
import type { Before } from '../../src/judge/Judgement.js';
import type { Screen } from '../../src/screen/Screen.js';
import { drawn } from './drawn.js';

function appears(screen: string, before?: string): boolean {
  const given = before === undefined ? {} : { earlier: [drawn(before)] };
  const target = { role: 'message' } as const;
  const outcome = judge({ kind: 'expectVisible', target, negated: false }, drawn(screen), given);
  return !isUnclear(outcome) && outcome.holds;
}

const PAGE = 'h1: Orders\np: Here are all of your orders.';

it('is none that was there before', () => {
  expect(appears(PAGE, PAGE)).toBe(false);
  expect(appears(PAGE)).toBe(false);
  expect(appears(`${PAGE}\np: Choose one {className=hint}`, `${PAGE}\np: Choose one {className=hint}`)).toBe(
    false,
  );
});

it('is what has come with the last action', () => {
  expect(appears(`${PAGE}\np: Your order was sent.`, PAGE)).toBe(true);
  expect(appears('h1: Thanks\np: Your order was sent.', PAGE)).toBe(true);
});

it('is one by its role or its class', () => {
  const says = (marks: string) => `${PAGE}\ndiv: Your order was sent. {${marks}}`;
  expect(appears(says('role=alert'), PAGE)).toBe(true);
  expect(appears(says('className=alert alert-success'), says('className=alert alert-success'))).toBe(true);
  expect(appears(says('role=status'))).toBe(true);
});

function isMessage(screen: Screen, before: Before): boolean {
  const target = { role: 'message' } as const;
  const outcome = judge({ kind: 'expectVisible', target, negated: false }, screen, before);
  return !isUnclear(outcome) && outcome.holds;
}

/** With other keys for the things that have such words, and what they hold. */
function renewed(screen: Screen, ...words: string[]): Screen {
  for (const node of screen.nodes)
    if (words.includes(node.text)) Object.assign(node, { key: 1_000 + node.id });
  return screen;
}

const SAVED = `${PAGE}\np: Your order was sent.`;
const AGAIN = 'Your order was sent.';

it('is the same once more', () => {
  expect(isMessage(renewed(drawn(SAVED), AGAIN), { earlier: [drawn(SAVED)] })).toBe(true);
});

it('is none where all was drawn anew', () => {
  const all = renewed(drawn(SAVED), AGAIN, 'Orders', 'Here are all of your orders.');
  expect(isMessage(all, { earlier: [drawn(SAVED)] })).toBe(false);
});

it('is what has come before something was only pointed at', () => {
  const [before, after] = [drawn(PAGE), drawn(SAVED)];
  const memory = { on: () => ({}), hasOnlyLooked: (one: Screen) => one === after };
  expect(isMessage(drawn(SAVED), { earlier: [after, before], memory })).toBe(true);
  // The last action should have brought one.
  const acted = { ...memory, hasOnlyLooked: () => false };
  expect(isMessage(drawn(SAVED), { earlier: [after, before], memory: acted })).toBe(false);
  expect(isMessage(drawn(SAVED), { earlier: [after, before] })).toBe(false);
});

it('is no clock that goes on, nor anything that counts', () => {
  const says = (words: string) => drawn(`${PAGE}\np: ${words}`);
  expect(isMessage(says('12:00:01'), { earlier: [says('12:00:00')] })).toBe(false);
  expect(isMessage(says('It is now 12:00:01.'), { earlier: [says('It is now 12:00:00.')] })).toBe(false);
  expect(isMessage(says('You have 4 orders.'), { earlier: [says('You have 3 orders.')] })).toBe(false);
  expect(isMessage(renewed(says('12:00:01'), '12:00:01'), { earlier: [says('12:00:00')] })).toBe(false);
});

function isShownAt(screen: string, before?: string): boolean {
  const within = { name: 'Price', role: 'field' } as const;
  const given = before === undefined ? {} : { earlier: [drawn(before)] };
  const target = { role: 'message', within } as const;
  const outcome = judge({ kind: 'expectVisible', target, negated: false }, drawn(screen), given);
  return !isUnclear(outcome) && outcome.holds;
}

it('at a field is none that only says its unit', () => {
  const field = (message = '') =>
    `form\n  div\n    label: Price\n    div\n      input\n      + span: per unit\n${message}`;
  const [unmarked, marked] = [
    '      div: Give a price',
    '      div: Give a price {className=invalid-feedback}',
  ];
  expect(isShownAt(field())).toBe(false);
  expect(isShownAt(field(), field())).toBe(false);
  expect(isShownAt(field(marked))).toBe(true);
  expect(isShownAt(field(unmarked), field())).toBe(true);
  expect(isShownAt(field(unmarked), field(unmarked))).toBe(false);
});

function says(text: string): boolean {
  const screen = drawn(
    'div: Showing 1 to 6 of 11 {role=status}\ndiv: The customer was not told. {className=toast warning}\ndiv: It was sent. {className=toast success}\np: Page 1 of 2',
  );
  const target = { role: 'message' } as const;
  const outcome = judge(
    { kind: 'expectContent', target, relation: 'shows', text, negated: false },
    screen,
    {},
  );
  return !isUnclear(outcome) && outcome.holds;
}

it('is the one of several that says so, and no other text', () => {
  expect(says('The customer was not told.')).toBe(true);
  expect(says('It was sent.')).toBe(true);
  expect(says('The customer was told.')).toBe(false);
  expect(says('Page 1 of 2')).toBe(false);
});
