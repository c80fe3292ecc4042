/** One value for several fields, or one for each: "fill both "Password" and "Repeat password" with "secret"", "change "A" and "B" to "1" and "2"". */
import type { Action, Target } from '../../../meaning/meaning.js';
import type { Things, Way } from './VerbEntry.js';

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
