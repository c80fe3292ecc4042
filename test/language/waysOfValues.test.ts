/** What is said of values, of what is there alone and of what has changed, names in a row, questions; and what nobody can see. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'a sum, a share, a kind of value, a day or a format is no text that can be seen': [
    ['Click "Go" ⏎ The value in "Total" equals "Net" plus "Tax"', undefined],
    ['Click "Go" ⏎ Half of the items are selected', undefined],
    ['Click "Go" ⏎ Some rows are hidden', undefined],
    ['Click "Go" ⏎ Each row shows a date', undefined],
    ['Click "Go" ⏎ The row has a number', undefined],
    ['Click "Go" ⏎ The field shows today\'s date', undefined],
    ['Click "Go" ⏎ The "Created" column shows the current date', undefined],
    ['Click "Go" ⏎ The time is shown in the format HH:MM', undefined],
    ['Click "Go" ⏎ The price is in EUR', undefined],
    ['Click "Go" ⏎ The date in "From" is before the date in "To"', undefined],
    ['Click "Go" ⏎ The deadline says tomorrow', 'Expect that "deadline" shows "tomorrow"'],
  ],
  'what is said to be so is not done': [
    ['Click "Go" ⏎ "Balance" gets reduced', undefined],
    ['Click "Go" ⏎ "Pilot" is downloaded', undefined],
    ['Click "Go" ⏎ The shop is open', undefined],
    ['Click "Go" ⏎ Message type S: "Order 4711 created" is shown', undefined],
    ['Click "Go" ⏎ Close the tab and return to the first one', undefined],
    ['Click "Go" ⏎ First row: Anna, Berlin.', undefined],
    ['Click "Go" ⏎ Popup "Delete?", OK', 'Expect that the "Delete?" dialog is visible, then click "OK"'],
    ['Click "Go" ⏎ The exam takes place in Room 12', undefined],
    ['Click "Go" ⏎ I said yes to it', undefined],
    ['Click "Go" ⏎ There is no disabled "Save" button', undefined],
    ['Click "Go" ⏎ Left menu: "Orders" is displayed', undefined],
    [
      'Click "Go" ⏎ Tap "Menu": 40 posts',
      'Click "Menu", then expect that there are exactly 40 "posts" things',
    ],
  ],
  'what is missing where the rest is': [
    [
      'Click "Go" ⏎ The row "Tea" has a "Delete" button but no "Edit" button',
      'Expect that the "Delete" button in the "Tea" row is visible, then expect that the "Edit" button in the "Tea" row is not visible',
    ],
    [
      'Click "Go" ⏎ The dialog has the buttons "A" and "B" but no "C"',
      'Expect that the "A" button in the dialog is visible, then expect that the "B" button in the dialog is visible, then expect that "C" in the dialog is not visible',
    ],
    [
      'Click "Go" ⏎ I see the "Save" button but no "Edit" button',
      'Expect that the "Save" button is visible, then expect that the "Edit" button is not visible',
    ],
  ],
  'what is there alone, or is so alone': [
    [
      'Click "Go" ⏎ Only "A" is checked',
      'Expect that the "A" checkbox is checked, then expect that there is exactly 1 checked checkbox',
    ],
    [
      'Click "Go" ⏎ "A" is the only checked box',
      'Expect that the "A" checkbox is checked, then expect that there is exactly 1 checked checkbox',
    ],
    ['Click "Go" ⏎ The list contains "A" only', 'Expect that the list has exactly the items "A"'],
    [
      'Click "Go" ⏎ The menu shows "A", "B" and nothing else',
      'Expect that the menu has exactly the items "A", "B"',
    ],
    [
      'Click "Go" ⏎ "Save" is the only enabled button',
      'Expect that the "Save" button is enabled, then expect that there is exactly 1 enabled button',
    ],
  ],
  'the status, the address, and what has moved or changed': [
    ['Click "Go" ⏎ "Order 1" is in status "Paid"', 'Expect that "Order 1" shows "Paid"'],
    ['Click "Go" ⏎ The ticket isn\'t in the state Open', 'Expect that "ticket" does not show "Open"'],
    [
      'Click "Go" ⏎ The URL contains "a" and ends with "b"',
      'Expect that the URL contains "a", then expect that the URL ends with "b"',
    ],
    [
      'Click "Go" ⏎ The URL contains "a" and "b"',
      'Expect that the URL contains "a", then expect that the URL contains "b"',
    ],
    ['Click "Go" ⏎ The entry "B" has moved to the bottom', 'Expect that the last item contains "B"'],
    ['Click "Go" ⏎ "B" has moved to the top', 'Expect that the first item contains "B"'],
    ['Click "Go" ⏎ The title has not changed', 'Expect that the number in "title" is the same as before'],
    ['Click "Go" ⏎ The list has changed', 'Expect that the number in the list is different than before'],
    [
      'Click "Go" ⏎ As soon as "Ready" is shown, click "Start"',
      'Expect that "Ready" is visible, then click "Start"',
    ],
  ],
  'names in a row, without quotes': [
    [
      'Click "Go" ⏎ The folders data and src and the file README.md are listed',
      'Expect that "data" is visible, then expect that "src" is visible, then expect that "README.md" is visible',
    ],
    [
      'Click "Go" ⏎ The table lists the users admin, mailer, monika and shop-backend',
      'Expect that "admin" in the table is visible, then expect that "mailer" in the table is visible, then expect that "monika" in the table is visible, then expect that "shop-backend" in the table is visible',
    ],
    [
      'Click "Go" ⏎ The list shows the users Ada and Ben',
      'Expect that "Ada" in the list is visible, then expect that "Ben" in the list is visible',
    ],
    [
      'Click "Go" ⏎ The table lists admin, mailer and monika',
      'Expect that "admin" in the table is visible, then expect that "mailer" in the table is visible, then expect that "monika" in the table is visible',
    ],
    [
      'Click "Go" ⏎ The page shows harbour.png and office.png',
      'Expect that "harbour.png" is visible, then expect that "office.png" is visible',
    ],
    [
      'Click "Go" ⏎ The users Ada and Ben are listed',
      'Expect that "Ada" is visible, then expect that "Ben" is visible',
    ],
    ['Click "Go" ⏎ The users can log in and edit', undefined],
    [
      'Click "Go" ⏎ The results table and list are shown',
      'Expect that the "results" table is visible, then expect that the list is visible',
    ],
    ['Click "Go" ⏎ An editor opens with the lines Milk, Coffee and Bread', undefined],
    ['Click "Go" ⏎ In the second view click "Photos"', undefined],
  ],
  'what somebody is asked': [
    ['Click "Go" ⏎ It asks whether I am sure', 'Expect that the dialog is visible'],
    ['Click "Go" ⏎ I\'m asked to confirm', 'Expect that the dialog is visible'],
    ['Click "Go" ⏎ You are asked whether you really want to delete it', 'Expect that the dialog is visible'],
    ['Click "Go" ⏎ The app asks for confirmation', 'Expect that the dialog is visible'],
    ['Click "Go" ⏎ I am not asked to confirm', undefined],
    ['Click "Go" ⏎ The page asks for the password', 'Expect that the "password" field is visible'],
    ['Click "Go" ⏎ It asks for a name', 'Expect that the "name" field is visible'],
    ['Click "Go" ⏎ You are asked for a "Workspace name"', 'Expect that "Workspace name" is visible'],
    ['Click "Go" ⏎ It asks "Really delete?"', 'Expect that "Really delete?" is visible'],
  ],
  'what strangers wrote and what was made of it': [
    ['Click "Go" ⏎ Exactly "A" and "B" are listed', 'Expect that the list has exactly the items "A", "B"'],
    [
      'Click "Go" ⏎ "admin" is chosen under "User name" and "English" under "Language"',
      'Expect that "User name" shows "admin", then expect that "Language" shows "English"',
    ],
    ['Click "Go" ⏎ Click the topmost checkbox, the one beside the counter', undefined],
    ['Given I have opened "/" and there the notebook "Budget.ipynb"', undefined],
    ['Click "Go" ⏎ I am still in the form', undefined],
    ['Click "Go" ⏎ Click the arrow and decide for "Discard Changes"', undefined],
    [
      '"Deletion was successful." is displayed ⏎ It says "User count: 5"',
      'Expect that "User count: 5" is visible',
    ],
    ['"Order 4" is displayed ⏎ It says "Paid"', 'Expect that "Order 4" shows "Paid"'],
  ],
};

testWays(WAYS);
