/** Fields by what they are of, and what is left as it is: "leave "Visibility" at "Workspace"", "keep "Private" selected". It must be so. */
import { KIND_WORDS } from '../../../meaning/kinds.js';
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
        '({quotedName:name} | (the|its|my)? {name}) (at|on|as|set_to|set_as) {quotedName:text} (as_it_is|unchanged)?',
        ({ name, text }: { name: string; text: string }) => showing({ name }, text),
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
  {
    verbs: 'enter, type, write|wrote|written, give|gave|given, put|put, state, specify, set|set',
    ways: [
      // "Enter "Tea is missing" as the summary of the ticket"
      [
        '{quotedName:value} as (the|a|an) {noun:name} of (the|this|that) {plainWord:owner}',
        ({ name, value, owner }: Record<'name' | 'value' | 'owner', string>): Action | undefined =>
          KIND_WORDS.has(owner) ? undefined : { kind: 'fill', target: { name }, value },
        -0.3,
      ],
      [
        '({quotedName:value} | {digits:value}) as (the)? number of {nounOfMany:name}',
        ({ name, value }: { name: string; value: string }): Action => ({
          ...{ kind: 'fill', target: { name: `number of ${name}` }, value },
        }),
        -0.4,
      ],
    ],
  },
];

/** "Keep the member "Ada"" says who stays. */
const OF_VALUES =
  /(?:type|status|name|title|value|setting|role|priority|category|language|visibility|date|time|description)$/;
