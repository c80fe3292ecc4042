/** A switch that is only drawn: a bar that one can click, with a knob at one of its ends. Pure. */
import type { SeenNode } from './SeenNode.js';

/** Whether it is on, by where its knob is; undefined for what is no such switch. */
export function isDrawnOn(node: SeenNode): boolean | undefined {
  const [knob, another] = node.children;
  if (knob === undefined || another !== undefined || !isBar(node) || !isKnob(knob, node)) return undefined;
  const off = knob.box.x + knob.box.width / 2 - (node.box.x + node.box.width / 2);
  return Math.abs(off) < 2 ? undefined : off > 0;
}

function isBar({ tag, isUsable, box: { width, height } }: SeenNode): boolean {
  const isSmall = width >= 24 && width <= 80 && height >= 12 && height <= 44;
  return (tag === 'div' || tag === 'span') && isUsable && isSmall && width >= 1.4 * height;
}

function isKnob({ tag, children, box: { width, height } }: SeenNode, { box: bar }: SeenNode): boolean {
  const isRound = Math.abs(width - height) <= 3 && height >= bar.height / 2 && height <= bar.height + 6;
  return (tag === 'div' || tag === 'span') && children.length === 0 && isRound;
}
