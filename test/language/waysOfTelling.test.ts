/** What words describe and don't name, values in a row, and what is told rather than written down. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'what words describe': [
    ['The calendar is displayed', 'Expect that the "calendar" section is visible'],
    ['There is a map under "Directions"', 'Expect that the "map" section under "Directions" is visible'],
    ['The details panel is gone', 'Expect that the "details" section was visible before and is gone'],
    ['The lock icon disappears', 'Expect that the "lock" image was visible before and is gone'],
    ['The details panel is not shown', 'Expect that the "details" section was visible before and is gone'],
    ['The details are shown', undefined],
    ['The correct price is displayed', undefined],
    ['"Wizard" remains at step 1', undefined],
  ],
  'values, rows and keys in a row': [
    [
      'Enter "Ada" as "Full name" and "ada@example.com" as "Email"',
      'Fill "Full name" with "Ada", then fill "Email" with "ada@example.com"',
    ],
    [
      'Choose "Ada" as "Name" and "Oslo" as "City"',
      'Select "Ada" from "Name", then select "Oslo" from "City"',
    ],
    ['Enter "Ada" for name and 1902 for born', 'Fill "name" with "Ada", then fill "born" with "1902"'],
    ['Log in with the password "s3"', 'Sign in with the password "s3"'],
    [
      'The "People" table still contains the row "Ada", "Oslo"',
      'Expect that the "Ada" row in the "People" table is visible, then expect that the "Ada" row in the "People" table shows "Oslo"',
    ],
    ['The row containing job="web" has the value 1', 'Expect that the "job=\\"web\\"" row shows "1"'],
    ['The row with the Id 2 has the title "X"', 'Expect that the "2" row in the "Id" column contains "X"'],
    ['Click "x" in the row of room 103', 'Click "x" in the "103" row'],
    [
      'There is only one row and that it contains "Ada"',
      'Expect that there is exactly 1 row, then expect that the row shows "Ada"',
    ],
    [
      'All 3 rows show "Open"',
      'Expect that there are exactly 3 rows, then expect that each row shows "Open"',
    ],
    ['All 3 rows are not "Open"', undefined],
    ['A message appears which contains "No"', 'Expect that "No" is visible'],
    ['The page contains the sentence "No."', 'Expect that "No." is visible'],
    ['"Account" shows the name "Ada"', 'Expect that "Account" shows "Ada"'],
    ['"Save" has the name "Ada"', 'Expect that the accessible name of "Save" is "Ada"'],
    ['The first row shows only "trai"', 'Expect that the first row is "trai"'],
    [
      'The inspector is headed "Atlas"',
      'Expect that the "Atlas" heading in the "inspector" section is visible',
    ],
    ['Leave all fields empty and click "Go"', 'Click "Go"'],
    ['Click the letters "t" and "r" on the on-screen keyboard', 'Click "t", then click "r"'],
    [
      'Type "cards" and "boxes", each followed by Enter',
      'Type "cards", then press Enter, then type "boxes", then press Enter',
    ],
  ],
  'questions, amounts and one of those that were counted': [
    [
      'Click "Delete" and accept the confirmation "Sure?"',
      'Click "Delete", then expect that the browser dialog contains "Sure?", then accept the browser dialog',
    ],
    [
      'The row "A" shows 8.25 and 6',
      'Expect that the "A" row shows "8.25", then expect that the "A" row shows "6"',
    ],
    ['The number of rows of "books" is 9', undefined],
    ['Open Prometheus at "/"', 'Open "/"'],
    [
      'The list has 4 products and the last one is "A"',
      'Expect that there are exactly 4 "products" things in the list, then expect that the last item in the list is "A"',
    ],
    [
      'There are 3 rows and the last one shows "A"',
      'Expect that there are exactly 3 rows, then expect that the last row shows "A"',
    ],
    ['The login screen is closed', undefined],
  ],
  'told to a colleague': [
    ['On /orders right-click "A"', 'Open "/orders", then right-click "A"'],
    ['Log in at /x as mira, her password is s3', 'Open "/x", then sign in as "mira" with the password "s3"'],
    ['Get in as mira, password "s3"', 'Sign in as "mira" with the password "s3"'],
    ['Get in the car', undefined],
    ["Don't forget to tick the terms", 'Check "terms"'],
    ["The table's gone", 'Expect that the table is not visible'],
    ['Click the "Edit" button ⏎ Change the content to "B"', 'Fill "content" with "B"'],
  ],
};

testWays(WAYS);
