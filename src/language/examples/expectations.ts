/** What is expected, in sentences by subject; what stands behind "+" is carried below the step. */
export const EXPECTATION_EXAMPLES: Readonly<Record<string, string>> = {
  'Expecting to see something': String.raw`
    Then the "User name" field is filled with "ada"
    I see text matching "Order \d+"
    The "Orders" table shows text matching "Order \d+"
    The "Confirm" dialog is open
    The "Confirm" dialog closes
    The cart shows "Milk"
    I see the text: + text
    I see "Welcome"
    The "Save" button is visible
    There is a "Save" button
    There is no "Error" message
    The "Confirm" dialog is gone
    The "User name" field contains "ada"
    The "Comment" field contains: + text
    I see "ada" in the "User name" field
    The "Search" field is empty`,
  'Expecting a state': String.raw`
    The "Email" field has the placeholder "you@example.com"
    The tooltip of the "Save" button contains "draft"
    The "Home" link leads to "/"
    The "Terms" checkbox is checked
    The "Dark mode" switch is on
    The "Dark mode" switch is off
    The "Details" section expands
    The "Details" section collapses
    The "Email" field has the focus`,
  'Expecting a number': String.raw`
    The "Total" row is more than 10
    The "Total" row exceeds 10
    The "Volume" slider is at 50
    I see 3 items in the "Cart" list
    There are 3 rows
    The "Orders" table has 3 rows
    At least 3 rows are visible
    The number of rows is 3
    The number of rows is greater than 3
    The cart contains 3 items`,
  'Expecting days of a calendar': String.raw`
    The day "20" is selected in the calendar
    March 20, 2025 is selected in the calendar
    The 3rd of May can't be chosen in the date picker`,
  'Expecting items, rows and their order': String.raw`
    The "Cart" list shows "Milk", "Bread" and "Eggs" in this order
    The "Cart" list shows exactly "Milk" and "Bread" in this order
    The "Cart" list consists of "Milk" and "Bread"
    The "Size" drop-down offers "M"
    The "Orders" table shows: + table
    The "Orders" table shows exactly these rows in this order: + table
    I see these rows: + table
    The rows are sorted by "Price"
    I see the following: + table
    I see the following buttons: + table
    The "Milk" row comes before the "Bread" row
    The "Milk" row comes directly before the "Bread" row
    The "Milk" row comes after the "Bread" row`,
  'Expecting a page': String.raw`
    The page title is "Shop"
    The page has the title "Shop"
    The URL ends with "/cart"
    I should be on "/cart"
    The page is "/cart"
    The page is the start page
    I should be on the start page
    I am redirected to "/login"
    I am taken to the start page
    The URL path is "/cart"
    The query parameter "page" is "2"
    The URL has the query parameter "page" with "2"
    The URL has the query parameter "page"`,
  'Expecting no trouble': String.raw`
    There are no console errors
    There are no failed requests
    There is a console error
    There is a failed request
    The page has no accessibility violations
    The page is accessible
    The page has no moderate accessibility violations
    The page has no moderate or serious or critical accessibility violations
    The page has no serious accessibility violations
    The page has no serious or critical accessibility violations
    The page has no critical accessibility violations`,
};
