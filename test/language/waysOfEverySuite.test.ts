/** What every suite says: labels that begin with a verb, completed tasks, one of several, what comes of an action. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'labels that begin with a verb': [
    ['Click "Go" ⏎ Click the add to cart button', 'Click the "add to cart" button'],
    ['Click "Go" ⏎ Click the toggle all checkbox', 'Click the "toggle all" checkbox'],
    [
      'Click "Go" ⏎ the toggle all checkbox is not checked',
      'Expect that the "toggle all" checkbox is not checked',
    ],
    ['Click "Go" ⏎ Click the log out link', 'Click the "log out" link'],
    ['Click "Go" ⏎ Click the forgot your password link', 'Click the "forgot your password" link'],
    ['Click "Go" ⏎ I press the sign up button', 'Click the "sign up" button'],
    [
      'Click "Go" ⏎ Click the add to cart button for "Sauce Labs Backpack"',
      'Click the "add to cart" button in "Sauce Labs Backpack"',
    ],
    ['Click "Go" ⏎ The add to cart button is disabled', 'Expect that the "add to cart" button is disabled'],
    [
      'Click "Go" ⏎ Click the order now button and the cancel button',
      'Click the "order now" button, then click the "cancel" button',
    ],
    [
      'Click "Go" ⏎ Select 25 from the rows per page dropdown',
      'Select "25" from the "rows per page" drop-down',
    ],
    [
      'Click "Go" ⏎ Select "Price (low to high)" in the sort dropdown.',
      'Select "Price (low to high)" from the "sort" drop-down',
    ],
    ['Click "Go" ⏎ Click the right mouse button', undefined],
  ],
  'what is completed': [
    [
      'Click "Go" ⏎ And "walk the dog" should still be there and not be completed',
      'Expect that "walk the dog" is visible, then expect that "walk the dog" is not completed',
    ],
    ['Click "Go" ⏎ All todos should be completed', 'Expect that each item in the list is completed'],
    [
      'Click "Go" ⏎ Then both todos should be struck through',
      'Expect that there are exactly 2 items in the list, then expect that each item in the list is struck through',
    ],
    [
      'Click "Go" ⏎ Both tasks are completed',
      'Expect that there are exactly 2 items in the list, then expect that each item in the list is completed',
    ],
    ['Click "Go" ⏎ "a" is marked as completed', 'Expect that "a" is completed'],
    [
      'Click "Go" ⏎ When I mark "walk the dog" as completed',
      'Carry out "mark as completed" for "walk the dog"',
    ],
    [
      'Click "Go" ⏎ Mark "a" and "b" as completed',
      'Carry out "mark as completed" for "a", then carry out "mark as completed" for "b"',
    ],
    ['Click "Go" ⏎ I drag the Milk item into the Done list', 'Drag the "Milk" item onto the "Done" list'],
    ['Click "Go" ⏎ Hide completed tasks', 'Carry out "hide completed tasks"'],
    ['Click "Go" ⏎ Task list: 3 of 5 done', undefined],
    ['Click "Go" ⏎ Everything below is done without a mouse.', undefined],
    ['Click "Go" ⏎ Leg day was completed', undefined],
    ['Click "Go" ⏎ No task is completed', undefined],
  ],
  'one of several': [
    ['Click "Go" ⏎ I delete the last item', 'Carry out "delete" for the last item'],
    ['Click "Go" ⏎ Remove the second item from the cart', 'Carry out "remove from cart" for the second item'],
    ['Click "Go" ⏎ Mark the first todo as completed', 'Carry out "mark as completed" for the first item'],
    [
      'Click "Go" ⏎ Delete the second line - only one line is left',
      'Carry out "delete" for the second row, then expect that there is exactly 1 row',
    ],
    ['Click "Go" ⏎ Drag "Task 3" to the top of the list', 'Drag "Task 3" onto the first item'],
    ['Click "Go" ⏎ Add second driver', undefined],
    ['Click "Go" ⏎ Rename the first one', undefined],
  ],
  'what was seen before': [
    [
      'Click "Go" ⏎ The cart badge is not displayed.',
      'Expect that the "cart" badge was visible before and is gone',
    ],
    [
      'Click "Go" ⏎ Click "Back Home" and verify that the cart badge is not displayed.',
      'Click "Back Home", then expect that the "cart" badge was visible before and is gone',
    ],
    [
      'Click "Go" ⏎ Verify that no output box is displayed.',
      'Expect that the "output" field was visible before and is gone',
    ],
    ['Click "Go" ⏎ The total is not shown', undefined],
    ['Click "Go" ⏎ Verify that the URL does not contain the word token', undefined],
    ['Click "Go" ⏎ When the contributor removes the snow chip', 'Carry out "remove snow chip"'],
  ],
  'only these': [
    [
      'Click "Go" ⏎ Then I should see only "buy milk" and "pay rent"',
      'Expect that the list has exactly the items "buy milk", "pay rent"',
    ],
    [
      'Click "Go" ⏎ Then I should only see "buy milk" in the list',
      'Expect that each item in the list shows "buy milk"',
    ],
    ['Click "Go" ⏎ only Leave stays visible', 'Expect that each item in the list shows "Leave"'],
    ['Click "Go" ⏎ I only see the "Save" button', undefined],
  ],
  'what comes of it': [
    [
      'Click "Go" ⏎ Searching for "dress" on the Products page changes the heading to "Searched Products"',
      'Fill the search field with "dress", then press Enter, then expect that the heading shows "Searched Products"',
    ],
    [
      'Click "Go" ⏎ clicking on 20 shortens the list to 20 rows.',
      'Click "20", then expect that there are exactly 20 rows',
    ],
    [
      'Click "Go" ⏎ Typing "deu" narrows the list down to Deutsch',
      'Type "deu", then expect that each item in the list shows "Deutsch"',
    ],
    ['Click "Go" ⏎ Ticking "All" ticks all boxes', 'Check "All", then expect that each checkbox is checked'],
    [
      'Click "Go" ⏎ Changing the quantity to 2 updates the total to "$20"',
      'Fill "quantity" with "2", then expect that "total" shows "$20"',
    ],
    [
      'Click "Go" ⏎ Clicking "A" enables "B" and disables "C"',
      'Click "A", then expect that "B" is enabled, then expect that "C" is disabled',
    ],
    [
      'Click "Go" ⏎ Clicking on "Old" makes it clear that "This is old"',
      'Click "Old", then expect that "This is old" is visible',
    ],
    [
      'Click "Go" ⏎ Then the button next to "Comment" changes its text from "Close issue" to "Close with comment"',
      undefined,
    ],
    [
      'Click "Go" ⏎ Verify that the monthly price shows "€12" and toggling "Yearly" changes it to "€120"',
      undefined,
    ],
    ['Click "Go" ⏎ When the mechanic cuts the quantity down to 1', undefined],
    ['Click "Go" ⏎ Free rooms reduces 14 to 13', undefined],
  ],
  'empty, focused and disabled': [
    [
      'Click "Go" ⏎ And the input should be empty with the placeholder "What needs to be done?"',
      'Expect that the field is empty, then expect that the placeholder of the field is "What needs to be done?"',
    ],
    [
      'Click "Go" ⏎ Both fields are empty after the error',
      'Expect that the first field is empty, then expect that the second field is empty',
    ],
    [
      'Click "Go" ⏎ Press Login with empty fields -> under each field is text "Required"',
      'Click "Login", then expect that "Required" under each field is visible',
    ],
    [
      'Click "Go" ⏎ Press Register with empty form -> error "First name is required."',
      'Click "Register", then expect that "First name is required." is visible',
    ],
    [
      'Click "Go" ⏎ Press Save without filling anything -> "Required" under User Role, Employee Name and Status',
      'Click "Save", then expect that "Required" under "User Role" is visible, then expect that "Required" under "Employee Name" is visible, then expect that "Required" under "Status" is visible',
    ],
    [
      'Click "Go" ⏎ The button is disabled when the password is empty',
      'Expect that "password" is empty, then expect that the button is disabled',
    ],
    [
      'Click "Go" ⏎ The Email field is focused when the page loads',
      'Expect that the "Email" field is focused',
    ],
    ['Click "Go" ⏎ No validation errors are shown on page load', 'Expect that there are exactly 0 messages'],
    [
      'Click "Go" ⏎ Make sure that the "Sign up" button is greyed out as long as the form is empty.',
      'Expect that the form is empty, then expect that the "Sign up" button is disabled',
    ],
    [
      'Click "Go" ⏎ Town hall must vanish when Show declined is unticked',
      'Uncheck "Show declined", then expect that "Town hall" was visible before and is gone',
    ],
    [
      'Click "Go" ⏎ Verify that the \'Load more\' button disappears when all items have been loaded',
      undefined,
    ],
    [
      'Click "Go" ⏎ First name and last name are empty',
      'Expect that the "First name" field is empty, then expect that the "last name" field is empty',
    ],
    ['Click "Go" ⏎ Clear the Last name field', 'Clear the "Last name" field'],
    [
      'Click "Go" ⏎ Each product has an "Add to cart" button',
      'Expect that the "Add to cart" button in each item is visible',
    ],
    ['Click "Go" ⏎ I see "A" next to "B" and "C"', undefined],
  ],
  'lists, values and pages': [
    [
      'Click "Go" ⏎ Verify that the first product is "A" at "$7.99" and the last is "B" at "$49.99".',
      'Expect that the first item shows "A", then expect that the first item shows "$7.99", then expect that the last item shows "B", then expect that the last item shows "$49.99"',
    ],
    [
      'Click "Go" ⏎ Verify that the prices are, in order, $49.99, $29.99, $15.99.',
      'Expect that "$49.99" comes before "$29.99", then expect that "$29.99" comes before "$15.99"',
    ],
    ['Click "Go" ⏎ The prices are $9, $8 and $8 in this order', undefined],
    [
      'Click "Go" ⏎ The names are "A", "B" and "C" in this order',
      'Expect that "A" comes before "B", then expect that "B" comes before "C"',
    ],
    [
      'Click "Go" ⏎ Open "Widgets" > "Progress Bar" ⏎ the bar is at "0%"',
      'Expect that the progress bar shows "0%"',
    ],
    [
      'Click "Go" ⏎ Click "Start" and wait until the bar reaches "100%".',
      'Click "Start", then expect that the progress bar shows "100%"',
    ],
    [
      'Click "Go" ⏎ The "Swag Labs" login page is displayed',
      'Expect that the "login" page is open, then expect that "Swag Labs" is visible',
    ],
    ['Click "Go" ⏎ And the word "empty" should be rendered in bold', 'Expect that "empty" is bold'],
    [
      'Click "Go" ⏎ Username "abc" -> "Should be at least 5 characters"',
      'Fill "Username" with "abc", then expect that "Should be at least 5 characters" is visible',
    ],
    [
      'Click "Go" ⏎ Password "test123!", Confirm Password "test124!" -> "Passwords do not match"',
      'Fill "Password" with "test123!", then fill "Confirm Password" with "test124!", then expect that "Passwords do not match" is visible',
    ],
    [
      'Click "Go" ⏎ Select Red, Green and Blue in the multi-select',
      'Select "Red", "Green" and "Blue" from the list box',
    ],
    [
      'Click "Go" ⏎ Search for "London" in the table',
      'Fill the search field with "London", then press Enter',
    ],
    [
      'Click "Go" ⏎ Search for "dress" on the Products page',
      'Fill the search field with "dress", then press Enter',
    ],
    [
      'Click "Go" ⏎ Passwords do not match message is displayed',
      'Expect that "Passwords do not match" is visible',
    ],
    ['Click "Go" ⏎ Showing 1 to 10 of 57 entries', 'Expect that "Showing 1 to 10 of 57 entries" is visible'],
    ['Click "Go" ⏎ Click the browser back button', 'Go back'],
    ['Click "Go" ⏎ Select "Red" as "Colour" and save as "x"', undefined],
  ],
};

testWays(WAYS);
