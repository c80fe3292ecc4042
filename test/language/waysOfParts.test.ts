/** What several parts are in: a dialog with its buttons, a row with a text in a colour, names with a hash; what is edited, and where. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'all in one part, and none of it elsewhere': [
    [
      'The dialog contains a "Cancel" and a "Save" button',
      'Expect that the "Cancel" button in the dialog is visible, then expect that the "Save" button in the dialog is visible',
    ],
    ['The dialog contains a "Cancel" or a "Save" button', undefined],
    ['The dialog contains only a "Cancel" and a "Save" button', undefined],
    ['The dialog doesn\'t contain a "Cancel" and a "Save" button', undefined],
    ['The dialog contains a "Cancel" button and a disabled "Save" button', undefined],
    [
      'The dialog contains a "Cancel" button and the "Save" button is disabled',
      'Expect that the "Cancel" button in the dialog is visible, then expect that the "Save" button is disabled',
    ],
    ['Each card contains a "Cancel" and a "Save" button', undefined],
    [
      'The modal has the title "Edit user" and the fields "Name" and "Role"',
      'Expect that "Edit user" in the dialog is visible, then expect that the "Name" field in the dialog is visible, then expect that the "Role" field in the dialog is visible',
    ],
    [
      'The card shows the price "5" and an "Add" button',
      'Expect that "5" in the section is visible, then expect that the "Add" button in the section is visible',
    ],
    [
      'The page has a "Cancel" and a "Save" button',
      'Expect that the "Cancel" button is visible, then expect that the "Save" button is visible',
    ],
    [
      'The list shows "A" and a "More" link',
      'Expect that "A" in the list is visible, then expect that the "More" link in the list is visible',
    ],
    [
      'The "Ada" row shows "Active" in green',
      'Expect that "Active" in the "Ada" row is visible, then expect that "Active" in the "Ada" row is green',
    ],
    ['The "Ada" row shows "Active" in green and "Late" in red', undefined],
    [
      'The table headers are "Name" and "Role"',
      'Expect that the "Name" column is visible, then expect that the "Role" column is visible',
    ],
    ['The content of the tab "Settings" is displayed', 'Expect that the "Settings" tab is selected'],
    [
      'The message "Thank you" appears instead of the form',
      'Expect that "Thank you" is visible, then expect that the form is not visible',
    ],
    ['The date picker opens', undefined],
    ["Select today's date", undefined],
    ['The heart icon is filled', undefined],
    ['Click #general', 'Click "#general"'],
    [
      'The list shows the channels #general and #kitchen',
      'Expect that "#general" in the list is visible, then expect that "#kitchen" in the list is visible',
    ],
    ['Switch to "Random" and back to "Release"', 'Click "Random", then click "Release"'],
  ],
  'what is edited, where, and who signs in': [
    ['Edit the contact "Ada"', 'Carry out "edit contact" for "Ada"'],
    ['Click "Inbox" in the left sidebar', 'Click "Inbox" in the sidebar at the left'],
    ['Click the "Inbox" folder', 'Click "Inbox"'],
    ['Click the "Inbox" folder in the sidebar', 'Click "Inbox" in the sidebar'],
    ['Click "Inbox" in the left menu', 'Click "Inbox" in the sidebar'],
    ['"Inbox" is shown in the left sidebar', 'Expect that "Inbox" in the sidebar at the left is visible'],
    ['Set the time zone to "Berlin"', 'Fill "time zone" with "Berlin"'],
    ['The time zone is "Berlin"', 'Expect that "time zone" is "Berlin"'],
    ['"Invoice" is bold', 'Expect that "Invoice" is bold'],
    ['"Invoice" is displayed in bold', 'Expect that "Invoice" is bold'],
    ['"Invoice" is shown in italics', 'Expect that "Invoice" is italic'],
    ['Log in using valid credentials "admin" / "secret"', 'Sign in as "admin" with the password "secret"'],
    ['Log in as administrator with "admin" and "secret"', 'Sign in as "admin" with the password "secret"'],
    ['"A" is listed first', 'Expect that the first item contains "A"'],
    ['Open the ticket "A" by clicking on its title', 'Click "A"'],
    ['Delete the email ⏎ It is in the "Trash" folder', undefined],
  ],
};

testWays(WAYS);
