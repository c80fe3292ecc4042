/** What is said in plain sentences of entries, lists, questions and what has changed. */
import type { Reader } from '../../../chart.js';
import type { ExpectationRule } from '../../expectations.js';
import { ASKED } from './asked.js';
import { ATTRIBUTE_READERS, ATTRIBUTES } from './attributes.js';
import { COMES_WITH } from './comesWith.js';
import { COUNTED_BY_NAME_READERS } from './countedByName.js';
import { CURRENT } from './current.js';
import { DAY_READERS, DAYS } from './days.js';
import { ENTRIES_IN_ORDER, ENTRIES_IN_ORDER_READERS } from './entriesInOrder.js';
import { ENTRIES_TOLD, ENTRY_READERS } from './entriesTold.js';
import { FIRST_TO_LAST } from './firstToLast.js';
import { INSTEAD_OF } from './insteadOf.js';
import { IN_BRACKETS, IN_BRACKETS_READERS } from './inBrackets.js';
import { IN_ORDER, ORDER_READERS } from './inOrder.js';
import { IN_SEQUENCE } from './inSequence.js';
import { NAMED_IN_ROW } from './namedInRow.js';
import { ONE_OR_NONE } from './oneOrNone.js';
import { ONLY_ONES } from './onlyOnes.js';
import { PROGRESS } from './progress.js';
import { RATED, RATED_READERS } from './rated.js';
import { SO_MANY, SO_MANY_READERS } from './soMany.js';
import { THE_FOLLOWING } from './theFollowing.js';
import { VALUES_WITH_NAMES, VALUES_WITH_NAMES_READERS } from './valuesWithNames.js';
import { WITH_FACTS, WITH_FACTS_READERS } from './withFacts.js';
import { WITHIN_PAGES } from './withinPages.js';

export const PLAIN: readonly ExpectationRule[] = [
  ...ENTRIES_TOLD,
  ...COMES_WITH,
  ...IN_BRACKETS,
  ...ASKED,
  ...ATTRIBUTES,
  ...CURRENT,
  ...DAYS,
  ...ENTRIES_IN_ORDER,
  ...FIRST_TO_LAST,
  ...IN_ORDER,
  ...IN_SEQUENCE,
  ...INSTEAD_OF,
  ...NAMED_IN_ROW,
  ...ONE_OR_NONE,
  ...ONLY_ONES,
  ...PROGRESS,
  ...RATED,
  ...SO_MANY,
  ...THE_FOLLOWING,
  ...VALUES_WITH_NAMES,
  ...WITH_FACTS,
  ...WITHIN_PAGES,
];

export const PLAIN_READERS: Readonly<Record<string, Reader>> = {
  ...ENTRY_READERS,
  ...IN_BRACKETS_READERS,
  ...ATTRIBUTE_READERS,
  ...DAY_READERS,
  ...ENTRIES_IN_ORDER_READERS,
  ...ORDER_READERS,
  ...VALUES_WITH_NAMES_READERS,
  ...COUNTED_BY_NAME_READERS,
  ...RATED_READERS,
  ...SO_MANY_READERS,
  ...WITH_FACTS_READERS,
};
