/** What product owners write into acceptance criteria: what comes of an action, what users can do, what an error says. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'what comes of an action': [
    [
      'Searching for "tea" shows 2 items',
      'Fill the search field with "tea", then press Enter, then expect that there are exactly 2 items',
    ],
    [
      'Filtering by tag "tea" leaves 2 rows',
      'Select "tea" from "tag", then expect that there are exactly 2 rows',
    ],
    [
      'Searching for "tea" leaves only "Tea" in the list',
      'Fill the search field with "tea", then press Enter, then expect that each item in the list shows "Tea"',
    ],
    [
      'Sorting by "Name" puts "Ada" first',
      'Sort the table by "Name" in ascending order, then expect that the first item shows "Ada"',
    ],
    [
      'Clicking "Name" sorts the list by "Price" in descending order',
      'Click "Name", then expect that the list is sorted by "Price" in descending order',
    ],
    [
      'Ticking "Gift" adds "Ribbon" to the list',
      'Check "Gift", then expect that "Ribbon" in the list is visible',
    ],
    [
      'Clicking "x" removes "Tea" from the list',
      'Click "x", then expect that "Tea" in the list is not visible',
    ],
    [
      'Dragging "Tea" to "Done" moves "Tea" to the "Done" list',
      'Drag "Tea" onto "Done", then expect that "Tea" in the "Done" list is visible',
    ],
    [
      'Clicking "Cancel" closes the dialog and keeps "Tea" in the list',
      'Click "Cancel", then expect that the dialog is not visible, then expect that "Tea" in the list is visible',
    ],
    ['Reloading keeps "Tea" in the list', 'Reload the page, then expect that "Tea" in the list is visible'],
    ['Click "Go" ⏎ Father adds Lina to the family', 'Carry out "add to family" for "Lina"'],
    // What was clicked, or what was named before?
    ['Click "Go" ⏎ Clicking "Tea" removes it from the list', undefined],
  ],
  'what something shows': [
    ['Click "Go" ⏎ Teams shows Red', 'Expect that "Teams" shows "Red"'],
    ['Click "Go" ⏎ Estimate shows 5', 'Expect that "Estimate" shows "5"'],
  ],
  'what comes of it, behind a comma': [
    ...[
      ['the "Feed" tab should be selected', 'the "Feed" tab is selected'],
      ['the "Terms" checkbox is still checked', 'the "Terms" checkbox is checked'],
      ['the dialog is closed', 'the dialog is not visible'],
      ['the message is dismissed', 'the message is not visible'],
      ['the "Name" field is cleared', 'the "Name" field is empty'],
      ['the section is expanded', 'the section is expanded'],
      ['the "Save" button is focused', 'the "Save" button is focused'],
      ['the first row is selected', 'the first row is selected'],
      ['the field "B" is filled with "y"', 'the "B" field shows "y"'],
    ].map(([said, expected]): Ways[string][number] => [
      `When I click "A", ${said}`,
      `Click "A", then expect that ${expected}`,
    ]),
    ['When "A" is clicked, the dialog is closed', 'Click "A", then expect that the dialog is not visible'],
    ['When "A" is clicked and "B" is checked', 'Click "A", then check "B"'],
    ['When in the dialog, "B" is filled with "y"', 'Fill "B" in the dialog with "y"'],
    ['When I click "A", the form is submitted', undefined],
    ['When I click "A", the page is reloaded', undefined],
    ['When I click "A", the "Settings" page is opened', undefined],
    ['When I click "A", the user is logged out', undefined],
  ],
  'what is said of many': [
    ['Click "Go" ⏎ All Buy buttons are disabled', undefined],
    ['Click "Go" ⏎ Both vote buttons are off', undefined],
    ['Click "Go" ⏎ The rows all contain 2025', undefined],
    ['Click "Go" ⏎ Each invoice shows Paid', undefined],
    ['Click "Go" ⏎ Exactly 1 row contains "Ada"', undefined],
    ['Click "Go" ⏎ It lists 5 users: Ada, Ben, Cem', undefined],
    ['Click "Go" ⏎ All rows show "Paid"', 'Expect that each row shows "Paid"'],
    ['Click "Go" ⏎ all requests succeeded', 'Expect that there is no failed request'],
    ['Click "Go" ⏎ "Fischer" isn\'t there at all', 'Expect that "Fischer" is not visible'],
  ],
  'what is denied': [
    ['Click "Go" ⏎ exactly one dialog is not open', undefined],
    ['Click "Go" ⏎ Verify that exactly one dialog is not open', undefined],
    ['Click "Go" ⏎ Check that the page is not displayed with "Day one" as its heading', undefined],
    ['Click "Go" ⏎ the page is not displayed with "Day one" as its heading', undefined],
    ['Click "Go" ⏎ the "Terms" checkbox is not off', 'Expect that the "Terms" checkbox is checked'],
  ],
  'where one is then': [
    ['Click "Go" ⏎ Then the start page is open', 'Expect that the page is the start page'],
    ['Click "Go" ⏎ Then the board is open at "/b"', 'Expect that the page is "/b"'],
    ['Given the board is open at "/b"', 'Open "/b"'],
    ['Given the start page is open', 'Open the start page'],
    ['Click "A", and the start page is open', 'Click "A", then expect that the page is the start page'],
    [
      'Click "Go" ⏎ Logging out returns the user to the home page',
      'Sign out, then expect that the page is the start page',
    ],
    [
      'Click "Go" ⏎ After deleting the article, "A" is visible',
      'Carry out "delete article", then expect that "A" is visible',
    ],
  ],
  'what nobody can see': [
    ['Click "Go" ⏎ The shop is open', undefined],
    ['Click "Go" ⏎ Saving shows "Saved"', undefined],
    ['Click "Go" ⏎ The user sees their name in the header', undefined],
    ['Click "Go" ⏎ After logging in, the user sees their name in the navbar', undefined],
    ['Click "Go" ⏎ Results can be sorted by name', undefined],
    ['Click "Go" ⏎ The list can be filtered by tag', undefined],
    ['Click "Go" ⏎ Prices are shown in euros', undefined],
  ],
};

testWays(WAYS);
