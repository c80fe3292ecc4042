/** What all of several are and none of them, how a page looks, and what is refused since a rule would lose a part of it. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'what all of them are, and how the page looks': [
    ['six to-dos are listed', 'Expect that there are exactly 6 "to-dos" things'],
    [
      '"A", "B" and "C" are shown, and no others.',
      'Expect that the list has exactly the items "A", "B", "C"',
    ],
    ['only "A" and "B" are shown.', 'Expect that the list has exactly the items "A", "B"'],
    ['the page says "Logged in" at the bottom', 'Expect that "Logged in" at the bottom is visible'],
    ['the form complains with "Too short"', 'Expect that the form shows "Too short"'],
    [
      'the page "Your Settings" opens, with "olga" as the username.',
      'Expect that the "Your Settings" page is open, then expect that "username" shows "olga"',
    ],
    [
      'The user is signed in: "jakob" is displayed at the top right.',
      'Expect that "jakob" at the top right is visible',
    ],
    [
      'Check that all three notification switches are on.',
      'Expect that there are exactly 3 "notification" switches, then expect that each "notification" switch is checked',
    ],
    [
      'all six tasks are crossed out',
      'Expect that there are exactly 6 items in the list, then expect that each item in the list is struck through',
    ],
    ['no task is crossed out', 'Expect that each item in the list is not struck through'],
    ['all six tasks are crossed out or bold', undefined],
    [
      'Double-click "Call the dentist" ⏎ Change the text to "Water the plants"',
      'Fill the field with "Water the plants"',
    ],
    [
      'Enter "admin@x.example" and the correct password "Harbour" and click "Login".',
      'Type "admin@x.example", then fill "password" with "Harbour", then click "Login"',
    ],
    ['Click the "Milk" checkbox ⏎ Tick it off.', 'Check the "Milk" checkbox'],
    ['Select the report type "Advanced".', 'Click "Advanced"'],
    ['Enter three spaces in the field "Name"', 'Fill the "Name" field with "   "'],
    [
      'A panel with the title "End offcanvas" must slide in from the right.',
      'Expect that the "End offcanvas" section is visible',
    ],
    ['the page turns dark', 'Expect that the page has a dark background'],
    ['the page has a light background', 'Expect that the page has a light background'],
    ['the page is not dark any more', 'Expect that the page does not have a dark background'],
    ['the background of the header is blue', 'Expect that the header has a blue background'],
    ['The page has a light or dark background', undefined],
  ],
  'what is said about what was done': [
    [
      'When I click my name "chen" in the navigation and then the tab "Favorited Posts"',
      'Click "chen" in the navigation, then click the "Favorited Posts" tab',
    ],
    ['Nothing must be added, there are still six tasks.', 'Expect that there are exactly 6 "tasks" things'],
    ['Nothing is added, the list is empty', undefined],
    [
      '"Keyboard first" should be there, "Signals" shouldn\'t.',
      'Expect that "Keyboard first" is visible, then expect that "Signals" is not visible',
    ],
    [
      'Check that a message says that the course "Violin" was changed successfully',
      'Expect that "course", "Violin" and "changed" are seen together',
    ],
    [
      'Check that a message confirms that felix@harbourbooks.example has been added.',
      'Expect that "felix@harbourbooks.example" and "added" are seen together',
    ],
    ['Verify that a message does not say that "Emma" was added', undefined],
    ['Check that no message says that "Emma" was added', undefined],
    ['The new entry must read "Renew"', 'Expect that the "Renew" item is visible'],
    ['The new entry does not show "A"', 'Expect that "entry" does not show "A"'],
    ['When I remove the checkmark of "Send the offer"', 'Uncheck "Send the offer"'],
    ['When I tick the checkmark in front of "Call the dentist"', 'Check "Call the dentist"'],
  ],
  'more than a rule can hold': [
    ['VAT rate should be set by default', undefined],
    ['Set VAT rate to 23% by default', undefined],
    ['Save opens "Orders"', undefined],
    ['Check that a message says that "Emma" and "Tom" were added', undefined],
    ['Both are listed', undefined],
    [
      'Both rows are selected',
      'Expect that the first row is selected, then expect that the second row is selected',
    ],
    ['Calories lies above 1800', undefined],
    ['Then the researcher is not told "X"', undefined],
    [
      'A red button "Delete" is visible',
      'Expect that the "Delete" button is visible, then expect that the "Delete" button is red',
    ],
    ['All sections but "Billing history" have collapsed', undefined],
    ['all tasks except "Milk" are crossed out', undefined],
    ['There are two buttons: Save, which is disabled, and Cancel', undefined],
    [
      'The answers "Same here" and "No" are gone',
      'Expect that "Same here" is not visible, then expect that "No" is not visible',
    ],
    ['the list is narrowed down to "Ann" and "Bob"', undefined],
    ['Check that a message says that "Emma" was added without errors', undefined],
    ['Check that a message says that "Violin" was changed to "Viola"', undefined],
    ['Duplicates are not in the results', undefined],
    ['**No** rows are shown', 'Expect that there are exactly 0 rows'],
    ['All transfers are not "Paused"', undefined],
    [
      'a row shows Name "Lena" and Role "Admin"',
      'Expect that the row shows "Lena", then expect that "Role" shows "Admin"',
    ],
    ['Tick I agree twice', undefined],
    ['Back on the first page, "Ada" is shown', undefined],
  ],
  'what a page is opened by, and what a list begins with': [
    ['Open the registration page, "/register".', 'Open "/register"'],
    [
      'Enter "olga@c.example" and "olgaolga12" and click "Sign in".',
      'Sign in as "olga@c.example" with the password "olgaolga12"',
    ],
    [
      'the rows are sorted by quantity in descending order, beginning with "Wicked Cyclone" and 174',
      'Expect that the table is sorted by "quantity" in descending order, then expect that the first row in the table shows "Wicked Cyclone", then expect that the first row in the table shows "174"',
    ],
    ['the list is not sorted by name, starting with "Ada"', undefined],
    ['"A" is in its place', undefined],
    ['A result, "Emma", is shown', undefined],
  ],
};

testWays(WAYS);
