/** Statements in words that no rule knows, and those that must not be taken for what is to be read on the page. */
import { describe, expect, test } from 'vitest';
import { readAll } from '../../src/language/read.js';
import { describeActions } from '../../src/meaning/describe.js';

/** Behind a first step, which only does something. */
function meaningOf(text: string): string | undefined {
  const reading = readAll([{ text: 'Open the page' }, { text }]).at(-1);
  return reading?.understood === true ? describeActions(reading.actions) : undefined;
}

describe('what is told in words of its own is to be read in one place', () => {
  test.each([
    [
      'The page confirms that the book has been returned and that a fine of £2.50 has been noted.',
      'Expect that "returned", "fine", "£2.50" and "noted" are seen together',
    ],
    [
      'It should grumble that this is not an email address.',
      'Expect that "not", "email" and "address" are seen together',
    ],
    [
      'When she presses Next, she is told that this is not a date.',
      'Click "Next", then expect that "not" and "date" are seen together',
    ],
    [
      'The Eating card says that €89.90 of €80.00 has been spent and that this is 112%.',
      'Expect that "Eating", "€89.90", "€80.00", "spent" and "112%" are seen together',
    ],
    [
      'Check: notification “Taxi home” deleted, with an Undo link',
      'Expect that "Taxi home", "deleted" and "Undo" are seen together',
    ],
    [
      'Expect that "Eating", "€89.90" and "112%" are seen together',
      'Expect that "Eating", "€89.90" and "112%" are seen together',
    ],
  ])('%s', (text, meaning) => expect(meaningOf(text)).toBe(meaning));
});

describe('as teams write', () => {
  test.each([
    [
      'Given I am logged in as "ada" with the password "secret"',
      'Sign in as "ada" with the password "secret"',
    ],
    ['Given I am logged in as an admin', undefined],
    ['Expected: "Taxi home" no longer listed', 'Expect that "Taxi home" is not visible'],
    ['Expected: user name still filled in', 'Expect that "user name" is not empty'],
    ['The count is back to 19 appointments', 'Expect that the badge shows "19 appointments"'],
    ['Emma should jump to the top', 'Expect that the first item contains "Emma"'],
    ['now Night Ferry comes first', 'Expect that the first item contains "Night Ferry"'],
    ['The first book has now the status Lent', 'Expect that the first item shows "Lent"'],
    ['The first book has no status Lent', undefined],
    ['Ann Lee must be the assignee', 'Expect that "assignee" shows "Ann Lee"'],
    ['The user must be the assignee', undefined],
    ['On the bell stands now number 3', 'Expect that "bell" shows "3"'],
    [
      'Verify that the dialog is closed and that the table shows "1-2 of 5"',
      'Expect that the dialog is not visible, then expect that the table shows "1-2 of 5"',
    ],
    ['Click "Menu" and that opens the dialog', undefined],
    ['Night Ferry is not one of them', 'Expect that "Night Ferry" is not visible'],
    ['One of the alerts is "Over budget"', 'Expect that any alert is "Over budget"'],
    ['I click one of the links', undefined],
    ['The row is now marked as Cancelled', 'Expect that the row contains "Cancelled"'],
    ['The button can be pressed', 'Expect that the button is enabled'],
    ['A short message confirms it', 'Expect that a success message is visible'],
    ['Given the user has opened the settings using the gear icon', 'Click the "gear" image'],
    ['Submit the empty form via "Book"', 'Click "Book"'],
    ['Put "ada" in as her email', 'Fill "email" with "ada"'],
    ['Search for "lowe" and press Enter', 'Fill the search field with "lowe", then press Enter'],
  ])('%s', (text, meaning) => expect(meaningOf(text)).toBe(meaning));
});

describe('what says more than words on a page', () => {
  test.each([
    'The total of €5.00 is not among the amounts there',
    'The figure grew by €5.00 overnight',
    'The sum rose from €5.00 to €7.00 for both readers',
    'Each member pays €5.00 for it',
    'The €5.00 stands above the other amounts of June',
    'The warning glows red near €5.00',
    'The mail says goodbye if €5.00 is paid',
    'The clerk hands over €5.00 to Emma',
    'The response carries 4711-22',
    'Check: the state "active" of order 4711-22 carries over',
    'Verify that SC 1.3.1 is met.',
  ])('%s', (text) => expect(meaningOf(text) ?? 'not understood').not.toContain('seen together'));
});
