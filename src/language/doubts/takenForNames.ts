/** What is doubtful where a step is understood only since words of it were taken for names. */
import { isExpectation, type Action } from '../../meaning/meaning.js';
import type { Head } from '../head.js';
import type { Meant } from '../meant.js';
import type { Token } from '../tokens.js';
import { areSaid, namesOf, targetOf } from './said.js';

/** @param inNames the step's tokens with what was taken for names in quotes */
export function isDoubtfullyNamed(
  { actions, guessed }: Meant,
  { keyword, mood, tokens }: Head,
  inNames: readonly Token[],
): boolean {
  if (actions.some(isRunOn) || isReplacedOfTwo(inNames)) return true;
  // "When the donor switches to Monthly" tells nothing.
  if (actions.every(isExpectation)) return keyword === 'when';
  const isGiven = keyword === 'when' || keyword === 'given';
  const taken = inNames.filter((token) => token.type === 'quoted' && !tokens.includes(token));
  return (
    mood === 'check' || guessed === true || (!isGiven && actions.some((action) => isDoneTo(action, taken)))
  );
}

/** "Avatar is changed by foto.png" tells what is so. */
const isDoneTo = (action: Action, taken: readonly Token[]): boolean =>
  !isExpectation(action) && namesOf(targetOf(action)).some((name) => taken.some(({ text }) => text === name));

/** "Edit and Delete are replaced by Undo": both are gone. */
const isReplacedOfTwo = (inNames: readonly Token[]): boolean =>
  areSaid(inNames, /^are$|^were$/, /^replaced$/, /^(?:by|with)$/);

/** "39.2 for patient Klein", "Cluj or Turda", "build 511": more than a text. */
const isRunOn = (action: Action): boolean =>
  (action.kind === 'expectContent' && RUN_ON.test(action.text)) ||
  (action.kind === 'expectOrder' && RUN_ON.test(` ${action.other.name ?? ''}`));

const RUN_ON =
  / (?:when|or|but|while|because|until|unless|if|as|not|instead of|before|after|plus|minus) |\d\S* (?:for|with|at|in|on|per|an?|and) | (?:only|on it|nothing else|first|twice)$|^(?:label|initials|build|year|status) /;

/** What is only told: "Deleted text starts with Do" does nothing, though "Do" might be clicked. */
const ONLY_TOLD =
  /^[^"“]*(?<!\b(?:that|which|who|whose \p{L}+))\s(?:(?:should|must|shall|has to) (?:now )?(?:show|say|read|display|contain|list)|starts with|ends with|turns? into|turned into|comes (?:before|after)|equals|costs|precedes|should (?:now |still |also )?(?:be|get)|(?:is|are) (?:showed|taken)) /u;

/** What may be told, and done where the names in it are none: "Next and Save draft are visible". */
const TOLD = new RegExp(
  String.raw`${ONLY_TOLD.source}|^[^"“;:]+ (?:and|&) [^"“,;:]+ (?:are|were|aren't|stay|remain|disappear|vanish|appear) |^[^"“]*(?<!\b(?:that|which|who))\s(?:(?:should|must|shall|has to) be|shows|says|reads|displays|contains|changes? (?:from|to)|changed (?:from|to)|goes (?:up|down|from|back)|becomes|became|appears|disappears|vanishes|closes)(?= |$)`,
  'u',
);

/** "Next and Save draft are visible": perhaps nothing is clicked. */
export const isDoneThoughTold = (actions: readonly Action[], text: string): boolean =>
  actions.some(isDone) && TOLD.test(text);

export const isOnlyTold = (actions: readonly Action[], text: string): boolean => {
  const last = actions.at(-1);
  const isDoneLast = last !== undefined && isDone(last);
  return (
    (isDoneLast && TOLD_TO_END.test(text)) ||
    OF_TWO.test(text) ||
    (!actions.some(isExpectation) && ONLY_TOLD.test(text))
  );
};

/** "Next and Previous are disabled": two things, of which none is clicked. */
const OF_TWO =
  /^(?!(?:Click|Press|Tap|Hit|Open|Select|Choose|Enter|Type|Fill|Tick|Untick|Check|Uncheck|Go|Reload|Refresh|Scroll|Hover|Log|Sign|Wait|Add|Then|And|After|When|If|Once|I|We|Both) )(?:the )?\p{Lu}(?:[^"“,;:.]*|[\p{L}-]*(?:, \p{Lu}[\p{L}-]*)+),? (?:and|&) (?:the )?\p{Lu}[^"“,;:.]* (?:are|were|aren't|stay|remain|disappear|vanish|appear) /u;

/** To wait for something does nothing. */
const isDone = (action: Action): boolean =>
  !isExpectation(action) && !['pass', 'wait', 'waitFor', 'remember'].includes(action.kind);

/** "The pulse now shows 72 bpm", "the topmost says Tom commented on Roadmap". */
const TOLD_TO_END =
  /(?<!\b(?:that|which|who|what|(?:where|until|if|when|while) (?:it|that))) (?:now |still |also )?(?:shows|says|reads|displays) (?!.* then )[^"“,;.→>]*\.?$/;
