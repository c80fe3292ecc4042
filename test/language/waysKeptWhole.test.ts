/** What a first look took for less, or for something else, than it says: refused now, or read in full. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'a place, a number or another one would be lost': [
    ['Click "Go" ⏎ "Chores" and "Family" are marked as [tasks]', undefined],
    ['Click "Go" ⏎ "admin" and "guest" are chosen under "User" and "English" under "Language"', undefined],
    ['Click "Go" ⏎ "A" and "B" are chosen under "User"', undefined],
    ['Click "Go" ⏎ Verify in the row "Tea" that "Edit" is visible and that "Delete" is disabled', undefined],
    ['Click "Go" ⏎ There are six entries and two "a.txt" among them', undefined],
    [
      'Click "Go" ⏎ Verify that "A" and "B" are visible, that both are empty, and that "C" is hidden',
      undefined,
    ],
    [
      'Click "Go" ⏎ Verify that the dialog "D" opens, that all its fields are empty and that "OK" is disabled',
      undefined,
    ],
    ['Click "Go" ⏎ The password fields have been emptied', undefined],
    ['Click "Go" ⏎ The name is no longer "A" and the email "B"', undefined],
    [
      'Click "Go" ⏎ There are three collections, from bottom to top: "Chores", "Family" and "Team calendar"',
      undefined,
    ],
    ['Click "Go" ⏎ The collections from left to right are "A", "B", "C"', undefined],
    ['Click "Go" ⏎ Three rows are listed in the order "A", "B"', undefined],
    ['Click "Go" ⏎ The order is not "A", "B", "C"', undefined],
    ['Click "Go" ⏎ At least three entries are listed: "Home", "Lab" and "Editor"', undefined],
    ['Click "Go" ⏎ Up to three entries fold out: "A" and "B"', undefined],
    ['Click "Go" ⏎ The width is 1024 and the height at least 768', undefined],
    ['Click "Go" ⏎ "X" appears at the bottom with no "Undo" link', undefined],
  ],
  'what is only possible, or not so': [
    ['Click "Go" ⏎ "a.txt" would have vanished from the list', undefined],
    ['Click "Go" ⏎ The password field could be emptied', undefined],
    ['Click "Go" ⏎ The password field was to be emptied', undefined],
    ['Click "Go" ⏎ Checks in the dialog "Cart" that "A" counts 1', undefined],
  ],
  'actions on one of several, or on what is none': [
    ['Click "Go" ⏎ "a" has been selected with a click and "b" with a double click', undefined],
    ['Click "Go" ⏎ Delete "Tea" and "Rum" with the bin', undefined],
    ['Click "Go" ⏎ Close all dialogs with the cross', undefined],
    ['Click "Go" ⏎ Go three pictures further with the arrow', undefined],
    ['Click "Go" ⏎ Click the row with no title', undefined],
    ['Click "Go" ⏎ Click "Tea" with no price', undefined],
    ['Click "Go" ⏎ Leave a comment "Hi" at "Cart"', undefined],
    ['Click "Go" ⏎ Keep the member "Bob"', undefined],
    ['Click "Go" ⏎ Enter 2 more as number of people', undefined],
    ['Click "Go" ⏎ Save it with the name "Bob"', undefined],
    ['Click "Go" ⏎ Enter "x" in "Name" ⏎ Click "Save" ⏎ Correct to "20"', 'Fill "Name" with "20"'],
    ['Click "Go" ⏎ Select the whole text and delete it', 'Press Control+a, then press the Delete key'],
    ['Click "Go" ⏎ Select the whole text and type "Hi"', 'Press Control+a, then type "Hi"'],
    ['Click "Go" ⏎ Enter 2 as number of people, which is rejected', 'Fill "number of people" with "2"'],
  ],
};

testWays(WAYS);
