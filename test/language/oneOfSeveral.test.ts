/** What is said of one thing or of several, and which of those that were named is meant. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'one of several, and another one of them': [
    [
      'Ensure that the second panel shows the value 2 while the first one still says "no data"',
      'Expect that the second section shows "2", then expect that the first section shows "no data"',
    ],
    [
      'Check that the first row is now "Cosmos" and the last one "The Travels"',
      'Expect that the first row is "Cosmos", then expect that the last row is "The Travels"',
    ],
    ['Click "Save" and check that the first one shows "B"', undefined],
    [
      'Verify that the page contains the sentence "Have two lines ready."',
      'Expect that "Have two lines ready." is visible',
    ],
  ],
  'what is one of several, and what belongs to it': [
    [
      'Verify that the list shows an email "Hello" to "ada@shop.test"',
      'Expect that "Hello" in the list is visible, then expect that "Hello" and "ada@shop.test" are seen together',
    ],
    ['The list does not show an email "Hello" to "ada@shop.test"', undefined],
    [
      'Verify that the first row is "Ada" with the age 36',
      'Expect that the first row shows "Ada", then expect that "36" in the "age" cell in the first row is visible',
    ],
    [
      'The only result is "Emma"',
      'Expect that there is exactly 1 item in the list, then expect that the first item in the list shows "Emma"',
    ],
    [
      'The list contains only the book "Emma"',
      'Expect that there is exactly 1 item in the list, then expect that the first item in the list shows "Emma"',
    ],
    ['The sidebar contains only the link "Emma"', undefined],
    ['The only result is "Emma" and "Bob"', undefined],
    ['The list contains only the entries "Emma" and "Bob"', undefined],
    ['The only book is "Emma"', undefined],
    [
      'The only book in the list is "Emma"',
      'Expect that there is exactly 1 item in the list, then expect that each item in the list shows "Emma"',
    ],
    [
      '"chip" is shown with the version "v2.1.0"',
      'Expect that "chip" is visible, then expect that "chip" shows "v2.1.0", then expect that "chip" and "v2.1.0" are seen together',
    ],
    [
      '"Room A1" is shown with the code "A1"',
      'Expect that "Room A1" is visible, then expect that "Room A1", "code" and "A1" are seen together',
    ],
    [
      'Verify that below "Drafts" there is the entry "Emma"',
      'Expect that the "Emma" item under "Drafts" is visible',
    ],
    [
      'The login page with the heading "Hello" is shown',
      'Expect that the "login" page is open, then expect that the "Hello" heading is visible',
    ],
    ['The login page with the heading "Hello" is not shown', undefined],
    ['The login page with the disabled button "Go" is shown', undefined],
    ['The login page with an empty "Name" field is shown', undefined],
  ],
  'which thing is meant of those that were named': [
    ['I see the "Menu" heading ⏎ The page heading is "Posts"', 'Expect that the heading is "Posts"'],
    ['Click the bell again and the box closes', undefined],
    ['The text box is not visible', 'Expect that the field is not visible'],
    ['I see "Bar" ⏎ Frobnicate gently, please ⏎ The same button says "Light"', undefined],
    ['Select the email "Your order"', 'Select "Your order" from "email"'],
    ['Select the task "Buy milk"', 'Select "Buy milk" from "task"'],
    ['Select the category "Books"', 'Select "Books" from "category"'],
  ],
  'one value for several fields': [
    [
      'Fill in "Email" with "e" ⏎ Fill in both "Password" and "Repeat Password" with "secret"',
      'Fill "Password" with "secret", then fill "Repeat Password" with "secret"',
    ],
    ['Fill "A" and "B" with "x" and "y"', 'Fill "A" with "x", then fill "B" with "y"'],
    ['Fill in "A" ⏎ Fill both "X" with "y"', undefined],
    ['Enter "A" as "X" and "B" as "Y"', 'Fill "X" with "A", then fill "Y" with "B"'],
    [
      'Type "A" as "X", "B" as "Y" and "C" as "Z"',
      'Fill "X" with "A", then fill "Y" with "B", then fill "Z" with "C"',
    ],
    ['Set "X" as "A" and "Y" as "B"', 'Fill "X" with "A", then fill "Y" with "B"'],
    ['Change the project name from Old Barn to "New Barn"', 'Fill "project name" with "New Barn"'],
    ['Change the status from Open to Closed', 'Select "Closed" from "status"'],
    ['Replace the search term by "tea"', 'Fill "search term" with "tea"'],
    ['Fill both fields with "x"', undefined],
    ['Fill "A", "B" and "C" with "x" and "y"', undefined],
    ['Provide "A" and "B" to "C"', undefined],
  ],
  'who or what is an editor': [
    ['Ada is not an editor', undefined],
    ['The editor shows "Hello"', 'Expect that the editor shows "Hello"'],
    ['Then the code editor should now show "Hello"', 'Expect that the editor shows "Hello"'],
    ['The editor clicks "Publish"', 'Click "Publish"'],
    ['The editor closes', undefined],
    ['The "Post" editor is not visible', undefined],
    ['There is no "Bold" button in the editor', undefined],
    ['The editor "Ada" is not listed', 'Expect that "Ada" is not visible'],
    ['Click the editor "Ada"', 'Click "Ada"'],
    ['I am on the editor page', 'Go to the "editor" page'],
  ],
};

testWays(WAYS);
