/** What is shown by the word of a link that has a number beside it. */
import { expect, it } from 'vitest';
import { judge } from '../../src/judge/judge.js';
import { isUnclear } from '../../src/judge/Judgement.js';
import { drawn } from './drawn.js';

function shows(screen: string, text: string, negated = false): boolean {
  const target = { name: 'FAILED' };
  const outcome = judge(
    { kind: 'expectContent', target, relation: 'shows', text, negated },
    drawn(screen),
    {},
  );
  return !isUnclear(outcome) && outcome.holds;
}

const link = (...parts: string[]) => `a\n${parts.map((part) => `  + span: ${part}`).join('\n')}`;

it('is that number', () => {
  expect(shows(link('FAILED', '2'), '2')).toBe(true);
  expect(shows(link('FAILED', '2'), '3')).toBe(false);
  expect(shows(link('FAILED', '2'), '2', true)).toBe(false);
  expect(shows(link('FAILED', '12'), '2')).toBe(false);
});

it('is no number of another word', () => {
  expect(shows(link('FAILED', 'of', '2'), '2')).toBe(false);
  expect(shows(`${link('FAILED')}\n${link('WAITING', '2')}`, '2')).toBe(false);
});
