/** Of which colour something is that is written on a ground of another one. */
import { expect, it } from 'vitest';
import { judge } from '../../src/judge/judge.js';
import { isUnclear } from '../../src/judge/Judgement.js';
import { drawn } from './drawn.js';

const WHITE_ON_BLUE = 'background=rgb(0, 90, 200); color=rgb(255, 255, 255)';

function isOfColour(colour: string, said: string): boolean {
  const screen = drawn(`div {${said}; ${WHITE_ON_BLUE}}\n  p: Two rows are selected`);
  const look = { look: 'colour', colour } as const;
  const target = { name: 'Two rows are selected' };
  const outcome = judge({ kind: 'expectLook', target, look, negated: false }, screen, {});
  return !isUnclear(outcome) && outcome.holds;
}

it('is that of the writing, or of the ground of a message', () => {
  for (const message of ['role=alert', 'className=toast']) {
    expect(isOfColour('blue', message)).toBe(true);
    expect(isOfColour('white', message)).toBe(true);
    expect(isOfColour('green', message)).toBe(false);
  }
});

it('is not that of any ground', () => {
  expect(isOfColour('white', 'role=group')).toBe(true);
  expect(isOfColour('blue', 'role=group')).toBe(false);
});
