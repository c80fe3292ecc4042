/** How a thing is said to be before its name, as what it is listed, and what stands with it. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'how a thing is said to be before its name': [
    [
      'Click "Go" ⏎ The page shows a disabled "Save" button',
      'Expect that the "Save" button is visible, then expect that the "Save" button is disabled',
    ],
    [
      'Click "Go" ⏎ I see an empty field "Name"',
      'Expect that the "Name" field is visible, then expect that the "Name" field is empty',
    ],
    [
      'Click "Go" ⏎ The "New" form is shown with an empty URL field',
      'Expect that the "New" form is visible, then expect that the "URL" field in the "New" form is visible, then expect that the "URL" field in the "New" form is empty',
    ],
    [
      'Click "Go" ⏎ A red "Cancel" link is shown',
      'Expect that the "Cancel" link is visible, then expect that the "Cancel" link is red',
    ],
    [
      'Click "Go" ⏎ There is an optional "Nickname" field',
      'Expect that the "Nickname" field is visible, then expect that the "Nickname" field is not required',
    ],
    [
      'Click "Go" ⏎ You get a green message saying Item removed',
      'Expect that "Item removed" is visible, then expect that "Item removed" is green',
    ],
    ['Click "Go" ⏎ Two empty fields are shown', undefined],
    ['Click "Go" ⏎ Green tea is displayed', 'Expect that "Green tea" is visible'],
    ['Click "Go" ⏎ Click the disabled "Save" button', 'Click the "Save" button'],
  ],
  'as what and for how much something is listed': [
    [
      'Click "Go" ⏎ Priya shows up in the guest list as "Awaiting"',
      'Expect that "Priya" in the "guest" list shows "Awaiting"',
    ],
    [
      'Click "Go" ⏎ The order appears in the table as "Paid"',
      'Expect that "order" in the table shows "Paid"',
    ],
    [
      'Click "Go" ⏎ The basket lists Oat milk at €2.49',
      'Expect that the "Oat milk" row in "basket" shows "€2.49"',
    ],
    [
      'Click "Go" ⏎ The basket lists "Oat milk" for €2.49',
      'Expect that the "Oat milk" row in "basket" shows "€2.49"',
    ],
    [
      'Click "Go" ⏎ The summary indicates "2 places" for a total of "78,00 €"',
      'Expect that "summary" shows "2 places", then expect that "summary" shows "78,00 €"',
    ],
    [
      'Click "Go" ⏎ The table starts with three people: Ada, Ben and Cy',
      'Expect that there are exactly 3 rows in the table, then expect that "Ada" in the table is visible, then expect that "Ben" in the table is visible, then expect that "Cy" in the table is visible',
    ],
    ['Click "Go" ⏎ The table starts with four people: Ada, Ben and Cy', undefined],
  ],
  'what stands with it': [
    [
      'Click "Go" ⏎ The dialog stays open with the cursor in the title field',
      'Expect that the dialog is visible for 2 s, then expect that the "title" field is focused',
    ],
    [
      'Click "Go" ⏎ The dialog is still open, with the focus on "Cancel"',
      'Expect that the dialog is visible, then expect that "Cancel" is focused',
    ],
    [
      'Click "Go" ⏎ "lease.pdf" and "id.jpg" are listed with a bin icon each',
      'Expect that "lease.pdf" is visible, then expect that "id.jpg" is visible, then expect that the "bin" image next to "lease.pdf" is visible, then expect that the "bin" image next to "id.jpg" is visible',
    ],
    [
      'Click "Go" ⏎ "Deploy" is shown with "(edited)" behind it',
      'Expect that "Deploy" is visible, then expect that "(edited)" next to "Deploy" is visible',
    ],
    [
      'Click "Go" ⏎ The word Waiting has a number 3 beside it',
      'Expect that "3" next to "Waiting" is visible',
    ],
    [
      "Click \"Go\" ⏎ 'Stops' as well as 'Airline' filters sit in the sidebar",
      'Expect that "Stops" in the sidebar is visible, then expect that "Airline" in the sidebar is visible',
    ],
    [
      'Click "Go" ⏎ A message in red signals us: "You must accept"',
      'Expect that "You must accept" is visible, then expect that "You must accept" is red',
    ],
    [
      'Click "Go" ⏎ Expected: heading "File Uploaded!" and underneath "upload_test.txt"',
      'Expect that the "File Uploaded!" heading is visible, then expect that "upload_test.txt" under the "File Uploaded!" heading is visible',
    ],
    ['Click "Go" ⏎ The selection has moved down to Olivia Chen', 'Expect that "Olivia Chen" is selected'],
    ['Click "Go" ⏎ Focus: Save', 'Expect that "Save" is focused'],
  ],
  'numbers and records': [
    ['Click "Go" ⏎ Change the price of room 101 to 200', undefined],
    ['Click "Go" ⏎ Change Quantity 20 to 18', 'Fill "Quantity" with "18"'],
    ['Click "Go" ⏎ Edit invoice 4711', 'Carry out "edit invoice" for "4711"'],
    [
      'Click "Go" ⏎ Tick the boxes of versions 3 and 5',
      'Check the checkbox in the "3" row, then check the checkbox in the "5" row',
    ],
    ['Click "Go" ⏎ Narrow the list down to "Open"', 'Click "Open"'],
    ['Click "Go" ⏎ ORDER PLACED! is shown', undefined],
    ['Click "Go" ⏎ Enter on it: pressed', undefined],
  ],
  'what a key does': [
    ['Click "Go" ⏎ Esc clears the field', 'Press Escape, then expect that the field is empty'],
    [
      'Click "Go" ⏎ Shift+Tab from here goes back to "Customise"',
      'Press Shift+Tab, then expect that "Customise" is focused',
    ],
  ],
  'what is chosen, and what all rows have': [
    [
      'Click "Go" ⏎ There is a button whose name is "Menu" and whose state is collapsed',
      'Expect that the "Menu" button is visible, then expect that the "Menu" button is collapsed',
    ],
    [
      'Click "Go" ⏎ I see a list "Semester" where "Winter" is already chosen',
      'Expect that the "Semester" list is visible, then expect that the "Semester" list shows "Winter"',
    ],
    [
      'Click "Go" ⏎ The table only contains courses whose "Faculty" is "Philosophy"',
      'Expect that each cell in the "Faculty" column shows "Philosophy"',
    ],
    [
      'Click "Go" ⏎ Only rows whose "Status" is "Open" are shown',
      'Expect that each cell in the "Status" column shows "Open"',
    ],
    ['Click "Go" ⏎ Only rows whose "Status" is not "Open" are shown', undefined],
  ],
  'what is in what, and what leads where': [
    ['Click "Go" ⏎ Open the folder "A" and in it the folder "B"', 'Click "A", then click "B"'],
    [
      'Click "Go" ⏎ Return home takes you back to the start page',
      'Click "Return home", then expect that the page is the start page',
    ],
    ['Click "Go" ⏎ Maria goes to the overview page', undefined],
    ['Click "Go" ⏎ Archive "A" via right click', 'Right-click "A", then click "Archive"'],
    ['Click "Go" ⏎ scale label "500 m"', 'Expect that "500 m" is visible'],
  ],
  'what is filled, and what is then clicked': [
    [
      'Click "Go" ⏎ Enter "SAVE10" in the "Code" field and redeem',
      'Fill the "Code" field with "SAVE10", then click "redeem"',
    ],
    ['Click "Go" ⏎ Type "x" in the search box and go', 'Fill the search field with "x", then click "go"'],
    ['Click "Go" ⏎ Enter "x" in name and mail', 'Fill "name" with "x", then fill "mail" with "x"'],
    ['Click "Go" ⏎ Enter "x" in the name and mail fields', undefined],
  ],
  'what is meant by "it" and by a number': [
    ['Upload "a.png" to "Files" ⏎ It is listed', 'Expect that "a.png" is visible'],
    ['Click "Go" ⏎ Only 2 are left', 'Expect that there are exactly 2 items'],
    ['Click "Go" ⏎ Only "2" is left', 'Expect that each item in the list shows "2"'],
    ['Click "Go" ⏎ If the cookie banner is shown, accept it', undefined],
  ],
  'what has happened or is so, and is not to be done': [
    ['Click "Go" ⏎ The user is logged out', undefined],
    ['Click "Go" ⏎ When the user is logged out', 'Sign out'],
    ['Click "Go" ⏎ The form is submitted automatically', undefined],
    ['Click "Go" ⏎ An email is sent to "a@b.c"', undefined],
    ['Click "Go" ⏎ A new row is added at the end', undefined],
    ['Click "Go" ⏎ A new row "A" is added at the end', 'Expect that the "A" row at the bottom is visible'],
    ['Click "Go" ⏎ The required field is marked', undefined],
    ['Click "Go" ⏎ The field is limited to 10 characters', undefined],
    ['Click "Go" ⏎ The total is the sum of "A" and "B"', undefined],
    ['Click "Go" ⏎ "A" and "B" are the same', undefined],
  ],
  'which one is acted on': [
    ['Click "Go" ⏎ Close the dialog by pressing Escape', 'Press Escape'],
    ['Click "Go" ⏎ Close the dialog by pressing Cancel', 'Click "Cancel"'],
    ['Click "Go" ⏎ Select everything except "A"', undefined],
    ['Click "Go" ⏎ Enter "a" in the first empty field', undefined],
    [
      'Click "Go" ⏎ The last red row is visible',
      'Expect that the last row is visible, then expect that the last row is red',
    ],
  ],
};

testWays(WAYS);
