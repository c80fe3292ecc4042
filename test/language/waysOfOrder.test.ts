/** What is listed in which order, several things verified or filled in at once, and what stays as it is. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'what is listed in which order': [
    [
      'Click "Go" ⏎ Verify that the order is now "A", "B", "C".',
      'Expect that "A" comes before "B", then expect that "B" comes before "C"',
    ],
    [
      'Click "Go" ⏎ There are three collections, from top to bottom: "Chores", "Family" and "Team calendar"',
      'Expect that there are exactly 3 "collections" things, then expect that "Chores" comes before "Family", then expect that "Family" comes before "Team calendar"',
    ],
    [
      'Click "Go" ⏎ Under "Views" three views are listed, in the order "Boiler room", "MainView", "Pumps".',
      'Expect that there are exactly 3 "views" things under "Views", then expect that "Boiler room" under "Views" comes before "MainView", then expect that "MainView" under "Views" comes before "Pumps"',
    ],
    [
      'Click "Go" ⏎ Then the names are listed in the order "A", "B", "C"',
      'Expect that "A" comes before "B", then expect that "B" comes before "C"',
    ],
    ['Click "Go" ⏎ Three rows are listed in the order "A", "B"', undefined],
    ['Click "Go" ⏎ The order is not "A", "B", "C"', undefined],
    [
      'Click "Go" ⏎ There are six rows now and "muffin" is the last one, with the index 5.',
      'Expect that there are exactly 6 rows, then expect that the last row shows "muffin", then expect that the last row shows "5"',
    ],
    [
      'Click "Go" ⏎ Verify that four views are listed and that "Tank farm" is the last of them.',
      'Expect that there are exactly 4 "views" things, then expect that the last item in the list shows "Tank farm"',
    ],
    ['Click "Go" ⏎ Two texts are left', 'Expect that there are exactly 2 "texts" things'],
  ],
  'several things that are verified': [
    [
      'Click "Go" ⏎ Verify that "A" is visible, that "B" is empty, and that "C" is hidden.',
      'Expect that "A" is visible, then expect that "B" is empty, then expect that "C" is not visible',
    ],
    [
      'Click "Go" ⏎ Verify that the dialog opens, that "Name" is empty, that the width is 1024 and the height 768, and that "OK" is disabled.',
      'Expect that the dialog is visible, then expect that "Name" is empty, then expect that "width" is "1024", then expect that "height" is "768", then expect that "OK" is disabled',
    ],
  ],
  'fields one after the other': [
    [
      'Click "Go" ⏎ Enter the score 200 and the value "Nadia", then click "Save".',
      'Fill "score" with "200", then fill "value" with "Nadia", then click "Save"',
    ],
    [
      'Click "Go" ⏎ Fill in the name "farewell", the group "home" and the English text "Goodbye", then press "OK".',
      'Fill "name" with "farewell", then fill "group" with "home", then fill "English text" with "Goodbye", then click "OK"',
    ],
    ['Click "Go" ⏎ The card does not show the label "Bug" and the due date "May 12"', undefined],
    [
      'Click "Go" ⏎ Changes the name to "Boiler room", which is already taken',
      'Fill "name" with "Boiler room"',
    ],
    ['Click "Go" ⏎ Correct to "20".', 'Fill "Go" with "20"'],
    ['Click "Go" ⏎ Fix the email to "ivy@example.com"', 'Fill "email" with "ivy@example.com"'],
  ],
  'what is left as it is': [
    [
      'Click "Go" ⏎ Enter "Relaunch" as the board title, leave "Visibility" at "Workspace", and select "Create".',
      'Fill "board title" with "Relaunch", then expect that "Visibility" shows "Workspace", then click "Create"',
    ],
    [
      'Click "Go" ⏎ Leave "This event" selected and press "OK".',
      'Expect that "This event" is selected, then click "OK"',
    ],
    ['Click "Go" ⏎ Keep the type "Multiple choice".', 'Expect that "type" shows "Multiple choice"'],
    ['Click "Go" ⏎ Leave "Terms" unchecked', 'Uncheck "Terms"'],
    ['Click "Go" ⏎ Click "Publish" with no title.', 'Click "Publish"'],
    ['Click "Go" ⏎ Click "Next" with all fields empty.', 'Click "Next"'],
    ['Click "Go" ⏎ Filter "Space" by "HR".', 'Select "HR" from "Space"'],
  ],
  'what is said of a thing beside its name': [
    [
      'Click "Go" ⏎ "Chores" is marked as [tasks] and described as "Everything around the house"',
      'Expect that "Chores" shows "tasks", then expect that "Chores" shows "Everything around the house"',
    ],
    ['Click "Go" ⏎ "Chores" is not marked as "tasks"', undefined],
    [
      'Click "Go" ⏎ Each of the three rows has the links "Edit" and "Delete"',
      'Expect that there are exactly 3 rows, then expect that the "Edit" link in each row is visible, then expect that the "Delete" link in each row is visible',
    ],
    [
      'Click "Go" ⏎ Each row has an "Edit" and a "Delete" link',
      'Expect that the "Edit" link in each row is visible, then expect that the "Delete" link in each row is visible',
    ],
    [
      'Click "Go" ⏎ The dialog "Add Member" has an empty "Score" and an empty "Value".',
      'Expect that "Score" in the "Add Member" dialog is empty, then expect that "Value" in the "Add Member" dialog is empty',
    ],
    [
      'Click "Go" ⏎ The dialog "Text" opens with three empty fields.',
      'Expect that the "Text" dialog is visible, then expect that there are exactly 3 fields in the "Text" dialog, then expect that the first field in the "Text" dialog is empty, then expect that the second field in the "Text" dialog is empty, then expect that the third field in the "Text" dialog is empty',
    ],
    ['Click "Go" ⏎ The dialog "Text" opens with three empty fields "A", "B" and "C".', undefined],
    [
      'Click "Go" ⏎ The sidebar counts 5 for "All" and 2 for "Complete"',
      'Expect that "All" in the sidebar shows "5", then expect that "Complete" in the sidebar shows "2"',
    ],
    ['Click "Go" ⏎ The sidebar counts 5 for "All" and no longer 2 for "Complete"', undefined],
    [
      'Click "Go" ⏎ Then the ticket page shows the status "resolved"',
      'Expect that "status" shows "resolved"',
    ],
    ['Click "Go" ⏎ The page shows the total "5"', undefined],
    ['Click "Go" ⏎ Its row is highlighted as selected.', 'Expect that the row is selected'],
    [
      'Click "Go" ⏎ Search box should read "is:open" by default.',
      'Expect that the "Search" field shows "is:open"',
    ],
  ],
  'what is there alone, or no longer': [
    [
      'Click "Go" ⏎ "1003" disappears, the folder now reads "B", and "1001" and "1002" remain.',
      'Expect that "1003" is not visible, then expect that the folder shows "B", then expect that "1001" is visible, then expect that "1002" is visible',
    ],
    [
      'Click "Go" ⏎ The text area contains "A" and "B" is no longer in it.',
      'Expect that the editor contains "A", then expect that the editor does not contain "B"',
    ],
    ['Click "Go" ⏎ Only "tide-tables.csv" is shown.', undefined],
    ['Click "Go" ⏎ Only "A" is visible', undefined],
    [
      'Click "Go" ⏎ Then "Done" holds only "Old logo" and "Old footer"',
      'Expect that "Done" has exactly the items "Old logo", "Old footer"',
    ],
    [
      'Click "Go" ⏎ The window closes and "Message sent" is shown at the bottom left with the links "Undo" and "View message".',
      'Expect that the dialog is not visible, then expect that "Message sent" at the bottom left is visible, then expect that the "Undo" link is visible, then expect that the "View message" link is visible, then expect that "Message sent", "Undo" and "View message" are seen together',
    ],
    ['Click "Go" ⏎ A small dialog comes up', 'Expect that the dialog is visible'],
    ['Click "Go" ⏎ Select a small table', undefined],
  ],
  'what comes next, and how it is ordered': [
    [
      'Click "Go" ⏎ Verify that the order is reversed and "Night Ferry.mkv" is now at the top, followed by "Harbour Lights.mkv".',
      'Expect that the first item shows "Night Ferry.mkv", then expect that the second item shows "Harbour Lights.mkv"',
    ],
    [
      'Click "Go" ⏎ The order is reversed, "Courgette" is on top and "Radish" at the bottom.',
      'Expect that "Courgette" at the top is visible, then expect that "Radish" at the bottom is visible',
    ],
    [
      'Click "Go" ⏎ Verify that the torrents are ordered from the smallest to the largest: "a.csv" (64kB) comes first, "b.mkv" (1.46MB) comes last.',
      'Expect that the first item shows "a.csv", then expect that the first item shows "64kB", then expect that the last item shows "b.mkv", then expect that the last item shows "1.46MB"',
    ],
    ['Click "Go" ⏎ "A" is first, followed by "B" and "C"', undefined],
    [
      'Click "Go" ⏎ Verify that "olga" has the full name "Olga Berg" and the group "Viewer".',
      'Expect that "Olga Berg" in "olga" is visible, then expect that "Viewer" in "olga" is visible',
    ],
    ['Click "Go" ⏎ "olga" does not have the full name "Olga Berg" and the group "Viewer".', undefined],
    [
      'Click "Go" ⏎ "admin" is chosen under "User name" and "English" under "Language"',
      'Expect that "User name" shows "admin", then expect that "Language" shows "English"',
    ],
    [
      'Click "Go" ⏎ There are six entries and no "notes.md" among them',
      'Expect that there are exactly 6 items, then expect that "notes.md" is not visible',
    ],
    ['Click "Go" ⏎ There are seven users as before', 'Expect that there are exactly 7 "users" things'],
    [
      'Click "Go" ⏎ Three entries fold out: "Home", "Lab" and "Editor"',
      'Expect that there are exactly 3 items, then expect that "Home" is visible, then expect that "Lab" is visible, then expect that "Editor" is visible',
    ],
    [
      'Click "Go" ⏎ Click "Holiday" and then the tab "Files" in the lower half of the window.',
      'Click "Holiday", then click the "Files" tab at the bottom',
    ],
    [
      'Click "Go" ⏎ Verify that "Tomas" is in the last row, with the number 3 in the "#" column.',
      'Expect that "Tomas" in the last row is visible, then expect that the "#" cell in the last row shows "3"',
    ],
    ['Click "Go" ⏎ "Tomas" is not in the last row, with the number 3 in the "#" column.', undefined],
  ],
};

testWays(WAYS);
