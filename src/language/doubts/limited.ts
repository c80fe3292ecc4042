/** What a word limits, and was kept without it: "can be checked", "everything except "A"", "(the last one)", "only if". */
import { isExpectation } from '../../meaning/meaning.js';
import type { Token } from '../tokens.js';
import { readCount } from '../lexicon/numbers.js';
import { areSaid, isQuoted, namesOf, targetOf, wordsOf, type Doubt } from './said.js';

export const isLimited: Doubt = (...said) => DOUBTS.some((isDoubtful) => isDoubtful(...said));

const DOUBTS: readonly Doubt[] = [
  // ""A" can be checked", "the section can be collapsed": it may be so, and isn't.
  (action, tokens) =>
    action.kind !== 'operate' &&
    areSaid(tokens, /^(?:can|could|may|might)$/, /^be$/, SO_MADE) &&
    !areSaid(tokens, /^by$/) &&
    !(action.kind === 'expectState' && /^(?:enabled|disabled|editable)$/.test(action.state)),
  (action, tokens) => isExpectation(action) && areSaid(tokens, /^need$/, /^not$/, /^be$/),
  ({ kind }, tokens) =>
    (kind === 'expectContent' || kind === 'expectEmpty') &&
    areSaid(tokens, /^(?:must|to)$/, /^be$/, /^filled$/),
  // "A menu that offers everything except "A"", "hardly "A"".
  (action, tokens) =>
    isExpectation(action) &&
    tokens.some(
      ({ type, lower }, at) =>
        type === 'word' &&
        /^(?:except|hardly|barely)$/.test(lower) &&
        tokens[at + 1]?.type === 'quoted' &&
        JSON.stringify(action).includes(JSON.stringify(tokens[at + 1]?.text)),
    ),
  // "The list contains "A" only if "B" is checked".
  (_, tokens) => areSaid(tokens, /^only$/, /^(?:if|after|when|once|while|until)$/),
  // "Click "Delete" (the last one)", ""Ada" (disabled) is listed": what stands in brackets is lost.
  (action, tokens) =>
    tokens.some(
      ({ type, text }, at) =>
        type === 'quoted' &&
        text === targetOf(action).name &&
        tokens[at + 1]?.text === '(' &&
        bracketed(tokens, at + 2).some(({ lower }) => LIMITING.test(lower)),
    ),
  // ""A" and "B" are the only patients missing".
  ({ kind }, tokens) =>
    (kind === 'expectItems' || kind === 'expectContent') &&
    areSaid(tokens, /^the$/, /^only$/) &&
    areSaid(tokens, /^(?:missing|gone|hidden|absent|not)$/),
  // "Three rows are listed in the order "A", "B"": nothing is in "A".
  (action, tokens) =>
    tokens.some(
      ({ type, text }, at) =>
        type === 'quoted' &&
        /^(?:order|sequence)$/.test(tokens[at - 1]?.lower ?? '') &&
        JSON.stringify(action).includes(`"within":{"name":${JSON.stringify(text)}`),
    ),
  // "The order is not "A", "B"".
  (action, tokens) =>
    action.kind === 'expectContent' &&
    action.target.role === undefined &&
    /^(?:order|sequence)$/.test(action.target.name ?? '') &&
    tokens.filter(({ type }) => type === 'quoted').length > 1,
  // ""admin" is chosen under "User"" says how it is; nobody chooses it.
  ({ kind }, tokens) =>
    /^select/.test(kind) &&
    areSaid(tokens, /^(?:is|are|be)$/, /^(?:chosen|selected|set)$/, /^(?:under|for|at)$/),
  // ""A" is at the top, followed by "B"": nobody follows anything.
  ({ kind }, tokens, { actions }) =>
    areSaid(tokens, /^followed$/, /^by$/) &&
    (kind === 'operate' || (kind === 'expectVisible' && !actions.some((one) => one.kind === 'expectOrder'))),
  // "Close all dialogs with the cross": one click closes one.
  (action, tokens) =>
    action.kind === 'click' &&
    action.target.role === 'cross' &&
    areSaid(tokens, /^(?:all|both)$/, /s$/, /^(?:with|by|via|using)$/),
  // "Leave a comment "Hi" at "Cart"": that is written.
  ({ kind }, tokens) => kind === 'leave' && areSaid(tokens, /^leaves?$/, /^an?$/),
  // "There are six entries and two "A" among them".
  (action, tokens) =>
    isExpectation(action) &&
    tokens.some(
      ({ type, lower }, at) =>
        type === 'word' &&
        lower === 'among' &&
        tokens[at - 1]?.type === 'quoted' &&
        readCount(tokens[at - 2]?.lower ?? '') !== undefined &&
        !/^an?$/.test(tokens[at - 2]?.lower ?? ''),
    ),
  // "From bottom to top: "A" and "B"": an order, and no place.
  (action, tokens) =>
    areSaid(tokens, /^from$/, /^(?:top|bottom|left|right)$/, /^to$/) &&
    /"at":"(?:top|bottom|left|right)"/.test(JSON.stringify(action)),
  // ""A" would have vanished", "the field could be emptied", "was to be emptied".
  (action, tokens) =>
    isExpectation(action) &&
    (areSaid(tokens, /^(?:would|could|might)$/, /^have$/) ||
      areSaid(tokens, /^(?:could|might)$/, /^be$/) ||
      areSaid(tokens, /^(?:was|were)$/, /^to$/, /^be$/)),
  // "With a click and "B" with a double click".
  (action, tokens) =>
    wordsOf(action, tokens).some((words) => /^(?:an? )?(?:double|single|right)[- ]click$/.test(words)),
  // "At least three …", "over 768", "1 less", "2 more": how many is lost.
  (action, tokens) =>
    namesOf(targetOf(action)).some((name) => !isQuoted(name, tokens) && OF_MORE.test(name)) ||
    [...namesOf(targetOf(action)), ...wordsOf(action, tokens)].some(
      (words) => !isQuoted(words, tokens) && OF_NUMBER.test(words),
    ),
  // "Up to three entries unfold".
  ({ kind }, tokens) =>
    kind === 'press' && areSaid(tokens, /^up$/, /^to$/, /^(?:two|three|four|five|six|\d+)$/),
  // "Checks in the dialog that …": that is no text of the page.
  (action, tokens) =>
    action.kind === 'expectTogether' &&
    action.words[0] === tokens[0]?.text &&
    /^(?:checks?|verif(?:y|ies)|ensures?|confirms?)$/i.test(action.words[0] ?? ''),
  // "Save it with the name "Bob"".
  (action, tokens) =>
    action.kind === 'click' &&
    tokens.some(
      ({ type, text }, at) =>
        type === 'quoted' &&
        text === action.target.name &&
        /^(?:name|title|subject|label)$/.test(tokens[at - 1]?.lower ?? '') &&
        tokens[at - 2]?.lower === 'the' &&
        tokens[at - 3]?.lower === 'with' &&
        /^(?:save|store|create|export|import|rename|add|publish|send)/.test(tokens[0]?.lower ?? ''),
    ),
  // "The dialog doesn't disappear and …": nothing is called so.
  (action, tokens) => wordsOf(action, tokens).some((words) => /n't$/.test(words)),
  // "A dialog opens, in which "A" is empty and "B" is ticked".
  (action, tokens) => namesOf(targetOf(action)).some((name) => name === 'which' && !isQuoted(name, tokens)),
  // "Log in with the password "x" and fail": that is no account.
  (action, tokens) =>
    action.kind === 'signIn' &&
    tokens.some(({ text }) => text === action.user) &&
    tokens.every(({ text }, at) => text !== action.user || tokens[at - 1]?.lower === 'password'),
  // "Only the row "A" has an "Edit" button and a "Copy" button".
  (action, tokens, { actions }) =>
    action.kind === 'expectVisible' &&
    action.target.within === undefined &&
    tokens[0]?.lower === 'only' &&
    actions.some(({ kind }) => kind === 'expectCount') &&
    areSaid(tokens, /^and$/, /^an?$/),
  // "A dialog opens with a hidden field "Name"".
  (action, tokens) =>
    action.kind === 'expectVisible' &&
    !action.negated &&
    areSaid(tokens, /^(?:an?|the)$/, /^(?:hidden|invalid|filled|read-only|invisible)$/),
  // "The last but one".
  (action, tokens) => isExpectation(action) && areSaid(tokens, /^last$/, /^but$/, /^one$/),
  // "Answer "Yes" to "Really?"": the other way round.
  ({ kind }, tokens) =>
    kind === 'fill' && /^answers?$/.test(tokens[0]?.lower ?? '') && areSaid(tokens, /^to$/),
  // ""A" and "B" are selected in "Queue"": so they are.
  ({ kind }, tokens, { mood }) =>
    mood === undefined &&
    (kind === 'select' || kind === 'selectSeveral') &&
    areSaid(tokens, /^(?:is|are)$/, /^(?:selected|chosen)$/, /^in$/),
];

const SO_MADE =
  /^(?:collapsed|folded|expanded|unfolded|hidden|deleted|removed|closed|changed|filled|checked|unchecked|ticked|unticked|dismissed|moved|renamed)$/;

const OF_NUMBER = /^(?:least|most|lesses|mores)$|^(?:least|most) \d|\d (?:more|less|fewer)$/;
const OF_MORE = / (?:than|least|most)$/;
const LIMITING =
  /^(?:last|first|second|third|twice|times|if|unless|only|in|on|under|disabled|enabled|hidden|checked|unchecked|selected|not|empty|filled)$/;

const bracketed = (tokens: readonly Token[], at: number): readonly Token[] => {
  const end = tokens.findIndex(({ text }, index) => index >= at && text === ')');
  return tokens.slice(at, end < 0 ? undefined : end);
};
