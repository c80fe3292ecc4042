/** What is seen, in a few words: "Save disabled", "toast: Saved", "error under email: Invalid address". */
import { textOf } from '../../tokens.js';
import { compileRules, type Reader, type Rule } from '../../chart.js';
import { isOnButton, LABEL_VERBS } from '../../lexicon/labels.js';
import type { Kind } from '../../../meaning/kinds.js';
import type { Action, Beside, Expectation, Target } from '../../../meaning/meaning.js';
import type { SaidPredicate } from '../predicates/said.js';
import { sayOf } from '../statements/sayOf.js';
import { visible } from './simple.js';

/** "Next active": chosen, or of use? */
const isPlainlySeen = (said: Expectation): boolean =>
  said.kind === 'expectVisible' ||
  said.kind === 'expectEmpty' ||
  (said.kind === 'expectState' && (said.state as string) !== 'active');

export const SEEN_IN_SHORT: readonly Rule[] = [
  // "Save disabled, Cancel enabled": what else is done by the word.
  {
    pattern: '{noAction} {labelSubject:thing} {verbless:predicates}',
    means: ({ thing, predicates }: { thing: Target; predicates: SaidPredicate }) =>
      predicates.of.every(isPlainlySeen) ? sayOf([thing], predicates) : undefined,
    cost: -0.1,
  },
  // "basket empty, total $0.00"
  {
    pattern: '{noAction} {bareSubject:name} {verbless:predicates}',
    means: ({ name, predicates }: { name: string; predicates: SaidPredicate }) =>
      predicates.of.every(({ kind }) => kind === 'expectEmpty') ? sayOf([{ name }], predicates) : undefined,
    cost: 0.2,
  },
  // "Tooltip Ada Lovelace", "toast: Saved", "heading now Good evening"
  {
    pattern: '{noAction} {statedKind:role} (:|=|now|->|→) {statedText:text}',
    means: ({ role, text }: { role: Kind; text: string }): Action[] => [
      { kind: 'expectContent', target: { role }, relation: 'shows', text, negated: false },
    ],
    cost: -0.2,
  },
  {
    pattern: '{noAction} {plainKind:role} {statedWords:name}',
    means: ({ role, name }: { role: Kind; name: string }) => [visible({ name, role })],
    cost: -0.2,
  },
  {
    pattern: '{noAction} (error|hint|warning|message|note) {beside} {thing} : {statedText:name}',
    means: ({ beside, thing, name }: { beside: Beside; thing: Target; name: string }) => [
      visible({ name, beside: { relation: beside, thing } }),
    ],
    cost: -0.2,
  },
  // "Expected: Result: You entered: hello": behind "Expected" it is a label of the page.
  {
    pattern: '{isCheck} {resultLabel:name} : {toTheEnd:text}',
    means: ({ name, text }: { name: string; text: string }): Action[] => [
      { kind: 'expectContent', target: { name }, relation: 'shows', text, negated: false },
    ],
    cost: -0.4,
  },
  // "Density back to Comfortable"
  {
    pattern: '{noAction} {thing} (back|again) (to|at|on) {shortText:text}',
    means: ({ thing: target, text }: { thing: Target; text: string }): Action[] => [
      { kind: 'expectContent', target, relation: 'shows', text, negated: false },
    ],
    cost: 0.1,
  },
  {
    // "No offers found": what a page says that has none.
    pattern: '{isCheck} {noneFound}',
    means: ({ noneFound: name }: { noneFound: string }) => [visible({ name })],
    cost: -0.2,
  },
];

const SAID =
  /^(?:(?:dis)?appears?|vanish(?:es)?|shows?|opens?|closes?|comes?|goes|stays|remains|gone|visible|hidden|shown|displayed|there|again|back|up|away)$/;

/** What stands on a button, with a capital letter at the beginning of a part. */
function labelled(isLabel: (word: string) => boolean): Reader {
  return ({ tokens }, at) => {
    const word = tokens[at];
    const begins = at === 0 || /^(?:[,;.:]|->|→|=>|and)$/.test(tokens[at - 1]?.text ?? '');
    return begins && word?.type === 'word' && /^\p{Lu}/u.test(word.text) && isLabel(word.lower)
      ? [{ end: at + 1, cost: 0, value: { name: word.text } satisfies Target }]
      : [];
  };
}

export const SEEN_IN_SHORT_READERS: Readonly<Record<string, Reader>> = {
  /** As it is written, with a capital letter. */
  noneFound: ({ tokens }, at) => {
    const end = tokens.findIndex(({ lower }, index) => index > at && /^(?:found|yet)$/.test(lower)) + 1;
    const words = tokens.slice(at, end);
    const isSaid =
      words[0]?.text === 'No' &&
      words.length >= 3 &&
      words.length <= 6 &&
      words.slice(1).every(({ type, text }) => type === 'word' && /^\p{Ll}/u.test(text));
    return isSaid ? [{ end, cost: 0, value: words.map(({ text }) => text).join(' ') }] : [];
  },
  labelSubject: labelled((word) => LABEL_VERBS.has(word)),
  buttonSubject: labelled(isOnButton),
  /** At the beginning of a part, one or two words that do nothing. */
  bareSubject: (chart, at) =>
    chart.read('pairName', at).filter(({ end }) => end <= at + 2 && chart.tokens[end]?.type === 'word'),
  resultLabel: ({ tokens }, at) =>
    at === 0 && /^(?:Result|Output|Answer|Response)$/.test(tokens[at]?.text ?? '')
      ? [{ end: at + 1, cost: 0, value: tokens[at]?.text }]
      : [],
  toTheEnd: ({ tokens }, at) =>
    /^\p{Lu}/u.test(tokens[at]?.text ?? '') && tokens.slice(at).every(({ type }) => type !== 'quoted')
      ? [{ end: tokens.length, cost: 0, value: textOf(tokens, at, tokens.length) }]
      : [],
  statedKind: compileRules([
    { pattern: 'toast|snackbar|alert|notification', means: () => 'alert' },
    { pattern: 'tooltip', means: () => 'tooltip' },
    { pattern: 'heading|headline|h1', means: () => 'heading' },
  ]),
  /** "Notification Settings" is a name. */
  plainKind: (chart, at) =>
    /^\p{Ll}/u.test(chart.tokens[at]?.text ?? '') ? chart.read('statedKind', at) : [],
  /** "Saved", but not "Saved disappears". */
  statedText: (chart, at) => [...chart.read('quotedName', at), ...chart.read('statedWords', at)],
  statedWords: (chart, at) =>
    chart
      .read('segmentText', at)
      .filter(({ end }) => !chart.tokens.slice(at + 1, end).some(({ text }) => SAID.test(text))),
};
