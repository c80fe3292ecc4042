/** Telegram style: "Domains tab, acme.org, then hit Add record". */
import { DETERMINERS, PRONOUNS } from './lexicon/words.js';
import type { Keyword } from './head.js';
import type { Token } from './tokens.js';

interface NoteSaid {
  tokens: readonly Token[];
  keyword?: Keyword;
}

/** Without articles, persons and auxiliaries. */
export const isNote = ({ keyword, tokens }: NoteSaid): boolean =>
  keyword === undefined && !tokens.some(isSentenceWord);

const isSentenceWord = ({ type, lower }: Token): boolean =>
  type === 'word' && (DETERMINERS.has(lower) || PRONOUNS.has(lower) || SAID.test(lower));

const SAID =
  /^(?:is|are|was|were|be|been|has|have|had|should|must|will|shall|can|does|do|did|not|.+n't|that|which)$/;
