/** What is said of a text that is only a label is said of what stands with it, and never of what stands with another. */
import { describe, expect, it } from 'vitest';
import { judge, type Judged } from '../../src/judge/judge.js';
import { isUnclear } from '../../src/judge/Judgement.js';
import type { ActionOf } from '../../src/meaning/meaning.js';
import { screenOf } from '../support/screenOf.js';

const CARDS = `
generic class "total"
  generic class "muted"
    text "Total balance"
    generic class "eye"
  generic "€6,566.11" class "big"
generic class "cards"
  generic class "card"
    generic "Everyday" class "name"
    generic "Current account" class "muted"
    generic "€1,621.50" class "sum"
  generic class "card"
    generic "Savings" class "name"
    generic "Rainy day pot" class "muted"
    generic "€5,211.40" class "sum"
  generic class "card"
    generic "Closed" class "name"`;
const TERMS = `
generic
  term "Phone"
  definition "555-0101"
  term "Allergies"
  definition "Penicillin"
  term "Born"`;
const TILES = `
generic class "tile"
  generic "14" class "number"
  generic "Open orders" class "caption"
generic class "tile"
  generic "3" class "number"
  generic "Late orders" class "caption"`;
const LINE = `
generic
  strong "Due: "
  strong "12 May"
generic
  strong "Paid: "
  strong "14 May"`;
const TABLE = `
table
  row
    columnheader "Name"
    columnheader "Sum"
  row
    cell "Loans"
    cell "9"
  row
    cell "Fines"
    cell "5"`;
const FORM = `
generic
  generic "Category" class "label"
  <div> "Fun ▾" class "button"
generic
  generic "Account" class "label"
  <div> "Savings ▾" class "button"
generic
  generic "Amount" class "label"
  textbox = "48.00"
  generic "Not more than 50.00" class "error"`;
const CHOICES = `
generic
  generic "Colour" class "label"
  generic
    <div> "Red ▾" class "chosen"
    <div> "Red" class "option"
    <div> "Blue" class "option"`;
const OPTIONS = `
generic
  generic "Length" class "label"
  generic
    <label>
      radio unchecked
      generic "15 min"
    <label>
      radio checked
      generic "30 min"
generic
  generic "Newsletter" class "label"
  generic
    <label>
      checkbox unchecked
      generic "Yes"
generic
  generic "Slip" class "label"
  generic
    checkbox unchecked
    generic "Wanted"`;
const LISTS = `
list
  listitem "Milk"
  listitem "Bread"
generic "Spent €5"`;

const ORDERS = `
table
  row
    cell
      link "#7838"
    cell "Emily Wang"
    cell
      generic "Pending"
  row
    cell
      link "#7827"
    cell "Emily Stone"
    cell
      generic "Paid"`;

/** A list that holds its own heading. */
const HEADED = `
<ul>
  generic
    heading "Installation" level 6
    button
  listitem
    generic "npm install pot"
  listitem
    generic "yarn add pot"
<ul>
  generic
    heading "Author" level 6
  listitem
    generic "Mara"`;

const BUDGETS = `
button "Test Budget"
navigation
  link "Budget"
  link "Reports"
generic "Old Budget"
heading "Old Reports Archive"`;

/** What is called as a link of the page is among others that have the word in their names. */
const PLANS = `
navigation
  link "Plan"
button "Free plan"
button "Pro plan"
button "Save"
button "Save all"
link "Account"
table
  row
    cell
      link "Old account"`;

const CUSTOMER = `
generic
  heading "Customer"
  generic "Ada"
  generic "Paris"
generic
  generic class "label" "Seats"
  generic class "value" "5"`;

/** Lists that hold no items, and one with nothing but its heading. */
const BARE_LISTS = `
<ul>
  generic "Milk"
  generic "Bread"
generic
  list
    generic "Tags"
  generic "Published by Mara"`;

type Said = [name: string, relation: 'is' | 'shows' | 'contains' | 'is not', text: string];

function judged(outline: string, expectation: Judged): boolean | 'unclear' {
  const outcome = judge(expectation, screenOf(outline), {});
  return isUnclear(outcome) ? 'unclear' : outcome.holds;
}

const content = ([name, said, text]: Said): ActionOf<'expectContent'> => ({
  ...{ kind: 'expectContent', target: { name }, text, negated: said === 'is not' },
  relation: said === 'is not' ? 'is' : said,
});

const HOLDING: [string, Said][] = [
  [CARDS, ['total balance', 'is', '€6,566.11']],
  [CARDS, ['Everyday', 'is', '€1,621.50']],
  [CARDS, ['Everyday', 'shows', 'Current account']],
  [CARDS, ['Savings', 'contains', 'pot']],
  [CARDS, ['Total balance', 'is not', '€1,621.50']],
  [HEADED, ['installation command', 'is', 'npm install pot']],
  [HEADED, ['Installation', 'shows', 'yarn add pot']],
  [TERMS, ['Phone', 'is', '555-0101']],
  [TERMS, ['Allergies', 'shows', 'Penicillin']],
  [TILES, ['Open orders', 'is', '14']],
  [TILES, ['Late orders', 'is', '3']],
  [LINE, ['Due', 'is', '12 May']],
  [LINE, ['Paid', 'shows', '14 May']],
  [TABLE, ['Loans', 'is', '9']],
  [TABLE, ['Fines', 'is', '5']],
  [ORDERS, ['#7838', 'contains', 'Pending']],
  [ORDERS, ['#7827', 'shows', 'Paid']],
  [FORM, ['Category', 'is', 'Fun']],
  [FORM, ['Account', 'is', 'Savings']],
  [OPTIONS, ['Length', 'is', '30 min']],
  [BUDGETS, ['budget', 'is', 'Test Budget']],
  [BUDGETS, ['reports', 'shows', 'Old Reports Archive']],
];

const FAILING: [string, Said][] = [
  [CARDS, ['total balance', 'is', '€6,566.12']],
  [CARDS, ['total balance', 'is', 'Total balance']],
  [CARDS, ['total balance', 'shows', '6,566.1']],
  [CARDS, ['total balance', 'is not', '€6,566.11']],
  [CARDS, ['Everyday', 'shows', '€5,211.40']],
  [CARDS, ['Savings', 'is', '€1,621.50']],
  [CARDS, ['Savings', 'is not', '€1,621.50']],
  [CARDS, ['Savings', 'contains', '5,211']],
  [CARDS, ['Closed', 'is', '€5,211.40']],
  [CARDS, ['Closed', 'shows', 'Rainy day pot']],
  [HEADED, ['installation command', 'is', 'Mara']],
  [HEADED, ['installation command', 'is not', 'npm install pot']],
  [HEADED, ['installation command', 'is', 'npm install']],
  [HEADED, ['Author', 'shows', 'npm install pot']],
  [TERMS, ['Phone', 'is', 'Penicillin']],
  [TERMS, ['Allergies', 'shows', '555-0101']],
  [TERMS, ['Born', 'is', 'Penicillin']],
  [TILES, ['Open orders', 'is', '3']],
  [TILES, ['Late orders', 'is', '14']],
  [LINE, ['Due', 'is', '14 May']],
  [LINE, ['Due', 'shows', '14 May']],
  [TABLE, ['Loans', 'is', '5']],
  [TABLE, ['Name', 'is', 'Sum']],
  [FORM, ['Category', 'is', 'Savings']],
  [FORM, ['Account', 'is', 'Account']],
  [CHOICES, ['Colour', 'is', 'Blue']],
  [OPTIONS, ['Length', 'is', '15 min']],
  [OPTIONS, ['Length', 'shows', '15 min']],
  [OPTIONS, ['Newsletter', 'is', 'Yes']],
  [OPTIONS, ['Newsletter', 'shows', 'Yes']],
  [OPTIONS, ['Slip', 'is', 'Wanted']],
  [LISTS, ['Milk', 'is', 'Bread']],
  [ORDERS, ['#7838', 'contains', 'Paid']],
  [ORDERS, ['#7827', 'shows', 'Pending']],
  [BUDGETS, ['budget', 'is', 'Old Budget']],
  [BUDGETS, ['budget', 'is', 'My Budget']],
  [BUDGETS, ['budget', 'is', 'Old Reports Archive']],
  [BUDGETS, ['budget', 'contains', 'Test Budget']],
  [BUDGETS, ['budget', 'is not', 'Test Budget']],
  [PLANS, ['plan', 'is', 'Pro plan']],
  [PLANS, ['Save', 'shows', 'Save all']],
  [PLANS, ['account', 'is', 'Old account']],
  [CUSTOMER, ['customer name', 'is', 'Paris']],
  [CUSTOMER, ['Seats limit', 'is', '5']],
  [BARE_LISTS, ['Milk', 'is', 'Bread']],
  [BARE_LISTS, ['Tags', 'shows', 'Published by Mara']],
];

describe('a label', () => {
  it.each(HOLDING.map(([outline, said]) => [said.join(' '), content(said), outline] as const))(
    '%s',
    (_, expectation, outline) => {
      expect(judged(outline, expectation)).toBe(true);
    },
  );
});

describe('not of a label', () => {
  it.each(FAILING.map(([outline, said]) => [said.join(' '), content(said), outline] as const))(
    '%s',
    (_, expectation, outline) => {
      expect(judged(outline, expectation)).not.toBe(true);
    },
  );
});

describe('other expectations of a label', () => {
  const number = (name: string, count: number): Judged => ({
    ...{ kind: 'expectNumber', target: { name }, comparison: 'exactly', count },
  });
  const empty = (name: string, negated = false): Judged => ({
    kind: 'expectEmpty',
    target: { name },
    negated,
  });
  it.each([
    [CARDS, number('Everyday', 1621.5), true],
    [CARDS, number('Everyday', 5211.4), false],
    [TILES, number('Late orders', 3), true],
    [TILES, number('Late orders', 14), false],
    [ORDERS, { ...content(['#7838', 'contains', 'Pending']), negated: true }, false],
    [TERMS, empty('Phone', true), true],
    [TERMS, empty('Phone'), false],
    [TERMS, empty('Born', true), 'unclear'],
    [TERMS, empty('Born'), 'unclear'],
  ] as const)('%# of %j', (outline, expectation, outcome) => {
    expect(judged(outline, expectation)).toBe(outcome);
  });
});
