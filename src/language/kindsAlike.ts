/** Kinds of things that people call by each other's words. */
import type { Target } from '../meaning/meaning.js';
import type { Named } from './resolve.js';

export const isAlike = (one: string | undefined, other: string): boolean =>
  ALIKE.some((alike) => alike.includes(one ?? '') && alike.includes(other));

/** Words for kinds that people use for one another. */
const ALIKE: readonly (readonly string[])[] = [
  ['field', 'search field', 'number field', 'combo box', 'drop-down', 'slider'],
  ['field', 'checkbox'],
  ['drop-down', 'combo box', 'list box', 'list'],
  ['button', 'toggle button', 'switch', 'disclosure', 'link'],
  ['item', 'tree item', 'menu item', 'option', 'row', 'section'],
  ['cell', 'grid cell'],
  ['switch', 'checkbox', 'toggle button'],
  ['dialog', 'section'],
];

/** "The second panel shows 2 while the first one …", "There are 3 rows. The last one …": one of the same. */
export function oneOfSame(one: Target, { last, all }: Named): Target {
  const { role, ordinal, ...more } = one;
  if (role !== 'thing' || ordinal === undefined || Object.keys(more).length > 0) return one;
  const counted = all?.isCounted === true ? all.targets[0] : undefined;
  if (counted === undefined) return last?.ordinal === undefined ? one : { ...last, ordinal };
  if (counted.role !== 'thing') return { ...counted, ordinal };
  return counted.within === undefined ? one : { role: 'item', ordinal, within: counted.within };
}
