/**
 * "Rate of interest is 7.10% p.a.", "the pump says Restarting, the lamp is offline": what a thing shows, where name and value are
 * words that no rule knows. The verbs are those of the usual rules; only what stands around them is read more freely.
 */
import type { Action, Expectation, Target } from '../../../../meaning/meaning.js';
import { compileRules, type Reader } from '../../../chart.js';
import { expectationRules, inFull, type ExpectationRule } from '../../expectations.js';
import { CONTENT } from '../../predicates/content.js';
import { ofSubject, said, SUBJECT, type SaidPredicate } from '../../predicates/said.js';
import { sayOf } from '../../statements/sayOf.js';
import { STATUS_WORDS } from '../../../lexicon/statuses.js';
import { OWN_SUBJECT_READERS } from './ownSubject.js';
import { OWN_TEXT_READERS } from './ownText.js';

const SHOWS = 'expectContent relation:=shows text:text';

const PREDICATES: readonly ExpectationRule[] = [
  ...CONTENT.map(inFull)
    .filter(({ pattern }) => pattern.includes('{text}') && !pattern.includes('matches'))
    .map((rule) => ({ ...rule, pattern: rule.pattern.replace('{text}', '{ownText:text}') })),
  [
    '{aux} (says|say|reads|read|states|asks|tells_you|tells_me|writes|said|announces) (:)? {saidText:text}',
    SHOWS,
    -0.02,
  ],
  ['{be} {ownText:text}', SHOWS],
  ['{be} (worth|back|due|held|set|put|up|down)? (as|at|to|for|on|by)? {ownFigure:text}', SHOWS, 0.1],
  [
    '{be} (calculated|computed|worked_out|estimated|masked|reduced|shown|listed|displayed|given|auto-calculated|auto-populated|preselected|set|back) (as|to|on) {ownText:text}',
    SHOWS,
    0.1,
  ],
  [
    `{aux} (slips|sinks|stands|sits|comes|shrinks|works_out|remains|stays|costs|bears|counts|weighs|lasts|pays|owes|has_reached|reaches|carries_the_label|
    bears_the_name) (to|on|at|as|back_to|down_to|up_to|out_as|out_at)? {ownText:text}`
      .replace(/\s+/g, ' ')
      .replace('| ', '|'),
    SHOWS,
    0.06,
  ],
  [
    '{be} (shown|listed|displayed|marked|flagged|given|tagged|labelled|labeled|counted)? (as)? {statusText:text}',
    SHOWS,
  ],
];

/** Dearer than any of the usual rules. */
const COST = 0.5;

export const OWN_CONTENT: readonly ExpectationRule[] = [
  {
    pattern: '{ownSubject} {ownPredicates} ((,|and|,_and|;) {ownPairs})?',
    means: ({ ownSubject, ownPredicates, ownPairs = [] }: Said): Action[] | undefined =>
      ownPredicates.of.some(isDenied) || (ownPairs.length > 0 && ownPredicates.of.some(isPair))
        ? undefined
        : [...(sayOf([ownSubject], ownPredicates) ?? []), ...ownPairs],
    cost: COST,
  },
];

interface Said {
  ownSubject: Target;
  ownPredicates: SaidPredicate;
  ownPairs?: Expectation[];
}

/** "Shows Puffin, 12 of 48", and "shows Wins 7, Draws 2": each by itself, of what is named in it. */
function withTexts(said_: {
  ownPredicate: SaidPredicate;
  furtherTexts: string[];
}): SaidPredicate | undefined {
  const [first, ...others] = said_.ownPredicate.of;
  if (first?.kind !== 'expectContent' || first.negated || others.length > 0) return undefined;
  if (first.relation !== 'shows' && first.relation !== 'contains') return undefined;
  if (STATUS_WORDS.has(first.text)) return undefined;
  const texts = [first.text, ...said_.furtherTexts];
  const pairs = texts.map((text) => NAME_AND_FIGURE.exec(text));
  if (!pairs.some((pair) => pair !== null)) return said(...texts.map((text) => ({ ...first, text })));
  // "Gold costs 59, Silver 39" is said of two.
  return pairs.every((pair) => pair !== null)
    ? said(
        ...pairs.map(([, name = '', text = '']) => ({ ...first, target: { name, within: SUBJECT }, text })),
      )
    : undefined;
}

const NAME_AND_FIGURE = /^(\p{L}[\p{L} ]*) ([-+€£$¥₹]?\d.*)$/u;

interface Pair {
  pairSubject: string;
  pairText: string;
}

/** Of a thing that is found by so few words anything may be denied. */
const isDenied = (one: Expectation): boolean => one.kind === 'expectContent' && one.negated;

/** "Wins 7" */
const isPair = (one: Expectation): boolean =>
  one.kind === 'expectContent' && (NAME_AND_FIGURE.test(one.text) || 'within' in one.target);

const shown = ({ pairSubject, pairText }: Pair): Expectation => ({
  ...{ kind: 'expectContent', target: { name: pairSubject }, relation: 'shows' },
  ...{ text: pairText, negated: false },
});

export const OWN_CONTENT_READERS: Readonly<Record<string, Reader>> = {
  ownPredicate: compileRules(expectationRules(PREDICATES, ofSubject)),
  ownPredicates: compileRules([
    { pattern: '{ownPredicate}' },
    {
      pattern: '{ownPredicate} (,|and|,_and) {furtherTexts}',
      means: withTexts,
      cost: 0.05,
    },
    {
      pattern: '{ownPredicate} (and|,_and|but|,) {furtherPredicate:other}',
      means: ({ ownPredicate, other }: { ownPredicate: SaidPredicate; other: SaidPredicate }) =>
        said(...ownPredicate.of, ...other.of),
      cost: 0.05,
    },
  ]),
  furtherPredicate: compileRules([
    { pattern: '{verbAhead} {predicate}' },
    { pattern: '{verbAhead} {ownPredicate}', cost: 0.1 },
  ]),
  furtherTexts: compileRules([
    { pattern: '{ownText}', means: ({ ownText }: { ownText: string }) => [ownText] },
    {
      pattern: '{ownText} (,|and|,_and) {furtherTexts}',
      means: ({ ownText, furtherTexts }: { ownText: string; furtherTexts: string[] }) => [
        ownText,
        ...furtherTexts,
      ],
    },
  ]),
  /** "The tofu reads 300 g, miso 4 tbsp" */
  ownPairs: compileRules([
    { pattern: '{pairSubject} (:)? {pairText}', means: (pair: Pair) => [shown(pair)] },
    {
      pattern: '{pairSubject} (:)? {pairText} (,|and|,_and) {ownPairs}',
      means: ({ ownPairs, ...pair }: Pair & { ownPairs: Expectation[] }) => [shown(pair), ...ownPairs],
    },
  ]),
  ...OWN_SUBJECT_READERS,
  ...OWN_TEXT_READERS,
};
