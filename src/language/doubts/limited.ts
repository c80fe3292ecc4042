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
    !areSaid(tokens, /^by$/, /ing$/) &&
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
  (action, tokens, { actions }) =>
    tokens.some(
      ({ type, text }, at) =>
        type === 'quoted' &&
        text === targetOf(action).name &&
        tokens[at + 1]?.text === '(' &&
        !(actions.some(({ kind }) => kind === 'if') && /^(?:if|unless)$/.test(tokens[at + 2]?.lower ?? '')) &&
        bracketed(tokens, at + 2).some(({ lower }) => LIMITING.test(lower)),
    ),
  // ""A" and "B" are the only patients missing".
  ({ kind }, tokens) =>
    (kind === 'expectItems' || kind === 'expectContent') &&
    areSaid(tokens, /^the$/, /^only$/) &&
    areSaid(tokens, /^(?:missing|gone|hidden|absent|not)$/),
  // "Close all dialogs with the cross": one click closes one.
  (action, tokens) =>
    action.kind === 'click' &&
    action.target.role === 'cross' &&
    areSaid(tokens, /^(?:all|both)$/, /s$/, /^(?:with|by|via|using)$/),
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
  // ""A" would have vanished", "the field could be emptied", "was to be emptied".
  (action, tokens) =>
    isExpectation(action) &&
    (areSaid(tokens, /^(?:would|could|might)$/, /^have$/) ||
      areSaid(tokens, /^(?:could|might)$/, /^be$/) ||
      areSaid(tokens, /^(?:was|were)$/, /^to$/, /^be$/)),
  // "At least three …", "over 768", "1 less", "2 more": how many is lost.
  (action, tokens) =>
    namesOf(targetOf(action)).some((name) => !isQuoted(name, tokens) && OF_MORE.test(name)) ||
    [...namesOf(targetOf(action)), ...wordsOf(action, tokens)].some(
      (words) => !isQuoted(words, tokens) && OF_NUMBER.test(words),
    ),
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
];

const SO_MADE =
  /^(?:collapsed|folded|expanded|unfolded|hidden|deleted|removed|closed|changed|filled|checked|unchecked|ticked|unticked|dismissed|moved|renamed|sorted|ordered|filtered|grouped)$/;

/** "1 less" was read as one of what is called "lesses". */
const OF_NUMBER =
  /^(?:least|most|lesses|mores)$|^(?:least|most|[Ee]xactly|minimum|maximum) \d|\d (?:more|less|fewer)$/;
const OF_MORE = / (?:than|least|most)$/;
const LIMITING =
  /^(?:last|first|second|third|twice|times|if|unless|only|in|on|under|disabled|enabled|hidden|checked|unchecked|selected|not|empty|filled)$/;

const bracketed = (tokens: readonly Token[], at: number): readonly Token[] => {
  const end = tokens.findIndex(({ text }, index) => index >= at && text === ')');
  return tokens.slice(at, end < 0 ? undefined : end);
};
