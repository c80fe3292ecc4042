/** Where a clause ends and the next one begins, and whether it tells what somebody does. */
import { VERB_FORMS } from '../../../lexicon/verbForms.js';
import { ACTORS, ADVERBS, DETERMINERS, PRONOUNS } from '../../../lexicon/words.js';
import type { Token } from '../../../tokens.js';
import { isSaying } from './wordsSaid.js';

/** "…, and the total drops to €5": it has a subject and a verb of its own. "…, with an Undo link" goes on. */
export function isNewClause(tokens: readonly Token[], at: number): boolean {
  if (isMark(tokens[at], /^[.;:!?→]$/)) return true;
  if (!isSeparator(tokens[at])) return false;
  const from = isSeparator(tokens[at + 1]) ? at + 2 : at + 1;
  const next = tokens.findIndex(
    (token, index) => index > from && (isSeparator(token) || isMark(token, /^[.;:]$/)),
  );
  const words = tokens.slice(from, next < 0 ? tokens.length : next);
  const [first] = words;
  if (first === undefined || GOES_ON.test(first.lower) || isThirdPerson(words, 0)) return false;
  return isDoneAt(words, 0) || words.some((_, index) => index > 0 && isThirdPerson(words, index));
}

/** "She ticks …", "Open …, …", "Mrs Lee opens …". */
export function isClauseOfAction(tokens: readonly Token[]): boolean {
  const said = tokens.findIndex((_, index) => isSaying(tokens, index));
  const first = tokens.findIndex(({ lower }) => !ADVERBS.has(lower));
  if (isDoneAt(tokens, Math.max(first, 0))) return true;
  return tokens.some(
    (token, index) =>
      index > 0 && isDone(token, 'finite') && isAfterActor(tokens, index, said >= 0 && index > said),
  );
}

/** What a page tells "you" to do isn't done. */
const isAfterActor = (words: readonly Token[], at: number, isSaid: boolean): boolean => {
  const before = words.slice(0, at).findLast(({ lower }) => !ADVERBS.has(lower) && !AUXILIARY.test(lower));
  if (before === undefined || (isSaid && before.lower === 'you')) return false;
  return (
    isSeparator(before) ||
    PRONOUNS.has(before.lower) ||
    ACTORS.has(before.lower) ||
    (before.type === 'word' && /^\p{Lu}\p{Ll}/u.test(before.text) && !DETERMINERS.has(before.lower))
  );
};

/** Somebody is told to do it, or does it, from this word on. */
const isDoneAt = (words: readonly Token[], at: number): boolean =>
  isDone(words[at], 'bare') && !isThirdPerson(words, at + 1);

function isDone(token: Token | undefined, how: 'bare' | 'finite'): boolean {
  if (token?.type !== 'word') return false;
  const forms = VERB_FORMS.get(token.lower) ?? [];
  return forms.some(({ form }) =>
    how === 'bare' ? form === 'base' || form === 'ing' : form !== 'ing' && form !== 'participle',
  );
}

const isThirdPerson = (words: readonly Token[], at: number): boolean =>
  FINITE.test(words[at]?.type === 'word' ? words[at].lower : '') || isSaying(words, at);

const FINITE =
  /^(?:is|are|was|were|isn't|aren't|has|have|had|hasn't|haven't|does|do|doesn't|don't|will|should|must|can|may|shows?|displays?|appears?|becomes?|remains?|stays?|contains?|lists?|reads?|drops?|rises?|falls?|goes|changes|disappears?|opens|closes|comes)$/;
const GOES_ON = /^(?:that|which|who|whose|with|including|plus|namely)$/;
const AUXILIARY = /^(?:should|must|can|will|may|has|have|had|does|do|did|to)$/;

const isSeparator = (token: Token | undefined): boolean =>
  isMark(token, /^,$/) || (token?.type === 'word' && /^(?:and|but|while|whereas)$/.test(token.lower));

const isMark = (token: Token | undefined, marks: RegExp): boolean =>
  token?.type === 'mark' && marks.test(token.text);
