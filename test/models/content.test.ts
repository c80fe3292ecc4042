/** What a model expects of a thing by reference is said of words that can be wrong. */
import { expect, test } from 'vitest';
import { meantBy } from '../../src/models/answers.js';
import { screenOf } from '../support/screenOf.js';

const screen = {
  ...screenOf(`
  heading "Accounts" level 1
  generic
    text "Total balance"
    text "€6,559.71"
  list
    listitem
      text "Rent May"
      text "−€950.00"
    listitem
      text "Dentist ✎ claim from insurance"
      text "−€80.00"
  status "Saved"
  text "€12.00"
`),
  title: 'Accounts',
  url: 'http://bank.test/',
};

/** The innermost thing that shows it. */
const refOf = (shown: string): number => screen.nodes.findLastIndex(({ text }) => text === shown);

test.each([
  ['€6,559.71', 'is', '€6,559.71', 'Expect that "Total balance" is "€6,559.71"'],
  ['−€950.00', 'is', '−€950.00', 'Expect that "Rent May" is "−€950.00"'],
  [
    'Dentist ✎ claim from insurance',
    'contains',
    'claim from insurance',
    'Expect that the list contains "claim from insurance"',
  ],
  ['Saved', 'is', 'Saved', 'Expect that "Saved" is visible'],
  ['€12.00', 'is', '€12.00', 'Expect that "€12.00" is visible'],
])('"%s" %s "%s"', (shown, relation, text, words) => {
  const call = { id: '1', name: 'expect_text', input: { ref: refOf(shown), relation, text } };
  expect(meantBy(call, { screen })).toMatchObject({ sentence: { words } });
});

test('the row that the step names goes before all others', () => {
  const call = {
    id: '1',
    name: 'expect_text',
    input: { ref: refOf('−€950.00'), relation: 'is', text: '−€950.00' },
  };
  const values = ['Rent May'];
  expect(meantBy(call, { screen, values })).toMatchObject({
    sentence: { words: 'Expect that the "Rent May" row contains "−€950.00"' },
  });
});

test('what a thing does not show yet is expected of the same words, and fails', () => {
  const call = {
    id: '1',
    name: 'expect_text',
    input: { ref: refOf('€6,559.71'), relation: 'is', text: '€12.00' },
  };
  expect(meantBy(call, { screen })).toMatchObject({
    sentence: { words: 'Expect that "Total balance" is "€12.00"' },
  });
});
