/** How many, and how much: `at least 3`, `between 2 and 4`, `more than € 10`. */
import type { Amount, Comparison } from '../action.js';
import { unquote } from './quotes.js';
import { readNumber } from './readNumber.js';
import type { Said } from './said.js';

const COMPARISONS: Record<string, Comparison> = {
  exactly: 'exactly',
  only: 'exactly',
  just: 'exactly',
  'at least': 'at least',
  'a minimum of': 'at least',
  'no fewer than': 'at least',
  'no less than': 'at least',
  'at most': 'at most',
  'up to': 'at most',
  'a maximum of': 'at most',
  'no more than': 'at most',
  'more than': 'more than',
  'fewer than': 'fewer than',
  'less than': 'fewer than',
};
const BEHIND: Record<string, Comparison> = {
  'or more': 'at least',
  'or fewer': 'at most',
  'or less': 'at most',
};
/** Said of how much a thing is. */
const MEASURES: Record<string, Comparison> = {
  'at least': 'at least',
  'no less than': 'at least',
  'at most': 'at most',
  'no more than': 'at most',
  ...named('more than', 'more than|greater than|higher than|larger than|bigger than|above|over'),
  ...named('fewer than', 'fewer than|less than|lower than|smaller than|below|under'),
};

function named(comparison: Comparison, words: string): Record<string, Comparison> {
  return Object.fromEntries(words.split('|').map((word) => [word, comparison]));
}

const anyOf = (words: Record<string, Comparison>): string => Object.keys(words).join('|');

const COUNT = '(?:\\d+|[a-z]+)';
export const AMOUNT = new RegExp(
  `between ${COUNT} and ${COUNT}|${COUNT} (?:${anyOf(BEHIND)})|(?:(?:${anyOf(COMPARISONS)}) )?${COUNT}`,
);
const NUMBER = '"\\d+"|[€$£¥]? ?-?\\d[\\d.]*(?: ?(?:%|[€$£¥]))?';
export const MEASURE = new RegExp(
  `between (?:${NUMBER}) and (?:${NUMBER})|(?:${anyOf(MEASURES)}) (?:${NUMBER})`,
);

export function readAmount(words: string): Amount | undefined {
  const plain = words.toLowerCase();
  const [, least, most] = /^between (\S+) and (\S+)$/.exec(plain) ?? [];
  if (least !== undefined && most !== undefined) return rangeOf(readCount(least), readCount(most));
  const [, few, more] = /^(\S+) (or \S+)$/.exec(plain) ?? [];
  if (few !== undefined && more !== undefined) return amountOf(BEHIND[more], readCount(few));
  const [, before, last = ''] = /^(?:(.+) )?(\S+)$/.exec(plain) ?? [];
  return amountOf(before === undefined ? 'exactly' : COMPARISONS[before], readCount(last));
}

/** Of several things nobody says that there is "a". */
function readCount(word: string): number | undefined {
  return word === 'a' || word === 'an' ? undefined : readNumber(word);
}

export function readMeasure(words: string, said: Said): Amount | undefined {
  const plain = words.toLowerCase();
  const range = new RegExp(`^between (${NUMBER}) and (${NUMBER})$`).exec(plain);
  if (range) return rangeOf(readPlain(range[1], said), readPlain(range[2], said));
  const [, before = '', last] = new RegExp(`^(${anyOf(MEASURES)}) (${NUMBER})$`).exec(plain) ?? [];
  return amountOf(MEASURES[before], readPlain(last, said));
}

/** As a number is written in a program, so that nothing is left open. */
function readPlain(words: string | undefined, { quoted }: Said): number | undefined {
  const text = words === undefined ? '' : (unquote(words, quoted) ?? words);
  const digits = text.replace(/[€$£¥%\s]/g, '');
  return /^-?\d+(?:\.\d+)?$/.test(digits) && !/^-?[1-9]\d{0,2}\.\d{3}$/.test(digits)
    ? Number(digits)
    : undefined;
}

function amountOf(comparison: Comparison | undefined, count: number | undefined): Amount | undefined {
  return comparison === undefined || count === undefined ? undefined : { comparison, count };
}

function rangeOf(count: number | undefined, most: number | undefined): Amount | undefined {
  if (count === undefined || most === undefined || count >= most) return undefined;
  return { comparison: 'between', count, most };
}
