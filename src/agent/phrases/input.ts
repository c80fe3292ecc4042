/** How people say what they write into fields and forms. */
import type { FieldValue, Target } from '../action.js';
import { isWritable } from './kindsOfControl.js';
import { phrase } from './phrase.js';

export const input = [
  phrase({
    kind: 'fillForm',
    carries: 'table',
    expressions: [
      'fill in/out',
      'fill in/out the following',
      'fill in/out the/this (following )form/fields/values/details/data',
      'fill in/out the/this (following )form/fields/values/details/data with',
      'fill in/out the/this (following )form/fields/values/details/data as follows',
      'fill the/this (following )form/fields/values/details/data',
      'fill the/this (following )form/fields/values/details/data with',
      'enter/type/input/set the following',
      'enter/type/input/set the following values/details/data/fields',
    ],
    example: 'I fill in the form',
    build: ({ table }) => withFields(readFields(table)),
  }),
  phrase({
    kind: 'fillForm',
    carries: 'table',
    expressions: [
      'fill {element}',
      'fill {element} with',
      'fill in/out {element}',
      'fill in/out {element} with',
    ],
    example: 'I fill in the "Sign in" form',
    build: ({ element, table }) => withFields(readFields(table), element),
  }),
  phrase({
    kind: 'fill',
    carries: 'docString',
    expressions: ['fill (in ){target}', 'fill (in ){target} with', 'type/enter/write/input in/into {target}'],
    example: 'I fill in the "Comment" field with:',
    build: ({ target, docString }) => filling(target, docString),
  }),
  phrase({
    kind: 'fill',
    expressions: [
      'fill (in )(out ){target} with (the value )(the text ){value}',
      'fill (in ){value} in/into/for {target}',
      'type/enter/write/input (the text )(the value ){value} in/into/to/for/as/on {target}',
      'set (the value of ){target} to (the value ){value}',
      'change (the value of ){target} to (the value ){value}',
      'put/paste (the text )(the value ){value} in/into {target}',
      'provide/supply/use {value} for/as {target}',
    ],
    example: 'I fill in the "User name" field with "ada"',
    build: ({ target, value }) => filling(target, value),
  }),
  phrase({
    kind: 'fill',
    expressions: ['enter/input/provide {label} {value}'],
    example: 'I enter Password "secret"',
    build: ({ label, value }) => filling(label, value),
  }),
  phrase({
    kind: 'submit',
    expressions: ['submit {target}'],
    example: 'I submit the "Sign in" form',
    build: ({ target }) => (target.role === 'form' ? { kind: 'submit', target } : undefined),
  }),
  phrase({
    kind: 'clear',
    expressions: [
      'clear {target}',
      'clear the value/text/content/contents of/in {target}',
      'leave {target} empty/blank',
    ],
    example: 'I clear the "Search" field',
    build: ({ target }) => (isWritable(target) ? { kind: 'clear', target } : undefined),
  }),
];

function filling(target: Target, value: string) {
  return isWritable(target) ? ({ kind: 'fill', target, value } as const) : undefined;
}

function withFields(fields: FieldValue[] | undefined, within?: Target) {
  if (fields === undefined) return undefined;
  return { kind: 'fillForm', fields, ...(within === undefined ? {} : { within }) } as const;
}

const HEADER_NAMES = /^(?:field|label|element|input|name|field name)s?$/i;
const HEADER_VALUES = /^(?:value|input|text|data|content)s?$/i;

/** One field per row; undefined where a row isn't a name and a value. */
function readFields(table: string[][]): FieldValue[] | undefined {
  const [first] = table;
  const isHeader = HEADER_NAMES.test(first?.[0] ?? '') && HEADER_VALUES.test(first?.[1] ?? '');
  const rows = isHeader ? table.slice(1) : table;
  if (rows.length === 0 || rows.some((row) => row.length !== 2 || row[0]?.trim() === '')) return undefined;
  return rows.map(([name = '', value = '']) => ({ name: name.trim(), value }));
}
