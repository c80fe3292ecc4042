/** Kinds of things that people call by each other's words. */
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
