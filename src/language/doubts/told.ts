/** What a step only tells to do, and was taken for something that is expected, or for another deed: "choose list "Done" and position "1"". */
import { isExpectation, type Action } from '../../meaning/meaning.js';
import { isVerb } from '../lexicon/verbForms.js';
import { FINITE } from '../lexicon/words.js';
import { LEADING_ON, type Token } from '../tokens.js';
import { isQuoted, targetOf, type Doubt } from './said.js';

export const isOnlyTold: Doubt = (...said) => DOUBTS.some((isDoubtful) => isDoubtful(...said));

const DOUBTS: readonly Doubt[] = [
  // "Add items "A", "B"", "choose list "Done" and position "1"": nothing says that they are there.
  (action, tokens, { actions, mood }) =>
    mood !== 'check' && SEEN.has(action.kind) && actions.includes(action) && onlyTells(tokens),
  // "Open the second order with the arrow": it is not only seen.
  (_, tokens, { actions, mood }) =>
    mood !== 'check' &&
    actions.every((one) => SEEN.has(one.kind)) &&
    (/^(?:add|create)s?$/.test(tokens[0]?.lower ?? '') ||
      BY_WHAT.test(tokens.map(({ lower }) => lower).join(' '))) &&
    onlyTells(tokens.filter(({ lower }) => lower !== 'with')),
  // "Error: value must be between 0 and 100" is no field.
  (action, tokens, { mood }) =>
    (action.kind === 'fill' || (action.kind === 'expectContent' && mood !== 'check')) &&
    tokens[1]?.text === ':' &&
    /^(?:error|errors|warning|message|result|outcome|problem)$/.test(tokens[0]?.lower ?? ''),
  // "Click "Archive" → "Task archived"" tells what comes of it.
  (action, tokens) =>
    action.kind === 'click' &&
    tokens.some(
      ({ type, text }, at) =>
        type === 'quoted' &&
        text === action.target.name &&
        LEADING_ON.test(tokens[at - 1]?.text ?? '') &&
        /\s(?:\S*\p{Ll}ed|sent|lost|made|done|\S+[.!])$/u.test(text),
    ),
  // "Go to the page: Cart" is no way out of a frame.
  ({ kind }, tokens) => kind === 'leaveFrame' && tokens.some(({ text }) => text === ':'),
  // ""Done" column: 1 card": nobody clicks what is told of.
  (action, tokens, { actions }) =>
    action.kind === 'click' &&
    actions[0] === action &&
    actions.length > 1 &&
    actions.slice(1).every(isExpectation) &&
    tokens[0]?.type === 'quoted' &&
    tokens.slice(1, 4).some(({ text }) => text === ':'),
  // "Status "Active", used "0"": no key.
  (action, tokens) =>
    action.kind === 'press' &&
    tokens.some(({ lower }, at) => lower === 'used' && tokens[at + 1]?.text === action.key),
  // "And set tomorrow, "10:00" to "11:30"": no field is called "set tomorrow".
  (action, tokens) =>
    action.kind === 'fill' &&
    /^(?:set|choose|select|enter|type|press|click|add|open) /.test(action.target.name ?? '') &&
    !isQuoted(action.target.name ?? '', tokens),
  // "Go back to the search results": no result is clicked.
  (action, tokens) =>
    action.kind === 'click' &&
    /^(?:item|row)$/.test(targetOf(action).role ?? '') &&
    Object.keys(targetOf(action)).length === 1 &&
    tokens.some(({ lower }, at) => lower === 'back' && tokens[at + 1]?.lower === 'to'),
  // "Fill in "Ada", "Berg" and "a@b.test"": the first is no field.
  (action, tokens) =>
    action.kind === 'fill' &&
    tokens.some(
      ({ type, text }, at) =>
        type === 'quoted' &&
        text === action.target.name &&
        tokens[at + 1]?.text === ',' &&
        tokens[at + 2]?.text === action.value &&
        tokens[at + 3]?.lower === 'and',
    ),
  // "Tick version 1 and version 3".
  (action, tokens) =>
    action.kind === 'fill' &&
    /^(?:tick|untick|check|uncheck)s?$/.test(tokens[0]?.lower ?? '') &&
    !tokens.some(({ lower }) => FILLS.test(lower)),
];

const BY_WHAT = /\b(?:with|by|via|using) (?:the|its|a|an) /;

const SEEN: ReadonlySet<Action['kind']> = new Set<Action['kind']>(['expectVisible', 'expectContent']);

/** It begins with what is done, and no word says how something is then. */
function onlyTells(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  return (
    first?.type === 'word' &&
    TELLING.test(first.lower) &&
    !tokens.some(({ type, lower, text }, at) =>
      type === 'word'
        ? SAYS.test(lower) || FINITE.has(lower) || (at > 0 && isThirdPerson(lower))
        : MARKS.test(text),
    )
  );
}

const TELLING =
  /^(?:add|choose|choos|click|close|collapse|edit|expand|open|create|delete|drag|drop|enter|fill|hit|make|pick|press|put|remove|rename|select|set|tap|tick|type|untick|write)s?$/;
const SAYS =
  /^(?:am|is|are|was|were|be|been|being|isn't|aren't|has|have|had|should|must|can|will|shall|does|do|doesn't|don't|leave|leaves|keep|keeps|with|look|looks|see|sees|seeing|get|gets|find|finds|expect|expects|verify|check|ensure|confirm|confirms|sure|wait|until|still|again|now|there|appear|appears|opens|closes|show|say|read|if|when|while|where|which|that|who|so|for|like|only|no|not|without|back|gone|visible|shown|displayed|left|remain|remains|become|becomes|turn|turns|pop|pops|come|comes|go|goes)$/;
/** "The total changes to 5". */
const isThirdPerson = (word: string): boolean => /[^s]s$/.test(word) && isVerb(word);

const MARKS = /^(?:[:;–—|=]|->|=>|→|⇒|-|\()$/;
const FILLS =
  /^(?:fill|fills|enter|enters|type|types|set|sets|change|changes|put|puts|write|writes|give|gives|input|search|searches|filter|filters|look|looks)$/;
