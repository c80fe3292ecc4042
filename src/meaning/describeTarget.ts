/** A target in words, as one would write it in a case. */
import { plural } from './kinds.js';
import type { Target } from './meaning.js';

export function describeTarget(target: Target): string {
  const { name, role, level, ordinal, each, state } = target;
  const kind = level === undefined ? (role ?? 'thing') : `level ${level} heading`;

  const which = state === undefined ? '' : `${state} `;
  if (each !== undefined)
    return `${each} ${which}${name === undefined ? '' : `${quote(name)} `}${kind}${describeWhere(target)}`;
  const count = ordinal === undefined ? 'the ' : `the ${describeOrdinal(ordinal)} `;
  if (name === undefined) return `${count}${which}${kind}${describeWhere(target)}`;
  if (role === undefined && state === undefined)
    return `${ordinal === undefined ? '' : count}${quote(name)}${describeWhere(target)}`;
  return `${count}${which}${quote(name)} ${kind}${describeWhere(target)}`;
}

/** Without an article: `button "Save"`, `row`, `"Welcome"`. */
export function describeThing({ name, role, level }: Target): string {
  const kind = level === undefined ? role : `level ${level} heading`;
  if (name === undefined) return kind ?? 'thing';
  return kind === undefined ? quote(name) : `${kind} ${quote(name)}`;
}

/** Several of a kind: `"Edit" buttons in the "Orders" table`. */
export function describeThings(target: Target, count: number): string {
  const { name, role = 'thing', state, level } = target;
  const one = level === undefined ? role : `level ${level} heading`;
  const kind = count === 1 ? one : plural(one);
  return `${state === undefined ? '' : `${state} `}${name === undefined ? '' : `${quote(name)} `}${kind}${describeWhere(target)}`;
}

/** In one line, as everything that describes. */
export function quote(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' ').replace(/\\(?=["\\]|$)/g, '\\\\');
  return `"${line.replace(/"/g, '\\"')}"`;
}

function describeWhere({ beside, column, at, within }: Target): string {
  return [
    beside ? ` ${beside.relation} ${describeTarget(beside.thing)}` : '',
    column === undefined ? '' : ` in the ${quote(column)} column`,
    at === undefined ? '' : ` at the ${at}`,
    within ? ` in ${describeTarget(within)}` : '',
  ].join('');
}

const NUMERALS = ['first', 'second', 'third', 'fourth', 'fifth'];

export function describeOrdinal(ordinal: number | 'last'): string {
  if (ordinal === 'last') return 'last';
  const last = ordinal % 100 > 10 && ordinal % 100 < 14 ? 0 : ordinal % 10;
  return NUMERALS[ordinal - 1] ?? `${ordinal}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`;
}
