/** Where a recorded sentence doesn't fit the page any more: what is done or expected stays, only the thing may be named otherwise. */
import { isDeepStrictEqual } from 'node:util';
import { isDenied, isOfNone } from '../../meaning/describe.js';
import type { Action, Expectation } from '../../meaning/meaning.js';
import type { Sentence } from '../answers.js';

export interface Recorded {
  sentences: readonly Sentence[];
  /** Index of the one that doesn't fit. */
  at: number;
  why: string;
}

/** What is denied, or said to be empty, would hold of many another thing, too. */
export const mayMove = (action: Action): boolean =>
  !isDenied(action) && !isOfNone(action) && action.kind !== 'expectEmpty';

/** What is wrong with a sentence in the place of the recorded one; undefined where nothing is. */
export function faultOfMove({ actions }: Sentence, recorded: Recorded): string | undefined {
  if (isMoved(actions, recorded) || actions.every(({ kind }) => BRINGING.has(kind))) return undefined;
  return `It stands for "${sentenceAt(recorded).words}", and says something else. Only the thing may be told otherwise: what is done or expected, with its texts and numbers, must stay.`;
}

/** Of a click it can't be seen whether it only brings something into view. */
export const isReported = (recorded: Recorded): boolean =>
  sentenceAt(recorded).actions.every(({ kind }) => !BRINGING.has(kind));

export const endsMoved = (sentences: readonly Sentence[], recorded: Recorded): boolean =>
  isMoved(sentences.at(-1)?.actions ?? [], recorded);

/** The whole step, with the sentences in the recorded one's place. */
export const movedStep = ({ sentences, at }: Recorded, moved: readonly Sentence[]): Sentence[] => [
  ...sentences.slice(0, at),
  ...moved,
  ...sentences.slice(at + 1),
];

export function sentenceAt({ sentences, at }: Recorded): Sentence {
  const sentence = sentences[at];
  if (sentence === undefined) throw new RangeError(`The step has no sentence ${at}.`);
  return sentence;
}

/** Actions that only brings something into view. */
const BRINGING: ReadonlySet<Action['kind']> = new Set<Action['kind']>([
  ...(['click', 'hover', 'expand', 'openWidgetTab', 'scrollTo', 'scroll', 'waitFor'] as const),
]);

const isMoved = (actions: readonly Action[], recorded: Recorded): boolean =>
  isDeepStrictEqual(actions.map(keptOf), sentenceAt(recorded).actions.map(keptOf));

/** What tells a thing from others, which is all that a page that has changed may change. */
const WHERE = ['level', 'within', 'beside', 'at', 'ordinal'];
const PLACING: ReadonlySet<string> = new Set(WHERE);
const TELLING: ReadonlySet<string> = new Set(['name', 'role', ...WHERE]);
const THINGS: ReadonlySet<string> = new Set([
  'target',
  'onto',
  'from',
  'source',
  'things',
  'other',
  'within',
]);

/** To these the thing's own name is what is expected, or it could be held against itself. */
const NAMED: ReadonlySet<Action['kind']> = new Set<Expectation['kind']>([
  ...(['expectVisible', 'expectMessage', 'expectCount', 'expectEach', 'expectOrder'] as const),
  'expectSame',
]);

function keptOf(action: Action): unknown {
  const lost = NAMED.has(action.kind) ? PLACING : TELLING;
  return Object.fromEntries(
    Object.entries(action).flatMap(([key, part]: [string, unknown]) => {
      if (key === 'within') return [];
      if (THINGS.has(key)) return [[key, keptOfThing(part, lost)]];
      if (key !== 'targets' || !Array.isArray(part)) return [[key, part]];
      return [[key, part.map((one: unknown) => keptOfThing(one, lost))]];
    }),
  );
}

const keptOfThing = (thing: unknown, lost: ReadonlySet<string>): unknown =>
  typeof thing === 'object' && thing !== null
    ? Object.fromEntries(Object.entries(thing).filter(([key]) => !lost.has(key)))
    : thing;
