/** What of a step isn't understood: the shortest phrase without which the rest of the step is. */
import type { Action } from '../../meaning/meaning.js';
import { readByRules, type ReadContext, type StepInWords } from '../read.js';
import { tokenize, type Token } from '../tokens.js';

export interface Obstacle {
  /** As it is written in the step. */
  words: string;
  /** What the step would mean without these words. */
  rest: Action[];
}

/** No more ways of leaving words out are tried: a check of many steps should stay quick. */
const TRIES = 24;

/** Undefined where no single phrase is to blame. */
export function obstacleIn(step: StepInWords, context: ReadContext = {}): Obstacle | undefined {
  const tokens = tokenize(step.text);
  for (const span of spansOf(tokens).slice(0, TRIES)) {
    const reading = readByRules({ ...step, text: without(step.text, tokens, span) }, context);
    if (!reading.understood || reading.actions.some(isOwnWords)) continue;
    return { words: wordsOf(step.text, tokens, span), rest: reading.actions };
  }
  return undefined;
}

/** An operation in words of its own is only looked for on the page: it may be no better than the step was. */
const isOwnWords = ({ kind }: Action): boolean => kind === 'operate';

/** From the token at `from` to the one before `to`. */
interface Span {
  from: number;
  to: number;
}

/** The phrases that a sentence can do without, the shortest first. */
function spansOf(tokens: readonly Token[]): Span[] {
  const end = tokens.length - (isFullStop(tokens.at(-1)) ? 1 : 0);
  const indexes = [...Array(end).keys()].slice(1);
  const ends = [...indexes.filter((at) => isWall(tokens[at]) || isJoint(tokens[at])), end];
  const spans = indexes.flatMap((from) => {
    const first = tokens[from];
    if (!isWall(first) && !isJoint(first) && !isPreposition(first)) return [];
    return ends.filter((to) => to > from && endsWell(tokens, { from, to }, end)).map((to) => ({ from, to }));
  });
  return spans
    .filter(({ from, to }) => (to - from) / end <= LARGEST)
    .sort((one, other) => one.to - one.from - (other.to - other.from));
}

/** Where more is left out the rest says little. */
const LARGEST = 0.6;

/** Members of a list stay: without one of them it is another list. */
function endsWell(tokens: readonly Token[], { from, to }: Span, end: number): boolean {
  const isWhole = to === end || isWall(tokens[to]);
  if (isPreposition(tokens[from])) {
    const isClause = CLAUSAL.test(tokens[from]?.lower ?? '');
    return isWhole && to - from >= 2 && (isClause || !tokens.slice(from, to).some(isPredicate));
  }
  return to === end ? to - from >= 3 : to - from >= 5 && tokens[from]?.text !== ':';
}

/** They begin a clause of its own. */
const CLAUSAL = /^(?:as|after|before|until|because|since|unless|if)$/;

/** What it says belongs to what stands before the phrase. */
const isPredicate = ({ type, lower }: Token): boolean =>
  type === 'word' && /^(?:is|are|was|were|has|have|becomes?|appears?|comes?|shows?|says?)$/.test(lower);

const isWall = (token: Token | undefined): boolean =>
  token?.type === 'mark' && /^[,;:(–—-]$/.test(token.text);
const isFullStop = (token: Token | undefined): boolean =>
  token?.type === 'mark' && /^[.!?]$/.test(token.text);
const isJoint = (token: Token | undefined): boolean => token?.type === 'word' && JOINTS.has(token.lower);
const isPreposition = (token: Token | undefined): boolean =>
  token?.type === 'word' && PREPOSITIONS.has(token.lower);

const JOINTS = new Set(['and', 'but', 'while', 'so', 'then', 'which', 'who', 'where', 'whose', 'because']);
const PREPOSITIONS = new Set(
  (
    'about above after as at before behind below beside between by for from if in instead next of on since to ' +
    'under unless until when with without'
  ).split(' '),
);

function without(text: string, tokens: readonly Token[], { from, to }: Span): string {
  const front = text.slice(0, tokens[from]?.from).trimEnd();
  const behind = text.slice(tokens[to]?.from ?? text.length);
  return /^(?:[.,;:!?)]|$)/.test(behind) ? front + behind : `${front} ${behind}`;
}

const wordsOf = (text: string, tokens: readonly Token[], { from, to }: Span): string =>
  text.slice(tokens[from]?.from, tokens[to - 1]?.to).replace(/^[,;:–—-]\s*/, '');
