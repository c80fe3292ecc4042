/**
 * What a time says of what is expected. Not to come within a time is never to come in it; to be gone within a time is to be gone
 * by then; "I don't see it within a time" says either, and is a doubt.
 */
import { isDenied } from '../../meaning/describe.js';
import { isExpectation, type Action, type Expectation } from '../../meaning/meaning.js';
import type { Chart, Node, Reader } from '../chart.js';

/** "Within 5 seconds", "after at most 5 seconds", "within the next 5 seconds". */
export interface Limit {
  milliseconds: number;
  /** By then it is over. */
  isEnd: boolean;
  /** It begins now. */
  isAhead: boolean;
}

/** How a clause says it; only known while a step is read. */
export interface TimeSaid {
  coming?: 'comes' | 'goes' | 'seen';
  /** A time stands behind it, which may be said of the clauses before, too. */
  behind?: Limit | number;
}

const WAITS = /^(?:\S+ ){0,3}wait/;
const GOES =
  /\b(?:disappear(?:s|ed)?|vanish(?:es|ed)?|go(?:es)? away|hides?|closes?|gone|hidden|closed|away|absent|invisible|removed|deleted|no longer|any ?more|any longer)\b/;
const NOT_GONE = /\b(?:not|\w+n't) (?:\w+ )?(?:gone|hidden|closed|away|absent)\b/;
const COMES =
  /\b(?:appear|come|pop|show up|open(?<!\bis (?:not )?open)|become|get|turn|change|start|begin|redirect|land|receive)/;
const SEEN =
  /\b(?:see|sees|seen|find|finds|found|notice|observe|shows?|shown|displays?|displayed|reads?|says?)\b/;

/** Readings whose expectations know by which words they were said. */
export const markedByWords =
  (read: Reader): Reader =>
  (chart, at) =>
    read(chart, at).map((node) => withMarks(node, chart, at));

function withMarks(node: Node, { tokens }: Chart, at: number): Node {
  const actions = node.value as Action[];
  if (!actions.some(isUnmarked)) return node;
  const words = tokens
    .slice(at, node.end)
    .map(({ type, lower }) => (type === 'quoted' ? '"' : lower))
    .join(' ');
  const value = actions.map((action) => (isUnmarked(action) ? marked(action, words) : action));
  return { ...node, value };
}

const isUnmarked = (action: Action): action is Expectation =>
  isExpectation(action) && !('coming' in action) && (isDenied(action) || action.kind === 'expectVisible');

function marked(action: Expectation, words: string): Expectation & TimeSaid {
  const coming = comingBy(words, isDenied(action));
  return coming === undefined ? action : { ...action, coming };
}

function comingBy(words: string, isDenial: boolean): TimeSaid['coming'] {
  if (WAITS.test(words)) return 'goes';
  if (!isDenial) return NOT_GONE.test(words) ? 'seen' : undefined;
  if (GOES.test(words)) return 'goes';
  if (COMES.test(words)) return 'comes';
  return SEEN.test(words) ? 'seen' : undefined;
}

/** Undefined where it leaves open what is meant. */
export function limitedExpectation(
  { limit: _, ...action }: Expectation & TimeSaid,
  limit: Limit,
): Expectation | undefined {
  const { milliseconds } = limit;
  switch (meaningOf(action, limit)) {
    case 'throughout':
      return { ...action, lasting: milliseconds };
    case 'at latest':
      return { ...action, limit: milliseconds };
    case undefined:
      return undefined;
  }
}

function meaningOf(
  action: Expectation & TimeSaid,
  { isEnd, isAhead }: Limit,
): 'throughout' | 'at latest' | undefined {
  if (isEnd) return 'at latest';
  if (action.lasting !== undefined) return 'throughout';
  if (action.coming === 'seen') return undefined;
  if (!isDenied(action) || action.coming === 'goes') return 'at latest';
  if (action.coming === 'comes' || HAPPENINGS.has(action.kind)) return 'throughout';
  return isAhead ? undefined : 'at latest';
}

/** Once they have happened they don't go away. */
const HAPPENINGS: ReadonlySet<Expectation['kind']> = new Set<Expectation['kind']>([
  ...(['expectDialog', 'expectNewTab', 'expectDownload', 'expectDownloaded', 'expectProblem'] as const),
]);
