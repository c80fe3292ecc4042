/** Which thing is meant, in which state, on which page: a word that says so is in the reading, or the step is refused. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'which of several': [
    ['Click "Go" ⏎ the second "Edit" is visible', 'Expect that the second "Edit" is visible'],
    ['Click "Go" ⏎ second "Edit" is visible', undefined],
    ['Click last "Reset"', undefined],
    ['Click "Go" ⏎ the other "Edit" is visible', undefined],
    ['Click "Go" ⏎ another "Edit" is visible', undefined],
    ['Click except "Reset"', undefined],
    ['Click "Go" ⏎ the third-last "Edit" is visible', undefined],
    ['Click "Go" ⏎ The last page "Tea" is visible', undefined],
  ],
  'on which page': [
    [
      'Click "Go" ⏎ On the Fines page, "Tea" is visible',
      'Expect that the "Fines" page is open, then expect that "Tea" is visible',
    ],
    [
      'Click "Go" ⏎ On the product page the "Save" button is disabled',
      'Expect that the "Save" button is disabled',
    ],
    ['Click "Go" ⏎ On the last page "Tea" is visible', undefined],
    ['Click "Go" ⏎ On this page, "Tea" is visible', 'Expect that "Tea" is visible'],
    ['On the Fines page, click "Tea"', 'Click "Tea"'],
  ],
  'a status that the page calls so': [
    ['Click "Go" ⏎ All rows are Available', 'Expect that each row shows "Available"'],
    ['Click "Go" ⏎ All rows are available', undefined],
    ['Click "Go" ⏎ "Ada" is Active', 'Expect that "Ada" shows "Active"'],
    ['Click "Go" ⏎ Its state is Paused', 'Expect that "state" shows "Paused"'],
    [
      'Click "Go" ⏎ "Ada" is not in the Available list',
      'Expect that "Ada" in the "Available" list is not visible',
    ],
    ['Click "Go" ⏎ the "Save" button is available', 'Expect that the "Save" button is enabled'],
    ['Click "Go" ⏎ the "Email" field is not Invalid', 'Expect that the "Email" field is not invalid'],
    ['Click "Go" ⏎ the "Email" field is not Active', undefined],
    ['Click "Go" ⏎ the "Save" button is Disabled', 'Expect that the "Save" button is disabled'],
  ],
  'what is named behind, in the same place': [
    [
      'Click "Go" ⏎ In the header is "Log out", also "Filter".',
      'Expect that "Log out" in the header is visible, then expect that "Filter" in the header is visible',
    ],
    [
      'Click "Go" ⏎ The "Done" column contains a single card: "Order"',
      'Expect that there is exactly 1 section in the "Done" column, then expect that "Order" in the "Done" column is visible',
    ],
    [
      'Click "Go" ⏎ In the "Drum" row there is exactly one checkbox, and "150.00".',
      'Expect that there is exactly 1 checkbox in the "Drum" row, then expect that "150.00" in the "Drum" row is visible',
    ],
    [
      'Click "Go" ⏎ In the "Tea" row, "Price" is "4" and "Stock" is "2"',
      'Expect that "Price" in the "Tea" row is "4", then expect that "Stock" in the "Tea" row is "2"',
    ],
    [
      'Click "Go" ⏎ In the "Tea" row, "Price" is "4" and "Error" is not visible',
      'Expect that "Price" in the "Tea" row is "4", then expect that "Error" is not visible',
    ],
    [
      'Click "Go" ⏎ In the header, "Log out" is visible and the dialog is closed',
      'Expect that "Log out" in the header is visible, then expect that the dialog is not visible',
    ],
    ['Click "Go" ⏎ I see "Paint" in the "Done" column, and also "Order"', undefined],
    ['Click "Go" ⏎ I see "Paint" in the "Done" row as well as "Order"', undefined],
  ],
  'how many': [
    ['Click "Go" ⏎ The "Fee" is at least "90.00"', 'Expect that the number in "Fee" is at least 90'],
    ['Click "Go" ⏎ the Fee is more than "3"', 'Expect that the number in "Fee" is more than 3'],
    ['Click "Go" ⏎ "Post 4" is in exactly three rows', undefined],
    ['Click "Go" ⏎ the "Name" field is required and currently empty', undefined],
    ['Click "Go" ⏎ Then First name still contains Sofie', 'Expect that "First name" contains "Sofie"'],
  ],
  'what comes of it, and what goes': [
    [
      'Click "Archive flag" → "Feature flag archived"',
      'Click "Archive flag", then expect that "Feature flag archived" is visible',
    ],
    ['Click "File" → "Open recent"', 'Click "File", then click "Open recent"'],
    ['Click "Go" ⏎ the Stale label goes away', 'Expect that "Stale label" was visible before and is gone'],
    ['Click "Go" ⏎ the "Stale label" goes away', 'Expect that "Stale label" is not visible'],
  ],
  'in which order': [
    [
      'Click "Go" ⏎ Expected: first "A", then "B".',
      'Expect that "A" is visible, then expect that "A" comes before "B"',
    ],
    [
      'Click "Go" ⏎ Expected: the menu has three entries, first "A", then "B", then "C".',
      'Expect that there are exactly 3 items in the menu, then expect that "A" is visible, then expect that "A" comes before "B", then expect that "B" comes before "C"',
    ],
  ],
  'in which order, and what a thing has': [
    [
      'Click "Go" ⏎ I see "A", "B" and "C" in this order',
      'Expect that "A" comes before "B", then expect that "B" comes before "C"',
    ],
    [
      'Click "Go" ⏎ "A" comes after "B" and before "C"',
      'Expect that "A" comes after "B", then expect that "A" comes before "C"',
    ],
    [
      'Click "Go" ⏎ The dialog has "Edit", "Mark" and "Move" buttons but no "Delete" button',
      'Expect that the "Edit" button in the dialog is visible, then expect that the "Mark" button in the dialog is visible, then expect that the "Move" button in the dialog is visible, then expect that the "Delete" button in the dialog is not visible',
    ],
    ['Click "Go" ⏎ On page 2, "Post 1" is visible', undefined],
    ['Go to page 2.', 'Click "2" in the pagination'],
  ],
  'which page is opened': [
    ['Go to the page: /login', 'Open "/login"'],
    ['Navigate to URL: https://x.org', 'Open "https://x.org"'],
    ['Open browser and navigate to the URL: https://x.org', 'Open "https://x.org"'],
    ['Open the login page: /login', 'Open "/login"'],
  ],
  'pairs behind which nothing is done': [
    [
      'Click "Save" ⏎ Fee: 999, Places: 3.',
      'Expect that "Fee" shows "999", then expect that "Places" shows "3"',
    ],
    ['Click "Save" ⏎ Fee = 999', 'Expect that "Fee" is "999"'],
    ['Click "Save" ⏎ After saving, Fee: 999.', 'Expect that "Fee" shows "999"'],
    ['After reloading, Fee: 999.', 'Reload the page, then expect that "Fee" shows "999"'],
  ],
  'how it looks': [
    [
      'Click "Go" ⏎ the red row "Ada" shows "12"',
      'Expect that the "Ada" row shows "12", then expect that the "Ada" row is red',
    ],
    [
      'Click "Go" ⏎ the disabled "Name" field contains "A"',
      'Expect that the "Name" field contains "A", then expect that the "Name" field is disabled',
    ],
    ['Click "Go" ⏎ A green toast says "Saved"', 'Expect that the alert shows "Saved"'],
  ],
};

testWays(WAYS);
