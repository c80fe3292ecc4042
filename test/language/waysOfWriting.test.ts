/** How testers put what they do and expect: each way in a few words, " ⏎ " between the steps of a case. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'where somebody is in the application': [
    [
      'Given I have opened the app and am on the Offers page',
      'Open the start page, then go to the "Offers" page',
    ],
    ['Given I open "/a" ⏎ And I am in the catalogue', 'Go to the "catalogue" page'],
    ['Given I open "/a" ⏎ And I am in the dialog', undefined],
    ['Click Offers in the menu on the left.', 'Click "Offers" in the menu at the left'],
  ],
  'what is left as it is, or not there': [
    ['Leave everything blank and click Book.', 'Click "Book"'],
    ['Expected: No offers found', 'Expect that "No offers found" is visible'],
    ['Go to Offers with the menu at the top.', 'Click "Offers" in the menu at the top'],
  ],
  'signing in on a page that is named': [
    [
      'Given I am signed in at "/shop" as "ada" with password "secret"',
      'Open "/shop", then sign in as "ada" with the password "secret"',
    ],
    [
      'Log in on /signin with ada@shop.test and secret1',
      'Open "/signin", then sign in as "ada@shop.test" with the password "secret1"',
    ],
    ['Log in at the shop with ada@shop.test and secret1', undefined],
  ],
  'more that is expected, and values along with a thing': [
    [
      'Verify that the "Todo" column has a count of 4 and the "Done" column a count of 2.',
      'Expect that the badge in the "Todo" column is "4", then expect that the badge in the "Done" column is "2"',
    ],
    [
      'Check that the "Ada" row has the role "Admin" and the "Bob" row the role "Guest"',
      'Expect that the "Ada" row shows "Admin", then expect that the "Bob" row shows "Guest"',
    ],
    [
      'Verify that the sidebar lists the accounts "Giro" and "Cash".',
      'Expect that "Giro" in the sidebar is visible, then expect that "Cash" in the sidebar is visible',
    ],
    [
      'Verify that the drop-down lists the countries "Chad" and "Peru".',
      'Expect that the drop-down has the items "Chad", "Peru"',
    ],
    [
      'Verify that the page shows the account "Giro" with the columns "Date" and "Payee".',
      'Expect that "Giro" is visible, then expect that the "Date" column is visible, then expect that the "Payee" column is visible',
    ],
    [
      'The sidebar lists "A" and "B"',
      'Expect that "A" in the sidebar is visible, then expect that "B" in the sidebar is visible',
    ],
    // Whose buttons they are is said, and would be lost.
    ['Verify that the table shows the order "12" with the buttons "Edit" and "Save".', undefined],
    [
      'Verify that the dialog with the "Run" button is displayed.',
      'Expect that the dialog is visible, then expect that the "Run" button in the dialog is visible',
    ],
    // It holds lines alone.
    [
      'Verify that the query editor with the "Run" button is displayed.',
      'Expect that the "query" editor is visible, then expect that the "Run" button is visible',
    ],
    ['Verify that the dialog with the "Run" button is not displayed.', undefined],
    ['Verify that "Ada" is listed first.', 'Expect that the first item contains "Ada"'],
    ['Verify that "Ada" is not listed first.', undefined],
    ['"Ada" and "Bob" are listed first', undefined],
    ['Replace the second "Milk" with "Bread"', 'Fill the second "Milk" with "Bread"'],
    ['The page shows the total "5"', undefined],
    ['Click the "Save" icon button.', 'Click the "Save" button'],
    [
      'Verify that the dialog is closed and that there is no tab "Flow 1".',
      'Expect that the dialog is not visible, then expect that there are exactly 0 "Flow 1" tabs',
    ],
    ['Click "Menu" and that opens the dialog', undefined],
    ['Verify that "A" is shown and that the page is reloaded', undefined],
    [
      'Check that the row of "kate@desk.test" shows the role "Admin" and the status "Pending".',
      'Expect that the "kate@desk.test" row shows "Admin", then expect that the "kate@desk.test" row shows "Pending"',
    ],
    [
      'Verify that the account "Wallet" is shown in the sidebar with the balance "250.00".',
      'Expect that "Wallet" in the sidebar is visible, then expect that "Wallet", "balance" and "250.00" are seen together',
    ],
    ['"Wallet" is not shown with the balance "250.00"', undefined],
    ['"Wallet" stays visible with the balance "250.00"', undefined],
    [
      'The row "Cash" has the debit "5.00" and the credit "7.00"',
      'Expect that "5.00" in the "debit" cell in the "Cash" row is visible, then expect that "7.00" in the "credit" cell in the "Cash" row is visible',
    ],
    [
      'The button says Anmelden instead of Login',
      'Expect that the button shows "Anmelden", then expect that the button does not show "Login"',
    ],
  ],
  'nothing of what is expected is passed over': [
    ['"Daily check" is listed first', 'Expect that the first item contains "Daily check"'],
    ['Going to /queries without logging in shows the sign in page too', undefined],
    ['The button says Read me first', 'Expect that the button shows "Read me first"'],
    ['Show grid is ticked', 'Expect that "Show grid" is checked'],
    ['Sign out through the menu', 'Sign out'],
    ['Open the home page "/shop".', 'Open "/shop"'],
    ['I make a folder called Invoices 2026', 'Carry out "make folder" for "Invoices 2026"'],
    ['Given the file is called My Finances', undefined],
    ['"Ada" is listed in the results', 'Expect that "Ada" in the "results" list is visible'],
    ['The dialog is closed first', undefined],
    [
      'The row "Dana" shows exactly "A" and "B"',
      'Expect that the "Dana" row is "A", then expect that the "Dana" row is "B"',
    ],
  ],
  'what is done to one thing, or to several alike': [
    ['Given a visitor has added one Green Tea to the basket', 'Carry out "add to basket" for "Green Tea"'],
    [
      'Archive "Ada Long" and "Bob Meyer"',
      'Carry out "archive" for "Ada Long", then carry out "archive" for "Bob Meyer"',
    ],
    ['Given a visitor has merged Ada Long and Bob Meyer', undefined],
    ['Assign "A" and "B" to Dana and Bob', undefined],
  ],
  'amounts by their labels': [
    [
      'Then the invoice shows a discount of €5 and a total of €40',
      'Expect that "discount" in "invoice" shows "€5", then expect that "total" in "invoice" shows "€40"',
    ],
    ['Then the invoice does not show a discount of €5 and a total of €40', undefined],
    ['Then delivery is free', 'Expect that "delivery" is "free"'],
  ],
  'the button that was pressed just now': [
    [
      'The "Buy" button is disabled ⏎ Click "Watch" ⏎ The button changes to "Unwatch"',
      'Expect that the button shows "Unwatch"',
    ],
  ],
  'how often, and what for': [
    ['Click Year once more.', 'Click "Year"'],
    ['Click "x" and confirm with Delete.', 'Click "x", then click "Delete"'],
    ['Expected: Press "Save"', undefined],
  ],
  'counts of what the page has a word for': [
    ['I see 3 transactions', 'Expect that there are exactly 3 "transactions" things'],
    ['Nine patients are shown.', 'Expect that there are exactly 9 "patients" things'],
    ['The list has 13 offers', 'Expect that there are exactly 13 "offers" things in the list'],
    ['I see 3 seconds', undefined],
    ['There are 3 rwos', undefined],
  ],
  'rows told by what stands in them': [
    ['There are 2 rows with "Open"', 'Expect that there are exactly 2 "Open" rows'],
    ['Then 2 rows show "Open"', 'Expect that there are exactly 2 "Open" rows'],
    ['There are 3 items with "A" in the list', 'Expect that there are exactly 3 "A" items in the list'],
    [
      'The table shows 2 rows with the status "Open"',
      'Expect that there are exactly 2 "Open" rows in the "status" column in the table',
    ],
    [
      'Exactly 1 row with "Open" in the "Status" column is shown',
      'Expect that there is exactly 1 "Open" row in the "Status" column',
    ],
    ['The list shows 1 entry with "A" and "B"', undefined],
    ['There are 2 rows without "Open"', undefined],
    ['The table has 2 cards with the status "Open"', undefined],
  ],
  'which of several, and where': [
    ['"Milk" is the first entry in the list', 'Expect that the first item in the list shows "Milk"'],
    ['Only the flag "A" is listed', 'Expect that each item in the list shows "A"'],
    [
      'Then the dialog opens ⏎ And "A" and "B" are shown below it',
      'Expect that "A" under the dialog is visible, then expect that "B" under the dialog is visible',
    ],
    [
      'The "To Do" column should list "A" and no longer "B"',
      'Expect that the "To Do" column shows "A", then expect that the "To Do" column does not show "B"',
    ],
    [
      'The columns "A" and "B" contain 1 card each',
      'Expect that there is exactly 1 section in the "A" column, then expect that there is exactly 1 section in the "B" column',
    ],
    ['The list of items is shown with 3 rows', 'Expect that there are exactly 3 rows in the "items" list'],
    [
      'The table shows 10 rows and "0 - 10 of 12" below it',
      'Expect that there are exactly 10 rows in the table, then expect that "0 - 10 of 12" under the table is visible',
    ],
    [
      'The table contains a row "team" with the text "Owner"',
      'Expect that the "team" row in the table is visible, then expect that "Owner" in the "team" row in the table is visible',
    ],
    [
      '"Norway" with the code "NO" is in the table',
      'Expect that the "Norway" row in the table is visible, then expect that the "Norway" row in the table shows "NO"',
    ],
    ['"Done" is shown again in the list', 'Expect that "Done" in the list is visible again'],
    ['Open the second page of the list', 'Click "2" in the pagination'],
    ['"A" is in the list of posts', 'Expect that "A" in the "posts" list is visible'],
    ['Confirm the welcome dialog with "Got it"', 'Click "Got it"'],
    ['Select the file "a.txt" in the left panel', 'Click "a.txt" in the section at the left'],
    ['Select the file "a.txt" in the "Avatar" field', 'Upload "a.txt" to the "Avatar" field'],
    ['A dialog asks for "Name"', 'Expect that "Name" in the dialog is visible'],
  ],
  'pages by name': [
    ['Go to the Signup / Login page', 'Go to the "Signup / Login" page'],
    ["Given I'm on the Form Authentication page", 'Go to the "Form Authentication" page'],
    ['Given the user has opened the Settings page', 'Go to the "Settings" page'],
    ['Then I am taken to the All Products page', 'Expect that the "All Products" page is open'],
    ['Expected: back on the login page', 'Expect that the "login" page is open'],
    ['The page "Double Room" opens', 'Expect that the "Double Room" page is open'],
    ['And I am no longer on the "Your Cart" page', 'Expect that the "Your Cart" page is not open'],
    ['Click "Log in" ⏎ Then I land on the dashboard', 'Expect that the "dashboard" page is open'],
    ['Then the next page is shown', undefined],
  ],
  'fields and values': [
    [
      'I enter "demo" into **E-mail** and "secret" into **Password**',
      'Fill "E-mail" with "demo", then fill "Password" with "secret"',
    ],
    [
      'Enter Firstname: Sam, Lastname: Whitfield',
      'Fill "Firstname" with "Sam", then fill "Lastname" with "Whitfield"',
    ],
    [
      'Fill in Name on Card: Existing User, Card Number: 4111',
      'Fill "Name on Card" with "Existing User", then fill "Card Number" with "4111"',
    ],
    [
      'I enter the first name "Lena" and the last name "Fischer"',
      'Fill "first name" with "Lena", then fill "last name" with "Fischer"',
    ],
    ['Type A as first name', 'Fill "first name" with "A"'],
    ['Fill date of birth with "14 March 1990"', 'Fill "date of birth" with "14 March 1990"'],
    [
      'Click "Menu" ⏎ Click **Add bookmark** and enter https://example.com',
      'Click "Add bookmark", then type "https://example.com"',
    ],
    [
      'Click "Menu" ⏎ Username: demo, Password: Demo (capital D). Click **Login**.',
      'Fill "Username" with "demo", then fill "Password" with "Demo", then click "Login"',
    ],
  ],
  'looks and places': [
    [
      'The message "E-mail taken!" appears in red under the e-mail field',
      'Expect that "E-mail taken!" under the "e-mail" field is red',
    ],
    ['"You have been subscribed!" flashes up in green', 'Expect that "You have been subscribed!" is green'],
    [
      'Expected: "CREATED!" in green, with the text "Congratulations!"',
      'Expect that "CREATED!" is green, then expect that "Congratulations!" is visible',
    ],
    [
      'Expected: Logout is available in the top right corner',
      'Expect that "Logout" at the top right is visible',
    ],
    [
      'Expected: back on the login page with the banner "Bye!"',
      'Expect that the "login" page is open, then expect that "Bye!" is visible',
    ],
    [
      'Expected: the form is replaced by "Thanks!"',
      'Expect that "Thanks!" is visible, then expect that the form is not visible',
    ],
    ['Expected: heading "MEN - JEANS"', 'Expect that the "MEN - JEANS" heading is visible'],
    [
      'Only the "Red" checkbox should be ticked',
      'Expect that the "Red" checkbox is checked, then expect that there is exactly 1 checked checkbox',
    ],
    ['Then all 5 rows are back', 'Expect that there are exactly 5 rows'],
    [
      'Then the page is displayed with "Day one" as its heading',
      'Expect that the "Day one" heading is visible',
    ],
  ],
  'clicks and drags': [
    ['I drag "Hero" over to "Doing" and drop it there', 'Drag "Hero" onto "Doing"'],
    ["Press the browser's Back button", 'Go back'],
    ['Click on "Name" again and then on **Log out**', 'Click "Name", then click "Log out"'],
    ['A plain click on "Click Me" gives "Done"', 'Click "Click Me", then expect that "Done" is visible'],
    ["I'm on **Settings** > **General**", 'Click "Settings", then click "General"'],
    ['Upload a small picture (receipt.png) with Choose File', 'Upload "receipt.png" to "Choose File"'],
    ['Hover over the first product (Blue Top)', 'Hover over "Blue Top"'],
    ['I open the **Labels** filter and select "urgent"', 'Click "Labels", then click "urgent"'],
  ],
  'names that stay whole': [
    ['Expected: Blue Top costs Rs. 500', 'Expect that "Blue Top" shows "Rs. 500"'],
    ['Click Reserve Now', 'Click "Reserve Now"'],
    ['Choose Option 1', 'Click "Option 1"'],
    ['Open Elements > Web Tables', 'Click "Elements", then click "Web Tables"'],
    ['Click the Register / Login link', 'Click the "Register / Login" link'],
    ['Searching for example.net finds nothing', undefined],
    [
      'Verify the green bar "Success! All sent."',
      'Expect that "Success! All sent." is visible, then expect that "Success! All sent." is green',
    ],
    ['Close the dialog with Cancel', 'Click "Cancel"'],
    [
      "Go to the **Account** tab if it isn't active",
      'If the "Account" tab is not selected, open the "Account" tab',
    ],
  ],
};

testWays(WAYS);
