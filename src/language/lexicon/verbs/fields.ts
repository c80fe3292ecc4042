/** What fields take: one value for several, one for each, and whether it is chosen or written by what they are called. */
import type { Action, Target } from '../../../meaning/meaning.js';
import type { FieldPair } from '../../grammar/values/fieldPairs.js';
import type { Things, Way } from './VerbEntry.js';

/** "Fill both "Password" and "Repeat password" with "secret"", "change "A" and "B" to "1" and "2"". */
export const SEVERAL_FIELDS: readonly Way[] = [
  [
    // Without "both" the first may be what is written.
    '(in|out)? both (the)? {things} (with|to) {value}',
    ({ things, value }: Things & { value: string }) =>
      fillNamed(
        things,
        things.map(() => value),
      ),
    0.1,
  ],
  [
    '(in|out)? {things} (with|to) {quotedNames:values}',
    ({ things, values }: Things & { values: string[] }) => fillNamed(things, values),
  ],
];

/** "Both fields" are seldom the first and the second of the page. */
const fillNamed = (things: readonly Target[], values: readonly string[]): Action[] | undefined =>
  things.length > 1 && things.length === values.length && things.every(({ name }) => name !== undefined)
    ? things.map((target, at): Action => ({ kind: 'fill', target, value: values[at] ?? '' }))
    : undefined;

/** "Choose the password `secret`" is written; "select the email "Your order"" is one of those in a list. */
export function ofField({ fieldNoun: name, option }: { fieldNoun: string; option: string }): Action {
  const isWritten = /^e-?mail$/.test(name)
    ? option.includes('@')
    : /^(?:password|username|nickname|pin)$/.test(name);
  return isWritten
    ? { kind: 'fill', target: { name }, value: option }
    : { kind: 'select', option, from: { name } };
}

const WRITTEN = /(?:zip|code|number|amount|quantity|qty|count|price|weight|age|year)$/;

/** "Choose the guest Maria Silva and the date 17/03/2026": a day and a time are written. */
export const chosen = ({ chosenPairs }: { chosenPairs: FieldPair[] }): Action[] =>
  chosenPairs.map(({ name, value }) =>
    /^\d{1,4}[.:/-]\d/.test(value) || (/^\d/.test(value) && WRITTEN.test(name))
      ? { kind: 'fill', target: { name }, value }
      : ofField({ fieldNoun: name, option: value }),
  );

/** "Enter "a" in "Name" and "b" in "Mail"": "b" is no field. */
export const fillEach = ({ fields, value }: { fields: Target[]; value: string }): Action[] | undefined =>
  fields.slice(1).some((field) => isNoField(field, fields[0]))
    ? undefined
    : fields.map((target): Action => ({ kind: 'fill', target, value }));

/** Nor is "redeem" one in "Enter "a" in the "Code" field and redeem". */
const isNoField = ({ role, within, name = '' }: Target, first: Target | undefined): boolean =>
  role === undefined && (within !== undefined || (first?.role !== undefined && /^\p{Ll}+$/u.test(name)));
