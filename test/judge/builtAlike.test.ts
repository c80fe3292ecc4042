/** What is said of parts of a page that are built alike, of which no role tells that they are items: cards, drawn rows. */
import { describe, expect, it } from 'vitest';
import { interpret } from '../../src/agent/index.js';
import { judge, type Judged } from '../../src/judge/judge.js';
import { isUnclear } from '../../src/judge/Judgement.js';
import { screenOf } from '../support/screenOf.js';

/** As virtual lists are drawn: each entry in a positioned box, with a list of its own. */
const PACKAGES = `
generic class "rows"
  generic class "drawn"
    list class "package mui-list"
      listitem
        generic class "head"
          generic class "cell"
            link
              generic "pot"
          generic class "cell"
            link
              button class "home"
      listitem
        generic "Holds what is to be cooked"
      listitem
        generic "v1.0.0"
        generic "Published a few seconds ago"
  generic class "drawn"
    list class "package mui-list"
      listitem
        generic class "head"
          generic class "cell"
            link
              generic "tea-timer"
      listitem
        generic "Counts the minutes"
      listitem
        generic "v2.1.0"`;
/** A table with fields to filter by, and a button under its rows. */
const USERS = `
table "user"
  row
    columnheader "Name"
    columnheader "Group"
  row
    cell
      textbox
    cell
      textbox
  row
    cell "Ada"
    cell "admin"
  row
    cell "Bob"
    cell "user"
table "group"
  row
    columnheader "Group"
  row
    cell "admin"`;
const NAVIGATION = `
generic class "menus"
  list
    listitem
      link "Home"
    listitem
      link "Orders"
  list
    listitem
      link "Settings"
    listitem
      link "Users"`;
const SORTS = `
generic "One" class "package"
<section> "Two" class "package"
generic "Three" class "package-price"`;

/** A list that is called so, and others that the markup alone calls so. */
const PAST = `
list "Orders"
  listitem
    generic "A" class "order"
  listitem
    generic "B" class "order"
list
  listitem
    generic "C" class "order"`;
/** In two parts of the page, which show other things as well. */
const ASIDE = `
<aside>
  generic class "order"
    generic "A"
  generic class "order"
    generic "B"
main
  button "Settings"
  generic class "order"
    generic "C"
  generic class "order"
    generic "D"`;
const TOPPED = `
main
  button "Settings"
  generic class "order"
    generic "A"
  generic class "order"
    generic "B"`;
const COLUMN = `
generic class "row"
  generic class "task"
    generic "Task"
generic class "row"
  generic class "task"
    generic "Write"`;
const GROUP = `
generic "Food"
generic "Milk"`;
/** The link is that of the page that is open, on which something else has a version. */
const NAMED_AS_PAGE = `
navigation
  link "Apache"
  link "Other"
main
  heading "Apache"
  paragraph "Nothing is known of it"
  section
    heading "Module"
    paragraph "v2.1.0"`;

const CARDS = `
section
  generic class "card"
    heading "Chips"
    generic "open"
  generic class "card"
    heading "Fish"
    generic "shut"
    button "Call"`;
/** Cards whose parts are built alike. */
const PARTED = [
  ['Chips', 'cold'],
  ['Fish', 'warm'],
]
  .map(
    ([name, status]) => `
generic class "dish"
  generic class "part"
    generic "${name}"
    generic "fresh"
    generic "daily"
  generic class "part"
    generic "status: ${status}"
    generic "of today"
    generic "for two"`,
  )
  .join('');
const FACTS = `
section
  generic class "fact"
    generic "Name"
    generic "Ada"
  generic class "fact"
    generic "Age"
    generic "36"`;

const HOLDING: [string, string][] = [
  ['the "user" table has 2 users', USERS],
  ['"Chips" is shown with the status "open"', CARDS.replaceAll('open', 'status: open')],
  ['"Ada" is shown with the age "36"', FACTS],
  ['"Fish" is shown with the status "warm"', PARTED],
  ['"tea-timer" has the version "v2.1.0"', PACKAGES],
  ['"pot" has the version "v1.0.0"', PACKAGES],
  ['"pot" is shown with the version "v1.0.0"', PACKAGES],
  ['the description of "pot" is "Holds what is to be cooked"', PACKAGES],
  ['there are 2 packages', PACKAGES],
  ['the list shows 2 packages', PACKAGES],
  ['there are 2 orders', PAST],
  ['there are 2 orders', TOPPED],
  ['the package list is displayed', PACKAGES],
  ['"tea-timer" in the package list is displayed', PACKAGES],
];
const NOT_HOLDING: [string, string][] = [
  ['"Fish" is shown with the status "open"', CARDS.replaceAll('open', 'status: open')],
  ['"tea-timer" has the version "v1.0.0"', PACKAGES],
  ['"tea-timer" is shown with the version "v1.0.0"', PACKAGES],
  ['"Apache" is shown with the version "v2.1.0"', NAMED_AS_PAGE],
  ['"tea-timer" does not contain "v2.1.0"', PACKAGES],
  ['the description of "pot" is "Published a few seconds ago"', PACKAGES],
  ['the description of "tea-timer" is "Holds what is to be cooked"', PACKAGES],
  ['there are 3 packages', PACKAGES],
  ['there is 1 package', PACKAGES],
  ['the "package" list is not displayed', PACKAGES],
  ['the "user" table has 3 users', USERS],
  ['"Home" contains "Orders"', NAVIGATION],
  ['"Orders" contains "Home"', NAVIGATION],
];
const UNCLEAR: [string, string][] = [
  ['there are 2 packages', SORTS],
  ['there are 3 packages', SORTS],
  ['there are 4 orders', ASIDE],
  ['"Settings" is displayed in the order list', TOPPED],
  ['there are 2 tasks', COLUMN],
  ['the "Food" group does not contain "Milk"', GROUP],
  ['the "Food" group is not empty', GROUP],
];

function judged(outline: string, sentence: string): boolean | 'unclear' {
  const read = interpret({ text: sentence });
  const outcomes = (read.understood ? read.actions : []).map((action) =>
    judge(action as Judged, screenOf(outline), {}),
  );
  return outcomes.some(isUnclear) ? 'unclear' : outcomes.every((one) => !isUnclear(one) && one.holds);
}

describe('of parts that are built alike', () => {
  it.each(HOLDING)('holds: %s', (sentence, outline) => {
    expect(judged(outline, sentence)).toBe(true);
  });
  it.each(NOT_HOLDING)('does not hold: %s', (sentence, outline) => {
    expect(judged(outline, sentence)).toBe(false);
  });
  it.each(UNCLEAR)('nobody can tell: %s', (sentence, outline) => {
    expect(judged(outline, sentence)).toBe('unclear');
  });
});

describe('how often a text is shown in a part that is built like others', () => {
  const SAID = 'Your form has been sent!';
  const part = (...texts: string[]) =>
    `  generic class "part"\n    generic "Send"\n${texts.map((text) => `    paragraph "${text}"\n`).join('')}`;
  const page = (...texts: string[]) => `generic\n${part('Help')}${part(...texts)}`;
  const counts = (count: number, screen: string) => {
    const things = { name: SAID, role: 'item' } as const;
    const outcome = judge(
      { kind: 'expectCount', comparison: 'exactly', count, things },
      screenOf(screen),
      {},
    );
    return !isUnclear(outcome) && outcome.holds;
  };

  it.each([
    ['each of its own', 2, page(SAID, SAID), true],
    ['not the part of them', 1, page(SAID, SAID), false],
    ['not more than there are', 3, page(SAID, SAID), false],
    ['a single one', 1, page(SAID), true],
    ['none that says more', 2, page(SAID, `${SAID} Again`), false],
  ])('%s', (_, count, screen, isSo) => {
    expect(counts(count, screen)).toBe(isSo);
  });
});
