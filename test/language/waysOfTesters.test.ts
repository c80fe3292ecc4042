/** What testers write every day: what every row shows, values of a sort, signs in rows, what comes and goes, tabs of the browser. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'what every row shows in a column': [
    [
      'Every row in the "Status" column shows "Open"',
      'Expect that each cell in the "Status" column shows "Open"',
    ],
    [
      'All rows show "Open" in the "Status" column',
      'Expect that each cell in the "Status" column shows "Open"',
    ],
    [
      'All values in the "Status" column are "Open"',
      'Expect that each cell in the "Status" column shows "Open"',
    ],
    ['The "Status" column only contains "Open"', 'Expect that each cell in the "Status" column shows "Open"'],
    [
      'The column "Status" shows "Open" for every row',
      'Expect that each cell in the "Status" column shows "Open"',
    ],
    [
      'Only rows with "Open" in the "Status" column are shown',
      'Expect that each cell in the "Status" column shows "Open"',
    ],
    [
      'No row shows "Closed" in the "Status" column',
      'Expect that no cell in the "Status" column shows "Closed"',
    ],
    [
      'All rows show "Open" in the "Status" column and "Ada" in the "Owner" column',
      'Expect that each cell in the "Status" column shows "Open", then expect that each cell in the "Owner" column shows "Ada"',
    ],
    ['All orders in the table have the status "Open"', 'Expect that each row in the table shows "Open"'],
    ['All listed orders have status "Open"', 'Expect that each item in the list shows "Open"'],
    ['All rows show "Open" or "Closed" in the "Status" column', undefined],
    ['All rows except the last show "Open" in the "Status" column', undefined],
    ['Not all rows show "Open" in the "Status" column', undefined],
    ['Every order has the status "Open" or "Paid"', undefined],
  ],
  'in which order': [
    [
      'The rows are sorted by "Amount" from highest to lowest',
      'Expect that the table is sorted by "Amount" in descending order',
    ],
    [
      'The table is sorted by "Date", newest first',
      'Expect that the table is sorted by "Date" in descending order',
    ],
    [
      'The table is sorted by "Name" alphabetically',
      'Expect that the table is sorted by "Name" in ascending order',
    ],
    ['The items are sorted from A to Z', 'Expect that the list is sorted in ascending order'],
    ['Sort by "Price" from low to high', 'Sort the table by "Price" in ascending order'],
  ],
  'what several are, one each': [
    [
      'The subtotal, tax and total are "30.00", "6.00" and "36.00"',
      'Expect that "subtotal" is "30.00", then expect that "tax" is "6.00", then expect that "total" is "36.00"',
    ],
    ['The tax and the total are "2", "3" and "12"', undefined],
  ],
  'the first few': [
    [
      'Select the checkbox of the first three rows',
      'Check the checkbox in the first row, then check the checkbox in the second row, then check the checkbox in the third row',
    ],
    [
      'Check the first three rows',
      'Check the first row, then check the second row, then check the third row',
    ],
    ['Select the row "Ada" via its checkbox', 'Check the "Ada" row'],
  ],
  'what is written, and of what sort it is': [
    [
      'Enter a name "Ada" and a description "Test"',
      'Fill "name" with "Ada", then fill "description" with "Test"',
    ],
    ['Enter an invalid email "abc" and click "Save"', 'Fill "email" with "abc", then click "Save"'],
    ['Enter the correct password "secret"', 'Fill "password" with "secret"'],
    ['Enter a future date "2030-01-01" into "Due"', 'Fill "Due" with "2030-01-01"'],
    ['Write a comment "Looks good"', 'Fill "comment" with "Looks good"'],
    ['Select a country "Germany"', undefined],
  ],
  'why something is clicked': [
    ['Click the product "Blue mug" to open its detail page', 'Click "Blue mug"'],
    ['Click the eye icon to reveal the password', 'Click the "eye" image'],
    ['Click the link to download the report', undefined],
  ],
  'signs in a row': [
    [
      'Remove "Blue mug" from the cart using the trash icon next to it',
      'Click the "trash" image next to "Blue mug" in "cart"',
    ],
    ['Delete "Ada" via the "Delete" button in its row', 'Click the "Delete" button in "Ada"'],
    ['Edit the user "Ada" by clicking the pencil icon in her row', 'Click the "pencil" image in "Ada"'],
    ['Open the settings using the gear icon', 'Click the "gear" image'],
  ],
  'what comes and goes': [
    [
      'A toast "3 items deleted" appears and disappears after a few seconds',
      'Expect that the "3 items deleted" alert is visible, then expect that the "3 items deleted" alert is not visible after at most 15 s',
    ],
    [
      'The message "Saved" is shown for a short time',
      'Expect that "Saved" is visible, then expect that "Saved" is not visible after at most 15 s',
    ],
    ['The toast "Saved" doesn\'t appear and disappears after a few seconds', undefined],
  ],
  fields: [
    ['The default value of "Country" is "Germany"', 'Expect that "Country" shows "Germany"'],
    ['The password is masked', 'Expect that "password" is protected with a password'],
    ['The salary is masked', undefined],
    [
      'The characters of the password are shown as dots',
      'Expect that "password" is protected with a password',
    ],
    [
      'The field "Password" shows "secret" in plain text',
      'Expect that the "Password" field shows "secret", then expect that the "Password" field is not protected with a password',
    ],
    [
      'The "Submit" button is disabled until the checkbox is ticked',
      'Expect that the "Submit" button is disabled, then check the checkbox, then expect that the "Submit" button is not disabled',
    ],
    ['"Save" is disabled until "Name" is filled in', undefined],
  ],
  'tabs of the browser': [
    ['Open the link "Terms" in a new tab', 'ControlOrMeta-click the "Terms" link'],
    [
      'Click the link "Terms" and verify that it opens in a new tab',
      'Click the "Terms" link, then expect that a new tab opens',
    ],
    [
      'A new tab opens with the title "Terms"',
      'Expect that a new tab opens, then switch to the new browser tab, then expect that the page title is "Terms"',
    ],
    [
      'The new tab shows "Terms of service"',
      'Switch to the new browser tab, then expect that "Terms of service" is visible',
    ],
    ['The new tab does not show "Ads"', undefined],
  ],
  'questions that are answered': [
    ['Confirm the deletion in the dialog with "Yes, delete"', 'Click "Yes, delete" in the dialog'],
    ['Confirm the deletion by clicking "Delete" in the confirmation dialog', 'Click "Delete" in the dialog'],
    [
      'Verify that clicking "Home" in the breadcrumb goes back to the home page',
      'Click "Home" in the breadcrumb, then expect that the page is the start page',
    ],
  ],
};

testWays(WAYS);
