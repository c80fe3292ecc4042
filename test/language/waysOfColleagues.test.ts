/** What colleagues tell each other to do and to look at: in other orders of words, with what is left out said before. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'what is first, and what is last': [
    ['Rye Bread is the first loaf', 'Expect that the first item contains "Rye Bread"'],
    [
      'The Rye Bread (€ 4.20) is the first loaf and the Spelt Roll is the last',
      'Expect that the first item contains "Rye Bread", then expect that the first item contains "€ 4.20", then expect that the last item contains "Spelt Roll"',
    ],
    [
      'Rye Bread is listed first and Spelt Roll last',
      'Expect that the first item contains "Rye Bread", then expect that the last item contains "Spelt Roll"',
    ],
  ],
  'how many were found, and which': [
    ['It are found 3 articles', 'Expect that there are exactly 3 articles'],
    ['There are 3 rows found', 'Expect that there are exactly 3 rows'],
    ['Exactly one invoice is found', 'Expect that there is exactly 1 "invoices" thing'],
    ['You come back to all 12 rooms', 'Expect that there are exactly 12 "rooms" things'],
    [
      'Exactly one room is found: Blue Room at €40.00',
      'Expect that there is exactly 1 "rooms" thing, then expect that "Blue Room" is visible, then expect that "Blue Room" and "€40.00" are seen together',
    ],
    [
      'You see two separate rows, one says "A" and the other one "B"',
      'Expect that there are exactly 2 rows, then expect that "A" is visible, then expect that "B" is visible',
    ],
    ['There is only the article "A"', 'Expect that each item in the list shows "A"'],
  ],
  'what it says, and where': [
    ['In the header it stands "Cart (1)"', 'Expect that "Cart (1)" in the header is visible'],
    ['Control that there is written "Empty"', 'Expect that "Empty" is visible'],
    ['There is no more written "Empty"', 'Expect that "Empty" is not visible'],
    ['"Saved" is displaying', 'Expect that "Saved" is visible'],
    ['The page is showing "Saved"', 'Expect that "Saved" is visible'],
    ['The page isn\'t showing "Saved"', 'Expect that "Saved" is not visible'],
    ['It now says "Ada (away)" up there', 'Expect that "Ada (away)" at the top is visible'],
    ['The number by the bell becomes 2', 'Expect that "2" next to "bell" is visible'],
    ['"Saved" appears and that\'s it', undefined],
    [
      '"Thanks" is shown together with the order number 17',
      'Expect that "Thanks" is visible, then expect that "17" is visible',
    ],
    ['A window pops up asking "Delete it?"', 'Expect that the "Delete it?" dialog is visible'],
    [
      'A dialog opens asking "Delete it?", answer with Yes, delete',
      'Expect that the "Delete it?" dialog is visible, then click "Yes, delete"',
    ],
    ['Answer Yes, then click "Go"', 'Click "Yes", then click "Go"'],
  ],
  'what a thing has become': [
    ['Click "Go", score back to 50', 'Click "Go", then expect that "score" shows "50"'],
    ['The density is back to "Compact"', 'Expect that "density" shows "Compact"'],
    ['Click "Go" -> density back to Compact', 'Click "Go", then expect that "density" shows "Compact"'],
    ['Click "Go" -> copies is 4', 'Click "Go", then expect that "copies" is "4"'],
    ['The volume stops at 4', 'Expect that "volume" shows "4"'],
    ['The first ticket has priority Urgent', 'Expect that the first item shows "Urgent"'],
    ['Then "Taxi" is assigned to Dana Whitfield', 'Expect that "Taxi" contains "Dana Whitfield"'],
    [
      'Have a look at the number next to "Mail", it went down from 4 to 3',
      'Expect that "number" next to "Mail" shows "3"',
    ],
    [
      '"Ada" is in the first row, with a total of £17.00 and the status "Paid"',
      'Expect that "Ada" in the first row is visible, then expect that the "total" cell in the first row shows "£17.00", then expect that the first row shows "Paid"',
    ],
    ['Invoice 8120 is shown in the table', 'Expect that "8120" in the table is visible'],
    ['Step "2. Delivery" should be active', 'Expect that "2. Delivery" is selected'],
    ['"Save" + "Undo" both disabled', 'Expect that "Save" is disabled, then expect that "Undo" is disabled'],
    [
      'Both password fields are empty',
      'Expect that the first "password" field is empty, then expect that the second "password" field is empty',
    ],
  ],
  'what is written, chosen and accepted': [
    ['Write "Fine." as a comment', 'Fill "comment" with "Fine."'],
    [
      'Fill in the card number 4111 1111 1111 1111 and the expiry date 08/29',
      'Fill "card number" with "4111 1111 1111 1111", then fill "expiry date" with "08/29"',
    ],
    [
      'Fill in the name Ida Lund and in both password fields 12345',
      'Fill "name" with "Ida Lund", then fill the first "password" field with "12345", then fill the second "password" field with "12345"',
    ],
    ['Accept the terms and conditions', 'Check "terms and conditions"'],
    ['Filter the tickets by the status Open', 'Select "Open" from "status"'],
    ['Filter by the statuses Open and Closed', 'Select "Open" and "Closed" from "status"'],
    ['Search the rooms for attic', 'Fill the search field with "attic", then press Enter'],
    [
      'Filter the tickets by priority High and assignee Dana',
      'Select "High" from "priority", then select "Dana" from "assignee"',
    ],
    ['Choose additionally the category Billing', 'Select "Billing" from "category"'],
    ['Open the one from Tom Becker', 'Click "Tom Becker"'],
    ['Have the user click "Go"', 'Click "Go"'],
    [
      'If the user types 12 as the amount and presses "Pay", they get "Too much"',
      'Fill "amount" with "12", then click "Pay", then expect that "Too much" is visible',
    ],
    ['Click No on the question if it was helpful', 'Click "No"'],
  ],
  'who is not logged in, at the beginning of a case': [
    ['Given I am on the start page and not logged in', 'Open the start page'],
    ['Given a visitor who is not logged in opens "/cart"', 'Open "/cart"'],
  ],
  'where somebody goes': [
    ['Go to Tools and from there to "Import"', 'Click "Tools", then click "Import"'],
    ['Visit the archive', 'Click "archive"'],
    ['Come back to the settings', 'Click "settings"'],
    [
      'Add the Blue Tent to the cart and proceed from the cart to the checkout',
      'Carry out "add to cart" for "Blue Tent", then click "checkout"',
    ],
    [
      'Create a task "Taxi" for the owner Ada Lund without choosing a date',
      'Carry out "create task" for "Taxi" with "owner" as "Ada Lund"',
    ],
  ],
};

testWays(WAYS);
