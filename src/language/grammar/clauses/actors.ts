/** Who acts. */
import { compileRules, type Reader } from '../../chart.js';
import { FILLERS, FUNCTION_WORDS } from '../../lexicon/words.js';
import { KIND_WORDS } from '../../../meaning/kinds.js';
import type { Token } from '../../tokens.js';

/** What is on the page, or shows it, does nothing of what a person does. */
const isThing = (word: string): boolean => KIND_WORDS.has(word) || MACHINES.has(word) || FILLERS.has(word);

const MACHINES: ReadonlySet<string> = new Set(
  'system page browser app application website site screen server program software computer device value text total number'.split(
    ' ',
  ),
);

const isDoneByThings = (verb = '', next = ''): boolean =>
  DONE_BY_THINGS.test(verb) && /^(?:|[,.;]|to|from|into|on|up|down|back|and)$/.test(next);
const DONE_BY_THINGS =
  /^(?:flips|switches|changes|turns|goes|moves|proceeds|continues|advances|carries|jumps|opens|shows|displays|closes|drops|returns|expands|collapses|updates|shrinks|grows)$/;

const isDoneTo = (tokens: readonly Token[], at: number): boolean => {
  const [before, verb, next] = tokens.slice(Math.max(at - 1, 0)).filter(({ lower }) => !PERFECT.test(lower));
  if (IS.test(before?.lower ?? '')) return DONE.test(verb?.lower ?? '');
  return IS.test(verb?.lower ?? '') ? DONE.test(next?.lower ?? '') : verb?.lower === 'returned';
};

const PERFECT = /^(?:has|have|had|been|now|then|already)$/;
const IS = /^(?:is|are|was|were|gets?|got)$/;
const DONE = /^(?!signed|logged|asked|sent|taken|redirected|forwarded).*(?:ed|en|wn)$/;

const NOBODY = /^(?:Nobody|None|Nothing|Noone|Neither|Somebody|Someone|Anybody|Anyone)$/;

export const ACTOR_READERS: Readonly<Record<string, Reader>> = {
  actor: compileRules([
    { pattern: '{pronounActor}' },
    { pattern: '(the|a|an|this|that|each|any|our)? {actorWord} {noEditor}', cost: 0.02 },
    {
      pattern:
        '(the|a|an|this|that|each|any|our) (new|existing|registered|anonymous|returning|authorised|authorized|authenticated|logged-in|logged_in|logged-out|signed-in|signed_in|first|second|other|same|current|site) {actorWord}',
      cost: 0.05,
    },
    { pattern: '(the|a|an|this|that|our|my) {actorNoun} {actorWord} {noEditor}', cost: 0.1 },
    // A case begins with nobody signed in.
    { pattern: '(the|a|any) {actorWord} (who|that) is not (yet|currently)? {loggingIn}', cost: 0.1 },
    { pattern: '(ms|mr|mrs|dr|ms.|mr.|mrs.|dr.) (.)? {properName}', cost: 0.2 },
  ]),
  signer: compileRules([{ pattern: '{actor}' }, { pattern: '{unlessCheck} {properName}', cost: 0.2 }]),
  namedActor: compileRules([
    { pattern: '(the|a|an) {actorNoun} {noShow} {likelyActor}', cost: 0.45 },
    { pattern: '(the|a|an) {actorNoun} {actorNoun:other} {noShow} {notDone}', cost: 0.6 },
    { pattern: '{properName} {noShow} {likelyActor}', cost: 0.6 },
  ]),
  // "Priority flips to High": what a thing on the page may do. "The book is returned" tells of the book, and of nobody who goes back.
  likelyActor: ({ tokens }, at) =>
    isDoneTo(tokens, at)
      ? []
      : [{ end: at, cost: isDoneByThings(tokens[at]?.lower, tokens[at + 1]?.lower) ? 0.8 : 0, value: '' }],
  notDone: ({ tokens }, at) => (isDoneTo(tokens, at) ? [] : [{ end: at, cost: 0, value: '' }]),
  // "The cart shows "Milk"": it can be seen there.
  noShow: ({ tokens }, at) =>
    /^(?:shows?|displays?)$/.test(tokens[at]?.lower ?? '') ? [] : [{ end: at, cost: 0, value: '' }],
  // "The editor shows "Hello"": what is written in.
  noEditor: ({ tokens }, at) => {
    const verb = tokens
      .slice(at)
      .find(({ lower }) => !/^(?:should|must|shall|will|now|then|still|also|again)$/.test(lower));
    const isShown =
      /^(?:shows?|displays?|says?)$/.test(verb?.lower ?? '') && tokens[at - 1]?.lower === 'editor';
    return isShown ? [] : [{ end: at, cost: 0, value: '' }];
  },
  actorNoun: ({ tokens }, at) => {
    const token = tokens[at];
    return token?.type === 'word' &&
      /^[a-z]+(?:-[a-z]+)?$/.test(token.text) &&
      !isThing(token.lower) &&
      (!FUNCTION_WORDS.has(token.lower) || /^(?:has|have|had|is|was)$/.test(token.lower))
      ? [{ end: at + 1, cost: 0, value: '' }]
      : [];
  },
  properName: ({ tokens }, at) => {
    const token = tokens[at];
    return token?.type === 'word' &&
      /^\p{Lu}\p{Ll}+$/u.test(token.text) &&
      !NOBODY.test(token.text) &&
      !isThing(token.lower)
      ? [{ end: at + 1, cost: 0, value: '' }]
      : [];
  },
  everybody: compileRules([
    { pattern: 'me|us|you', means: () => '' },
    {
      pattern: '(the) (user|users|customer|customers|visitor|visitors|reader|shopper|guest|tester)',
      means: () => '',
    },
  ]),
  entered: compileRules([
    {
      pattern:
        'type|types|typed|enter|enters|entered|write|writes|wrote|written|put|puts|fill_in|filled_in|key_in|keyed_in|give|gave|set',
      means: () => '',
    },
  ]),
  actorAux: compileRules([
    {
      pattern:
        '(should|must|can|will|shall|do|did|would|could|have_to|has_to|had_to|need_to|needs_to|want_to|wants_to|am_going_to|is_going_to|now|then|also|first|again|just|only|go_on_to|goes_on_to|proceeds_to|proceed_to|began_to|begin_to|try_to|tries_to|tried_to|next|quickly|finally|choose_to|decide_to|decides_to|decided_to|would_like_to|am_able_to|is_able_to|successfully) (then|now|also|first|again|to)?',
      means: () => '',
    },
  ]),
};
