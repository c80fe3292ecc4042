/** Words that stand where a name should, and name nothing: "a product", "The", "somewhere else", "3 products". */
import { isExpectation, type Action, type Target } from '../../meaning/meaning.js';
import { FUNCTION_WORDS, NO_NAMES } from '../lexicon/words.js';
import { isVerb } from '../lexicon/verbForms.js';
import type { Token } from '../tokens.js';
import { isQuoted, isOnlyWords, targetOf, wordsOf } from './said.js';

export const isOfNoName = (action: Action, tokens: readonly Token[]): boolean =>
  wordsOf(action, tokens).some((words) => NO_NAME.some((isNone) => isNone(words))) ||
  isAnyOne(action, tokens) ||
  isPageNumber(action, tokens) ||
  isEvent(action, tokens);

const NO_NAME: readonly ((words: string) => boolean)[] = [
  (words) => /^(?:[Tt]he|an?|them|me|us|him|current|(?:some|any|every)thing)$/.test(words),
  (words) =>
    /^(?:nobody|no one|none|nothing|everybody|everyone|somebody|someone|anybody|anyone)$/i.test(words),
  (words) => words.includes(' ') && words.split(' ').every((word) => isSmall(word)),
  // "Required and currently empty".
  (words) => /^(?:currently|initially|actually|still|already|always|immediately|automatically)$/.test(words),
  // "In 15 s I see".
  (words) => /^[\d\p{Ll}].* I$/u.test(words),
  // "Save and close": one name, or two actions?
  (words) => isVerb(/^\p{Lu}.* and (\p{Ll}+)$/u.exec(words)?.[1] ?? ''),
];

/** "Somewhere else". */
const isSmall = (word: string): boolean =>
  FUNCTION_WORDS.has(word) || NO_NAMES.has(word) || /^(?:else|others)$/.test(word);

/** "I select a country", "I emulate a phone": any one of them? */
function isAnyOne(action: Action, tokens: readonly Token[]): boolean {
  // "Place a bid of 300": the field is named.
  if (isExpectation(action) || action.kind === 'operate') return false;
  // "Enter a title "Tea"": what is written tells which one.
  if (action.kind === 'fill' && isQuoted(action.value, tokens)) return false;
  const said = wordsOf(action, tokens).filter((words) => /^[\p{Ll}\s-]+$/u.test(words));
  const ofKind = withPlaces(targetOf(action)).flatMap(({ role, name }) => (role === undefined ? [] : [name]));
  return said
    .filter((words) => !ofKind.includes(words))
    .some((words) => tokens.some((_, at) => isAnyAt(tokens, at) && follows(tokens, at + 1, words)));
}

/** "On page 2": no place on it. */
const isPageNumber = (action: Action, tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ lower }, at) =>
      lower === 'page' &&
      tokens[at + 1]?.type === 'number' &&
      placesOf(targetOf(action)).some(
        ({ name, role }) => name === tokens[at + 1]?.text && role === undefined,
      ),
  );

const withPlaces = (target: Target): Target[] => [target, ...placesOf(target)];

const placesOf = ({ within }: Target): Target[] => (within ? withPlaces(within) : []);

/** "As a comment" says what it is. */
const isAnyAt = (tokens: readonly Token[], at: number): boolean =>
  ANY.test(tokens[at]?.lower ?? '') && tokens[at - 1]?.lower !== 'as';

const ANY = /^(?:an?|some|any)$/;

const follows = (tokens: readonly Token[], at: number, words: string): boolean =>
  words.split(' ').every((word, index) => tokens[at + index]?.text === word);

/** "… and the page reloads", "… and wait", "The site shows …": what happens, or is done, rather than what is clicked. */
function isEvent(action: Action, tokens: readonly Token[]): boolean {
  if (action.kind !== 'click' || !isOnlyWords(action.target, tokens)) return false;
  const words = (action.target.name ?? '').split(' ');
  const last = words.at(-1) ?? '';
  if (words.length === 1) return last === 'wait' || ACTOR.test(last);
  return ACTOR.test(words[0] ?? '') && /s$/.test(last) && isVerb(last);
}

const ACTOR = /^(?:page|app|application|site|website|screen|browser|window)$/;
