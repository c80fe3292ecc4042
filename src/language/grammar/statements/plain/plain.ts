/** What is said in plain sentences of entries, lists, questions and what has changed. */
import type { ExpectationRule } from '../../expectations.js';
import { ASKED } from './asked.js';
import { ATTRIBUTES } from './attributes.js';
import { COMES_WITH } from './comesWith.js';
import { ENTRIES_TOLD } from './entriesTold.js';
import { INSTEAD_OF } from './insteadOf.js';
import { IN_BRACKETS } from './inBrackets.js';
import { IN_ORDER } from './inOrder.js';
import { IN_SEQUENCE } from './inSequence.js';
import { NAMED_IN_ROW } from './namedInRow.js';
import { ONLY_ONES } from './onlyOnes.js';
import { PROGRESS } from './progress.js';
import { THE_FOLLOWING } from './theFollowing.js';
import { VALUES_WITH_NAMES } from './valuesWithNames.js';
import { WITHIN_PAGES } from './withinPages.js';

export const PLAIN: readonly ExpectationRule[] = [
  ...ENTRIES_TOLD,
  ...COMES_WITH,
  ...IN_BRACKETS,
  ...ASKED,
  ...ATTRIBUTES,
  ...IN_ORDER,
  ...IN_SEQUENCE,
  ...INSTEAD_OF,
  ...NAMED_IN_ROW,
  ...ONLY_ONES,
  ...PROGRESS,
  ...THE_FOLLOWING,
  ...VALUES_WITH_NAMES,
  ...WITHIN_PAGES,
];
