/** Slots that verbs name: values, options, amounts. */
import { KIND_WORDS } from '../../meaning/kinds.js';
import { isVerb } from '../lexicon/verbForms.js';
import { FILLERS, FUNCTION_WORDS } from '../lexicon/words.js';
import type { Token } from '../tokens.js';
import { amongWords, compileRules, type Chart, type Node, type Reader, type Span } from '../chart.js';
import { QUOTED } from '../needs.js';
import { CARRIED, type Carries } from '../carried.js';
import type { Target } from '../../meaning/meaning.js';
import { surnameFirst } from './names/surnameFirst.js';
import { readBare, readName, readText, readValue } from './names.js';
import { BROWSER_READERS } from './values/browser.js';
import { FIELD_PAIR_READERS } from './values/fieldPairs.js';
import { IN_A_ROW_READERS } from './values/inARow.js';
import { ACCOUNT_READERS } from './values/accounts.js';
import { PAGE_READERS } from './values/pages.js';

/** Nothing, where the step carries such a thing. */
const carried =
  (what: Carries): Reader =>
  ({ context }, at) =>
    (context as { carries: Carries }).carries === what ? [{ end: at, cost: 0, value: CARRIED }] : [];

const isPlainWord = ({ type, text, lower }: Token): boolean =>
  (type === 'word' || type === 'number') &&
  /^[\p{L}\p{N}]+$/u.test(text) &&
  !FUNCTION_WORDS.has(lower) &&
  !FILLERS.has(lower) &&
  !KIND_WORDS.has(lower);

const endsClause = (token: Token | undefined): boolean =>
  token === undefined || /^(?:,|;|\.|and|then)$/.test(token.lower);

const plainChoices = (tokens: readonly Token[], at: number): Node[] =>
  [1, 2, 3].flatMap((length) => {
    const words = tokens.slice(at, at + length);
    const isNumbered = length > 1 && words.some(({ text }) => /\d/.test(text));
    const isWhole =
      words.length === length && !isNumbered && words.every(isPlainWord) && endsClause(tokens[at + length]);
    return isWhole
      ? [{ end: at + length, cost: 0.1 * length, value: words.map(({ text }) => text).join(' ') }]
      : [];
  });

const isProper = ({ tokens }: Chart, at: number): boolean =>
  tokens[at]?.type === 'quoted' || !/^\p{Ll}/u.test(tokens[at]?.text ?? '');

/** Of "ada bob" and "the text ada" nobody knows what goes where. */
const isPlainField = ({ name, role }: Target): boolean =>
  role === undefined ? !/\d/.test(name ?? '') : role !== 'label' || name !== undefined;

export const VALUE_READERS: Readonly<Record<string, Reader>> = {
  name: readName,
  value: readValue,
  text: readText,
  bare: readBare,
  quotedName: amongWords([QUOTED], ({ tokens }, at) => {
    const token = tokens[at];
    return token?.type === 'quoted' && token.text !== '' ? [{ end: at + 1, cost: 0, value: token.text }] : [];
  }),
  /** One word, and nothing that is done: "as Admin, open Users". */
  credential: ({ tokens }, at) => {
    const [token, mark] = tokens.slice(at, at + 2);
    const isWord = token?.type === 'word' && !FUNCTION_WORDS.has(token.lower);
    if (isWord && isMarkOf(token, mark) && at + 2 === tokens.length)
      return [{ end: at + 2, cost: 0.1, value: token.text + mark.text }];
    return token?.type === 'quoted' || token?.type === 'number' || (isWord && !isVerb(token.text))
      ? [{ end: at + 1, cost: 0.1, value: token.text }]
      : [];
  },
  given: (chart, at) => {
    const token = chart.tokens[at];
    if (token?.type !== 'quoted' && !/\d/.test(token?.text ?? '')) return [];
    // Not by the chart: how far a value may go that is none of these says nothing of how far the step was read.
    return readValue(chart, at).filter(({ cost }) => cost < 0.5);
  },
  numeric: compileRules([
    { pattern: '{value}', means: ({ value }: { value: string }) => (/\d/.test(value) ? value : undefined) },
  ]),
  properValue: (chart, at) => {
    const { type, text = '' } = chart.tokens[at] ?? {};
    return type === 'quoted' || /^[\p{Lu}\d]/u.test(text) ? chart.read('value', at) : [];
  },
  plainField: compileRules([
    {
      pattern: '{thing}',
      means: ({ thing }: { thing: Target }, { tokens, from }: Span) =>
        isPlainField(thing) && tokens[from]?.type !== 'quoted' ? thing : undefined,
    },
  ]),
  // "Select apples, pears": a few words that end with the clause.
  choice: (chart, at) => {
    const { tokens } = chart;
    const people = surnameFirst(chart, at);
    return people.length > 0 ? people : plainChoices(tokens, at);
  },
  choices: compileRules([
    { pattern: '{choice}', means: ({ choice }: { choice: string }) => [choice] },
    {
      pattern: '{choice} , {choices}',
      means: ({ choice, choices }: { choice: string; choices: string[] }) => [choice, ...choices],
    },
  ]),
  // "Gender as Female", "Female as gender": what can be chosen is written as it stands there.
  properOptions: (chart, at) => (isProper(chart, at) ? chart.read('options', at) : []),
  plainFrom: (chart, at) => (isProper(chart, at) ? [] : chart.read('from', at)),
  day: compileRules([
    {
      pattern: '(the)? {value}',
      means: ({ value }: { value: string }) => (/\d/.test(value) ? value : undefined),
    },
  ]),
  option: compileRules([
    { pattern: '(the)? {name} (option|entry|value)?' },
    { pattern: '(the)? (option|value|entry|item) {name}', cost: 0.02 },
    { pattern: '{given}' },
  ]),
  dialogWord: compileRules([
    {
      pattern:
        'dialog|dialogue|pop-up|popup|modal|prompt|alert|confirmation|question|window|overlay|banner|box',
      means: () => '',
    },
  ]),
  // "Option 1" is a name.
  optionNoun: ({ tokens }, at) =>
    // "Select "Other" and type "x"": the last is done.
    /(?:^| )(?:option|value|entry|item|slot|places?|(?<!^(?:and|then|,|&) )type)$/.test(
      `${tokens[at - 1]?.lower ?? ''} ${tokens[at]?.text ?? ''}`,
    )
      ? [{ end: at + 1, cost: 0, value: '' }]
      : /^content type$/.test(`${tokens[at]?.text ?? ''} ${tokens[at + 1]?.text ?? ''}`)
        ? [{ end: at + 2, cost: 0, value: '' }]
        : [],
  options: compileRules([
    { pattern: '{option}', means: ({ option }: { option: string }) => [option] },
    {
      pattern: '{option} (and|,_and|&) {option:other}',
      means: ({ option, other }: { option: string; other: string }) => [option, other],
      cost: 0.1,
    },
    {
      pattern: '{option} , {options}',
      means: ({ option, options }: { option: string; options: string[] }) => [option, ...options],
      cost: 0.1,
    },
  ]),
  fields: compileRules([{ pattern: '{things}' }]),
  pageEnd: compileRules([
    { pattern: 'top|beginning|start', means: () => 'top' },
    { pattern: '(very)? (bottom|end|foot)', means: () => 'bottom' },
  ]),
  upOrDown: compileRules([
    { pattern: 'up', means: () => 'up' },
    { pattern: 'down', means: () => 'down' },
  ]),
  wayOf: compileRules(
    ['Up', 'Down', 'Left', 'Right'].map((way) => ({
      pattern: way.toLowerCase(),
      means: () => `Arrow${way}`,
    })),
  ),
  /** "The latest date first"; but the oldest patient is the one with the highest age. */
  orderedOne: compileRules([
    { pattern: 'date|one|entry|price|value|number|order|item|row', means: () => '' },
  ]),
  dropPlace: compileRules([
    { pattern: '(right|directly|just)? (before|in_front_of)', means: () => 'before' },
    { pattern: '(right|directly|just)? (after|behind)', means: () => 'after' },
    { pattern: '(right|directly|just)? above', means: () => 'above' },
    {
      pattern: '(to_the_place)? (right|directly|just)? (below|under|underneath|beneath)',
      means: () => 'below',
    },
    { pattern: '(to a place | to the place) (right|directly|just)? above', means: () => 'above' },
  ]),
  order: compileRules([
    {
      pattern: '(in)? (ascending|asc|a-z|alphabetical|ascendingly|rising|increasing|chronological) (order)?',
      means: () => 'ascending',
    },
    {
      pattern:
        '(in)? (descending|desc|z-a|reverse|falling|decreasing|reverse_alphabetical|descendingly) (order)?',
      means: () => 'descending',
    },
    {
      pattern:
        '(with the newest on top | with the latest on top | (from)? (dearest_to_cheapest|high_to_low|highest_to_lowest|largest_to_smallest|biggest_to_smallest|newest_to_oldest|latest_to_earliest|longest_to_shortest|z_to_a|most_to_least) | (with)? (the)? (newest|latest|largest|biggest|highest|most_expensive|longest) {orderedOne}? first)',
      means: () => 'descending',
    },
    {
      pattern:
        '(with the oldest on top | (from)? (cheapest_to_dearest|low_to_high|lowest_to_highest|smallest_to_largest|smallest_to_biggest|oldest_to_newest|earliest_to_latest|shortest_to_longest|a_to_z|least_to_most) | alphabetically | (with)? (the)? (oldest|earliest|smallest|lowest|cheapest|shortest) {orderedOne}? first)',
      means: () => 'ascending',
    },
  ]),
  bareWords: readBare,
  bareWord: ({ tokens }, at) =>
    tokens[at]?.type === 'word' ? [{ end: at + 1, cost: 0.1, value: tokens[at].text }] : [],
  carriedTable: carried('table'),
  carriedText: carried('text'),
  ...FIELD_PAIR_READERS,
  ...IN_A_ROW_READERS,
  ...ACCOUNT_READERS,
  ...PAGE_READERS,
  ...BROWSER_READERS,
};

/** "Password Skog2026!", where it wasn't taken for the end of the sentence. */
const isMarkOf = (word: Token, mark: Token | undefined): mark is Token =>
  mark !== undefined && /^[!?]$/.test(mark.text) && mark.from === word.to;
