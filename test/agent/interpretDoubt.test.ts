/** Words that describe, count or negate are no names: a step that would hold of any page isn't understood. */
import { describe, expect, it } from 'vitest';
import { describeActions, interpret } from '../../src/agent/index.js';

const DOUBTFUL = [
  'There are no error alerts',
  'There are at most 2 error alerts',
  'I should not see 3 rows',
  'Neither checkbox is checked',
  'Click the other button',
  'I click the 0th "Edit" button',
  'I click the second last "Edit" button',
  'I see the second last item',
  'I see the third to last item',
  'I see the second-to-last item',
];

describe('what is no name', () => {
  it.each(DOUBTFUL)('is not understood: %s', (text) => {
    const interpretation = interpret({ text });
    expect(interpretation.understood && describeActions(interpretation.actions)).toBe(false);
  });
});

const SURE: [sentence: string, meaning: string][] = [
  ['There are no dialogs', 'Expect that there are exactly 0 dialogs'],
  ['I do not see the Delete button', 'Expect that the "Delete" button is not visible'],
  ['Then the Loading icon is gone', 'Expect that the spinner is not visible'],
  ['The loading icon is gone', 'Expect that the spinner is not visible'],
  ['Loading icon is gone', 'Expect that the spinner is not visible'],
  ['Expected: Loading icon is gone', 'Expect that the spinner is not visible'],
  ['I wait until the loading icon disappears', 'Wait until the spinner is gone'],
  ['I do not see disabled buttons', 'Expect that the disabled button is not visible'],
  ['No checkbox is checked', 'Expect that no checkbox is checked'],
  ['All checkboxes are checked', 'Expect that each checkbox is checked'],
  ['Fill in "Name" as "ada"', 'Fill "Name" with "ada"'],
  ['I do not see the "error" alert', 'Expect that the "error" alert is not visible'],
  ['3 rows are visible', 'Expect that there are exactly 3 rows'],
  ['At least 3 rows are visible', 'Expect that there are at least 3 rows'],
  ['I see the login form', 'Expect that the "login" form is visible'],
  ['I click the 10th "Edit" button', 'Click the 10th "Edit" button'],
];

describe('a name beyond doubt', () => {
  it.each(SURE)('is understood: %s', (text, meaning) => {
    const interpretation = interpret({ text });
    expect(interpretation.understood && describeActions(interpretation.actions)).toBe(meaning);
  });
});
