/** What is written into several fields at once, and where things begin and end. */
import type { Action, Target } from '../../../meaning/meaning.js';
import type { FieldPair } from '../../grammar/values/fieldPairs.js';
import type { VerbEntry } from './VerbEntry.js';

const fillPairs = ({ fieldPairs }: { fieldPairs: FieldPair[] }): Action[] =>
  fieldPairs.map(({ name, value }): Action => ({ kind: 'fill', target: { name }, value }));

const FIELD_NAME =
  /(?:name|password|e-?mail|mail|phone|address|city|title|subject|message|date|code|number|street|country|comment|summary|description|price|amount|age|note|url|login)$/i;

/** What has the names of two choices is chosen from, what has two numbers is written. */
export const fromTo = ({ field, old, value }: { field: Target; old: string; value: string }): Action =>
  [old, value].every((each) => /^\p{Lu}/u.test(each)) && !IS_WRITTEN.test(field.name ?? '')
    ? { kind: 'select', option: value, from: field }
    : { kind: 'fill', target: field, value };

const IS_WRITTEN =
  /(?:^| )(?:name|city|street|title|description|subject|address|comment|note|caption|text|password)$/i;

const bothFromTo = (
  said: Record<'field' | 'next', Target> & Record<'old' | 'value' | 'oldNext' | 'valueNext', string>,
): Action[] => [fromTo(said), fromTo({ field: said.next, old: said.oldNext, value: said.valueNext })];

export const FILLING: readonly VerbEntry[] = [
  // "Fill in "Ada" as "Name"": which of them is the field, its name tells.
  {
    verbs: 'fill, fill in, fill out, fill in the form with, fill out the form with, fill the form with',
    ways: [
      [
        '{quotedName:value} as (the|your|my|a)? {thing:field}',
        ({ value, field }: { value: string; field: Target }) =>
          FIELD_NAME.test(field.name ?? '') && !FIELD_NAME.test(value)
            ? { kind: 'fill', target: field, value }
            : undefined,
        -0.3,
      ],
    ],
  },
  {
    verbs:
      'fill, fill in, fill out, enter, type, type in, key in, write|wrote|written, input|input/inputted, put|put, put in, insert, supply, provide, give|gave|given, set|set, specify',
    ways: [
      [
        '(in)? {shortPair}',
        ({ shortPair: { name, value } }: { shortPair: { name: string; value: string } }) => ({
          ...{ kind: 'fill', target: { name }, value },
        }),
      ],
      ['(in)? {fieldPairs}', fillPairs],
      // "Fill in only the user (ada)": nobody says that the others are emptied.
      ['(in)? (only|just)? {bracketedPairs:fieldPairs}', fillPairs, -0.3],
      // "Fill in the registration form with name "Ada" and email "a@b.c"".
      [
        '(in|out)? (the|a|this|that|my)? ({noun})? (form|dialog|fields) (with|using) (the)? (following)? (values|details|data)? (:)? {fieldPairs}',
        fillPairs,
        -1,
      ],
      ['{value} in (as|for) (the|her|his|their|its|your)? {thing}', 'fill target:thing value:value', -0.3],
      // "Fill in the form: Name: Ada, Mail - a@b.c".
      [
        '(in|out)? (the|this|our|my)? (following)? ({kind} | {noun} {kind} | {noun})? (as_follows | with the following ({noun})?)? : {markedPairs}',
        ({ markedPairs }: { markedPairs: FieldPair[] }) => fillPairs({ fieldPairs: markedPairs }),
        -1,
      ],
      // "Enter the text: Hello: World" names no field.
      [
        '(in|out)? (the|this|our|my)? (following)? (({noun})? (form | page | dialog | section | details | data | fields | values))? : {markedPair}',
        ({ markedPair }: { markedPair: FieldPair }) => fillPairs({ fieldPairs: [markedPair] }),
        -1,
      ],
      // "Fill in the address part: street Hill 3, city Rome".
      ['(in|out)? (the|my|a|this|these)? ({bareWords})? : {fieldPairs}', fillPairs, -1],
    ],
  },
  {
    verbs: 'change, alter, edit, update, replace, set|set, correct, modify',
    ways: [
      [
        '(the)? {field} from {quotedName:old} (to|into) {quotedName:value} and (the)? {field:next} from {quotedName:oldNext} (to|into) {quotedName:valueNext}',
        bothFromTo,
        -0.3,
      ],
      // "Replace the text with "Tea"": in the field that is open.
      [
        '(the|its|this) (whole|existing|current|old)? (text|content|contents|value) (with|by) {quotedName:value}',
        'fill target.role:=field target.isKnown:=true value:value',
        -0.3,
      ],
    ],
  },
  {
    verbs: 'correct, overwrite|overwrote|overwritten, fix',
    ways: [
      // What was filled in before.
      [
        '((it|the_value|the_text|the_entry|the_word|the_input) )? (to|with) {quotedName:value}',
        ({ value }: { value: string }) => ({ kind: 'fill', target: { ref: 'it' } as Target, value }),
        -0.3,
      ],
      [
        'the {fieldNoun:name} (to|with) {quotedName:value}',
        ({ name, value }: { name: string; value: string }) => ({ kind: 'fill', target: { name }, value }),
        -0.3,
      ],
    ],
  },
  {
    verbs: 'change, alter, edit, update, correct',
    ways: [
      [
        '(the|its|this) (text|wording) (to|into) {quotedName:value}',
        'fill target.role:=field target.isKnown:=true value:value',
        -0.4,
      ],
    ],
  },
  // "Change the city from Bergen to Oslo"
  {
    verbs: 'change, alter, edit, update, set|set, correct, modify',
    ways: [
      [
        '(the|its|his|her|their|my)? {fieldSaid:name} from {writtenPlainly:old} to {writtenPlainly:value}',
        ({ name, ...said }: { name: string; old: string; value: string }) =>
          fromTo({ field: { name }, ...said }),
        -0.4,
      ],
    ],
  },
  // "Enter "secret" in the dialog "Password"": in its field.
  {
    verbs: 'enter, type, type in, key in, write|wrote|written, put|put, put in',
    ways: [
      [
        '{quotedName:value} (in|into) {thing}',
        ({ value, thing }: { value: string; thing: Target }) =>
          thing.role === 'dialog'
            ? { kind: 'fill', target: { role: 'field', within: thing }, value }
            : undefined,
        -0.3,
      ],
    ],
  },
  // "Add "ada@shop.test" in the CC field"
  {
    verbs: 'add, put|put',
    ways: [
      [
        '{quotedName:value} (to|in|into) {thing}',
        ({ value, thing }: { value: string; thing: Target }) =>
          thing.role === 'field' && thing.name !== undefined
            ? { kind: 'fill', target: thing, value }
            : undefined,
        -0.3,
      ],
    ],
  },
  // "Change the end from 10:30 to 12:00": what begins and ends has a time or a date.
  {
    verbs: 'set|set, change, alter, correct, move, make|made, put|put, push back, bring forward|brought',
    ways: [
      ['{edge} (from {moment:old})? (to|at|into)? {moment}', 'fill target.name:edge value:moment', -0.1],
    ],
  },
];
