/** A tick that is nothing but an icon of a box, with or without a check mark in it, which is clicked or stands in what is clicked. Pure. */
import type { SeenNode } from './SeenNode.js';

/** Whether it is ticked; undefined for what is no such icon. */
export function isIconTicked(node: SeenNode): boolean | undefined {
  if (!TAGS.test(node.tag)) return undefined;
  const said = ` ${node.facts.class ?? ''} `;
  const is = CHECKED.test(said) ? true : UNCHECKED.test(said) ? false : undefined;
  return is !== undefined && isClicked(node) && !isOfTick(node) ? is : undefined;
}

const TAGS = /^(?:i|span|em|b)$/;
/** By the kits of icons that tell a box from a mere check mark: Bootstrap 3, Font Awesome, Material Design Icons, Bootstrap Icons. */
const CHECKED =
  / (?:glyphicon-check|fa-(?:check-square|square-check)(?:-o)?|mdi-checkbox-(?:marked|outline)(?:-outline)?|bi-check-square(?:-fill)?) /;
const UNCHECKED =
  / (?:glyphicon-unchecked|fa-square-o|mdi-checkbox-blank(?:-outline)?|bi-square) | (?:far|fa-regular) (?:\S+ )*fa-square /;

const DEEP = 3;

function around(node: SeenNode): SeenNode[] {
  const all = [node];
  for (let at = node.parent; at !== undefined && all.length <= DEEP; at = at.parent) all.push(at);
  return all;
}

const isClicked = (node: SeenNode): boolean => around(node).some(({ isUsable }) => isUsable);

/** What it is drawn for says itself what it is, or a box that is put away stands with it. */
const isOfTick = (node: SeenNode): boolean =>
  around(node).some(
    ({ facts }) => STATES.some((state) => facts[state] !== undefined) || TICKS.test(facts.role ?? ''),
  ) || around(node).slice(1, NEAR).some(holdsBox);

const NEAR = 3;
const STATES = ['aria-checked', 'aria-pressed', 'aria-selected', '.checked'];
const TICKS = /^(?:checkbox|switch|radio|option|treeitem|menuitem(?:checkbox|radio))$/;

const holdsBox = ({ children }: SeenNode): boolean =>
  children.some((child) => (child.tag === 'input' && BOXES.test(child.facts.type ?? '')) || holdsBox(child));
const BOXES = /^(?:checkbox|radio)$/;
