/** Steps that name a page: they become steps with its address, and stay action or expectation. */
import { describe, expect, test } from 'vitest';
import { describeActions, interpretAll } from '../../src/agent/index.js';
import { pageNamedIn, PhraseBook } from '../../src/phrases/index.js';

const book = new PhraseBook({
  phrases: [],
  pages: [
    { name: 'login', address: '/login' },
    { name: 'cart', address: '/cart' },
    { name: 'order history', address: '/orders' },
  ],
  files: [],
});

function wordsFor(text: string): string | undefined {
  const found = book.meaningOf({ text, line: 1, column: 1 });
  return found && 'meaning' in found ? found.meaning[0]?.text : undefined;
}

/** As the second step of a case, after an action. */
function actionFor(text: string): string {
  const [, reading] = interpretAll([{ text: 'When I click "x"' }, { text: wordsFor(text) ?? text }]);
  return reading?.understood ? describeActions(reading.actions) : 'not understood';
}

describe('a step that names a page', () => {
  test.each([
    ['Given I am on the login page', 'Open "/login"'],
    ['Given the user is on the login page', 'Open "/login"'],
    ['Given I am on the "Login" page', 'Open "/login"'],
    ['When I go to the login page', 'Open "/login"'],
    ['When I go back to the cart', 'Open "/cart"'],
    ['When the user navigates to the order history page', 'Open "/orders"'],
    ['And I open the cart page and I click "Pay"', 'Open "/cart", then click "Pay"'],
  ])('is still an action: %s', (text, action) => {
    expect(actionFor(text)).toBe(action);
  });

  test.each([
    ['I should be on the login page', 'Expect that the page is "/login"'],
    ['Then I am on the login page', 'Expect that the page is "/login"'],
    ['Then the user is on the cart screen', 'Expect that the page is "/cart"'],
    ['And I am on the login page', 'Expect that the page is "/login"'],
    ['Then I am redirected to the login page', 'Expect that the page is "/login"'],
    ['Then I should be taken back to the order history page', 'Expect that the page is "/orders"'],
    ['Then I should not be on the login page', 'Expect that the page is not "/login"'],
    ['Then I am still on the login page', 'Expect that the page is "/login"'],
    ['Then I should see the login page', 'Expect that the page is "/login"'],
    ['Then the login page is displayed', 'Expect that the page is "/login"'],
    ['Given the cart page should not be displayed', 'Expect that the page is not "/cart"'],
  ])('is still an expectation: %s', (text, action) => {
    expect(actionFor(text)).toBe(action);
  });

  test.each([
    'I click "Save" on the login page',
    'I see "I am on the login page"',
    'I see "I am on the login page, dear"',
    'I click on the cart',
    'I open the cart',
    'I am on the profile page',
    'I am on the login page of the admin',
    'I go to the cart button',
    'The login page title is "x"',
  ])('is left as it is where something else may be meant: %s', (text) => {
    expect(wordsFor(text)).toBeUndefined();
  });
});

describe('the page that a step speaks of', () => {
  test.each([
    ['Given I am on the login page', 'login'],
    ["Given I'm on the Check-out page", 'check-out'],
    ['When the new customer navigates to the order history page', 'order history'],
    ['Then I should be redirected to the "Thank you" page', 'thank you'],
    ['Then the user lands on the profile screen', 'profile'],
    ['And the settings page is displayed', 'settings'],
    ['When I open the imprint page', 'imprint'],
  ])('is known by its name: %s', (text, name) => {
    expect(pageNamedIn(text)).toBe(name);
  });

  test.each([
    'I am on the product page of "Mug"',
    'I am on the next page',
    'I see "I am on the login page"',
    'I click "Save" on the login page',
    'I am logged in',
    'the login page has a form',
    'I am on page 2',
  ])('is none: %s', (text) => {
    expect(pageNamedIn(text)).toBeUndefined();
  });

  test('that has no address yet is told as still empty', () => {
    const place = { file: 'p.md', line: 3, column: 1 };
    const open = new PhraseBook({ phrases: [], pages: [{ name: 'login', address: '', place }], files: [] });
    expect(open.meaningOf({ text: 'I am on the login page', line: 1, column: 1 })).toEqual({
      emptyPhrase: place,
    });
    expect(open.meaningOf({ text: 'I am on the cart page', line: 1, column: 1 })).toBeUndefined();
  });
});
