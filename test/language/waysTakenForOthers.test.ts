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
    [
      'Click "Go" ⏎ Log in as anna.berg with password Spring2024!',
      'Sign in as "anna.berg" with the password "Spring2024!"',
    ],
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
  'what acts, and what is so only then': [
    ['Click "Go" ⏎ First name, last name and email are empty', undefined],
    [
      'Click "Go" ⏎ Ticking "A" ticks "B" and unticks "C"',
      'Check "A", then expect that "B" is checked, then expect that "C" is not checked',
    ],
    [
      'Click "Go" ⏎ Clicking "A" activates the tab "B"',
      'Click "A", then expect that the "B" tab is selected',
    ],
    ['Click "Go" ⏎ Clicking "A" enables dark mode', undefined],
    ['Click "Go" ⏎ Clicking "A" enables the "Dark mode" switch', undefined],
    ['Click "Go" ⏎ Clicking "A" activates the account', 'Click "A", then expect that "account" is selected'],
    ['Click "Go" ⏎ Clicking "A" locks the account', undefined],
    ['Click "Go" ⏎ Clicking "A" disables "B" and "C"', undefined],
    ['Click "Go" ⏎ Clicking "A" limits the second list to 2 rows', undefined],
    ['Click "Go" ⏎ Clicking "A" cuts the text to 3 lines', undefined],
    ['Click "Go" ⏎ Clicking 20 shortens the list to 20', undefined],
    ['Click "Go" ⏎ Clicking "A" reduces the total to $5', undefined],
    ['Click "Go" ⏎ The list "Work" is done', undefined],
    ['Click "Go" ⏎ The form is complete', undefined],
    ['Click "Go" ⏎ Status is done', undefined],
    ['Click "Go" ⏎ All todos should be completed but "a"', undefined],
    ['Click "Go" ⏎ The bar never reaches "100%"', undefined],
    ['Click "Go" ⏎ The menu shows Home and Log out', undefined],
    ['Click "Go" ⏎ Click "x" under Terms and Conditions', 'Click "x" under "Terms and Conditions"'],
    ['Click "Go" ⏎ "Required" under Name and Address and Email', undefined],
    ['Click "Go" ⏎ Undo the last action', undefined],
    ['Click "Go" ⏎ Saving leaves the field empty', undefined],
    ['Click "Go" ⏎ The coupon reduces the total to $5', undefined],
    ['Click "Go" ⏎ The guest deletes the last item', 'Carry out "delete" for the last item'],
    ['Click "Go" ⏎ The guest removes "a"', 'Carry out "remove" for "a"'],
    [
      'Click "Go" ⏎ Search for "London" in the table "Cities"',
      'Fill the "Cities" table with "London", then press Enter',
    ],
    ['Click "Go" ⏎ Search for "dress" on the second page', undefined],
    [
      'Click "Go" ⏎ Status "Open" -> "Closed"',
      'Expect that "Status" shows "Open", then expect that "Closed" is visible',
    ],
    ['Click "Go" ⏎ The button is enabled when the box is ticked and disabled when it is unticked', undefined],
    ['Click "Go" ⏎ The field is invalid when it is empty', undefined],
    [
      'Click "Go" ⏎ The "Pay" button is disabled if the password is empty',
      'Expect that "password" is empty, then expect that the "Pay" button is disabled',
    ],
    ['Click "Go" ⏎ The "Pay" button is disabled unless the password is filled', undefined],
    ['Click "Go" ⏎ The button is disabled when the password is empty, otherwise enabled', undefined],
    ['Click "Go" ⏎ I only see "a" when "b" is ticked', undefined],
    ['Click "Go" ⏎ The first product is "A" at "$7.99" and the second column is "B" at "$9"', undefined],
    [
      'Click "Go" ⏎ Clicking "Validate" checks both fields',
      'Click "Validate", then expect that the first field is selected, then expect that the second field is selected',
    ],
    ['Click "Go" ⏎ Clicking "A" changes the counter from 4 to 5', undefined],
    ['Click "Go" ⏎ Clicking "A" changes all prices to "$5"', undefined],
    ['Click "Go" ⏎ Only one section is open', undefined],
    ['Click "Go" ⏎ "walk the dog" is completed by Ada', undefined],
    ['Click "Go" ⏎ Delete the row before the last row', undefined],
    ['Click "Go" ⏎ This input is required', undefined],
  ],
  'one in each': [
    [
      'Click "Go" ⏎ Click "Add" in the "A" row and in the "B" row',
      'Click "Add" in the "A" row, then click "Add" in the "B" row',
    ],
    ['Click "Go" ⏎ "Add" is visible in the "A" row and in the "B" row', undefined],
    ['Click "Go" ⏎ Check the checkbox in the "A" row and in the "B" row', undefined],
    ['Click "Go" ⏎ Click "A" and in the "B" dialog click "C"', 'Click "A", then click "C" in the "B" dialog'],
  ],
};

testWays(WAYS);
