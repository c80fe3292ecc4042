/** How a thing is said to be by a word before its name: "a disabled "Save" button", "an empty "Title" field", "a red badge". */
import {
  isExpectation,
  type Action,
  type Expectation,
  type State,
  type Target,
} from '../../../meaning/meaning.js';
import type { Span } from '../../chart.js';
import { COLOURS } from '../../lexicon/states.js';
import { readOrdinal } from '../../lexicon/numbers.js';
import { DETERMINERS, FILLERS } from '../../lexicon/words.js';
import type { SaidTarget } from './place.js';

/** What is seen must be so, too; of what is clicked the word only tells which it is. Undefined where no expectation says so. */
export function withQualities(actions: readonly Action[]): Action[] | undefined {
  const said = actions.map((action) => ofAction(action));
  return said.some((each) => each === undefined) ? undefined : said.flatMap((each) => each ?? []);
}

function ofAction(action: Action): Action[] | undefined {
  if (action.kind === 'expectCount') return isCountable(action.things) ? [action] : undefined;
  // Of a message the text tells which it is, and its colour is by the way.
  const isOfNamed = action.kind === 'expectContent' && action.target.name !== undefined;
  if (action.kind !== 'expectVisible' && !isOfNamed) return isOfAnyEmpty(action) ? undefined : [action];
  const { qualities = [] } = action.target as SaidTarget;
  if (qualities.length === 0) return [action];
  if (action.negated || action.lasting !== undefined) return undefined;
  return [action, ...qualities.map((quality) => expectationOf(quality, action.target))];
}

/** "Enter "a" in the first empty field": its name doesn't tell which; "an empty area" is one of no use. */
const isOfAnyEmpty = (action: Action): boolean => {
  const { name, role, qualities = [] } = ('target' in action ? action.target : {}) as SaidTarget;
  const isAny = name === undefined && role !== 'section' && !isExpectation(action);
  return isAny && qualities.some((one) => /^(?:empty|blank)$/.test(one));
};

/** "Two empty fields": all fields would be counted. */
const isCountable = ({ qualities = [] }: SaidTarget): boolean => qualities.length === 0;

function expectationOf(quality: string, target: Target): Expectation {
  if (quality === 'empty' || quality === 'blank') return { kind: 'expectEmpty', target, negated: false };
  const state = STATES.get(quality);
  return state === undefined
    ? { kind: 'expectLook', target, look: { look: 'colour', colour: quality }, negated: false }
    : { kind: 'expectState', target, state, negated: quality === 'optional' };
}

const STATES: ReadonlyMap<string, State> = new Map([
  ['disabled', 'disabled'],
  ['greyed-out', 'disabled'],
  ['enabled', 'enabled'],
  ['required', 'required'],
  ['mandatory', 'required'],
  ['optional', 'required'],
]);

const isQuality = (word: string): boolean =>
  STATES.has(word) || COLOURS.has(word) || word === 'empty' || word === 'blank';

/** The words that a rule passes over between the article and what names the thing; "Green tick" may be all its name. */
export function qualitiesIn({ tokens, from, to }: Span, name = ''): Pick<SaidTarget, 'qualities'> {
  const named = new Set(name.toLowerCase().split(' '));
  const qualities: string[] = [];
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (token?.type !== 'word') break;
    if (isQuality(token.lower) && !named.has(token.lower)) qualities.push(token.lower);
    else if (!isBeforeName(token.lower)) break;
  }
  return qualities.length > 0 ? { qualities } : {};
}

const isBeforeName = (word: string): boolean =>
  FILLERS.has(word) || DETERMINERS.has(word) || readOrdinal(word) !== undefined;
