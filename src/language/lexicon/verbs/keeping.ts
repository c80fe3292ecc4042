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
        '({quotedName:quoted} | (the|its|my)? {name}) (at|on|set_to) {quotedName:text} (as_it_is|unchanged)?',
        // "Leave the cart at "Checkout"" is done.
        ({ quoted, name = '', text }: { quoted?: string; name?: string; text: string }) =>
          quoted !== undefined || OF_VALUES.test(name) ? showing({ name: quoted ?? name }, text) : undefined,
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
        ({ name, text }: { name: string; text: string }) =>
          OF_VALUES.test(name) ? showing({ name }, text) : undefined,
        -0.3,
      ],
    ],
  },
];

/** "Keep the member "Ada"" says who stays. */
const OF_VALUES =
  /(?:type|status|name|title|value|setting|role|priority|category|language|visibility|date|time|description|quantity|amount|count|host)$/;
