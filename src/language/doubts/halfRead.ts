/** What was taken for one thing and is another, by the words that are left in its name. */
import { isExpectation, type Action } from '../../meaning/meaning.js';
import { readCount } from '../lexicon/numbers.js';
import { isVerb } from '../lexicon/verbForms.js';
import type { Token } from '../tokens.js';
import { areSaid, isOnlyWords, isQuoted, targetOf, wordsOf, type Doubt } from './said.js';

export const isHalfRead: Doubt = (...said) => DOUBTS.some((isDoubtful) => isDoubtful(...said));

const DOUBTS: readonly Doubt[] = [
  // "Expected: back in Your Cart"
  (action) => action.kind === 'expectVisible' && targetOf(action).name === 'back',
  // "Enter three todos", "Given two active todos"
  (action, tokens) => !isExpectation(action) && wordsOf(action, tokens).some(isCounted),
  // "Set the quantity to 0 and update"
  (action, tokens) => 'value' in action && isValueWithMore(action.value, tokens),
  // "URL ends with #/active, Active is outlined"
  (action, tokens) => action.kind === 'expectUrl' && /\s/.test(action.text) && !isQuoted(action.text, tokens),
  // "Fill "A", "B" and "C" with "x" and "y"": one value too many or too few, and nothing that is seen.
  (action, tokens, { actions }) =>
    action.kind === 'fill' && actions.some((other) => isAlsoValue(other, action.value, tokens)),
  // "Back on the previous page": which one that is nobody says.
  (action, tokens) => {
    const page =
      action.kind === 'goTo' ? action.page : action.kind === 'expectPage' ? action.name : undefined;
    return page !== undefined && WHICH_PAGE.test(page) && !isQuoted(page, tokens);
  },
  // "All rows but "Ada" are selected": of the others it is said, and of her the contrary.
  (action, tokens) => isExpectation(action) && isExcept(tokens),
  // "There are two buttons: Save and no Cancel": nobody clicks them.
  ({ kind }, [first], { actions }) =>
    kind === 'click' && first?.lower === 'there' && actions[0]?.kind === 'expectCount',
  // "The country is set by default": to what?
  (action, tokens) =>
    'value' in action && /(?:^|by )default$/.test(action.value) && !isQuoted(action.value, tokens),
  // "Save opens "Orders"": a button does, and nobody clicks what it opens.
  ({ kind }, [first, second]) =>
    kind === 'click' && /^opens?$/.test(second?.lower ?? '') && first?.type === 'word' && isVerb(first.lower),
  // "The message says that "A" and "B" were added": that they were is said, too.
  (action, tokens, { actions }) =>
    isExpectation(action) &&
    areSaid(tokens, /^(?:says|confirms|states|tells)$/, /^that$/) &&
    tokens.some(
      ({ lower }, at) =>
        DONE.test(lower) &&
        /^(?:was|were|been|be)$/.test(tokens[at - 1]?.lower ?? '') &&
        !JSON.stringify(actions).includes(lower),
    ),
  // "Both are listed": which ones?
  (action, [first, second], { actions }) =>
    isExpectation(action) &&
    actions.length === 1 &&
    first?.lower === 'both' &&
    /^(?:are|were)$/.test(second?.lower ?? ''),
  // "Calories lies above 1800" compares it.
  (action, tokens) => {
    const { name = '' } = targetOf(action).beside?.thing ?? {};
    return /^\d/.test(name) && !isQuoted(name, tokens);
  },
  // "She is not told "X"": it may be there, and she not.
  (action, tokens) => isExpectation(action) && areSaid(tokens, /^not$/, /^(?:told|informed|warned)$/),
  // "The list is not sorted, starting with "Ada"": nothing is started.
  ({ kind }, tokens) => kind === 'click' && areSaid(tokens, /^(?:starting|beginning)$/, /^with$/),
  // "The answers "A" and "B" are gone": nobody answers.
  ({ kind }, tokens) =>
    kind === 'operate' &&
    tokens[0]?.lower === 'the' &&
    areSaid(tokens, /^(?:is|are|was|were)$/, /^(?:gone|shown|visible|displayed|listed|there|back)$/),
  // "The list is narrowed down to "Ada"": by whom?
  ({ kind }, tokens) =>
    kind.startsWith('select') &&
    areSaid(tokens, /^(?:is|are)$/, /^(?:narrowed|reduced|filtered)$/, /^(?:down|to|by)$/),
  // "All tasks are not "Done"": none of them, and no heading of that name.
  (action, tokens) =>
    /^(?:all|both|every)$/.test(tokens[0]?.lower ?? '') &&
    isExpectation(action) &&
    'negated' in action &&
    (action.negated || action.kind === 'expectState' || action.kind === 'expectLook') &&
    isOnlyWords(targetOf(action), tokens) &&
    targetOf(action).role === undefined,
  // "I change the text to "Buy milk"": a label is nothing that one writes into.
  (action) =>
    (action.kind === 'fill' || action.kind === 'doubleClick') &&
    action.target.name === undefined &&
    action.target.role === 'label',
  // "Choose `john`, enter identical passwords"
  (action, tokens) =>
    action.kind === 'click' && isOnlyWords(action.target, tokens) && isDone(action.target.name ?? ''),
  // "First Name empty, Continue", "click Cancel here too"
  (action, tokens) =>
    action.kind === 'click' &&
    action.target.role === undefined &&
    wordsOf(action, tokens).some((words) =>
      / (?:empty|blank|filled|visible|hidden)$|^\S+ here$|^\p{Ll}.* (?:active|enabled|disabled|checked|gone|shown)$/u.test(
        words,
      ),
    ),
  // "Click on an empty part of the page", "open any article"
  (action, tokens) => isAnyOfKind(action, tokens),
  // "My username is displayed in the navbar": what it is isn't said.
  (action, tokens) =>
    action.kind === 'expectVisible' &&
    isOnlyWords(action.target, tokens) &&
    isOwn(action.target.name ?? '', tokens),
];

const isCounted = (words: string): boolean =>
  /^\p{L}+ (?:\p{L}+ )?\p{Ll}+s$/u.test(words) &&
  readCount(words.split(' ')[0] ?? '') !== undefined &&
  !/ (?:dots|lines|bars|stripes)$/.test(words);

const isValueWithMore = (value: string, tokens: readonly Token[]): boolean =>
  /^\d\S* and \p{Ll}/u.test(value) && !isQuoted(value, tokens);

/** It stands behind "and" and the value, and ends what is said. */
const isAlsoValue = (action: Action, value: string, tokens: readonly Token[]): boolean =>
  action.kind === 'expectVisible' &&
  tokens.some(
    ({ lower }, at) =>
      lower === 'and' &&
      tokens[at - 1]?.text === value &&
      tokens[at + 1]?.type === 'quoted' &&
      tokens[at + 1]?.text === action.target.name &&
      /^(?:and|,|\.)?$/.test(tokens[at + 2]?.lower ?? ''),
  );

const isDone = (name: string): boolean => {
  const [first = '', ...others] = name.split(' ');
  return (
    others.length > 0 && /^(?:enter|type|click|select|choose|press|leave|open)$/.test(first) && isVerb(first)
  );
};

function isAnyOfKind(action: Action, tokens: readonly Token[]): boolean {
  const { role, name, ordinal, beside, state } = targetOf(action);
  if (isExpectation(action) || role === undefined || name !== undefined) return false;
  if (ordinal !== undefined || beside !== undefined || state !== undefined) return false;
  return (areSaid(tokens, /^any$/) && action.kind !== 'submit') || areSaid(tokens, /^empty$/, /^part$/);
}

const isOwn = (name: string, tokens: readonly Token[]): boolean =>
  areSaid(
    tokens,
    /^(?:my|her|his|their|your|.+'s)$/,
    new RegExp(`^${name.split(' ')[0]?.replace(/\W/g, '.')}$`),
  );

const DONE = /^(?:added|created|deleted|removed|saved|updated|changed|sent)$/;
const WHICH_PAGE = /^(?:first|second|third|last|previous|next|browser|top|same|other)$/;

/** "All sections but "Billing"", "no row except "Ada"". */
const isExcept = (tokens: readonly Token[]): boolean => {
  const at = tokens.findIndex(
    ({ lower }, index) =>
      /^(?:but|except)$/.test(lower) &&
      (tokens[index + 1]?.type === 'quoted' ||
        (/^(?:for|the)$/.test(tokens[index + 1]?.lower ?? '') && tokens[index + 2]?.type === 'quoted')),
  );
  return (
    at > 0 &&
    tokens
      .slice(Math.max(0, at - 3), at)
      .some(({ type, lower }) => type === 'word' && /^(?:all|every|each)$/.test(lower))
  );
};
