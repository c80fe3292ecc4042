/** What a list has chosen that is called by the option that asks for one. */
import { expect, it } from 'vitest';
import { judge } from '../../src/judge/judge.js';
import { isUnclear } from '../../src/judge/Judgement.js';
import { drawn } from './drawn.js';

const LIST = (chosen: string, asking = '-- Select a fruit --') =>
  `select {value=${chosen}}\n  option: ${asking} {flat}\n  option: Pear {flat}\n  option: Plum {flat}`;

function shows(screen: string, text: string, negated = false) {
  const target = { name: 'fruit' };
  const outcome = judge(
    { kind: 'expectContent', target, relation: 'shows', text, negated },
    drawn(screen),
    {},
  );
  return !isUnclear(outcome) && outcome.holds;
}

it('is what it shows', () => {
  expect(shows(LIST('Pear'), 'Pear')).toBe(true);
  expect(shows(LIST('Plum'), 'Pear')).toBe(false);
  expect(shows(LIST('-- Select a fruit --'), 'Pear')).toBe(false);
  expect(shows(LIST('Pear'), 'Pear', true)).toBe(false);
});

it('is nothing of a list that only has the word in an option', () => {
  expect(shows(LIST('Pear', 'More fruit'), 'Pear')).toBe(false);
});
