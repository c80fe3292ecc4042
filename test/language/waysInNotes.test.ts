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
    ['Click "Go" ⏎ I select card', undefined],
    ['Click "Go" ⏎ Continue, download label', undefined],
    ['Click "Go" ⏎ On submission, "Place order" is busy', undefined],
  ],
};

testWays(WAYS);
