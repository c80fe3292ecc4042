/** "Click Save | A toast appears", "Click Save. Expected: a toast", "Click Save. → A toast": what is done, and what is expected of it, in one step. */
import { LEADING_ON, tokenize, type Token } from './tokens.js';

export interface Part {
  text: string;
  /** Where it begins in the step's text. */
  from: number;
  isExpected: boolean;
}

/** Undefined where the step is one. */
export function partsOf(text: string): Part[] | undefined {
  if (!/\||expected|[.!?;]["”]?\s*(?:->|=>|→|⇒|➔)/i.test(text)) return undefined;
  const tokens = tokenize(text);
  const at = tokens.findIndex(
    (token, index) =>
      index > 0 && (isWall(token) || isLabel(tokens, index) || isArrowBehindEnd(tokens, index)),
  );
  const [wall] = tokens.slice(at);
  if (at < 1 || wall === undefined) return undefined;
  return split(text, wall.from, isWall(wall) || isArrow(wall) ? wall.to : wall.from);
}

/** The same at an arrow, which may as well lead from menu to menu. */
export function partsAtArrow(text: string): Part[] | undefined {
  const tokens = tokenize(text);
  const arrow = tokens.findLast(
    (token, index) => index > 0 && isArrow(token) && !isBetweenNumbers(tokens, index),
  );
  return arrow && split(text, arrow.from, arrow.to);
}

function split(text: string, end: number, begin: number): Part[] | undefined {
  const [done, expected] = [text.slice(0, end), text.slice(begin)];
  if (done.trim() === '' || expected.trim() === '') return undefined;
  const parts = [
    { text: done.trimEnd(), from: 0, isExpected: false },
    { text: expected, from: begin, isExpected: true },
  ];
  return parts.filter((part) => !/^\s*[-–—]?\s*$/.test(part.text));
}

/** "11 -> 12" is what one number becomes. */
const isBetweenNumbers = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.type === 'number' && tokens[at + 1]?.type === 'number';

const isArrow = ({ type, text }: Token): boolean => type === 'mark' && LEADING_ON.test(text);

/** "Expand the row. → Both are listed": a sentence has ended. */
const isArrowBehindEnd = (tokens: readonly Token[], at: number): boolean =>
  tokens[at] !== undefined && isArrow(tokens[at]) && /^[.!?;]$/.test(tokens[at - 1]?.text ?? '');

const isWall = ({ type, text }: Token): boolean => type === 'mark' && text === '|';

/** "Expected:", "Expected result:" behind a sentence. */
function isLabel(tokens: readonly Token[], at: number): boolean {
  const [before, word, ...next] = tokens.slice(at - 1, at + 4);
  if (word?.type !== 'word' || word.lower !== 'expected' || !/^[.;,:!?)–-]$/.test(before?.text ?? ''))
    return false;
  const colon = next.findIndex(({ text }) => text === ':');
  return colon === 0 || (colon > 0 && /^(?:results?|outcome|behaviou?r)$/.test(next[colon - 1]?.lower ?? ''));
}
