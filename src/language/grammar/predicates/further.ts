/** What else is said of a thing behind "and", "or" or a comma, without its verb: "is visible and enabled". */
import { compileRules, type Reader, type Rule } from '../../chart.js';
import type { StateSaid } from '../../lexicon/states.js';
import { said, SUBJECT, type SaidPredicate } from './said.js';

export const FURTHER: readonly Rule[] = [
  { pattern: '{predicate} (and|but|+|&|,) {furtherStates}', means: furtherState, cost: 0.1 },
  { pattern: '{predicate} or {furtherStates}', means: norFurtherState, cost: 0.1 },
  { pattern: '{predicate} (and|,|,_and) {furtherText}', means: furtherText, cost: 0.15 },
  { pattern: '{predicate} or {furtherText}', means: norFurtherText, cost: 0.15 },
];

export const FURTHER_READERS: Readonly<Record<string, Reader>> = {
  furtherStates: compileRules([
    { pattern: '{furtherState}', means: ({ furtherState: only }: { furtherState: StateSaid }) => [only] },
    {
      pattern: '{furtherState} (,|and|,_and|or) {furtherStates}',
      means: (said: { furtherState: StateSaid; furtherStates: StateSaid[] }) => [
        said.furtherState,
        ...said.furtherStates,
      ],
    },
  ]),
  furtherState: compileRules([
    {
      pattern: '(not)? {state}',
      means: (
        { state: what }: { state: StateSaid },
        { tokens, from }: { tokens: readonly { lower: string }[]; from: number },
      ) => (tokens[from]?.lower === 'not' ? { ...what, negated: !what.negated } : what),
    },
  ]),
  furtherText: compileRules([
    { pattern: '{quotedName}', means: ({ quotedName }: { quotedName: string }) => [quotedName] },
    {
      pattern: '{quotedName} (,|and|,_and|or) {furtherText}',
      means: ({ quotedName, furtherText: more }: { quotedName: string; furtherText: string[] }) => [
        quotedName,
        ...more,
      ],
    },
  ]),
};

interface FurtherStates {
  predicate: SaidPredicate;
  furtherStates: StateSaid[];
}

function furtherState({ predicate, furtherStates }: FurtherStates): SaidPredicate | undefined {
  const [only] = predicate.of;
  if (only?.kind !== 'expectState' && only?.kind !== 'expectVisible' && only?.kind !== 'expectEmpty')
    return undefined;
  // "Is not visible and enabled": that it is enabled?
  if (only.negated && only.kind === 'expectVisible') return undefined;
  return said(
    ...predicate.of,
    ...furtherStates.map((state) => ({ kind: 'expectState' as const, target: SUBJECT, ...state })),
  );
}

/** "Is not visible or enabled": neither. */
function norFurtherState({ predicate, furtherStates }: FurtherStates): SaidPredicate | undefined {
  const [only] = predicate.of;
  if (only?.kind !== 'expectState' && only?.kind !== 'expectVisible') return undefined;
  if (!only.negated) return undefined;
  return said(
    ...predicate.of,
    ...furtherStates.map(({ state, negated }) => ({
      ...{ kind: 'expectState' as const, target: SUBJECT, state },
      negated: !negated,
    })),
  );
}

/** "does not contain "a" or "b"": neither. What "is "a" or "b"" would be either. */
function norFurtherText(parts: {
  predicate: SaidPredicate;
  furtherText: string[];
}): SaidPredicate | undefined {
  const [only] = parts.predicate.of;
  return only?.kind === 'expectContent' && only.negated ? furtherText(parts) : undefined;
}

/** "contains "a", "b" and "c"" */
function furtherText({
  predicate,
  furtherText: more,
}: {
  predicate: SaidPredicate;
  furtherText: string[];
}): SaidPredicate | undefined {
  const [only] = predicate.of;
  if (predicate.of.length !== 1 || only?.kind !== 'expectContent') return undefined;
  return said(only, ...more.map((text) => ({ ...only, text })));
}
