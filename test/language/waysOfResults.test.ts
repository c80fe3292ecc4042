/** What comes of a step as people tell it: how often, how many of them, with what in it, in place of what. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'how often, and how many of those': [
    ['Invoice 12 is listed twice', 'Expect that there are exactly 2 "Invoice 12" items'],
    [
      'The "Orders" table contains "Milk" twice',
      'Expect that there are exactly 2 "Milk" items in the "Orders" table',
    ],
    ['"Milk" and "Bread" are listed twice', undefined],
    ['"Milk" is not listed twice', undefined],
    ['There are 4 rows ⏎ Two of them are marked "Late"', 'Expect that there are exactly 2 "Late" rows'],
    ['There are 4 rows ⏎ None of them is marked Late', 'Expect that "Late" is not visible'],
    ['There are 4 rows ⏎ Two of them are late', undefined],
    ['The number of books out on loan is 9', 'Expect that the number in "books out on loan" is exactly 9'],
    [
      'The list has 14 rows, starting with "Ada"',
      'Expect that there are exactly 14 rows in the list, then expect that the first row in the list shows "Ada"',
    ],
    ['Every row in the table is an order from "Ada"', 'Expect that each row in the table shows "Ada"'],
    ['Every row is an order from "Ada" and "Bob"', undefined],
    ['Only one booking is left', 'Expect that there is exactly 1 "bookings" thing'],
    [
      'One booking is left: Hannah Lowe, with the reason "Flu"',
      'Expect that there is exactly 1 "bookings" thing, then expect that "Hannah Lowe" is visible, then expect that the "Hannah Lowe" row shows "Flu"',
    ],
    ['One thing is left', undefined],
    ['Ensure that after a few seconds no invoice is marked "Late"', 'Expect that "Late" is not visible'],
    ['Enter "High water" in the text area', 'Fill the editor with "High water"'],
    ['No transfer is marked "Paused" any more', 'Expect that "Paused" is not visible'],
    ['"Milk" is back in second place in the list', 'Expect that the second item in the list shows "Milk"'],
    ['The order is reversed, and "Ada" comes first', 'Expect that the first item contains "Ada"'],
    ['The order is reversed and the total is 5', undefined],
  ],
  'with what, and in place of what': [
    [
      'The "Rename" dialog opens with "Keep a copy" checked',
      'Expect that the "Rename" dialog is visible, then expect that "Keep a copy" in the "Rename" dialog is checked',
    ],
    [
      'The status bar shows "Ready" in place of "Loading"',
      'Expect that the alert shows "Ready", then expect that the alert does not show "Loading"',
    ],
    ['There is no invoice with the status "Overdue"', 'Expect that "Overdue" is not visible'],
    ['There is no invoice with "Overdue" and "Open"', undefined],
    [
      'There is no list, only the text "Nothing here"',
      'Expect that there are exactly 0 lists, then expect that "Nothing here" is visible',
    ],
    [
      'Only the error "Pick a date" is still shown',
      'Expect that "Pick a date" is visible, then expect that each message shows "Pick a date"',
    ],
    ['Only the button "Save" is left', undefined],
    [
      'I am on the Orders page, which lists 12 orders',
      'Go to the "Orders" page, then expect that there are exactly 12 "orders" things',
    ],
    ['A dialog opens, which blocks the page', undefined],
    [
      'The dialog mentions Ada Byron, 3 May 2026 at 08:00 with Dr. Weiss',
      'Expect that the dialog contains "Ada Byron", then expect that the dialog contains "3 May 2026", then expect that the dialog contains "08:00", then expect that the dialog contains "Dr. Weiss"',
    ],
    [
      'The dialog shows two messages in red: "Pick a date" and "Pick a time"',
      'Expect that there are exactly 2 messages in the dialog, then expect that "Pick a date" is visible, then expect that "Pick a time" is visible, then expect that "Pick a date" is red, then expect that "Pick a time" is red',
    ],
    [
      '"Ada" is the first entry under "Payments", with the amount −€12.50.',
      'Expect that the first item under "Payments" shows "Ada", then expect that the first item under "Payments" shows "−€12.50"',
    ],
    [
      'The "Overview" tab lists ada@x.org as her email',
      'Expect that the "Overview" tab shows "ada@x.org", then expect that "email" and "ada@x.org" are seen together',
    ],
    ['No discount is shown', 'Expect that "discount" was visible before and is gone'],
    ['The name at the top left is Elm Street', 'Expect that "Elm Street" at the top left is visible'],
    [
      'I dismiss the question "Really delete?"',
      'Expect that the browser dialog contains "Really delete?", then dismiss the browser dialog',
    ],
    ['I am asked to choose Cash or Card', 'Expect that "choose", "Cash" and "Card" are seen together'],
    [
      "George Mbeki's appointment at 11:00 is still Scheduled",
      'Expect that "George", "Mbeki", "11:00" and "Scheduled" are seen together',
    ],
    [
      'Expected: back on the overview, "Recent" is visible.',
      'Expect that the "overview" page is open, then expect that "Recent" is visible',
    ],
  ],
  'arrows, numbers on things, and what is left': [
    ['Click the arrow to the next page', 'Click the "next page" button'],
    ['The previous page arrow is disabled', 'Expect that the "previous page" button is disabled'],
    ['The number on the bell disappears', 'Expect that the badge in "bell" was visible before and is gone'],
    ['Expect that "Renew" is disabled with no book ticked', undefined],
    ['Enter the correct password, "s3", and log in', 'Fill "password" with "s3", then click "log in"'],
    ['Enter the correct password, and log in', undefined],
    ['The user logs in with password "s3"', 'Sign in with the password "s3"'],
    ['Below the page it says "by Ada"', 'Expect that "by Ada" at the bottom is visible'],
    ['I click "Save" ⏎ It should say "Settings saved."', 'Expect that "Settings saved." is visible'],
    ['I click "Follow" ⏎ It says "Following"', 'Expect that "Follow" shows "Following"'],
    ['I click "Save" ⏎ It does not say "Not saved."', undefined],
    [
      'The comment "Is it far?" by Omar Said is shown',
      'Expect that "Is it far?" and "Omar Said" are seen together',
    ],
    ['Given the page "/" is open and nobody is logged in', 'Open "/"'],
    ['This time it works: "Saved" is shown', 'Expect that "Saved" is visible'],
    ['Leave the date and the account as they are', 'Do nothing'],
  ],
};

testWays(WAYS);
