/** What is left as it is: "leave "Visibility" at "Workspace"", "keep "Private" selected". It must be so. */
import type { Action, Target } from '../../../meaning/meaning.js';
import type { StateSaid } from '../states.js';
import type { VerbEntry } from './VerbEntry.js';

const showing = (target: Target, text: string): Action => ({
  ...{ kind: 'expectContent', target, relation: 'shows', text, negated: false },
});

export const KEEPING: readonly VerbEntry[] = [
  {
    verbs: 'leave|left, keep|kept',
    ways: [
      [
        '{thing} (at|on|as|set_to|set_as) {quotedName:text} (as_it_is|unchanged)?',
        ({ thing, text }: { thing: Target; text: string }) =>
          thing.name === undefined ? undefined : showing(thing, text),
        -0.4,
      ],
      [
        '{thing} {state}',
        ({ thing, state }: { thing: Target; state: StateSaid }): Action | undefined =>
          thing.name !== undefined &&
          !/^\d+$/.test(thing.name) &&
          state.state === 'selected' &&
          !state.negated
            ? { kind: 'expectState', target: thing, ...state }
            : undefined,
        -0.4,
      ],
    ],
  },
  // "Leave the comment "Hello"" is written.
  {
    verbs: 'keep|kept',
    ways: [
      [
        'the {fieldNoun:name} {quotedName:text} (as_it_is|unchanged)?',
        ({ name, text }: { name: string; text: string }) => showing({ name }, text),
        -0.3,
      ],
    ],
  },
];
