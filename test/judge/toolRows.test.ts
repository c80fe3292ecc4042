/** What sorts and filters a table, below its head, is none of the things that it lists. */
import { expect, it } from 'vitest';
import { judge, type Judged } from '../../src/judge/judge.js';
import { isUnclear } from '../../src/judge/Judgement.js';
import { interpret } from '../../src/agent/index.js';
import { drawn } from './drawn.js';

const SCREEN = drawn(`table
  thead
    tr
      th: Actions
      + th: User
      + th: Mail
  tr
    td: Filter
    + td
      input {value=lund}
    + td
      input {value=}
  tr
    td
      button: Edit
    + td: alund
    + td: a@b.c
  tr
    td
      button: Edit
    + td: glund
    + td: g@b.c`);

const LIST = drawn(`div {className=file-list}
  div {className=list_header row}
    button: Name
  div {className=list_item row}
    a: data
  div {className=list_item row}
    a: notes`);

function holds(sentence: string, screen = SCREEN): boolean {
  const { actions = [] } = interpret({ text: sentence }) as { actions?: readonly Judged[] };
  expect(actions).not.toEqual([]);
  return actions.every((action) => {
    const outcome = judge(action, screen, {});
    return !isUnclear(outcome) && outcome.holds;
  });
}

it.each([
  ['The list has exactly the items "alund", "glund"', true],
  ['The list has exactly the items "alund"', false],
  ['There are exactly 2 rows', true],
  ['There are exactly 3 rows', false],
])('%s: %s', (sentence, is) => {
  expect(holds(sentence)).toBe(is);
});

it('what heads a list of plain markup is none of its items', () => {
  expect(holds('The list has exactly the items "data", "notes"', LIST)).toBe(true);
  expect(holds('The list has exactly the items "Name", "data", "notes"', LIST)).toBe(false);
});
