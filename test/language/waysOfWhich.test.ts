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
      'Click "Go" ⏎ On the settings screen the "Save" button is disabled',
      'Expect that the "settings" page is open, then expect that the "Save" button is disabled',
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
    ['Click "Go" ⏎ the "Save" button is Disabled', 'Expect that the "Save" button is disabled'],
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
