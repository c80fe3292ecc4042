/** What people write without quotes: fields and their values, how many of what, which comes first, who is meant, and colours. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'fields and what they have': [
    [
      'I pick the guest Maria Silva, the date 17/03/2026, the time 11:15 and the room Garden Suite',
      'Select "Maria Silva" from "guest", then fill "date" with "17/03/2026", then fill "time" with "11:15", then select "Garden Suite" from "room"',
    ],
    [
      'Choose the size Large and the colour Blue',
      'Select "Large" from "size", then select "blue" from "colour"',
    ],
    [
      'Fill in only the email (anna@example.org) and press Register again',
      'Fill "email" with "anna@example.org", then click "Register"',
    ],
    [
      'Fill in name (Tent), price (49.90) and stock (12)',
      'Fill "name" with "Tent", then fill "price" with "49.90", then fill "stock" with "12"',
    ],
    ['Customer no.: 1003, quantity: 2', 'Fill "Customer no." with "1003", then fill "quantity" with "2"'],
    [
      'Check: author is Peter Larkin, shelf N-598',
      'Expect that "author" shows "Peter Larkin", then expect that "shelf" shows "N-598"',
    ],
    ['Check: status Open', 'Expect that "status" shows "Open"'],
    [
      'The status is Open and the priority is High',
      'Expect that "status" shows "Open", then expect that "priority" shows "High"',
    ],
    ['The author is Dr. Peter J. Larkin', 'Expect that "author" shows "Dr. Peter J. Larkin"'],
    ['The author is not Peter Larkin', 'Expect that "author" does not show "Peter Larkin"'],
    [
      'I expect status Open and priority High',
      'Expect that "status" shows "Open", then expect that "priority" shows "High"',
    ],
    [
      'The Overview section shows the phone number 555-0101',
      'Expect that the "Overview" section shows "555-0101"',
    ],
    [
      'The panel shows the phone number 555-0101 and the city Bergen',
      'Expect that the section shows "555-0101", then expect that the section shows "Bergen"',
    ],
    ['The order has status "Open" and owner "Ada"', undefined],
    ['The author is Peter Larkin or Emma Stone', undefined],
  ],
  'how many of what': [
    [
      'Then the overview shows 9 open orders, 3 overdue invoices and 1 return',
      'Expect that "9" and "open orders" are seen together, then expect that "3" and "overdue invoices" are seen together, then expect that "1" and "return" are seen together',
    ],
    [
      'The table "At a glance" shows 9 books out on loan, 3 loans overdue and 1 reservation waiting',
      'Expect that the "At a glance" table is visible, then expect that "9" and "books out on loan" are seen together, then expect that "3" and "loans overdue" are seen together, then expect that "1" and "reservation waiting" are seen together',
    ],
    [
      'There are 9 open orders and 3 overdue invoices',
      'Expect that "9" and "open orders" are seen together, then expect that "3" and "overdue invoices" are seen together',
    ],
    ['There are 12 of them', undefined],
    [
      'I open "/a" ⏎ Click "Members" ⏎ There are 12 of them',
      'Expect that there are exactly 12 "members" things',
    ],
    ['There are 3 rows ⏎ There are 3 of them', 'Expect that there are exactly 3 rows'],
    ['The total balance goes up by €20', 'Expect that the number in "total balance" is 20 more than before'],
    ['The total goes down by 12.50', 'Expect that the number in "total" is 12.5 less than before'],
  ],
  'which comes first': [
    [
      'Night Ferry (2019) is at the top and The Tin Canoe is second',
      'Expect that the first item contains "Night Ferry (2019)", then expect that the second item contains "Tin Canoe"',
    ],
    [
      'Emma Stone comes first, then Ben Hall, then Carla Diaz',
      'Expect that the first item contains "Emma Stone", then expect that the second item contains "Ben Hall", then expect that the third item contains "Carla Diaz"',
    ],
    [
      'Bakery is the first of the recent payments with −€6.40',
      'Expect that the first item in "recent payments" contains "Bakery", then expect that the first item in "recent payments" contains "−€6.40"',
    ],
    ['Anna Berg has moved to the second place', 'Expect that the second item shows "Anna Berg"'],
    ['"A" and "B" are the only rows left', 'Expect that the list has exactly the items "A", "B"'],
  ],
  'who and what it is': [
    ['Click "Anna Berg" ⏎ Her page opens', 'Expect that the "Anna Berg" page is open'],
    ['I see "Anna Berg" ⏎ Her page opens', undefined],
    ['Click "Anna Berg" ⏎ She is still in the list', 'Expect that "Anna Berg" in the list is visible'],
    ['Click "Anna Berg" ⏎ She is on the list', 'Expect that "Anna Berg" in the list is visible'],
    ['When I look at the invoices', 'Go to the "invoices" page'],
    ['I go back to the list and look at the first row', 'Go back, then expect that the first row is visible'],
    ['I cannot press Save', 'Expect that "Save" is not enabled'],
    ['Save cannot be pressed', 'Expect that "Save" is not enabled'],
    ['Tick the rows of Emma and Persuasion', 'Check the "Emma" row, then check the "Persuasion" row'],
    ['The tab shows 3 rows', 'Expect that there are exactly 3 rows in the tab'],
  ],
  'in which colour': [
    ['There is a green message "Saved"', 'Expect that "Saved" is visible, then expect that "Saved" is green'],
    ['I see a red error "Saved"', 'Expect that "Saved" is visible, then expect that "Saved" is red'],
    [
      'The login page comes back, with a green message "You have been logged out."',
      'Expect that the "login" page is open, then expect that "You have been logged out." is visible, then expect that "You have been logged out." is green',
    ],
    ['Click "Go" with a green message "Saved"', undefined],
  ],
  'what is chosen, ticked, or where one is': [
    [
      'I choose the title Ms and enter the surname Zeller',
      'Select "Ms" from "title", then fill "surname" with "Zeller"',
    ],
    [
      'tick the newsletter and the house rules and go on',
      'Check "newsletter", then check "house rules", then click "continue"',
    ],
    ['checkbox 2 is ticked', 'Expect that the "2" checkbox is checked'],
    ['In the catalogue search for hedgerow', 'Fill the search field with "hedgerow", then press Enter'],
    ['there is only one page left in the pagination', 'Expect that there is exactly 1 page'],
    ['Click "Anna" ⏎ Nothing happens, she is still in the list', 'Expect that "Anna" in the list is visible'],
    ['Nothing happens', undefined],
    [
      'Check: author is Larkin, Peter J., shelf N-598',
      'Expect that "author" shows "Larkin, Peter J.", then expect that "shelf" shows "N-598"',
    ],
  ],
  'what changes, and what a row has': [
    ['Change the city from Bergen to Oslo and save', 'Fill "city" with "Oslo", then click "save"'],
    ['Change the status from New to Closed', 'Select "Closed" from "status"'],
    [
      'Set the filter Status to Open and Priority to High',
      'Select "Open" from "Status", then select "High" from "Priority"',
    ],
    ['Set the filter Status to Open', 'Select "Open" from "Status"'],
    ['Choose the color green and the size L', 'Select "green" from "color", then select "L" from "size"'],
    [
      'The city in the row of Anna Berg is now Oslo',
      'Expect that "city" in the "Anna Berg" row shows "Oslo"',
    ],
    ["Anna's row shows Oslo as the city", 'Expect that the "Anna" row shows "Oslo"'],
    ['The row of Anna Berg shows Oslo as the city and Norway as the country', undefined],
    ['The card shows Penicillin as an allergy', 'Expect that the section shows "Penicillin"'],
  ],
  'more than a rule can hold': [
    ['The author is Ada Berg and Ben', undefined],
    ['There are two green messages "Saved"', undefined],
    [
      'There is a green message "Saved" under the field',
      'Expect that "Saved" under the field is visible, then expect that "Saved" under the field is green',
    ],
    [
      'The login page comes back, with a green message "A" and a red error "B"',
      'Expect that the "login" page is open, then expect that "A" is visible, then expect that "A" is green, then expect that "B" is visible, then expect that "B" is red',
    ],
    ['Customer no.: not 1003, quantity: 2', undefined],
    ['Click "Delete" ⏎ Her page opens', undefined],
    ['Click "Members" ⏎ There are not 12 of them', undefined],
    ['Tick the rows of Emma and Persuasion except the second', undefined],
    ['Fill in name (at most 20 characters) and price (49.90)', undefined],
    ['Nothing happens, and the form closes', undefined],
    ['Change the city from Bergen to Oslo or Rome', undefined],
    ['There are 9 open orders and 3 overdue invoices in the list', undefined],
    ['The overview shows at least 9 open orders and 3 overdue invoices', undefined],
    ["I can't click Save until I tick Terms", undefined],
    ["Emma doesn't come first, then Ben", undefined],
    ['The total goes up by at least €20', undefined],
  ],
};

testWays(WAYS);
