/** What is said of several things, or limited by a word: refused where the reading would lose that. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'said of several, or limited, and refused where that would be lost': [
    ['Click "Go" ⏎ The buttons "A" and "B" and the field "C" are disabled', undefined],
    ['Click "Go" ⏎ The entries "A" and "B" have moved to the bottom', undefined],
    ['Click "Go" ⏎ There is no "A" tab but a "B" tab', undefined],
    ['Click "Go" ⏎ Click "Delete" (the last one)', undefined],
    ['Click "Go" ⏎ I log in with the password "x" and fail', undefined],
    ['Click "Go" ⏎ "A" can be checked', undefined],
    ['Click "Go" ⏎ The list contains "A" only if "B" is checked', undefined],
    ['Click "Go" ⏎ "A" and "B" are selected in "Queue" and "Kind"', undefined],
    ['Click "Go" ⏎ Answer "Yes" to "Really delete?"', undefined],
    ['Click "Go" ⏎ The folders data and src and the file README.md are gone', undefined],
    ['Click "Go" ⏎ The folders "data" and "src" and the file "README.md" are gone', undefined],
    ['Click "Go" ⏎ "A" is hidden, but "B" is too', undefined],
    ['Click "Go" ⏎ "A" is gone, but "B" is too', undefined],
    ['Click "Go" ⏎ A menu opens that offers everything except "Sort"', undefined],
    ['Click "Go" ⏎ "Order 1" is in any status except "Paid"', undefined],
    ['Click "Go" ⏎ The list no longer shows Ada and Ben', undefined],
    ['Click "Go" ⏎ "A" and "B" are the only patients missing in the list', undefined],
    [
      'Click "Go" ⏎ The dialog doesn\'t disappear and there are only the three folders "A", "B" and "C"',
      undefined,
    ],
    ['Click "Go" ⏎ The row "Tea" has a "Delete" button, but the row "Milk" doesn\'t', undefined],
    ['Click "Go" ⏎ The row "Tea" has a "Delete" button but not "Milk"', undefined],
    ['Click "Go" ⏎ A dialog "New" opens with a hidden field "Name"', undefined],
    ['Click "Go" ⏎ The section can be collapsed', undefined],
    ['Click "Go" ⏎ The rows "A" and "B" show "Paid" instead of "Open"', undefined],
    ['Click "Go" ⏎ The rows "A" and "B" have an "Edit" button but no "Delete" button', undefined],
    ['Click "Go" ⏎ "A" and "B" are listed between "C" and "D"', undefined],
    ['Click "Go" ⏎ "A" comes after "B" and "C"', undefined],
    ['Click "Go" ⏎ "A" and "B" head the list', undefined],
    ['Click "Go" ⏎ "A" heads the list, then "B"', undefined],
    ['Click "Go" ⏎ "Images" and "Mail" are the selected "Queue names"', undefined],
    ['Click "Go" ⏎ The row "Tea" has no "Delete" button but an "Edit" button', undefined],
    ['Click "Go" ⏎ Only the row "Ben" has an "Edit" button and a "Copy" button', undefined],
    ['Click "Go" ⏎ A dialog "New" opens, in which "Name" is empty and "City" shows "Rome"', undefined],
    ['Click "Go" ⏎ "Ada" (disabled) and "Ben" (enabled) are listed', undefined],
    ['Click "Go" ⏎ The login page is shown, with an empty "Username" and "Password"', undefined],
    ['Click "Go" ⏎ It asks whether I am sure and I cancel', undefined],
    ['Click "Go" ⏎ At least two jobs, "news-2" and "news-1", are shown', undefined],
    ['Click "Go" ⏎ "B" is the first and "A" the last but one torrent', undefined],
  ],
};

testWays(WAYS);
