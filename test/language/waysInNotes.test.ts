/** Notes of errors, keys and pages: how many are left, where a key leads from, which page is opened. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'what is left': [
    ['Click "Go" ⏎ No errors left', 'Expect that there are exactly 0 messages'],
    ['Click "Go" ⏎ There are no rows left in the table', 'Expect that there are exactly 0 rows in the table'],
    ['Click "Go" ⏎ There were no rows left in the table', undefined],
    [
      'Click "Go" ⏎ 2 inline errors: "Email is required" / "Password is required"',
      'Expect that "Email is required" is visible, then expect that "Password is required" is visible',
    ],
    ['Click "Go" ⏎ 3 inline errors: "Email is required" / "Password is required"', undefined],
  ],
  'where a key leads from': [
    [
      'Click "Go" ⏎ From the title field, Tab moves into the toolbar named Formatting',
      'Press Tab in the "title" field, then expect that the "Formatting" toolbar is focused',
    ],
    [
      'Click "Go" ⏎ Shift+Tab moves the focus from "Body" back to "Title"',
      'Press Shift+Tab in "Body", then expect that "Title" is focused',
    ],
    [
      'Click "Go" ⏎ Tabbing to the "Route" link brings this link into view',
      'Focus the "Route" link, then expect that the "Route" link is in view',
    ],
  ],
  'which page is opened': [
    ['Click "Go" ⏎ Go to the second page of patients', 'Click "2" in the pagination'],
    ['Click "Go" ⏎ Open the third page', 'Click "3" in the pagination'],
  ],
  'what is called so': [
    ['Click "Go" ⏎ Change the fee per day to 0.50', 'Fill "fee per day" with "0.50"'],
    [
      'Click "Go" ⏎ The button has been renamed: "Change date"',
      'Expect that the "Change date" button is visible',
    ],
    ['Click "Go" ⏎ Then the bar is full (100%)', 'Expect that the progress bar shows "100%"'],
    ['Click "Go" ⏎ Value of "Upper limit" shall be held at 85', 'Expect that "Upper limit" shows "85"'],
    ['Click "Go" ⏎ select another microphone', undefined],
    ['Click "Go" ⏎ Select a different option', undefined],
    ['Click "Go" ⏎ Click "Another colour"', 'Click "Another colour"'],
    ['Click "Go" ⏎ I select card', undefined],
    ['Click "Go" ⏎ Continue, download label', undefined],
    ['Click "Go" ⏎ On submission, "Place order" is busy', undefined],
  ],
};

testWays(WAYS);
