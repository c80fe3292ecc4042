/** "Name: Ada, Mail: a@b.c", "Name - Ada, Message - We arrive late, is that fine?": fields and values set off by a mark. */
import { compileRules, type Chart, type Node, type Reader } from '../../chart.js';
import { isVerb } from '../../lexicon/verbForms.js';
import { textOf, type Token } from '../../tokens.js';
import { questionMark } from '../names.js';
import type { FieldPair } from './fieldPairs.js';

export const MARKED_PAIR_READERS: Readonly<Record<string, Reader>> = {
  markedPairs: compileRules([
    {
      pattern: '{markedPair} (,|;|,_and|;_and) {markedPair:other}',
      means: ({ markedPair, other }: { markedPair: FieldPair; other: FieldPair }) => [markedPair, other],
    },
    {
      pattern: '{markedPair} (,|;|,_and|;_and) {markedPairs}',
      means: ({ markedPair, markedPairs }: { markedPair: FieldPair; markedPairs: FieldPair[] }) => [
        markedPair,
        ...markedPairs,
      ],
    },
  ]),
  markedPair: readMarkedPair,
};

/** A name of a few words behind a comma or colon, a mark, and all up to where the next one begins. */
function readMarkedPair({ tokens, context }: Chart, at: number): readonly Node[] {
  const mark = markBehindName(tokens, at);
  if (mark === undefined || !/^[,;:]$/.test(tokens[at - 1]?.text ?? '')) return [];
  const end = endOfValue(tokens, mark + 1);
  const value = textOf(tokens, mark + 1, end) + questionMark(tokens, end, context);
  const words = tokens.slice(mark + 1, end);
  return words.length === 1 || (words.length > 1 && words.every(({ type }) => type !== 'quoted'))
    ? [{ end, cost: 0.1, value: { name: textOf(tokens, at, mark), value } satisfies FieldPair }]
    : [];
}

const LONGEST_NAME = 3;

function markBehindName(tokens: readonly Token[], at: number): number | undefined {
  const mark = tokens.findIndex((_, index) => index > at && isMark(tokens, index));
  const words = tokens.slice(at, mark);
  const isName =
    mark > at &&
    words.length <= LONGEST_NAME &&
    words.every(({ type, text }) => type === 'word' && /^\p{L}/u.test(text));
  return isName ? mark : undefined;
}

/** A dash between words is part of them, and a colon between numbers of a time. */
const isMark = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.type === 'mark' &&
  (tokens[at].text === ':'
    ? isApart(tokens, at + 1)
    : /^[-–]$/.test(tokens[at].text) && isApart(tokens, at) && isApart(tokens, at + 1));

const isApart = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at]?.from ?? 0) > (tokens[at - 1]?.to ?? 0);

function endOfValue(tokens: readonly Token[], at: number): number {
  const end = tokens.findIndex(
    (token, index) =>
      index > at &&
      (/^(?:;|->|→|=>)$/.test(token.text) ||
        (token.text === '.' && isApart(tokens, index + 1)) ||
        (token.text === ',' && markBehindName(tokens, index + 1) !== undefined) ||
        isDone(tokens, index)),
  );
  return end === -1 ? tokens.length : end;
}

/** "… and press Save" */
const isDone = (tokens: readonly Token[], at: number): boolean =>
  /^(?:and|then|,)$/.test(tokens[at]?.lower ?? '') &&
  isVerb((tokens[at + 1]?.lower === 'then' ? tokens[at + 2] : tokens[at + 1])?.lower ?? '');
