/** Which comes first, of whom something is, and what is gone: as strangers say it of lists, owners and dialogs. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'in which order, and what comes first': [
    [
      'Click "Go" ⏎ The series "T2 sagittal", "T2 axial" and "STIR" are listed, in this order.',
      'Expect that "T2 sagittal" comes before "T2 axial", then expect that "T2 axial" comes before "STIR"',
    ],
    [
      'Click "Go" ⏎ Four articles are listed, the first being "Lentil stew"',
      'Expect that there are exactly 4 articles, then expect that the first article shows "Lentil stew"',
    ],
    [
      'Click "Go" ⏎ The tasks are now listed alphabetically, beginning with "Book the hall" and ending with "Tune the piano".',
      'Expect that "tasks" is sorted in ascending order, then expect that the first item shows "Book the hall", then expect that the last item shows "Tune the piano"',
    ],
    [
      'Click "Go" ⏎ The order is now Desserts, Soup.txt, Bean salad.txt',
      'Expect that "Desserts" comes before "Soup.txt", then expect that "Soup.txt" comes before "Bean salad.txt"',
    ],
    [
      'Click "Go" ⏎ Verify the order of the list: Desserts, Bean salad.txt, Courgette soup.txt',
      'Expect that "Desserts" comes before "Bean salad.txt", then expect that "Bean salad.txt" comes before "Courgette soup.txt"',
    ],
    [
      'Click "Go" ⏎ "Pay the insurance" is now the first task, followed by "Book the hall"',
      'Expect that the first item shows "Pay the insurance", then expect that the second item shows "Book the hall"',
    ],
    [
      'Click "Go" ⏎ "HK-118" comes directly before "HK-145"',
      'Expect that "HK-118" comes directly before "HK-145"',
    ],
    ['Click "Go" ⏎ "Milk" comes right after "Bread"', 'Expect that "Milk" comes directly after "Bread"'],
    [
      'Click "Go" ⏎ The table is sorted by age, oldest first',
      'Expect that the table is sorted by "age" in descending order',
    ],
    [
      'Click "Go" ⏎ The table is sorted by due date, the latest date first',
      'Expect that the table is sorted by "due date" in descending order',
    ],
    [
      'Click "Go" ⏎ Check that of the options "Public", "Private" and "Secret" the first is selected.',
      'Expect that "Public" is selected, then expect that "Private" is not selected, then expect that "Secret" is not selected',
    ],
  ],
  'of whom, and by whom': [
    ['Click "Go" ⏎ HK-145 is driven by Tom Okafor', 'Expect that "HK-145" contains "Tom Okafor"'],
    ['Click "Go" ⏎ "a.pdf" was uploaded by "Aiko Tanaka"', 'Expect that "a.pdf" contains "Aiko Tanaka"'],
    ['Click "Go" ⏎ The driver is Marta Lindqvist', 'Expect that "driver" shows "Marta Lindqvist"'],
    [
      'Click "Go" ⏎ The currency of Delta Garden Supply is EUR',
      'Expect that "currency" in "Delta Garden Supply" shows "EUR"',
    ],
    [
      'Click "Go" ⏎ The status of Library_Colour is Paused',
      'Expect that "status" in "Library_Colour" shows "Paused"',
    ],
  ],
  'what begins with a text, and how it was at first': [
    [
      'Click "Go" ⏎ "Letter to parents" is listed with a state beginning with "canceled"',
      'Expect that "Letter to parents" and "canceled" are seen together',
    ],
    [
      'Click "Go" ⏎ An error is displayed, starting with "The class name"',
      'Expect that "The class name" is visible',
    ],
    [
      'Click "Go" ⏎ "Enable API" is off to begin with, while "Enable categories" is on',
      'Expect that "Enable API" is not checked, then expect that "Enable categories" is checked',
    ],
    ['Click "Go" ⏎ Page 1 of the pagination is active', 'Expect that "1" in the pagination is current'],
  ],
  'what is gone once it is closed': [
    [
      'Click "Go" ⏎ Close the dialog and check that it is gone',
      'Close the dialog, then expect that the dialog is not visible',
    ],
    [
      'Click "Go" ⏎ Press OK in the dialog "Echo" and check that it is gone',
      'Click "OK" in the "Echo" dialog, then expect that the "Echo" dialog is not visible',
    ],
    [
      'Click "Go" ⏎ A dialog "Echo" appears ⏎ Press OK and it goes away',
      'Click "OK", then expect that the "Echo" dialog is not visible',
    ],
  ],
  'where, and who signs in': [
    ['Click "Go" ⏎ In the left list, click the tab "Tasks"', 'Click the "Tasks" tab in the list at the left'],
    [
      'Click "Go" ⏎ The left pane offers the entry "Delete", but no "Edit"',
      'Expect that the "Delete" item in the sidebar is visible, then expect that "Edit" in the sidebar is not visible',
    ],
    [
      'Click "Go" ⏎ Log in there as "priya" with password "marrow-5"',
      'Sign in as "priya" with the password "marrow-5"',
    ],
    ['Click "Go" ⏎ Have a look into Photos', 'Go to the "Photos" page'],
  ],
  'what is only told is not done': [
    ['Click "Go" ⏎ The tyre change takes 3 h', undefined],
    ['Click "Go" ⏎ Viktor wrote "The middle part is slow."', undefined],
    ['Click "Go" ⏎ "Plasters" is ticked in the catalogue', undefined],
  ],
  'near to them, and refused': [
    ['Click "Go" ⏎ The tasks are not listed alphabetically', undefined],
    ['Click "Go" ⏎ The order is not "A", "B", "C"', undefined],
    ['Click "Go" ⏎ Of the options "A" and "B" the third is selected', undefined],
    ['Click "Go" ⏎ "A" does not come directly before "B"', undefined],
    ['Click "Go" ⏎ "A" is immediately followed by "B" and "C"', undefined],
    ['Click "Go" ⏎ HK-145 is driven by him', undefined],
    ['Click "Go" ⏎ Click "Delete" in the dialog and check that it is gone', undefined],
    ['Click "Go" ⏎ The status of Ada is Paused or Open', undefined],
    ['Click "Go" ⏎ The status of Ada was Paused', undefined],
  ],
};

testWays(WAYS);
