/** What words only describe is gone where it was seen before; what nothing was called is not. */
import { describe, expect, it } from 'vitest';
import { judge } from '../../src/judge/judge.js';
import { isUnclear } from '../../src/judge/Judgement.js';
import { rememberDescribed } from '../../src/judge/kinds/seenBefore.js';
import type { Expectation, Target } from '../../src/meaning/meaning.js';
import { drawn } from './drawn.js';

const panel: Target = { name: 'details', role: 'section' };

function verdict(target: Target, now: string, ...earlier: string[]): 'gone' | 'there' | 'never seen' {
  const outcome = judge({ kind: 'expectVisible', target, negated: true, gone: true }, drawn(now), {
    earlier: earlier.map((screen) => drawn(screen)),
  });
  if (isUnclear(outcome)) return 'never seen';
  return outcome.holds ? 'gone' : 'there';
}

const WITH = 'section "Details"\n  p: Ada\nbutton: Save';
const WITHOUT = 'button: Save';

describe('a thing that words describe', () => {
  it('is gone where an earlier look showed it', () => {
    expect(verdict(panel, WITHOUT, WITHOUT, WITH)).toBe('gone');
  });

  it('is not gone while it is there', () => {
    expect(verdict(panel, WITH, WITH)).toBe('there');
  });

  it('cannot be told to be gone where it was never seen', () => {
    expect(verdict(panel, WITHOUT, WITHOUT)).toBe('never seen');
    expect(verdict(panel, WITHOUT)).toBe('never seen');
  });

  it('is gone where the case has expected something of it long before', () => {
    const described = new Set<string>();
    const before = { memory: { on: () => ({}), described } };
    const isGone = () =>
      judge({ kind: 'expectVisible', target: panel, negated: true, gone: true }, drawn(WITHOUT), before);
    const seen: Expectation = {
      ...{ kind: 'expectContent', relation: 'shows', text: 'Ada' },
      negated: false,
      target: panel,
    };
    rememberDescribed(seen, drawn(WITHOUT), before);
    rememberDescribed({ kind: 'expectVisible', target: panel, negated: true }, drawn(WITH), before);
    rememberDescribed({ ...seen, target: { name: 'Ada' } }, drawn(WITH), before);
    expect(isUnclear(isGone())).toBe(true);
    rememberDescribed(seen, drawn(WITH), before);
    expect([...described]).toEqual(['the "details" section']);
    expect(isGone()).toMatchObject({ holds: true });
  });

  it('was not seen where it was hidden', () => {
    expect(verdict(panel, WITHOUT, 'section "Details" {hidden}\n  p: Ada')).toBe('never seen');
  });

  it('was a part of the page that the markup calls so', () => {
    const weeks = '\n  p: 1\n  + p: 2'.repeat(8);
    const calendar = `div {className=app-calendar}${weeks}`;
    expect(verdict({ name: 'calendar', role: 'section' }, WITHOUT, calendar)).toBe('gone');
  });
});

describe('a list that takes up no room', () => {
  const isEmpty = (now: string, ...earlier: string[]) => {
    const target: Target = { role: 'list' };
    const outcome = judge({ kind: 'expectEmpty', target, negated: false }, drawn(now), {
      earlier: earlier.map((screen) => drawn(screen)),
    });
    return isUnclear(outcome) ? 'unclear' : outcome.holds;
  };
  const BAR = 'div\n  p: Show\n  + p: 0 Transfers\n';
  const FULL = `${BAR}ul\n  li: Ada\n  li: Bo`;

  it('is empty beside another one that was there before', () => {
    const ways = (more = '') => `${BAR}nav\n  ul\n    li: All${more}\n    li: Done\n`;
    const full = `${ways()}ul\n  li: Ada\n  li: Bo`;
    expect(isEmpty(`${ways()}ul {hidden; flat}`, full)).toBe(true);
    expect(isEmpty(`${ways(' (2)')}ul {hidden; flat}`, full)).toBe(false);
    expect(isEmpty(`${ways()}ul {hidden}`, full)).toBe(false);
    expect(isEmpty(full, full)).toBe(false);
  });

  it('is empty where it was seen before', () => {
    expect(isEmpty(`${BAR}ul {hidden; flat}`, FULL)).toBe(true);
  });

  it('says nothing where it was not, where it is only hidden or gone, or while another list is there', () => {
    expect(isEmpty(`${BAR}ul {hidden; flat}`)).not.toBe(true);
    expect(isEmpty(`${BAR}ul {hidden}`, FULL)).not.toBe(true);
    expect(isEmpty(`${BAR}ul {hidden; flat}\n  + li {hidden; flat}`, FULL)).not.toBe(true);
    expect(isEmpty(BAR, FULL)).not.toBe(true);
    expect(isEmpty(`${BAR}ul {hidden; flat}\nul\n  li: Cy\n  li: Di`, FULL)).toBe(false);
  });
});

describe('a part of the page', () => {
  const isThere = (page: string): boolean => {
    const outcome = judge(
      { kind: 'expectVisible', target: { name: 'calendar', role: 'section' }, negated: false },
      drawn(page),
      {},
    );
    return !isUnclear(outcome) && outcome.holds;
  };

  it('is no way to it, no text that says no more than its name, and nothing to add one with', () => {
    const weeks = '\n  p: 1\n  + p: 2'.repeat(8);
    expect(isThere('section "Calendar"\n  p: Monday')).toBe(true);
    expect(isThere('nav\n  a: Home\n  a: Calendar')).toBe(false);
    expect(isThere('nav\n  ul\n    li\n      a: Calendar\n    li\n      a: Home')).toBe(false);
    expect(isThere('ul\n  li: Calendar\n  li: Map')).toBe(false);
    expect(isThere(`div {className=add-calendar}${weeks}`)).toBe(false);
  });
});

it('asks for the column that a row is told by', () => {
  const table = drawn('table "People"\n  tr\n    th: Id\n    + th: Name\n  tr\n    td: 12\n    + td: Bob');
  const row = (name: string, column: string, negated: boolean) =>
    judge(
      {
        kind: 'expectVisible',
        target: { name, role: 'row', within: { name: column, role: 'column' } },
        negated,
      },
      table,
      {},
    );
  expect(row('12', 'Id', false)).toMatchObject({ holds: true });
  expect(row('12', 'Id', true)).toMatchObject({ holds: false });
  expect(isUnclear(row('12', 'Number', true))).toBe(true);
});
