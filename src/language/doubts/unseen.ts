/** What no look at a thing tells: that something can be done, works, lasts or adds up. ""A" can be added again". */
import { isExpectation, type Target } from '../../meaning/meaning.js';
import { STATUS_TOO } from '../grammar/words/calledSo.js';
import { COLOURS } from '../lexicon/states.js';
import type { Token } from '../tokens.js';
import { areSaid, isQuoted, targetOf, type Doubt } from './said.js';

export const isUnseen: Doubt = (...said) => DOUBTS.some((isDoubtful) => isDoubtful(...said));

const ABLE = /^(?:can|could|cannot|can't|may)$/;
const DONE = /^(?:added|deleted|removed|placed|put|edited|moved|created|sent|saved)$/;

const DOUBTS: readonly Doubt[] = [
  // "The button becomes Added": so it is called then, and that it is there says nothing.
  (action, tokens) =>
    action.kind === 'expectVisible' &&
    tokens.some(
      ({ type, text }, at) =>
        type === 'word' &&
        /^(?:Added|Removed|Deleted|Sent|Opened|Closed|Shown|Hidden|Listed|Loaded|Available|Found|Present|Open)$/.test(
          text,
        ) &&
        /^(?:is|are|be|becomes?|became|now|stays)$/.test(tokens[at - 1]?.lower ?? ''),
    ),
  // "It doesn't have to be visible": nor must it not.
  (action, tokens) =>
    isExpectation(action) &&
    (areSaid(tokens, /^(?:doesn't|don't|not)$/, /^(?:have|need)$/, /^to$/) || areSaid(tokens, /^needn't$/)),
  // ""A" can be added again", ""A" can still be deleted", ""A" cannot be deleted": that it is there says neither.
  ({ kind }, tokens) =>
    kind === 'expectVisible' &&
    (areSaid(tokens, ABLE, /^be$/, DONE) || areSaid(tokens, ABLE, /^(?:not|still|now|again)$/, /^be$/, DONE)),
  // "The password becomes readable", "the buyer gets the money back".
  ({ kind }, tokens) =>
    kind === 'expectVisible' &&
    (areSaid(tokens, /^becomes?$/, /^readable$/) ||
      (areSaid(tokens, /^(?:gets?|got|receives?)$/) && tokens.at(-1)?.lower === 'back')),
  // "All rows are available": any row that can be clicked is enabled.
  (action, tokens) =>
    action.kind === 'expectState' &&
    action.state === 'enabled' &&
    /^(?:row|item|section|article|cell|group|heading)$/.test(action.target.role ?? '') &&
    areSaid(tokens, /^(?:un)?available$|^ready$/),
  // "The "Email" field is not Active": a field shows what is in it.
  (action, tokens) =>
    action.kind === 'expectContent' &&
    STATUS_TOO.test(action.text) &&
    /^(?:field|checkbox|radio button|switch|drop-down|search field|editor|button|link|option|tab)$/.test(
      action.target.role ?? '',
    ) &&
    tokens.some(({ type, text }) => type === 'word' && text === action.text),
  // "Verify that the session persists", "and zooming in works".
  (action, tokens) => {
    const name = targetOf(action).name ?? '';
    const isAll = action.kind !== 'click' && name.split(' ').at(-1) === tokens.at(-1)?.text;
    return isAll && LASTS.test(name) && !isQuoted(name, tokens);
  },
  // "The column adds up to 100".
  (action, tokens) => isExpectation(action) && areSaid(tokens, /^adds?$/, /^up$/, /^to$/),
  // "The list has one more item": than before.
  (action, tokens) =>
    action.kind === 'expectCount' && action.things.name === 'more' && !isQuoted('more', tokens),
  // "Untick every box but Email".
  (action, tokens, { actions }) =>
    action.kind === 'click' &&
    actions.some((one) => targetOf(one).each !== undefined) &&
    tokens.some(
      ({ lower }, at) =>
        /^(?:but|except)$/.test(lower) && tokens[at + 1]?.text === action.target.name?.split(' ')[0],
    ),
  // "The "Gender" radio buttons are both unselected": not only the first.
  (action, tokens, { actions }) =>
    isExpectation(action) &&
    actions.length === 1 &&
    targetOf(action).each === undefined &&
    areSaid(tokens, /^are$/, /^both$/),
  // "A green bar appears": any other would do.
  (action, tokens) =>
    action.kind === 'expectVisible' && !action.negated && isAnyOfColour(action.target, tokens),
  // "An asterisk follows "Name"": nobody follows a link.
  ({ kind }, tokens) =>
    kind === 'click' && tokens[2]?.lower === 'follows' && /^(?:an?|the)$/.test(tokens[0]?.lower ?? ''),
];

const LASTS = /(?:^|\s)(?:persists?|works|lasts|survives?|expires|succeeds|continues)$/;

const isAnyOfColour = ({ name, role }: Target, tokens: readonly Token[]): boolean =>
  name === undefined &&
  (role === 'message' || role === 'banner') &&
  tokens.some(
    ({ lower }, at) => COLOURS.has(lower) && /^(?:box|bar|stripe|strip)$/.test(tokens[at + 1]?.lower ?? ''),
  );
