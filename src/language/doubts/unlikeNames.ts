/** Words without quotes that were taken for a name, and don't look like one: where they stand or how they end tells so. */
import { KIND_WORDS } from '../../meaning/kinds.js';
import { isExpectation, type Action } from '../../meaning/meaning.js';
import { isOnButton } from '../lexicon/labels.js';
import { OWN_VERB_FORMS } from '../lexicon/ownVerbs.js';
import { isVerb } from '../lexicon/verbForms.js';
import { DETERMINERS } from '../lexicon/words.js';
import { LEADING_ON, type Token } from '../tokens.js';
import { areSaid, isQuoted, targetOf, wordsOf, type Doubt } from './said.js';

export const isUnlikeName: Doubt = (action, tokens, read) =>
  isClickedUnsaid(action, tokens) ||
  isNumberThatChanges(action, tokens) ||
  isAsideOfAdverb(action, tokens) ||
  DOUBTS.some((isDoubtful) => isDoubtful(action, tokens, read));

/** No verb says that it is clicked: "reload, both stick", "300.00", "CSV downloads". */
function isClickedUnsaid(action: Action, tokens: readonly Token[]): boolean {
  const name = targetOf(action).name ?? '';
  if (action.kind !== 'click' || name === '' || isQuoted(name, tokens)) return false;
  const words = name.split(' ');
  const at = placeOf(words, tokens);
  if (at < 0 || !isUnsaid(tokens, at)) return false;
  return (
    isUnlikely(name, tokens, at) ||
    (isFieldBehindArrow(tokens, at) && tokens[at + words.length]?.text === ':')
  );
}

const isUnlikely = (name: string, tokens: readonly Token[], at: number): boolean => {
  const words = name.split(' ');
  if (HAPPENING.test(name)) return true;
  return (
    (AMOUNT.test(name) || (isUnknown(words) && isAlone(tokens[at + words.length]))) &&
    !isChosen(tokens.slice(0, at))
  );
};

/** "To: ada@example.com" */
const isFieldBehindArrow = (tokens: readonly Token[], at: number): boolean =>
  LEADING_ON.test(tokens[at - 1]?.text ?? '');

/** "Choose 12 March, 08:45 and Dr. Weiss" */
const isChosen = ([first, ...others]: readonly Token[]): boolean =>
  /^(?:choose|select|pick|click|press|tap|tick)/.test(first?.lower ?? '') &&
  others.every(({ type, text, lower }) => (type === 'mark' ? text === ',' : !isVerb(lower)));

/** Nothing is said of it. */
const isAlone = (next: Token | undefined): boolean =>
  next === undefined || next.type === 'mark' || next.lower === 'and';

/** Where the name's words stand in the step. */
const placeOf = (words: readonly string[], tokens: readonly Token[]): number =>
  tokens.findIndex((_, index) => words.every((word, offset) => tokens[index + offset]?.text === word));

/** Nothing, a comma or an arrow stands before it, and perhaps an article; behind ">" goes a way through menus. */
function isUnsaid(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (before === undefined) return tokens[at + 1]?.text !== '>';
  if (DETERMINERS.has(before.lower) || /^(?:both|then|and)$/.test(before.lower))
    return isUnsaid(tokens, at - 1);
  return /^(?:[,;:.]|->|=>|→|⇒|➔)$/.test(before.text);
}

const AMOUNT = /^[\d.,:%€$£-]+$/;
const HAPPENING =
  / (?:downloads|opens|closes|appears|disappears|vanishes|loads|reloads|expands|collapses|works|fails|stays|persists|survives|sticks|moves|scrolls|starts|stops|ends|completes)$/;

/** All in lower case, and of no button, kind or verb that is known; "src/cart.ts" is called so. */
const isUnknown = (words: readonly string[]): boolean =>
  words.every((word) => /^\p{Ll}/u.test(word)) &&
  words.some((word) => /^\p{Ll}+$/u.test(word)) &&
  !words.some((word) => isOnButton(word) || KIND_WORDS.has(word) || isDoing(word));

/** "Mark as completed" is a button. */
const isDoing = (word: string): boolean =>
  isVerb(word) || OWN_VERB_FORMS.get(word)?.some(({ form }) => form === 'base') === true;

/** "11 -> 12": the number is another one then. */
const isNumberThatChanges = (action: Action, tokens: readonly Token[]): boolean =>
  (action.kind === 'click' || (action.kind === 'expectContent' && !/->|→/.test(action.text))) &&
  tokens.some(
    ({ type }, at) =>
      type === 'number' && LEADING_ON.test(tokens[at + 1]?.text ?? '') && tokens[at + 2]?.type === 'number',
  );

/** "Draft saved somewhere", "1 mail in it", "Maths from dropdown". */
const isAsideOfAdverb = (action: Action, tokens: readonly Token[]): boolean =>
  wordsOf(action, tokens).some((words) => ASIDE.test(words));

const ASIDE =
  /. (?:somewhere|anywhere|everywhere|thing|(?:in|on|for|of|to|with|from) (?:it|them|there)|(?:from|in|on) (?:the )?(?:dropdown|drop-down|list|menu|table|page|screen))$/i;

const DOUBTS: readonly Doubt[] = [
  // "Click left in the menu on "A"": where it stands.
  (action, tokens) =>
    action.kind === 'click' &&
    /^(?:left|right|above|below|up|down|top|bottom|somewhere|anywhere)$/.test(action.target.name ?? '') &&
    !isQuoted(action.target.name ?? '', tokens),
  // "Deselect Pune and Goa": two.
  (action, tokens) =>
    action.kind === 'deselect' && wordsOf(action, tokens).some((words) => / and \p{Lu}/u.test(words)),
  // "Status is Open and Department as Electrical".
  (action, tokens) => wordsOf(action, tokens).some((words) => / and \p{Lu}\S* as \p{Lu}/u.test(words)),
  // "Pick Ada as manager": what she is chosen for.
  (action, tokens) =>
    action.kind === 'click' &&
    !isQuoted(action.target.name ?? '', tokens) &&
    / as \p{Ll}/u.test(action.target.name ?? '') &&
    !isDoing((action.target.name ?? '').split(' ')[0]?.toLowerCase() ?? '') &&
    areSaid(tokens, /^(?:picks?|chooses?|selects?|takes?)$/),
  // "That exist 3 courses".
  (action, tokens) =>
    isExpectation(action) && wordsOf(action, tokens).some((words) => /^(?:exists?|appears?) /.test(words)),
  // "Enter code SPRING20": what the value is.
  (action, tokens) =>
    action.kind === 'fill' &&
    /^(?:code|number|value|text|word|name) \S*[\p{Lu}\d]/u.test(action.value) &&
    !isQuoted(action.value, tokens),
  // "Attend that "A" is visible", "ask her to click "A"", ""A" is written "B"": a word that no rule knows.
  (action, tokens) =>
    action.kind === 'expectTogether' &&
    action.words.some(
      (word) =>
        !isQuoted(word, tokens) &&
        (/^(?:click|press|tap|written|open|type|enter|select|choose|tick)$/.test(word) ||
          tokens.some(({ text }, at) => at === 0 && text === word && tokens[at + 1]?.lower === 'that')),
    ),
  // "Take off the tick of "A"": it has a name of its own.
  (action) => action.kind === 'operate' && /^(?:take|put) (?:off|away) (?:tick|check)/.test(action.words),
  // "Of course".
  (action, tokens) =>
    /"(?:name":")?course"/.test(JSON.stringify(action)) && areSaid(tokens, /^of$/, /^course$/),
  // "… and try to continue".
  (action, tokens) =>
    action.kind === 'fill' &&
    tokens.some(
      ({ lower, text }, at) =>
        text === lower &&
        text === action.target.name &&
        isVerb(lower) &&
        tokens[at - 1]?.lower === 'and' &&
        tokens[at + 1]?.lower === 'to',
    ),
  // "Log out and enter again", "enter to Settings".
  (action, tokens) =>
    action.kind === 'press' && action.key === 'Enter' && tokens.some((_, at) => isEntered(tokens.slice(at))),
  // "With Save and Discard", "To and Subject should be filled": two names.
  (action, tokens) =>
    isExpectation(action) &&
    wordsOf(action, tokens).some((words) => {
      const [, last] = /^\p{Lu}\S* and (\p{Lu}\S*)$/u.exec(words) ?? [];
      const at = last === undefined ? -1 : tokens.findIndex(({ text }) => text === last);
      return (
        at > 0 &&
        (tokens[at - 3]?.lower === 'with' ||
          /^(?:should|must|are|were|have)$/.test(tokens[at + 1]?.lower ?? ''))
      );
    }),
  // "The indicator must be green and mark "Strong"".
  (action, tokens, { actions }) =>
    !isExpectation(action) &&
    actions.indexOf(action) > 0 &&
    actions.slice(0, actions.indexOf(action)).every(isExpectation) &&
    tokens.some(
      ({ lower }, at) =>
        /^(?:must|should|shall|has)$/.test(lower) && /^(?:be|have|show)$/.test(tokens[at + 1]?.lower ?? ''),
    ) &&
    tokens.some(
      ({ lower }, at) =>
        lower === 'and' && /^(?:mark|show|display|list|check)$/.test(tokens[at + 1]?.lower ?? ''),
    ),
];

/** What is entered is no key. */
const isEntered = ([word, link, next]: readonly Token[]): boolean =>
  word?.lower === 'enter' &&
  (/^(?:again|anew)$/.test(link?.lower ?? '') ||
    (/^(?:to|into)$/.test(link?.lower ?? '') && /^\p{Lu}/u.test(next?.text ?? '')));
