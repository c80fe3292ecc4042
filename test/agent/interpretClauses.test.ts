/** A step may say several things: none of them may be lost, and none may be made up. */
import { describe, expect, it } from 'vitest';
import { describeActions, interpret, interpretAll } from '../../src/agent/index.js';

const saidOf = (text: string): string | false => {
  const interpretation = interpret({ text });
  return interpretation.understood && describeActions(interpretation.actions);
};

const CLAUSES: [sentence: string, meaning: string][] = [
  [
    'Type "ada" in the User name field and "secret" in Password, then press Enter',
    'Fill the "User name" field with "ada", then fill "Password" with "secret", then press Enter',
  ],
  [
    'I type "ada" into the "User name" field and press Enter',
    'Fill the "User name" field with "ada", then press Enter',
  ],
  ['I click "Save" then "Cancel"', 'Click "Save", then click "Cancel"'],
  ['I press Tab, Tab and Enter', 'Press Tab 2 times, then press Enter'],
  ['I see "A" and "B"', 'Expect that "A" is visible, then expect that "B" is visible'],
  [
    'I see "A", "B", and "C"',
    'Expect that "A" is visible, then expect that "B" is visible, then expect that "C" is visible',
  ],
  [
    'I should see "Welcome" but not "Error"',
    'Expect that "Welcome" is visible, then expect that "Error" is not visible',
  ],
  ['I should not see "A" or "B"', 'Expect that "A" is not visible, then expect that "B" is not visible'],
  ['I see neither "A" nor "B"', 'Expect that "A" is not visible, then expect that "B" is not visible'],
  [
    'Neither "A" nor "B" should be visible',
    'Expect that "A" is not visible, then expect that "B" is not visible',
  ],
  [
    'the "Name" field shows "a" and is disabled',
    'Expect that the "Name" field shows "a", then expect that the "Name" field is disabled',
  ],
  [
    'the "Terms" checkbox is visible, enabled and not checked',
    'Expect that the "Terms" checkbox is visible, then expect that the "Terms" checkbox is enabled, then expect that the "Terms" checkbox is not checked',
  ],
  [
    'the "Save" button and the "Close" button are visible',
    'Expect that the "Save" button is visible, then expect that the "Close" button is visible',
  ],
  [
    'the "Save" and "Close" buttons are disabled',
    'Expect that the "Save" button is disabled, then expect that the "Close" button is disabled',
  ],
  [
    'In the "Confirm" dialog, I see "A" and click "OK"',
    'Expect that "A" in the "Confirm" dialog is visible, then click "OK"',
  ],
  [
    'I see the "Save" button and click it',
    'Expect that the "Save" button is visible, then click the "Save" button',
  ],
  ['When I click "Go" and I am on "/x"', 'Click "Go", then expect that the page is "/x"'],
  ['the user clicked "Save" and saw "Saved"', 'Click "Save", then expect that "Saved" is visible'],
  ['Open "/a", click "B"; then wait 2 seconds', 'Open "/a", then click "B", then wait 2 s'],
];

describe('a step with several clauses', () => {
  it.each(CLAUSES)('%s', (text, meaning) => {
    expect(saidOf(text)).toBe(meaning);
  });
});

const JOINTS = ['and', 'or', 'but', 'then', 'A, B', 'A; B', 'A and B', 'A, then B', 'neither A nor B', 'it'];

describe('a joint inside a quoted name', () => {
  it.each(JOINTS)('does not part the step: "%s"', (name) => {
    expect(saidOf(`I click "${name}"`)).toBe(`Click "${name}"`);
    expect(saidOf(`I see “${name}”`)).toBe(`Expect that "${name}" is visible`);
    expect(saidOf(`I see "${name}" and "B"`)).toBe(
      `Expect that "${name}" is visible, then expect that "B" is visible`,
    );
  });
});

const DOUBTFUL = [
  'I see "A" or "B"',
  'I click "A" or "B"',
  'I click "Save" and smile',
  'I click "Save" and the page reloads',
  'I type "ada" in "Name" and',
  'I don\'t see "A" but "B"',
  'the user logs in and clicks "Save"',
  'I see "A" next to "B" and "C"',
  'I enter "a" and "b" in "Name"',
];

describe('a step of which a part is not understood', () => {
  it.each(DOUBTFUL)('is not understood: %s', (text) => {
    expect(saidOf(text)).toBe(false);
  });
});

describe('a clause', () => {
  it('carries what the step carries only if it is the last', () => {
    const docString = 'one\ntwo';
    const read = interpret({ text: 'I click "New" and fill in "Comment" with:', docString });
    expect(read.understood && read.actions).toMatchObject([
      { kind: 'click' },
      { kind: 'fill', value: docString },
    ]);
    expect(interpret({ text: 'I fill in "Comment" with and click "New"', docString }).understood).toBe(false);
  });

  it('is what "it" goes back to in the next step', () => {
    const steps = ['I click "A" and see the "B" button', 'Then it is disabled'];
    const last = interpretAll(steps.map((text) => ({ text }))).at(-1);
    expect(last?.understood && describeActions(last.actions)).toBe('Expect that the "B" button is disabled');
  });
});
