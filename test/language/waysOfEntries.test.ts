/** Entries in their order, one only and none, ways through menus: what tables, lists and menus are told by. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'entries in their order': [
    [
      'Click "Go" ⏎ Verify that the first three rows are "A", "B" and "C", in this order',
      'Expect that the first row is "A", then expect that the second row is "B", then expect that the third row is "C"',
    ],
    [
      'Click "Go" ⏎ Verify that the first two rows are now "A" (1982) and "B" (1972)',
      'Expect that the first row shows "A", then expect that the first row shows "1982", then expect that the second row shows "B", then expect that the second row shows "1972"',
    ],
    [
      'Click "Go" ⏎ 2 rows are listed, "A" first and "B" second',
      'Expect that there are exactly 2 rows, then expect that the first row is "A", then expect that the second row is "B"',
    ],
    [
      'Click "Go" ⏎ "Hunger" from 1890 is on top and "Pan" at the very bottom',
      'Expect that the first item shows "Hunger", then expect that the first item shows "1890", then expect that the last item is "Pan"',
    ],
    [
      'Click "Go" ⏎ The smallest torrent, "a.csv" with "512 KiB", comes first and "b.csv" with "4 MiB" last',
      'Expect that the first item shows "a.csv", then expect that the first item shows "512 KiB", then expect that the last item shows "b.csv", then expect that the last item shows "4 MiB"',
    ],
    [
      'Click "Go" ⏎ The files are ordered from the largest to the smallest: "a", "b", "c"',
      'Expect that "a" comes before "b", then expect that "b" comes before "c"',
    ],
    [
      'Click "Go" ⏎ The values are listed from the highest to the lowest score: "Ada" with 310, "Ben" with 120',
      'Expect that "Ada" comes before "Ben", then expect that "Ada" and "310" are seen together, then expect that "Ben" and "120" are seen together',
    ],
    [
      'Click "Go" ⏎ The first row shows "A", the second "B"',
      'Expect that the first row shows "A", then expect that the second row shows "B"',
    ],
    [
      'Click "Go" ⏎ The first row is "Bath" with the fee 210, the second "Cut" with the fee 195',
      'Expect that the first row shows "Bath", then expect that "210" in the "fee" cell in the first row is visible, then expect that the second row shows "Cut", then expect that "195" in the "fee" cell in the second row is visible',
    ],
    [
      'Click "Go" ⏎ The first two rows show "Open"',
      'Expect that the first row shows "Open", then expect that the second row shows "Open"',
    ],
  ],
  'several names where one is meant for each': [
    ['Click "Go" ⏎ The first two rows are "A", "B" and "C"', undefined],
    ['Click "Go" ⏎ The first three rows are not "A", "B" and "C"', undefined],
    ['Click "Go" ⏎ The first two rows show "A" and "B"', undefined],
    ['Click "Go" ⏎ 3 rows are listed, "A" first and "B" second', undefined],
    ['Click "Go" ⏎ "A" from 1890 is not on top and "B" at the bottom', undefined],
    ['Click "Go" ⏎ The files are not ordered from the largest to the smallest: "a", "b"', undefined],
    ['Click "Go" ⏎ The files are ordered from the largest to the smallest: "a" or "b"', undefined],
    ['Click "Go" ⏎ The first row shows "A", the second "B" and the third "C"', undefined],
    ['Click "Go" ⏎ Enter "a" and "b" and click "Save"', undefined],
    ['Click "Go" ⏎ Type "a", then type "b"', 'Type "a", then type "b"'],
    ['Click "Go" ⏎ Go to "A" and "B" in the table', undefined],
  ],
  'one only, and none': [
    [
      'Click "Go" ⏎ None of the seven users is ticked',
      'Expect that there are exactly 7 "users" things, then expect that no checkbox is checked',
    ],
    [
      'Click "Go" ⏎ None of the 7 checkboxes is ticked',
      'Expect that there are exactly 7 checkboxes, then expect that no checkbox is checked',
    ],
    [
      'Click "Go" ⏎ None of the eight groups is ticked',
      'Expect that there are exactly 8 groups, then expect that no checkbox is checked',
    ],
    ['Click "Go" ⏎ None of them is "Ada"', 'Expect that "Ada" is not visible'],
    ['Click "Go" ⏎ None of them is "Ada" or "Ben"', undefined],
    [
      'Click "Go" ⏎ Only the rows of "A" and "B" are left',
      'Expect that there are exactly 2 rows, then expect that the "A" row is visible, then expect that the "B" row is visible',
    ],
    ['Click "Go" ⏎ Only the rows of "A" and "B" are not left', undefined],
    ['Click "Go" ⏎ Then only one hold is left', undefined],
    [
      'Click "Go" ⏎ A single row is left, "Ada"',
      'Expect that there is exactly 1 row, then expect that the "Ada" row is visible',
    ],
    [
      'Click "Go" ⏎ A single row is left, "Ada" by "Ben Roe"',
      'Expect that there is exactly 1 row, then expect that the "Ada" row is visible, then expect that the "Ada" row shows "Ben Roe"',
    ],
    ['Click "Go" ⏎ Exactly one row is left, not "Ada"', undefined],
    [
      'Click "Go" ⏎ Exactly one user is listed: "Ada"',
      'Expect that there is exactly 1 item in the list, then expect that the "Ada" item in the list is visible',
    ],
    ['Click "Go" ⏎ Only one user is listed, "Ada" or "Ben"', undefined],
    [
      'Click "Go" ⏎ There is exactly one user, named "Ada"',
      'Expect that there is exactly 1 item in the list, then expect that the "Ada" item in the list is visible',
    ],
    [
      'Click "Go" ⏎ Only "Ada" has a "Delete" button',
      'Expect that the "Delete" button in the "Ada" row is visible, then expect that there is exactly 1 "Delete" button',
    ],
    [
      'Click "Go" ⏎ Only the account of "Ada" has a "Delete" button',
      'Expect that the "Delete" button in the "Ada" row is visible, then expect that there is exactly 1 "Delete" button',
    ],
    ['Click "Go" ⏎ Only "Ada" and "Ben" have a "Delete" button', undefined],
    ['Click "Go" ⏎ Only "Ada" doesn\'t have a "Delete" button', undefined],
  ],
  'ways through menus, and what is typed over': [
    [
      'Click "Go" ⏎ In the menu (top left), go to "Clinic" and "Owners"',
      'Click "Clinic" in the menu at the top left, then click "Owners" in the menu at the top left',
    ],
    [
      'Click "Go" ⏎ Go to "Clinic" and "Owners" in the menu',
      'Click "Clinic" in the menu, then click "Owners" in the menu',
    ],
    [
      'Click "Go" ⏎ The user opens the list of visits through the menu: "Clinic", then "Visits"',
      'Click "Clinic" in the menu, then click "Visits" in the menu',
    ],
    [
      'Click "Go" ⏎ In the menu, go to "A" and "B" is shown',
      'Click "A" in the menu, then expect that "B" is visible',
    ],
    [
      'Click "Go" ⏎ Double-click "Pay", type "Call" over it and press Escape',
      'Double-click "Pay", then press Control+a, then type "Call", then press Escape',
    ],
    [
      'Click "Go" ⏎ Double-click "Pay", delete all of its text and press Enter',
      'Double-click "Pay", then press Control+a, then press the Delete key, then press Enter',
    ],
    [
      'Click "Go" ⏎ Go back to the first browser tab and reload it',
      'Switch to the first browser tab, then reload the page',
    ],
    ['Click "Go" ⏎ Go back to the first browser tab and don\'t reload it', undefined],
    ['Click "Go" ⏎ In the right view click "Photos"', 'Click "Photos" at the right'],
    [
      'Click "Go" ⏎ Enter "admin" and "secret1" and click "Login"',
      'Sign in as "admin" with the password "secret1"',
    ],
  ],
  'what it is shown as, and with': [
    [
      'Click "Go" ⏎ "TEA10" is listed on the "Coupons" page as "Active"',
      'Expect that "TEA10" in "Coupons" is visible, then expect that "TEA10" contains "Active"',
    ],
    ['Click "Go" ⏎ "TEA10" is not listed on the "Coupons" page as "Active"', undefined],
    ['Click "Go" ⏎ The answer to "What is it?" is closed', 'Expect that "What is it?" is not expanded'],
    ['Click "Go" ⏎ The answer to "What is it?" is shown', 'Expect that "What is it?" is expanded'],
    ['Click "Go" ⏎ The answer to "What is it?" is not closed', undefined],
    [
      'Click "Go" ⏎ The login page is shown again, with an empty username and an empty password',
      'Expect that the "login" page is open, then expect that the "username" field is empty, then expect that the "password" field is empty',
    ],
    ['Click "Go" ⏎ The login page is shown with an empty username and a password', undefined],
    [
      'Click "Go" ⏎ The dialog asks whether "notes.md" should really be deleted',
      'Expect that "whether", "notes.md" and "deleted" are seen together',
    ],
    ['Click "Go" ⏎ The dialog asks whether "a" should not be deleted', undefined],
  ],
  'what belongs to it': [
    [
      'Click "Go" ⏎ The first row of the table is "Air" with the serial number "ACO00027"',
      'Expect that the first row in the table shows "Air", then expect that "ACO00027" in the "serial number" cell in the first row in the table is visible',
    ],
    [
      'Click "Go" ⏎ The plugin "X" is listed with version 2.0.15 and 70 devices',
      'Expect that "X" is visible, then expect that "X", "2.0.15" and "70 devices" are seen together',
    ],
    [
      'Click "Go" ⏎ Nordbahnhof now has 4 bikes and 8 docks',
      'Expect that "Nordbahnhof", "4 bikes" and "8 docks" are seen together',
    ],
    ['Click "Go" ⏎ There are 3 rows with 70 devices', undefined],
    [
      'Click "Go" ⏎ "Thanks" is shown together with the order number 17',
      'Expect that "Thanks" is visible, then expect that "17" is visible',
    ],
    ['Click "Go" ⏎ The user name "ng" is already filled in', 'Expect that "user name" shows "ng"'],
    ['Click "Go" ⏎ The email "a@b.c" is filled in', 'Expect that "email" shows "a@b.c"'],
    ['Click "Go" ⏎ The email "a@b.c" is not filled in', undefined],
    [
      'Click "Go" ⏎ "Required" is displayed three times in total',
      'Expect that there are exactly 3 "Required" items',
    ],
    ['Click "Go" ⏎ The user is asked to "Help us"', 'Expect that "Help us" is visible'],
    ['Click "Go" ⏎ I am asked to "Enter" and click "Go"', undefined],
  ],
  'what is made anew, and its name': [
    ['Click "Go" ⏎ Create a "Folder" named "Old"', 'Carry out "create" for "Folder" with "name" as "Old"'],
    ['Click "Go" ⏎ Add a "Category" called "Tea"', 'Carry out "add" for "Category" with "name" as "Tea"'],
    ['Click "Go" ⏎ Delete the "Folder" named "Old"', undefined],
    ['Click "Go" ⏎ Create a new note with the title "A"', 'Carry out "create note" with "title" as "A"'],
    [
      'Click "Go" ⏎ Create a new note with the title "A" and the text "B"',
      'Carry out "create new note" with "title" as "A", "text" as "B"',
    ],
  ],
  'where it is chosen, pressed, or gone': [
    ['Click "Go" ⏎ Under "Radios", choose "Option 2"', 'Click "Option 2" under "Radios"'],
    ['Click "Go" ⏎ Under Projects pick Mobile app', 'Click "Projects", then click "Mobile app"'],
    ['Click "Go" ⏎ Press Delete in the "Ada" row', 'Click the "Delete" button in the "Ada" row'],
    ['Click "Go" ⏎ Press Delete in the "Name" field', 'Press Delete in the "Name" field'],
    ['Click "Go" ⏎ Then both buttons are gone', undefined],
    [
      'Click "Go" ⏎ Both dialogs disappear',
      'Expect that the first dialog is not visible, then expect that the second dialog is not visible',
    ],
    [
      'Click "Go" ⏎ Both buttons are disabled',
      'Expect that the first button is disabled, then expect that the second button is disabled',
    ],
  ],
  'in the same row': [
    [
      'Click "Go" ⏎ In the "Weight" row, select the operator ">" and enter "12" as the value.',
      'Select ">" from "operator" in the "Weight" row, then fill "value" in the "Weight" row with "12"',
    ],
    [
      'Click "Go" ⏎ In the "Ada" row, tick "A" and untick "B"',
      'Check "A" in the "Ada" row, then uncheck "B" in the "Ada" row',
    ],
    [
      'Click "Go" ⏎ In the "Ada" row, tick "A" and click "Delete"',
      'Check "A" in the "Ada" row, then click "Delete"',
    ],
    [
      'Click "Go" ⏎ In the "Ada" row, click "Edit" and enter "12" in "Age"',
      'Click "Edit" in the "Ada" row, then fill "Age" with "12"',
    ],
    [
      'Click "Go" ⏎ In the "Ada" row, enter "1" in "A", then enter "2" in "B"',
      'Fill "A" in the "Ada" row with "1", then fill "B" with "2"',
    ],
  ],
  'what a review found': [
    ['Click "Go" ⏎ Open the cart and remove its contents', 'Click "cart", then carry out "remove contents"'],
    ['Click "Go" ⏎ Select the card "A" and delete its text', undefined],
    ['Click "Go" ⏎ Hover over "Name" and type "B" over it', undefined],
    ['Click "Go" ⏎ Open nothing through the menu: "Clinic", then "Owners"', undefined],
    ['Click "Go" ⏎ In the menu, go to "Clinic", then "Owners", then "Pets"', undefined],
    ['Click "Go" ⏎ Press Delete in the dialog', 'Press Delete in the dialog'],
    ['Click "Go" ⏎ Press Delete in each row', 'Press Delete in each row'],
    ['Click "Go" ⏎ Add the "Folder" titled "Old" to the favorites', undefined],
    ['Click "Go" ⏎ Delete the task with the text "Hi"', undefined],
    ['Click "Go" ⏎ Without clicking "Log in", log in as "ada" with the password "x"', undefined],
    [
      'Click "Go" ⏎ The first two options are "Red" and "Green"',
      'Expect that the first option is "Red", then expect that the second option is "Green"',
    ],
    ['Click "Go" ⏎ None of the boxes is ticked but "Ada"', undefined],
    [
      'Click "Go" ⏎ 2 tabs are shown, "A" first and "B" second',
      'Expect that there are exactly 2 tabs, then expect that the first tab is "A", then expect that the second tab is "B"',
    ],
    [
      'Click "Go" ⏎ Only the rows "A" and "B" are left in the table',
      'Expect that there are exactly 2 rows in the table, then expect that the "A" row in the table is visible, then expect that the "B" row in the table is visible',
    ],
    ['Click "Go" ⏎ Only the manager of "Ada" has a "Delete" button', undefined],
    ['Click "Go" ⏎ The text below "Total" is visible', 'Expect that the label under "Total" is visible'],
    ['Click "Go" ⏎ The name "Ada" is there', 'Expect that "Ada" is visible'],
    [
      'Click "Go" ⏎ The dialog opens with an empty name field',
      'Expect that the dialog is visible, then expect that the "name" field in the dialog is empty',
    ],
  ],
};

testWays(WAYS);
