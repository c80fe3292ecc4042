/** Ways of writing that are close to others and mean something else, or that leave a doubt and are refused. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'what a button does that is only named': [
    ['After "Cancel" the dialog is gone', 'Click "Cancel", then expect that the dialog is not visible'],
    [
      'And after Save the list shows 3 items',
      'Click "Save", then expect that there are exactly 3 items in the list',
    ],
    ['After "Ada" comes "Bob"', undefined],
    ['After Monday the list shows "Tuesday"', undefined],
  ],
  'what is there of no known kind': [
    ['There should be an attachment called "a.txt"', 'Expect that "a.txt" is visible'],
    ['There is no attachment called "a.txt"', undefined],
    ['You are asked for a "Workspace name"', 'Expect that "Workspace name" is visible'],
    ['You are not asked for the "Password"', undefined],
    ['Then you\'re on "Forgot your password?"', 'Expect that the "Forgot your password?" page is open'],
  ],
  'a name in a quotation, and words in capitals': [
    ['The dialog shows "Delete "Orders"?"', 'Expect that the dialog shows "Delete \\"Orders\\"?"'],
    ['Enter "A" in "Name" and "B" in "City"', 'Fill "Name" with "A", then fill "City" with "B"'],
    ['The "Status" is DISABLED', 'Expect that "Status" shows "DISABLED"'],
    ['The status is DISABLED', undefined],
    ['Click "A", now it is closed', undefined],
  ],
  'signing in, in short': [
    ['Log in (ada, secret1)', 'Sign in as "ada" with the password "secret1"'],
    [
      'Given I am signed in as "ada" with the password "secret1" on "/a"',
      'Open "/a", then sign in as "ada" with the password "secret1"',
    ],
    ['Log in as ada (ada, secret1)', undefined],
  ],
  'rows of which more is said than what stands in them': [
    ['There are 2 rows with "Open" and the value "High"', undefined],
    ['The table shows 2 rows with the status "Open" and the priority "High"', undefined],
    ['Then 2 rows show "Open" and "High"', undefined],
    ['The list shows 1 entry containing "A"', undefined],
    ['Each row shows "Open" in the "Status" column', undefined],
    ['No row shows "Open" in the "Status" column', undefined],
    [
      'There are 2 rows with "Open" and 1 row with "Closed"',
      'Expect that there are exactly 2 "Open" rows, then expect that there is exactly 1 "Closed" row',
    ],
  ],
  'what may stand behind something, or come after it was clicked': [
    ['After "Edit" the link "Delete" is shown', undefined],
    ['After "Order 66" the row "Order 67" is listed', undefined],
    ['After "Log in", I am on the "Home" page', undefined],
    ['After "Save", "Saved" is shown', 'Click "Save", then expect that "Saved" is visible'],
    ['After "Save" a message appears', 'Click "Save", then expect that the message is visible'],
  ],
  'what holds all the time, or is asked for to be done': [
    ['There is never an attachment called "a.txt"', undefined],
    ['I am asked to enter the "Password" and to click "Go"', undefined],
    ['"Milk" stays the first entry in the list', undefined],
    ['The list no longer lists "A" and not "B"', undefined],
  ],
  'the last of several': [
    ['"Milk" and "Bread" are the first entries in the list', undefined],
    ['"Milk", "Bread" is the first entry in the list', undefined],
    ['"Norway" and "Sweden" with the code "NO" are in the table', undefined],
    ['Click "A" and "B" again in the list', undefined],
    [
      '"A" and "B" are shown again in the list',
      'Expect that "A" in the list is visible again, then expect that "B" in the list is visible again',
    ],
  ],
  'what is no entry, no place, and not in a list': [
    ['Only the tab "A" is listed', undefined],
    ['Go to the second page of the wizard', undefined],
    ['Go back to "Orders" using the "Back" button', undefined],
    ['Select the file "a.txt" in the "Avatar" section', 'Upload "a.txt" to the "Avatar" section'],
    ['Select the file "a.txt" via the sidebar', 'Upload "a.txt" to the sidebar'],
    ['Enter "5" instead of "3" for Quantity', undefined],
    ['Wait until "A" is gone from the list', 'Expect that "A" in the list is not visible'],
    ['Wait 3 seconds until the change is saved', 'Wait 3 s'],
    ['Wait 3 seconds until the order is complete', undefined],
  ],
  'what is only said loudly, and marks that belong to no quotation': [
    ['The "Save" button should not be DISABLED', 'Expect that the "Save" button is not disabled'],
    ['If the checkbox "A" is NOT CHECKED, click "B"', 'If the "A" checkbox is not checked, click "B"'],
    ['Given the checkbox "A" is CHECKED', 'Check the "A" checkbox'],
    ['There are 3 DISABLED buttons', 'Expect that there are exactly 3 disabled buttons'],
    ['"Dark mode" is not ENABLED', 'Expect that "Dark mode" is not enabled'],
    ['The "Status" drop-down is not DISABLED', 'Expect that the "Status" drop-down is not disabled'],
    ['The "Status" is not DISABLED', 'Expect that "Status" does not show "DISABLED"'],
    ['Click " "A" in the menu" and "B"', undefined],
  ],
  'where somebody is, and is to be': [
    ['Click "A" ⏎ Then the app is open on "/a"', 'Expect that the page is "/a"'],
    ['Given the app is open on "/a"', 'Open "/a"'],
  ],
  'what words describe, and what is no part of a page': [
    ['The task is gone', undefined],
    ['No task is left', undefined],
    ['The ticket is closed', undefined],
    ['SUMMER23 is not on the list anymore, WINTER5 still is', undefined],
    ['The details panel on the left is not shown', undefined],
    ['The hidden panel is not visible', undefined],
    ['The delete dialog is closed', 'Expect that the "delete" dialog was visible before and is gone'],
    ['The comment is displayed', undefined],
    ['The price is displayed', undefined],
    ['The deleted note is shown', undefined],
    ['The article itself is still there', undefined],
  ],
  'no message, not all of it, and only that': [
    ['No message appears which contains "No"', 'Expect that "No" is not visible'],
    ['No error appears that says "No"', 'Expect that "No" is not visible'],
    ['The field contains only digits', undefined],
    ['The field contains exactly 5 characters', undefined],
    ['The field does not contain only "X"', undefined],
    ['The row shows only "X" and "Y"', undefined],
    ['Leave all fields empty but "Name"', undefined],
    ['A table appears that contains "X"', undefined],
    [
      'A list appears containing "X"',
      'Expect that the list is visible, then expect that "X" in the list is visible',
    ],
    ['A row appears which contains "X"', 'Expect that the "X" row is visible'],
    ['The team is headed by "Ada"', undefined],
  ],
  'rows, each with both': [
    [
      'All 3 rows show "X" and "Y"',
      'Expect that there are exactly 3 rows, then expect that each row shows "X", then expect that each row shows "Y"',
    ],
    [
      'There is only one row and it contains "X" and "Y"',
      'Expect that there is exactly 1 row, then expect that the row shows "X", then expect that the row shows "Y"',
    ],
    ['The row of "Ada" does not have the value 1', 'Expect that the "Ada" row does not show "1"'],
    ['There is no row with the Id 2', undefined],
    ['The table does not contain the row "Ada", "Oslo"', undefined],
    ['The list contains the row "Ada", "Oslo"', 'Expect that "Ada" and "Oslo" are seen together'],
    ['The item has the value 1', 'Expect that the item is "1"'],
    ['The row with the Id 2 is not visible', 'Expect that the "2" row in the "Id" column is not visible'],
  ],
  'fields and values that follow each other': [
    ['Set "Name" as "Ada" and "City" as "Oslo"', 'Fill "Name" with "Ada", then fill "City" with "Oslo"'],
    [
      'Enter "Ada" as "Name", "Oslo" as "City" and "5" as "Zip"',
      'Fill "Name" with "Ada", then fill "City" with "Oslo", then fill "Zip" with "5"',
    ],
    [
      'Enter "Ada" as "Name" and save the file as "x"',
      'Fill "Name" with "Ada", then carry out "save file" with "as" as "x"',
    ],
    ['Log in with the password "s3" and the user "ada"', undefined],
    ['Enter the second value "x"', undefined],
    ['Type "abc" on the on-screen keyboard', undefined],
  ],
  'whose it is, and what is so': [
    ["Click the dialog's back button", 'Click the "back" button in the dialog'],
    ['The user\'s shown name is "Ada"', 'Expect that "shown name" is "Ada"'],
    ["The wizard's back button is disabled", 'Expect that the "back" button is disabled'],
    [
      "The details panel's no longer visible",
      'Expect that the "details" section was visible before and is gone',
    ],
  ],
};

testWays(WAYS);
