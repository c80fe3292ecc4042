/** What alone is left, what is there in place of what was, and what is in what has opened. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'the only one, and none of that name': [
    [
      'Click "Go" ⏎ "Ada" is the only user left',
      'Expect that there is exactly 1 item in the list, then expect that each item in the list shows "Ada"',
    ],
    [
      'Click "Go" ⏎ The only user left is "Ada"',
      'Expect that there is exactly 1 item in the list, then expect that each item in the list shows "Ada"',
    ],
    [
      'Click "Go" ⏎ "office-nas" is the only remote device left',
      'Expect that there is exactly 1 item in the list, then expect that each item in the list shows "office-nas"',
    ],
    [
      'Click "Go" ⏎ "Ada" and "Ben" are the only patients in the list',
      'Expect that the list has exactly the items "Ada", "Ben"',
    ],
    [
      'Click "Go" ⏎ "Save" is the only button',
      'Expect that the "Save" button is visible, then expect that there is exactly 1 button',
    ],
    [
      'Click "Go" ⏎ Only the row "Ben" has a "Delete" button',
      'Expect that the "Delete" button in the "Ben" row is visible, then expect that there is exactly 1 "Delete" button',
    ],
    [
      'Click "Go" ⏎ "B" is the first and "A" the last torrent',
      'Expect that the first item shows "B", then expect that the last item shows "A"',
    ],
    ['Click "Go" ⏎ There is no room "Garden"', 'Expect that "Garden" is not visible'],
    ['Click "Go" ⏎ There is none named "Fan"', 'Expect that "Fan" is not visible'],
  ],
  'what is there in place of what was': [
    [
      'Click "Go" ⏎ Its details offer a "Resume" button instead of "Pause"',
      'Expect that the "Resume" button in "details" is visible, then expect that the "Pause" button in "details" is not visible',
    ],
    [
      'Click "Go" ⏎ The navigation bar now says "A" and "B" instead of "C" and "D"',
      'Expect that "A" in the navigation is visible, then expect that "B" in the navigation is visible, then expect that "C" in the navigation is not visible, then expect that "D" in the navigation is not visible',
    ],
    [
      'Click "Go" ⏎ The "Gym" row shows "Paused" instead of "Active"',
      'Expect that the "Gym" row shows "Paused", then expect that the "Gym" row does not show "Active"',
    ],
    [
      'Click "Go" ⏎ "A" is not shown any more, but "B" and "C" are',
      'Expect that "A" is not visible, then expect that "B" is visible, then expect that "C" is visible',
    ],
    [
      'Click "Go" ⏎ "A" is hidden, while "B" and "C" remain',
      'Expect that "A" is not visible, then expect that "B" is visible, then expect that "C" is visible',
    ],
    [
      'Click "Go" ⏎ "A" is hidden, but "B" is',
      'Expect that "A" is not visible, then expect that "B" is visible',
    ],
  ],
  'what is in what has opened': [
    [
      'Click "Go" ⏎ A window "Rename" opens, in which "New name" is filled in with "Tea"',
      'Expect that the "Rename" dialog is visible, then expect that "New name" in the "Rename" dialog shows "Tea"',
    ],
    [
      'Click "Go" ⏎ A dialog "Fan" opens, with "ACME" as the manufacturer and "FN-2" as the serial number',
      'Expect that the "Fan" dialog is visible, then expect that "manufacturer" in the "Fan" dialog shows "ACME", then expect that "serial number" in the "Fan" dialog shows "FN-2"',
    ],
    [
      'Click "Go" ⏎ A dialog opens whose title begins with "Add Folder"',
      'Expect that the dialog is visible, then expect that the heading in the dialog starts with "Add Folder"',
    ],
    [
      'Click "Go" ⏎ A window "New" opens with the empty fields "Name" and "City"',
      'Expect that the "New" dialog is visible, then expect that the "Name" field in the "New" dialog is visible, then expect that the "Name" field in the "New" dialog is empty, then expect that the "City" field in the "New" dialog is visible, then expect that the "City" field in the "New" dialog is empty',
    ],
    ['Click "Go" ⏎ A text beginning with "The folder ID" appears', 'Expect that "The folder ID" is visible'],
    [
      'Click "Go" ⏎ The text area contains the two lines "a" and "b"',
      'Expect that "a" in the editor is visible, then expect that "b" in the editor is visible',
    ],
    ['Click "Go" ⏎ The text area contains the three lines "a" and "b"', undefined],
    [
      'Click "Go" ⏎ The list shows four folders, "Tea" as the second one',
      'Expect that there are exactly 4 folders in the list, then expect that the second folder in the list shows "Tea"',
    ],
  ],
  'numbers, values and pages': [
    [
      'Click "Go" ⏎ The tab "WAITING" has the number 3, "COMPLETED" 12',
      'Expect that the "WAITING" tab shows "3", then expect that "COMPLETED" shows "12"',
    ],
    [
      'Click "Go" ⏎ The sidebar now counts "A (1)" and "B (1)"',
      'Expect that "A (1)" in the sidebar is visible, then expect that "B (1)" in the sidebar is visible',
    ],
    ['Click "Go" ⏎ "Images" is the selected "Queue name"', 'Expect that "Queue name" shows "Images"'],
    ['Click "Go" ⏎ Go to page "2"', 'Click "2" in the pagination'],
    [
      'Click "Go" ⏎ "B" is listed under "LETTERS", between "A" and "C"',
      'Expect that "B" under "LETTERS" is visible, then expect that "A" comes before "B" under "LETTERS", then expect that "B" under "LETTERS" comes before "C"',
    ],
    [
      'Click "Go" ⏎ "Paused" is gone beside "Reports"',
      'Expect that "Paused" next to "Reports" is not visible',
    ],
    ['Click "Go" ⏎ The button is hidden for guests', undefined],
    [
      'Click "Go" ⏎ Click on "Retry" of "inv-2" again and answer with "Confirm"',
      'Click "Retry" in "inv-2", then click "Confirm"',
    ],
    [
      'Click "Go" ⏎ The heading of the page is "Images" with "Pictures" below it',
      'Expect that the heading is "Images", then expect that "Pictures" under the heading is visible',
    ],
  ],
  'after a reload, and in other words': [
    [
      'Click "Go" ⏎ After the page has been reloaded, "Photos" is still missing',
      'Reload the page, then expect that "Photos" is not visible',
    ],
    [
      'Click "Go" ⏎ "Photos" is still there after the page has been reloaded',
      'Reload the page, then expect that "Photos" is visible',
    ],
    [
      'Click "Go" ⏎ The section is collapsed, i.e. "Mode" is not visible any longer.',
      'Expect that the section is collapsed, then expect that "Mode" is not visible',
    ],
    [
      'Click "Go" ⏎ The details are folded away, the row "ID" is no longer visible',
      'Expect that "details" is collapsed, then expect that the "ID" row is not visible',
    ],
  ],
  'the dialog, once something was clicked': [
    [
      'The "Add" dialog is visible ⏎ Click "Edit" ⏎ The dialog shows "Tea"',
      'Expect that the dialog shows "Tea"',
    ],
    [
      'The "Add" dialog is visible ⏎ Click "Save" ⏎ The dialog closes',
      'Expect that the "Add" dialog is not visible',
    ],
    ['The "Add" dialog is visible ⏎ The dialog shows "Tea"', 'Expect that the "Add" dialog shows "Tea"'],
    [
      'The "Add" dialog is visible ⏎ Click "Save" ⏎ The dialog is entitled "Edit"',
      'Expect that the "Edit" dialog is visible',
    ],
    [
      'A dialog opens whose title begins with "Add", with the tabs "General" and "Sharing"',
      'Expect that the dialog is visible, then expect that the heading in the dialog starts with "Add", then expect that the "General" tab in the dialog is visible, then expect that the "Sharing" tab in the dialog is visible',
    ],
  ],
  'what is said after another statement': [
    [
      'Click "Go" ⏎ The dialog disappears and there are only the three folders "A", "B" and "C"',
      'Expect that the dialog is not visible, then expect that the list has exactly the items "A", "B", "C"',
    ],
    [
      'Click "Go" ⏎ The folder is now called "Paperwork" and it is the last one in the list',
      'Expect that "Paperwork" is visible, then expect that the last item in the list contains "Paperwork"',
    ],
    ['Click "Go" ⏎ There is one job with the name "thumbnail"', 'Expect that "thumbnail" is visible'],
    [
      'Given I have logged in as "admin" (the password is "admin", too) and opened "Users" in the "Settings"',
      'Sign in as "admin" with the password "admin", then click "Users" in "Settings"',
    ],
    ['Given I am signed in as admin (password "x")', 'Sign in as "admin" with the password "x"'],
  ],
  'examples, brackets and empty ones': [
    [
      'Click "Go" ⏎ A context menu opens, with entries such as "Resume" and "Remove"',
      'Expect that the menu is visible, then expect that "Resume" in the menu is visible, then expect that "Remove" in the menu is visible',
    ],
    [
      'Click "Go" ⏎ The list contains, among others, "A" and "B"',
      'Expect that "A" in the list is visible, then expect that "B" in the list is visible',
    ],
    [
      'Click "Go" ⏎ Exactly two jobs, "news-2" and "news-1", are shown, in this order',
      'Expect that there are exactly 2 "jobs" things, then expect that "news-2" is visible, then expect that "news-1" is visible, then expect that "news-2" comes before "news-1"',
    ],
    ['Click "Go" ⏎ Exactly three jobs, "news-2" and "news-1", are shown', undefined],
    [
      'Click "Go" ⏎ "Ada" (admin) and "Ben" (user) are listed',
      'Expect that "Ada" is visible, then expect that "Ben" is visible',
    ],
    ['Click "Go" ⏎ The page "Users" lists "Ada" (admin) and "Ben" (user)', undefined],
    [
      'Click "Go" ⏎ The login page is shown, with an empty "Username" and an empty "Password"',
      'Expect that the "login" page is open, then expect that "Username" is visible, then expect that "Username" is empty, then expect that "Password" is visible, then expect that "Password" is empty',
    ],
    ['Click "Go" ⏎ I see an empty "Name"', 'Expect that "Name" is visible, then expect that "Name" is empty'],
  ],
  'what comes first and what last': [
    [
      'Click "Go" ⏎ "A" heads the list, followed by "B"',
      'Expect that the first item in the list shows "A", then expect that the second item in the list shows "B"',
    ],
    [
      'Click "Go" ⏎ "A" heads the list and "B" ends it',
      'Expect that the first item in the list shows "A", then expect that the last item in the list shows "B"',
    ],
    [
      'Click "Go" ⏎ "A" is in the first row and "B" in the last',
      'Expect that the first row shows "A", then expect that the last row shows "B"',
    ],
    [
      'Click "Go" ⏎ It is the other way round, with "A" (3 MiB) in the second row',
      'Expect that the second row shows "A"',
    ],
    [
      'Click "Go" ⏎ The list shows three entries in this order: data, reports, a.txt',
      'Expect that the list has exactly the items "data", "reports", "a.txt" in this order',
    ],
    ['Click "Go" ⏎ The list shows four entries in this order: data, reports, a.txt', undefined],
    [
      'Click "Go" ⏎ The table has no column "Status" any more',
      'Expect that the "Status" column in the table is not visible',
    ],
  ],
  'signing in with a password alone': [
    [
      'The user opens "/" and logs in with the password "x1"',
      'Open "/", then sign in with the password "x1"',
    ],
    ['Given I am logged in at "/" with the password "x1"', 'Open "/", then sign in with the password "x1"'],
    ['Go to "/" and log in (password: x1)', 'Open "/", then sign in with the password "x1"'],
    ['Log in with the password "s3" and the user "ada"', undefined],
    ['Click "Go" ⏎ The login box appears', 'Expect that the "login" form is visible'],
  ],
  'one alone, some ticked, and what is offered': [
    ['Click "Go" ⏎ Only a single row is left', 'Expect that there is exactly 1 row'],
    [
      'Click "Go" ⏎ Only the users "ann" and "bob" are listed',
      'Expect that the list has exactly the items "ann", "bob"',
    ],
    [
      'Click "Go" ⏎ "A" and "B" are ticked and nothing else',
      'Expect that the "A" checkbox is checked, then expect that the "B" checkbox is checked, then expect that there are exactly 2 checked checkboxes',
    ],
    [
      'Click "Go" ⏎ "Move" is offered now, but neither "Rename" nor "Copy"',
      'Expect that "Move" is visible, then expect that "Rename" is not visible, then expect that "Copy" is not visible',
    ],
    [
      'Click "Go" ⏎ A menu opens that offers "Sort" and "Hide"',
      'Expect that the menu is visible, then expect that "Sort" in the menu is visible, then expect that "Hide" in the menu is visible',
    ],
    ['Click "Go" ⏎ Verify that you are asked "Are you sure?"', 'Expect that "Are you sure?" is visible'],
    [
      'Click "Go" ⏎ "A" disappears from the list within a few seconds',
      'Expect that "A" in the list is not visible',
    ],
    [
      'Click "Go" ⏎ Click the plus button in the top right-hand corner',
      'Click the "plus" button at the top right',
    ],
  ],
};

testWays(WAYS);
