/** Whether a tab is the chosen one where no role and no state says so. */
import { expect, it } from 'vitest';
import { judge } from '../../src/judge/judge.js';
import { isUnclear } from '../../src/judge/Judgement.js';
import type { Target } from '../../src/meaning/meaning.js';
import { drawn } from './drawn.js';

/** What is said of "Sharing", as the page has its two tabs. */
function isSelected(tabs: string, negated = false): boolean {
  return is('selected', { name: 'Sharing' }, tabs, negated);
}

function is(state: 'selected' | 'highlighted', target: Target, tabs: string, negated = false): boolean {
  const outcome = judge({ kind: 'expectState', target, state, negated }, drawn(tabs), {});
  return !isUnclear(outcome) && outcome.holds;
}

const BLUE = 'color=rgb(0, 0, 200)';
const tabs = (general: string, sharing: string, ofLinks = '') =>
  `ul {className=nav-tabs}\n  li {${general}}\n    a: General {${ofLinks}}\n  li {${sharing}}\n    a: Sharing`;

it('is what its class or that of its item says, where it looks unlike the others', () => {
  for (const mark of ['active', 'tab selected', 'is-active', 'isActive-YRKOr3']) {
    expect(isSelected(tabs('', `className=${mark}; ${BLUE}`))).toBe(true);
    expect(isSelected(tabs(`className=${mark}; ${BLUE}`, ''))).toBe(false);
    expect(isSelected(tabs(`className=${mark}; ${BLUE}`, ''), true)).toBe(true);
  }
  expect(isSelected(tabs('', '', `className=isActive; ${BLUE}`), true)).toBe(true);
});

it('is not told where none or several are marked, where all look alike, or by what a class is about', () => {
  const untold = [
    tabs('', BLUE),
    tabs(`className=active; ${BLUE}`, 'className=active'),
    tabs('', 'className=active'),
    tabs('', `className=active-users; ${BLUE}`),
    tabs('', `className=active-t_bCgg; ${BLUE}`),
    `div\n  p: General\n  p: Sharing {className=active; ${BLUE}}`,
  ];
  for (const one of untold) for (const negated of [false, true]) expect(isSelected(one, negated)).toBe(false);
});

const GREY = 'background=rgb(200, 200, 200)';
const rows = (general: string, sharing: string) => {
  const row = (name: string, said: string) =>
    `  div {className=grid-row ${said}}\n    table\n      tr\n        td: ${name}\n        + td: 1\n`;
  return `div\n${row('General', general)}${row('Sharing', sharing)}`;
};

it('is of a row of a grid what its class says, where it looks unlike the others', () => {
  expect(isSelected(rows('', `grid-row-selected; ${GREY}`))).toBe(true);
  expect(isSelected(rows(`grid-row-selected; ${GREY}`, ''))).toBe(false);
  expect(isSelected(rows(`grid-row-selected; ${GREY}`, ''), true)).toBe(true);
  for (const untold of [rows('', ''), rows('', 'grid-row-selected'), rows('', `; ${GREY}`)])
    for (const negated of [false, true]) expect(isSelected(untold, negated)).toBe(false);
});

it('is so of a row that is highlighted in its table of its own', () => {
  const row: Target = { name: 'Sharing', role: 'row' };
  expect(is('highlighted', row, rows('', `grid-row-selected; ${GREY}`))).toBe(true);
  expect(is('highlighted', row, rows('', `; ${GREY}`))).toBe(true);
  expect(is('highlighted', row, rows(`grid-row-selected; ${GREY}`, ''))).toBe(false);
  expect(is('highlighted', row, rows('', ''))).toBe(false);
});

it('is not what a class says is not so, and no row is chosen by what is said of a slide', () => {
  const row: Target = { name: 'Sharing', role: 'row' };
  for (const mark of ['grid-row-not-selected', 'not-selected', 'last-selected', 'active']) {
    expect(isSelected(rows('', `${mark}; ${GREY}`))).toBe(false);
    expect(isSelected(rows(`${mark}; ${GREY}`, ''), true)).toBe(false);
  }
  for (const mark of ['grid-row-not-selected', 'not-selected', 'last-selected'])
    expect(is('highlighted', row, rows('', mark))).toBe(false);
});

it('is of an item of a list what the tick in front of it says, if the tick has no name of its own', () => {
  const item = (name: string, tick: string) =>
    `  div {className=item}\n    input${tick}; role=checkbox; title=Click here}\n    + a: ${name}\n`;
  const files = (general: string, sharing: string) =>
    `div\n  div {className=item header}\n    a: Name\n${item('Files', ' {checked=no')}${item('General', ` {${general}`)}${item('Sharing', ` {${sharing}`)}`;
  expect(isSelected(files('checked=no', 'checked'))).toBe(true);
  expect(isSelected(files('checked', 'checked=no'))).toBe(false);
  expect(isSelected(files('checked', 'checked=no'), true)).toBe(true);
  const paid = (tick: string) => files(tick, tick).replaceAll('input {', 'input "Paid" {');
  for (const negated of [false, true]) expect(isSelected(paid('checked'), negated)).toBe(false);
});
