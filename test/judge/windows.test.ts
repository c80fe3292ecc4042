/** What a window shows whose content is a page of its own, in a frame below its title. */
import { expect, it } from 'vitest';
import { judge } from '../../src/judge/judge.js';
import { isUnclear } from '../../src/judge/Judgement.js';
import type { Screen } from '../../src/screen/Screen.js';
import { drawn } from './drawn.js';

function shows(screen: Screen, text: string, negated = false): boolean {
  const target = { name: 'Remove', role: 'dialog' as const };
  const outcome = judge({ kind: 'expectContent', target, relation: 'shows', text, negated }, screen, {});
  return !isUnclear(outcome) && outcome.holds;
}

const FRAME = '  iframe\n    #document\n      p: Are you sure?\n      button: Yes\n      button: No';
const framed = (more = '', frame = FRAME) =>
  drawn(`p: Torrents\ndialog "Remove"\n  h3: Remove {role=heading}\n${more}${frame}`);

it('is its title and that page', () => {
  expect(shows(framed(), 'Are you sure?')).toBe(true);
  expect(shows(framed(), 'Are you sure?', true)).toBe(false);
  expect(shows(framed(), 'Torrents')).toBe(false);
});

it('is not what a small frame in it shows, one of several, or a hidden one', () => {
  const lines = '  p: All of them\n'.repeat(8);
  expect(shows(framed(lines), 'Are you sure?')).toBe(false);
  expect(shows(framed('', `${FRAME}\n${FRAME}`), 'Are you sure?')).toBe(false);
  expect(shows(framed('', FRAME.replace('iframe', 'iframe {hidden}')), 'Are you sure?')).toBe(false);
});
