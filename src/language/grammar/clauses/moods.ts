/** Whether something is done or expected, as far as the step says before its words do. */
import type { Chart, Reader } from '../../chart.js';
import { isExpectation, type Action } from '../../../meaning/meaning.js';
import { isOnlyNamed } from '../circumstances.js';

/** Whether a step does something or checks something, where its words leave that open. */
export type Mood = 'action' | 'check' | undefined;

/** Where a label says that something is expected, nothing is done; what is only named is seen. */
export function withoutActions(read: Reader): Reader {
  return (chart, at) => {
    const nodes = read(chart, at);
    if (!(chart.context as MoodSaid).isExpected) return nodes;
    return nodes.filter(
      ({ value }) => (value as Action[]).every(isOnlyNamed) || isExpected(value as Action[]),
    );
  };
}

const isExpected = (actions: readonly Action[]): boolean => {
  const last = actions.at(-1);
  return last !== undefined && isExpectation(last);
};

interface MoodSaid {
  mood: Mood;
  isExpected: boolean;
  /** A case begins with what is done. */
  isFirst: boolean;
}

/** Nothing, at a cost that hangs on the mood. */
function costing(costOf: (said: MoodSaid) => number): Reader {
  return (chart: Chart, at: number) => [{ end: at, cost: costOf(chart.context as MoodSaid), value: '' }];
}

export const MOOD_READERS: Readonly<Record<string, Reader>> = {
  isAction: costing(({ mood, isFirst }) =>
    mood === 'action' || (isFirst && mood === undefined) ? 0 : mood === undefined ? 0.3 : 0.9,
  ),
  /** Only behind words that say so. */
  saidAction: ({ context }, at) =>
    (context as MoodSaid).mood === 'action' ? [{ end: at, cost: 0, value: '' }] : [],
  isExpected: ({ context }, at) =>
    (context as MoodSaid).isExpected ? [{ end: at, cost: 0, value: '' }] : [],
  inNote: ({ context }, at) =>
    (context as { isNote?: boolean }).isNote === true ? [{ end: at, cost: 0, value: '' }] : [],
  noAction: costing(({ mood, isFirst }) =>
    mood === 'action' ? 0.5 : isFirst && mood === undefined ? 0.15 : 0,
  ),
  noGiven: costing(({ mood }) => (mood === 'action' ? 2 : 0)),
  noCheck: costing(({ mood }) => (mood === 'check' ? 1 : 0)),
  /** Never behind "Then". */
  unlessCheck: ({ context }, at) =>
    (context as MoodSaid).mood === 'check' ? [] : [{ end: at, cost: 0, value: '' }],
  isCheck: costing(({ mood, isFirst }) => (mood === 'check' ? 0 : mood === 'action' || isFirst ? 0.9 : 0.3)),
};
