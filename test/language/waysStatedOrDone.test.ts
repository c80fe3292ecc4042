/** What is stated and what is to be done, in a few words and in many: what other people's test plans were misread by. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'in a few words': [
    [
      'Click "Go" ⏎ basket empty, total $0.00',
      'Expect that "basket" is empty, then expect that "total" shows "$0.00"',
    ],
    [
      'Click "Go" ⏎ popup "Your reservation has expired"',
      'Expect that the "Your reservation has expired" dialog is visible',
    ],
    ['Click "Go" ⏎ popup "Done" shown', 'Expect that the "Done" dialog is visible'],
    ['Click "Go" ⏎ notifications off', undefined],
    ['Click "Go" ⏎ messages off', undefined],
    ['Click "Go" ⏎ Save button gone', undefined],
    [
      'Click "Go" ⏎ "Income" is empty, Next, "Required" is visible',
      'Expect that "Income" is empty, then click "Next", then expect that "Required" is visible',
    ],
    ['Click "Go" ⏎ Click "A". Next, "B" is visible', 'Click "A", then expect that "B" is visible'],
    [
      'Click "Go" ⏎ Income blank, Next, "Required"',
      'Expect that "Income" is empty, then click "Next", then expect that "Required" is visible',
    ],
    [
      'Click "Go" ⏎ 2 errors: "Email is required" / "Password is required"',
      'Expect that "Email is required" is visible, then expect that "Password is required" is visible',
    ],
    ['Click "Go" ⏎ chip w/ name + size', undefined],
    ['Click "Go" ⏎ results go from 23 to 19', undefined],
    ['Click "Go" ⏎ type minus 5', undefined],
    ['Click "Go" ⏎ Type minus 5 into "Amount"', 'Fill "Amount" with "-5"'],
  ],
  'keys, and what is done by a word that names one': [
    [
      'Click "Go" ⏎ Delete Router: dialog "Really?"',
      'Carry out "delete" for "Router", then expect that the "Really?" dialog is visible',
    ],
    [
      'Click "Go" ⏎ Delete own comment "typo": a dialog appears',
      'Carry out "delete own comment" for "typo", then expect that the dialog is visible',
    ],
    ['Click "Go" ⏎ Escape the room: dialog', undefined],
    [
      'Click "Go" ⏎ Pressing the letter c turns captions on: the toggle button "Captions" is in the pressed state.',
      'Press c, then expect that the "Captions" toggle button is pressed',
    ],
    ['Click "Go" ⏎ Left in Groceries: 254.80', undefined],
    ['Click "Go" ⏎ Press Left in the slider', 'Press ArrowLeft in the slider'],
    ['Click "Go" ⏎ Escape collapses; focus: "World"', undefined],
    ['Click "Go" ⏎ Then the seats used return to 4', undefined],
    ['Click "Go" ⏎ Then order 5522 has the status Shipped, up from Packed', undefined],
    [
      'Click "Go" ⏎ With the down cursor key we go on to "Monthly", which is checked',
      'Press ArrowDown, then expect that "Monthly" is focused, then expect that "Monthly" is checked',
    ],
    ['Click "Go" ⏎ Press minus', 'Click "minus"'],
    ['Click "Go" ⏎ press plus', 'Click "plus"'],
    ['Click "Go" ⏎ Press the minus key', 'Press Minus'],
    ['Click "Go" ⏎ Press Minus', 'Press Minus'],
    ['Click "Go" ⏎ Close the top alert with its "×"', undefined],
  ],
  'what is so, and is not to be made so': [
    ['Click "Go" ⏎ Then the start page is displayed', 'Expect that the page is the start page'],
    ['Given the start page is displayed', 'Open the start page'],
    ['Click "Go" ⏎ The start page is not displayed', 'Expect that the page is not the start page'],
    ['Click "Go" ⏎ And the cursor is placed in it', undefined],
    ['Click "Go" ⏎ "Skagen July" can be picked from "Saved searches"', undefined],
    ['Click "Go" ⏎ "Save" can be clicked', 'Expect that "Save" is enabled'],
    ['Click "Go" ⏎ Vegan is still chosen under Diet', undefined],
    [
      'Click "Go" ⏎ Court 3 is taken at 18:00',
      'Expect that "Court", "3", "taken" and "18:00" are seen together',
    ],
    ['Click "Go" ⏎ Then Sent appears in the status column', undefined],
    ['Click "Go" ⏎ Flights sorted by price, cheapest first', undefined],
    ['Click "Go" ⏎ Closed surveys: 4', 'Expect that "Closed surveys" shows "4"'],
    ['Click "Go" ⏎ Selected seats: 12A, 12B', undefined],
    ['Click "Go" ⏎ Empty list', undefined],
    ['Click "Go" ⏎ Kindly check Watchers count as 4', undefined],
  ],
  'what is to be done, or is said of something else': [
    ['Click "Go" ⏎ Click "New Article" and then, without filling in anything, "Publish Article".', undefined],
    ['Click "Go" ⏎ Open /checkout -> comes to the cart page', undefined],
    ['Click "Go" ⏎ sees the key "customer:1003" with the name "Aiko Mori"', undefined],
    ['Click "Go" ⏎ "Nadia" stands in the second row, between "Aiko" and "Greta"', undefined],
    ['Click "Go" ⏎ A red box says "Oops" and names "Title: x"', undefined],
    [
      `Click "Go" ⏎ 3 Filtered Items it says now, namely Babette's Feast, Growth of the Soil and Gösta Berling's Saga`,
      undefined,
    ],
    ['Click "Go" ⏎ Click your name at the top right', undefined],
  ],
  'none, each, both, and where several are': [
    ['Click "Go" ⏎ The "Home" button shows no text.', 'Expect that the "Home" button is empty'],
    ['Click "Go" ⏎ the dialog asks to create a bank account', undefined],
    ['Click "Go" ⏎ the dialog asks for confirmation', 'Expect that the dialog is visible'],
    ['Click "Go" ⏎ Then I am asked whether I am sure', 'Expect that the dialog is visible'],
    [
      `Click "Go" ⏎ I don't see text matching "[0-9]" in the "Shopping cart" button.`,
      'Expect that the "Shopping cart" button does not show text that matches "[0-9]"',
    ],
    [
      'Click "Go" ⏎ each "Status" cell in the table is "Planned"',
      'Expect that each "Status" cell in the table is "Planned"',
    ],
    ['Click "Go" ⏎ All "Status" cells are "Planned"', 'Expect that each "Status" cell is "Planned"'],
    ['Click "Go" ⏎ Each "Save" button is disabled', 'Expect that each "Save" button is disabled'],
    [
      'Click "Go" ⏎ the "Configure" cell, the "Write" cell and the "Read" cell under "Current permissions" show ".*"',
      'Expect that the "Configure" cell under "Current permissions" shows ".*", then expect that the "Write" cell under "Current permissions" shows ".*", then expect that the "Read" cell under "Current permissions" shows ".*"',
    ],
    [
      'Click "Go" ⏎ Click the "Open" button and the "Save" button in the dialog',
      'Click the "Open" button, then click the "Save" button in the dialog',
    ],
    [
      'Click "Go" ⏎ there are two buttons, "A" and "B"',
      'Expect that the "A" button is visible, then expect that the "B" button is visible',
    ],
    [
      'Click "Go" ⏎ There are exactly two buttons, "A" and "B"',
      'Expect that there are exactly 2 buttons, then expect that the "A" button is visible, then expect that the "B" button is visible',
    ],
    [
      'Click "Go" ⏎ there are two buttons, "A" and "B" ⏎ both buttons are gone',
      'Expect that the "A" button is not visible, then expect that the "B" button is not visible',
    ],
    [
      'Click "Go" ⏎ There are two fields ⏎ Both fields are empty',
      'Expect that the first field is empty, then expect that the second field is empty',
    ],
    [
      'Click "Go" ⏎ Check "A" and "B" ⏎ both checkboxes are checked',
      'Expect that "A" is checked, then expect that "B" is checked',
    ],
    [
      'Click "Go" ⏎ both tags are visible in the "x" list',
      'Expect that the first chip in the "x" list is visible, then expect that the second chip in the "x" list is visible',
    ],
    [
      'Click "Go" ⏎ Fill in "A" with "1", "B" with "2", "C" with "3", "D" with "4" and "E" with "5"',
      'Fill in "A" with "1", "B" with "2", "C" with "3", "D" with "4", "E" with "5"',
    ],
  ],
  'what is named like something else': [
    ['Click "Go" ⏎ When Omar goes back', undefined],
    ['Click "Go" ⏎ choose size L, color ash grey, add to bag', undefined],
    ['Click "Go" ⏎ Name = Raincoat, Save & close', undefined],
    ['Click "Go" ⏎ In the search field look for bauer', undefined],
    ['Click "Go" ⏎ Ask Nils to cover the night shift', undefined],
    ['Click "Go" ⏎ Showing 1-10 of 57 products', undefined],
    [
      'Click "Go" ⏎ The options are Edit, Delete',
      'Expect that the "Edit" option is visible, then expect that the "Delete" option is visible, then expect that there are exactly 2 options',
    ],
    ['Click "Go" ⏎ Vegan is chosen under Diet', undefined],
    ['Click "Go" ⏎ "Standard" is still chosen', 'Expect that "Standard" is selected'],
  ],
  'what no look tells': [
    ['Click "Go" ⏎ Then the password becomes readable', undefined],
    ['Click "Go" ⏎ Verify that the session persists', undefined],
    ['Click "Go" ⏎ Then the buyer gets the money back', undefined],
    ['Click "Go" ⏎ Make sure that "Jon Aas" can be added again', undefined],
    ['Click "Go" ⏎ "Pets" cannot be deleted', undefined],
    ['Click "Go" ⏎ Then an asterisk follows "How was your week?"', undefined],
    ['Click "Go" ⏎ And zooming in works', undefined],
    ['Click "Go" ⏎ And a green bar appears', undefined],
    ['Click "Go" ⏎ The red box is visible', undefined],
    ['Click "Go" ⏎ Percent column adds up to 100', undefined],
    ['Click "Go" ⏎ The list has one more item', undefined],
    ['Click "Go" ⏎ untick every box but Email', undefined],
    ['Click "Go" ⏎ the "Gender" radio buttons are both selected', undefined],
    [
      'Click "Go" ⏎ "New member" is shown, and the card expires on 12/05/2026.',
      'Expect that "New member" is visible, then expect that "card expires" shows "12/05/2026"',
    ],
  ],
  'both as a place, and keys that lead on': [
    [
      'Click "Go" ⏎ The "A" and "B" rows are visible ⏎ Both rows have a "Delete" button',
      'Expect that the "Delete" button in the "A" row is visible, then expect that the "Delete" button in the "B" row is visible',
    ],
    [
      'Click "Go" ⏎ Both lists have 3 items',
      'Expect that there are exactly 3 items in the first list, then expect that there are exactly 3 items in the second list',
    ],
    [
      'Click "Go" ⏎ Check both checkboxes in the dialog',
      'Check the first checkbox in the dialog, then check the second checkbox in the dialog',
    ],
    [
      'Click "Go" ⏎ Fill "1" and "2" into both fields',
      'Fill the first field with "1", then fill the second field with "2"',
    ],
    [
      'Click "Go" ⏎ There are 2 links: "A" and "B"',
      'Expect that there are exactly 2 links, then expect that the "A" link is visible, then expect that the "B" link is visible',
    ],
    [
      'Click "Go" ⏎ Two links are left: "A" and "B"',
      'Expect that there are exactly 2 links, then expect that the "A" link is visible, then expect that the "B" link is visible',
    ],
    ['Click "Go" ⏎ With Enter I get to the "Cart" page', undefined],
    ['Click "Go" ⏎ With Escape I get back to the list', 'Press Escape'],
    ['Click "Go" ⏎ A banner asks to accept cookies', undefined],
    ['Click "Go" ⏎ The dialog asks to confirm the new password', undefined],
    ['Click "Go" ⏎ The link How it works is visible', 'Expect that the "How it works" link is visible'],
    [
      'Click "Go" ⏎ Click "A" and then, without delay, "B" appears',
      'Click "A", then expect that "B" is visible',
    ],
    [
      'Click "Go" ⏎ In the "X" row, "B" is between "A" and "C"',
      'Expect that "B" in the "X" row is visible, then expect that "A" in the "X" row comes before "B", then expect that "B" in the "X" row comes before "C"',
    ],
    [
      'Click "Go" ⏎ Click "Seat 3" and see that it is taken',
      'Click "Seat 3", then expect that "Seat 3" shows "taken"',
    ],
  ],
  'what a button does, and what is on or off': [
    ['Click "Go" ⏎ OK closes the dialog', 'Click "OK", then expect that the dialog is not visible'],
    [
      'Click "Go" ⏎ Reset clears the "Search" field',
      'Click "Reset", then expect that the "Search" field is empty',
    ],
    ['Click "Go" ⏎ Reset wipes all the fields', undefined],
    ['Click "Go" ⏎ Login shows the dashboard', undefined],
    ['Click "Go" ⏎ Maria closes the dialog', 'Close the dialog'],
    ['Weekly digest is on again, Mentions off', undefined],
    ['Click "Go" ⏎ "A" is off, then turn "B" on', 'Expect that "A" is not checked, then check "B"'],
    [
      'Click "Go" ⏎ Then a dialog "Sure?" asks me to confirm the deletion',
      'Expect that the "Sure?" dialog is visible',
    ],
    ['Click "Go" ⏎ "Undo" shows up, click', 'Expect that "Undo" is visible, then click "Undo"'],
  ],
};

testWays(WAYS);
