/** Words without quotes that look like no name: where they stand, or what they say, tells that nothing is called so. */
import { testWays, type Ways } from './testWays.js';

const refused = (...steps: string[]): [string, undefined][] =>
  steps.map((step) => [`Click "Go" ⏎ ${step}`, undefined]);

const WAYS: Ways = {
  'nothing says that it is clicked': [
    ...refused(
      'reload, both stick',
      'Dark mode toggle → background dark, survives F5',
      'Export → CSV downloads, filename starts with metrica_',
      'From: Current Account, To: Savings, 300.00, ref "Holiday"',
      'opacity 50, blend mode multiply',
    ),
    ['Click "Go" ⏎ reload, save', 'Reload the page, then click "save"'],
    ['Click "Go" ⏎ settings > appearance', 'Click "settings", then click "appearance"'],
    ['Click "Go" ⏎ Click "background dark"', 'Click "background dark"'],
    ['Click "Go" ⏎ Select navy, olive and sand', 'Click "navy", then click "olive", then click "sand"'],
  ],
  'a number that is another one then': [
    ['Click "Go" ⏎ Headcount Marketing 11 -> 12', 'Expect that "Headcount Marketing" shows "12"'],
    ['Click "Go" ⏎ Counter on Doing goes 2 -> 3', 'Expect that the badge in "Doing" shows "3"'],
  ],
  'where it is, and what it is for': refused(
    'Click left in the menu on "Appointments", then on "New appointment"',
    'Select the class 8B and subject Maths from dropdown',
    "Now click Drafts, there should be 1 mail in it and it's for mia@example.com",
    'on the left click Quiz 1 and then the Start thing',
    'Deselect Bangalore and Pune from Location',
    'Status should come as Open and Department as Electrical',
  ),
  'what it is called, and what is done': [
    ['Click "Go" ⏎ Pick Jonas Roth as manager', 'Select "Jonas Roth" from the "manager" drop-down'],
    ['Click "Go" ⏎ Choose Mark as read', 'Click "Mark as read"'],
    [
      'Click "Go" ⏎ When I enter 5,000.01 as the amount and try to continue',
      'Fill "amount" with "5,000.01", then click "continue"',
    ],
    ['Click "Go" ⏎ Enter code SPRING20 in "Voucher code"', 'Fill "Voucher code" with "SPRING20"'],
    ['Click "Go" ⏎ Enter "code SPRING20" in "Voucher code"', 'Fill "Voucher code" with "code SPRING20"'],
    ...refused(
      'Log out and enter again, the language did not went back to English',
      'The indicator of force must be green and mark "Strong"',
    ),
    ['Click "Go" ⏎ Please ask her to click "Save"', 'Click "Save"'],
  ],
};

testWays(WAYS);
