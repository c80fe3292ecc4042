/** How well a thing fits a word for its kind. */
import type { ScreenNode } from '../../screen/Screen.js';
import { fold } from '../names/compareNames.js';
import type { Purpose } from '../Grounding.js';
import type { KindRule } from './kindRules.js';
import { marksOf } from './marks.js';
import { holdsControls, SHAPES, type Shape } from './shapes.js';

/** The ways in which it may fit, and what each takes from the score. */
const COSTS = { role: 0, called: 5, loosely: 10, mark: 14, clicked: 30 } as const;

const SHAPE_COSTS: Partial<Record<Shape, number>> = {
  ...{ any: 0, field: 1, opening: 8, 'opening-menu': 2, pressed: 1, drawn: 8, text: 20, busy: 12 },
  ...{ small: 20, paged: 16, repeated: 25, headed: 27, holder: 28, clickable: 35, bar: 30, draggable: 14 },
  ...{ 'in-tabs': 8, 'in-menu': 10, listing: 20, offering: 6, 'trail-end': 24, 'in-row': 20 },
  ...{ 'in-drawing': 14, 'first-in-row': 8, 'above-rows': 20, 'picked-from': 8, 'ticked-item': 10 },
  ...{ live: 8, trail: 12 },
};

export interface KindFit {
  cost: number;
  way: keyof typeof COSTS | Shape;
}

type Made = ReturnType<typeof make>;

export function kindFit(node: ScreenNode, rule: KindRule, purpose: Purpose): KindFit | undefined {
  if (node.tag === '#text') return undefined;
  const made = madeOf(rule);
  if (made.only !== undefined && !SHAPES[made.only](node)) return undefined;
  // What takes the focus for all that is in it is no sign that one presses.
  if (made.only === 'usable' && holdsControls(node, 2)) return undefined;
  const role = byRole(node, made);
  if (role?.cost === 0) return role;
  return better(better(role, byMark(node, made, purpose)), byShape(node, made));
}

function better(one: KindFit | undefined, other: KindFit | undefined): KindFit | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return other.cost < one.cost ? other : one;
}

function byRole(node: ScreenNode, { exact, tags, loosely }: Made): KindFit | undefined {
  if (exact.has(node.role) || tags.has(node.tag)) return fit('role');
  return loosely.has(node.role) ? fit('loosely') : undefined;
}

/** In place of what is said, only what is done takes something else; and what is said not to be there must not be it. */
const LOOSE: ReadonlySet<Purpose> = new Set<Purpose>(['click', 'hover', 'drag', 'absence']);

function byMark(
  node: ScreenNode,
  { marks, called, clicked, shapes }: Made,
  purpose: Purpose,
): KindFit | undefined {
  if (called !== undefined && node.names.some(({ text }) => called.test(fold(text)))) return fit('called');
  const isMarked = marks !== undefined && node.isPlain !== true && marks.test(marksOf(node));
  if (clicked.has(node.role)) {
    if (isMarked) return { cost: COSTS.mark, way: 'clicked' };
    return LOOSE.has(purpose) ? fit('clicked') : undefined;
  }
  if (!isMarked) return undefined;
  return shapes.includes('clickable') ? { cost: COSTS.mark, way: 'clickable' } : fit('mark');
}

function byShape(node: ScreenNode, { shapes }: Made): KindFit | undefined {
  const shape = shapes.find((one) => SHAPES[one](node));
  return shape && { cost: SHAPE_COSTS[shape] ?? 0, way: shape };
}

const fit = (way: keyof typeof COSTS): KindFit => ({ cost: COSTS[way], way });

const made = new WeakMap<KindRule, Made>();

function madeOf(rule: KindRule): Made {
  let one = made.get(rule);
  if (one === undefined) made.set(rule, (one = make(rule)));
  return one;
}

const setOf = (words = ''): ReadonlySet<string> => new Set(words === '' ? [] : words.split(' '));

function make({ roles, tags, loosely, clicked, ...rule }: KindRule) {
  return {
    exact: setOf(roles),
    tags: setOf(tags),
    loosely: setOf(loosely),
    clicked: setOf(clicked),
    marks: rule.marks === undefined ? undefined : new RegExp(`(?:^|[ -])(?:${rule.marks})(?= |$)`),
    called: rule.called === undefined ? undefined : new RegExp(`^(?:${rule.called})$`),
    shapes: [...setOf(rule.shapes)] as Shape[],
    only: rule.only as Shape | undefined,
  };
}
