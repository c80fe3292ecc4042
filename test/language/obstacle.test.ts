/** Which words of a step are in the way of understanding it, and what the rest means. */
import { describe, expect, it } from 'vitest';
import { describeActions, interpret } from '../../src/agent/index.js';

const IN_THE_WAY: [step: string, words: string, rest: string][] = [
  [
    'The user opens the folder "day1", as the others have done before.',
    'as the others have done before',
    'Click "day1"',
  ],
  ['Click the star between "View history" and "More"', 'between "View history" and "More"', 'Click "star"'],
  [
    'Then the dialog closes and "Home budget" is displayed as the notebook\'s name',
    "as the notebook's name",
    'Expect that the dialog is not visible, then expect that "Home budget" is visible',
  ],
  [
    'The user clicks the number 3 in the first column, which is the reservation of Costa.',
    'which is the reservation of Costa',
    'Click "number 3" in the first column',
  ],
  [
    'Expected: The notice "Sorry" appears above the button, and the user is not let in.',
    'and the user is not let in',
    'Expect that "Sorry" above the button is visible',
  ],
];

describe('a step with words in the way', () => {
  it.each(IN_THE_WAY)('%s', (text, words, rest) => {
    const { obstacle, nearest } = unread(text);
    expect(obstacle?.words).toBe(words);
    expect(describeActions(obstacle?.rest ?? [])).toBe(rest);
    expect(nearest).toEqual([]);
  });
});

describe('words are not left out', () => {
  it.each([
    ['where what is said of the rest goes with them', 'Expected: the line with Kale is attributed to jonas.'],
    [
      'where little would be left',
      'Click "Save" with whatever it was that somebody from the office has told you',
    ],
    ['where a word spelt right is enough', 'I clikc "Save" with the mouse'],
  ])('%s', (_why, text) => {
    expect(unread(text).obstacle).toBeUndefined();
  });
});

it.each([
  ['Given I am logged in as "jane"', 'I sign in as "jane" with the password "{{password}}"'],
  ['When I log in as admin', 'I sign in as "admin" with the password "{{password}}"'],
  ['Given a signed-in user', 'I sign in as "ada" with the password "{{password}}"'],
])('who signs in needs a password: %s', (text, nearest) => {
  expect(unread(text).nearest).toEqual([nearest]);
});

it('nobody signs in to see whether they are', () => {
  expect(unread('Then I should be logged in').nearest.join()).not.toContain('password');
});

function unread(text: string) {
  const interpretation = interpret({ text });
  if (interpretation.understood) throw new Error(describeActions(interpretation.actions));
  return interpretation.explain();
}
