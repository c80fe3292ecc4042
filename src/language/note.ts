/** Telegram style: "Domains tab, acme.org, then hit Add record", and steps that are a name and a value: "Fee: 99". */
import { isVerb } from './lexicon/verbForms.js';
import { DETERMINERS, FUNCTION_WORDS, PRONOUNS } from './lexicon/words.js';
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

/** Behind it come at most others of its kind: "Fee: 99", "Places: 3". */
export const isAtEnd = (steps: readonly { text: string }[], index: number): boolean =>
  steps.slice(index + 1).every(({ text }) => isPair(text));

/** A name of up to three words, none of which does or tells anything, and a value. */
function isPair(text: string): boolean {
  const name = /^["“']?(\p{L}[\p{L}\p{N}-]*(?: [\p{L}\p{N}-]+){0,2})["”']?\s*[:=]\s*[^\s/]/u.exec(text)?.[1];
  const words = name?.toLowerCase().split(' ') ?? ['is'];
  return !words.some(
    (word) => (isVerb(word) && !word.endsWith('s')) || FUNCTION_WORDS.has(word) || TELLING.test(word),
  );
}

const TELLING =
  /^(?:expected|expectation|results?|er|then|note|action|step|url|page|error|message|actual|outcome|i)$/;
