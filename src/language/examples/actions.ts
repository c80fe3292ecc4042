/** What is done, in sentences by subject; what stands behind "+" is carried below the step. */
export const DEED_EXAMPLES: Readonly<Record<string, string>> = {
  'Going to pages': String.raw`
    I am on "/login"
    I am on the start page
    I open "/cart"
    I open the start page
    I go back
    I go forward
    I reload the page
    When the page is reloaded
    When "/cart" is opened`,
  'Clicking and pointing': String.raw`
    I drag the "Milk" item onto the "Cart" list
    I click the "+" button three times
    I hold Shift and click the "Milk" row
    I right-click the "Milk" row
    I double-click the "Milk" row
    I click the "Sign in" button
    I follow the "Terms" link
    I toggle the "Dark mode" switch
    I hover over the "Account" link
    I scroll to the bottom of the page
    I scroll to the bottom of the "Messages" list
    I scroll down
    I scroll down in the "Messages" list
    I scroll to the "Terms" heading
    When the "Save" button is clicked
    When the "Milk" row is double-clicked
    When the "Milk" row is right-clicked
    When the "Account" link is hovered
    When the "Save" button is pressed`,
  Writing: String.raw`
    I fill in the form + table
    I fill in the "Sign in" form + table
    I fill in the "Comment" field with: + text
    I fill in the "User name" field with "ada"
    I enter Password "secret"
    I fill in the password with "secret"
    I submit the "Sign in" form
    I clear the "Search" field
    I change the "Birthday" date field to 1 May 2024 at 9:30 am
    I pick the date "2024-05-01" in the "Birthday" field
    I set the time "Start" to 9:30 am
    I set the colour "Background" to "orange"
    I pick 1 May 2024 as the "Start" date
    I set the "Start" date to "2024-05-01"
    I write "ada" slowly into "User name"
    I type "ada"
    I type the following text: + text
    I focus the "Search" field
    I leave the "Email" field
    I leave the field
    I select all text in the "Comment" field
    I drag the "Volume" slider to 50
    When the "User name" field is filled with "ada"
    When the "Sign in" form is submitted
    When the "Search" field is cleared`,
  Keys: String.raw`
    I press the Tab key three times
    I press Tab three times
    I press the "Escape" key
    I press Escape key
    I press Enter
    I press the space bar
    I press Enter in the "Search" field
    I press the "Delete" key in the "Search" field
    I press Backspace three times in the "Search" field
    I tab out of the "Email" field
    When the Escape key is pressed
    When the key Escape is pressed
    When Control+S is pressed`,
  Choosing: String.raw`
    I select "Cheese" and "Ham" from the "Toppings" list box
    I select "Price" from the "Sort by" list
    I choose "Ada" as the doctor
    I choose "Save" from the "File" menu
    I deselect "Cheese" and "Ham" in the "Toppings" list box
    I deselect "Ham" in the "Toppings" list box
    I choose the "Express" radio button
    I check the "Terms" checkbox
    I enable the "Dark mode" switch
    I uncheck "Newsletter"
    I disable the "Dark mode" switch
    When "Price" is selected from the "Sort by" list`,
  'Sections, menus, tabs, dialogs, sliders': String.raw`
    I move the "Volume" slider to the maximum
    I increase "Quantity" by 2
    I increase the "Quantity" number field
    I decrease "Quantity" by 2
    I decrease the "Quantity" number field
    I expand the "Details" section
    I collapse the "Details" section
    I open the "File" menu
    I close the "File" menu
    I close the "Confirm" dialog
    I dismiss the "Saved" alert
    I open the "Settings" tab`,
  Waiting: String.raw`
    I wait 2 seconds
    I wait 500 milliseconds
    I wait until "Loading" disappears
    I wait for the "Confirm" dialog`,
  'Browser tabs and frames': String.raw`
    I switch to the new tab
    I open a new tab
    I open "/cart" in a new tab
    I close the tab
    I close the browser tab "Terms"
    There are 2 browser tabs
    No new tab opens
    A new tab opens
    I switch to the "Payment" frame
    I leave the frame`,
  "The browser's own dialogs": String.raw`
    I accept the dialog
    I confirm the browser dialog
    I dismiss the dialog
    I answer the prompt with "Ada"
    I click OK in the browser dialog
    I click "OK" in the browser dialog
    I click Cancel in the browser dialog
    I type "Ada" into the browser dialog
    A browser dialog says "Sure?"
    There is no browser dialog
    No browser dialog opens
    A browser dialog opens`,
  Files: String.raw`
    I download "Invoice"
    The file "report.csv" is downloaded
    The downloaded file is called "report.csv"
    The name of the downloaded file ends with ".csv"
    A file whose name ends with ".csv" is downloaded
    No file whose name ends with ".csv" is downloaded
    No file is downloaded
    A file is downloaded
    The downloaded file contains "Milk"
    The content of the downloaded file is "Milk"
    The downloaded file "report.csv" contains "Milk"
    The downloaded file contains: + text
    I upload "photo.png"
    I upload "photo.png" to the "Avatar" field`,
  'Window, device and pictures': String.raw`
    I set the window size to 1024 x 768
    Given the window is 1024 x 768
    I emulate "Pixel 7"
    I use an iPhone 15
    I take a screenshot
    I take a screenshot called "cart"
    I take a screenshot of the "Cart" section called "cart"
    I take a screenshot of the "Cart" section`,
  'Remembering what is shown': String.raw`
    I remember the URL as {{place}}
    I remember the page title as {{title}}
    I remember the order number as {{order}}
    I remember what the "Total" row shows as {{total}}`,
  'Cookies and stored values': String.raw`
    I set the cookie "theme" to "dark"
    I clear the cookies
    There is no cookie "session"
    There is a cookie "session"
    The cookie "session" exists
    The cookie "theme" is "dark"
    The local storage item "theme" is "dark"
    The session storage contains "cart"`,
  'In the words of the application': String.raw`
    When I delete the note "Milk"
    When I add "Milk" to the cart
    When I create a project called "Zeus"
    When I add a payment with the payee "Bakery" and the amount 12.50
    When I rename the project "Apollo" to "Zeus"
    When I save the changes`,
  'On a phone': String.raw`
    I swipe left on the "Milk" item
    I swipe up
    I zoom in on the "Town" image
    I zoom out
    I allow the permission
    I deny the permission
    I set the "Month" picker to "May"
    I set the "Volume" slider to 50%
    I hide the keyboard
    I rotate the phone to landscape
    I put the app in the background
    I bring the app back
    I restart the app
    I close the app
    I go to the home screen of the phone`,
};
