/** What a step says of its time: "within 10 seconds", "for 3 seconds". */
import type { Lasting, Timed } from '../action.js';
import { readNumber } from './readNumber.js';

export type Times = Timed & Lasting;

export interface TimedText {
  /** The step without its time. */
  text: string;
  times: Times;
  /** It is over by then: "after at most 5 seconds". */
  isEnd: boolean;
  /** It begins now: "within the next 5 seconds". */
  isAhead: boolean;
}

const NUMBER = '(\\d+(?:\\.\\d+)?|[a-z]+)';
const UNIT = '(milliseconds?|ms|seconds?|secs?|s|minutes?|mins?|min)';
const SPAN = `${NUMBER} ?${UNIT}`;
const LIMIT = '(?:within|in (?:less than|under|at most)|after at most|in no more than)(?: the next)?';
const LASTING = '(?:for(?: at least)?(?: the next)?|during the next|over the next|throughout the next)';
const KEYWORD = '(?:(?:given|when|then|and|but|\\*),? )?';

const LIMIT_IN_FRONT = new RegExp(`^(${KEYWORD})${LIMIT} ${SPAN},? (?=\\S)`, 'i');
const LIMIT_BEHIND = new RegExp(`,? (?:${LIMIT}|with a timeout of) ${SPAN}$`, 'i');
const LASTING_IN_FRONT = new RegExp(`^(${KEYWORD})${LASTING} ${SPAN},? (?=\\S)`, 'i');
const LASTING_BEHIND = new RegExp(`,? ${LASTING} ${SPAN}$`, 'i');
/** "I wait up to 10 seconds until …" */
const WAITING = new RegExp(
  ` (wait(?:s|ing)?) (?:for )?(?:up to|at most|no more than|a maximum of|max(?:imum)?) ${SPAN} (?=(?:for|until|till) )`,
  'i',
);

/** Undefined where nothing is said of a time. What it says stands outside of quotes. */
export function takeTimes(step: string): TimedText | undefined {
  const text = step
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s.;:!?,…]+$/, '');
  const waiting = WAITING.exec(text);
  if (waiting) {
    const limit = millisecondsOf(waiting[2], waiting[3]);
    return told({ limit }, text.replace(WAITING, ' $1 '));
  }
  const limit = LIMIT_BEHIND.exec(text);
  if (limit) {
    return told({ limit: millisecondsOf(limit[1], limit[2]) }, text.slice(0, limit.index), limit[0]);
  }
  const first = LIMIT_IN_FRONT.exec(text);
  if (first) {
    const rest = text.replace(LIMIT_IN_FRONT, '$1');
    return told({ limit: millisecondsOf(first[2], first[3]) }, rest, first[0]);
  }
  const lasting = LASTING_BEHIND.exec(text);
  if (lasting) return told({ lasting: millisecondsOf(lasting[1], lasting[2]) }, text.slice(0, lasting.index));
  const whole = LASTING_IN_FRONT.exec(text);
  if (whole === null) return undefined;
  return told({ lasting: millisecondsOf(whole[2], whole[3]) }, text.replace(LASTING_IN_FRONT, '$1'));
}

function told(
  times: { [Name in keyof Times]: number | undefined },
  text: string,
  said = '',
): TimedText | undefined {
  const [only] = Object.entries(times);
  if (only?.[1] === undefined || text === '') return undefined;
  return { text, times: { [only[0]]: only[1] }, isEnd: isEnd(said), isAhead: / next /i.test(said) };
}

const isEnd = (words: string): boolean => /after at most/i.test(words);

/** Undefined for no time at all, and for words that are no number. */
function millisecondsOf(number = '', unit = ''): number | undefined {
  const count = readNumber(number);
  const factor = /^m(?:s|illi)/i.test(unit) ? 1 : /^s/i.test(unit) ? 1_000 : 60_000;
  return count === undefined || !(count > 0) ? undefined : count * factor;
}
