/** What is expected to be so: of things, of the page and its address, of what is around it. */
import { compileRules, type Reader, type Rule } from '../chart.js';
import type { BrowserStore, Comparison, Target, TextRelation } from '../../meaning/meaning.js';
import { asLongAsSaid } from './circumstances.js';
import { expectationRules, type ExpectationRule } from './expectations.js';
import { place, type Where } from './things/place.js';
import { OF_FIELDS } from './statements/ofFields.js';
import { EVERY_ROW } from './statements/everyRow.js';
import { AROUND_THE_PAGE } from './statements/aroundThePage.js';
import { BECOMING } from './statements/becoming.js';
import { ACCESSIBILITY, ACCESSIBILITY_READERS, CONVEYED } from './statements/conveyed.js';
import { CARRIED_READERS, CARRIED_STATEMENTS } from './statements/carried.js';
import { COUNT_READERS, COUNTS } from './statements/counts.js';
import { EXISTENCE } from './statements/existence.js';
import { OF_THE_PAGE, OF_THE_PAGE_READERS } from './statements/ofThePage.js';
import { OF_MEDIA, OF_PLACES } from './statements/ofPlaces.js';
import { CELL_READERS, OF_ROWS } from './statements/ofRows.js';
import { LABELLED_READERS, OF_CELLS } from './statements/ofCells.js';
import { LIST_READERS } from './statements/ofLists.js';
import { OF_THINGS } from './statements/ofThings.js';
import { REPEATED, REPEATED_READERS } from './statements/repeated.js';
import type { Aux, Be } from './statements/sayOf.js';
import { SHOWN_AS, SHOWN_PART_READERS } from './statements/shownAs.js';
import { SHOWN_WHERE, SHOWN_WHERE_READERS } from './statements/shownWhere.js';
import { VALUE_READERS } from './statements/values.js';
import { WITH_VALUES } from './statements/withValues.js';

const RULES: readonly ExpectationRule[] = [
  OF_THINGS,
  OF_PLACES,
  OF_CELLS,
  OF_ROWS,
  OF_MEDIA,
  EXISTENCE,
  CONVEYED,
  COUNTS,
  REPEATED,
  SHOWN_AS,
  SHOWN_WHERE,
  EVERY_ROW,
  OF_FIELDS,
  BECOMING,
  OF_THE_PAGE,
  AROUND_THE_PAGE,
  ACCESSIBILITY,
  CARRIED_STATEMENTS,
  WITH_VALUES,
].flat();

/** What is said of a text: `text` is the slot that reads it. */
const isRules = (text: string): Rule[] =>
  TEXT_RULES.map(([words, relation, manner]) => ({
    pattern: `{${manner}} ${words} ${text}${relation === 'contains' ? ' (in_it)?' : ''}`,
    means: ({ be, aux, ...parts }: Partial<Be & Aux> & Record<string, unknown>) => ({
      relation,
      text: parts['text'] ?? parts['address'],
      negated: (be ?? aux)?.negated ?? false,
    }),
  }));

const TEXT_RULES: readonly (readonly [words: string, relation: TextRelation, manner: 'be' | 'aux'])[] = [
  ['(equal_to|exactly)?', 'is', 'be'],
  [
    '(shows|show|reads|read|says|say|displays|asks|ask|contains|contain|includes|include|changes_to_something_with|mentions)',
    'contains',
    'aux',
  ],
  ['(starts|start|begins|begin) with', 'starts with', 'aux'],
  ['(ends|end) (with|in)', 'ends with', 'aux'],
  ['(matches|match)', 'matches', 'aux'],
  ['(becomes|changes_to|equals|turns_into)', 'is', 'aux'],
  ['(changes_to|becomes|turns_into) something (with|containing|including|that_contains)', 'contains', 'aux'],
];

export const STATEMENT_READERS: Readonly<Record<string, Reader>> = {
  statement: compileRules(expectationRules(RULES, (expectation) => [expectation]).map(asLongAsSaid)),
  countedHere: compileRules([
    {
      pattern: '{counted} {where}?',
      means: ({ counted, where = {} }: { counted: Target; where?: Where }) => place(counted, where),
    },
  ]),
  is: compileRules([...isRules('{text}'), ...isRules('{address}')]),
  isText: compileRules(isRules('{text}')),
  texts: compileRules([{ pattern: '{text}', means: ({ text }: { text: string }) => [text] }]),
  ...LIST_READERS,
  ...CARRIED_READERS,
  ...LABELLED_READERS,
  ...COUNT_READERS,
  ...REPEATED_READERS,
  ...SHOWN_PART_READERS,
  ...SHOWN_WHERE_READERS,
  ...VALUE_READERS,
  ...CELL_READERS,
  aDet: compileRules([{ pattern: 'a|an|some|now|also', means: () => '' }]),
  visibleWord: compileRules([
    {
      pattern:
        'visible|displayed|shown|listed|present|there|open|seen|to_be_seen|left|available|found|loaded|rendered|back|mentioned|given|printed|in_sight|on_the_page|on_screen|offered|presented',
      means: () => '',
    },
  ]),
  matching: compileRules([
    { pattern: '(a|the)? text (that_matches|matching|which_matches)', means: () => '' },
  ]),
  ...OF_THE_PAGE_READERS,
  urlPart: compileRules([
    { pattern: 'path|pathname', means: () => 'path' },
    { pattern: 'query|query_string', means: () => 'query' },
    { pattern: 'hash|fragment|anchor', means: () => 'fragment' },
    { pattern: 'host|hostname|domain', means: () => 'host' },
  ]),
  hasOrNot: compileRules([
    { pattern: 'has|contains|should_have|have', means: () => ({ negated: false }) },
    {
      pattern: "(does_not_have|doesn't_have|does_not_contain|should_not_have)",
      means: () => ({ negated: true }),
    },
  ]),
  realDialog: compileRules([
    {
      pattern:
        "(the|a|an|this|that)? (browser|browser's|native|javascript) (dialog|alert|confirm_dialog|confirmation|prompt|message|confirm|question|confirmation_dialog)",
      means: () => '',
    },
    {
      pattern: '(the|a|an)? (dialog|alert|message|message_box|prompt|question) of the browser',
      means: () => '',
    },
  ]),
  fileName: ({ tokens }, at) => {
    const token = tokens[at];
    return token !== undefined && /\.[a-z][a-z\d]{1,4}$/i.test(token.text)
      ? [{ end: at + 1, cost: 0, value: token.text }]
      : [];
  },
  aFile: compileRules([
    { pattern: '(a|the|any|one) file', means: () => true },
    { pattern: 'no file', means: () => false },
  ]),
  exists: compileRules([
    {
      pattern: '{aux} exist|exists|is_set|be_set|has_been_set|is_present|been_set|set',
      means: ({ aux }: Aux) => aux,
    },
  ]),
  stored: compileRules([
    {
      pattern: '(the)? (item|key|value|entry) {name} (of|in) (the)? {store}',
      means: ({ name, store }: { name: string; store: BrowserStore }) => ({ store, name }),
    },
    {
      pattern: '{quotedName:name} (of|in) (the)? {store}',
      means: ({ name, store }: { name: string; store: BrowserStore }) => ({ store, name }),
    },
    {
      pattern: '(the)? {store} (item|key|entry|value)? {name}',
      means: ({ name, store }: { name: string; store: BrowserStore }) => ({ store, name }),
    },
  ]),
  cookie: compileRules([
    { pattern: '(the|a)? cookie (named|called)? {name}' },
    { pattern: '(the|a)? {quotedName} cookie', cost: -0.1 },
  ]),
  store: compileRules([
    { pattern: 'local_storage|localstorage', means: () => 'local storage' },
    { pattern: 'session_storage|sessionstorage', means: () => 'session storage' },
  ]),
  noWord: compileRules([{ pattern: '(no|without)', means: () => true }]),
  noOrSome: compileRules([
    { pattern: 'no|not_any|zero|0|without', means: () => ({ negated: true }) },
    { pattern: 'a|an|some|any', means: () => ({ negated: false }) },
  ]),
  problem: compileRules([
    {
      pattern:
        'console_errors|console_error|errors_in_the_console|errors_in_the_browser_console|error_in_the_console|errors_in_console|javascript_errors|javascript_error|js_errors',
      means: () => 'console error',
    },
    {
      pattern: 'failed_requests|failed_request|failed_network_requests|requests_that_failed',
      means: () => 'failed request',
    },
  ]),
  ...ACCESSIBILITY_READERS,
};
/** How many: "3", "exactly three", "at least 2", "between 2 and 5", "just one". */
export const AMOUNT_READER: Reader = compileRules([
  {
    pattern:
      '(exactly|just|only|precisely|still|still_just|altogether|in_total|now|all|all_of_the|all_the)? ({count} | a single)',
    means: ({ count = 1 }: { count?: number }) => ({ comparison: 'exactly', count }),
  },
  { pattern: '{quotedCount:amount}' },
  {
    pattern: '{comparison} {count}',
    means: ({ comparison, count }: { comparison: Comparison; count: number }) => ({ comparison, count }),
  },
  {
    pattern: 'between {count} and {count:most}',
    means: ({ count, most }: { count: number; most: number }) => ({ comparison: 'between', count, most }),
  },
  {
    pattern: '{count} or more',
    means: ({ count }: { count: number }) => ({ comparison: 'at least', count }),
  },
]);
