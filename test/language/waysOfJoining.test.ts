/** Clauses in one step: what is done stays done, and what is expected stays expected, whatever joins them. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'a verb that is a noun as well': [
    ['Click "Save". Type "x" and press Enter.', 'Click "Save", then type "x", then press Enter'],
    ['Reload the page. Untick "Terms".', 'Reload the page, then uncheck "Terms"'],
    ['Tick "A" and type "x"', 'Check "A", then type "x"'],
    ['Select "Other" and type "x"', 'Click "Other", then type "x"'],
    ['Tick "A" and search for "B"', 'Check "A", then fill the search field with "B", then press Enter'],
    ['The user clicks "Save", "Done" is shown', 'Click "Save", then expect that "Done" is visible'],
    ['I press Enter and I click "Save"', 'Press Enter, then click "Save"'],
    ['Press Enter and, if needed, click "Save"', undefined],
  ],
  'what comes of it, as a purpose or in brackets': [
    [
      'Click "Save" (expected: the dialog closes)',
      'Click "Save", then expect that the dialog is not visible',
    ],
    ['Click "Save" (a toast appears)', 'Click "Save", then expect that the alert is visible'],
    ['Click "Save" (you should see the dialog close)', undefined],
    ['Click "Save" (this closes the dialog)', undefined],
    ['Click "Save" (it is disabled)', undefined],
    ['Click "Save" (this takes a while)', 'Click "Save"'],
    [
      'Click "Save" to check that the dialog closes',
      'Click "Save", then expect that the dialog is not visible',
    ],
    ['Click "Save" to verify the new state', undefined],
    [
      'Click "Save" so that the "Save" button is disabled',
      'Click "Save", then expect that the "Save" button is disabled',
    ],
    [
      'Click "Go" ⏎ the total is 5 although the "Name" field is empty',
      'Expect that "total" is "5", then expect that the "Name" field is empty',
    ],
    ['Click "Save" if possible', undefined],
    ['Click "Save" by mistake', 'Click "Save"'],
  ],
  'several things in a list': [
    [
      'Click "Go" ⏎ The following buttons are visible: Save, Cancel',
      'Expect that the "Save" button is visible, then expect that the "Cancel" button is visible',
    ],
    [
      'Click "Go" ⏎ These are shown: "A", "B" and "C"',
      'Expect that "A" is visible, then expect that "B" is visible, then expect that "C" is visible',
    ],
    [
      'Click "Go" ⏎ The tabs are "A" and "B"',
      'Expect that the "A" tab is visible, then expect that the "B" tab is visible, then expect that there are exactly 2 tabs',
    ],
    [
      'Click "Go" ⏎ The menu shows: Home, About, Contact',
      'Expect that the menu has the items "Home", "About", "Contact"',
    ],
    [
      'Click "Go" ⏎ The following are not shown: A, B',
      'Expect that "A" is not visible, then expect that "B" is not visible',
    ],
  ],
  'what is looked at': [
    [
      'Click "Go" ⏎ Look at the card "Zero": "Showing 1 to 10" is shown',
      'Expect that "Showing 1 to 10" in the "Zero" section is visible',
    ],
    ['Click "Go" ⏎ Exactly one row is left in the table; its name is "Ada"', undefined],
    ['Click "Go" ⏎ A dialog "Terms" opens in front of the page', 'Expect that the "Terms" dialog is visible'],
  ],
  'what says more than its place': [
    ['Click "Go" ⏎ "Hunger" is directly above "Pan"', undefined],
    [
      'Click "Go" ⏎ "Required" is directly below the "Email" field',
      'Expect that "Required" under the "Email" field is visible',
    ],
    ['Click "Go" ⏎ The "Blood test" is after 2024-05-07', undefined],
    ['Click "Go" ⏎ Two books are "Out of print"', undefined],
    [
      'Click "Go" ⏎ Six rows have the status "Done"',
      'Expect that there are exactly 6 "Done" rows in the "status" column',
    ],
    [
      'Click "Go" ⏎ The columns are Name, Price',
      'Expect that the "Name" column is visible, then expect that the "Price" column is visible, then expect that the "Name" column comes before the "Price" column',
    ],
  ],
  'none, and those left': [
    ['Click "Go" ⏎ No message "Saved" is shown', 'Expect that "Saved" is not visible'],
    ['Click "Go" ⏎ There is no login form', 'Expect that the "login" form was visible before and is gone'],
    ['Click "Go" ⏎ There is no button Save', 'Expect that there are exactly 0 "Save" buttons'],
    ['Click "Go" ⏎ The dialog stays', 'Expect that the dialog is visible'],
    ['Click "Go" ⏎ One "tea" stays', undefined],
    ['Click "Go" ⏎ No unread notifications remain', undefined],
  ],
};

testWays(WAYS);
