/** What people write of pages: what stands in which corner, notices that are closed, signs on things, and one behind the other. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'two readings that say the same': [
    [
      'The list shows "Apples" and "Pears"',
      'Expect that the list shows "Apples", then expect that the list shows "Pears"',
    ],
    [
      'The "Tasks" table shows "Milk" and "Bread"',
      'Expect that the "Tasks" table shows "Milk", then expect that the "Tasks" table shows "Bread"',
    ],
    ['Backorder tag is orange', 'Expect that "Backorder tag" is orange'],
    // What is not there is told of less by a longer name.
    ["I don't see Bulk edit", undefined],
  ],
  'what stands where': [
    ['The top right corner says "3 links"', 'Expect that "3 links" at the top right is visible'],
    ['The top right corner doesn\'t say "3 links"', 'Expect that "3 links" at the top right is not visible'],
    [
      'The left side shows "A" and "B"',
      'Expect that "A" at the left is visible, then expect that "B" at the left is visible',
    ],
    [
      'The top right corner never says "3 links"',
      'Expect that "3 links" at the top right is not visible for 2 s',
    ],
    ['The page shows "Orders" in the header', 'Expect that "Orders" in the header is visible'],
    [
      'The page shows "Orders" in the header and "None" on the right.',
      'Expect that "Orders" in the header is visible, then expect that "None" at the right is visible',
    ],
    [
      'The page shows "Orders" in the header and not "None"',
      'Expect that "Orders" in the header is visible, then expect that "None" in the header is not visible',
    ],
    [
      'On the left I see "Draft", on the right "Final"',
      'Expect that "Draft" at the left is visible, then expect that "Final" at the right is visible',
    ],
    [
      '"Draft" is shown on the left and "Final" on the right',
      'Expect that "Draft" at the left is visible, then expect that "Final" at the right is visible',
    ],
    ['"Draft" is marked on the left and "Final" on the right', undefined],
    ['Click the eye in front of "Walls"', 'Click "eye" next to "Walls"'],
    ['Click "Save" in front of the dialog', undefined],
    ['Click "OK" in the dialog that opens', 'Click "OK" in the dialog'],
    ['In the message that appears, click "Undo"', 'Click "Undo" in the message'],
    [
      'The tree on the left contains the folder "A" but not the folder "B"',
      'Expect that "A" in the tree at the left is visible, then expect that "B" in the tree at the left is not visible',
    ],
  ],
  'what stands with it': [
    [
      '"Milk" is shown at the top right beside "Salt"',
      'Expect that "Milk" at the top right is visible, then expect that "Milk" next to "Salt" is visible',
    ],
    [
      '"Milk" appears in the tree on the left, above "Salt" and "Bread"',
      'Expect that "Milk" in the tree at the left is visible, then expect that "Milk" above "Salt" is visible, then expect that "Milk" above "Bread" is visible',
    ],
    [
      '"Milk" is not shown above "Salt" and "Bread"',
      'Expect that "Milk" above "Salt" is not visible, then expect that "Milk" above "Bread" is not visible',
    ],
    [
      '"Milk" is the first entry in the list, with the tags "red" and "fresh"',
      'Expect that the first item in the list shows "Milk", then expect that the first item in the list shows "red", then expect that the first item in the list shows "fresh"',
    ],
    ['"Milk" is not shown with the tags "red" and "fresh"', undefined],
    [
      'The first row is "Check-up" for Biscuit.',
      'Expect that the first row shows "Check-up", then expect that the first row shows "Biscuit"',
    ],
    [
      'The last row shows "Check-up" with the status "Open"',
      'Expect that the last row shows "Check-up", then expect that the last row shows "Open"',
    ],
    ['The first row shows "Check-up" for 3 seconds', 'Expect that the first row shows "Check-up" for 3 s'],
    [
      'The list contains "Milk" with 0 in the column "# of Items"',
      'Expect that the "# of Items" cell in the "Milk" row shows "0"',
    ],
    ['The page is headed "Bug 15"', 'Expect that the "Bug 15" heading is visible'],
    ['It should say "Saved." at the top.', 'Expect that "Saved." at the top is visible'],
  ],
  'what all have in common, and what a thing comes with': [
    [
      'The list contains "Ada" with the status "Open"',
      'Expect that "Ada" in the list is visible, then expect that the "Ada" item in the list shows "Open"',
    ],
    [
      '"Ada" is in the list with the status "Open"',
      'Expect that "Ada" in the list is visible, then expect that the "Ada" item in the list shows "Open"',
    ],
    [
      'The first entry in the list is "Ada", the second is "Eve"',
      'Expect that the first item in the list is "Ada", then expect that the second item in the list is "Eve"',
    ],
    ['The first entry is not "Ada", the second is "Eve"', undefined],
    ['The list shows only entries with the status "Open"', 'Expect that each item in the list shows "Open"'],
    ['The table only shows rows with "Open"', 'Expect that each row in the table shows "Open"'],
    ['Only rows with "Open" are listed', 'Expect that each row shows "Open"'],
    ['The list only contains books by "Ada"', 'Expect that each item in the list shows "Ada"'],
    ['Only rows with "Open" and "Late" are listed', undefined],
    ['Only rows with "Open" are not listed', undefined],
    [
      'A dialog titled "Delete" with the buttons "Yes" and "No" opens',
      'Expect that the "Delete" dialog is visible, then expect that the "Yes" button in the "Delete" dialog is visible, then expect that the "No" button in the "Delete" dialog is visible',
    ],
    [
      'A dialog asks "Sure?" with the buttons "Yes" and "No"',
      'Expect that the dialog is visible, then expect that the "Yes" button in the dialog is visible, then expect that the "No" button in the dialog is visible, then expect that "Sure?" in the dialog is visible',
    ],
    [
      'The button "Ada" asks "Sure?" with the buttons "Yes" and "No"',
      'Expect that "Ada", "Sure?", "buttons", "Yes" and "No" are seen together',
    ],
    [
      'A menu with the entries "Edit" and "Delete" opens',
      'Expect that the menu is visible, then expect that the "Edit" item in the menu is visible, then expect that the "Delete" item in the menu is visible',
    ],
    ['"Ada" has "12" in the "Points" column', 'Expect that the "Points" cell in the "Ada" row shows "12"'],
    [
      'The row "Ada" shows "12" in the "Points" column and "3" in the "Games" column',
      'Expect that the "Points" cell in the "Ada" row shows "12", then expect that the "Games" cell in the "Ada" row shows "3"',
    ],
    [
      'The row for "Ada" shows "12" under "Points"',
      'Expect that the "Points" cell in the "Ada" row shows "12"',
    ],
    [
      'The row "Ada" does not show "12" in the "Points" column',
      'Expect that the "Points" cell in the "Ada" row does not show "12"',
    ],
    ['Verify that under "Server" the text "Up" is displayed', 'Expect that "Up" under "Server" is visible'],
    ['Back in the list, "A" is gone', 'Expect that "A" in the list is not visible'],
    ['Click the round button with the plus', 'Click the "plus" button'],
  ],
  'in an order': [
    [
      'The list shows "Milk", "Bread" and "Salt", in this order.',
      'Expect that the list has the items "Milk", "Bread", "Salt" in this order',
    ],
    [
      'The two results are "Milk" and "Bread", in this order',
      'Expect that there are exactly 2 items, then expect that "Milk" comes before "Bread"',
    ],
    ['The three results are "Milk" and "Bread", in this order', undefined],
    ['"Milk" and "Bread" are listed in this order', 'Expect that "Milk" comes before "Bread"'],
    ['"Milk" and "Bread" are not shown in this order', undefined],
  ],
  'notices and questions': [
    ['Close the notice about storing data with "OK"', 'Click "OK"'],
    ['Given the storage notice was confirmed with "OK"', 'Click "OK"'],
    ['I get rid of the cookie banner with "Reject all"', 'Click "Reject all"'],
    ['Confirm the question "Delete Milk?" with OK', 'Click "OK" in the "Delete Milk?" dialog'],
    ['Then the question "Delete Milk?" is asked', 'Expect that the "Delete Milk?" dialog is visible'],
    ['Then the question "Delete Milk?" is not asked', 'Expect that the "Delete Milk?" dialog is not visible'],
  ],
  'what goes on': [
    ['Given Ada is logged in ⏎ And has clicked "Save"', 'Click "Save"'],
    ['Given Ada is logged in ⏎ And has a red border', undefined],
    [
      'Open the project "Atlas", tab "Issues", and click "Leak"',
      'Click "Atlas", then click the "Issues" tab, then click "Leak"',
    ],
    ['Go to the project "Atlas" and there to the tab "Issues"', 'Click "Atlas", then click the "Issues" tab'],
    ['In the panel that asks "Sure?" click "Yes"', 'Click "Yes" in the "Sure?" section'],
  ],
  'what becomes of a thing': [
    ['The counter increases from 4 to 5', 'Expect that the badge shows "5"'],
    ['The number beside "Inbox" goes down to 1', 'Expect that "1" next to "Inbox" is visible'],
    ['The folder is called "Photos" now', 'Expect that "Photos" is visible'],
    ['The login fails with the message "Wrong password"', 'Expect that "Wrong password" is visible'],
    ['The login does not fail with the message "Wrong password"', undefined],
    ['The page shows "Saved" in green', 'Expect that "Saved" is visible, then expect that "Saved" is green'],
    [
      'The table shows 10 rows, from "Kiwi" to "Tea"',
      'Expect that there are exactly 10 rows in the table, then expect that the first row in the table shows "Kiwi", then expect that the last row in the table shows "Tea"',
    ],
    [
      '"Mail" is in the folder "Sent" and no longer in "Drafts"',
      'Expect that "Mail" in "Sent" is visible, then expect that "Mail" in "Drafts" is not visible',
    ],
    ['After saving, the page shows "Saved"', 'Expect that "Saved" is visible'],
    ['After the login "Ada" is displayed', 'Expect that "Ada" is visible'],
  ],
  'only one, and how many of which': [
    [
      'The list contains only "Milk"',
      'Expect that there is exactly 1 item in the list, then expect that the first item in the list shows "Milk"',
    ],
    [
      'Only the chat with "Mara" is left in the list',
      'Expect that there is exactly 1 item in the list, then expect that the first item in the list shows "Mara"',
    ],
    ['"Ada" appears only once on the page', undefined],
    ['"Ada" appears twice in the list', 'Expect that there are exactly 2 "Ada" items in the list'],
    ['The disabled button "Undo" is visible', undefined],
    ['The required field "Name" is empty', undefined],
    // How many there are says nothing of how many are open, red or new.
    ['There are 2 open deals', undefined],
    ['I see 5 red flags', undefined],
    ['3 new messages are shown', undefined],
  ],
  'filled in, added, and spoken of': [
    ['"Milk" is listed ⏎ It is at the top', 'Expect that "Milk" at the top is visible'],
    ['Add "Milk" ⏎ It is in the header', 'Expect that "Milk" in the header is visible'],
    ['I click "Go" ⏎ Click "OK" if it is there', 'If "OK" is visible, click "OK"'],
    ['I click "Go" ⏎ Close the dialog if it is open', 'If the dialog is open, close the dialog'],
    ['No dialog with the buttons "Yes" and "No" opens', undefined],
    ['The page shows "Milk" in bold', undefined],
    [
      'Fill in "Clover" as "Username", "Seedling" as "Password" and click "Go"',
      'Fill "Username" with "Clover", then fill "Password" with "Seedling", then click "Go"',
    ],
    ['Fill in "Username" as "clover"', 'Fill "Username" with "clover"'],
    ['Create a folder "Photos" and open it', 'Carry out "create folder" for "Photos", then click "Photos"'],
    [
      'I click "Go" ⏎ Add "Milk" to the cart and check that it is listed',
      'Carry out "add to cart" for "Milk", then expect that "Milk" is visible',
    ],
    ['Sort the list by size, the largest first', 'Sort the list by "size" in descending order'],
  ],
  'signs on things': [
    ['Log out via the menu at the top right', 'Sign out'],
    ['Cancel the dialog', 'Click the "Cancel" button'],
    ['Sort by the column "Price" in descending order', 'Sort the table by "Price" in descending order'],
    ['Click the red trash can of "Milk"', 'Click "trash can" in "Milk"'],
    ['Click the trash can icon in the "Milk" row', 'Click the "trash can" image in the "Milk" row'],
    ['Open "Milk" with its pencil', 'Click "pencil" in "Milk"'],
  ],
};

testWays(WAYS);
