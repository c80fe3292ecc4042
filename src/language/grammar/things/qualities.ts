/** How a thing is said to be by a word before its name: "a disabled "Save" button", "an empty "Title" field", "a red badge". */
import type { Action, Expectation, State, Target } from '../../../meaning/meaning.js';
import type { Span } from '../../chart.js';
import { COLOURS } from '../../lexicon/states.js';
import { FILLERS } from '../../lexicon/words.js';
import type { SaidTarget } from './place.js';

/** What is seen must be so, too; of what is clicked the word only tells which it is. Undefined where no expectation says so. */
export function withQualities(actions: readonly Action[]): Action[] | undefined {
  const said = actions.map((action) => ofAction(action));
  return said.some((each) => each === undefined) ? undefined : said.flatMap((each) => each ?? []);
}

function ofAction(action: Action): Action[] | undefined {
  if (action.kind === 'expectCount') return isCountable(action.things) ? [action] : undefined;
  if (action.kind !== 'expectVisible') return [action];
  const { qualities = [] } = action.target as SaidTarget;
  if (qualities.length === 0) return [action];
  if (action.negated || action.lasting !== undefined) return undefined;
  return [action, ...qualities.map((quality) => expectationOf(quality, action.target))];
}

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
    else if (!FILLERS.has(token.lower) && !/^(?:an?|the|this|that|its|my|our|your)$/.test(token.lower)) break;
  }
  return qualities.length > 0 ? { qualities } : {};
}
