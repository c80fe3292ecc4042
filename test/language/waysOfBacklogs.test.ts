/** What testers write of boards, mailboxes, wikis and file managers: what was moved, what is before what, and what is not like the rest. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'what was moved where': [
    [
      'The card "Login fails" has been moved to the "Done" column',
      'Expect that the "Login fails" section in the "Done" column is visible',
    ],
    ['The file "a.pdf" has been moved to "Trash"', 'Expect that "a.pdf" in "Trash" is visible'],
    ['The date has been moved to "12/05"', 'Expect that "date" shows "12/05"'],
    ['The card "A" has not been moved to the "Done" column', undefined],
    ['The card "A" has been moved to the "Done" or "To do" column', undefined],
  ],
  'what is here now, and is not there': [
    [
      'The card "A" is not in "To do" but in "Done"',
      'Expect that the "A" section in "To do" is not visible, then expect that the "A" section in "Done" is visible',
    ],
    ['The card "A" is not in "To do" but in "Done" or "Review"', undefined],
    ['The card "A" is not in "To do" and not in "Done"', undefined],
    [
      '"report.pdf" has been renamed to "final.pdf"',
      'Expect that "final.pdf" is visible, then expect that "report.pdf" is not visible',
    ],
    ['"report" has been renamed to "report2"', undefined],
    ['"report.pdf" has not been renamed to "final.pdf"', undefined],
  ],
  'what stands before what': [
    [
      'The file list shows "a.txt" before "b.txt"',
      'Expect that "a.txt" in "file list" comes before "b.txt" in "file list"',
    ],
    [
      'The file list shows "a.txt" after "b.txt"',
      'Expect that "b.txt" in "file list" comes before "a.txt" in "file list"',
    ],
    ['The file list does not show "a.txt" before "b.txt"', undefined],
    ['The list shows "a.txt" before "b.txt" and "c.txt"', undefined],
    [
      'The rows are sorted alphabetically by name',
      'Expect that the table is sorted by "name" in ascending order',
    ],
  ],
  'what is shown where with what': [
    [
      'The ticket "A" is displayed in the backlog with priority "High"',
      'Expect that "A" in "backlog" is visible, then expect that "A" and "High" are seen together',
    ],
    ['The ticket "A" is displayed in the backlog with priority "High" or "Low"', undefined],
    ['The ticket "A" is not displayed in the backlog with priority "High"', undefined],
    [
      'No cards are left in the "To do" column',
      'Expect that there are exactly 0 sections in the "To do" column',
    ],
    ['No cards are shown in the "To do" column or the "Done" column', undefined],
    [
      'An empty state with the text "No results found" is displayed',
      'Expect that "No results found" is visible',
    ],
    [
      'The table of contents contains the heading "Setup"',
      'Expect that the "Setup" heading in "table of contents" is visible',
    ],
    [
      'The dialog has a "Cancel" and a "Delete" button',
      'Expect that the "Cancel" button in the dialog is visible, then expect that the "Delete" button in the dialog is visible',
    ],
    ['The dialog has a "Cancel" or a "Delete" button', undefined],
    ['The dialog does not have a "Cancel" and a "Delete" button', undefined],
  ],
  'what is not like the rest': [
    [
      '"Email" is ticked and "SMS" is not',
      'Expect that "Email" is checked, then expect that "SMS" is not checked',
    ],
    [
      '"A" is ticked and "B" and "C" are not',
      'Expect that "A" is checked, then expect that "B" is not checked, then expect that "C" is not checked',
    ],
    ['"Email" is ticked and "SMS" or "Push" is not', undefined],
    ['The setting "Dark mode" is on', 'Expect that "Dark mode" is checked'],
  ],
  'what all that are shown have': [
    ['Only cards assigned to "Ada" are visible', 'Expect that each section shows "Ada"'],
    ['Only tickets with the label "Bug" are shown', 'Expect that each item in the list shows "Bug"'],
    ['Only cards with the label "Bug" or "UI" are visible', undefined],
    ['Only cards not assigned to "Ada" are visible', undefined],
    [
      'The card shows the label "Bug" and the due date "May 12"',
      'Expect that "Bug" in the section is visible, then expect that "May 12" in the section is visible',
    ],
    ['The card does not show the label "Bug" and the due date "May 12"', undefined],
    [
      '"Ada is typing" disappears after a few seconds',
      'Expect that "Ada is typing" is not visible after at most 15 s',
    ],
    ['The toast does not disappear after a few seconds', undefined],
  ],
  'what is chosen': [
    [
      'Change the status of the issue from "Open" to "Resolved"',
      'Select "Resolved" from "status" in "issue"',
    ],
    ['Select the role "Editor" for "Ben"', 'Select "Editor" from "role" in "Ben"'],
    ['Select the role "Editor" for "Ben" and "Cem"', undefined],
    ['Choose the time zone "Europe/Berlin"', 'Select "Europe/Berlin" from "time zone"'],
    ['Filter the board by the assignee "Ada"', 'Select "Ada" from "assignee"'],
    ['Add "ada@shop.test" in the CC field', 'Fill the "CC" field with "ada@shop.test"'],
  ],
  'what is done': [
    ['Close the dialog by clicking outside of it', 'Click outside of the dialog'],
    ['Navigate back to the parent folder via the breadcrumb "Home"', 'Click the "Home" breadcrumb'],
    ['Upload a new profile picture "me.png"', 'Upload "me.png"'],
    ['Open the conversation with "Ben"', 'Click "Ben"'],
    ['Open the conversation with "Ben" and "Cem"', undefined],
    ['See the ticket "PROJ-12" for details', 'Do nothing'],
    ['Note: the email may take a few minutes to arrive', 'Do nothing'],
    ['Note: the user "Ben" was created in the previous test', 'Do nothing'],
  ],
  'what nobody is to do, or nobody knows': [
    ['Verify that the user "Ben" was created in the previous test', undefined],
    ['The deleted email is moved to the "Trash" folder', undefined],
    ['The email is sent and a confirmation "Message sent" is shown', undefined],
    ['Ada receives a notification "Ben mentioned you"', undefined],
    ['Reply to the message "Hello" with "Hi there"', undefined],
    ['Mark the text "Setup"', undefined],
    ['Select the text "Setup" and make it bold', undefined],
    ['Flag the email "Invoice" and archive it', undefined],
    ['Copy "report.pdf" to the folder "Archive"', undefined],
    ['Set the date range from "2026-01-01" to "2026-01-31"', undefined],
    ['The "Permissions" tab is selected and lists "Ben" with "Write"', undefined],
    ['Edit the message "Helo" to "Hello"', undefined],
    ['The user is returned to the list of tickets', undefined],
    [
      'A red badge with the number 3 is shown on the bell icon',
      'Expect that "3" in the "bell" image is visible, then expect that "3" in the "bell" image is red',
    ],
    ['Verify that the list may take a minute to load', undefined],
    ['The total number of users is shown as "42"', undefined],
    ["Verify that today's date is highlighted", `Expect that "today's date" is highlighted`],
  ],
};

testWays(WAYS);
