/** What a statement is about, in plain words: read as if it stood in quotes, where it can only be a name. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'names of several words': [
    ['Click "Go" ⏎ Last Modified By should be Ramesh K', 'Expect that "Last Modified By" shows "Ramesh K"'],
    ['Click "Go" ⏎ waiting room count is 7', 'Expect that "waiting room count" is "7"'],
    ['Click "Go" ⏎ Total incl. VAT must be 119', 'Expect that "Total incl. VAT" is "119"'],
    ['Click "Go" ⏎ Print label can\'t be clicked', 'Expect that "Print label" is not enabled'],
    ['Click "Go" ⏎ Route A comes before Route B', 'Expect that "Route A" comes before "Route B"'],
    [
      'Click "Go" ⏎ Sell by weight is chosen, Sell by head is not',
      'Expect that "Sell by weight" is selected, then expect that "Sell by head" is not selected',
    ],
    ['Click "Go" ⏎ Save all is greyed out', 'Expect that "Save all" is disabled'],
    ['Click "Total incl. VAT"', 'Click "Total incl. VAT"'],
    ['Click Total incl. VAT', 'Click "Total incl. VAT"'],
    [
      'Click "Go" ⏎ Tooltip Cost to company should be displayed',
      'Expect that the "Cost to company" tooltip is visible',
    ],
    [
      'Click "Go" ⏎ Old address is no longer displayed',
      'Expect that "Old address" was visible before and is gone',
    ],
  ],
  'what is told with it': [
    [
      'Click "Go" ⏎ "Message 1" is shown with the routing key "orders.new" and the type "text"',
      'Expect that "Message 1" is visible, then expect that "Message 1", "orders.new" and "text" are seen together',
    ],
    [
      'Click "Go" ⏎ "app:currency" is shown with the type "string" and the value "EUR"',
      'Expect that "app:currency" is visible, then expect that "app:currency", "string" and "EUR" are seen together',
    ],
    [
      'Click "Go" ⏎ A row "returns" with the virtual host "staging" is shown',
      'Expect that the "returns" row is visible, then expect that the "returns" row shows "staging"',
    ],
    [
      'Click "Go" ⏎ A form appears whose "Type" is "Bus" and whose "Id" is empty.',
      'Expect that the form is visible, then expect that "Type" in the form is "Bus", then expect that "Id" in the form is empty',
    ],
    ['Click "Go" ⏎ "Tea" is nowhere any more', 'Expect that "Tea" is not visible'],
    ['Click "Go" ⏎ Route A moves to the end of the list', 'Expect that the last item contains "Route A"'],
  ],
  'which text belongs to which name': [
    [
      'Click "Go" ⏎ The inspector lists "Flight 7" as Title and "Folder" as Type.',
      'Expect that "Title" in "inspector" shows "Flight 7", then expect that "Type" in "inspector" shows "Folder"',
    ],
    [
      'Click "Go" ⏎ A notification "Warning" with the text "Low fuel" pops up',
      'Expect that the "Warning" alert is visible, then expect that "Warning" and "Low fuel" are seen together',
    ],
    [
      'Click "Go" ⏎ The first card is now "Gaming Set" with the price "$299"',
      'Expect that the first section shows "Gaming Set", then expect that the first section shows "$299"',
    ],
    [
      'Click "Go" ⏎ The only product left in the table is "Black Watch"',
      'Expect that each row in the table shows "Black Watch"',
    ],
    [
      'Click "Go" ⏎ "Latest 50 rows" is stated below the table',
      'Expect that "Latest 50 rows" under the table is visible',
    ],
    [
      'Click "Go" ⏎ The line below the table says "Showing 1 to 10"',
      'Expect that "Showing 1 to 10" under the table is visible',
    ],
    [
      'Click "Go" ⏎ "Old reports" does not appear anywhere on the page',
      'Expect that "Old reports" is not visible',
    ],
    ['Head over to "/pages/crud"', 'Open "/pages/crud"'],
    [
      'Click "Go" ⏎ Verify the details: Languages "English", Published "Sep 2001"',
      'Expect that "Languages" shows "English", then expect that "Published" shows "Sep 2001"',
    ],
    [
      'Click "Go" ⏎ There is no "A" link and no "B" button on the page',
      'Expect that there are exactly 0 "A" links, then expect that no "B" button is visible',
    ],
    ['Click "Go" ⏎ "Tea" is on offer', 'Expect that "Tea" is visible'],
  ],
  'what is told is not done': [
    ['Click "Go" ⏎ Deleted text starts with Do', 'Expect that "Deleted text" starts with "Do"'],
    ['Click "Go" ⏎ Last Modified By changes to 7', 'Expect that "Last Modified By" shows "7"'],
    ['Click "Go" ⏎ Dr. Novak shows 119', 'Expect that "Dr. Novak" shows "119"'],
    ['Click "Go" ⏎ Hotel Adler precedes Hotel Krone', 'Expect that "Hotel Adler" comes before "Hotel Krone"'],
    ['Click "Go" ⏎ Print label reads Saved', 'Expect that "Print label" shows "Saved"'],
    ['Click "Go" ⏎ Age should show Done', 'Expect that "Age" shows "Done"'],
    ['Click "Go" ⏎ the draft should show Done', undefined],
    ['Click "Go" ⏎ the draft turned into Done', undefined],
    ['Click "Go" ⏎ The pulse now shows 72 bpm', undefined],
    ['Click "Go" ⏎ Four notifications are listed, the topmost says Tom commented on Roadmap', undefined],
    ['Click "Go" ⏎ Room 204 is taken by Mr. Stone', undefined],
    ['Click "Go" ⏎ And it starts with https://lease.test/s/', undefined],
    ['Home page should get displayed', undefined],
    ['Tick the box that says I agree', 'Check the "I agree" checkbox'],
    [
      'Click "Go" ⏎ Route A and Save draft are visible',
      'Expect that "Route A" is visible, then expect that "Save draft" is visible',
    ],
    ['When the donor switches to Monthly', undefined],
    ['Click "Go" ⏎ Avatar picture is changed by foto.png', undefined],
  ],
  'more than a name, or more than a text': [
    ['Click "Go" ⏎ Sold banner covers the card', undefined],
    ['Click "Go" ⏎ Esc key closes the prescription window', undefined],
    ['Click "Go" ⏎ The number of open tickets shows 5 or 6', undefined],
    ['Click "Go" ⏎ Task state is not Borrador but Publicada', undefined],
    ['Click "Go" ⏎ "Task state" is not Borrador but Publicada', undefined],
    ['Click "Go" ⏎ Fever reading shows 39.2 for patient Klein', undefined],
    ['Click "Go" ⏎ Norsk subtitles are readable at a glance', undefined],
  ],
};

testWays(WAYS);
