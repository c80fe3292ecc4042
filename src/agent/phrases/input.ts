/** How people say what they write into fields and forms. */
import type { FieldValue, Target } from '../action.js';
import { isWritable } from './kindsOfControl.js';
import { phrase } from './phrase.js';

/** What the table below the step is called, or nothing. */
const fillingWith = <Filling extends string>(filling: Filling) =>
  [
    filling,
    `${filling} with/using`,
    `${filling} as follows`,
    `${filling} with/using the following`,
    `${filling} with/using the/these/those (following )values/details/data`,
  ] as const;

export const input = [
  phrase({
    kind: 'fillForm',
    carries: 'table',
    expressions: [
      'fill in/out',
      ...fillingWith('fill in/out the following'),
      ...fillingWith('fill (in )(out )the/this/these/those (following )form/fields/values/details/data'),
      'enter/type/input/set/use the following',
      'enter/type/input/set/use the/these/those (following )values/details/data/fields',
    ],
    example: 'I fill in the form',
    build: ({ table }) => withFields(readFields(table)),
  }),
  phrase({
    kind: 'fillForm',
    carries: 'table',
    expressions: fillingWith('fill (in )(out ){element}'),
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
    kind: 'fill',
    isOffered: false,
    expressions: [
      'enter/input/provide the/my {label} {value}',
      'fill (in )(out )the/my {label} with (the value )(the text ){value}',
      'type/enter/write/input/provide/supply/use (the text )(the value ){value} as/for/in/into the/my {label}',
    ],
    example: 'I fill in the password with "secret"',
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
