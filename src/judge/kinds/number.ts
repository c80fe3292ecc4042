/** What the number that a thing shows is, by itself and beside what it was before. */
import { describeTarget, quote } from '../../meaning/describeTarget.js';
import type { ActionOf, Target } from '../../meaning/meaning.js';
import type { ScreenNode } from '../../screen/Screen.js';
import { compares, numbersIn, type Readings } from '../text/numbers.js';
import { findOne, type Found } from '../find.js';
import { onlyOf } from '../../grounding/places/structure.js';
import { isUnclear, notesOf, viewOf, unclear, type Outcome, type Unclear, type View } from '../Judgement.js';
import { joined, shorten } from '../text/matchText.js';
import { normalise } from '../text/spelling.js';
import { contentOf, numberOf, textOf, valueOf } from './content.js';
import { standingWith } from './standsWith.js';

export function judgeNumber(amount: ActionOf<'expectNumber'>, { node }: Found): Outcome {
  const text = numberText(node, amount.target);
  const answer = answerOf(text, (number) => compares(number, amount));
  if (typeof answer === 'string') return notPlain(amount.target, answer);
  return { holds: answer, observed: quote(shorten(text, 100)) };
}

export function judgeChange(
  { target, change, by }: ActionOf<'expectChange'>,
  { node }: Found,
  view: View,
): Outcome {
  const { screen } = view.before;
  if (screen === undefined) return unseen(target);
  const before = findOne(target, viewOf(screen, {}));
  if (isUnclear(before)) return unseen(target);
  const [was, is] = [before.node, node].map((one) => numberText(one, target)) as [string, string];
  const observed = `${quote(shorten(is, 100))}, and ${quote(shorten(was, 100))} before`;
  const note = notesOf(before.note);
  // "12 Main Street" and "12 High Street" have the same number, and are not the same.
  if (by === undefined && (change === 'the same' || (change === 'different' && !areNumbers([was, is])))) {
    const isSame = normalise(contentOf(before.node)) === normalise(contentOf(node));
    return { holds: isSame === (change === 'the same'), observed, note };
  }
  const answer =
    whyNot(is) ?? whyNot(was) ?? isChanged([was, is], (difference) => CHANGES[change](difference, by));
  return typeof answer === 'string' ? notPlain(target, answer) : { holds: answer, observed, note };
}

const areNumbers = (texts: readonly string[]): boolean => texts.every((text) => numbersIn(text).length === 1);

/** By each way to read them. */
function isChanged([was, is]: [string, string], holds: (difference: number) => boolean): boolean | string {
  const [before = [], now = []] = [numbersIn(was)[0], numbersIn(is)[0]];
  const answers = before.flatMap((earlier) => now.map((later) => holds(later - earlier)));
  return sure(answers) ?? `${quote(was)} and ${quote(is)} may be read in more than one way`;
}

export function judgeSame(
  { target, other, negated }: ActionOf<'expectSame'>,
  { node }: Found,
  view: View,
): Outcome {
  const another = findOne(other, view);
  if (isUnclear(another)) return another;
  const [is, should] = [readOf(node, target), readOf(another.node, other)];
  const isSame = is !== '' && normalise(is) === normalise(should);
  const observed = `${quote(shorten(is, 100))}, and ${describeTarget(other)} shows ${quote(shorten(should, 100))}`;
  return { holds: isSame !== negated, observed, ...reported(another) };
}

/** Of a label, the one thing that stands with it. */
const readOf = (node: ScreenNode, target: Target): string =>
  onlyOf(standingWith(target, node) ?? [])?.text ?? contentOf(node);

const reported = ({ note, isDoubtful = false }: Found) => ({ note, isDoubtful });

/** In fractions of what is shown a computer is not exact. */
const isNone = (difference: number): boolean => Math.abs(difference) < 1e-9;

type ChangeKind = ActionOf<'expectChange'>['change'];
const CHANGES: Record<ChangeKind, (difference: number, by: number | undefined) => boolean> = {
  more: (difference, by) => (by === undefined ? difference > 0 : isNone(difference - by)),
  less: (difference, by) => (by === undefined ? difference < 0 : isNone(difference + by)),
  'the same': isNone,
  different: (difference) => !isNone(difference),
};

/** Its value, or its text without its own name, which may have a number in it: the "Top 10" row. */
function numberText(node: ScreenNode, target: Target): string {
  const { name } = target;
  const number = numberOf(node) ?? valueOf(node);
  if (number !== undefined) return number;
  const beside = standingWith(target, node);
  if (beside !== undefined) return joined(beside, ['text', 'value']);
  const text = textOf(node);
  const rest = name === undefined ? text : text.replace(name.trim(), ' ');
  return numbersIn(rest).length === 0 ? text : rest;
}

/** In words, why it can't be known. */
function answerOf(text: string, holds: (number: number) => boolean): boolean | string {
  const why = whyNot(text);
  if (why !== undefined) return why;
  const only: Readings = numbersIn(text)[0] ?? [];
  return sure(only.map(holds)) ?? `${quote(text)} may be ${only.join(' or ')}`;
}

function whyNot(text: string): string | undefined {
  const { length } = numbersIn(text);
  if (length === 0) return `there is no number in ${quote(shorten(text, 100))}`;
  return length > 1 ? `there are ${length} numbers in ${quote(shorten(text, 100))}` : undefined;
}

/** Undefined where the answers differ. */
function sure(answers: readonly boolean[]): boolean | undefined {
  const different = new Set(answers);
  return different.size === 1 ? [...different][0] : undefined;
}

const notPlain = (target: Target, why: string): Unclear =>
  unclear(
    'target ambiguous',
    `What number ${describeTarget(target)} shows is not plain: ${why}. Please name the thing that shows the one number meant.`,
  );

const unseen = (target: Target): Unclear =>
  unclear(
    'target not found',
    `What ${describeTarget(target)} was before the last deed is not known: it was not to be seen then. Please let a step remember it.`,
  );
