/** Several names where one is meant for each: "the first two rows are "A", "B" and "C"", "enter "a" and "b"", "go to "A" and "B" in the table". */
import type { Token } from '../tokens.js';
import { areSaid, targetOf, type Doubt } from './said.js';

export const isEachOrInTurn: Doubt = (...said) => DOUBTS.some((isDoubtful) => isDoubtful(...said));

const DOUBTS: readonly Doubt[] = [
  // "The first two rows are "A", "B" and "C"": no row shows them all.
  (action, tokens, { actions }) =>
    action.kind === 'expectContent' &&
    typeof action.target.ordinal === 'number' &&
    namesIn(tokens) > 1 &&
    actions.some(
      (other) =>
        other.kind === 'expectContent' &&
        other.text === action.text &&
        other.target.role === action.target.role &&
        typeof other.target.ordinal === 'number' &&
        other.target.ordinal !== action.target.ordinal,
    ),
  // "Enter "a" and "b" and click "Save"": not one behind the other into the same field.
  ({ kind }, tokens, { actions }) =>
    kind === 'type' &&
    actions.some((action, index) => action.kind === 'type' && actions[index + 1]?.kind === 'type') &&
    tokens.filter(({ lower }) => TYPING.test(lower)).length < 2,
  // "Both buttons are gone": those that were named, and not the first two of the page.
  (action, tokens) =>
    action.kind === 'expectVisible' &&
    action.negated &&
    action.target.ordinal !== undefined &&
    action.target.name === undefined &&
    action.target.role !== 'dialog' &&
    action.target.within === undefined &&
    areSaid(tokens, /^both$/),
  // "None of the boxes is ticked but "Ada"", "…, then "Pets"": more than that it is there.
  (action, tokens, { actions }) =>
    action.kind === 'expectVisible' &&
    tokens.some(
      ({ type, text }, at) =>
        type === 'quoted' &&
        text === action.target.name &&
        at === tokens.length - 1 &&
        (areSaidBut(tokens, at) || (tokens[at - 1]?.lower === 'then' && actions[0]?.kind === 'click')),
    ),
  // "Go to "A" and "B" in the table": is "B" only looked for?
  (action, tokens, { actions }) =>
    action.kind === 'expectVisible' &&
    actions[0]?.kind === 'click' &&
    isSecondToGoTo(tokens, targetOf(action).name),
];

const areSaidBut = (tokens: readonly Token[], at: number): boolean =>
  /^(?:but|except|besides)$/.test(tokens[at - 1]?.lower ?? '') &&
  tokens.some(({ lower }) => /^(?:no|none|nobody|nothing|all|every|each|everything)$/.test(lower));

const namesIn = (tokens: readonly Token[]): number => tokens.filter(({ type }) => type === 'quoted').length;

const TYPING = /^(?:type|types|typed|typing|enter|enters|entered|write|writes|input|inputs|put|puts|key)$/;

const isSecondToGoTo = (tokens: readonly Token[], name: string | undefined): boolean =>
  tokens.some(
    ({ type, text }, at) =>
      type === 'quoted' &&
      text === name &&
      GOING_TO_TWO.test(
        tokens
          .slice(Math.max(at - 4, 0), at)
          .map((token) => (token.type === 'quoted' ? '"' : token.lower))
          .join(' '),
      ) &&
      !isSaidOf(tokens[at + 1]),
  );

/** "Go to "A" and". */
const GOING_TO_TWO = /^(?:go|goes|navigate|navigates|switch|switches) to " and$/;

/** ""B" is shown". */
const isSaidOf = (token: Token | undefined): boolean =>
  token?.type === 'word' && !/^(?:in|on|from|of|at)$/.test(token.lower);
