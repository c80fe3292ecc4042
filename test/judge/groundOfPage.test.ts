/** Whether a page is dark or light: what most of it is drawn on. */
import { expect, it } from 'vitest';
import { judge } from '../../src/judge/judge.js';
import { isUnclear } from '../../src/judge/Judgement.js';
import { drawn } from './drawn.js';

const DARK = 'background=rgb(20, 22, 30)';
const LIGHT = 'background=rgb(250, 250, 252)';

/** What has the class "all" fills the view. */
function isPage(colour: string, page: string, negated = false): boolean {
  const screen = drawn(page);
  for (const { attributes, box } of screen.nodes)
    if (attributes.className === 'all') Object.assign(box, { x: 0, y: 0, width: 1280, height: 720 });
  const look = { look: 'background', colour } as const;
  const outcome = judge({ kind: 'expectLook', target: { role: 'page' }, look, negated }, screen, {});
  return !isUnclear(outcome) && outcome.holds;
}

it.each([
  ['of its body, however short that is', `body {${DARK}}\n  p: Hello`, 'dark'],
  ['of what fills the view', `body {${DARK}}\n  div {className=all; ${LIGHT}}\n    p: Hello`, 'light'],
  ['in neither shade', 'body {background=rgb(120, 120, 120)}\n  p: Hello', 'neither'],
  ['that nothing tells', 'body\n  p: Hello', undefined],
  ['though a part of it is of another one', `body {${LIGHT}}\n  div {${DARK}}\n    p: Hello`, 'light'],
  [
    'behind what only dims it',
    `body {${LIGHT}}\n  div {className=all; background=rgba(0, 0, 0, 0.5)}`,
    'light',
  ],
])('is the ground %s', (_, page, shade) => {
  for (const one of ['dark', 'light']) {
    expect(isPage(one, page)).toBe(one === shade);
    expect(isPage(one, page, true)).toBe(shade !== undefined && one !== shade);
  }
});
