/** Why a target does not mean one thing here, and what could be written instead. */
import { describeTarget, describeThing, describeThings } from '../../meaning/describeTarget.js';
import type { Beside, Target } from '../../meaning/meaning.js';
import type { ScreenNode } from '../../screen/Screen.js';
import { StepError } from '../../screen/StepError.js';
import { ground } from '../ground.js';
import type { Grounding } from '../Grounding.js';
import { nearestTo, sayNearest, type Context } from './nearest.js';
import { tellApart } from './tellApart.js';
import { fitOf, nameOf } from '../names/compareNames.js';
import { isDrawn } from '../places/measure.js';
import { indexOf } from '../names/screenIndex.js';

/** Undefined where nothing is to be explained. */
export function explainGrounding(
  grounding: Grounding,
  target: Target,
  context: Context,
): StepError | undefined {
  if (grounding.problem === undefined) return undefined;
  if (grounding.lost !== undefined && grounding.lostPlace !== undefined)
    return explainGrounding(grounding.lost, grounding.lostPlace, { ...context, purpose: 'place' });
  if (grounding.problem === 'several') return explainSeveral(grounding, target, context);
  return explainOrdinal(grounding, target) ?? explainBeside(target, context) ?? explainNone(target, context);
}

function explainSeveral({ candidates, among }: Grounding, target: Target, context: Context): StepError {
  const { within, ...alone } = target;
  const words = within ? `${describeThing(alone)} in ${describeTarget(within)}` : describeThing(target);
  const alike = candidates.slice(0, among).map(({ node }) => node);
  const apart = tellApart(alike, target, context);
  const message = `${words} means ${among} things here: ${apart.join('; ')}. Please write one of these instead.`;
  return new StepError('target ambiguous', message, { candidates: apart });
}

function explainOrdinal({ among }: Grounding, target: Target): StepError | undefined {
  if (target.ordinal === undefined || among === 0) return undefined;
  const { within, ...things } = target;
  const where = within ? ` in ${describeTarget(within)}` : ' on the page';
  const message = `There ${among === 1 ? 'is' : 'are'} only ${among} ${describeThings(things, among)}${where}, so ${describeTarget(target)} does not exist.`;
  return notFound(`${message} Please name one that is there.`);
}

/** What each relation means, for whom it was too narrow. */
const RULES: Record<Beside, string> = {
  'next to': 'Next to it is what stands in the same row, list item or card, or on its line.',
  under:
    'Under a heading is what follows up to the next heading of its rank; under other things, what stands below them.',
  above: 'Above it is what stands over it in the same column.',
  'to the left of': 'To the left of it is what stands on its line.',
  'to the right of': 'To the right of it is what stands on its line.',
};

function explainBeside(target: Target, context: Context): StepError | undefined {
  const { beside, within, ...alone } = target;
  if (beside === undefined) return undefined;
  const elsewhere = { ...alone, ...(within && { within }) };
  const others = ground(elsewhere, context.screen, context.purpose);
  if (others.among === 0) return undefined;
  const there = others.candidates.slice(0, others.among).map(({ node }) => node);
  const candidates = tellApart(there, elsewhere, context);
  const where = `${beside.relation} ${describeTarget(beside.thing)}${within ? ` in ${describeTarget(within)}` : ''}`;
  const message = `No ${describeNamed(alone)} ${where}. ${RULES[beside.relation]} Elsewhere: ${candidates.join('; ')}.`;
  return notFound(message, candidates);
}

function explainNone(target: Target, context: Context): StepError {
  const { within } = target;
  const what = `No ${describeNamed(target)} ${within ? `in ${describeTarget(within)}` : 'on the page'}.`;
  const elsewhere = findElsewhere(target, context);
  if (elsewhere !== undefined) return notFound(`${what} ${elsewhere}`);
  const nearest = nearestTo(target, context);
  return notFound(`${what} ${sayNearest(nearest, target)}`, nearest.things);
}

function notFound(message: string, candidates: string[] = []): StepError {
  return new StepError('target not found', message, { candidates });
}

function describeNamed({ name, role, level }: Target): string {
  const kind = level === undefined ? role : `level ${level} heading`;
  if (name === undefined) return kind ?? 'thing';
  return kind === undefined ? `"${name}"` : `${kind} named "${name}"`;
}

/** In a sentence; undefined where it is nowhere. */
function findElsewhere(target: Target, context: Context): string | undefined {
  if (isHidden(target, context)) return 'One is there, but it is hidden: please show it first.';
  return findText(target, context) ?? findClosed(context);
}

function isHidden(target: Target, { screen, hidden, purpose }: Context): boolean {
  if (target.name === undefined || hidden === undefined) return false;
  const { candidates, among, isExact } = ground(target, hidden, purpose);
  return isExact && candidates.slice(0, among).every(({ node }) => !isShown(node, screen.nodes));
}

const isShown = ({ key }: ScreenNode, all: readonly ScreenNode[]): boolean =>
  all.some((node) => node.key === key && node.isVisible);

function findText({ name, role }: Target, { screen }: Context): string | undefined {
  if (name === undefined || (role !== 'button' && role !== 'link')) return undefined;
  const sought = nameOf(name, 'read');
  const isThere = indexOf(screen).texts.some(
    ({ node, plain, folded }) => node.isVisible && fitOf(sought, plain, folded) === 'exact',
  );
  if (!isThere) return undefined;
  return `"${name}" is there as a text, but nothing says that it is a ${role}: please write "${name}" alone if that is meant.`;
}

function findClosed({ screen: { nodes } }: Context): string | undefined {
  const closed = nodes.filter((node) => node.mayBeClosed === true && node.isVisible && isDrawn(node));
  if (closed.length === 0) return undefined;
  const tags = [...new Set(closed.map(({ tag }) => `<${tag}>`))].slice(0, 3).join(', ');
  return `What is inside of ${tags} may be closed to tests (a closed shadow root). Please open it with { mode: 'open' }.`;
}
