/** Steps as people write them, by what the grammar can: each way once. */
import { expect, test } from 'vitest';
import { readAll } from '../../src/language/read.js';
import { describeActions } from '../../src/meaning/describe.js';

/** What the last step means after those before it; undefined where it isn't understood. */
function meaningOf(...texts: string[]): string | undefined {
  const reading = readAll(texts.map((text) => ({ text }))).at(-1);
  return reading?.understood === true ? describeActions(reading.actions) : undefined;
}

test.each([
  ['Click on the **Save** button', 'Click the "Save" button'],
  ['I have clicked the link called Edit', 'Click the "Edit" link'],
  [
    'Click button FOUR, wait 2 seconds, then click button FIVE.',
    'Click the "FOUR" button, then wait 2 s, then click the "FIVE" button',
  ],
  ['Close the window by clicking the "×".', 'Click "×"'],
  [
    'Check the 2nd radio button and enter the number "4" into the 3rd textbox.',
    'Check the second radio button, then fill the third field with "4"',
  ],
  [
    'Settings > Business rules > Macros',
    'Click "Settings", then click "Business rules", then click "Macros"',
  ],
  ['In the year selector, pick 2024', 'Select "2024" from the "year" drop-down'],
  ['Then the "Save" button should no longer be disabled', 'Expect that the "Save" button is not disabled'],
  [
    'Then there should be at least 3 rows in the "Orders" table',
    'Expect that there are at least 3 rows in the "Orders" table',
  ],
  ['Then Salt and Pepper are ticked', 'Expect that "Salt" is checked, then expect that "Pepper" is checked'],
  ['Then "Done" is visible within 5 seconds', 'Expect that "Done" is visible within 5 s'],
  ['If a cookie banner is visible, click Accept', 'If the "cookie" banner is visible, click "Accept"'],
  ['Press Tab until the focus is on "Buy"', 'Press Tab until "Buy" is focused'],
  ['Expected result: the dialog closes', 'Expect that the dialog is not visible'],
])('%s', (text, meaning) => {
  expect(meaningOf(text)).toBe(meaning);
});

test('"it" is what was named last', () => {
  expect(meaningOf('When I click the "Bold" button', 'Then it is pressed')).toBe(
    'Expect that the "Bold" button is pressed',
  );
});

test.each([
  [
    ['Click the "Price" column', 'The first row shows "Tent"', 'Click again on it'],
    'Click the "Price" column',
  ],
  [['Click the "Price" column', 'Click again on Price.'], 'Click the "Price" column'],
  [['Click the "Price" column', 'Click again on Colour.'], 'Click "Colour"'],
  [['Click "Save"', 'Check the "A" box', 'Click it again'], 'Click the "A" checkbox'],
])('what is clicked again: %j', (texts, meaning) => {
  expect(meaningOf(...texts)).toBe(meaning);
});

test.each(['Frob the wobble quickly around', 'It works as expected', 'Everything is fine then'])(
  'not understood: %s',
  (text) => {
    expect(meaningOf(text)).toBeUndefined();
  },
);

test.each<[table: string[][], fields: string]>([
  [[['Name', 'Ada']], 'Fill in "Name" with "Ada"'],
  [
    [
      ['Name', 'Ada'],
      ['Mail', 'ada@a.test'],
    ],
    'Fill in "Name" with "Ada", "Mail" with "ada@a.test"',
  ],
  [
    [
      ['Field', 'Value'],
      ['Name', 'Ada'],
    ],
    'Fill in "Name" with "Ada"',
  ],
])('a table of fields: %j', (table, fields) => {
  const [reading] = readAll([{ text: 'When I fill in the form:', table }]);
  expect(reading?.understood === true && describeActions(reading.actions)).toBe(fields);
});
