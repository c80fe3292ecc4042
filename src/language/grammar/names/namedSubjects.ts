/** "Print label is disabled", "waiting room count must be 7": what a statement is about, taken as if it stood in quotes. */
import { readOrdinal } from '../../lexicon/numbers.js';
import { isVerb } from '../../lexicon/verbForms.js';
import {
  ACTORS,
  ADVERBS,
  DETERMINERS,
  FUNCTION_WORDS,
  NOT_ON_PAGE,
  PRONOUNS,
  WHICH,
  words as wordsOf,
} from '../../lexicon/words.js';
import { KIND_WORDS, WEAK_KINDS } from '../../../meaning/kinds.js';
import { textOf, type Token } from '../../tokens.js';
import { isCapital } from './wordsInNames.js';

/** With every such subject as one quoted name; undefined where there is none. */
export function withNamedSubjects(tokens: readonly Token[]): Token[] | undefined {
  const named: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const end = beginsStatement(tokens, at) ? endOfSubject(tokens, at) : undefined;
    // Of two both are names, or none is.
    if (
      end !== undefined &&
      isSecondOfTwo(tokens, at, end) &&
      named.at(-1 - (isArticle(tokens[at - 1]) ? 2 : 1))?.type !== 'quoted'
    )
      return undefined;
    named.push(end === undefined ? (tokens[at] as Token) : asQuoted(tokens, at, end));
    at = end ?? at + 1;
  }
  return named.length < tokens.length || named.some(({ type }, at) => type !== tokens[at]?.type)
    ? named
    : undefined;
}

function asQuoted(tokens: readonly Token[], at: number, end: number): Token {
  const text = textOf(tokens, at, end);
  const { from } = tokens[at] as Token;
  const { to } = tokens[end - 1] as Token;
  return { type: 'quoted', text, lower: text.toLowerCase(), from, to, style: 'quotes' };
}

/** At the start, behind a mark or "and", and behind the article or the kind of thing that stands there. */
function beginsStatement(tokens: readonly Token[], at: number): boolean {
  const behindKind = at > 0 && isOfKind(tokens[at - 1]) && !canBegin(tokens, at - 1) ? at - 1 : at;
  const start = isArticle(tokens[behindKind - 1]) ? behindKind - 1 : behindKind;
  return start === 0 || /^(?:[.,;:]|and|but|that|while|both)$/.test(tokens[start - 1]?.lower ?? '');
}

const isArticle = (token: Token | undefined): boolean => /^(?:the|an?)$/.test(token?.lower ?? '');

/** Where the verb of the statement stands; undefined where what is before it is no name. */
function endOfSubject(tokens: readonly Token[], at: number): number | undefined {
  for (let end = at + 1; end < tokens.length && end - at <= LONGEST; end++) {
    if (!isPart(tokens, at, end - 1)) return undefined;
    const verb = verbAt(tokens, end) ?? colonAt(tokens, end);
    if (verb !== undefined)
      return isName(tokens, at, end) && isSaidOf(tokens, { at, end, verb }) ? end : undefined;
    if (isFirstOfTwo(tokens, at, end)) return isName(tokens, at, end) ? end : undefined;
  }
  return undefined;
}

const LONGEST = 6;

/** "Route A and Save draft are visible". */
function isFirstOfTwo(tokens: readonly Token[], from: number, at: number): boolean {
  if (tokens[at]?.lower !== 'and' || ASKED_FOR.has(tokens[from]?.lower ?? '')) return false;
  const second = isArticle(tokens[at + 1]) ? at + 2 : at + 1;
  const end = tokens[second]?.type === 'word' ? endOfSubject(tokens, second) : undefined;
  return end !== undefined && OF_SEVERAL.test(tokens[end]?.lower ?? '');
}

const isSecondOfTwo = (tokens: readonly Token[], at: number, end: number): boolean =>
  (isArticle(tokens[at - 1]) ? tokens[at - 2] : tokens[at - 1])?.lower === 'and' &&
  OF_SEVERAL.test(tokens[end]?.lower ?? '');

const OF_SEVERAL = /^(?:are|were|aren't|have|stay|remain|read|show|disappear|vanish|appear)$/;

function verbAt(tokens: readonly Token[], at: number): string | undefined {
  const verb = /^(?:now|still|also|again|already|always|both)$/.test(tokens[at]?.text ?? '') ? at + 1 : at;
  const word = tokens[verb]?.text ?? '';
  const isLast = /^(?:[.,;]|and|but|again)$/.test(tokens[verb + 1]?.text ?? '.');
  return TELLS.has(word) || (LEAVES.has(word) && isLast) ? word : undefined;
}

/** "Attempts left: 2", "Order status: Paid": all that follows is a value. */
function colonAt(tokens: readonly Token[], at: number): string | undefined {
  const words = tokens.slice(at + 1);
  return tokens[at]?.text === ':' && at > 1 && words.length > 0 && words.length <= 4 && words.every(isOfValue)
    ? ':'
    : undefined;
}

const isOfValue = ({ type, text }: Token): boolean =>
  type === 'number' || (type === 'word' && /^[\p{Lu}\d]|^of$/u.test(text));

/** One word, and words behind an article, name less: "Maria goes to …", "the date picker opens", "login shows …". */
function isSaidOf(
  tokens: readonly Token[],
  { at, end, verb }: { at: number; end: number; verb: string },
): boolean {
  const isDescribed = isArticle(tokens[at - 1]) && !/[\p{Lu}\d]/u.test(textOf(tokens, at, end));
  const word = tokens[at]?.lower ?? '';
  const isAlone = end === at + 1;
  if (isAlone && OF_SEVERAL.test(verb)) return !isDescribed;
  if (isAlone && (isDescribed || isVerb(word) || /(?:ing|ed|^log-?in|^search)$/.test(word))) return false;
  return isAlone || isDescribed ? HAS_VALUE.test(verb) : true;
}

const HAS_VALUE =
  /^(?:is|are|must|should|turns|turned|shows?|reads?|says?|remains?|stays?|becomes?|became|contains?|displays?|costs|equals|starts|ends)$/;

const TELLS = wordsOf(`
  is are was were isn't aren't wasn't weren't must mustn't should shouldn't shall can can't cannot will won't may doesn't don't does do didn't did
  shows show reads read says say displays stands sits lies hangs lists contains includes holds carries counts has have hasn't haven't
  changes changed goes went becomes became stays stayed remains remained turns turned moves moved gets
  drops dropped rises rose comes came appears appeared precedes belongs equals starts ends differs
  stay remain appear disappear vanish disappears disappeared vanishes vanished costs jumps jumped switches switched falls fell grows grew increases increased decreases decreased
  climbs reaches shrinks pops slides flashes`);

/** With something behind them it is done to that. */
const LEAVES = wordsOf('closes closed opens opened left');

/** A word of a name: no verb of the statement, no quoted name. */
function isPart(tokens: readonly Token[], from: number, at: number): boolean {
  const token = tokens[at] as Token;
  const { type, text } = token;
  if (type === 'number') return true;
  if (type === 'mark') return at > from && /^[&+#/.'’-]$/.test(text) && isJoined(tokens, at);
  if (type !== 'word') return false;
  if (at === from) return canBegin(tokens, at);
  return isCapital(token) || !(isOutside(text) || isThingInside(tokens, at) || isDoing(tokens, at));
}

/** "Column Email" is a column, "Card number" what a field is called. */
function canBegin(tokens: readonly Token[], at: number): boolean {
  const { text, lower } = tokens[at] as Token;
  const next = tokens[at + 1];
  if (isOfKind(tokens[at]) && /^\p{Lu}|\d/u.test(next?.text ?? '')) return false;
  // "Clicking Undo shows …" is no name.
  if (/^\p{L}{2,}ing$/u.test(text) && next !== undefined && isCapital(next)) return false;
  return !isWhich(text) && !BEGINS_NO_NAME.has(lower) && !isNobodysName(lower);
}

/** "Cheapest", "third". */
const isWhich = (text: string): boolean => /^\p{Ll}+est$/u.test(text) || readOrdinal(text) !== undefined;

/** "Total incl. VAT", "Terms & Conditions". */
const isJoined = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text !== '.' ||
  /^(?:incl|excl|no|nr|approx|min|max|avg|st|dr|mr|mrs|vs)$/.test(tokens[at - 1]?.lower ?? '');

const isNobodysName = (lower: string): boolean =>
  [PRONOUNS, ACTORS, DETERMINERS, WHICH, ADVERBS].some((some) => some.has(lower));

/** It joins names, and is part of none but a label. */
const isOutside = (text: string): boolean =>
  FUNCTION_WORDS.has(text) && !/^(?:of|as|by|to|for|out|up|in|on|off|me|per|all)$/.test(text);

/** "Surcharge row for …" */
const isThingInside = (tokens: readonly Token[], at: number): boolean =>
  isOfKind(tokens[at]) && verbAt(tokens, at + 1) === undefined;

/** "Sold banner covers the card", "Kindly verify session". */
const isDoing = (tokens: readonly Token[], at: number): boolean =>
  /^(?:verify|check|ensure|see|confirm)$/.test(tokens[at]?.text ?? '') ||
  (/s$/.test(tokens[at]?.text ?? '') &&
    isVerb(tokens[at]?.text ?? '') &&
    verbAt(tokens, at + 1) === undefined);

const BEGINS_NO_NAME = wordsOf(`
  in on at to of for from with without by into onto under over above below beside behind between within inside outside
  if when while once after before until since as then and or but also only just not no all each every both either neither none any some
  nothing everything something there here this that these those it its they their what which who where how why whether so otherwise
  today tomorrow yesterday cursor caret focus mouse pointer clipboard kindly please`);

function isName(tokens: readonly Token[], at: number, end: number): boolean {
  const name = tokens.slice(at, end);
  const [first, last] = [name[0] as Token, name.at(-1) as Token];
  const text = textOf(tokens, at, end);
  return (
    (!endsNoName(last) ||
      (isCapital(first) && isVerb(first.lower) && /^(?:all|out|up|in|off|on|down)$/.test(last.text))) &&
    !NOT_ON_PAGE.test(text) &&
    !NO_THING.test(text) &&
    !name.slice(1, -1).some(({ type }) => type === 'number') &&
    !(at === 0 && ASKED_FOR.has(first.lower) && name.length > 2) &&
    (!name.some(({ text: word }) => FUNCTION_WORDS.has(word)) || isLinked(tokens, at, end))
  );
}

const endsNoName = (last: Token): boolean =>
  last.text === last.lower && (FUNCTION_WORDS.has(last.lower) || isOfKind(last) || /['’]s$/.test(last.text));

/** "Date of birth", "Sell by weight", but not "the card of Data engineer", "the hold on Emma". */
const isLinked = (tokens: readonly Token[], at: number, end: number): boolean =>
  tokens
    .slice(at, end)
    .every(
      ({ text }, index, name) =>
        !FUNCTION_WORDS.has(text) ||
        index + 1 === name.length ||
        (/^\p{Ll}/u.test(name[index + 1]?.text ?? '') && (text === 'of' || isCapital(name[0] as Token))),
    );

/** It is told by what kind of thing it is. */
const isOfKind = (token: Token | undefined): boolean =>
  token?.type === 'word' &&
  ((KIND_WORDS.has(token.lower) && !WEAK_KINDS.has(token.lower)) || OF_MESSAGES.test(token.lower));

const OF_MESSAGES = /^(?:messages?|error|warning|confirmation|view|page)$/;

const NO_THING =
  /^(?:text|label|caption|colou?r|name|title|value|content|last|first|second|third|others?|rest|same)$|^page |(?:^| )(?:number|amount|count|sum|placeholder|text|title|name|colou?r) of |(?:^|[ -])(?:page|screen|view|site|website|app|application|system|program|server|browser|database|response|status code)$/;

/** What is done comes first there, or what is looked at. */
const ASKED_FOR = wordsOf(`
  verify check ensure confirm assert expect see note make observe validate click press tap hit enter type fill submit reload refresh
  scroll hover log sign login go navigate open choose select pick set put write tick untick drag wait`);
