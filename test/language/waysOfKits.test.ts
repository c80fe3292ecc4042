/** How testers speak of kits and what they show: how many are so, where one is, by which sign something is done. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'how many are so': [
    [
      'Click "Go" ⏎ Exactly two rows of the table are ticked',
      'Expect that there are exactly 2 checked rows in the table',
    ],
    [
      'Click "Go" ⏎ Two rows of the table are highlighted as selected',
      'Expect that there are exactly 2 selected rows in the table',
    ],
    [
      'Click "Go" ⏎ Two of the "Rent out" buttons are disabled',
      'Expect that there are exactly 2 disabled "Rent out" buttons',
    ],
    [
      'Click "Go" ⏎ Two of the four to-dos are ticked',
      'Expect that there are exactly 4 checkboxes, then expect that there are exactly 2 checked checkboxes',
    ],
    [
      'Click "Go" ⏎ Three of the four checkboxes under "Team" are ticked',
      'Expect that there are exactly 4 checkboxes under "Team", then expect that there are exactly 3 checked checkboxes under "Team"',
    ],
    [
      'Click "Go" ⏎ Exactly two fields in the dialog are marked with an error',
      'Expect that there are exactly 2 invalid fields in the dialog',
    ],
    [
      'Click "Go" ⏎ All four toggles under "Notifications" are switched on',
      'Expect that there are exactly 4 switches under "Notifications", then expect that there are exactly 4 checked switches under "Notifications"',
    ],
    [
      'Click "Go" ⏎ All 3 boxes are checked',
      'Expect that there are exactly 3 checkboxes, then expect that there are exactly 3 checked checkboxes',
    ],
    [
      'Click "Go" ⏎ None of the orders in the table is selected',
      'Expect that there are exactly 0 selected rows in the table',
    ],
    ['Click "Go" ⏎ The page shows 6 cards', 'Expect that there are exactly 6 sections'],
    [
      'Click "Go" ⏎ The table has four rows below its header row',
      'Expect that there are exactly 4 rows in the table',
    ],
    ['Click "Go" ⏎ The table has 7 rows of orders', 'Expect that there are exactly 7 rows in the table'],
    ['Click \"Go\" ⏎ A menu with 3 entries is open', undefined],
    ['Click \"Go\" ⏎ The open menu has 3 entries', undefined],
    ['Click "Go" ⏎ The cart contains three different products', undefined],
    ['Click "Go" ⏎ Two tickets are open', undefined],
    ['Click "Go" ⏎ Three of the four switches are off', undefined],
  ],
  'only one': [
    [
      'Click "Go" ⏎ The only product left in the table is "Black Watch"',
      'Expect that there is exactly 1 row in the table, then expect that each row in the table shows "Black Watch"',
    ],
    [
      'Click "Go" ⏎ "Ada" is the only user left',
      'Expect that there is exactly 1 item in the list, then expect that each item in the list shows "Ada"',
    ],
    [
      'Click "Go" ⏎ The list contains 1 entry with the payee "Ada" and "250.00" in the "Deposit" column',
      'Expect that there is exactly 1 item in the list, then expect that the first item in the list shows "Ada", then expect that the "Deposit" cell in the first item in the list shows "250.00"',
    ],
    [
      'Click "Go" ⏎ A row "returns" of type "fanout" is in the table',
      'Expect that the "returns" row in the table is visible, then expect that the "returns" row in the table shows "fanout"',
    ],
    ['Click "Go" ⏎ Another row "Milk" with the type "A" is shown', undefined],
  ],
  'where one is': [
    ['Click "Go" ⏎ Page 2 is the current page', 'Expect that "2" in the pagination is current'],
    ['Click "Go" ⏎ Page 2 of the table is displayed', 'Expect that "2" in the pagination is current'],
    ['Click "Go" ⏎ The current page is 2', 'Expect that "2" in the pagination is current'],
    [
      'Click "Go" ⏎ "Dashboard" is the active entry in the menu',
      'Expect that "Dashboard" in the menu is current',
    ],
    [
      'Click "Go" ⏎ In the side menu, "Staff" is highlighted as the current page',
      'Expect that "Staff" in the sidebar is current',
    ],
    ['Click "Go" ⏎ The second step, "Parcels", is the current step of the wizard', undefined],
    ['Click "Go" ⏎ The step "Sender" has a check mark', 'Expect that "Sender" is completed'],
    [
      'Click "Go" ⏎ The progress bar on the card "Bike 131" is full',
      'Expect that the progress bar in the "Bike 131" section is at its maximum',
    ],
    [
      'Click "Go" ⏎ The button that leads to the previous page of the table is disabled',
      'Expect that the "previous page" button is disabled',
    ],
    [
      'Click "Go" ⏎ The arrow to the next month is disabled',
      'Expect that the "next month" button is disabled',
    ],
    ['Click "Go" ⏎ Go to the next page of the table', 'Click the "next page" button'],
    ['Click "Go" ⏎ Go to the next month in the calendar', 'Click "next month"'],
    [
      'Click "Go" ⏎ A drawer titled "New appointment" is open on the right',
      'Expect that the "New appointment" section at the right is visible',
    ],
    [
      'Click "Go" ⏎ The option "At once" is selected under "How often?"',
      'Expect that the "At once" option in "How often?" is selected',
    ],
  ],
  'by which sign': [
    ['Click "Go" ⏎ Remove the tag "Regular" with the small x on the chip', 'Click "x" in "Regular"'],
    [
      'Click "Go" ⏎ Expand "E-bikes" in the category tree with the little arrow in front of the name',
      'Expand "E-bikes" in the "category" tree',
    ],
    [
      'Click "Go" ⏎ Sort the table by "Last visit" via the column heading',
      'Sort the table by "Last visit" in ascending order',
    ],
    ['Click "Go" ⏎ Increase the "Minutes" with the small up arrow', 'Increase "Minutes" by one step'],
    ['Click "Go" ⏎ Close the drawer "New appointment" with the X', 'Close "New appointment"'],
    [
      'Click "Go" ⏎ Approve the request of "Lena" with the thumbs-up icon',
      'Click the "thumbs-up" image in "Lena"',
    ],
    [
      'Click "Go" ⏎ Cancel the order "10022" with the red x button in its row',
      'Click the "x" button in "10022"',
    ],
    [
      'Click "Go" ⏎ Remove "Paper shade" from the cart with the trash can icon',
      'Click the "trash can" image in "Paper shade"',
    ],
    ['Click "Go" ⏎ Open the product page of the desk lamp "Pixel" by clicking its name', 'Click "Pixel"'],
    [
      'Click "Go" ⏎ Open the page "Staff" through the navigation on the left',
      'Click "Staff" in the navigation at the left',
    ],
    ['Click "Go" ⏎ Turn off e-mail notifications with the switch next to "mk@x.example"', undefined],
    [
      'Click "Go" ⏎ Select all orders with the checkbox in the table header',
      'Check the checkbox in the column header',
    ],
    ['Click "Go" ⏎ Click the bell icon with the red number', 'Click the "bell" image'],
    ['Click "Go" ⏎ Mark "Tea" with the star', 'Click "star" in "Tea"'],
    ['Click "Go" ⏎ Delete "Tea" and "Rum" with the bin', undefined],
    ['Click "Go" ⏎ Dismiss the yellow warning with its X', undefined],
    ['Click "Go" ⏎ Close all dialogs with the cross', undefined],
    ['Click "Go" ⏎ Submit the request using the "Send" button', 'Click the "Send" button'],
    ['Click "Go" ⏎ Saved views lists "Printers" with a people icon', undefined],
  ],
  'what hangs on something': [
    ['Click "Go" ⏎ Unfold "Ada" (unless it is unfolded already)', 'If "Ada" is not expanded, expand "Ada"'],
    ['Click "Go" ⏎ Check "Ada" unless it is ticked already', 'If "Ada" is not checked, check "Ada"'],
    ['Click "Go" ⏎ If it is not expanded yet, expand "Ada"', 'If "Ada" is not expanded, expand "Ada"'],
    ['Click "Go" ⏎ If it is disabled, click "Ada"', 'If "Go" is disabled, click "Ada"'],
    ['Click "Go" ⏎ Click "Ada" (the last one, if it is enabled)', undefined],
  ],
  'what is filled in more than once': [
    [
      'Click "Go" ⏎ Enter "karin" as Username and "Winter_24" in both password fields',
      'Fill "Username" with "karin", then fill the first "password" field with "Winter_24", then fill the second "password" field with "Winter_24"',
    ],
    [
      'Click "Go" ⏎ Fill "Username" with "karin" and both password fields with "Winter_24"',
      'Fill "Username" with "karin", then fill the first "password" field with "Winter_24", then fill the second "password" field with "Winter_24"',
    ],
    ['Click "Go" ⏎ Three allergies are entered in the "Allergies" field', undefined],
  ],
  'what is told of a page': [
    [
      'Click "Go" ⏎ The page is headed "Collections" and "Logout" is shown at the top',
      'Expect that the "Collections" heading is visible, then expect that "Logout" at the top is visible',
    ],
    [
      'Click "Go" ⏎ message "Invalid coupon" and the total is unchanged',
      'Expect that "Invalid coupon" is visible, then expect that the number in "total" is the same as before',
    ],
    ['Click "Go" ⏎ The total is not changed', 'Expect that the number in "total" is the same as before'],
    ['Click "Go" ⏎ The "Folder Path" cannot be changed', 'Expect that "Folder Path" is read-only'],
    [
      'Click "Go" ⏎ A red error message is displayed',
      'Expect that the message is visible, then expect that the message is red',
    ],
    [
      'Click "Go" ⏎ The column "Visits" shows "31" for "Ada"',
      'Expect that the "Visits" cell in the "Ada" row shows "31"',
    ],
    [
      'Click "Go" ⏎ The latest entry under "Activity" is "Ada joined"',
      'Expect that the first item under "Activity" shows "Ada joined"',
    ],
    ['Click "Go" ⏎ The latest entry is "Ada joined"', undefined],
    ['Click "Go" ⏎ No file has been chosen for the "Logo"', 'Expect that "Logo" is empty'],
    [
      'Click "Go" ⏎ The customer "Aker" appears twice in the table',
      'Expect that there are exactly 2 "Aker" items in the table',
    ],
    ['Click "Go" ⏎ The status of order "10027" is "Shipped"', 'Expect that "status" in "10027" is "Shipped"'],
    [
      'Click "Go" ⏎ Click the eye icon in the row of the order "FJ-1029"',
      'Click the "eye" image in the "FJ-1029" row',
    ],
    ['Click "Go" ⏎ Answer "No" in the small confirmation pop-up', 'Click "No" in the dialog'],
    ['Click "Go" ⏎ Confirm the green message "Saved" with "OK"', undefined],
    ['Click "Go" ⏎ Open the date range picker in the "Available" field', 'Click the "Available" field'],
    ['Click "Go" ⏎ Open calendar in week view', undefined],
  ],
};

testWays(WAYS);
