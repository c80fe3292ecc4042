/** An expectation as a statement: `the "Total" row shows "€ 12.00"`. Failures give it as what was expected. */
import type { ActionOf, Amount, Expectation, Listing } from './action.js';
import { describeAmount, describeRelation } from './describeRelation.js';
import { SCENE_STATEMENTS } from './describeSceneExpectation.js';
import { describeTarget, describeThings, quote } from './describeTarget.js';

export function describeExpectation(expectation: Expectation): string {
  const describe = STATEMENTS[expectation.kind] as (expectation: Expectation) => string;
  const { lasting } = expectation;
  return `${describe(expectation)}${lasting === undefined ? '' : ` for ${lasting / 1000} s`}`;
}

const STATEMENTS: { [Kind in Expectation['kind']]: (expectation: ActionOf<Kind>) => string } = {
  expectVisible: ({ target, negated, again, opened }) =>
    `${describeTarget(target)} is ${not(negated)}${opened === true ? 'open' : 'visible'}${again === true ? ' again' : ''}`,
  expectEach: ({ targets, negated }) =>
    `${negated ? 'none' : 'each'} of ${targets.map(describeTarget).join(', ')} is visible`,
  expectContent: ({ target, relation, text, negated }) =>
    `${describeTarget(target)} ${describeRelation(relation, negated)} ${quote(text)}`,
  expectEmpty: ({ target, negated }) => `${describeTarget(target)} is ${not(negated)}empty`,
  expectState: ({ target, state, negated }) => `${describeTarget(target)} is ${not(negated)}${state}`,
  expectCount: ({ things, ...amount }) =>
    `there ${lastOf(amount) === 1 ? 'is' : 'are'} ${describeAmount(amount)} ${describeThings(things, lastOf(amount))}`,
  expectTitle: ({ relation, text, negated }) =>
    `the page title ${describeRelation(relation, negated)} ${quote(text)}`,
  expectUrl: ({ relation, text, negated }) => `the URL ${describeRelation(relation, negated)} ${quote(text)}`,
  expectUrlPart: ({ part, relation, text, negated }) =>
    `the ${part} of the URL ${describeRelation(relation, negated)} ${quote(text)}`,
  expectQuery: ({ name, is, negated }) =>
    is === undefined
      ? `the URL ${negated ? 'does not have' : 'has'} the query parameter ${quote(name)}`
      : `the query parameter ${quote(name)} ${describeRelation(is.relation, negated)} ${quote(is.text)}`,
  expectPage: ({ address, negated }) => `the page is ${not(negated)}${describeAddress(address)}`,
  expectPattern: ({ pattern, within, negated }) =>
    `${within ? describeTarget(within) : 'the page'} ${negated ? 'does not show' : 'shows'} text that matches ${quote(pattern)}`,
  expectAttribute: ({ target, attribute, relation, text, negated }) =>
    attribute === 'address'
      ? `${describeTarget(target)} ${negated ? 'does not lead' : 'leads'} to ${quote(text)}`
      : `the ${attribute} of ${describeTarget(target)} ${describeRelation(relation, negated)} ${quote(text)}`,
  expectNumber: ({ target, ...amount }) =>
    `the number in ${describeTarget(target)} is ${describeAmount(amount).replace('fewer', 'less')}`,
  expectItems: ({ target, items, negated, ...listing }) =>
    `${describeTarget(target)} ${describeListing(listing, negated)} the items ${items.map(quote).join(', ')}${describeOrder(listing)}`,
  expectRows: ({ target, rows, negated, ...listing }) =>
    `${describeTarget(target)} ${describeListing(listing, negated)} the rows ${rows.map((cells) => quote(cells.join(' | '))).join(', ')}${describeOrder(listing)}`,
  expectSorted: ({ target, by, order, negated }) =>
    `${describeTarget(target)} is ${not(negated)}sorted${by === undefined ? '' : ` by ${quote(by)}`} in ${order} order`,
  expectOrder: ({ target, other, relation }) =>
    `${describeTarget(target)} comes ${relation} ${describeTarget(other)}`,
  ...SCENE_STATEMENTS,
};

export function describeAddress(address: string | undefined): string {
  return address === undefined ? 'the start page' : quote(address);
}

const lastOf = ({ count, most }: Amount): number => most ?? count;

const not = (negated: boolean): string => (negated ? 'not ' : '');

function describeListing({ exactly }: Pick<Listing, 'exactly'>, negated: boolean): string {
  return `${negated ? 'does not have' : 'has'}${exactly ? ' exactly' : ''}`;
}

function describeOrder({ inOrder }: Pick<Listing, 'inOrder'>): string {
  return inOrder ? ' in this order' : '';
}
