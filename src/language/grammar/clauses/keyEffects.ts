/** "Escape closes the dialog": what a key does. */
import { compileRules, type Reader } from '../../chart.js';
import type { Action, Target } from '../../../meaning/meaning.js';
import { visible } from './simple.js';

export const KEY_READERS: Readonly<Record<string, Reader>> = {
  keyDoes: compileRules([
    { pattern: '{keyDoesOne}' },
    {
      pattern: '{keyDoesOne} (and|,|,_and) {keyDoes}',
      means: ({ keyDoesOne, keyDoes }: { keyDoesOne: Action[]; keyDoes: Action[] }) => [
        ...keyDoesOne,
        ...keyDoes,
      ],
    },
  ]),
  keyDoesOne: compileRules([
    {
      pattern: '(closes|close|dismisses|hides|removes|collapses) {things}',
      means: ({ things }: { things: Target[] }) => things.map((thing) => visible(thing, true)),
    },
    {
      pattern: '(opens|shows|displays|reveals|brings_up) {things}',
      means: ({ things }: { things: Target[] }) => things.map((thing) => visible(thing)),
    },
    {
      pattern: '(clears|empties) {things}',
      means: ({ things }: { things: Target[] }) =>
        things.map((target): Action => ({ kind: 'expectEmpty', target, negated: false })),
    },
    {
      pattern:
        '(moves|returns|brings|puts|sends|jumps|goes|wraps|lands|steps|moves_focus|returns_focus|moves_the_focus|leads|takes_you|gets_you|brings_you|brings_me|takes_me|sets) (the)? (focus)? (on|back|round|around|over|down|up)? (to|into|in|onto|on) (the_first|the_last|the_next)? {thing}',
      means: ({ thing }: { thing: Target }): Action[] => [
        { kind: 'expectState', target: thing, state: 'focused', negated: false },
      ],
    },
    {
      pattern: '(focuses) {thing}',
      means: ({ thing }: { thing: Target }): Action[] => [
        { kind: 'expectState', target: thing, state: 'focused', negated: false },
      ],
    },
    {
      pattern: '(expands|unfolds) {things}',
      means: ({ things }: { things: Target[] }) =>
        things.map((target): Action => ({ kind: 'expectState', target, state: 'expanded', negated: false })),
    },
    {
      pattern: '(selects|chooses|ticks|checks|activates) {things}',
      means: ({ things }: { things: Target[] }) =>
        things.map((target): Action => ({
          kind: 'expectState',
          target,
          state: target.role === 'checkbox' ? 'checked' : 'selected',
          negated: false,
        })),
    },
  ]),
};
