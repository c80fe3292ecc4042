/** What tells of an error without anybody saying its words, and what only looks like it. */
import { describe, expect, it } from 'vitest';
import { judge } from '../../src/judge/judge.js';
import type { Tone } from '../../src/meaning/meaning.js';
import { drawn } from './drawn.js';

const holds = (tone: Tone, screen: string, before?: string): boolean => {
  const given = before === undefined ? {} : { screen: drawn(before) };
  const outcome = judge({ kind: 'expectMessage', tone, target: { role: 'message' } }, drawn(screen), given);
  return 'holds' in outcome && outcome.holds;
};
const RED = 'color=rgb(220, 38, 38)';

describe('a message is seen', () => {
  const so: [what: string, tone: Tone, screen: string, before?: string][] = [
    ['that its class calls an error', 'error', `div: Epic sadface {className=error-message}`],
    ['in an alert whose words say it', 'error', `div: Username is required {role=alert}`],
    ['in red, that has come', 'error', `span: Wrong password {${RED}}`, `p: Welcome back`],
    [
      'that the browser shows at a field',
      'error',
      `input "Name" {editable; errorMessage=Fill out this field}`,
    ],
    ['of success', 'success', `div: Your booking was saved {role=status}`],
    ['of warning', 'warning', `div: You have unsaved changes {className=alert alert-warning}`],
  ];
  it.for(so)('%s', ([, tone, screen, before]) => {
    expect(holds(tone, screen, before)).toBe(true);
  });

  const other: [what: string, tone: Tone, screen: string, before?: string][] = [
    ['on a blank page', 'error', `p: Nothing`],
    ['in a toast of success', 'error', `div: Saved {role=alert; className=toast toast-success}`],
    ['in an alert that says nothing of the kind', 'error', `div: Loading {role=status}`],
    ['on a red button', 'error', `button: Cannot undo, delete anyway {${RED}}`],
    [
      'in a red remark that was there before',
      'error',
      `p: All are required {${RED}}`,
      `p: All are required {${RED}}`,
    ],
    [
      'in a group of a field that is marked',
      'error',
      `div {className=has-error}\n  label: Must be unique\n  input "Name" {editable}`,
    ],
    ['of an error that only its words tell', 'success', `div: It could not be saved {role=status}`],
    ['of none that are done', 'success', `div: 0 completed {role=status}`],
    ['that only says what is not so', 'error', `div: Sorting is not active {role=status}`],
    ['that is hidden', 'error', `div: Wrong password {className=error; hidden}`],
    [
      'of an error that speaks of what was saved',
      'success',
      `div: It could not be saved {className=alert-danger}`,
    ],
  ];
  it.for(other)('not %s', ([, tone, screen, before]) => {
    expect(holds(tone, screen, before)).toBe(false);
  });
});
