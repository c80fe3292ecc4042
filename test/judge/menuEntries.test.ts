/** Several entries of a menu, named with nothing that says how they belong together. */
import { expect, it } from 'vitest';
import { judge } from '../../src/judge/judge.js';
import { isUnclear } from '../../src/judge/Judgement.js';
import { drawn } from './drawn.js';

function areTogether(menu: string, ...words: string[]): boolean {
  const entries = ['Resume', 'Remove', 'Set location...'].map((one) => `  li\n    a: ${one}`);
  const screen = drawn([menu, ...entries, '  li {hidden}\n    a: Pause'].join('\n'));
  const outcome = judge({ kind: 'expectTogether', words }, screen, {});
  return !isUnclear(outcome) && outcome.holds;
}

it('are all in the one that is opened', () => {
  for (const menu of ['ul {role=menu}', 'ul {className=contextMenu}', 'ul {className=dropdown-menu show}']) {
    expect(areTogether(menu, 'Remove', 'Set location...')).toBe(true);
    expect(areTogether(menu, 'Remove', 'Set location')).toBe(false);
    expect(areTogether(menu, 'Remove', 'Pause')).toBe(false);
  }
});

it('are not together where a list has them', () => {
  for (const list of ['ul', 'ul {className=main-menu}'])
    expect(areTogether(list, 'Remove', 'Set location...')).toBe(false);
});
