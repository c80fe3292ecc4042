/** What lists, entries and their parts are told to be: counted by name, by whom, cell by cell, in place of another. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'what is counted, and by which name': [
    [
      'All five users are listed again: clara, jules, mira, otto and priya.',
      'Expect that there are exactly 5 "users" things, then expect that "clara" is visible, then expect that "jules" is visible, then expect that "mira" is visible, then expect that "otto" is visible, then expect that "priya" is visible',
    ],
    ['All five users are listed: clara, jules and mira.', undefined],
    ['Three users are listed: clara, jules and mira, but not otto.', undefined],
    [
      'Two cards are left, both with the label "urgent".',
      'Expect that there are exactly 2 sections, then expect that each section shows "urgent"',
    ],
    ['Only two results are listed, both containing "lamp" or "chair".', undefined],
    ['There is one note: "Prefers mornings."', undefined],
    ['There is one note: "A" and "B".', undefined],
    [
      'There is one comment, "Works nicely!" by olga from April 26, 2024.',
      'Expect that there is exactly 1 "comments" thing, then expect that "Works nicely!" is visible, then expect that "Works nicely!" and "olga" are seen together, then expect that "Works nicely!" and "April 26, 2024" are seen together',
    ],
    ['There is one comment, "Nice" by olga or otto.', undefined],
    ['There is one comment, "Nice" not by olga.', undefined],
    ['There is exactly one order in the list, with the number "A-17".', undefined],
    ['There is exactly one order, with the number "A-17" and the state "open".', undefined],
    ['Only priya remains in the list.', 'Expect that each item in the list shows "priya"'],
    ['Only admins remain in the list.', undefined],
    ['Only one remains in the list.', undefined],
  ],
  'where they are counted, and which is the first': [
    ['Seven articles are offered to me.', 'Expect that there are exactly 7 articles'],
    ['In the table are 5 agents.', 'Expect that there are exactly 5 "agents" things in the table'],
    ['In the table are not 5 agents.', undefined],
    [
      'The list of contacts now has seven entries, and "Nils Aaberg" is the first one.',
      'Expect that there are exactly 7 items in the "contacts" list, then expect that the first item in the "contacts" list shows "Nils Aaberg"',
    ],
    ['The list has seven entries, and "Nils" is not the first one.', undefined],
    ['The list has seven entries, and "Nils" is the first one and "Zoe" the last', undefined],
    ['There is one contact with the name Home.', undefined],
    [
      'Only two rows are shown, both with "Milk", one from Oslo and one from Rome.',
      'Expect that there are exactly 2 rows, then expect that each row shows "Milk", then expect that the "Oslo" row shows "Milk", then expect that the "Rome" row shows "Milk"',
    ],
    ['Only two rows are shown, both with "Milk", one from Oslo or one from Rome.', undefined],
    ['Both tickets #1047 and #1042 show "Priya Nair" as assignee.', undefined],
    ['Both orders A-1 and A-2 have the status "Paid" or "Open".', undefined],
    ['Both orders A-1 and A-2 do not have the status "Paid".', undefined],
  ],
  'what an entry tells, and of whom': [
    [
      'First row: Cannot connect to VPN from home.',
      'Expect that the first row shows "Cannot connect to VPN from home"',
    ],
    ['Last entry: Bakery Sonne', 'Expect that the last item shows "Bakery Sonne"'],
    [
      'Below the post there is "1 comment" by Jonas Weber: "Is it paved?"',
      'Expect that "1 comment" under the article is visible, then expect that "Is it paved?" under the article is visible, then expect that "Jonas Weber" and "Is it paved?" are seen together',
    ],
    ['There is no "Reply" by Olga Berg: "Thanks"', undefined],
    [
      'The content of the file is shown, with a line "Beetroot,April".',
      'Expect that "Beetroot,April" is visible',
    ],
    ['The text is displayed, without a line "Dear"', undefined],
    [
      'A message informs "Priority changed to Urgent".',
      'Expect that the message shows "Priority changed to Urgent"',
    ],
    [
      'The table has 5 rows and the last one reads 2024-02-07, Music school, 60',
      'Expect that there are exactly 5 rows in the table, then expect that the last row in the table shows "2024-02-07", then expect that the last row in the table shows "Music school", then expect that the last row in the table shows "60"',
    ],
    [
      'The second entry reads Bakery, 8.60, Groceries.',
      'Expect that the second item shows "Bakery", then expect that the second item shows "8.60", then expect that the second item shows "Groceries"',
    ],
    ["The first row doesn't show Oslo, Norway, 12.", undefined],
    [
      'The last message is "Hello." and was written by mira.',
      'Expect that the last message shows "Hello.", then expect that the last message shows "mira"',
    ],
    ['The last message is "Hello." and was not written by mira.', undefined],
    [
      '"View history" lists an edit by Rowan at the top, with "July added" in the summary',
      'Expect that "View history" is visible, then expect that the first item shows "Rowan", then expect that the first item shows "July added"',
    ],
    [
      'The table has a booking by Anna Berg first.',
      'Expect that the first row in the table shows "Anna Berg"',
    ],
    ['The table has no booking by Anna Berg at the top.', undefined],
    ['The list shows an order of Costa and one of Eriksen at the top.', undefined],
  ],
  'what belongs to which name': [
    ['The list shows "Tea" (3) and "Coffee" (4)', undefined],
    ['The list only shows "Tea" (3) and "Coffee" (4)', undefined],
    ['"Tea" (3), "Coffee" (4) and "Milk" (5) are not listed', undefined],
    [
      'The table has the columns Name and Price and the rows "Tea" (3) and "Coffee" (4)',
      'Expect that the "Name" column header in the table is visible, then expect that the "Price" column header in the table is visible, then expect that "Tea" in the table is visible, then expect that "Tea" and "3" are seen together, then expect that "Coffee" in the table is visible, then expect that "Coffee" and "4" are seen together',
    ],
    [
      'The bar of "Tea" in the column Total Progress says 75.00%',
      'Expect that the "Total Progress" cell in the "Tea" row shows "75.00%"',
    ],
    ['The price of "Tea" in the column "Sum" is not 5.00', undefined],
    ['The price of "Tea" in the column "Sum" is 5.00 or 6.00', undefined],
    [
      'It should say "View the log", with "Ada" in the top row.',
      'Expect that "View the log" is visible, then expect that the first row shows "Ada"',
    ],
    ['The heading "Log" is shown, with "Ada" in the first row and "Ben" in the second', undefined],
    ['"Hello" appears as the last message', 'Expect that the last message contains "Hello"'],
    ['"Hello" and "Bye" appear as the last one in the list', undefined],
    ['Two cards are left, both with the label "urgent" and the owner "Ada"', undefined],
  ],
  'what takes the place of something, and amounts': [
    [
      '"Log out" is shown in place of "Log in".',
      'Expect that "Log out" is visible, then expect that "Log in" is not visible',
    ],
    [
      'A dialog with the title "Rename" opens instead of the menu.',
      'Expect that the "Rename" dialog is visible, then expect that the menu is not visible',
    ],
    ['"Sign in" is not shown instead of "Log in".', undefined],
    ['A form with the heading "Quick Edit" opens in place of the row.', undefined],
    ['CPU is under 80 percent', 'Expect that the number in "CPU" is less than 80'],
    ['The waiting time is under 2 minutes', undefined],
    ['The price is under 100 or over 300 euros', undefined],
    ['The slider sits at 30', 'Expect that the number in the slider is exactly 30'],
  ],
  'what is done as before, first, and as somebody': [
    ['Say "Cancel" first', 'Click "Cancel"'],
    ['Tick "Bread" in the same way', 'Check "Bread"'],
    ['Verify that "Milk" is deleted in the same way', undefined],
    ['Log in, it\'s "ada@shop.test" and "secret"', 'Sign in as "ada@shop.test" with the password "secret"'],
    [
      'Open "/" and log in, it\'s clara with Fjord2024.',
      'Open "/", then sign in as "clara" with the password "Fjord2024"',
    ],
    ["Log in, it's easy and quick", undefined],
    ['Log in, it\'s "ada" and not "bob"', undefined],
    [
      'As new title put "Garden radish", as reason "More exact"',
      'Fill "new title" with "Garden radish", then fill "reason" with "More exact"',
    ],
    ['As title put "A", not as reason "B"', undefined],
    ['Click on the grey area next to the page', undefined],
  ],
  'what is done to what stands somewhere': [
    ['Hit View behind INV-3', 'Click "View" next to "INV-3"'],
    ['Click the "Delete" button behind "Milk"', 'Click the "Delete" button next to "Milk"'],
    ['Click "Save" behind the dialog', undefined],
    ['Click the "Go" button below the upper form', 'Click the "Go" button under the form at the top'],
    [
      'Enter "2024-02-07" for "held_on" and "60" for "minutes" in the upper form',
      'Fill "held_on" in the form at the top with "2024-02-07", then fill "minutes" in the form at the top with "60"',
    ],
    [
      'Enter "July added" at the end of the field "Summary"',
      'Press Control+End in the "Summary" field, then type "July added"',
    ],
    ['Append "x" to the field "Title"', 'Press Control+End in the "Title" field, then type "x"'],
    [
      'Append "x" to the fields "A" and "B"',
      'Press Control+End in the "A" field, then type "x", then press Control+End in the "B" field, then type "x"',
    ],
    ['Enter "Milk" at the end of the list', undefined],
  ],
};

testWays(WAYS);
