/** Readers of single words and fixed groups of words. */
import { unlessCalledSo } from './words/calledSo.js';
import { amongWords, compileRules, type Chart, type Node, type Reader } from '../chart.js';
import { findModifier } from '../lexicon/keys.js';
import { KIND_WORDS, LONGEST_KIND, WEAK_KINDS } from '../../meaning/kinds.js';
import { readCount, readNumber, readOrdinal } from '../lexicon/numbers.js';
import { isVerb } from '../lexicon/verbForms.js';
import {
  ACTIVE,
  ARIA_NAMES,
  ARIA_STATES,
  COLOURS,
  LOOK_WORDS,
  STATE_WORDS,
  SWITCHED,
} from '../lexicon/states.js';
import { ACTORS, ADVERBS, DEFINITE, DETERMINERS, FILLERS, PRONOUNS, VAGUE } from '../lexicon/words.js';
import type { Token } from '../tokens.js';
import { isFromEnd, isOfFullName } from './names/wordsInNames.js';
import { isShouted } from './neighbours.js';
import { KEY_SUBJECT, readKeyNote, readKeyWords, readSaidKey } from './words/keys.js';
import {
  readAddress,
  readCredentials,
  readDigits,
  readDuration,
  readFiles,
  readHowMuch,
  readSize,
  readTimes,
  readVariable,
} from './words/measures.js';
import { readSignIn } from './values/signingIn.js';

/**
 * "First Name empty" is about a first name, "Name blank, Next, "Required" appears" has a button between, and "each "Save" button
 * is disabled" is not said of one only.
 */
function isNoAdverb(tokens: readonly Token[], at: number): boolean {
  const [word, next] = tokens.slice(at, at + 2);
  if (/^(?:First|Second|Last)$/.test(word?.text ?? '')) return isCapital(next) || isOfFullName(tokens, at);
  if (word?.text === 'Next') return tokens[at - 1]?.text === ',';
  return /^(?:each|all|both)$/.test(word?.lower ?? '') && next?.type === 'quoted';
}

const isCapital = (token: { text: string } | undefined): boolean => /^\p{Lu}/u.test(token?.text ?? '');

/** One word, by what it is. */
const oneWord =
  (find: (word: string, chart: Chart, at: number) => unknown, cost = 0): Reader =>
  (chart, at) => {
    const token = chart.tokens[at];
    if (token === undefined || token.type === 'quoted') return [];
    const value = find(token.lower, chart, at);
    return value === undefined ? [] : [{ end: at + 1, cost, value }];
  };

/** The longest group of words that a table knows, and shorter ones, too. */
const fromTable =
  <Value>(table: ReadonlyMap<string, Value>, mayQuote = false): Reader =>
  ({ tokens }, at) => {
    const nodes: Node[] = [];
    let words = '';
    for (let end = at + 1; end <= at + 6 && end <= tokens.length; end++) {
      const token = tokens[end - 1];
      if (token === undefined || (token.type === 'quoted' && !mayQuote)) break;
      words = end === at + 1 ? token.lower : `${words} ${token.lower}`;
      const value = table.get(words);
      if (value !== undefined) nodes.push({ end, cost: 0, value });
    }
    return nodes;
  };

const notShouted =
  (read: Reader): Reader =>
  (chart, at) =>
    isShouted(chart.tokens, at) ? [] : read(chart, at);

/** Any number of words of a set, also none. */
const manyOf =
  (words: ReadonlySet<string>, costOfOne: number, longest = 4): Reader =>
  ({ tokens }, at) => {
    const nodes: Node[] = [];
    for (let end = at + 1; end <= at + longest; end++) {
      const token = tokens[end - 1];
      if (token === undefined || token.type === 'quoted' || !words.has(token.lower)) break;
      nodes.push({ end, cost: costOfOne * (end - at), value: words });
    }
    return nodes;
  };

/** "The New claim button": there it is part of the name. */
const inLowerCase =
  (read: Reader): Reader =>
  (chart, at) =>
    read(chart, at).filter(({ end }) => !chart.tokens.slice(Math.max(at, 1), end).some(isCapital));

/** "The Your Cart page", "My Account": there it is part of the name. */
const unlessNamed =
  (read: Reader): Reader =>
  (chart, at) =>
    read(chart, at).filter(
      ({ end }) =>
        !chart.tokens
          .slice(at, end)
          .some(
            (token, index) =>
              isCapital(token) && (isInside(chart.tokens, at + index) || isOwned(chart.tokens, at + index)),
          ),
    );

const isInside = (tokens: Chart['tokens'], at: number): boolean => {
  const before = tokens[at - 1];
  return before !== undefined && before.type !== 'mark' && !isSentence(before);
};

/** "It says "Saved at last." The dialog …" */
const isSentence = ({ type, text }: Token): boolean => type === 'quoted' && /\s.*[.!?]$/.test(text);

const isOwned = (tokens: Chart['tokens'], at: number): boolean =>
  /^(?:my|your|our)$/.test(tokens[at]?.lower ?? '') && isCapital(tokens[at + 1]);

const isBehindDeterminer = (tokens: Chart['tokens'], at: number): boolean =>
  at > 0 && !/^(?:[.,;:]|then|and|i|we|you|they|user|to)$/.test(tokens[at - 1]?.lower ?? '');

const isDone = (word: string): boolean => word !== 'heading' && isVerb(word);

/** "Select apples", "Search tea", "the tenant selects "Kitchen"": there it is what is done. */
const isWhatIsDone = (tokens: Chart['tokens'], at: number): boolean =>
  (isDone(tokens[at]?.lower ?? '') && !isBehindDeterminer(tokens, at)) ||
  (tokens[at]?.lower === 'selects' && tokens[at + 1]?.type === 'quoted');

const readKind: Reader = ({ tokens }, at) => {
  const nodes: Node[] = [];
  let words = '';
  for (let end = at + 1; end <= at + LONGEST_KIND && end <= tokens.length; end++) {
    const token = tokens[end - 1];
    if (token === undefined || token.type === 'quoted') break;
    words = end === at + 1 ? token.lower : `${words} ${token.lower}`;
    if (end === at + 1 && isWhatIsDone(tokens, at)) continue;
    for (const [index, value] of (KIND_WORDS.get(words) ?? []).entries()) {
      nodes.push({ end, cost: index * 0.3 + (end - at > 1 ? 0 : 0.02), value });
    }
  }
  return nodes;
};

const isWeak = ({ tokens }: Chart, at: number, end: number): boolean =>
  end === at + 1 && WEAK_KINDS.has(tokens[at]?.lower ?? '');

const firstsOf = (table: ReadonlyMap<string, unknown>): string[] =>
  [...table.keys()].map((words) => words.split(' ')[0] ?? '');

const FIRST_OF_KINDS = firstsOf(KIND_WORDS);

const fromWords = (table: ReadonlyMap<string, unknown>): Reader =>
  amongWords(firstsOf(table), notShouted(fromTable(table)));

/** "First Name" is a name, and "the top bar" of a kind. */
const NTH = oneWord((word, { tokens }, at) =>
  (at > 0 && isCapital(tokens[at]) && isCapital(tokens[at + 1])) ||
  isFromEnd(tokens[at + 1]) ||
  isOfFullName(tokens, at) ||
  KIND_WORDS.has(`${word} ${tokens[at + 1]?.lower ?? ''}`)
    ? undefined
    : readOrdinal(word),
);

export const WORD_READERS: Readonly<Record<string, Reader>> = {
  kind: amongWords(FIRST_OF_KINDS, readKind),
  strongKind: amongWords(FIRST_OF_KINDS, (chart, at) =>
    readKind(chart, at).filter(({ end }) => !isWeak(chart, at, end)),
  ),
  weakKind: amongWords(FIRST_OF_KINDS, (chart, at) =>
    readKind(chart, at).filter(({ end }) => isWeak(chart, at, end)),
  ),
  capitalName: (chart, at) =>
    /^[^\p{Ll}]/u.test(chart.tokens[at]?.text ?? '') && chart.tokens[at]?.type !== 'quoted'
      ? chart.read('name', at)
      : [],
  // "2. Delivery" is a name in quotes alone.
  properSpan: (chart, at) => {
    const { type, text = '' } = chart.tokens[at] ?? {};
    return /^[^\p{Ll}\d]/u.test(text) || (type === 'quoted' && /^\d+\. /.test(text))
      ? chart.read('name', at)
      : [];
  },
  bareName: (chart, at) => (chart.tokens[at]?.type === 'quoted' ? [] : chart.read('name', at)),
  key: readKeyWords,
  keyNote: readKeyNote,
  saidKey: readSaidKey,
  keySubject: compileRules(KEY_SUBJECT),
  address: readAddress,
  credentials: readCredentials,
  signIn: readSignIn,
  digits: readDigits,
  duration: readDuration,
  howMuch: readHowMuch,
  times: readTimes,
  files: readFiles,
  size: readSize,
  variable: readVariable,
  state: unlessCalledSo(fromWords(STATE_WORDS)),
  switched: fromWords(SWITCHED),
  aria: fromTable(ARIA_STATES, true),
  ariaName: fromTable(ARIA_NAMES, true),
  active: unlessCalledSo(fromWords(ACTIVE)),
  look: fromWords(LOOK_WORDS),
  colour: amongWords(
    COLOURS,
    oneWord((word) => (COLOURS.has(word) ? word : undefined)),
  ),
  count: oneWord((word) => readCount(word)),
  number: oneWord((word, { tokens }, at) => readNumber(tokens[at]?.text ?? '') ?? readCount(word)),
  // "The very first row"
  ordinal: (chart, at) => NTH(chart, chart.tokens[at]?.lower === 'very' ? at + 1 : at),
  modifier: oneWord(findModifier),
  clicking: oneWord((word) =>
    /^(?:click|clicks|clicked|clicking|press|tap)$/.test(word) ? word : undefined,
  ),
  det: amongWords(DETERMINERS, unlessNamed(manyOf(DETERMINERS, 0, 2))),
  theDet: amongWords(DEFINITE, unlessNamed(manyOf(DEFINITE, 0, 2))),
  fluff: amongWords(FILLERS, inLowerCase(manyOf(FILLERS, 0.05, 3))),
  /** Where only the kind is said, and no name, what it looks like tells it from others. */
  vague: amongWords(VAGUE, inLowerCase(manyOf(VAGUE, 0.05, 3))),
  adverbs: (chart, at) => (isNoAdverb(chart.tokens, at) ? [] : manyOf(ADVERBS, 0.05, 3)(chart, at)),
  // "Customers tab": notes tell of nobody.
  actorWord: amongWords(
    ACTORS,
    oneWord((word, { context, tokens }, at) =>
      ACTORS.has(word) &&
      !((context as { isNote?: boolean }).isNote && KIND_WORDS.has(tokens[at + 1]?.lower ?? ''))
        ? word
        : undefined,
    ),
  ),
  pronounActor: oneWord((word) => (PRONOUNS.has(word) ? word : undefined)),
};
