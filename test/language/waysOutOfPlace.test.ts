/** What several people in their own styles wrote, and was read as something else: it is read rightly now, or refused. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'who signs in, and with what': [
    [
      'Log in as our test customer, ole@shop.test, password Skog2026!',
      'Sign in as "ole@shop.test" with the password "Skog2026!"',
    ],
    ['Click "Go" ⏎ maria logs in (violin-3)', 'Sign in as "maria" with the password "violin-3"'],
    [
      'Ann (ann / garden-2024) logs in on the home page and opens Minutes',
      'Open the start page, then sign in as "ann" with the password "garden-2024", then click "Minutes"',
    ],
    [
      'Click "Go" ⏎ Log in as ann (garden-2024) from the home page',
      'Open the start page, then sign in as "ann" with the password "garden-2024"',
    ],
    ['Click "Go" ⏎ maria logs in with Google', undefined],
    ['Click "Go" ⏎ User logs in with Google2', undefined],
    ['Click "Go" ⏎ maria logs in with Office365', undefined],
    ['Click "Go" ⏎ maria logs in with 2FA', undefined],
  ],
  'what an arrow behind a sentence leads to': [
    [
      'Click "Go" ⏎ Open "Ledger". → Status "Open"',
      'Click "Ledger", then expect that "Status" and "Open" are seen together',
    ],
    [
      'Click "Go" ⏎ Code "SAIL10" + Apply → discount line "-€2.80"',
      'Fill "Code" with "SAIL10", then click "Apply", then expect that the "-€2.80" row is visible',
    ],
    ['Click "Go" ⏎ Expand the row. → Both payments are listed, the newer one on top.', undefined],
    ['Click "Go" ⏎ Bell icon shows 1, open → "You got a place"', undefined],
  ],
  'what is taken for a name': [
    ['Click "Go" ⏎ I pick next Sunday in the calendar', undefined],
    ['Click "Go" ⏎ Second browser/incognito: log in as tom@gym.test / test', undefined],
    ['Click "Go" ⏎ Citizen\'s view: open "Report a problem"', undefined],
    ['Click "Go" ⏎ The most cheap car must be the first', undefined],
    ['Click "Go" ⏎ The system clock is set to 2026-05-20', undefined],
    ['Click "Go" ⏎ Replace 0 with -5 and click "Save". Expected: the same error.', undefined],
    ['Click "Go" ⏎ cart: 2x Adult = €28 → /checkout', undefined],
    ['Click "Go" ⏎ The warning is gone and I can publish', undefined],
    ['Click "Go" ⏎ Then it\'s rejected: "The date is taken"', 'Expect that "The date is taken" is visible'],
    ['Click "Go" ⏎ Refused: "Board 4 has no result"', 'Expect that "Board 4 has no result" is visible'],
    ['Click "Go" ⏎ It is not rejected: "No result"', undefined],
    ['Click "Go" ⏎ It should tell me "Saved"', 'Expect that "Saved" is visible'],
  ],
};

testWays(WAYS);
