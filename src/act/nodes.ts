/** Ways from one thing on a screen to others: what it stands in and holds, what it is tied to, where it is later. */
import { holds as isAround } from '../grounding/places/structure.js';
import { squeeze as plain } from '../grounding/names/compareNames.js';
import type { Screen, ScreenNode } from '../screen/Screen.js';

export { plain };

export {
  ancestorsOf as around,
  descendantsOf as inside,
  innermost,
  onlyOf,
  outermost,
} from '../grounding/places/structure.js';

export function isOf(node: ScreenNode, ...roles: readonly string[]): boolean {
  return roles.includes(node.role);
}

/** It does not hold itself. */
export const holds = (place: ScreenNode, node: ScreenNode): boolean =>
  node.parent !== undefined && isAround(place, node.parent);

/** The same thing in a later look; undefined where it is gone. */
export function later(node: ScreenNode, screen: Screen): ScreenNode | undefined {
  if (node.key !== undefined) return screen.nodes.find(({ key }) => key === node.key);
  const same = screen.nodes[node.id];
  return same?.tag === node.tag && same.role === node.role ? same : undefined;
}

/** What has the focus; the page itself is nothing that has it. */
export function focusedIn({ nodes }: Screen): ScreenNode | undefined {
  return nodes.findLast(
    ({ states, tag }) => states.focused === true && !['#document', 'body', 'html', 'iframe'].includes(tag),
  );
}

/** Those that an attribute names by their ids. */
export function tied(ids: string | undefined, screen: Screen): ScreenNode[] {
  const named = ids?.trim().split(/\s+/) ?? [];
  return screen.nodes.filter(({ attributes: { id } }) => id !== undefined && named.includes(id));
}

/** What labels a field, be it by an id or by holding it. */
export function labelsOf(node: ScreenNode, screen: Screen): ScreenNode[] {
  const { id } = node.attributes;
  return screen.nodes.filter(
    (one) =>
      one.tag === 'label' &&
      ((id !== undefined && one.attributes.labelFor === id) ||
        (one.attributes.labelFor === undefined && holds(one, node))),
  );
}

/** What is read first of the names of a thing, for people to know it by. */
export function nameOf(node: ScreenNode): string {
  return node.names[0]?.text ?? node.text;
}

/** All that it is called, and what is read in it. */
export const wordsOf = ({ text, names }: ScreenNode): string[] => [text, ...names.map((name) => name.text)];

/** But for case. */
export const isAlike = (one: string, other: string): boolean =>
  plain(one).toLowerCase() === plain(other).toLowerCase();

/** As its markup begins: `<div id="cover">`. */
export function sayMarkup({ tag, attributes: { id, className } }: ScreenNode): string {
  const said = [id && ` id="${id}"`, className && ` class="${className}"`];
  return `<${tag}${said.filter(Boolean).join('')}>`;
}
