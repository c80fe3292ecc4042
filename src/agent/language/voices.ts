/** How people say the same thing in different voices: the data by which a step is brought to one form. */

/** Base form of every verb that a step may begin with. */
export const DEED_VERBS: readonly string[] = [
  'open',
  'go',
  'visit',
  'navigate',
  'browse',
  'click',
  'double-click',
  'press',
  'tap',
  'hit',
  'push',
  'choose',
  'select',
  'pick',
  'fill',
  'type',
  'enter',
  'write',
  'input',
  'set',
  'change',
  'clear',
  'check',
  'tick',
  'uncheck',
  'untick',
  'deselect',
  'unselect',
  'turn',
  'hover',
  'move',
  'point',
  'reload',
  'refresh',
  'wait',
];

export const SEEING_VERBS: readonly string[] = ['see', 'land', 'find'];

/** Verbs by which things show what they are; after "should", "does" or "to" they stand in their base form. */
export const SHOWING_VERBS: readonly string[] = [
  'show',
  'contain',
  'have',
  'appear',
  'disappear',
  'display',
  'read',
  'say',
  'include',
  'equal',
  'end',
  'start',
  'see',
];

/** Third person of a verb in its base form: "presses", "goes", "tries". */
export function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

export type Replacement = readonly [RegExp, string];

export const CONTRACTIONS: readonly Replacement[] = [
  [/\bcan't\b/gi, 'can not'],
  [/\bcannot\b/gi, 'can not'],
  [/\bwon't\b/gi, 'will not'],
  [/\b(\w+)n't\b/gi, '$1 not'],
  [/\bi'm\b/gi, 'I am'],
  [/\b(we|you|they)'re\b/gi, '$1 are'],
  [/\b(there|it|he|she)'s\b/gi, '$1 is'],
  [/\bdouble[ -]click/gi, 'double-click'],
];

/** A label in front of the step; the second kind says that something is expected. */
export const DEED_LABEL = /^(?:action|given|when|note|(?:step )?\d+)\s*:\s*/i;
export const EXPECTATION_LABEL =
  /^(?:expected(?: results?| outcome| behaviou?r)?|expectations?|expect|results?|outcome|then|check|verify|assert)\s*:\s*/i;

/** "check" and "confirm" are verbs of deeds, too, so they need their "that". */
export const LEAD_IN =
  /^(?:(?:verify|ensure|assert|make sure|expect)(?: that)?|(?:check|confirm|see|be sure)(?: that| if)) /i;

/** One spelling for what means the same. They are applied to steps that look at something only. */
export const SAME_MEANING: readonly Replacement[] = [
  [/ are(?= |$)/gi, ' is'],
  [/ (is|has) (?:no longer|never)(?= |$)/gi, ' $1 not'],
  [/ (?:no longer|never) (?=\w+s(?: |$))/gi, ' not '],
  [/^there is not (?:an?|any) /i, 'there is no '],
  [/ (?:displays|reads|says|states)(?= |$)/gi, ' shows'],
  [/ (?:includes|has the text|has text)(?= |$)/gi, ' contains'],
  [/ (?:equals|is equal to|is exactly|has (?:the |a )?value(?: of)?)(?= |$)/gi, ' is'],
  [/ not is(?= |$)/gi, ' is not'],
  [/ (?:is|has) (?:currently|now|still|also) /gi, ' is '],
  [/^(not )?find /i, '$1see '],
  [/^see no /i, 'not see '],
  [/^see that /i, ''],
  [/ (?:on|in) (?:the|this) (?:page|screen)$/i, ''],
];
