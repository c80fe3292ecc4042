/** What ends a statement, and nothing else is said of: "Its state is Out of stock", "the strength goes to strong". */
import type { Chart, Node, Reader } from '../../chart.js';
import { COLOURS, STATE_WORDS } from '../../lexicon/states.js';
import { ADVERBS, FUNCTION_WORDS } from '../../lexicon/words.js';
import { KIND_WORDS } from '../../../meaning/kinds.js';
import { textOf, type Token } from '../../tokens.js';

/** Behind a verb of showing or becoming; one word in lower case, or what is written with a capital letter or a number. */
export const saidAtEnd: Reader = (chart, at) =>
  SAID_BEFORE.test(chart.tokens[at - 1]?.text ?? '') ? endOfStatement(chart, at) : [];

/** Behind "the status", "the label": what is written with a capital letter or a number. */
export const endText: Reader = (chart, at) => (isWritten(chart.tokens[at]) ? endOfStatement(chart, at) : []);

const SAID_BEFORE =
  /^(?:is|are|was|be|been|says|say|shows|show|reads|read|displays|display|to|as|now|still|has|gets|carries|costs|says:)$/;

const LONGEST = 5;

function endFrom(tokens: readonly Token[], at: number): number {
  const found = tokens.findIndex(({ text }, index) => index > at && /^[.;,!)]$|^and$/.test(text));
  return found < 0 ? tokens.length : found;
}

function endOfStatement({ tokens }: Chart, at: number): Node[] {
  const end = endFrom(tokens, at);
  const words = tokens.slice(at, end);
  const isNamed = isWritten(words[0]);
  const isClear = words.length > 0 && words.every((word) => isOfText(word, isNamed));
  if (!isClear || words.length > (isNamed ? LONGEST : 1)) return [];
  const last = tokens[end]?.text === '!' ? end + 1 : end;
  return [{ end: last, cost: isNamed ? 0.35 : 0.5, value: textOf(tokens, at, last) }];
}

/** "4.5 stars", "12 of 20", "4.50 per kilo": a number with what it counts, up to the end of the statement. */
export const amountSaid: Reader = ({ tokens }, at) => {
  const end = endFrom(tokens, at);
  const [number, ...unit] = tokens.slice(at, end);
  const isClear = unit.length > 0 && unit.length <= 3 && unit.every(isOfUnit);
  return number?.type === 'number' && isClear ? [{ end, cost: 0.3, value: textOf(tokens, at, end) }] : [];
};

const isOfUnit = (token: Token): boolean =>
  !COMPARED.test(token.text) &&
  (token.type === 'number' || /^(?:of|per|out|off|left|%|\/)$/.test(token.text) || isOfText(token, false));

/** "14 days late", "415 lower": than before, or than it should be. */
const COMPARED =
  /^(?:x|wide|high|tall|late|early|lower|higher|longer|shorter|cheaper|older|newer|long|short|written)$/;

const isWritten = (token: Token | undefined): boolean => /^[\p{Lu}\d]/u.test(token?.text ?? '');

const isOfText = ({ type, text, lower }: Token, isNamed: boolean): boolean =>
  (type === 'word' || type === 'number') &&
  ![KIND_WORDS, STATE_WORDS, COLOURS].some((words) => words.has(text)) &&
  !LOOSE.test(text) &&
  (isNamed || !(FUNCTION_WORDS.has(lower) || ADVERBS.has(lower) || TELLS_NOTHING.test(lower)));

/** "The address is up to date", "it is correct": nobody can read that. */
const TELLS_NOTHING =
  /^(?:date|correct|right|wrong|fine|ok|okay|good|bad|well|normal|expected|possible|same|different|new|old|complete|stable|working|consistent|accurate|proper|true|known|clear|safe)$/;

/** What is said with one of these tells more than what stands there. */
const LOOSE =
  /^(?:with|without|instead|rather|than|by|unless|if|when|while|until|not|no|but|or|is|are|was|be|has|have|it|again|now|only|just|too|also|because|so|as|from|for|in|on|at|after|before|above|below|under|beside|behind|most|least|less|more|fewer|any|anymore|each|both|all)$/;
