/** What is said along with a thing: its values by their names, its fields, where it stands. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'what is told with it': [
    [
      'Click "Go" ⏎ "Message 1" is shown with the routing key "orders.new" and the type "text"',
      'Expect that "Message 1" is visible, then expect that "Message 1", "orders.new" and "text" are seen together',
    ],
    [
      'Click "Go" ⏎ "app:currency" is shown with the type "string" and the value "EUR"',
      'Expect that "app:currency" is visible, then expect that "app:currency", "string" and "EUR" are seen together',
    ],
    [
      'Click "Go" ⏎ A row "returns" with the virtual host "staging" is shown',
      'Expect that the "returns" row is visible, then expect that the "returns" row shows "staging"',
    ],
    [
      'Click "Go" ⏎ A form appears whose "Type" is "Bus" and whose "Id" is empty.',
      'Expect that the form is visible, then expect that "Type" in the form is "Bus", then expect that "Id" in the form is empty',
    ],
    ['Click "Go" ⏎ "Tea" is nowhere any more', 'Expect that "Tea" is not visible'],
    ['Click "Go" ⏎ Route A moves to the end of the list', 'Expect that the last item contains "Route A"'],
  ],
  'which text belongs to which name': [
    [
      'Click "Go" ⏎ The inspector lists "Flight 7" as Title and "Folder" as Type.',
      'Expect that "Title" in "inspector" shows "Flight 7", then expect that "Type" in "inspector" shows "Folder"',
    ],
    [
      'Click "Go" ⏎ A notification "Warning" with the text "Low fuel" pops up',
      'Expect that the "Warning" alert is visible, then expect that the "Warning" alert shows "Low fuel"',
    ],
    [
      'Click "Go" ⏎ The first card is now "Gaming Set" with the price "$299"',
      'Expect that the first section shows "Gaming Set", then expect that the first section shows "$299"',
    ],
    [
      'Click "Go" ⏎ "Latest 50 rows" is stated below the table',
      'Expect that "Latest 50 rows" under the table is visible',
    ],
    [
      'Click "Go" ⏎ The line below the table says "Showing 1 to 10"',
      'Expect that "Showing 1 to 10" under the table is visible',
    ],
    [
      'Click "Go" ⏎ "Old reports" does not appear anywhere on the page',
      'Expect that "Old reports" is not visible',
    ],
    ['Head over to "/pages/crud"', 'Open "/pages/crud"'],
    [
      'Click "Go" ⏎ Verify the details: Languages "English", Published "Sep 2001"',
      'Expect that "Languages" shows "English", then expect that "Published" shows "Sep 2001"',
    ],
    [
      'Click "Go" ⏎ There is no "A" link and no "B" button on the page',
      'Expect that there are exactly 0 "A" links, then expect that no "B" button is visible',
    ],
    ['Click "Go" ⏎ The role of "Eve" is "Admin"', 'Expect that "role" in "Eve" is "Admin"'],
    ['Click "Go" ⏎ The role of "Save" is "button"', 'Expect that the role of "Save" is "button"'],
    ['Click "Go" ⏎ "Delete" is disabled in "Account 7"', 'Expect that "Delete" in "Account 7" is disabled'],
    ['Click "Go" ⏎ "Tax" is ticked for "Account 7"', 'Expect that "Tax" in "Account 7" is checked'],
    ['When "Tax" is ticked in "Account 7"', 'Check "Tax" in "Account 7"'],
    ['Click "Go" ⏎ theres no "Back" button', 'Expect that there are exactly 0 "Back" buttons'],
    ['Click "Go" ⏎ "Save" isnt visible', 'Expect that "Save" is not visible'],
    ['Click "Go" ⏎ "Tea" is on offer', 'Expect that "Tea" is visible'],
  ],
  'what would say less than is written': [
    ['Click "Go" ⏎ The line below the table says "5"', 'Expect that the row under the table shows "5"'],
    [
      'Click "Go" ⏎ The row below the table says "Ada Low"',
      'Expect that the row under the table shows "Ada Low"',
    ],
    ['Click "Go" ⏎ Two rows "Milk" with the type "A" are shown', undefined],
    ['Click "Go" ⏎ Another row "Milk" with the type "A" is shown', undefined],
    ['Click "Go" ⏎ The first card is "Milk" with the price "3"', undefined],
    ['Click "Go" ⏎ Open the dialog whose "Title" is "X"', undefined],
    ['Click "Go" ⏎ No form appears whose "Type" is "Bus"', undefined],
  ],
};

testWays(WAYS);
