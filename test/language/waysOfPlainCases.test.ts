/** What colleagues write to each other, of the pages that they have before them. */
import { testWays } from './testWays.js';

testWays({
  'where one is or comes to': [
    [
      'Back on the board "Barista" is gone',
      'Go to the "board" page, then expect that "Barista" is not visible',
    ],
    [
      'Once back in the settings the name should still be Tom',
      'Go to the "settings" page, then expect that "name" shows "Tom"',
    ],
    [
      'Then back on the board "Barista" is gone',
      'Expect that the "board" page is open, then expect that "Barista" is not visible',
    ],
    [
      'With Back to login you get to the sign-in page again',
      'Click "Back to login", then expect that the "sign-in" page is open',
    ],
    ['With "Back" you don\'t get to the start page', undefined],
    [
      'Going to /queries shows the sign-in page',
      'Open "/queries", then expect that the "sign-in" page is open',
    ],
    ['Clicking "Back" leads to the start page', 'Click "Back", then expect that the page is the start page'],
    ['Clicking "Back" does not lead to the start page', undefined],
    [
      'Go to Connections, where there is one called Sales demo',
      'Click "Connections", then expect that "Sales demo" is visible',
    ],
    [
      'Click "Hide", after which the button is called "Show"',
      'Click "Hide", then expect that the "Show" button is visible',
    ],
    ['Open /orders and, in the toolbar, click "New"', 'Open "/orders", then click "New" in the toolbar'],
    ["Open the sign-up page, that's /signup", 'Open "/signup"'],
    ["Open the sign-up page, that's not /signup", undefined],
    ['On the sign-up page (/signup) click "Go"', 'Open "/signup", then click "Go"'],
    ['You should end up on a page with "Content 4" on it', 'Expect that "Content 4" is visible'],
    ['You should not end up on a page with "Content 4" on it', undefined],
    [
      'You should end up on a page with "A" and "B" on it',
      'Expect that "A" is visible, then expect that "B" is visible',
    ],
    ['You should end up on a page with "A" or "B" on it', undefined],
    [
      'You should still be on the page about the Apple iPhone 8',
      'Expect that the "Apple iPhone 8" page is open',
    ],
  ],
  'what a page or a part of it has': [
    ['The page of the item shows "Zoe Marsh"', 'Expect that "Zoe Marsh" is visible'],
    ['The page of the item shows only "Zoe Marsh"', undefined],
    ['Verify that the page of the flag "gift-cards" is shown', 'Expect that the "gift-cards" page is open'],
    [
      'The page of the flag "gift-cards" is shown with the description "Sell gift cards" and the type "release"',
      'Expect that the "gift-cards" page is open, then expect that "Sell gift cards" is visible, then expect that "release" is visible',
    ],
    ['The "Sent" tab should show the number 4', 'Expect that the "Sent" tab shows "4"'],
    [
      'The "To do" column lists "A" with "12h" and no longer "B"',
      'Expect that "A" in the "To do" column is visible, then expect that "A" and "12h" are seen together, then expect that "B" in the "To do" column is not visible',
    ],
    ['The "To do" column lists only "A" with "12h"', undefined],
    [
      'A note with the heading "Shopping" is displayed and it contains the text "Milk"',
      'Expect that "Shopping" is visible, then expect that "Shopping" and "Milk" are seen together',
    ],
    ['Then the keyboard with the "Send" button is back', 'Expect that the "Send" button is visible'],
    ['Then the keyboard with the "Send" button is not back', undefined],
    [
      'Only the row due "2031-01-15" is left in the table',
      'Expect that each row in the table shows "2031-01-15"',
    ],
  ],
  'how many there are, by their names': [
    [
      'Then I get 3 rows: azure, cyan and indigo',
      'Expect that there are exactly 3 rows, then expect that "azure" is visible, then expect that "cyan" is visible, then expect that "indigo" is visible',
    ],
    ['Then I get 3 rows: azure and cyan', undefined],
    ['There are two buttons, disabled and red', undefined],
    [
      'Both foghorn and lighthouse are listed',
      'Expect that "foghorn" is visible, then expect that "lighthouse" is visible',
    ],
    ['Both foghorn and lighthouse are not listed', undefined],
    ['All 4 flags are in the list', 'Expect that there are exactly 4 "flags" things in the list'],
    ['At least 4 rows are in the table again', 'Expect that there are at least 4 rows in the table'],
    ['4 rows are not in the table', undefined],
    ['4 rows are in the table and 2 in the list', undefined],
    [
      'The sidebar lists both, Flow 1 and Flow 2',
      'Expect that "Flow 1" in the sidebar is visible, then expect that "Flow 2" in the sidebar is visible',
    ],
  ],
  "what comes, and what doesn't": [
    ['The page still says "Alerts" at the top', 'Expect that "Alerts" at the top is visible'],
    ['The page does not say "Alerts" at the top', undefined],
    [
      'The page says "All set" and has a "Finish" button instead of "Next"',
      'Expect that "All set" is visible, then expect that the "Finish" button is visible, then expect that the "Next" button is not visible',
    ],
    ['The page does not say "All set" and has a "Finish" button', undefined],
    ['It tells you to "Type a message here"', 'Expect that "Type a message here" is visible'],
    ['It does not tell you to "Type a message here"', undefined],
    [
      '"Tea timer" comes up and "Hello" doesn\'t',
      'Expect that "Tea timer" is visible, then expect that "Hello" is not visible',
    ],
    ['"Tea timer" doesn\'t come up and "Hello" doesn\'t', undefined],
    ['There should be no cards at all', 'Expect that there are exactly 0 sections'],
  ],
  'what is seen with what in it': [
    [
      'You see a panel with the tag "food" in it',
      'Expect that the section is visible, then expect that "food" in the section is visible',
    ],
    [
      'A menu opens with "Copy" and "Paste" in it',
      'Expect that the menu is visible, then expect that "Copy" in the menu is visible, then expect that "Paste" in the menu is visible',
    ],
    [
      'You see "Getting started" with "Welcome" in it',
      'Expect that "Getting started" is visible, then expect that "Getting started" and "Welcome" are seen together',
    ],
    ['You see a panel with only "food" in it', undefined],
    ['You see a panel with "food" or "drink" in it', undefined],
    [
      'The form is shown with the email field empty',
      'Expect that the form is visible, then expect that the "email" field in the form is empty',
    ],
    ['The form does not appear with the email field empty', undefined],
    [
      'It takes you straight back to the login, with the email box empty.',
      'Expect that the "login" page is open, then expect that the "email" field is empty',
    ],
    ['It does not take you back to the login', undefined],
    [
      'Down at the bottom there\'s an "Edit" button',
      'Expect that the "Edit" button at the bottom is visible',
    ],
  ],
  'what is done in the words of everyday': [
    ['Type radio into the filter box.', 'Fill the "filter" field with "radio"'],
    ['Type text into the search box', undefined],
    ['Confirm the question the browser asks', 'Accept the browser dialog'],
    [
      'Untick "Keys panel" in there and close the settings with Escape',
      'Uncheck "Keys panel", then press Escape',
    ],
    ['Click the very last row', 'Click the last row'],
    ['Switch the view to Hierarchy', 'Click "Hierarchy"'],
    ['Hop over to the comments and open "Comment 8"', 'Click "comments", then click "Comment 8"'],
    ['Log out via the menu behind the avatar', 'Sign out'],
    ['Go on with Next once more', 'Click "Next"'],
    ['Click the little gear (its tooltip says "Settings")', 'Click "Settings"'],
    ['Hit the moon icon ("Switch to dark mode")', 'Click "Switch to dark mode"'],
    ['Click the gear (not "Settings")', undefined],
    ["The browser asks whether you're sure - say OK.", 'Accept the browser dialog'],
    ['The browser asks if you really want to leave, press Cancel', 'Dismiss the browser dialog'],
    ['Type "bread" into the box that turns up there', 'Fill the field with "bread"'],
    ['Reload the page, just to be sure', 'Reload the page'],
    ['Click Save, top right', 'Click "Save" at the top right'],
    ['Enter an amount of "900"', 'Fill "amount" with "900"'],
    [
      'Log in at / as admin with unleash4all',
      'Open "/", then sign in as "admin" with the password "unleash4all"',
    ],
    ['Log in at / as admin with the wrong password', undefined],
  ],
  'what programs read': [
    ['Type {"a": 1} into the editor', 'Fill the editor with "{\\"a\\": 1}"'],
    [
      'The user enters “[{"id":"a1","name":"Read me"}]” in the text area',
      'Fill the editor with "[{\\"id\\":\\"a1\\",\\"name\\":\\"Read me\\"}]"',
    ],
  ],
});
