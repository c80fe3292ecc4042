/** What stands around the meaning of a step: contractions, labels, ways to ask, adverbs that change nothing. */
import { findRoleWord } from './roleWords.js';

export type Replacement = readonly [RegExp, string];

export function replaceAll(text: string, replacements: readonly Replacement[]): string {
  return replacements.reduce((changed, [pattern, by]) => changed.replace(pattern, by), text);
}

/** The spellings of one word that have no apostrophe. */
export const SPELLINGS: readonly Replacement[] = [
  [/\b(double|right)[ -]click/gi, '$1-click'],
  [/\bcannot\b/gi, 'can not'],
  [/\b(times|twice) in a row\b/gi, '$1'],
];

export const CONTRACTIONS: readonly Replacement[] = [
  [/\bcan't\b/gi, 'can not'],
  [/\bwon't\b/gi, 'will not'],
  [/\bshan't\b/gi, 'shall not'],
  [/\b(\w+)n't\b/gi, '$1 not'],
  [/\bi'm\b/gi, 'I am'],
  [/\b(we|you|they)'re\b/gi, '$1 are'],
  [/\b(i|we|you|they)'ve\b/gi, '$1 have'],
  [/\b(i|we|you|they|he|she|it)'ll\b/gi, '$1 will'],
  [/\b(i|we|you|they|he|she)'d (?=like )/gi, '$1 would '],
  [/\b(there|it|he|she|that)'s\b/gi, '$1 is'],
  ...SPELLINGS,
];

/** A label in front of the step; the second kind says that something is expected. */
export const DEED_LABEL = /^(?:action|given|when|note|do|(?:step )?\d+)\s*:\s*/i;
export const EXPECTATION_LABEL =
  /^(?:expected(?: results?| outcome| behaviou?r)?|expectations?|expect|results?|outcome|then|check|verify|assert)\s*:\s*/i;

/** What a statement needs behind "check" and "confirm", which are verbs of deeds, too. */
const STATEMENT =
  '(?=[^:]* (?:is|are|was|were|should|must|shows?|contains?|equals?|does|do|has|have|displays?|appears?|disappears?|exists?|reads?|says?)(?: |$))';
export const LEAD_IN = new RegExp(
  '^(?:expect(?= not to see )|(?:verify|ensure|assert|make sure|expect|validate)(?: that| if| whether)?(?: to(?= see| be| find| land))?' +
    `|(?:check|confirm|see|be sure)(?: that| if| whether)|(?:check|confirm) ${STATEMENT}) ?(?=\\S)`,
  'i',
);

/** "Check for "Welcome"": looks, too. */
export function takeAsking(words: string): { words: string; expects: boolean } {
  const asked = words.replace(/^(?:check|look) for (?=\S)/i, 'see ');
  return { words: asked, expects: asked !== words || /^(?:remain|stay) (?:on|at) /i.test(words) };
}

const TAIL = /^(.+?),? (?:again|once again|once more|now|too|as well)$/i;
const STATE =
  /^(?:it|visible|shown|displayed|present|enabled|disabled|checked|unchecked|selected|empty|gone|page|hidden|appears|disappears|opens|closes)$/i;

/** "Click "Save" again" does the same; "Buy now" and "Try again" are names. */
export function takeTail(words: string): string {
  const front = TAIL.exec(words)?.[1];
  const last = front?.split(' ').at(-1);
  if (front === undefined || last === undefined) return words;
  return /^"\d+"$/.test(last) || STATE.test(last) || findRoleWord(last) !== undefined ? front : words;
}
