/** Days in calendars: how one is marked, and how one is picked for a field. */
import { testWays, type Ways } from './testWays.js';

const WAYS: Ways = {
  'how a day is marked': [
    [
      'March 20, 2025 is selected in the calendar',
      'Expect that the day "March 20, 2025" is selected in the calendar',
    ],
    ['The 21st is selected in the calendar', 'Expect that the day "21st" is selected in the calendar'],
    [
      'The 15th of March is not selected in the calendar',
      'Expect that the day "15th of March" is not selected in the calendar',
    ],
    ['"12" is highlighted in the calendar', 'Expect that the day "12" is highlighted in the calendar'],
    ['Day 27 is disabled in the calendar', 'Expect that the day "27" is disabled in the calendar'],
    [
      "The 3rd of May can't be chosen in the date picker",
      'Expect that the day "3rd of May" is not enabled in the calendar',
    ],
    [
      'The 3rd of May can be chosen in the date picker',
      'Expect that the day "3rd of May" is enabled in the calendar',
    ],
    ['Today is marked in the calendar', 'Expect that the day "Today" is highlighted in the calendar'],
    [
      'In the calendar, 20 March is marked as selected',
      'Expect that the day "20 March" is selected in the calendar',
    ],
    [
      'The selected day in the calendar is March 20',
      'Expect that the day "March 20" is selected in the calendar',
    ],
    ['The calendar shows 20 March as selected', 'Expect that the day "20 March" is selected in the calendar'],
  ],
  'near it': [
    ['Click "Go" ⏎ The 20th and 21st are selected in the calendar', undefined],
    ['Click "Go" ⏎ The 20th stays selected in the calendar', undefined],
    ['Click "Go" ⏎ The 20th is selected in the calendar of "Due date"', undefined],
    ['Click "Go" ⏎ Past days are disabled in the calendar', undefined],
    ['Click "Go" ⏎ March 20 to March 25 are selected in the calendar', undefined],
    ['Click "Go" ⏎ The 20th is selected in the list', 'Expect that "20th" in the list is selected'],
  ],
  'what is picked': [
    ['Choose the 27th in the open calendar', 'Pick the day "27th" in the calendar'],
    ['Pick the 27th of March as the due date', 'Select "27th of March" from the "due date" field'],
    ['Pick 27 March in the date picker of "Due date"', 'Select "27 March" from the "Due date" field'],
    ['Set the due date to 27 March 2025 in the calendar', 'Fill the "due date" field with "27 March 2025"'],
    ['Choose "Red" as the colour', 'Select "Red" from "colour"'],
    ['Set the status to "Open" in the calendar', 'Fill "status" in "calendar" with "Open"'],
  ],
};

testWays(WAYS);
