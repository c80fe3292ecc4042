/**
 * A statement in words that no rule knows: what it says is to be read on the page, all in one place. Only where nothing else
 * reads the step, and only where its words could stand there: what is denied, compared, ordered or coloured says more.
 */
import type { Action, Target } from '../../../../meaning/meaning.js';
import { OWN_VERB_FORMS } from '../../../lexicon/ownVerbs.js';
import { compileRules, type Node, type Reader, type Rule, type Span } from '../../../chart.js';
import type { Token } from '../../../tokens.js';
import { isClauseOfAction, isNewClause } from './clausesOf.js';
import { isFunction, isLiteral, isSaying, isShowing, isTelling, saysMore, wordsSaid } from './wordsSaid.js';
import type { Mood } from '../moods.js';

/** Dearer than any of the usual rules' guesses, so that these go first in the rest of the sentence. */
const COST = 0.6;

export const OWN_WORDS: readonly Rule[] = [
  {
    pattern: '{ownWords}',
    means: ({ ownWords: words }: { ownWords: string[] }): Action[] => [{ kind: 'expectTogether', words }],
    cost: COST,
  },
  // "Check that a message says that the course "Violin" was changed"
  {
    pattern:
      '({actor})? (verify|verifies|check|checks|make_sure|ensure|ensures|confirm|confirms|see|sees|validate|assert|observe|expect) that {reportedWords:words}',
    means: ({ words }: { words: string[] }): Action[] => [{ kind: 'expectTogether', words }],
    cost: COST,
  },
  // "A green message says that the course "Cello" was added"
  {
    pattern: '(a|the) {colour} (message|notice|notification|banner|box|bar|alert|toast) {ownWords:words}',
    means: ({ colour, words }: { colour: string; words: string[] }, { tokens, to }: Span) =>
      words.includes('not') || tokens.slice(to).some(({ type }) => type !== 'mark')
        ? undefined
        : inMessage(words, colour),
    cost: COST,
  },
];

/** Each word of it, and how it looks. */
const inMessage = (words: readonly string[], colour: string): Action[] => {
  const target: Target = { role: 'message' };
  return [
    ...words.map((text): Action => ({
      kind: 'expectContent',
      target,
      relation: 'contains',
      text,
      negated: false,
    })),
    { kind: 'expectLook', target, look: { look: 'colour', colour }, negated: false },
  ];
};

interface Said {
  inOwnWords: boolean;
  mood: Mood;
  isNote: boolean;
}

const isReport = (tokens: readonly Token[], at: number): boolean =>
  isSaying(tokens, at) && tokens[at + 1]?.lower === 'that';

/** "Was added without errors", "was changed to "B"": what is denied, and who did what to whom, is lost in words alone. */
const isRelated = (tokens: readonly Token[]): boolean =>
  tokens.some(({ lower }) => /^(?:without|no|neither|nobody|nothing)$/.test(lower)) ||
  tokens.some(({ lower }, index) => lower === 'not' && !IS.test(tokens[index - 1]?.lower ?? '')) ||
  (tokens.filter(({ type }) => type === 'quoted').length > 1 &&
    tokens.some(({ lower }) => /^(?:to|from|by|into|for|instead)$/.test(lower)));

const IS = /^(?:is|are|was|were|has|have|been|could|be)$/;

/** "Create an event titled 'Retro' with …". */
const isDone = (token: Token | undefined): boolean =>
  (OWN_VERB_FORMS.get(token?.lower ?? '') ?? []).some(({ form }) => form === 'base');

export const OWN_WORDS_READERS: Readonly<Record<string, Reader>> = {
  ownWords: ({ tokens, context }, at): Node[] => {
    const { inOwnWords, mood, isNote } = context as Said;
    // Behind "When" somebody does something first.
    if (!inOwnWords || (mood === 'action' && at === 0) || (isNote && mood !== 'check')) return [];
    if (mood !== 'check' && isDone(tokens[at])) return [];
    const end = endOf(tokens, at);
    const words = wordsOf(tokens.slice(at, end), mood);
    return words && words.length > 1 ? [{ end, cost: 0, value: words }] : [];
  },
  /** Where it is said who says so. */
  reportedWords: (chart, at) =>
    chart.read('ownWords', at).filter(({ end }) => {
      const words = chart.tokens.slice(at, end);
      return words.some((_, index) => isReport(chart.tokens, at + index)) && !isRelated(words);
    }),
  quotedList: compileRules([
    {
      pattern: '{quotedName} and {quotedName:other}',
      means: ({ quotedName, other }: { quotedName: string; other: string }) => [quotedName, other],
    },
    {
      pattern: '{quotedName} , {quotedList}',
      means: ({ quotedName, quotedList }: { quotedName: string; quotedList: string[] }) => [
        quotedName,
        ...quotedList,
      ],
    },
  ]),
};

/** Up to where another clause begins. */
function endOf(tokens: readonly Token[], at: number): number {
  for (let end = at + 1; end < tokens.length; end++) if (isNewClause(tokens, end)) return end;
  return tokens.length;
}

/** So many words that are neither names nor figures may stand around what is said; more tell more than is read. */
const MOST_WORDS = 3;

function wordsOf(tokens: readonly Token[], mood: Mood): string[] | undefined {
  const said = tokens.findIndex((_, index) => isSaying(tokens, index));
  const [outside, inside] = said < 0 ? [tokens, []] : [tokens.slice(0, said), tokens.slice(said + 1)];
  if (isClauseOfAction(tokens) || isOfMore(outside, inside) || tokens.some(isLowerQuote)) return undefined;
  const around = wordsSaid(outside, 'around');
  if (around.filter((word) => /^\p{Ll}/u.test(word)).length > MOST_WORDS) return undefined;
  return isMuchSaid(inside) || (isShown(outside, mood) && areEnough(tokens))
    ? [...new Set([...around, ...wordsSaid(inside, 'said')])]
    : undefined;
}

/** Two words, or a count: "the tab says that there are 2". */
const isMuchSaid = (inside: readonly Token[]): boolean =>
  inside.filter((token) => !isFunction(token)).length > 1 || inside.some(({ type }) => type === 'number');

const isShown = (outside: readonly Token[], mood: Mood): boolean =>
  mood === 'check' || outside.some((token, index) => index > 0 && isShowing(token));

/** What is to be checked stands behind it. */
const CHECKED = /^(?:verify|check|ensure|confirm|assert|expect|see|note|make)$/;

/** With one name alone, the other words may be misspelt, or say what nobody can read. */
const areEnough = (tokens: readonly Token[]): boolean =>
  tokens.some(isTelling) && tokens.filter((token, index) => isLiteral(token, index === 0)).length > 1;

/** A quotation is literal, and a word in lower case would be taken in any of its forms. */
const isLowerQuote = ({ type, text }: Token): boolean => type === 'quoted' && /^\p{Ll}+$/u.test(text);

const isOfMore = (outside: readonly Token[], inside: readonly Token[]): boolean =>
  CHECKED.test(outside[0]?.lower ?? '') ||
  outside.some((token, index) => saysMore(token, outside[index + 1]) || isCount(token, outside[index + 1])) ||
  inside.some(isCondition);

/** "2 rows with …" are counted. */
const isCount = ({ type, text }: Token, next: Token | undefined): boolean =>
  type === 'number' && /^\d{1,3}$/.test(text) && COUNTED.test(next?.lower ?? '');
const COUNTED =
  /^(?:rows?|lines?|items?|entr(?:y|ies)|cards?|buttons?|links?|options?|tabs?|results?|alerts?)$/;

const isCondition = ({ type, lower }: Token): boolean =>
  type === 'word' && /^(?:if|unless|though|although|whereas|when|while)$/.test(lower);
