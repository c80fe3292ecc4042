/** An expectation as a statement: `the "Total" row shows "€ 12.00"`. Failures give it as what was expected. */
import type { ActionOf, Expectation } from './action.js';
import { describeTarget, describeThings, quote } from './describeTarget.js';

export function describeExpectation(expectation: Expectation): string {
  const describe = STATEMENTS[expectation.kind] as (expectation: Expectation) => string;
  return describe(expectation);
}

const STATEMENTS: { [Kind in Expectation['kind']]: (expectation: ActionOf<Kind>) => string } = {
  expectVisible: ({ target, negated }) => `${describeTarget(target)} is ${negated ? 'not ' : ''}visible`,
  expectContent: ({ target, relation, text, negated }) =>
    `${describeTarget(target)} ${describeRelation(relation, negated)} ${quote(text)}`,
  expectEmpty: ({ target, negated }) => `${describeTarget(target)} is ${negated ? 'not ' : ''}empty`,
  expectState: ({ target, state, negated }) =>
    `${describeTarget(target)} is ${negated ? 'not ' : ''}${state}`,
  expectCount: ({ things, comparison, count }) =>
    `there ${count === 1 ? 'is' : 'are'} ${comparison} ${count} ${describeThings(things, count)}`,
  expectTitle: ({ relation, text, negated }) =>
    `the page title ${describeRelation(relation, negated)} ${quote(text)}`,
  expectUrl: ({ relation, text, negated }) => `the URL ${describeRelation(relation, negated)} ${quote(text)}`,
  expectPage: ({ address, negated }) => `the page is ${negated ? 'not ' : ''}${describeAddress(address)}`,
};

export function describeAddress(address: string | undefined): string {
  return address === undefined ? 'the start page' : quote(address);
}

const NEGATED = {
  is: 'is not',
  shows: 'does not show',
  contains: 'does not contain',
  'ends with': 'does not end with',
};

function describeRelation(relation: keyof typeof NEGATED, negated: boolean): string {
  return negated ? NEGATED[relation] : relation;
}
