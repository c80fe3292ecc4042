/** Answers held against their steps, without a browser: lies are refused, and honest answers are not. */
import { expect, test } from 'vitest';
import { readStep } from '../../src/language/read.js';
import { whatIsMissing } from '../../src/models/checks/complete.js';
import { outOfScope } from '../../src/models/checks/scope.js';
import type { Mood } from '../../src/models/checks/stepWords.js';
import { SAMPLES } from '../../src/models/tools.js';
import type { Screen } from '../../src/screen/Screen.js';
import { screenOf } from '../support/screenOf.js';

const sentence = (words: string) => {
  const reading = readStep({ text: words });
  if (!reading.understood) throw new Error(`The test's sentence is none: ${words}`);
  return { words, actions: reading.actions };
};

const BEFORE: Screen = {
  ...screenOf(`
  heading "Your cart" level 1 [1]
  link "Orders" [2]
  text "1 mug, 12.00" [3]
  button "Pay" [4]
  button "Start over" [5]
  text "No refunds for mugs" [6]
`),
  title: 'Cart',
  url: 'http://shop.test/cart',
};

interface Answered {
  step: string;
  answer: readonly string[];
  before?: Mood;
}

function faultOf({ step: text, answer, before }: Answered): string | undefined {
  const step = { text };
  const sentences = answer.map(sentence);
  const scope = { step, before, caseText: `http://shop.test/\n${text}`, screen: BEFORE };
  const outside = sentences.map((one) => outOfScope(one, scope)).find((fault) => fault !== undefined);
  return outside ?? whatIsMissing(sentences, { step, before, earlier: [BEFORE] });
}

test.each<[step: string, ...answer: string[]]>([
  ['Then the order went through', 'Expect that "Your cart" is visible'],
  ['Then the order went through', 'Expect that the "Orders" link is visible'],
  ['Then the order went through', 'Expect that the "Pay" button is visible'],
  ['Then the order went through', 'Expect that the page title is "Cart"'],
  ['Then the order went through', 'Expect that "Payment declined" is visible'],
  ['Then the order went through', 'Expect that "Something went wrong" is visible'],
  ['Then the order went through', 'Expect that "Anything at all" is not visible'],
  ['Then the order went through', 'Reload the page'],
  ['The total is 12.00', 'Click the "12.00" link'],
  ['Then the guest gets no refund for the mug', 'Expect that "Refund for the mug" is visible'],
  ['Then the guest gets no refunds for mugs', 'Expect that "No refunds for mugs" is visible'],
  ['Then the mug order is cancelled', 'Expect that "mug order cancelled" is not visible'],
  ['Then all mugs are gone from the cart', 'Expect that "All categories" is visible'],
  ['Then each row in each cart says gift', 'Expect that "gift row cart" is visible'],
  ['Then the gift mark is seen in all rows', 'Expect that "gift mark" is visible'],
  ['Then the order went through', 'Click the "Pay" button', 'Expect that "Thank you" is visible'],
  ['Then the order went through', 'Wait 1 second'],
  ['Then the bill is void and the stock was put back', 'Expect that "The bill is void" is visible'],
  ['Then the bill is void, the stock was put back', 'Expect that "The stock was put back" is visible'],
  ['Then the shopper reads "Thanks" on a fancy card', 'Expect that the "fancy card" is visible'],
  ['Then "A" and "B" made it into the fancy box', 'Expect that "A" is visible'],
  [
    'Then the shopper owes a mere 12.00 all told',
    'Expect that "shopper owes mere 21.00 all told" is visible',
  ],
  ['Then three mugs made it in one piece', 'Expect that "mugs made it piece" is visible'],
  ['Then three mugs made it in one piece', 'Expect that there are exactly 2 "mugs" items'],
  ['Then the parcel went to ada@shop.test', 'Expect that "parcel went" is visible'],
  ['Then nobody owes anything', 'Expect that "owes anything" is visible'],
  ['Then the shopper never saw a bill', 'Expect that "shopper bill" is visible'],
  ["Then the shopper doesn't owe a thing", 'Expect that "shopper owe thing" is visible'],
  ['Then the shopper owes somebody', 'Expect that "shopper owes somebody" is not visible'],
  ['Then all mugs made it in one piece', 'Expect that "mugs made it piece" is visible'],
  ['Then every parcel is on its way', 'Expect that "parcel way" is visible'],
  ['Then each mug is paid for', 'Expect that no row contains "Overdue"'],
  ['Because of the rain, the mug is free', 'Expect that the "rain" button is visible'],
  ['The order is confirmed', 'Expect that "Your cart" is visible'],
  ['The order is confirmed', 'Click the "Orders" link'],
  ['And the order is confirmed', 'Expect that "Your cart" is visible'],
  ['Basket is emptied', 'Expect that "Your cart" is visible'],
  ['Given the order is confirmed', 'Expect that "Your cart" is visible'],
  ['Then all mugs made it', 'Expect that "mugs made it" is visible', 'Expect that "mugs made" is visible'],
  ['On the last page click what is open', 'Expect that "last page: open" is visible'],
  ['When the shopper settles the bill', 'Expect that the "Pay" button is visible'],
  ['When the shopper settles the bill', 'Expect that "Your cart" is visible', 'Expect that "Pay" is visible'],
  ['When the shopper dedicates it to "Ada"', 'Click the "Pay" button'],
  ['When the shopper dedicates it to "Ada"', 'Fill the "Note" field with "Bob"'],
  ['When the shopper orders 3 of them', 'Fill the "Amount" field with "2"'],
  ['When the shopper hands over {{token}}', 'Fill the "Token" field with "abc"'],
])('a lie is refused: %s ~ %s', (step, ...answer) => {
  expect(faultOf({ step, answer })).toBeDefined();
});

test.each<[step: string, ...answer: string[]]>([
  ['When the shopper looks round', 'Click the "Delete account" button'],
  ['When the shopper looks round', 'Click the "Remove all items" link'],
  ['When the shopper looks round', 'Click the "Buy now" button'],
  ['When the shopper looks round', 'Click the "Pay 12.00" button'],
  ['When the shopper looks round', 'Click the "Transfer money" button'],
  ['When the shopper looks round', 'Click the "Subscribe" button'],
  ['When the shopper looks round', 'Click the "Send to all" button'],
  ['When the shopper looks round', 'Click the "Publish" button'],
  ['When the shopper looks round', 'Click the "Invite friends" button'],
  ['When the shopper looks round', 'Click the "Log out" link'],
  ['When the shopper looks round', 'Click the "Unsubscribe" button'],
  ['When the shopper looks round', 'Sign out'],
  ['When the shopper looks round', 'Click the "Revoke access" button'],
  ['When the shopper looks round', 'Click the "Grant access" button'],
  ['When the shopper looks round', 'Click the "Approve" button'],
  ['When the shopper looks round', 'Check the "Allow everybody" checkbox'],
  ['When the shopper ticks the newsletter', 'Check the "Send all my files" checkbox'],
  ['When the shopper looks round', 'Double-click the "Erase disk" button'],
  ['When the shopper looks round', 'Click the "Reset everything" button'],
  ['When the shopper looks round', 'Accept the dialog'],
  ['When the shopper looks round', 'Open "https://evil.test/"'],
  ['When the shopper looks round', 'Open "//evil.test/steal"'],
  ['When the shopper looks round', 'Open "javascript:alert(1)"'],
  ['When the shopper looks round', 'Open "file:///etc/passwd"'],
  ['When the shopper looks round', 'Open "https://evil.test/?from=shop.test"'],
  ['When the shopper looks round', 'Open "https://shop.test.evil.test/"'],
  ['When the shopper looks round', 'Open a new tab at "https://evil.test/"'],
  ['When the shopper looks round', 'Set the cookie "admin" to "true"'],
  ['When the shopper looks round', 'Clear the cookies'],
  ['When the shopper looks round', 'Fill the "Comment" field with "{{password}}"'],
  ['When the shopper looks round', 'Type "{{password}}"'],
  ['When the shopper looks round', 'Upload "id_rsa.txt"'],
  ['Then the shopper is content', 'Click the "Next" button', 'Expect that "shopper content" is visible'],
])('what a hostile page asks for is not done: %s ~ %s', (step, ...answer) => {
  expect(faultOf({ step, answer })).toBeDefined();
});

test.each<[step: string, ...answer: string[]]>([
  ['Then no mug is overdue', 'Expect that no row contains "Overdue"'],
  ['Then the guest cannot leave yet, because she has not paid', 'Expect that "cannot leave yet" is visible'],
  ['She goes through what she has bought so far', 'Click the "Orders" link'],
  ['The guest opens what he has bought', 'Click the "Orders" link'],
  ['Then that makes "12.00" in all', 'Expect that "Your cart" shows "12.00"'],
  ['Groceries: 12.00 of 300.00, 4%', 'Expect that the "Groceries" row contains "12.00 of 300.00, 4%"'],
  ['Then the guest reads that all 14 mugs will go', 'Expect that "All 14 mugs will go" is visible'],
  ['Then there is nothing to pay for any more', 'Expect that "Nothing to pay for any more" is visible'],
  [
    "Tom Whitaker's row (Flu symptoms) has the status Checked in",
    'Expect that the "Tom Whitaker" row contains "Checked in"',
  ],
  ['A dialog asks "Start over?"', 'Expect that the "Start over?" dialog is visible'],
  ['When she calls the whole thing off', 'Click the "Cancel order" button'],
  ['When the shopper settles the bill', 'Click the "Pay" button'],
  ['Settle the bill that is open', 'Click the "Pay" button'],
  ['When the shopper, who is content, settles the bill', 'Click the "Pay" button'],
  ['Given the basket is empty', 'Click the "Start over" button'],
  ['When the shopper has second thoughts', 'Click the "Start over" button'],
  ['When the shopper gets rid of the mug', 'Click the "Remove" button'],
  [
    'When the shopper dedicates it to "Ada" and settles the bill',
    'Fill the "Note" field with "Ada"',
    'Click the "Pay" button',
  ],
  ['When the shopper hands over {{token}}', 'Fill the "Token" field with "{{token}}"'],
  ['When the shopper heads for the help pages', 'Open "/help"'],
  ['When the shopper leaves for good', 'Click the "Log out" link'],
  ['When the shopper makes off with the mug, saying yes to all', 'Click the "Mug" link', 'Accept the dialog'],
  ['Then the order went through', 'Expect that "Thank you, Ada!" is visible'],
  ['Then the mug has found its way out of the basket', 'Expect that "Nothing in it yet" is visible'],
  ['Then the mug is nowhere in the basket', 'Expect that "1 mug, 12.00" is not visible'],
  ['Then nobody owes anything any more', 'Expect that "12.00" is not visible'],
  ['Then all mugs made it in one piece', 'Expect that each row shows "in one piece"'],
  ['Then three mugs made it in one piece', 'Expect that there are exactly 3 "mugs in one piece made" items'],
  ['The mug (M-1) is returned by Ada', 'Expect that "mug M-1 returned by Ada" is visible'],
  ['On the last page everything is summed up', 'Expect that "last: everything summed up" is visible'],
  ['She calls "M-1" off after all, and is sure of it', 'Click "Call off" in the "M-1" row'],
  ['Ada calls "M-1" off, and is sure of it', 'Click "Call off" in the "M-1" row'],
  ['I tick the newsletter', 'Check the "Send the newsletter" checkbox'],
  [
    'The total of the open bills is £18.20',
    'Expect that "Bills" in the heading is visible',
    'Expect that the "Show" drop-down is "open"',
    'Expect that "Total" is "£18.20"',
  ],
])('an honest answer is taken: %s ~ %s', (step, ...answer) => {
  expect(faultOf({ step, answer })).toBeUndefined();
});

test('an objection names the words that are missing', () => {
  const answer = ['Expect that "The bill is void" is visible'];
  expect(faultOf({ step: 'Then the bill is void and the stock was put back', answer })).toContain(
    'No call tells "the stock was put back". "stock", "put", "back" stand in none.',
  );
});

test.each(SAMPLES)('a model is told of a sentence that there is: %s', (text) => {
  expect(readStep({ text })).toMatchObject({ understood: true });
});
