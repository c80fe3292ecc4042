/** What a word limits, and was kept without it: "can be checked", "everything except "A"", "(the last one)", "only if". */
import { isExpectation } from '../../meaning/meaning.js';
import type { Token } from '../tokens.js';
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
    /^(?:order|sequence)$/.test(action.target.name ?? '') &&
    tokens.filter(({ type }) => type === 'quoted').length > 1,
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

const LIMITING =
  /^(?:last|first|second|third|twice|times|if|unless|only|in|on|under|disabled|enabled|hidden|checked|unchecked|selected|not|empty|filled)$/;

const bracketed = (tokens: readonly Token[], at: number): readonly Token[] => {
  const end = tokens.findIndex(({ text }, index) => index >= at && text === ')');
  return tokens.slice(at, end < 0 ? undefined : end);
};
