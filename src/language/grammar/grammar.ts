/** All categories of the language. */
import { grammarOf, type Grammar } from '../chart.js';
import { AUXILIARY_READERS } from './auxiliaries.js';
import { CLAUSE_READERS } from './clauses.js';
import { DEED_READERS } from './actions.js';
import { readActionLabel } from './names/actionLabels.js';
import { PATH_READERS } from './paths.js';
import { PREDICATE_READERS } from './predicates.js';
import { AMOUNT_READER, STATEMENT_READERS } from './statements.js';
import { THING_READERS } from './things.js';
import { VALUE_READERS } from './values.js';
import { WORD_READERS } from './words.js';

export const GRAMMAR: Grammar = grammarOf({
  ...WORD_READERS,
  ...VALUE_READERS,
  ...THING_READERS,
  actionLabel: readActionLabel,
  ...AUXILIARY_READERS,
  ...PREDICATE_READERS,
  ...STATEMENT_READERS,
  amount: AMOUNT_READER,
  ...DEED_READERS,
  ...PATH_READERS,
  ...CLAUSE_READERS,
});
