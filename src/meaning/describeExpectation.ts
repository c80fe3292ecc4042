/** An expectation as a statement: `the "Total" row shows "€ 12.00"`. Failures give it as what was expected. */
import { describeTarget, describeThings, quote } from './describeTarget.js';
import type { ActionOf, Amount, ContentRelation, Expectation, Gravity, Look, StatedText } from './meaning.js';

export function describeExpectation(expectation: Expectation): string {
  const describe = STATEMENTS[expectation.kind] as (expectation: Expectation) => string;
  const { lasting } = expectation;
  return `${describe(expectation)}${lasting === undefined ? '' : ` for ${lasting / 1000} s`}`;
}

const STATEMENTS: { [Kind in Expectation['kind']]: (expectation: ActionOf<Kind>) => string } = {
  expectVisible: ({ target, negated, again, opened, gone }) =>
    gone === true
      ? `${describeTarget(target)} was visible before and is gone`
      : `${describeTarget(target)} is ${not(negated)}${opened === true ? 'open' : 'visible'}${again === true ? ' again' : ''}`,
  expectEach: ({ targets, negated }) =>
    `${negated ? 'none' : 'each'} of ${targets.map(describeTarget).join(', ')} is visible`,
  expectTogether: ({ words }) => `${joinWords(words.map(quote))} are seen together`,
  expectContent: ({ target, relation, text, negated }) =>
    `${describeTarget(target)} ${describeRelation(relation, negated)} ${quote(text)}`,
  expectEmpty: ({ target, negated }) => `${describeTarget(target)} is ${not(negated)}empty`,
  expectState: ({ target, state, negated }) => `${describeTarget(target)} is ${not(negated)}${state}`,
  expectCount: ({ things, ...amount }) =>
    `there ${lastOf(amount) === 1 ? 'is' : 'are'} ${describeAmount(amount)} ${describeThings(things, lastOf(amount))}`,
  expectAttribute: ({ target, attribute, relation, text, negated }) =>
    attribute === 'address'
      ? `${describeTarget(target)} ${negated ? 'does not lead' : 'leads'} to ${quote(text)}`
      : `the ${attribute} of ${describeTarget(target)} ${describeRelation(relation, negated)} ${quote(text)}`,
  expectNumber: ({ target, ...amount }) =>
    `the number in ${describeTarget(target)} is ${describeAmount(amount).replace('fewer', 'less')}`,
  expectChange: ({ target, change, by }) =>
    `the number in ${describeTarget(target)} is ${describeChange(change, by)}`,
  expectSame: ({ target, other, negated }) =>
    `${describeTarget(target)} ${negated ? 'does not show' : 'shows'} what ${describeTarget(other)} shows`,
  expectLook: ({ target, look, negated }) => `${describeTarget(target)} ${describeLook(look, negated)}`,
  expectRating: ({ target, negated, ...said }) =>
    target === undefined
      ? `the rating is ${not(negated)}${describeStars(said)}`
      : `${describeTarget(target)} is ${not(negated)}rated with ${describeStars(said)}`,
  expectDay: ({ day, state, negated }) => `the day ${quote(day)} is ${not(negated)}${state} in the calendar`,
  expectItems: ({ target, items, negated, exactly, inOrder }) =>
    `${describeTarget(target)} ${describeListing(exactly, negated)} the items ${items.map(quote).join(', ')}${describeOrder(inOrder)}`,
  expectRows: ({ target, rows, negated, exactly, inOrder }) =>
    `${describeTarget(target)} ${describeListing(exactly, negated)} the rows ${rows.map((cells) => quote(cells.join(' | '))).join(', ')}${describeOrder(inOrder)}`,
  expectSorted: ({ target, by, order, negated }) =>
    `${describeTarget(target)} is ${not(negated)}sorted${by === undefined ? '' : ` by ${quote(by)}`} in ${order} order`,
  expectOrder: ({ target, other, relation, isNext }) =>
    `${describeTarget(target)} comes ${isNext ? 'directly ' : ''}${relation} ${describeTarget(other)}`,
  expectPattern: ({ pattern, within, negated }) =>
    `${within ? describeTarget(within) : 'the page'} ${negated ? 'does not show' : 'shows'} text that matches ${quote(pattern)}`,

  expectMessage: ({ tone, target }) =>
    `${tone === 'error' ? 'an' : 'a'} ${tone} ${describeTarget(target).replace(/^the /, '')} is visible`,
  expectTitle: ({ relation, text, negated }) =>
    `the page title ${describeRelation(relation, negated)} ${quote(text)}`,
  expectUrl: ({ relation, text, negated }) => `the URL ${describeRelation(relation, negated)} ${quote(text)}`,
  expectPage: ({ address, name, negated }) =>
    name === undefined
      ? `the page is ${not(negated)}${address === undefined ? 'the start page' : quote(address)}`
      : `the ${quote(name)} page is ${not(negated)}open`,
  expectUrlPart: ({ part, relation, text, negated }) =>
    `the ${part} of the URL ${describeRelation(relation, negated)} ${quote(text)}`,
  expectQuery: ({ name, is, negated }) =>
    is === undefined
      ? `the URL ${negated ? 'does not have' : 'has'} the query parameter ${quote(name)}`
      : `the query parameter ${quote(name)}${describeText(is, negated)}`,

  expectDialog: ({ is, negated }) =>
    is === undefined
      ? `${negated ? 'no' : 'a'} browser dialog is open`
      : `the browser dialog${describeText(is, negated)}`,
  expectTabs: (amount) => {
    const one = lastOf(amount) === 1;
    return `there ${one ? 'is' : 'are'} ${describeAmount(amount)} browser ${one ? 'tab' : 'tabs'}`;
  },
  expectNewTab: ({ negated }) => `${negated ? 'no' : 'a'} new tab opens`,
  expectDownload: ({ is, negated }) =>
    `${negated ? 'no' : 'a'} file${is === undefined ? '' : ` whose name${describeText(is, false)}`} was downloaded`,
  expectDownloaded: ({ file, relation, text, negated }) =>
    `${describeFile(file, relation)}${describeText({ relation, text }, negated)}`,
  expectCookie: ({ name, is, negated }) => describeKept(`the cookie ${quote(name)}`, is, negated),
  expectStored: ({ store, name, is, negated }) =>
    describeKept(`the item ${quote(name)} of the ${store}`, is, negated),
  expectProblem: ({ problem, negated }) => `there is ${negated ? 'no' : 'a'} ${problem}`,
  expectAccessible: ({ gravity }) => `there is no ${describeGravity(gravity)}accessibility violation`,
};

const DENIED: Record<ContentRelation, string> = {
  is: 'is not',
  shows: 'does not show',
  contains: 'does not contain',
  'starts with': 'does not start with',
  'ends with': 'does not end with',
  matches: 'does not match',
};

export function describeRelation(relation: ContentRelation, negated: boolean): string {
  return negated ? DENIED[relation] : relation;
}

export function describeAmount({ comparison, count, most }: Amount): string {
  return most === undefined ? `${comparison} ${count}` : `between ${count} and ${most}`;
}

const lastOf = ({ count, most }: Amount): number => most ?? count;

const joinWords = (words: readonly string[]): string =>
  `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

const not = (negated: boolean): string => (negated ? 'not ' : '');

function describeChange(change: string, by: number | undefined): string {
  if (change === 'the same') return 'the same as before';
  if (change === 'different') return 'different than before';
  return `${by === undefined ? '' : `${by} `}${change} than before`;
}

function describeLook(look: Look, negated: boolean): string {
  if (look.look === 'colour') return `is ${not(negated)}${look.colour}`;
  if (look.look === 'background' || look.look === 'border') {
    return `${negated ? 'does not have' : 'has'} a ${look.colour} ${look.look}`;
  }
  return `is ${not(negated)}${look.look}`;
}

const describeStars = ({ stars, of }: { stars: number; of?: number }): string =>
  `${stars}${of === undefined ? '' : ` of ${of}`} ${(of ?? stars) === 1 ? 'star' : 'stars'}`;

const describeListing = (exactly: boolean, negated: boolean): string =>
  `${negated ? 'does not have' : 'has'}${exactly ? ' exactly' : ''}`;

const describeOrder = (inOrder: boolean): string => (inOrder ? ' in this order' : '');

/** "The downloaded file is "a.csv"" would speak of its name. */
function describeFile(file: string | undefined, relation: StatedText['relation']): string {
  if (file !== undefined) return `the downloaded file ${quote(file)}`;
  const isOfContent = relation === 'contains' || relation === 'matches';
  return isOfContent ? 'the downloaded file' : 'the content of the downloaded file';
}

const GRAVITIES: readonly Gravity[] = ['minor', 'moderate', 'serious', 'critical'];

function describeGravity(from: Gravity): string {
  return from === 'minor' ? '' : `${GRAVITIES.slice(GRAVITIES.indexOf(from)).join(' or ')} `;
}

function describeKept(thing: string, is: StatedText | undefined, negated: boolean): string {
  return is === undefined
    ? `${thing} ${negated ? 'does not exist' : 'exists'}`
    : thing + describeText(is, negated);
}

const describeText = ({ relation, text }: StatedText, negated: boolean): string =>
  ` ${describeRelation(relation, negated)} ${quote(text)}`;
