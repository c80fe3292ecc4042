/** What testers write of results and of who is signed in: what each result shows, formats, parts of a page, pairs. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'results and what each of them shows': [
    ['The search results contain "Blue mug"', 'Expect that "Blue mug" in the list is visible'],
    [
      'The search results should only contain products with "mug" in their name',
      'Expect that each item in the list shows "mug"',
    ],
    [
      'All displayed products should belong to the category "Kitchen"',
      'Expect that each item in the list shows "Kitchen"',
    ],
    ['I should see "3" items in my cart', 'Expect that there are exactly 3 items in "cart"'],
    [
      'The table has two rows, both with the description "Tea"',
      'Expect that there are exactly 2 rows in the table, then expect that each row in the table shows "Tea"',
    ],
    [
      'Only two transactions are shown, both named "Tea"',
      'Expect that there are exactly 2 items in the list, then expect that each item in the list shows "Tea"',
    ],
  ],
  formats: [
    [
      'The date is displayed in the format "DD.MM.YYYY"',
      'Expect that "date" matches "\\d{2}\\.\\d{2}\\.\\d{4}"',
    ],
    ['The time is shown in the format "HH:mm"', 'Expect that "time" matches "\\d{2}:\\d{2}"'],
    ['The price is shown with the currency "€"', 'Expect that "price" contains "€"'],
    ['The dropdown "Role" should have "Admin" selected', 'Expect that the "Role" drop-down shows "Admin"'],
    ['The text should be in German', undefined],
  ],
  'the page': [
    ['The URL should change to "/cart"', 'Expect that the page is "/cart"'],
    ['The page scrolls to the section "Contact"', 'Expect that the "Contact" section is in view'],
    ['The start page "RT at a glance" is displayed', 'Expect that the "RT at a glance" page is open'],
    ['Return to the start page with "Home"', 'Click "Home"'],
    ['Leave the other fields empty', 'Do nothing'],
    ['The number of results should be displayed as "5 results"', 'Expect that "5 results" is visible'],
    ['Submit the form without filling in any fields', 'Submit the form'],
    ['Navigate to the "Users" page via the sidebar', 'Click "Users" in the sidebar'],
    ['Navigate to "Settings > Users"', 'Click "Settings", then click "Users"'],
    ['Wait a few seconds', 'Wait 3 s'],
    ['Verify that a CSV file is downloaded', 'Expect that a file whose name ends with ".csv" was downloaded'],
    ['Verify that no CSV file is downloaded', undefined],
  ],
  'parts that are shown, and as what': [
    [
      'The preview on the right shows the heading "Offer" and the sender "Ada"',
      'Expect that the "Offer" heading in "preview" at the right is visible, then expect that "Ada" in "preview" at the right is visible',
    ],
    [
      'The page shows "Bergen" as the location and "Ada" as the requestor',
      'Expect that "location" shows "Bergen", then expect that "requestor" shows "Ada"',
    ],
    ['The sidebar shows 89.50 EUR for "Dining"', 'Expect that "Dining" in the sidebar shows "89.50 EUR"'],
    [
      'The discounted price "32.40" is displayed next to the original price "36.00"',
      'Expect that "32.40" next to "36.00" is visible',
    ],
    [
      '"C" is listed between "A" and "B"',
      'Expect that "C" is visible, then expect that "A" comes before "C", then expect that "C" comes before "B"',
    ],
    [
      'The channel "C" is shown in the sidebar between "A" and "B"',
      'Expect that "C" in the sidebar is visible, then expect that "A" in the sidebar comes before "C" in the sidebar, then expect that "C" in the sidebar comes before "B" in the sidebar',
    ],
    ['"C" is not listed between "A" and "B"', undefined],
    [
      'A form with the field "Folder name" opens',
      'Expect that the form is visible, then expect that the "Folder name" field in the form is visible',
    ],
    [
      'A small form with the fields "Name" and "Parent" opens',
      'Expect that the form is visible, then expect that the "Name" field in the form is visible, then expect that the "Parent" field in the form is visible',
    ],
    [
      'The first entry in the table has the description "Tea"',
      'Expect that the first item in the table shows "Tea"',
    ],
  ],
  'one after the other': [
    [
      'Change the "Priority" from "Low" to "High" and the "Place" from "Bergen" to "Home"',
      'Select "High" from "Priority", then select "Home" from "Place"',
    ],
    [
      'The list shows two messages ⏎ They are "A" and "B"',
      'Expect that the first message in the list is "A", then expect that the second message in the list is "B"',
    ],
    ['The list shows three messages ⏎ They are "A" and "B"', undefined],
    ['Click "Go" ⏎ They are "A" and "B"', undefined],
  ],
  'who is signed in': [
    [
      'Given Clara is logged in (open "/", user name "clara", password "x1") and has opened "Contacts"',
      'Open "/", then sign in as "clara" with the password "x1", then click "Contacts"',
    ],
    [
      'Given "hanna" is logged in at "/" with the password "x1" and has opened her ticket "Printer"',
      'Open "/", then sign in as "hanna" with the password "x1", then click "Printer"',
    ],
    [
      'Fill in the registration form with name "Ada", email "ada@x.org" and password "secret"',
      'Fill "name" with "Ada", then fill "email" with "ada@x.org", then fill "password" with "secret"',
    ],
  ],
  'what it is': [
    ['Verify that the order status is "Cancelled"', 'Expect that "order status" is "Cancelled"'],
    ['Verify that the cart is empty', 'Expect that "cart" is empty'],
    ['Given the cart is empty', undefined],
    ['Verify that the total is reduced to "27.00"', 'Expect that "total" shows "27.00"'],
    [
      'Verify the order summary lists "Blue mug" with quantity 2 and price "24.00"',
      'Expect that "Blue mug" in "order summary" is visible, then expect that "Blue mug", "2" and "24.00" are seen together',
    ],
    ['Set the price range to "10" - "50"', undefined],
  ],
};

testWays(WAYS);
