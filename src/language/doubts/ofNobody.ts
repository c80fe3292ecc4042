/** What nobody is called, nowhere is, and what nobody does: "in bold", "back in the dialog", "one empty row". */
import { FIELD_NOUNS } from '../lexicon/words.js';
import { isExpectation, type Target } from '../../meaning/meaning.js';
import { isVerb } from '../lexicon/verbForms.js';
import type { Token } from '../tokens.js';
import { areSaid, isQuoted, partsOf, targetOf, type Doubt } from './said.js';

export const isOfNobody: Doubt = (...said) => DOUBTS.some((isDoubtful) => isDoubtful(...said));

const DOUBTS: readonly Doubt[] = [
  // "Confirm the dialog with the text "Sure?"": nobody clicks that text.
  (action, tokens) =>
    action.kind === 'click' &&
    action.target.role === undefined &&
    isQuoted(action.target.name ?? '', tokens) &&
    tokens.every(
      ({ type, text }, at) => type !== 'quoted' || text !== action.target.name || isContent(tokens, at),
    ),
  // "In bold", "in this order" are no places, and nobody is called "no" or "never".
  (action, tokens) =>
    isExpectation(action) && partsOf(targetOf(action)).some((part) => isNoName(part, tokens)),
  // "The list shows 10 open rows, from "A" to "B"": nothing is filled in.
  (action, tokens, { actions }) =>
    action.kind === 'fill' &&
    /^(?:from|to)$/.test(action.target.name ?? '') &&
    !isQuoted(action.target.name ?? '', tokens) &&
    actions.some(isExpectation),
  // "One row "A" and one empty row": nobody empties it.
  (action, tokens) => action.kind === 'clear' && areSaid(tokens, /^(?:one|an|no|another)$/, /^empty$/),
  // "If I click "A" and the dialog opens, click "B"".
  (action, tokens) =>
    action.kind === 'click' &&
    / (?:opens|closes|appears|disappears)$/.test(action.target.name ?? '') &&
    !isQuoted(action.target.name ?? '', tokens),
  // "Back in the dialog": nobody clicks it.
  (action, tokens) =>
    action.kind === 'click' && action.target.role === 'dialog' && areSaid(tokens, /^back$/, /^(?:in|on|at)$/),
  // "Select "Red" as "Colour" and save as "x"".
  (action, tokens) =>
    action.kind === 'select' &&
    action.from.role === undefined &&
    (isVerb(action.from.name ?? '') || action.from.name === 'afterwards') &&
    !FIELD_NOUNS.has(action.from.name ?? '') &&
    !isQuoted(action.from.name ?? '', tokens),
];

const isContent = (tokens: readonly Token[], at: number): boolean =>
  /^with the (?:text|title|message|question|heading|words|offer)$/.test(saidIn(tokens.slice(at - 3, at)));

/** As the sentence says it; "Bold" may be a button, and "order" a list. */
const isNoName = ({ name = '', role }: Target, tokens: readonly Token[]): boolean =>
  (MANY.test(name) || (role === undefined && MANNERS.test(name) && IN_MANNER.test(saidIn(tokens)))) &&
  !isQuoted(name, tokens) &&
  tokens.some(({ type, text }) => type === 'word' && name.startsWith(text));

const saidIn = (tokens: readonly Token[]): string => tokens.map(({ lower }) => lower).join(' ');

const IN_MANNER = / in (?!the )(?:\p{L}+ ){0,2}(?:order|letters|bold|italics?|capitals)(?: |$)/u;
const MANY =
  /^(?:it|they|no|none|neither|each|every|all|both|several|two|three|four|five|only|never|(?:each|every|both|two|three|four|five) \p{L}+)$|(?: never| only| no longer)$/iu;
const MANNERS = /^(?:(?:reverse )?order|bold|italics?|capitals|\p{Ll}+ letters)$/u;
