/** The words by which people call the kinds of things on a page. */

export type RoleWord =
  | 'button'
  | 'link'
  | 'tab'
  | 'checkbox'
  | 'radio button'
  | 'option'
  | 'switch'
  | 'menu item'
  | 'field'
  | 'search field'
  | 'drop-down'
  | 'heading'
  | 'image'
  | 'row'
  | 'cell'
  | 'row header'
  | 'column header'
  | 'item'
  | 'list'
  | 'table'
  | 'dialog'
  | 'section'
  | 'form'
  | 'group'
  | 'menu'
  | 'alert'
  | 'header'
  | 'footer'
  | 'navigation'
  | 'main area'
  | 'sidebar';

/** Every spelling that counts as the role word, in the singular; plurals are made of them. */
const SPELLINGS: Record<RoleWord, readonly string[]> = {
  button: ['button'],
  link: ['link', 'hyperlink'],
  tab: ['tab'],
  checkbox: ['checkbox', 'check box', 'tick box', 'tickbox'],
  'radio button': ['radio button', 'radio'],
  option: ['option'],
  switch: ['switch', 'toggle', 'toggle switch'],
  'menu item': ['menu item', 'menuitem', 'menu entry'],
  field: [
    'field',
    'text box',
    'textbox',
    'text field',
    'input',
    'input field',
    'text area',
    'textarea',
    'box',
  ],
  'search field': ['search field', 'search box', 'searchbox', 'search input', 'search bar'],
  'drop-down': [
    'drop-down',
    'dropdown',
    'drop down',
    'drop-down list',
    'dropdown list',
    'drop-down menu',
    'dropdown menu',
    'select',
    'select box',
    'select list',
    'selection list',
    'list box',
    'listbox',
    'combo box',
    'combobox',
    'selector',
  ],
  heading: ['heading', 'headline'],
  image: ['image', 'picture', 'icon', 'photo', 'logo'],
  row: ['row', 'table row', 'line'],
  cell: ['cell', 'table cell'],
  'row header': ['row header'],
  'column header': ['column header', 'column heading', 'column'],
  item: ['item', 'list item', 'entry', 'list entry'],
  list: ['list'],
  table: ['table', 'grid'],
  dialog: ['dialog', 'dialogue', 'dialog box', 'modal', 'modal dialog', 'popup', 'pop-up'],
  section: ['section', 'region', 'area', 'panel', 'card'],
  form: ['form'],
  group: ['group', 'radio group', 'fieldset', 'field set'],
  menu: ['menu'],
  alert: ['alert', 'status', 'toast'],
  header: ['header', 'page header', 'banner'],
  footer: ['footer', 'page footer'],
  navigation: ['navigation', 'navigation bar', 'navigation menu', 'nav', 'nav bar', 'navbar'],
  'main area': ['main area', 'main', 'main content', 'main section', 'main part'],
  sidebar: ['sidebar', 'side bar', 'aside'],
};

/** Things that other things can be in, so that "in the … row" says where. */
const PLACES: ReadonlySet<RoleWord> = new Set<RoleWord>([
  'row',
  'cell',
  'item',
  'list',
  'table',
  'dialog',
  'section',
  'form',
  'group',
  'menu',
  'alert',
  'header',
  'footer',
  'navigation',
  'main area',
  'sidebar',
]);

const ROLE_OF = new Map<string, RoleWord>(
  (Object.entries(SPELLINGS) as [RoleWord, readonly string[]][]).flatMap(([role, spellings]) =>
    spellings.flatMap((spelling): [string, RoleWord][] => [
      [spelling, role],
      [plural(spelling), role],
    ]),
  ),
);

export function findRoleWord(spelling: string): RoleWord | undefined {
  return ROLE_OF.get(spelling.toLowerCase());
}

export function isPlace(role: RoleWord): boolean {
  return PLACES.has(role);
}

export function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
