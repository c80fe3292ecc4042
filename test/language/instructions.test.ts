/** Short instructions as benchmarks of web agents give them: each with what it means, and those that are not read yet. */
import { expect, test } from 'vitest';
import { readStep } from '../../src/language/read.js';
import { describeActions } from '../../src/meaning/describe.js';

const meaningOf = (text: string): string | undefined => {
  const reading = readStep({ text });
  return reading.understood ? describeActions(reading.actions) : undefined;
};

const INSTRUCTIONS: readonly [instruction: string, meaning: string][] = [
  ['Click button ONE, then click button TWO.', 'Click the "ONE" button, then click the "TWO" button'],
  [
    'Click button FOUR, wait 2 seconds, then click button FIVE.',
    'Click the "FOUR" button, then wait 2 s, then click the "FIVE" button',
  ],
  ['Click the "Submit" button.', 'Click the "Submit" button'],
  ['Click on the "okay" button.', 'Click the "okay" button'],
  ['Click on the link "egestas".', 'Click the "egestas" link'],
  ['Click on Tab #2.', 'Click "Tab #2"'],
  ['Click on tab 3 and click on the link "ac".', 'Click the "3" tab, then click the "ac" link'],
  ['Select apples, pears and click Send.', 'Click "apples", then click "pears", then click "Send"'],
  ['Select oranges and click Submit.', 'Click "oranges", then click "Submit"'],
  ['Select nothing and click Submit.', 'Click "Submit"'],
  [
    'Select the radio button "Mango" and click Submit.',
    'Check the "Mango" radio button, then click "Submit"',
  ],
  [
    'Select kiwi with the radio buttons and press Submit.',
    'Check the "kiwi" radio button, then click "Submit"',
  ],
  [
    'Choose 180 cm from the dropdown, then click the button labeled "No".',
    'Select "180 cm" from the drop-down, then click the "No" button',
  ],
  ['Select Finland from the list and click Submit.', 'Select "Finland" from the list, then click "Submit"'],
  [
    'Select the option "Spain" in the drop-down and click Submit.',
    'Select "Spain" from the drop-down, then click "Submit"',
  ],
  [
    'Type the code "x7" into both text fields and press go.',
    'Fill the first field with "x7", then fill the second field with "x7", then click "go"',
  ],
  [
    'Enter "Latisha" into the text field and press Submit.',
    'Fill the field with "Latisha", then click "Submit"',
  ],
  [
    'Enter the password "Gv" into both text fields and press submit.',
    'Fill the first field with "Gv", then fill the second field with "Gv", then click "submit"',
  ],
  [
    'Enter the username "karrie" and the password "lK" into the text fields and press login.',
    'Fill "username" with "karrie", then fill "password" with "lK", then click "login"',
  ],
  [
    'Type "JERALD" in all upper case letters in the text input, and press the "Submit" button.',
    'Fill the field with "JERALD", then click the "Submit" button',
  ],
  ['Enter 10/18/2011 as the date and hit submit.', 'Fill "date" with "10/18/2011", then click "submit"'],
  [
    'Select 12/02/2016 as the date and hit submit.',
    'Fill the "date" field with "12/02/2016", then click "submit"',
  ],
  ['Enter 11:32 AM as the time and press submit.', 'Fill "time" with "11:32 AM", then click "submit"'],
  [
    'Enter "Dolores" into the search box and press Search.',
    'Fill the search field with "Dolores", then click "Search"',
  ],
  [
    'Use the textbox to enter "Angelina" and press "Search", then find and click the 5th search result.',
    'Fill the field with "Angelina", then click "Search", then click the fifth item',
  ],
  [
    'Check the 2nd radio button and enter the number "4" into the 3rd textbox.',
    'Check the second radio button, then fill the third field with "4"',
  ],
  ['Select the first checkbox and click Submit.', 'Check the first checkbox, then click "Submit"'],
  ['Close the window by clicking the "×".', 'Click "×"'],
  ['Close the dialog box by clicking the "x".', 'Click "x"'],
  ['Click the button in the dialog box labeled "Cancel".', 'Click the "Cancel" button in the dialog'],
  ['Click the "No" button in the dialog.', 'Click the "No" button in the dialog'],
  ['Click on the textbox.', 'Click the field'],
  ['Focus into the 3rd input textbox.', 'Focus the third field'],
  ['Focus into the textbox.', 'Focus the field'],
  ['Drag the slider to 5 and click Submit.', 'Fill the slider with "5", then click "Submit"'],
  ['Set the slider to 20 and press Submit.', 'Fill the slider with "20", then click "Submit"'],
  ['Select 7 with the slider and hit Submit.', 'Fill the slider with "7", then click "Submit"'],
  ['Use the spinner to select 8 and press Submit.', 'Fill the number field with "8", then click "Submit"'],
  ['Expand the section below and click submit.', 'Expand the section, then click "submit"'],
  ['Expand the section "Section 2" and click Submit.', 'Expand the "Section 2" section, then click "Submit"'],
  ['Open the menu and click "Save".', 'Open the menu, then click "Save"'],
  [
    'Select Jacquenette>Philippine>Ernestine',
    'Click "Jacquenette", then click "Philippine", then click "Ernestine"',
  ],
  [
    'Highlight the text in the paragraph below and click submit.',
    'Select the text of the paragraph, then click "submit"',
  ],
  [
    'Highlight the text in the 2nd paragraph and click submit.',
    'Select the text of the second paragraph, then click "submit"',
  ],
  [
    'Copy the text from the 2nd text area below and paste it into the text input, then press Submit.',
    'Fill the field with what the second field shows, then click "Submit"',
  ],
  [
    'Scroll the textarea to the top of the text hit submit.',
    'Scroll to the top of the editor, then click "submit"',
  ],
  ['For the user @karrie, click on the "Like" button.', 'Click the "Like" button in "@karrie"'],
  ['For the user @olin, click on the "Share" button.', 'Click the "Share" button in "@olin"'],
  ['Click on the "Reply" button of the user @leonie.', 'Click the "Reply" button in "@leonie"'],
  ['Drag Nora to the 2nd position.', 'Drag "Nora" onto the second item'],
  ['Press the "UP" key and click Submit.', 'Press ArrowUp, then click "Submit"'],
  ['Press the Down arrow 3 times.', 'Press ArrowDown 3 times'],
  [
    'Find the word "dolor" in the text below and click it.',
    'Expect that "dolor" in the label is visible, then click "dolor" in the label',
  ],
  [
    'Enter the value of First name into the text field and press Submit.',
    'Fill the field with what "First name" shows, then click "Submit"',
  ],
  ['Click the color "red".', 'Click "red"'],
  ['Rate it 4 stars and click Submit.', 'Rate with 4 stars, then click "Submit"'],
  ['Hover over the "Help" icon.', 'Hover over the "Help" image'],
  ['Double-click the "Notes" item.', 'Double-click the "Notes" item'],
  ['Right-click on the file "a.txt".', 'Right-click "a.txt"'],
  ['Uncheck "Newsletter" and click Submit.', 'Uncheck "Newsletter", then click "Submit"'],
  ['Enter "7" in the field "Age" and click OK.', 'Fill the "Age" field with "7", then click "OK"'],
  [
    'Choose "Dr." from the Title dropdown and press Continue.',
    'Select "Dr." from the "Title" drop-down, then click "Continue"',
  ],
  ['Click the bold icon and press submit.', 'Click the "bold" image, then click "submit"'],
  [
    'Click on "Next" until the "Finish" button is visible.',
    'Click "Next" until the "Finish" button is visible',
  ],
  [
    'Select the checkboxes "One" and "Two" and click Submit.',
    'Check the "One" checkbox, then check the "Two" checkbox, then click "Submit"',
  ],
  ['Change the "Name" field to "Ada" and press Save.', 'Fill the "Name" field with "Ada", then click "Save"'],
  ['Clear the text field and type "hello".', 'Clear the field, then type "hello"'],
  [
    'Enter "5" into the 1st field and "6" into the 2nd field, then press Add.',
    'Fill the first field with "5", then fill the second field with "6", then click "Add"',
  ],
];

/** Read as less than they say, or as something else. */
const MISREAD: readonly [instruction: string, meaning: string][] = [
  [
    'Expand the sections below, to find and click on the link "Duis".',
    'Expand the section, then click the "Duis" link',
  ],
  [
    'Copy the text in the textarea below, paste it into the textbox and press Submit.',
    'Fill the field with what the editor shows, then click "Submit"',
  ],
  [
    'Find the email by Trixi and click the trash icon to delete it.',
    'Expect that "Trixi" is visible, then click the "trash" image',
  ],
  [
    'Find the email by Lonna and click the star icon to mark it as important.',
    'Expect that "Lonna" is visible, then click the "star" image',
  ],
  ['Drag the box "A" into the box "B".', 'Drag the "A" field onto the "B" field'],
  ['Click on a "button" widget.', 'Click the "button" section'],
  ['Click on the red colored box.', 'Click the field'],
  [
    'Search for "Ivan" and click Search.',
    'Fill the search field with "Ivan", then press Enter, then click "Search"',
  ],
];

/** They ask for more than words say, or have no meaning yet. */
const NOT_YET: readonly string[] = [
  'Choose an item from the list ending in "land" and press Submit.',
  'Find the email by Bella and forward that email to Kaitlyn.',
  'Buy the cheapest flight from Anvik, AK to Denver.',
  'Navigate to the file named "Boyd.gpg" and click it.',
  'Click on the numbers in ascending order.',
  'Drag the smaller box so that it is completely inside the larger box.',
  'Sort the numbers in increasing order, starting with the lowest number at the top of the list.',
  'Find the 4th word in the paragraph, type that into the textbox and press "Submit".',
  'Enter the value that corresponds with each label into the form and submit when done.',
  'Use the terminal below to delete a file ending with the extension .rb',
  'Enter an item that starts with "Ken" and ends with "ya".',
  'Click the widget of type "checkbox".',
  'Select words similar to happy and click Submit.',
  'Type the text below into the text field and press Submit.',
];

test.each(INSTRUCTIONS)('%s', (instruction, meaning) => {
  expect(meaningOf(instruction)).toBe(meaning);
});

test.each(MISREAD)('misread: %s', (instruction, meaning) => {
  expect(meaningOf(instruction)).toBe(meaning);
});

/** Whoever makes one of them readable moves it up. */
test.each(NOT_YET)('not yet: %s', (instruction) => {
  expect(meaningOf(instruction)).toBeUndefined();
});
