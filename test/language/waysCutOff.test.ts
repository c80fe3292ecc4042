/** Sentences of which one half has something from the other, or that say of several what is looked for of one. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'what is said of several, denied in one half, or no place': [
    ['The page shows "A" in green letters', undefined],
    ['"A" and "B" are shown above "C" and "D"', undefined],
    ['"A" appears in the menu, above "B" and not "C"', undefined],
    ['"A" and "B" are no longer listed in this order', undefined],
    ['"A" is the first entry in bold', undefined],
    ['Click "Go" ⏎ No order is marked "A" and "B"', undefined],
    ['There is no booking with the reason "A" and the status "B"', undefined],
    ['Click "Go" ⏎ "A" is no longer shown on the left and "B" on the right', undefined],
    ['Click "Go" ⏎ The page doesn\'t show "A" in the header and "B" on the right', undefined],
    ['Two of the rows are not marked "A"', undefined],
    ['"A" and "B" are in the list with the status "C"', undefined],
    ['A dialog titled "A" with the buttons "B" and "C" is not shown', undefined],
    ['A table with the rows "A" and "B" is shown in the dialog', undefined],
    ['Two dialogs with the buttons "A" and "B" open', undefined],
    ['Neither dialog with the buttons "A" and "B" opens', undefined],
    ['The page shows "A" and "B" in green', undefined],
    ['Click "Go" ⏎ The table shows 10 open rows, from "Kiwi" to "Tea"', undefined],
    ['The list contains just "A" and one empty row', undefined],
    ['Only rows with "A" are shown and they are sorted by name', undefined],
    ['Only rows with "A" are shown, and there are 3', undefined],
    ['Each row has "1" in the "A" column', undefined],
    ['No row has "1" in the "A" column', undefined],
    ['"A" and "B" have "1" in the "C" column', undefined],
    ['"A" has "1" in the "B" column and in the "C" column', undefined],
    ['The first row has "1" in the "A" column and the second "2"', undefined],
    ['"A" is the only one with the role "B" and "C"', undefined],
    ['Click "Go" ⏎ There are only the articles "A" and "B"', undefined],
    [
      'The first button is "A", the second row is "B"',
      'Expect that the first button is "A", then expect that the second row is "B"',
    ],
    ['The order list shows "A"', 'Expect that the "order" list shows "A"'],
    [
      'A second dialog with the buttons "A" and "B" opens',
      'Expect that the second dialog is visible, then expect that the "A" button in the second dialog is visible, then expect that the "B" button in the second dialog is visible',
    ],
    ['The button is called "A" now', 'Expect that the "A" button is visible'],
    [
      '"A" has "1" in the "B" column but "2" in the "C" column',
      'Expect that the "B" cell in the "A" row shows "1", then expect that the "C" cell in the "A" row shows "2"',
    ],
    [
      'The second list contains "A" with 0 in the column "B"',
      'Expect that the "B" cell in the "A" row in the second list shows "0"',
    ],
    ['All rows show 8.25 and 6', 'Expect that each row shows "8.25 and 6"'],
    [
      'In the header there is written "A" in the second line',
      'Expect that "A" in the second row in the header is visible',
    ],
  ],
  'what belongs to something else, or is done to it': [
    ['I see "A" in the table, which is sorted by name', undefined],
    ['"A" is visible in the list, which shows 3 items', undefined],
    ['"A" is shown above "B", which is bold', undefined],
    ['Back in the dialog, "A" is gone', undefined],
    ['Back in the dialog, click "A"', undefined],
    ['The list shows 3 items, not 4', undefined],
    ['If I click "A" and the dialog opens, click "B"', undefined],
    ['Click "Go" ⏎ Verify that under "A" and "B" the text "C" is shown', undefined],
    ['Close the notice about storing data with "OK" and "Never again"', undefined],
    ['Click "Go" ⏎ Confirm the question "A?" with OK and "Go"', undefined],
    ['Confirm the dialog with the text "Delete it?"', undefined],
    ['Click the red trash can of "A" and "B"', undefined],
    ['Click the button without the plus', undefined],
    [
      '"A" and "B" are in "C" and no longer in "D"',
      'Expect that "A" in "C" is visible, then expect that "B" in "C" is visible, then expect that "A" in "D" is not visible, then expect that "B" in "D" is not visible',
    ],
    ['"A" is shown, which is bold', 'Expect that "A" is visible, then expect that "A" is bold'],
    [
      'When I click "A" and the dialog opens, click "B"',
      'Click "A", then expect that the dialog is visible, then click "B"',
    ],
    ['Select "Red" as "Colour" and save as "x"', undefined],
  ],
};

testWays(WAYS);
