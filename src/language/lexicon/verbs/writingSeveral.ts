/** What is written into several fields by one verb, what is written for example, and what is added to what is there. */
import { KIND_WORDS } from '../../../meaning/kinds.js';
import type { Action, Target } from '../../../meaning/meaning.js';
import type { FieldPair } from '../../grammar/values/fieldPairs.js';
import type { VerbEntry, Way } from './VerbEntry.js';

/** "Enter 06:30 to 08:00 into Start and End": the first goes into the first. */
const fillRange = ({
  value,
  end,
  things,
}: {
  value: string;
  end: string;
  things: Target[];
}): Action[] | undefined => {
  const [first, last, ...others] = things;
  if (first === undefined || last === undefined || others.length > 0) return undefined;
  return [
    { kind: 'fill', target: first, value },
    { kind: 'fill', target: last, value: end },
  ];
};

const fillPairs = ({ pairsInARow }: { pairsInARow: FieldPair[] }): Action[] =>
  pairsInARow.map(({ name, value }): Action => ({ kind: 'fill', target: { name }, value }));

const EXAMPLE =
  '(anything|something|any_text|some_text|any_value|some_value|any_name|some_name|any_number | (a|an|any|some) {bareWords}) (, | \\()? (e.g|e.g.|for_example|for_instance|such_as|like|say) (.|,|:)? {example} (, | \\))?';

/** Where a list ends, something else is added: it must be a field. */
const AT_END: readonly Way[] = [
  [
    '{quotedName:text} (at|to|on) (the)? (very)? end of {fields}',
    (said: Added) => addedAt('Control+End', said),
    -0.3,
  ],
  [
    '{quotedName:text} at (the)? (very)? (beginning|start) of {fields}',
    (said: Added) => addedAt('Control+Home', said),
    -0.3,
  ],
];

interface Added {
  text: string;
  fields: Target[];
}

const addedAt = (key: string, { text, fields }: Added): Action[] | undefined =>
  fields.every(({ role }) => role === 'field')
    ? fields.flatMap((target): Action[] => [
        { kind: 'press', key, target },
        { kind: 'type', text },
      ])
    : undefined;

export const WRITING_SEVERAL: readonly VerbEntry[] = [
  {
    verbs:
      'enter, type, type in, put|put, write|wrote|written, input|input, key in, insert, set|set, fill, fill in',
    ways: [
      [
        '(the)? ({noun})? ({noun:more})? {rangeValue:value} (to|-|–|until|till|and) {rangeValue:end} (in|into|as|for|to) (the)? (fields | date fields | boxes)? {things} (respectively)?',
        fillRange,
        -0.3,
      ],
      [`(in)? ${EXAMPLE} (in|into|for|as) {field}`, 'fill target:field value:example', -0.3],
      [`(in)? ${EXAMPLE}`, 'fill target:<that_field> value:example', -0.2],
    ],
  },
  { verbs: 'enter, type, write|wrote|written, add, insert, put|put, append', ways: AT_END },
  {
    verbs: 'append',
    ways: [['{quotedName:text} to {fields}', (said: Added) => addedAt('Control+End', said)]],
  },
  { verbs: 'set|set, enter, fill in, put|put, type', ways: [['{pairsInARow}', fillPairs, -0.1]] },
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
