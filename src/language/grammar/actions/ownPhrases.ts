/**
 * What stands behind a verb of the application's own, up to the end of the clause: "the membership of Carla Rossi", "locker 17
 * to Omar", "invoice 8120 as paid". The first name, number or quotation is what it is done to; all else says what is done.
 */
import type { Chart } from '../../chart.js';
import { ADVERBS, DETERMINERS, FUNCTION_WORDS, MONTHS } from '../../lexicon/words.js';
import { textOf, type Token } from '../../tokens.js';
import type { FieldPair } from '../values/fieldPairs.js';
import { IT } from '../things/place.js';
import { endOfLiteral, isLiteral, isStated, lowerAt, OF, REFUSED } from './ownLiterals.js';

export interface OwnPhrase {
  end: number;
  /** Besides the verb. */
  words: readonly string[];
  thing?: string;
  /** "The tent and the stove": what it is done to besides. */
  others: readonly string[];
  /** "To Omar", "the role Manager". */
  fields: readonly FieldPair[];
  hasArticle: boolean;
  /** "History of Ada". */
  isOf: boolean;
  /** "A "Folder" named "Old"": only what is new is given a name so. */
  isNamed: boolean;
}

/** From a token on, to each place where the clause may end. */
export function ownPhrasesAt({ tokens }: Chart, at: number): OwnPhrase[] {
  const phrases: OwnPhrase[] = [];
  for (let end = at + 1; end <= tokens.length; end++) {
    if (!isEnd(tokens, end)) continue;
    const phrase = phraseOf(tokens, at, end);
    if (phrase) phrases.push(phrase);
    if (END.test(tokens[end]?.text ?? '.')) break;
  }
  return phrases;
}

const END = /^(?:[.;:!?()→>]|->|=>)$/;

const isEnd = (tokens: readonly Token[], end: number): boolean =>
  tokens[end] === undefined || /^(?:[,.;:!?()→>–-]|->|=>|and|then|but|with|without)$/.test(tokens[end].lower);

interface Said {
  words: string[];
  thing?: string;
  others: string[];
  fields: FieldPair[];
  /** "To": what stands behind is no more what it is done to. */
  way?: string | undefined;
  hasArticle: boolean;
  isOf: boolean;
  isNamed: boolean;
}

function phraseOf(tokens: readonly Token[], from: number, end: number): OwnPhrase | undefined {
  const said: Said = { words: [], others: [], fields: [], hasArticle: false, isOf: false, isNamed: false };
  for (let at = from; at < end;) {
    const next = isLiteral(tokens, at)
      ? withLiteral(tokens, { at, end }, said)
      : (ofMany(tokens, at, said) ?? withWord(tokens, at, said));
    if (next === undefined) return undefined;
    at = next;
  }
  const { way, ...phrase } = said;
  // "Assign "A" and "B" to Dana and Bob": to each of them?
  const isOfMore = phrase.fields.length > 0 && lowerAt(tokens, end) === 'and' && isLiteral(tokens, end + 1);
  if (isOfMore && phrase.others.length > 0) return undefined;
  return way === undefined ? { ...ofItsPlace(phrase), end } : undefined;
}

/** "Subscribe to Weekly Box": nothing else is there that it is done to. */
function ofItsPlace({ fields, words, ...phrase }: Omit<Said, 'way'>): Omit<Said, 'way'> {
  const [first, ...others] = fields;
  const isOther = first !== undefined && PLACES.test(first.name) && !/^\d/.test(first.value);
  return phrase.thing === undefined && isOther
    ? { ...phrase, words: [...words, first.name], thing: first.value, fields: others }
    : { ...phrase, words, fields };
}

const PLACES = /^(?:to|from|in|into|on|under)$/;

/** Undefined where the word says more than what is done to what. */
function withWord(tokens: readonly Token[], at: number, said: Said): number | undefined {
  const { text, lower } = tokens[at] as Token;
  if (/^\(\d+\)$/.test(text)) return at + 1;
  if (saysMore(tokens, at)) return undefined;
  if (lower === 'it') return withIt(said) ? at + 1 : undefined;
  if (DETERMINERS.has(lower)) said.hasArticle = true;
  else if (leadsToThing(tokens, at, said)) {
    if (said.way !== undefined) return undefined;
    said.isOf ||= lower === 'of' && said.thing === undefined;
  } else if (WAYS.test(lower)) said.way = lower;
  else if (!withOther(tokens, at, said)) return undefined;
  return at + 1;
}

/** "Saving shows "Saved"": what comes of it is told. */
const TELLS = /^(?:shows|displays|says|opens|closes|returns|brings|leads|redirects)$/;

/** "Create a "Folder" named "Old"". */
function withName(tokens: readonly Token[], at: number, said: Said): boolean {
  const name = NAMED[lowerAt(tokens, at)];
  if (name === undefined || said.thing === undefined || said.way !== undefined) return false;
  if (!isLiteral(tokens, at + 1) || !/^(?:an?|new)$/.test(lowerAt(tokens, at - 2))) return false;
  said.way = name;
  said.isNamed = true;
  return true;
}

const NAMED: Readonly<Record<string, string>> = {
  ...{ named: 'name', called: 'name', titled: 'title', entitled: 'title' },
};

const saysMore = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.type !== 'word' ||
  TELLS.test(lowerAt(tokens, at)) ||
  [REFUSED, OFF_PAGE].some((words) => words.test(lowerAt(tokens, at))) ||
  isStated(tokens, at);

const ofMany = (tokens: readonly Token[], at: number, said: Said): number | undefined => {
  if (/^(?:,|and)$/.test(lowerAt(tokens, at))) return withAnother(tokens, at, said);
  return isOne(tokens, at, said) || withName(tokens, at, said) ? at + 1 : undefined;
};

/** "Add one Coffee to the cart": to do it once is to do it to one. */
const isOne = (tokens: readonly Token[], at: number, { thing, way }: Said): boolean =>
  lowerAt(tokens, at) === 'one' && thing === undefined && way === undefined && isLiteral(tokens, at + 1);

/** ""Ada" and "Bob"", "the Tent and the Stove": the same is done to each; "Terms and Conditions" may be one. */
function withAnother(
  tokens: readonly Token[],
  at: number,
  { thing, way, others, fields }: Said,
): number | undefined {
  const next = lowerAt(tokens, at) === ',' && lowerAt(tokens, at + 1) === 'and' ? at + 2 : at + 1;
  const start = lowerAt(tokens, next) === 'the' ? next + 1 : next;
  if (thing === undefined || way !== undefined || fields.length > 0) return undefined;
  if (!isAlsoThing(tokens, { at, next, start })) return undefined;
  const end = endOfLiteral(tokens, start, tokens.length);
  others.push(textOf(tokens, start, end));
  return end;
}

function isAlsoThing(
  tokens: readonly Token[],
  { at, next, start }: Record<'at' | 'next' | 'start', number>,
): boolean {
  const areQuoted = tokens[start]?.type === 'quoted' && tokens[at - 1]?.type === 'quoted';
  return areQuoted || (start > next && lowerAt(tokens, at) === 'and' && isLiteral(tokens, start));
}

function withIt(said: Said): boolean {
  if (said.thing !== undefined) return false;
  said.thing = IT;
  return true;
}

const leadsToThing = (tokens: readonly Token[], at: number, { thing }: Said): boolean =>
  OF.test(lowerAt(tokens, at)) ||
  (/^(?:for|by)$/.test(lowerAt(tokens, at)) && thing === undefined && isNameNext(tokens, at));

function withOther(tokens: readonly Token[], at: number, said: Said): boolean {
  const word = lowerAt(tokens, at);
  if (ADVERBS.has(word) && said.way === undefined) return true;
  const isParticle = PARTICLES.test(word) && lowerAt(tokens, at + 1) !== 'to';
  if (FUNCTION_WORDS.has(word) && !isParticle) return false;
  // "To floor 7".
  if (said.way !== undefined && isLiteral(tokens, at + 1)) said.way = word;
  else put(said, word);
  return true;
}

function withLiteral(
  tokens: readonly Token[],
  { at, end }: { at: number; end: number },
  said: Said,
): number | undefined {
  const isOwner = isOwnerAt(tokens, at);
  const to = isOwner ? at + 1 : endOfLiteral(tokens, at, end);
  const text = textOf(tokens, at, to).replace(isOwner ? /['’]s$/ : /^$/, '');
  if (isSomeOf(text, tokens, { to, end }, said)) return undefined;
  return placeLiteral(text, isAmount(tokens, { at, to, end }, said), tokens[at - 1], said) ? to : undefined;
}

const isOwnerAt = (tokens: readonly Token[], at: number): boolean =>
  /['’]s$/.test(lowerAt(tokens, at)) && /^\p{Ll}/u.test(tokens[at + 1]?.text ?? '');

/** "2 Margherita", "for 800 points": how many, and of what. */
function isSomeOf(
  text: string,
  tokens: readonly Token[],
  { to, end }: { to: number; end: number },
  { way }: Said,
): boolean {
  const [, next = ''] = /^\d+ (\p{Lu}\p{Ll}+)/u.exec(text) ?? [];
  if (next !== '') return !MONTHS.has(next.toLowerCase());
  return way !== undefined && /^\d+$/.test(text) && to < end && /^\p{Ll}+s$/u.test(tokens[to]?.text ?? '');
}

function placeLiteral(text: string, isHowMuch: boolean, before: Token | undefined, said: Said): boolean {
  const { way, words, fields } = said;
  said.way = undefined;
  if (isHowMuch) fields.push({ name: words.pop() ?? 'amount', value: text });
  else if (said.thing === undefined && (way === undefined || fields.length > 0)) {
    words.push(...(way === undefined ? [] : [way]));
    said.thing = text;
  } else if (way !== undefined) fields.push({ name: way, value: text });
  else return isNamedBefore(before, said) && fields.push({ name: words.pop() ?? '', value: text }) > 0;
  return true;
}

/** "The role Manager". */
const isNamedBefore = (before: Token | undefined, { words, hasArticle }: Said): boolean =>
  hasArticle && words.length > 0 && /^\p{Ll}/u.test(before?.text ?? '');

/** "Donate 25 to …", "10 pieces of …", "a bid of 300". */
const isAmount = (
  tokens: readonly Token[],
  { at, to, end }: { at: number; to: number; end: number },
  { words, way, hasArticle }: Said,
): boolean =>
  tokens[at]?.type === 'number' &&
  way === undefined &&
  ((words.length === 0 && to < end) || (hasArticle && tokens[at - 1]?.lower === 'of'));

/** "Of Dr. Lim", "for the loft in Ghent". */
const isNameNext = (tokens: readonly Token[], at: number): boolean =>
  [at + 1, at + 2, at + 3].some(
    (next) =>
      isLiteral(tokens, next) &&
      tokens
        .slice(at + 1, next)
        .every(
          ({ type, lower, text }) =>
            type === 'word' && (DETERMINERS.has(lower) || /^\p{Ll}/u.test(text)) && !WAYS.test(lower),
        ),
  ) && tokens[at + 1]?.type !== 'number';

function put(said: Said, text: string): void {
  said.words.push(...(said.way === undefined ? [] : [said.way]), text);
  said.way = undefined;
}

const WAYS = /^(?:to|into|onto|in|on|at|as|for|from|until|till|over|against|under|above|below|inside)$/;
const PARTICLES = /^(?:out|up|down|off|away|back)$/;

/** What goes on behind it, and what no page has. */
const OFF_PAGE =
  /^(?:using|saying|giving|browser|database|inbox|cache|design|mock-up|machine|computer|desktop|comes|goes?|steps?|tests?|testing)$/;
