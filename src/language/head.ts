/** What stands before a step and isn't part of its sentence: keyword, number, bullet, label. It may say what the step is for. */
import type { Mood } from './grammar/clauses.js';
import { foreignKeyword } from './foreignKeywords.js';
import { isVerb } from './lexicon/verbForms.js';
import { DETERMINERS, FUNCTION_WORDS, PRONOUNS } from './lexicon/words.js';
import { tokenize, type Token } from './tokens.js';

export interface Head {
  tokens: Token[];
  mood: Mood;
  /** A label says that it is expected: nothing is done. */
  isExpected: boolean;
  keyword?: Keyword;
}

/** "And", "But" and "*" go on with what the keyword before them says. */
export type Keyword = 'given' | 'when' | 'then' | 'and';

const BULLET =
  /^(?:\s*(?:[-*+•]\s+(?=\S)|\[[ xX]?\]\s*|[☐☑☒✓✔▢□]\s*|\(?\d{1,3}[.)]\s+|step \d+\s*[:.)-]\s*))+/i;
const KEYWORD =
  /^(given|when|then|and|but|\*)(?=[\s,:])[,:]?\s*(?:that (?=(?:i|we|you|he|she|they|the|a|an) ))?/i;
const LABELS: readonly [RegExp, Mood][] = [
  [
    /^[*_]*(?:expected(?: results?| outcome| behaviou?r| errors?| messages?| warnings?| texts?| values?)?|results?|er|(?:verify|check|confirm)(?: (?:the|these|all|its))?(?: following)? (?:details|values|data|fields|settings|properties|facts)|verify|check|assert(?:ion)?|verification|outcome|validation|expectation|confirmation|afterwards?)\s*[*_]*\s*(?::|=>|->|→|–|-(?=\s))[*_]*\s*/i,
    'check',
  ],
  [
    /^[*_]*(?:action|step|operation|do|task|test|(?:scenario )?pre-?conditions?|prerequisites?|preparation|initial state|starting point|clean-?up|tear-?down|input|set-?up|note|type-ahead|hint|finally)\s*[*_]*\s*:[*_]*\s*/i,
    undefined,
  ],
];

/**
 * @param before what the step before was: "And" goes on with it
 * @param isOnlyExpected whether it stands where only what is expected can stand
 */
export function takeHead(text: string, before: Mood, isOnlyExpected = false): Head {
  const { keyword, length } = takeKeyword(text);
  const labelled = text.replace(BULLET, '').slice(length);
  const [label, means] = LABELS.find(([words]) => words.test(labelled)) ?? [];
  const rest = label === undefined ? labelled : labelled.replace(label, '');
  const mood = means ?? (keyword === 'and' ? before : keyword && MOODS[keyword]);
  const isExpected = isOnlyExpected || means === 'check';
  const offset = text.length - rest.length;
  const all = tokenize(rest).map((token) => moved(token, offset));
  const tokens = goingOn(all, mood, length);
  return {
    tokens: mood === 'action' ? withoutHas(tokens, keyword) : tokens,
    mood: isExpected ? 'check' : (mood ?? askedBy(text)),
    isExpected,
    ...(keyword && { keyword }),
  };
}

/** After a keyword a capital letter begins a name rather than a sentence. */
function goingOn(tokens: Token[], mood: Mood, keywordLength: number): Token[] {
  const [first, ...others] = tokens;
  if (first === undefined || keywordLength === 0) return tokens;
  const isName = !isSmallWord(first.lower) && (mood !== 'action' || isSaidOf(tokens));
  return [isName ? { ...first, goesOn: true } : first, ...others];
}

/** "Then The winner …"; "From" and "To" are fields. */
const isSmallWord = (word: string): boolean =>
  !/^(?:from|to|in|on|at|by|up|out|off|now|my)$/.test(word) &&
  [FUNCTION_WORDS, DETERMINERS, PRONOUNS].some((words) => words.has(word));

/** "When Hire two engineers is ticked": else who acts has a capital letter, too. */
const isSaidOf = (tokens: readonly Token[]): boolean =>
  tokens
    .slice(1, 6)
    .some(
      ({ lower }, index) =>
        /^(?:is|are|was|were)$/.test(lower) &&
        !/^(?:on|at|in|an?|the|logged|signed|viewing)$/.test(tokens[index + 2]?.lower ?? ''),
    );

const moved = (token: Token, by: number): Token => ({
  ...token,
  from: token.from + by,
  to: token.to + by,
});

/** "And has opened the tab": who has, the step before said. */
function withoutHas(tokens: Token[], keyword: Keyword | undefined): Token[] {
  const [first, verb] = tokens;
  const isLeftOut = keyword === 'and' && /^(?:has|have|had)$/.test(first?.lower ?? '');
  return isLeftOut && isVerb(verb?.lower ?? '') ? tokens.slice(1) : tokens;
}

const MOODS = { given: 'action', when: 'action', then: 'check' } as const;

function takeKeyword(text: string): { keyword?: Keyword; length: number } {
  const rest = text.replace(BULLET, '');
  const found = KEYWORD.exec(rest);
  if (found === null) return foreignKeyword(rest) ?? starred(text);
  const word = (found[1] ?? '').toLowerCase();
  const keyword = word === 'given' || word === 'when' || word === 'then' ? word : 'and';
  return { keyword, length: found[0].length };
}

/** "* I am on …" goes on in Gherkin, and is one of a list elsewhere. */
const starred = (text: string): { keyword?: Keyword; length: number } =>
  /^\s*\*\s/.test(text) ? { keyword: 'and', length: 0 } : { length: 0 };

/** "Wording fine?" */
const askedBy = (text: string): Mood =>
  /\?\s*$/.test(text) && !/:\s*\S+\?\s*$/.test(text) ? 'check' : undefined;

/** "Subject: Lunch?", "with password Spring2024!" */
const ENDS_IN_VALUE = /:\s*\S+\?\s*$|\bpassword:? [^\s"]*\d[^\s"]*[!?]\s*$/i;

/** Without the marks that end a sentence. */
export function withoutEnd(tokens: readonly Token[], text: string): readonly Token[] {
  let end = tokens.length;
  if (ENDS_IN_VALUE.test(text)) return tokens;
  while (end > 0 && isEndMark(tokens[end - 1]) && !isKey(tokens, end - 1)) end -= 1;
  return tokens.slice(0, end);
}

const isEndMark = (token: Token | undefined): boolean =>
  token?.type === 'mark' && /^[.,;:!?…]$/.test(token.text);

/** "Press ?" */
const isKey = (tokens: readonly Token[], at: number): boolean =>
  /^(?:press|presses|hit|hits|push|\+)$/.test(tokens[at - 1]?.lower ?? '');
