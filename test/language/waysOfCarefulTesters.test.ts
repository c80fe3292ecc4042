/** Numbers and notices, several of a kind, and what else a careful tester says of a page. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'numbers and notices': [
    [
      'Ensure that the "In Progress" column shows the number 0.',
      'Expect that the "In Progress" column shows "0"',
    ],
    ['the cart in the header shows the number 3', 'Expect that "cart" in the header shows "3"'],
    [
      'The message "1 ticket deleted" appears with an "Undo" button.',
      'Expect that "1 ticket deleted" is visible, then expect that the "Undo" button is visible, then expect that "1 ticket deleted" and "Undo" are seen together',
    ],
    ['The message "Saved" appears without an "Undo" button.', undefined],
    [
      'Verify that the red message "Cannot log in to the server" is displayed',
      'Expect that "Cannot log in to the server" is visible, then expect that "Cannot log in to the server" is red',
    ],
    [
      'A blue notice "Beta" is visible at the top of the page',
      'Expect that "Beta" at the top is visible, then expect that "Beta" at the top is blue',
    ],
    [
      'A red message "No" and a green message "Yes" are shown',
      'Expect that "No" is visible, then expect that "No" is red, then expect that "Yes" is visible, then expect that "Yes" is green',
    ],
    [
      'Expected: Result: You successfully clicked an alert',
      'Expect that "Result" shows "You successfully clicked an alert"',
    ],
    ['The number of items in the cart is 3', 'Expect that there are exactly 3 items in "cart"'],
    [
      '"A single title was removed:" followed by "Kale"',
      'Expect that "A single title was removed:" is visible, then expect that "Kale" is visible, then expect that "A single title was removed:" comes before "Kale"',
    ],
  ],
  'several of a kind': [
    [
      'The category groups "Usual Expenses" and "Investments" are displayed',
      'Expect that "Usual Expenses" is visible, then expect that "Investments" is visible',
    ],
    [
      'The team members "Ann" and "Bob" are shown',
      'Expect that "Ann" is visible, then expect that "Bob" is visible',
    ],
    ['only the product groups "Tea" and "Coffee" are listed', undefined],
    [
      'The list of users on the right contains mira, jules and priya, but not otto.',
      'Expect that the "users" list at the right has the items "mira", "jules", "priya", then expect that the "users" list at the right does not have the items "otto"',
    ],
    [
      'The list contains Ann, Bob and Carl, but not Dave',
      'Expect that the list has the items "Ann", "Bob", "Carl", then expect that the list does not have the items "Dave"',
    ],
    [
      'The list of users contains mira, jules and priya',
      'Expect that the "users" list has the items "mira", "jules", "priya"',
    ],
    ['The list contains only apples, pears and plums', undefined],
    ['The list contains name, age or both', undefined],
    ['All transfers are "Paused"', 'Expect that each item in the list shows "Paused"'],
    [
      'Wait until all three transfers are "Paused"',
      'Expect that there are exactly 3 items in the list, then expect that each item in the list shows "Paused"',
    ],
    [
      'Exactly 3 tickets are listed and each of them has the priority "Urgent".',
      'Expect that there are exactly 3 "tickets" things, then expect that each item in the list shows "Urgent"',
    ],
    [
      '"Git Pocket Guide" is the only hit',
      'Expect that there is exactly 1 item in the list, then expect that each item in the list shows "Git Pocket Guide"',
    ],
    [
      'Then a single result, "Django docs", is left',
      'Expect that there is exactly 1 item in the list, then expect that the first item in the list shows "Django docs"',
    ],
    [
      'Click "Compare" below "Trail Backpack 30L" and below "Canyon Daypack".',
      'Click "Compare" under "Trail Backpack 30L", then click "Compare" under "Canyon Daypack"',
    ],
  ],
  'labels and their values': [
    [
      'the table has Student Name "Lena", Gender "Female" and Mobile "0171"',
      'Expect that "Student Name" in the table shows "Lena", then expect that "Gender" in the table shows "Female", then expect that "Mobile" in the table shows "0171"',
    ],
    [
      'the first row shows Name "Lena" and Role "Admin"',
      'Expect that the "Name" cell in the first row shows "Lena", then expect that the "Role" cell in the first row shows "Admin"',
    ],
    [
      'the row of "Ada" shows Points 12 and Level 3',
      'Expect that the "Points" cell in the "Ada" row shows "12", then expect that the "Level" cell in the "Ada" row shows "3"',
    ],
    ['the dialog shows Name "Lena" or Role "Admin"', undefined],
    ['each row shows Name "Lena" and Role "Admin"', undefined],
    ['the table does not have Name "Lena" and Role "Admin"', undefined],
  ],
  'what is there and what is not': [
    ['And "Total" is displayed', 'Expect that "Total" is visible'],
    ['When "Total" is displayed', 'Expect that "Total" is visible'],
    ['And "Total" is shown at the top', 'Expect that "Total" at the top is visible'],
    ['"Ada" is at the top of the list', 'Expect that the first item in the list contains "Ada"'],
    [
      '"Harry Potter" isn\'t in the results',
      'Expect that "Harry Potter" in the "results" list is not visible',
    ],
    ["Harry Potter isn't in the results", 'Expect that "Harry Potter" in the "results" list is not visible'],
    ['The error is not in the results', undefined],
    ['"Stunning." can be read', 'Expect that "Stunning." is visible'],
    ['The browser tab says "Invoice 17"', 'Expect that the page title is "Invoice 17"'],
    [
      'the audit log contains at least one entry for "key revoked"',
      'Expect that there is at least 1 "key revoked" item in the "audit" log',
    ],
    [
      'Verify the "Reopen" button replaces the "Close" button',
      'Expect that the "Reopen" button is visible, then expect that the "Close" button is not visible',
    ],
    [
      'Core team has replaced Group 1 in the chat list',
      'Expect that "Core team" in the "chat" list is visible, then expect that "Group 1" in the "chat" list is not visible',
    ],
    ['The "Reopen" button does not replace the "Close" button', undefined],
    ['Then the researcher is told "You have this title"', 'Expect that "You have this title" is visible'],
    [
      'Verify that no card titled "Hallway lamp" exists anymore',
      'Expect that there are exactly 0 "Hallway lamp" sections',
    ],
    [
      'The system should display an error message stating "Insufficient funds"',
      'Expect that "Insufficient funds" is visible',
    ],
    ['"[removed]" stands in its place', 'Expect that "[removed]" is visible'],
    ["'Gateway A' reappears", 'Expect that "Gateway A" is visible'],
    ['"Billing history" has collapsed', 'Expect that "Billing history" is collapsed'],
    [
      "the checkbox 'News' is neither checked nor disabled",
      'Expect that the "News" checkbox is not checked, then expect that the "News" checkbox is not disabled',
    ],
    ['The reply "Same here" is gone', 'Expect that "Same here" is not visible'],
    ['The answer "Same here" is shown', 'Expect that "Same here" is visible'],
    ['When the editor deletes Ten winter walks from the drafts list', undefined],
  ],
  'how they look, what they hold and how many are left': [
    [
      'the *Checkout* button is visible and **enabled**',
      'Expect that the "Checkout" button is visible, then expect that the "Checkout" button is enabled',
    ],
    ['the "Save" button is **not visible**', 'Expect that the "Save" button is not visible'],
    ['**Click** the *Save* button', 'Click the "Save" button'],
    ['**Check** is disabled', 'Expect that "Check" is disabled'],
    ['Click **not**', undefined],
    ['When the tenant selects "Kitchen" in the "Room" list', 'Select "Kitchen" from the "Room" list'],
    [
      "The 'Following' button should be displayed in a pressed state",
      'Expect that the "Following" button is pressed',
    ],
    ["The 'Following' button is not in a pressed state", 'Expect that the "Following" button is not pressed'],
    ['I see the checkbox "I accept" unticked', 'Expect that the "I accept" checkbox is not checked'],
    ["every transaction in the list is of type 'Debit'", 'Expect that each item in the list shows "Debit"'],
    [
      "Each result displayed should contain the word 'laptop'",
      'Expect that each item in the list shows "laptop"',
    ],
    ['the list is narrowed down to 2 entries', 'Expect that there are exactly 2 items in the list'],
    ['the list is not narrowed down to 2 entries', undefined],
    ['no row for "sam" is left', 'Expect that there are exactly 0 "sam" rows'],
    ['there is no row for "sam"', 'Expect that there are exactly 0 "sam" rows'],
    [
      'Anyone can now read "Closed for holidays" on the banner',
      'Expect that "Closed for holidays" in the banner is visible',
    ],
    [
      '"4 seats left" is what the event card says',
      'Expect that "4 seats left" in the "event" section is visible',
    ],
    ['"Nothing archived" is all that\'s left', 'Expect that "Nothing archived" is visible'],
    [
      '"Your order is on its way" is announced in a banner',
      'Expect that "Your order is on its way" in the banner is visible',
    ],
    [
      'Expected: green message "Your transfer has been accepted"',
      'Expect that "Your transfer has been accepted" is visible, then expect that "Your transfer has been accepted" is green',
    ],
    [
      'the contact "Bruce" is listed in the Contacts table with company "Wayne"',
      'Expect that "Bruce" in the "Contacts" table is visible, then expect that the "Bruce" row in the "Contacts" table shows "Wayne"',
    ],
    [
      'a warning dialog titled "Interaction detected" opens',
      'Expect that the "Interaction detected" dialog is visible',
    ],
    ['Confirm "Publish now" in the pop-up', 'Click "Publish now" in the dialog'],
    [
      '"Assign" is disabled with the tooltip "No seats left"',
      'Expect that "Assign" is disabled, then hover over "Assign", then expect that the tooltip shows "No seats left"',
    ],
    ['the page is displayed with the heading "Q3"', 'Expect that the "Q3" heading is visible'],
    ['clicking **Retry** brings the list back', 'Click "Retry", then expect that the list is visible'],
    ['wait for the spinner to go', 'Wait until the spinner is gone'],
  ],
  'what begins a sentence, and what follows a reload': [
    ['Register button shall not be enabled', 'Expect that the "Register" button is not enabled'],
    ['Maria opens "Orders"', 'Click "Orders"'],
    ['Calories lies between 1800 and 2200', 'Expect that the number in "Calories" is between 1800 and 2200'],
    ['Remember me is pre-ticked', 'Expect that "Remember me" is checked'],
    ['Tick I have read the rules', 'Check "I have read the rules"'],
    ['so tick I agree and press Book once more', 'Check "I agree", then click "Book"'],
    ['I check I have mail', undefined],
    ['VAT rate should be set to 23% by default', 'Expect that "VAT rate" shows "23%"'],
    ['After a page refresh, "Roaming" is off', 'Reload the page, then expect that "Roaming" is not checked'],
    ['"Roaming" is off after a reload', 'Reload the page, then expect that "Roaming" is not checked'],
    ['"Petra" is shown as the handler', 'Expect that "handler" shows "Petra"'],
    ['"Petra" is not shown as the handler', undefined],
    ['"A" and "B" are shown as the owner', undefined],
  ],
};

testWays(WAYS);
