/** Steps and what each means, by the way in which they are written; undefined where a machine can't know. */

interface Examples {
  of: string;
  ways: readonly (readonly [text: string, meaning: string | undefined])[];
}

export const EXAMPLES: readonly Examples[] = [
  {
    of: 'where somebody is, by the name of the page',
    ways: [
      ['I click "Shop" ⏎ Then I land on the Products page', 'Expect that the "Products" page is open'],
      ['I am taken to the All Products page', 'Expect that the "All Products" page is open'],
      [
        'Expected: user is redirected to the "Secure Area" page',
        'Expect that the "Secure Area" page is open',
      ],
      ['You should be bounced back to the Login page', 'Expect that the "Login" page is open'],
      ['Then he remains on the Sign In page', 'Expect that the "Sign In" page is open for 2 s'],
      ['Expected: the user is taken to the Dashboard', 'Expect that the "dashboard" page is open'],
      ['Click Checkout ⏎ The checkout page is shown', 'Expect that the "checkout" page is open'],
      ['Expected: redirect to the home page', 'Expect that the page is the start page'],
      [
        'Click Continue - you should land on the home page.',
        'Click "Continue", then expect that the page is the start page',
      ],
      ['I should be back on the Your Feed page', 'Expect that the "Your Feed" page is open'],
      [
        'Clicking "Logout" takes me back to the Login page',
        'Click "Logout", then expect that the "Login" page is open',
      ],
      ['Open the Sign in page from the header', 'Click "Sign in" in the header'],
    ],
  },
  {
    of: 'what is done and what is expected of it, in one step',
    ways: [
      [
        'Click Reset Password | "Required" is displayed under Username',
        'Click "Reset Password", then expect that "Required" under "Username" is visible',
      ],
      ['Note down the total | -', 'Remember what "total" shows as {{total}}'],
      [
        'Press **Login** → "Password is required"',
        'Click "Login", then expect that "Password is required" is visible',
      ],
      [
        'Tick "Terms". Expected: the "Buy" button is enabled',
        'Check "Terms", then expect that the "Buy" button is enabled',
      ],
      ['☐ Press Esc: the dialog closes', 'Press Escape, then expect that the dialog is not visible'],
      ['Expected: click "Save"', undefined],
      ['Sign in as Admin, open PIM', undefined],
      ['Log in as john with the password demo', 'Sign in as "john" with the password "demo"'],
    ],
  },
  {
    of: 'what is said of things: columns, looks, places, what comes back',
    ways: [
      ['Expected: "No match" in a red alert', 'Expect that "No match" in the alert is visible'],
      [
        'Then the table has the columns Name and Status',
        'Expect that the "Name" column in the table is visible, then expect that the "Status" column in the table is visible',
      ],
      [
        'Then the left-hand menu contains Admin and PIM',
        'Expect that the menu at the left has the items "Admin", "PIM"',
      ],
      ['And the left panel says "Welcome John"', 'Expect that the section at the left shows "Welcome John"'],
      ['Then the row shows the last name Okafor', 'Expect that the row shows "Okafor"'],
      ['Then a dialog "Sure?" asks me to confirm the deletion', 'Expect that the "Sure?" dialog is visible'],
      ['Expected: Heading "Done".', 'Expect that the "Done" heading is visible'],
      [
        'Expected: Page with the heading "Error!" and the text "Sorry."',
        'Expect that the "Error!" heading is visible, then expect that "Sorry." is visible',
      ],
      [
        'Expected: "Sign up" is the headline of the form.',
        'Expect that the "Sign up" heading in the form is visible',
      ],
      [
        'Then "Milk" is greyed out and struck through',
        'Expect that "Milk" is disabled, then expect that "Milk" is struck through',
      ],
      ['Then the badge goes up to 2', 'Expect that the badge shows "2"'],
      ['Check the counter: 2 items left', 'Expect that the badge shows "2 items left"'],
      ['Check the page text: "Your cart is empty!"', 'Expect that "Your cart is empty!" is visible'],
      ['Then the table of accounts ends with a Total row', undefined],
      ['Then the original number of records is displayed', undefined],
    ],
  },
  {
    of: 'what could be taken for something else',
    ways: [
      [
        'Leave Username and Password blank and click **Login** → "Oops: Username is required"',
        'Clear "Username", then clear "Password", then click "Login", then expect that "Oops: Username is required" is visible',
      ],
      ['Both fields should be marked with a red X icon', undefined],
      ['Expected: the error disappears, along with the icons in the fields', undefined],
      ['From the Products page, click on the name **Bolt**', 'Click "Bolt"'],
      ['And I choose the password `Str0ng!`', 'Fill "password" with "Str0ng!"'],
      ['Click Save ⏎ And every row has an amount of $25.50', 'Expect that each row shows "$25.50"'],
      [
        'Click Save ⏎ [ ] The menu opens and lists About, Support, Logout',
        'Expect that the menu is visible, then expect that the menu has the items "About", "Support", "Logout"',
      ],
      ['Enter three todos, each confirmed with Enter', undefined],
      ['Given two active todos and the filter', undefined],
      ['Then my username is displayed in the navbar', undefined],
      ['When I change the text to "Buy milk"', 'Fill the field with "Buy milk"'],
      ['Open any article from the feed', undefined],
      ['Set the quantity to 0 and update.', 'Fill "quantity" with "0", then click "update"'],
      ['Enter the payee: North, 7 Harbour Road', undefined],
      ['Go back to the profile and unfollow', 'Click "profile", then carry out "unfollow"'],
      ['Then only "Emma" is left', 'Expect that each item in the list shows "Emma"'],
      ['Only Emma is left in the table', 'Expect that each row in the table shows "Emma"'],
      ['Only "A" and "B" are listed', 'Expect that the list has exactly the items "A", "B"'],
      // Each of them may have several rows.
      ['Only Hannah Lowe and Grace Lowe are left in the table.', undefined],
      ['Only admins are shown', undefined],
      [
        "Corner shop is in the list, Luigi's isn't",
        'Expect that "Corner shop" in the list is visible, then expect that "Luigi\'s" in the list is not visible',
      ],
      ['Tom Whitaker\'s row shows "Checked in"', 'Expect that the "Tom Whitaker" row shows "Checked in"'],
    ],
  },
];
