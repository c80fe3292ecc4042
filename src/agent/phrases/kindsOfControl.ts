/** Which kinds of things can be written into, chosen from, moved and unfolded. */
import type { Target } from '../action.js';

type Role = Target['role'];

const WRITABLE: readonly Role[] = [
  undefined,
  'field',
  'search field',
  'drop-down',
  'list',
  'cell',
  'number field',
  'combo box',
  'list box',
  'grid cell',
  'slider',
];

export function isWritable({ role }: Target): boolean {
  return WRITABLE.includes(role);
}

const LISTS: readonly Role[] = [undefined, 'drop-down', 'list', 'field', 'combo box', 'list box'];

export function isListOfOptions({ role }: Target): boolean {
  return LISTS.includes(role);
}

const GAUGES: readonly Role[] = [undefined, 'slider', 'number field', 'field'];

export function isGauge({ role }: Target): boolean {
  return GAUGES.includes(role);
}

const POPUPS: readonly Role[] = ['menu', 'drop-down', 'combo box', 'list box'];
const FOLDING: readonly Role[] = ['section', 'disclosure', 'tree item'];
const FOLDING_IF_SAID: readonly Role[] = [
  undefined,
  'item',
  'row',
  'heading',
  'group',
  'button',
  'list',
  'menu item',
];

/** What is opened and closed rather than gone to or shut; it must be named. */
export function isPopupOrFolding({ role, name, ordinal }: Target): boolean {
  const isNamed = name !== undefined || ordinal !== undefined;
  return isNamed && (POPUPS.includes(role) || FOLDING.includes(role));
}

/** What can be expanded, where that very word is said. */
export function isExpandable(target: Target): boolean {
  const { role, name, ordinal, within } = target;
  const isSaid = name !== undefined || ordinal !== undefined || within !== undefined;
  return isSaid && (isPopupOrFolding(target) || FOLDING_IF_SAID.includes(role) || FOLDING.includes(role));
}
