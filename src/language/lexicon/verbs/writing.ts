/** What is written into fields, and cleared. */
import type { Action, Target } from '../../../meaning/meaning.js';
import { fillEach, SEVERAL_FIELDS } from './fields.js';
import { fromTo } from './filling.js';
import type { VerbEntry, Way } from './VerbEntry.js';

/** "Add the remark “see policy”": what people write has few names. */
const remark = ({ noun, value }: { noun: string; value: string }): Action | undefined =>
  /^(?:remark|comment|note|description|reason|explanation|title|name|subject|message)$/.test(noun)
    ? { kind: 'fill', target: { name: noun }, value }
    : undefined;

interface NamedValues {
  noun: string;
  quotedName: string;
  second: string;
  other: string;
}

const THE_VALUE = '(the value | the text | the number | the date | the time | the code | the words)';

const VALUE_FIRST = `enter, type, type in, key in, write|wrote|written, write in, input|input/inputted, put|put, insert, inform, mention, supply,
  provide, give|gave|given, paste, specify, state, put in, give in, indicate, enter in, use, nominate, appoint, designate, say|said, register, type over`;
const FIELD_FIRST = `fill, fill in, set|set, populate, fill out, answer, define, change, alter, update, overwrite|overwrote|overwritten, complete,
  replace, correct, modify, adjust`;

/** "Enter 5 to the field", but "set the field to 5". */
const inField = (costs: { valueTo: number; fieldAs: number }): Way[] => [
  [`(in)? ${THE_VALUE}? {value!} to {fields}`, fillEach, costs.valueTo],
  ['(in)? {value!} as {fields}', fillEach, costs.valueTo],
  ['(in|out)? {field!} as {value}', 'fill target:field value:value', costs.fieldAs],
  ...IN_FIELD,
];

const IN_FIELD: readonly Way[] = [
  // "Enter a quantity of "3""
  [
    '(a|an|the) ({fieldNoun:name} | {detailNoun:name}) of {quotedName:value}',
    'fill target.name:name value:value',
    -0.3,
  ],
  // "Type radio into the filter box": what names a kind of thing elsewhere
  ['{kindWord:value} (in|into) (the|a) {thing:field}', 'fill target:field value:value', 0.1],
  [`(in)? ${THE_VALUE}? {value!} (in|into|for|under|inside|on|at|against|beside) {fields}`, fillEach],
  [
    '(the|a|an|any|some)? {quality}? {noun} {quotedName} (in|into|to|on) {fields}',
    'fill target:fields value:quotedName',
    0.05,
  ],
  ['(the)? (letters | letter | characters) {quotedName:text!}', 'type text:text', -0.3],
  ['{quotedName:value} as (the|a|an)? {noun:name}', 'fill target.name:name value:value', -0.3],
  [
    '(the|a|an)? {quality}? {noun} {quotedName} and (the|a|an)? {quality}? {noun:second} {quotedName:other} ((in|into) the (text)? fields)?',
    (said: NamedValues) => [
      { kind: 'fill', target: { name: said.noun }, value: said.quotedName },
      { kind: 'fill', target: { name: said.second }, value: said.other },
    ],
    0.2,
  ],
  [
    '{quotedName} in (all)? (upper | uppercase | upper case | capital | capitals) (case)? (letters)? (in|into) {field}',
    ({ quotedName, field }: { quotedName: string; field: Target }) => ({
      kind: 'fill',
      target: field,
      value: quotedName.toUpperCase(),
    }),
    -0.1,
  ],
  [
    '(the value of | the text of | what is in) {thing:source} (in|into) {field}',
    'fillWith target:field source:source',
    -0.1,
  ],
  [
    '(in|out)? {field!} (back)? (with|to|=|:|by|at|informing) (the value | the text | the number | the date | the time | the word | the words | the following)? {value}',
    'fill target:field value:value',
  ],
  ['(in)? {field!} from {value:old} (to|into) {value}', fromTo],
  ['(in|to)? {field!} value {value}', 'fill target:field value:value', 0.2],
  ['(in|into|for|as|under|on|beside) {field} (:|,)? {value}', 'fill target:field value:value'],
  ['{carriedText} (in)? (the)? following {fields}', 'fill target:fields value:carriedText'],
  ['{carriedTable} (in|out)? {rest}?', () => ({ kind: 'fillForm', fields: [] })],
  [
    '{carriedTable} (in|out)? {form} (with|as)? (the_following|the_following_values|these_values)?',
    ({ form: within }: { form: Target }) =>
      within.name === undefined ? undefined : { kind: 'fillForm', fields: [], within },
    -0.1,
  ],
  ['(the|a)? {noun} (the|a) {field} {value}', 'fill target:field value:value', 0.2],
  ['over (the)? {value:old} (that is)? (in|of) {field} (with)? {value}', 'fill target:field value:value'],
  [
    '(the)? (date|time|colour|color|value) (of)? {quotedName:name} (to|=) {value}',
    'fill target.name:name target.role:=field value:value',
    -0.3,
  ],
  [
    '(in|out)? {field!} (with|to) {value} (in|on|within) {thing}',
    ({ field, value, thing: within }: { field: Target; value: string; thing: Target }) =>
      field.within ? undefined : { kind: 'fill', target: { ...field, within }, value },
    0.1,
  ],
  ['{field!} (with|by|using) (the|what_is_in)? {contentOf}', 'fillWith target:field source:contentOf', 0.3],
];

interface Typed {
  names?: string[];
  name?: string;
  press?: { key: string };
  key?: string;
}

export const WRITING: readonly VerbEntry[] = [
  {
    verbs: VALUE_FIRST,
    ways: [['{value!} (in|into|to|as) {browserDialog}', 'answerDialog text:value', -0.2]],
  },
  { verbs: VALUE_FIRST, ways: inField({ valueTo: 0, fieldAs: 0.3 }) },
  // "Edit invoice 4711" opens it.
  {
    verbs: `${VALUE_FIRST}, ${FIELD_FIRST}`,
    ways: [['{plainField:field} {given}', 'fill target:field value:given', 0.3]],
  },
  { verbs: `${FIELD_FIRST}, edit`, ways: [...inField({ valueTo: 0.3, fieldAs: 0 }), ...SEVERAL_FIELDS] },
  {
    verbs: 'change, alter, correct, edit, update, replace, overwrite|overwrote|overwritten',
    ways: [
      ['{plainField:field} {number:old} (to|into) {value}', 'fill target:field value:value', -0.1],
      ['{field!} {number:old} (to|into) {value}', 'fill target:field value:value', 0.05],
      [
        '((the|a) (title | text | name | {valueNoun}))? {quotedName:old} (to|into|with|by) {quotedName:value}',
        'fill target.name:old value:value',
        -0.2,
      ],
    ],
  },
  {
    verbs: 'add, leave|left, enter, write|wrote|written, put in, give|gave|given',
    ways: [
      ['{value!} under {field}', 'fill target:field value:value'],
      ['(the|a|an|as)? {noun} {quotedName:value}', remark, 0.3],
      ['(the|a|an)? {noun} : {markedValue:value}', remark, 0.1],
    ],
  },
  {
    verbs: 'fill, fill in, fill in the form with, fill out',
    ways: [
      ['{field!} as {value}', 'fill target:field value:value'],
      ['{pairs}', 'fillForm fields:pairs', -0.1],
      ['{pairs} in {thing}', 'fillForm fields:pairs within:thing', -0.1],
    ],
  },
  {
    verbs: 'type, enter, write|wrote|written, input|input, key in, type in',
    ways: [
      [
        '(in)? (the following)? (text | letters | letter | value | word | words | code | characters)? {value}',
        'type text:value',
        0.4,
      ],
      ['{segmentText:text}', 'type text:text', 0.4],
      ['(the)? {ordinal} (word|letter) {quotedName:text}', 'type text:text'],
      [
        '((the)? (words|values|codes|terms|texts|names|guesses))? ({quotedNames:names} | {quotedName:name}) (,)? ({eachThen:press} | (pressing|hitting|and_press|and_hit) {key} after (each|each_one|every_one|each_of_them))',
        ({ names, name = '', press, key }: Typed) =>
          (names ?? [name]).flatMap((text): Action[] => [
            { kind: 'type', text },
            { kind: 'press', ...(press ?? { key: key as string }) },
          ]),
        -0.3,
      ],
      ['{value} (slowly | letter by letter | character by character)', 'type text:value'],
      ['{value} (slowly | letter by letter) (in|into) {thing}', 'type text:value target:thing'],
      ['{value} letter by letter in {thing}', 'type text:value target:thing'],
    ],
  },
  { verbs: 'type, key in, type in', ways: [['{typed:text}', 'type text:text', 0.3]] },
  {
    verbs: 'send|sent, post',
    ways: [
      [
        '{value!} (using|with|via|in|into|through) {thing}',
        ({ value, thing }: { value: string; thing: Target }): Action[] => [
          { kind: 'fill', target: thing, value },
          { kind: 'press', key: 'Enter' },
        ],
        0.1,
      ],
    ],
  },
  { verbs: 'make|made', ways: [['it {digits:value}', 'fill target:<it> value:value']] },
  { verbs: 'write|wrote|written', ways: [['{segmentText:value}', 'fill target:<field> value:value', 0.3]] },
  {
    verbs: 'name, call, rename, title, retitle',
    ways: [
      ['it (to|as)? {value}', 'fill target.name:=name value:value', 0.2],
      ['it (to|as)? {segmentText:value}', 'fill target.name:=name value:value', 0.2],
      ['{thing} to {value}', 'fill target.name:=name value:value', 0.4],
    ],
  },
  {
    verbs: 'use',
    ways: [
      [
        '{field!} to (enter|type|write|input|select|choose|pick|set) {value}',
        'fill target:field value:value',
        -0.1,
      ],
    ],
  },
];
