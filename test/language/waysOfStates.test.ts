/** What a page says of the state of a thing, in a plain statement and mostly without quotes. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'what a page says of the state of something': [
    ['Click "Go" ⏎ 0034 is on hold', 'Expect that "0034" shows "on hold"'],
    ['Click "Go" ⏎ The bike 1188 is out of service', 'Expect that "bike 1188" shows "out of service"'],
    ['Click "Go" ⏎ Then "Minka" is adopted', 'Expect that "Minka" shows "adopted"'],
    ['Click "Go" ⏎ P-19 has been delivered', 'Expect that "P-19" shows "delivered"'],
    ['Click "Go" ⏎ Book club is shown as full', 'Expect that "Book club" shows "full"'],
    ['Click "Go" ⏎ The parcel is on its way', 'Expect that "parcel" shows "on its way"'],
    ['Click "Go" ⏎ The state is Returned', 'Expect that "state" shows "Returned"'],
    ['Click "Go" ⏎ The class is Fully booked', 'Expect that "class" shows "Fully booked"'],
    ['Click "Go" ⏎ Beeswax candle is Out of stock', 'Expect that "Beeswax candle" shows "Out of stock"'],
    ['Click "Go" ⏎ Then the highest bid is still 240', 'Expect that "highest bid" is "240"'],
    ['Click "Go" ⏎ Unread is down to zero', 'Expect that "Unread" shows "zero"'],
    ['Click "Go" ⏎ The thermostat reads 19.5 °C', 'Expect that "thermostat" shows "19.5 °C"'],
  ],
  'what has a status or a label': [
    ['Click "Go" ⏎ The order changes to the status "Shipped"', 'Expect that "order" shows "Shipped"'],
    ['Click "Go" ⏎ Order 1042 changes to status Shipped', 'Expect that "Order 1042" shows "Shipped"'],
    ['Click "Go" ⏎ Invoice gets status Issued', 'Expect that "Invoice" shows "Issued"'],
    ['Click "Go" ⏎ Issue 12 carries the label Urgent', 'Expect that "Issue 12" shows "Urgent"'],
  ],
  'labels that begin with a verb': [
    ['Click "Go" ⏎ Save as draft should be enabled', 'Expect that "Save as draft" is enabled'],
    ['Click "Go" ⏎ Sort by has gone back to Relevance', 'Expect that "Sort by" shows "Relevance"'],
    ['Click "Go" ⏎ Place order is disabled', 'Expect that "Place order" is disabled'],
  ],
  'where something is, without quotes': [
    [
      'Click "Go" ⏎ The homework Fractions turns up under This week',
      'Expect that "homework Fractions" under "This week" is visible',
    ],
    [
      'Click "Go" ⏎ Then syllabus.pdf is shown among the course materials',
      'Expect that "syllabus.pdf" in "course materials" is visible',
    ],
  ],
  'signing in, and what is said of two': [
    [
      'Given the user "ada" with the password "x1" is signed in at "/"',
      'Open "/", then sign in as "ada" with the password "x1"',
    ],
    [
      'Type "ada" and "x1" into the two fields and click "SIGN IN" again.',
      'Sign in as "ada" with the password "x1"',
    ],
    ['log in as admin (password Carrot!42)', 'Sign in as "admin" with the password "Carrot!42"'],
    ['Click "Go" ⏎ "Ready" and "Total" are 0', 'Expect that "Ready" is "0", then expect that "Total" is "0"'],
    [
      'Click "Go" ⏎ "Ready" and "Total" show 5',
      'Expect that "Ready" shows "5", then expect that "Total" shows "5"',
    ],
    [
      'Click "Go" ⏎ The row "Milk" shows 1 under "Ready" and 2 under "Total".',
      'Expect that the "Ready" cell in the "Milk" row shows "1", then expect that the "Total" cell in the "Milk" row shows "2"',
    ],
    [
      'Enter "Ada" as the name and "Hello" as the note',
      'Fill "name" with "Ada", then fill "note" with "Hello"',
    ],
    ['Enter "87" as the score for Tom Reed', undefined],
    [
      'Click "Go" ⏎ "Seaside Bank" is now in the list of bank accounts.',
      'Expect that "Seaside Bank" in the "bank accounts" list is visible',
    ],
  ],
  'what a button alone says, and what is below': [
    ['Click "Go" ⏎ Redeem.', 'Click "Redeem"'],
    ['Click "Go" ⏎ Disconnect', 'Click "Disconnect"'],
    ['Click "Go" ⏎ Cleanup', undefined],
    ['Click "Go" ⏎ Monitor', undefined],
    ['Click "Go" ⏎ The list shows "B" below "A"', 'Expect that "B" under "A" in the list is visible'],
    ['Click "Go" ⏎ I see the price $2.00', 'Expect that "price" shows "$2.00"'],
  ],
  'menus with what is in them, and the only ones': [
    [
      'Click "Go" ⏎ A menu with Open, Edit and Delete appears',
      'Expect that the menu is visible, then expect that "Open" in the menu is visible, then expect that "Edit" in the menu is visible, then expect that "Delete" in the menu is visible',
    ],
    ['Click "Go" ⏎ A menu with Open and Edit does not appear', undefined],
    [
      'Click "Go" ⏎ Only the two queues "A" and "B" are listed',
      'Expect that the list has exactly the items "A", "B"',
    ],
    ['Click "Go" ⏎ Only the three queues "A" and "B" are listed', undefined],
    ['I add the tag "radio" by pressing Enter', undefined],
  ],
  'amounts with what they count': [
    ['Click "Go" ⏎ The rating is 4.5 stars', 'Expect that the rating is 4.5 stars'],
    ['Click "Go" ⏎ Luis has 12 days left', 'Expect that "Luis" shows "12 days left"'],
    ['Click "Go" ⏎ Pizza has 1 vote', 'Expect that "Pizza" shows "1 vote"'],
    ['Click "Go" ⏎ Free space is 12 of 20', 'Expect that "Free space" shows "12 of 20"'],
    ['Click "Go" ⏎ Days left: 18', 'Expect that "Days left" shows "18"'],
  ],
  'what a state says nothing of': [
    ['Click "Go" ⏎ The list is sold out', undefined],
    ['Click "Go" ⏎ The article is published', undefined],
    ['Click "Go" ⏎ There is one contact with the name Home.', undefined],
    ['Click "Go" ⏎ Both tickets #1047 and #1042 show "Priya", but not "Tom".', undefined],
    ['Click "Go" ⏎ Only paid remains in the list.', undefined],
    ["Log in, it's easy with Google", undefined],
    ['log in as admin (password forgotten)', undefined],
    ['As a guest enter "A", as an admin "B"', undefined],
    ['Hit View behind INV-3 and INV-4', undefined],
  ],
  'more than a rule can hold': [
    ['Click "Go" ⏎ All tickets are resolved', undefined],
    ['Click "Go" ⏎ Then the book is returned', undefined],
    ['Click "Go" ⏎ The state is refreshed', undefined],
    ['Click "Go" ⏎ The invoice was paid', undefined],
    ['Click "Go" ⏎ The bike is not on hold', undefined],
    ['Click "Go" ⏎ The banner has the words Bike is on hold', undefined],
    ['Click "Go" ⏎ The URL is correct', undefined],
    ['Click "Go" ⏎ The address is up to date', undefined],
    ['Given the zebra is scrolled down', undefined],
    [
      'Click "Go" ⏎ Order 5521 shows Refunded in the orders table',
      'Expect that "Order 5521" in the "orders" table shows "Refunded"',
    ],
  ],
};

testWays(WAYS);
