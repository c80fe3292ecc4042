/** Which elements each role word means, and which are looked at first where no kind is said. */
import type { Page } from '@playwright/test';
import type { Target } from '../action.js';
import type { RoleWord } from '../language/roleWords.js';

export type AriaRole = Parameters<Page['getByRole']>[0];

/** Elements that may be meant alike. */
export interface Family {
  roles: readonly AriaRole[];
  /** The members among form fields: a label or a placeholder names them, too. */
  fields?: string;
  /** What stands in it names it: the "Milk" row. */
  byContent?: true;
  /** A heading in it names it: the "Filters" section. */
  headed?: string;
  /** What names it in place of a heading. */
  opened?: string;
  /** Members that the text in them names, without an ARIA role. */
  worded?: string;
  /** Members that a title names, without an ARIA role. */
  titled?: string;
  /** What the members by role must be marked with. */
  marked?: string;
  /** Members that have no ARIA role without a name. */
  unnamed?: string;
  /** Only those that belong to the page, not to a part of it. */
  outer?: true;
  /** Visible text, alternative text and titles name it. */
  text?: true;
}

/**
 * What the thing is wanted for. `fold`: to see whether it is expanded. `place` is something to look inside of,
 * `neighbour` what another thing stands beside.
 */
export type Purpose =
  'click' | 'drag' | 'fill' | 'form field' | 'select' | 'check' | 'look' | 'fold' | 'place' | 'neighbour';

const FIELD = 'input:not([type=hidden], [type=button], [type=submit], [type=reset], [type=image])';
const WRITABLE = `${FIELD}:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=""], [contenteditable=true], [contenteditable=plaintext-only]`;
export const CHECKABLE =
  'input[type=checkbox], input[type=radio], [role=checkbox], [role=switch], [role=radio]';
const SECTIONS = 'section, article, aside, form, fieldset, details, [role=region], [role=group], [role=form]';

const FIELDS: Family = {
  roles: ['textbox', 'searchbox', 'combobox', 'spinbutton', 'slider'],
  fields: WRITABLE,
};
const DROP_DOWNS: Family = { roles: ['combobox', 'listbox'], fields: 'select' };
const BREADCRUMB = '[aria-label*=breadcrumb i], [class*=breadcrumb i], [id*=breadcrumb i]';
const LISTS: Family = { roles: ['list'], headed: SECTIONS };

const FAMILIES: Record<RoleWord, Family | readonly Family[]> = {
  button: { roles: ['button'] },
  link: { roles: ['link'] },
  tab: { roles: ['tab'] },
  checkbox: { roles: ['checkbox', 'menuitemcheckbox'], fields: 'input[type=checkbox], [role=checkbox]' },
  'radio button': { roles: ['radio', 'menuitemradio'], fields: 'input[type=radio], [role=radio]' },
  option: { roles: ['option', 'radio'] },
  switch: { roles: ['switch', 'checkbox'], fields: CHECKABLE },
  'menu item': { roles: ['menuitem', 'menuitemcheckbox', 'menuitemradio'] },
  field: FIELDS,
  'search field': {
    roles: ['searchbox', 'textbox', 'combobox'],
    fields: WRITABLE,
    unnamed: 'input[type=search]',
  },
  'drop-down': DROP_DOWNS,
  heading: { roles: ['heading'] },
  image: { roles: ['img'] },
  row: { roles: ['row'], byContent: true },
  cell: { roles: ['cell', 'gridcell', 'rowheader', 'columnheader'] },
  'row header': { roles: ['rowheader'] },
  column: { roles: ['columnheader'] },
  'column header': { roles: ['columnheader'] },
  item: { roles: ['listitem', 'treeitem'], byContent: true },
  list: LISTS,
  table: { roles: ['table', 'grid', 'treegrid'], headed: SECTIONS },
  dialog: { roles: ['dialog', 'alertdialog'], headed: 'dialog, [role=dialog], [role=alertdialog]' },
  section: { roles: ['region', 'group', 'form', 'article', 'tabpanel', 'complementary'], headed: SECTIONS },
  form: { roles: ['form'], headed: 'form, [role=form]', unnamed: 'form' },
  group: { roles: ['group', 'radiogroup'], headed: 'fieldset, [role=group], [role=radiogroup]' },
  menu: { roles: ['menu', 'menubar', 'navigation'] },
  alert: { roles: ['alert', 'status'], byContent: true },
  header: { roles: ['banner'], unnamed: 'header', outer: true },
  footer: { roles: ['contentinfo'], unnamed: 'footer', outer: true },
  navigation: { roles: ['navigation'] },
  'main area': { roles: ['main'] },
  sidebar: { roles: ['complementary'] },
  // A frame is looked for in a way of its own.
  frame: { roles: [] },
  slider: { roles: ['slider'], fields: 'input[type=range], [role=slider]' },
  'number field': { roles: ['spinbutton'], fields: 'input[type=number], [role=spinbutton]' },
  'combo box': { roles: ['combobox'], fields: 'select, input[list], [role=combobox]' },
  'list box': { roles: ['listbox', 'combobox'], fields: 'select, [role=listbox]' },
  tree: { roles: ['tree', 'treegrid'], headed: SECTIONS },
  'tree item': { roles: ['treeitem'], byContent: true },
  'grid cell': { roles: ['gridcell', 'cell'] },
  toolbar: { roles: ['toolbar'] },
  tooltip: { roles: ['tooltip'], byContent: true },
  'progress bar': { roles: ['progressbar'], fields: 'progress' },
  meter: { roles: ['meter'], fields: 'meter' },
  disclosure: [
    { roles: ['button', 'tab', 'link'], marked: '[aria-expanded]', worded: 'summary', unnamed: 'summary' },
    { roles: ['button'] },
  ],
  'tab panel': { roles: ['tabpanel'], headed: '[role=tabpanel]' },
  separator: { roles: ['separator'] },
  breadcrumb: [
    { roles: ['navigation'], marked: BREADCRUMB },
    { roles: [], unnamed: BREADCRUMB },
  ],
  'code block': { roles: ['code'], byContent: true, worded: 'pre', unnamed: 'pre' },
  term: { roles: ['term'], byContent: true },
  figure: { roles: ['figure'], headed: 'figure', opened: 'figcaption' },
  article: { roles: ['article'], headed: 'article, [role=article]' },
  feed: { roles: ['feed'] },
  timer: { roles: ['timer'], byContent: true },
  log: { roles: ['log'] },
  'toggle button': [
    { roles: ['button'], marked: '[aria-pressed]' },
    { roles: ['switch', 'button'], fields: '[role=switch]' },
  ],
  // A video has no ARIA role.
  video: { roles: [], fields: 'video', titled: 'video', unnamed: 'video' },
};

const CLICKABLE: Family = {
  roles: [
    'button',
    'link',
    'tab',
    'menuitem',
    'menuitemcheckbox',
    'menuitemradio',
    'checkbox',
    'radio',
    'option',
    'switch',
    'treeitem',
  ],
};
const CHECKABLES: Family = {
  roles: ['checkbox', 'switch', 'radio', 'menuitemcheckbox', 'menuitemradio'],
  fields: CHECKABLE,
};
const TEXT: Family = { roles: [], text: true };

const CLICKED: readonly Family[] = [CLICKABLE, FIELDS, TEXT];
const LOOKED_AT: readonly Family[] = [
  { roles: [...CLICKABLE.roles, ...FIELDS.roles] },
  { roles: [], fields: `${WRITABLE}, ${CHECKABLE}` },
  TEXT,
];

/** Where no kind is said: the first family that has a member of that name wins. */
const WITHOUT_ROLE: Record<Purpose, readonly Family[]> = {
  click: CLICKED,
  drag: CLICKED,
  fill: [FIELDS],
  'form field': [{ roles: [...FIELDS.roles, ...CHECKABLES.roles], fields: `${WRITABLE}, ${CHECKABLE}` }],
  select: [DROP_DOWNS, { roles: ['radiogroup', 'group'] }],
  check: [CHECKABLES],
  look: LOOKED_AT,
  fold: LOOKED_AT,
  place: [{ roles: ['region', 'group', 'dialog', 'list', 'table', 'row', 'form'] }],
  // People mean the words that they see.
  neighbour: [TEXT, { roles: [...CLICKABLE.roles, ...FIELDS.roles], fields: `${WRITABLE}, ${CHECKABLE}` }],
};

/** What opens stands in it, or is a region that it names. */
const OPENED: Family = { roles: ['region', 'group'], headed: 'details', opened: 'summary' };

/** What unfolds a section bears its name. */
const UNFOLDING: Family = { roles: ['button', 'tab', 'link'], marked: '[aria-expanded]', worded: 'summary' };

export function familiesOf({ role }: Pick<Target, 'role'>, purpose: Purpose): readonly Family[] {
  if (role === undefined) return WITHOUT_ROLE[purpose];
  if (role === 'disclosure' && purpose === 'place') return [OPENED];
  const families = FAMILIES[role];
  // What is folded away may be nothing but the button that unfolds it.
  if (role === 'section' && purpose === 'fold') return [FAMILIES.section as Family, UNFOLDING];
  if (role !== 'list') return 'roles' in families ? [families] : families;
  // People call a drop-down a list, too; what they want of it tells.
  return purpose === 'select' || purpose === 'fill' ? [DROP_DOWNS, LISTS] : [LISTS, DROP_DOWNS];
}

const WORDS: Partial<Record<AriaRole, string>> = {
  textbox: 'field',
  searchbox: 'search field',
  spinbutton: 'field',
  combobox: 'drop-down',
  listbox: 'drop-down',
  radio: 'radio button',
  menuitem: 'menu item',
  menuitemcheckbox: 'menu item',
  menuitemradio: 'menu item',
  img: 'image',
  listitem: 'item',
  gridcell: 'cell',
  rowheader: 'row header',
  columnheader: 'column header',
  region: 'section',
  alertdialog: 'dialog',
  grid: 'table',
  banner: 'header',
  contentinfo: 'footer',
  complementary: 'sidebar',
  main: 'main area',
};

/** The word by which a case may call an element of the ARIA role. */
export function wordForRole(role: string): string {
  return WORDS[role as AriaRole] ?? role;
}
