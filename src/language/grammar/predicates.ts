/** What is said of a thing: that it is there, what it shows, what state it is in, how it looks, where it is. */
import { compileRules, type Reader, type Span } from '../chart.js';
import { amountSaid, endText } from './names/saidAtEnd.js';
import { expectationRules, inFull, type ExpectationRule } from './expectations.js';
import { AMOUNT_READERS, AMOUNTS } from './predicates/amounts.js';
import { CONTENT } from './predicates/content.js';
import { COUNTED_READERS } from './predicates/counted.js';
import { FURTHER, FURTHER_READERS } from './predicates/further.js';
import { LISTS } from './predicates/lists.js';
import { readMentioned } from './predicates/mentioned.js';
import { PERCEIVED } from './predicates/perceived.js';
import { PRESENCE } from './predicates/presence.js';
import { ofSubject, said, type SaidPredicate } from './predicates/said.js';
import { STATES_AND_LOOKS } from './predicates/states.js';
import { STATUS_READERS, STATUS_RULES } from './predicates/statuses.js';

const RULES: readonly ExpectationRule[] = [
  PRESENCE,
  CONTENT,
  AMOUNTS,
  LISTS,
  STATES_AND_LOOKS,
  STATUS_RULES,
  PERCEIVED,
].flat();

/** What can be said without its verb. */
const VERBLESS = [PRESENCE, STATES_AND_LOOKS, CONTENT]
  .map((rules) => rules.map(inFull))
  .map((rules, index) => (index < 2 ? rules : rules.filter(({ means }) => means === 'expectEmpty')))
  .flat()
  .filter(({ pattern }) => pattern.startsWith('{be} ') && !pattern.includes('{where}'))
  .map((rule) => ({ ...rule, pattern: rule.pattern.replace('{be}', '{noBe:be}') }));

export const PREDICATE_READERS: Readonly<Record<string, Reader>> = {
  verbless: compileRules(expectationRules(VERBLESS, ofSubject)),
  predicate: compileRules(expectationRules(RULES, ofSubject)),
  predicates: compileRules([
    { pattern: '{predicate}' },
    {
      pattern: '{predicate} (and|&|but|,|;|,_and|and_also|but_also|,_but|and_then|and_now|+) {predicates}',
      means: ({ predicate, predicates }: { predicate: SaidPredicate; predicates: SaidPredicate }) =>
        said(...predicate.of, ...predicates.of),
      cost: 0.1,
    },
    // "Has got shorter and only shows four lines": what it shows says how much.
    {
      pattern:
        '{aux} (got|become|becomes|gets|grown|grew|grows|became) (shorter|longer|smaller|bigger|larger|wider|narrower) (and|:) {predicates}',
      cost: 0.1,
    },
    ...FURTHER,
  ]),
  ...FURTHER_READERS,
  ...STATUS_READERS,
  ...AMOUNT_READERS,
  quotedOrNumber: (chart, at) =>
    chart.read('size', at).length > 0 || chart.read('ordinal', at).length > 0
      ? []
      : chart.read('value', at).filter(({ cost }) => cost <= 0.1),
  mentioned: readMentioned,
  shortText: (chart, at) =>
    ['quotedName', 'amountValue', 'properSpan'].flatMap((category) => chart.read(category, at)),
  properWord: (chart, at) => (chart.tokens[at]?.type === 'quoted' ? [] : chart.read('properText', at)),
  amountSaid,
  endText,
  properText: (chart, at) => {
    const token = chart.tokens[at];
    return token !== undefined && /^\p{Lu}/u.test(token.text) ? chart.read('text', at) : [];
  },
  ...COUNTED_READERS,
  listOf: compileRules([
    {
      pattern:
        '(following)? (items|options|entries|choices|values|suggestions|results|rows|columns|elements|labels|buttons|links) (:|,)?',
      means: () => ({ exactly: false }),
    },
    {
      pattern:
        'exactly (the|these)? (following)? (items|options|entries|choices|values|elements|labels)? (:|,)?',
      means: () => ({ exactly: true }),
    },
  ]),
  inOrder: compileRules([
    {
      pattern:
        '(,)? (in_this_order|in_that_order|in_exactly_this_order|one_after_the_other|from_left_to_right|from_top_to_bottom|top_to_bottom|left_to_right)',
      means: () => '',
    },
  ]),
  comparison: compileRules([
    { pattern: 'exactly|precisely|equal_to', means: () => 'exactly' },
    {
      pattern: 'at_least|no_fewer_than|no_less_than|minimum|not_less_than|not_fewer_than|>=|≥',
      means: () => 'at least',
    },
    { pattern: 'at_most|no_more_than|maximum|not_more_than|<=|≤', means: () => 'at most' },
    {
      pattern: 'up_to',
      // "Goes up to 2" is 2.
      means: (_: object, { tokens, from }: Span) =>
        /^(?:go|goes|went|gone|up)$/.test(tokens[from - 1]?.lower ?? '') ? undefined : 'at most',
    },
    {
      pattern: 'more_than|greater_than|higher_than|over|above|larger_than|bigger_than|superior_to|>',
      means: () => 'more than',
    },
    {
      pattern: 'fewer_than|less_than|lower_than|below|under|smaller_than|inferior_to|<',
      means: () => 'fewer than',
    },
  ]),
  attribute: compileRules(
    (
      [
        ['placeholder', 'placeholder|placeholder_text'],
        ['tooltip', 'tooltip|tool_tip|title_attribute'],
        ['alternative text', 'alt_text|alternative_text|alternate_text|alt|text_alternative'],
        ['description', 'description|accessible_description|hint|help_text|helper_text|hint_text'],
        ['error message', 'error_message|validation_message|validation_error|error_text|error'],
        ['role', 'role|aria_role|role_of'],
        ['accessible name', 'accessible_name|accessible_label|name'],
        ['level', 'level|heading_level'],
        ['value text', 'value_text|aria-valuetext'],
        ['position', 'position'],
        ['language', 'language'],
        ['popup', 'popup|aria-haspopup'],
        ['active descendant', 'active_descendant|aria-activedescendant'],
      ] as const
    ).map(([value, words]) => ({ pattern: words, means: () => value })),
  ),
};
