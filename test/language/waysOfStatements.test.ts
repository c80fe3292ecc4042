/** What plain statements are about, what comes and goes, and by which button something is done. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'what a statement is about': [
    ['Then Target shows 19.0', 'Expect that "Target" shows "19.0"'],
    [
      'Then Rye bread is gone from the basket',
      'Expect that "Rye bread" in "basket" was visible before and is gone',
    ],
    ['Then Hire two engineers is checked', 'Expect that "Hire two engineers" is checked'],
    [
      'Then Onion and Garlic are struck through',
      'Expect that "Onion" is struck through, then expect that "Garlic" is struck through',
    ],
    ['When Yusuf Demir is dragged from Applied to Screening', 'Drag "Yusuf Demir" onto "Screening"'],
    ['The latest reading shows 120/80', 'Expect that "latest reading" shows "120/80"'],
    ['Monthly churn turns from Queued into Ready', 'Expect that "Monthly churn" shows "Ready"'],
    [
      'The total number of bookmarks stays the same',
      'Expect that the number in "total number of bookmarks" is the same as before',
    ],
    ['The highest bid is 120', 'Expect that "highest bid" is "120"'],
    ['Estimated arrival moved to Thursday', 'Expect that "Estimated arrival" shows "Thursday"'],
    ['Attic Single comes before Garden Suite', 'Expect that "Attic Single" comes before "Garden Suite"'],
    ['Printer jam sits in Hardware', 'Expect that "Printer jam" in "Hardware" is visible'],
  ],
  'what comes, goes and cannot be used': [
    ['"Ada" drops out of the list', 'Expect that "Ada" in the list is not visible'],
    ['"Ada" has moved out of "Pending"', 'Expect that "Ada" in "Pending" is not visible'],
    ['"Ada" is filed under "Done"', 'Expect that "Ada" under "Done" is visible'],
    ['"Pens" are listed before "Rulers"', 'Expect that "Pens" comes before "Rulers"'],
    ['"Foundation" outranks "Robot Dreams"', 'Expect that "Foundation" comes before "Robot Dreams"'],
    ['"Adler" is shown after "Zimmer"', 'Expect that "Adler" comes after "Zimmer"'],
    ['"Finish" is disabled until a plan has been picked', 'Expect that "Finish" is disabled'],
    ['"Send" is inactive', 'Expect that "Send" is not enabled'],
    ['The "Overview" tab is inactive', 'Expect that the "Overview" tab is not selected'],
    ['It is not possible to press "Send"', 'Expect that "Send" is not enabled'],
    ['"Fischer" isn\'t there at all', 'Expect that "Fischer" is not visible'],
  ],
  'rows, lists and dialogs': [
    [
      '"Bar stool" is now the first row and "Writing desk" the last.',
      'Expect that the first row contains "Bar stool", then expect that the last row contains "Writing desk"',
    ],
    [
      'Bar stool is the first row and Writing desk the last one.',
      'Expect that the first row contains "Bar stool", then expect that the last row contains "Writing desk"',
    ],
    [
      '4 courses are shown, among them Drum circle and Chamber ensemble.',
      'Expect that there are exactly 4 "courses" things, then expect that "Drum circle" is visible, then expect that "Chamber ensemble" is visible',
    ],
    [
      'Choose "May 20" in the first list and "May 22" in the second',
      'Select "May 20" from the first drop-down, then select "May 22" from the second drop-down',
    ],
    [
      'Enter "secret" in the dialog "Password for admin" and click "OK".',
      'Fill the field in the "Password for admin" dialog with "secret", then click "OK"',
    ],
    ['The rate "Standard" costs 160 Euros', 'Expect that "Standard" shows "160 Euros"'],
    ['I open "Tickets" and then the report "All Tickets"', 'Click "Tickets", then click "All Tickets"'],
    [
      'The page Compost now shows "Turn the heap every two weeks."',
      'Expect that the "Compost" page is open, then expect that "Turn the heap every two weeks." is visible',
    ],
  ],
  'notices in own words': [
    [
      'Then a green message says that the course "Cello for adults" was added successfully',
      'Expect that the message contains "course", then expect that the message contains "Cello for adults", then expect that the message contains "added", then expect that the message is green',
    ],
  ],
  'who is signed in': [
    [
      'Given the user "mira" has logged in at "/login" with the password "beetroot-24"',
      'Open "/login", then sign in as "mira" with the password "beetroot-24"',
    ],
    [
      'Given the user "admin" has opened "/" and logged in with the password "admin123"',
      'Open "/", then sign in as "admin" with the password "admin123"',
    ],
    [
      'Log in at "/login" with user ID mira and password beetroot-24.',
      'Open "/login", then sign in as "mira" with the password "beetroot-24"',
    ],
  ],
  'what is done, and by what': [
    ['Empty the cart with "Remove all"', 'Click "Remove all"'],
    ['Decline the offer with No thanks', 'Click "No thanks"'],
    ['When the insurance is declined with No thanks', undefined],
    ['Cancel the order via "Yes, cancel"', 'Click "Yes, cancel"'],
    ['Submit the request using the "Send" button', 'Click the "Send" button'],
  ],
  'more than a rule can hold': [
    ['When the offer is not declined with No thanks', undefined],
    ['When the offer can be declined with No thanks', undefined],
    ['Then The winner is not shown', undefined],
    ['Then Ada has left the message "Hello"', undefined],
    ['Then Ada was taken off the list by Bob', undefined],
    ['Then Milk cannot be taken off the list', undefined],
    ['Then Milk disappears from "Cart" but not from "Wishlist"', undefined],
    ['Then the player Ada has left the table', undefined],
    ['A green message says nothing about "Drum"', undefined],
    ['Then Finish was disabled until now', undefined],
    ['Then Finish can be disabled if needed', undefined],
    ['I delete the message with "Call me"', undefined],
    ['Create a task with Call mom', undefined],
    ['Share the photo with Mark', undefined],
    ['Book the flight via London', undefined],
    ['Accept the terms with Continue disabled', undefined],
    ['I refuse to accept the offer with "Accept"', undefined],
    ['Then Milk directly precedes Eggs', undefined],
    ['When the user "Ada" logs in with the password hint', undefined],
    ['Bills on hold are not listed', 'Expect that "Bills on hold" was visible before and is gone'],
    [
      'Then Milk and Eggs drop out of the list',
      'Expect that "Milk" in the list is not visible, then expect that "Eggs" in the list is not visible',
    ],
    ['Delete the row with "Ada"', undefined],
    ['Then Omar gets an email', undefined],
    ['The homework Fractions should not be visible', undefined],
    ['The cheapest flight is on top', undefined],
    ['The site shows an alert', undefined],
    ['Save the article with Ctrl+S', undefined],
    ['Hide the review by Gruff1970', 'Carry out "hide review" for "Gruff1970"'],
    ['Vents has lost', undefined],
  ],
  'where a case begins': [
    ['Given a librarian is on the circulation desk', 'Go to the "circulation desk" page'],
    ['Given the user is on the circulation page', 'Go to the "circulation" page'],
    ['Given a nurse on the ward overview', 'Go to the "ward overview" page'],
    ['Given the login page', 'Go to the "login" page'],
    ["Given the museum's ticket page", 'Go to the "ticket" page'],
    ['Given the user has the shopping page open', 'Go to the "shopping" page'],
    ['Given the budget overview is open', 'Go to the "budget overview" page'],
    ['Given the member is on her loans page', 'Go to the "loans" page'],
    ['Given an investor looks at the portfolio', 'Go to the "portfolio" page'],
    ['Given the data analyst has navigated to Dashboards', 'Go to the "Dashboards" page'],
  ],
  'texts that are sentences, and how they are told': [
    ['Then Only PDF files are accepted is displayed', 'Expect that "Only PDF files are accepted" is visible'],
    [
      'Then Your booking could not be found appears',
      'Expect that "Your booking could not be found" is visible',
    ],
    [
      '"Invalid user name or password" is the answer',
      'Expect that "Invalid user name or password" is visible',
    ],
    ['"The link has expired", says the page', 'Expect that "The link has expired" is visible'],
    [
      'The system should throw the error "From date cannot be greater"',
      'Expect that "From date cannot be greater" is visible',
    ],
  ],
  'what begins no case': [
    ['Given the map is centred on Lyon', undefined],
    ['Given the coach has the roster in front of him', undefined],
    ['When the parent clicks on the bell', 'Click "bell"'],
    ['Given a user with two orders', undefined],
    ['Then the login page', undefined],
    ['Then Email is required is not shown', undefined],
    ["Then What's new in 4.2 can't be seen", undefined],
    ['The system should not show the error "Too long"', undefined],
  ],
  'as testers put it': [
    ['Click the right arrow to move to the next month', 'Click "right arrow"'],
    ['Click the left arrow of the calendar', 'Click "left arrow" in "calendar"'],
    ['Press the right arrow', 'Press ArrowRight'],
    [
      'Click "A" to go to the next page and verify that "B" is visible',
      'Click "A", then expect that "B" is visible',
    ],
    [
      'Verify that the Retention Period dropdown displays "30 days" as the default value',
      'Expect that the "Retention Period" drop-down shows "30 days"',
    ],
    [
      'Verify that a success toast with the message "Profile updated" is shown',
      'Expect that "Profile updated" is visible',
    ],
    [
      'Verify that the Comments section displays the placeholder "Share"',
      'Expect that the placeholder of the "Comments" section is "Share"',
    ],
    ['A toast "Saved" swims in', 'Expect that the "Saved" alert is visible'],
    [
      'Then "Too many meetings" is pinned under "Went badly"',
      'Expect that "Too many meetings" under "Went badly" is visible',
    ],
    ['Verify that no success toast with the message "Saved" is shown', undefined],
    ['The Rules thread is pinned on top', undefined],
  ],
};

testWays(WAYS);
