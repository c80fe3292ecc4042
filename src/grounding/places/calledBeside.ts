/** A text in no element of its own is found by the field beside it, which then is what stands next to the text. */
import type { Target } from '../../meaning/meaning.js';
import type { ScreenNode } from '../../screen/Screen.js';
import { takesValue } from '../kinds/shapes.js';
import { fold } from '../names/compareNames.js';

/** Those that nothing but a text beside them calls so. */
export function fieldsCalledSo<One extends { node: ScreenNode }>(
  all: readonly One[],
  found: readonly ScreenNode[],
  { relation, thing: { name, role } }: NonNullable<Target['beside']>,
): One[] {
  if (relation !== 'next to' || role !== undefined || name === undefined) return [];
  const isSilent = ({ text, names }: ScreenNode): boolean =>
    [text, ...names.map((one) => one.text)].every((one) => !fold(one).includes(fold(name)));
  return all.filter(({ node }) => takesValue(node) && found.includes(node) && isSilent(node));
}
