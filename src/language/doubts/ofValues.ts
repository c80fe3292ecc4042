/** What is said of values and can't be seen as a text: a sum, a share of many, a kind of value, a day, a format. */
import { isExpectation, type Action } from '../../meaning/meaning.js';
import { readCount } from '../lexicon/numbers.js';
import type { Token } from '../tokens.js';
import { areSaid, isQuoted, targetOf, wordsOf, type Doubt } from './said.js';

export const isOfValues: Doubt = (...said) => DOUBTS.some((isDoubtful) => isDoubtful(...said));

const DOUBTS: readonly Doubt[] = [
  // "The state is not Draft but Published": that it isn't both at once says little.
  (action, tokens) =>
    action.kind === 'expectContent' &&
    action.negated &&
    / (?:but|and not|nor) /.test(action.text) &&
    !isQuoted(action.text, tokens),
  // "The total equals "Net" plus "Tax"": nobody adds them up.
  (action, tokens) =>
    isExpectation(action) &&
    tokens.some(
      ({ type, lower }, at) =>
        type === 'word' &&
        /^(?:plus|minus|times)$/.test(lower) &&
        tokens[at - 1]?.type === 'quoted' &&
        tokens[at + 1]?.type === 'quoted',
    ),
  // "Type minus 5": a number, and no field.
  (action, tokens) => action.kind === 'fill' && action.target.name === 'minus' && !isQuoted('minus', tokens),
  // "Results go from 23 to 19": how many they are, and no text of theirs.
  (action, tokens) =>
    action.kind === 'expectContent' &&
    action.target.name === undefined &&
    /^\d+$/.test(action.text) &&
    areSaid(tokens, /^(?:results|items|entries|rows|hits|matches)$/, /^(?:go|goes|went|drop|fall|rise)$/),
  // "A chip w/ name + size".
  (action, tokens) => 'text' in action && /^\+ \p{L}/u.test(action.text) && !isQuoted(action.text, tokens),
  // "Half of the rows are selected", "some rows are hidden": how many, and which?
  (action, tokens) =>
    isExpectation(action) &&
    ((/^(?:half|most|many|few|some|several|part)$/i.test(targetOf(action).name ?? '') &&
      areSaid(tokens, /^(?:half|most|many|few|some|several|part)$/, /^of$/)) ||
      (tokens[0]?.lower === 'some' && isOfOne(action) && areSaid(tokens, /^some$/, /[^s]s$/, /^are$/))),
  // "Each row shows a date": any date.
  (action, tokens) =>
    action.kind === 'expectVisible' &&
    action.target.role === undefined &&
    tokens.some(
      ({ type, text }, at) =>
        type === 'word' &&
        text === action.target.name &&
        OF_VALUES.test(text) &&
        /^an?$/.test(tokens[at - 1]?.lower ?? '') &&
        endsThere(tokens[at + 1]),
    ),
  // "The field shows today's date": which day that is, and how it is written, nobody says.
  (action, tokens) =>
    (action.kind === 'expectContent' || action.kind === 'expectVisible') &&
    wordsOf(action, tokens).some((words) => DAY.test(words)),
  // "The time is shown in the format HH:MM", "the price is in EUR": no place is called so.
  (action, tokens) =>
    action.kind === 'expectVisible' &&
    tokens.some(
      ({ type, text }, at) =>
        type === 'word' &&
        text === action.target.within?.name &&
        (/^format$/.test(tokens[at - 1]?.lower ?? '') ||
          (CURRENCY.test(text) && tokens[at - 1]?.lower === 'in' && endsThere(tokens[at + 1]))),
    ),
  // "The date in "From" is before the date in "To"": in time, not in place.
  (action, tokens) => action.kind === 'expectOrder' && areSaid(tokens, /^(?:date|time|day|deadline)$/),
  // ""B" comes right after "A"": nothing stands between them.
  (action, tokens) =>
    action.kind === 'expectOrder' &&
    action.isNext !== true &&
    areSaid(tokens, /^(?:directly|immediately|right|straight)$/, /^(?:after|before|followed|preceded)$/),
  // ""B" is directly below "A"": the same, and no more than that.
  (action, tokens) =>
    action.kind === 'expectVisible' &&
    /^(?:above|under)$/.test(action.target.beside?.relation ?? '') &&
    [action.target, action.target.beside?.thing].every(
      (thing) => thing?.role === undefined && isQuoted(thing?.name ?? '', tokens),
    ) &&
    areSaid(tokens, /^(?:directly|immediately)$/, /^(?:above|below|under|underneath|beneath)$/),
  // "The visit is after 2024-05-07": in time, not in place.
  (action, tokens) =>
    action.kind === 'expectOrder' &&
    [action.target, action.other].some(
      ({ name = '' }) => /^\d{1,4}([./-])\d{1,2}\1\d{1,4}$/.test(name) && !isQuoted(name, tokens),
    ),
  // "Two books are "Sold"": so many, and no word on the page.
  (action) =>
    action.kind === 'expectTogether' &&
    action.words.some((word) => /^\p{Lu}\p{Ll}+$/u.test(word) && readCount(word.toLowerCase()) !== undefined),
];

const isOfOne = (action: Action): boolean =>
  action.kind !== 'expectCount' && targetOf(action).each === undefined;

const OF_VALUES =
  /^(?:date|time|price|number|name|title|amount|value|description|total|status|email|address|phone|quantity|code|id|size|author|year)$/;

const CURRENCY = /^(?:[A-Z]{3}|euros?|dollars?|pounds?|francs?|yen|cents?|percent)$/;

const DAY = /^(?:the )?(?:today's|tomorrow's|yesterday's|current) (?:date|time|day)$/;

const endsThere = (token: Token | undefined): boolean =>
  token === undefined || /^[.,;]$/.test(token.text) || /^(?:and|or|in|on|for)$/.test(token.lower);
