/** The word by which a case may call a thing, and what it is called. */
import type { Kind } from '../../meaning/kinds.js';
import { OF_MARKUP, type ScreenNode } from '../../screen/Screen.js';
import { squeeze } from '../names/compareNames.js';
import { KIND_RULES } from './kindRules.js';

/** Roles that people call otherwise; all others that are kinds are called so. */
const WORDS: Record<string, Kind> = {
  ...({ textbox: 'field', searchbox: 'search field', spinbutton: 'field', listbox: 'drop-down' } as const),
  ...({ combobox: 'drop-down', radio: 'radio button', menuitem: 'menu item', img: 'image' } as const),
  ...({ menuitemcheckbox: 'menu item', menuitemradio: 'menu item', listitem: 'item' } as const),
  ...({ gridcell: 'cell', rowheader: 'row header', columnheader: 'column header' } as const),
  ...({ region: 'section', alertdialog: 'dialog', grid: 'table', treegrid: 'table' } as const),
  ...({ banner: 'header', contentinfo: 'footer', complementary: 'sidebar', main: 'main area' } as const),
  ...({ status: 'alert', radiogroup: 'group', menubar: 'menu', treeitem: 'tree item' } as const),
  ...({ progressbar: 'progress bar', tabpanel: 'tab panel', code: 'code block' } as const),
};
/** A paragraph is what stands in it. */
const isKind = (role: string): role is Kind => role !== 'paragraph' && Object.hasOwn(KIND_RULES, role);

export function kindOf({ role, tag, states }: ScreenNode): Kind | undefined {
  if (tag === 'iframe' || tag === 'frame') return 'frame';
  if (tag === 'video') return 'video';
  return WORDS[role] ?? (isKind(role) ? role : states.editable === true ? 'field' : undefined);
}

/** What a person reads or hears as its name; '' for nothing. */
export function calledOf(node: ScreenNode): string {
  const seen = node.names.find(
    ({ from }) => !OF_MARKUP.has(from) && !(from === 'content' && isContainer(node)),
  );
  const name = squeeze(seen?.text ?? (isContainer(node) ? '' : node.text));
  return name.length > 60 ? `${name.slice(0, 59)}…` : name;
}

const CONTAINERS: ReadonlySet<string> = new Set(
  `list table grid treegrid tree dialog alertdialog form navigation main region group radiogroup combobox listbox menu menubar
   toolbar tablist tabpanel article figure feed complementary banner contentinfo search document`.split(
    /\s+/,
  ),
);
const CONTAINER_TAGS: ReadonlySet<string> = new Set(
  'iframe frame body section form header footer details'.split(' '),
);

/** What holds other things, and so is not called by all that is read in it. */
export const isContainer = ({ role, tag }: ScreenNode): boolean =>
  CONTAINERS.has(role) || CONTAINER_TAGS.has(tag);

/** `button "Edit"`. */
export function sayNode(node: ScreenNode, kind: Kind | 'text' = kindOf(node) ?? 'text'): string {
  const name = calledOf(node);
  return name === '' ? kind : `${kind} "${name}"`;
}
