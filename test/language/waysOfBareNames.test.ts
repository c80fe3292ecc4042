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
    ['Click "Go" ⏎ Next and Previous are disabled on page 1', undefined],
    ['Click "Go" ⏎ Submit & Cancel are visible', undefined],
    ['Click "Go" ⏎ iPhone 15 Pro and iPhone 15 are listed', undefined],
    ['Click "Go" ⏎ Edit and Delete are replaced by Undo', undefined],
    ['Click "Go" ⏎ Maria Lopez is Admin not User', undefined],
    ['Click "Go" ⏎ Add to cart becomes Added', undefined],
    ['Click "Go" ⏎ Add to cart should be Added', undefined],
    ['Click "Go" ⏎ Maria Lopez doesn\'t have to be visible', undefined],
    ['Click "Go" ⏎ Click Save and Milk is visible', 'Click "Save", then expect that "Milk" is visible'],
    ['Create a "Folder" with the title "Old reports" through the "Create" menu', undefined],
    [
      'Create a folder with the title "Old reports"',
      'Carry out "create folder" with "title" as "Old reports"',
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
