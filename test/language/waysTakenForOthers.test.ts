/** What a first look at ordinary steps took for something else: refused now, or read as it is meant. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'what nothing tells': [
    ['Given I have the todos "buy milk", "walk the dog" and "pay rent"', undefined],
    ['Click "Go" ⏎ Left menu has links Open New Account, Transfer Funds, Log Out', undefined],
    [
      'Click "Go" ⏎ Verify that the error changes to "X" and that "Anna" and "Smith" are still in their fields.',
      undefined,
    ],
    ['Click "Go" ⏎ Enter different passwords in the Password and Confirm Password fields', undefined],
    ['Click "Go" ⏎ Verify that only one section is open at a time', undefined],
    ['Click "Go" ⏎ All accordion sections are collapsed by default', undefined],
    ['Click "Go" ⏎ The content of the Details tab is displayed', 'Expect that the "Details" tab is selected'],
    ['Click "Go" ⏎ Then the full text is displayed', undefined],
    ['Click "Go" ⏎ This field is required', undefined],
  ],
  'what a second look took for something else': [
    ['Click "Go" ⏎ Verify that today is highlighted', undefined],
    ['Click "Go" ⏎ The reply box is not shown on closed tickets', undefined],
    ['Click "Go" ⏎ Rename the Done column to Finished', undefined],
    ['Click "Go" ⏎ Rename "Chores" to "B"', 'Carry out "rename" for "Chores" with "name" as "B"'],
    ['Click "Go" ⏎ The week starts on Monday', undefined],
    ['Click "Go" ⏎ The heart is filled', undefined],
    ['Click "Go" ⏎ Log in as anna.berg with password Spring2024!', undefined],
    ['Click "Go" ⏎ Hover over the tallest bar and check that a tooltip with its value appears', undefined],
    [
      'Click "Go" ⏎ When I replace the name with "groceries.txt" and press the "Rename" button',
      'Fill "name" with "groceries.txt", then click the "Rename" button',
    ],
    ['Click "Go" ⏎ Mark the invoice as paid', 'Carry out "mark invoice as paid"'],
    ['Click "Go" ⏎ Click "A" and afterwards "B"', 'Click "A", then click "B"'],
    [
      'Click "Go" ⏎ /accessories lists 15 products',
      'Open "/accessories", then expect that there are exactly 15 "products" things',
    ],
    [
      'Click "Go" ⏎ And "/account" shows "Anna Berg"',
      'Open "/account", then expect that "Anna Berg" is visible',
    ],
    ['Click "Go" ⏎ I enter "X" as coupon code on "/cart"', undefined],
    [
      'Click "Go" ⏎ Then I see "Coupon applied" and a discount of "$1.20"',
      'Expect that "Coupon applied", "discount" and "$1.20" are seen together',
    ],
    ['Click "Go" ⏎ Verify that "A" text is still displayed as plain text.', undefined],
    ['Click "Go" ⏎ if I untick Eggs it goes back to 1 item left', undefined],
    ['Click "Go" ⏎ Double-click the "A" to-do', 'Double-click "A"'],
    [
      'Click "Go" ⏎ Check "Walk the dog" -> only "Water plants" in list',
      'Check "Walk the dog", then expect that each item in the list shows "Water plants"',
    ],
    [
      'Click "Go" ⏎ all three checkboxes in the "X" section are checked',
      'Expect that there are exactly 3 checkboxes in the "X" section, then expect that each checkbox in the "X" section is checked',
    ],
    [
      'Click "Go" ⏎ It is now disabled, while "Unlock" can be pressed',
      'Expect that "Go" is disabled, then expect that "Unlock" is enabled',
    ],
  ],
};

testWays(WAYS);
