/** The parameter types of what is done by mouse and keyboard. */
import type { Target } from '../action.js';
import { MODIFIERS } from './keys.js';
import { unquote } from './quotes.js';
import { readNumber } from './readNumber.js';
import { readTarget } from './readTarget.js';
import type { Said } from './said.js';

export interface HandWords {
  /** Where something is dragged. */
  onto: Target;
  /** How often. */
  times: number;
  /** A key that is held down: "Shift". */
  modifier: string;
  /** A date or a time without quotes: "1 May 2024". */
  date: string;
  /** Two or more quoted names. */
  options: string[];
  /** An end of a slider or the like. */
  end: 'minimum' | 'maximum';
  /** An end of what can be scrolled. */
  edge: 'top' | 'bottom';
  direction: 'up' | 'down';
}

type HandName = keyof HandWords;

interface HandParameter<Name extends HandName> {
  regexp: RegExp;
  words?: readonly string[];
  read: (words: string, said: Said) => HandWords[Name] | undefined;
}

const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?';
const DAY = '\\d{1,2}(?:st|nd|rd|th)?';
const TIME = "\\d{1,2}(?:[:.]\\d{2})? ?(?:[ap]\\.?m\\.?|o'clock)|\\d{1,2}:\\d{2}";
const DATE = `${DAY}(?: of)? ${MONTH},? \\d{4}|${MONTH} ${DAY},? \\d{4}|\\d{4}-\\d{2}-\\d{2}`;

/** Each word for an end, and which it is. */
const ENDS: Record<string, HandWords['end']> = {
  minimum: 'minimum',
  min: 'minimum',
  lowest: 'minimum',
  smallest: 'minimum',
  maximum: 'maximum',
  max: 'maximum',
  highest: 'maximum',
  largest: 'maximum',
};

const EDGES: Record<string, HandWords['edge']> = {
  'very top': 'top',
  top: 'top',
  beginning: 'top',
  start: 'top',
  'very bottom': 'bottom',
  bottom: 'bottom',
  'very end': 'bottom',
  end: 'bottom',
};

export const HAND_PARAMETERS: { [Name in HandName]: HandParameter<Name> } = {
  onto: { regexp: /.+/, read: (words, said) => readTarget(words, said, 'bare names') },
  times: {
    regexp: /once|twice|thrice|(?:\d+|[a-z]+) times/,
    words: ['once', 'twice', 'thrice', 'times'],
    read: readTimes,
  },
  modifier: {
    regexp: new RegExp(Object.keys(MODIFIERS).join('|')),
    read: (words) => MODIFIERS[words.toLowerCase()],
  },
  date: { regexp: new RegExp(`(?:${DATE})(?:(?:,| at)? (?:${TIME}))?|${TIME}`), read: (words) => words },
  options: { regexp: /"\d+"(?:(?:, and |, | and )"\d+")+/, words: ['and'], read: readOptions },
  end: { regexp: new RegExp(Object.keys(ENDS).join('|')), read: (words) => ENDS[words.toLowerCase()] },
  edge: { regexp: new RegExp(Object.keys(EDGES).join('|')), read: (words) => EDGES[words.toLowerCase()] },
  direction: { regexp: /up|down/, words: ['up', 'down'], read: readDirection },
};

const OFTEN: Record<string, number> = { once: 1, twice: 2, thrice: 3 };
/** More is more likely a mistake than meant. */
const MOST = 100;

function readTimes(words: string): number | undefined {
  const often = OFTEN[words.toLowerCase()] ?? readNumber(words.replace(/ times$/i, ''));
  return often !== undefined && Number.isInteger(often) && often >= 1 && often <= MOST ? often : undefined;
}

function readDirection(words: string): HandWords['direction'] {
  return words.toLowerCase() === 'up' ? 'up' : 'down';
}

function readOptions(words: string, { quoted }: Said): string[] | undefined {
  const options = [...words.matchAll(/"\d+"/g)].map(([mark]) => unquote(mark, quoted) ?? '');
  return options.some((option) => option.trim() === '') ? undefined : options;
}
