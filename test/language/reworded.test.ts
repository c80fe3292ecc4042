/** Loose ways of saying what the language says in another way: each is used by some sentence, and what is in quotes stays as it is. */
import { describe, expect, test } from 'vitest';
import { interpretAll } from '../../src/agent/index.js';
import { describeActions } from '../../src/meaning/describe.js';
import { reworded } from '../../src/language/reworded.js';
import { WORDINGS } from '../../src/language/lexicon/wordings/wordings.js';

const SAID: readonly [said: string, meant: string][] = [
  [
    'Click "Save", "Name is required" is shown (actual: nothing happens)',
    'Click "Save", then expect that "Name is required" is visible',
  ],
  ['Have them open the "Orders" tab', 'Open the "Orders" tab'],
  ['Please ask her to click "Save"', 'Click "Save"'],
  ['Go ahead and click "Delete"', 'Click "Delete"'],
  [
    'Enter 5,000.01 as the amount and try to continue',
    'Fill "amount" with "5,000.01", then click "continue"',
  ],
  ['You need to tick "Terms" and then click "Send"', 'Check "Terms", then click "Send"'],
  ['The "Total" row of course shows "12.00"', 'Expect that the "Total" row shows "12.00"'],
  [
    'Click "Save", normally "Password modified" is shown',
    'Click "Save", then expect that "Password modified" is visible',
  ],
  [
    'A window asks me "Send to 22 parents?" so I click Yes',
    'Expect that the dialog shows "Send to 22 parents?", then click "Yes"',
  ],
  ['It says "Draft saved" somewhere on the page', 'Expect that "Draft saved" is visible'],
  [
    'Select "Class 3A" from the dropdown called To and write "School trip" where it says Subject',
    'Select "Class 3A" from the "To" drop-down, then fill "Subject" with "School trip"',
  ],
  ['Click "Delete" and say yes to the question', 'Click "Delete", then click "yes"'],
  ['You can\'t press "Renew" again', 'Expect that "Renew" is not enabled'],
  ['We are kicked out to the sign-in page', 'Expect that the "sign-in" page is open'],
  ['Bump servings up to 6', 'Fill "servings" with "6"'],
  ['"Room ready" shines in green', 'Expect that "Room ready" is green'],
  ['The "Filters" section folds out', 'Expect that the "Filters" section is expanded'],
  ['The "Filters" section folds in', 'Expect that the "Filters" section is collapsed'],
  ['The "Home" chip sits under "Ideas"', 'Expect that "Home" under "Ideas" is visible'],
  ['"No-show" is offered in the menu', 'Expect that "No-show" in the menu is visible'],
  ['Select all the tickets by ticking the header checkbox', 'Check the "header" checkbox'],
  ['The list must to show "Tea"', 'Expect that the list shows "Tea"'],
  ['The user should not able to edit "Days"', 'Expect that "Days" is read-only'],
  ['The list has got 3 rows', 'Expect that there are exactly 3 rows in the list'],
  ['The list have 3 rows', 'Expect that there are exactly 3 rows in the list'],
  ['The dialog show "Saved"', 'Expect that the dialog shows "Saved"'],
  [
    '"Draft" has been renamed to "Final"',
    'Expect that "Final" is visible, then expect that "Draft" is not visible',
  ],
  [
    'The both buttons "Ja" and "Nein" must be shown',
    'Expect that the "Ja" button is visible, then expect that the "Nein" button is visible',
  ],
  ['More as 20 rows are visible', 'Expect that there are more than 20 rows'],
  ['Result waited: "Vielen Dank" is shown', 'Expect that "Vielen Dank" is visible'],
  ['Attend that "Payment received" is visible', 'Wait until "Payment received" is visible'],
  ['I clic on Search', 'Click "Search"'],
  ['Give a click in the button "Add to basket"', 'Click the "Add to basket" button'],
  ['Click to the save button', 'Click the "save" button'],
  ['Fill "Name" with "Ada" and do save', 'Fill "Name" with "Ada", then carry out "save"'],
  ['Fill "Reason" with "Flu" and submit the same', 'Fill "Reason" with "Flu", then click "submit"'],
  ['I am going in the page Gradebook', 'Click "Gradebook"'],
  ['Enter to Settings, then click "Preferences"', 'Click "Settings", then click "Preferences"'],
  ['enter in the menu My orders', 'Click "My orders"'],
  ['Come back to list with button Back', 'Click the "Back" button'],
  ['Call the page /login up', 'Open "/login"'],
  ['I make the page new', 'Reload the page'],
  ['Take off the tick of "Weekly summary"', 'Uncheck "Weekly summary"'],
  ['Put a tick at "Weekly summary"', 'Check "Weekly summary"'],
  ['I erase all from "Notes"', 'Clear "Notes"'],
  ['Don\'t give anything in "Mobile" and click "Next"', 'Clear "Mobile", then click "Next"'],
  ['I verify that exist 3 rows', 'Expect that there are exactly 3 rows'],
  ['There exists the button "Save"', 'Expect that the "Save" button is visible'],
  ['It exists no more the button "Dentist"', 'Expect that the "Dentist" button is not visible'],
  ['It must appear at least 3 results', 'Expect that there are at least 3 items'],
  [
    'It becomes a green hint displayed: "Your appointment is booked"',
    'Expect that the message is visible, then expect that the message is green, then expect that "Your appointment is booked" is visible',
  ],
  [
    'Check if is visible "Phone" and "Finance" is visible',
    'Expect that "Phone" is visible, then expect that "Finance" is visible',
  ],
  ['In "Language" is selected "English"', 'Expect that "English" in "Language" is selected'],
  [
    'Should show up information "2 messages moved to Trash"',
    'Expect that "2 messages moved to Trash" is visible',
  ],
  ['Consumer name is coming as Gopal Krishnan', 'Expect that "Consumer name" shows "Gopal Krishnan"'],
  ['The message "Saved" is coming', 'Expect that "Saved" is visible'],
  ['The "Saved" message should come', 'Expect that "Saved" is visible'],
  ['The "Saved" message should get displayed', 'Expect that "Saved" is visible'],
  ['Week total comes as 44.0', 'Expect that "Week total" shows "44.0"'],
  ['"Department" should now be reflecting "Roads"', 'Expect that "Department" shows "Roads"'],
  ['The "Nueva cita" dialog is closing itself', 'Expect that the "Nueva cita" dialog is not visible'],
  ['The "Filters" section should be in collapsed state', 'Expect that the "Filters" section is collapsed'],
  ['One popup appears saying "Marks saved"', 'Expect that the dialog shows "Marks saved"'],
  ['The button "Checkout" is habilitated', 'Expect that the "Checkout" button is enabled'],
  ['The button "Checkout" is deshabilitated', 'Expect that the "Checkout" button is disabled'],
  ['In the "Search" field still should be "Kowal"', 'Expect that "Kowal" in the "Search" field is visible'],
  ['"Quiz 1" has now a "Done" badge', 'Expect that "Done" in "Quiz 1" is visible'],
  ['The list contains now "Tea"', 'Expect that the list contains "Tea"'],
  ['Frisör stands now in the calendar', 'Expect that "Frisör" in "calendar" is visible'],
  ['"Kowal" is written in the "Search" field', 'Expect that "Kowal" in the "Search" field is visible'],
  ['On the top is written "Kowal"', 'Expect that "Kowal" at the top is visible'],
  ['The counter of the basket pass from 0 to 1', 'Expect that the badge in "basket" shows "1"'],
  ['In the top on right is "Log out"', 'Expect that "Log out" at the top is visible'],
  ['"Log out" is on the left side', 'Expect that "Log out" at the left is visible'],
  ['"Log out" is on top of the list', 'Expect that the first item in the list contains "Log out"'],
  ['Headcount Marketing 11 -> 12', 'Expect that "Headcount Marketing" shows "12"'],
  ['Counter on Doing goes 2 -> 3', 'Expect that the badge in "Doing" shows "3"'],
  ['Current Account now 2,150.00', 'Expect that "Current Account" is "2,150.00"'],
  ['Pick Jonas Roth as manager', 'Select "Jonas Roth" from the "manager" drop-down'],
  ['As reason choose Flu', 'Select "Flu" from "reason"'],
  ['Give reason as "Sister\'s marriage"', 'Fill "reason" with "Sister\'s marriage"'],
  ['Enter code SPRING20 in "Voucher code"', 'Fill "Voucher code" with "SPRING20"'],
  ['Write in chat Hola a todos and send with Enter', 'Fill "chat" with "Hola a todos", then press Enter'],
  ['I fill the form with name: Ivan, city: Kazan', 'Fill "name" with "Ivan", then fill "city" with "Kazan"'],
  ['Next to The Hobbit click Renew', 'Click "Renew" next to "The Hobbit"'],
  [
    'A dialog pops up with "Summer Sale" in it',
    'Expect that the dialog is visible, then expect that "Summer Sale" in the dialog is visible',
  ],
  ['"Past dates" can\'t be clicked any more', 'Expect that "Past dates" is not enabled'],
  [
    'Fill title "Standup", set start 09:00 / end 09:15',
    'Fill "title" with "Standup", then fill "start" with "09:00", then fill "end" with "09:15"',
  ],
  ['hit /board', 'Open "/board"'],
  ['Click "Log in", lands on /dashboard', 'Click "Log in", then expect that the page is "/dashboard"'],
];

test.each(SAID)('%s', (text, meant) => {
  const [, reading] = interpretAll([{ text: 'Click "Go"' }, { text }]);
  expect(reading?.understood && describeActions(reading.actions)).toBe(meant);
});

describe('reworded', () => {
  test.each(WORDINGS.map(([pattern]) => pattern))('%s is used', (pattern) => {
    const words = SAID.map(([text]) => text.replaceAll(/"[^"]*"/g, '\uE000'));
    expect(words.filter((text) => text.replace(pattern, '') !== text)).not.toEqual([]);
  });

  test('what stands in quotes stays as it is, wherever it comes to stand', () => {
    expect(reworded('Next to "Pick Ada as owner" click "Enter to Settings"')).toBe(
      'click "Enter to Settings" Next to "Pick Ada as owner"',
    );
  });

  test('nothing is said where nothing can be said otherwise', () => {
    expect(reworded('Click "Kindly enter to Settings"')).toBeUndefined();
  });
});
