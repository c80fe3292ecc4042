/** What may be meant by each word for a kind of thing: one entry of data for each. */
import type { Kind } from '../../meaning/kinds.js';

/** Lists of words are parted by blanks. All but `roles` and `tags` fit less well; see `kindFit.ts` for how much. */
export interface KindRule {
  /** ARIA roles and tags that are just this. */
  roles?: string;
  tags?: string;
  /** Roles that people call so, too. */
  loosely?: string;
  /** Roles that a click may mean in its place; what is looked at is named as what it is. */
  clicked?: string;
  /** Words of classes, ids and test ids, joined by `|`. */
  marks?: string;
  /** What a control without such marks is called, joined by `|`. */
  called?: string;
  /** What it is like: see `shapes.ts`. */
  shapes?: string;
  /** What it must be besides having one of the roles. */
  only?: string;
  /** What stands in it names it, at this cost. */
  content?: number;
  /** The heading in it names it; that before it. */
  headed?: 'inside' | 'before';
  /** A text beside it names it. */
  beside?: true;
}

const SECTION_TAGS = 'section article aside form fieldset details';
const PRESSED = 'link tab menuitem switch';
const FIELD_ROLES = 'textbox searchbox combobox spinbutton slider';

// oxfmt-ignore
export const KIND_RULES: Record<Kind, KindRule> = {
  button: { roles: 'button', clicked: `${PRESSED} menuitemcheckbox menuitemradio`, marks: 'btn|button|cta', shapes: 'clickable' },
  link: { roles: 'link', clicked: 'button menuitem tab', shapes: 'clickable' },
  tab: { roles: 'tab', clicked: 'link button radio', marks: 'tab|tab-item|tab-link|tab-btn', shapes: 'in-tabs clickable' },
  checkbox: { roles: 'checkbox menuitemcheckbox', loosely: 'switch', shapes: 'ticked-item', beside: true },
  'radio button': { roles: 'radio menuitemradio', beside: true },
  option: { roles: 'option radio', loosely: 'menuitemradio treeitem', clicked: 'menuitem button', marks: 'option|suggestion|choice|select-item', shapes: 'clickable' },
  switch: { roles: 'switch', loosely: 'checkbox', marks: 'switch|toggle', beside: true },
  'menu item': { roles: 'menuitem menuitemcheckbox menuitemradio', clicked: 'link button option', marks: 'menu-item|dropdown-item', shapes: 'in-menu clickable' },
  field: { roles: FIELD_ROLES, loosely: 'listbox', shapes: 'field picked-from', beside: true },
  editor: { marks: 'editor|code-mirror|prose-mirror|cm-content|note-editable', shapes: 'written-in', only: 'writing' },
  'search field': { roles: 'searchbox', loosely: 'textbox combobox', called: '.*\\b(?:search|find)\\b.*', only: 'writable', shapes: 'searching', beside: true },
  'drop-down': { roles: 'combobox listbox', tags: 'select', marks: 'select|dropdown|picker|combobox|select-selector', shapes: 'opening signed', beside: true },
  heading: { roles: 'heading', tags: 'legend', marks: 'title|heading|headline|h[1-4]', shapes: 'trail-end', only: 'worded' },
  image: { roles: 'img image', tags: 'img svg picture canvas', loosely: 'figure', marks: 'icon|logo|avatar|image|img|photo|thumbnail|thumb|fa|fas|far|fab|mdi|glyphicon', shapes: 'drawn', content: 14 },
  row: { roles: 'row', tags: 'tr', loosely: 'listitem article option treeitem', marks: 'row|record|list-item|line-item', shapes: 'repeated', content: 0 },
  cell: { roles: 'cell gridcell rowheader columnheader', tags: 'td th', shapes: 'in-row' },
  'row header': { roles: 'rowheader', shapes: 'first-in-row' },
  column: { roles: 'columnheader', marks: 'column|lane|col', shapes: 'repeated', headed: 'inside', content: 30 },
  'column header': { roles: 'columnheader', tags: 'th', shapes: 'above-rows' },
  item: { roles: 'listitem treeitem', tags: 'li', loosely: 'option row article menuitem', marks: 'item|entry|result|card', shapes: 'repeated', content: 0 },
  list: { roles: 'list', loosely: 'listbox menu tree feed table grid treegrid', marks: 'list', only: 'no-control', shapes: 'holder', headed: 'before' },
  table: { roles: 'table grid treegrid', tags: 'table', loosely: 'list', marks: 'table|grid', only: 'no-control', shapes: 'holder', headed: 'before', content: 14 },
  dialog: { roles: 'dialog alertdialog', tags: 'dialog', loosely: 'tooltip listbox alert', marks: 'modal|dialog|popup(?:-(?:info|warn(?:ing)?|error|success|confirm|message|box|inner|window))?|popover|overlay|lightbox|drawer|window|modal-content|simpledialog-container', headed: 'inside', content: 12 },
  section: { roles: 'region group form article tabpanel complementary', tags: SECTION_TAGS, loosely: 'listitem navigation search', marks: 'card|tile|panel|section|box|widget|pane|block|drawer', shapes: 'repeated headed', only: 'holding', headed: 'inside', content: 12 },
  form: { roles: 'form', tags: 'form', loosely: 'search group dialog', marks: 'form', shapes: 'headed', headed: 'inside', content: 30 },
  group: { roles: 'group radiogroup', tags: 'fieldset', loosely: 'region toolbar', marks: 'group', shapes: 'headed', headed: 'inside', content: 20 },
  menu: { roles: 'menu menubar navigation', shapes: 'offering', loosely: 'listbox toolbar', marks: 'menu|dropdown-menu|dropdown|popover', only: 'not-shut', headed: 'inside' },
  alert: { roles: 'alert status', loosely: 'log alertdialog', marks: 'toast|toast-single|snackbar|notification|flash|growl|alert|message|message-notice|notification-notice|status|statusbar|status-bar', only: 'told', shapes: 'live', content: 0 },
  header: { roles: 'banner', tags: 'header', only: 'outer', marks: 'header|topbar|top-bar|navbar|nav-bar|page-header|app-bar|appbar|title-bar|titlebar|mat-toolbar', content: 30 },
  banner: { roles: 'alert status', loosely: 'banner region complementary dialog', marks: 'banner|ribbon|strip|cookie|cookies|consent|notice|announcement|alert|callout', shapes: 'bar', headed: 'inside', content: 4 },
  footer: { roles: 'contentinfo', tags: 'footer', only: 'outer', marks: 'footer|bottom-bar', content: 30 },
  navigation: { roles: 'navigation', tags: 'nav', shapes: 'offering', loosely: 'menubar menu', marks: 'nav|navigation|navbar|sidebar|menu', headed: 'inside' },
  'main area': { roles: 'main', tags: 'main', marks: 'main|content' },
  pagination: { marks: 'pagination|pager|paginator|paging', shapes: 'paged' },
  sidebar: { roles: 'complementary', tags: 'aside', loosely: 'navigation menu menubar', marks: 'sidebar(?:-(?:menu|nav|offcanvas|wrapper|content|container|left|right))?|side-bar|aside|sidenav|side-nav|sider|drawer', headed: 'inside', content: 30 },
  frame: { tags: 'iframe frame', headed: 'inside' },
  slider: { roles: 'slider', marks: 'slider', beside: true },
  'number field': { roles: 'spinbutton', loosely: 'textbox', marks: 'stepper|quantity|counter', beside: true },
  'combo box': { roles: 'combobox', tags: 'select', loosely: 'textbox searchbox', shapes: 'opening', beside: true },
  'list box': { roles: 'listbox combobox', tags: 'select', loosely: 'list', beside: true },
  tree: { roles: 'tree treegrid', marks: 'tree', shapes: 'listing', headed: 'before' },
  'tree item': { roles: 'treeitem', loosely: 'listitem', marks: 'node|tree-node|tree-item', shapes: 'in-drawing', content: 0 },
  'grid cell': { roles: 'gridcell cell', tags: 'td' },
  toolbar: { roles: 'toolbar', loosely: 'menubar group', only: 'no-status', marks: 'toolbar|tool-bar|tools-(?:top|left|right|bottom)|actions|action-bar|button-bar' },
  tooltip: { roles: 'tooltip', marks: 'tooltip|tip|popover|hint', content: 0 },
  'progress bar': { roles: 'progressbar', tags: 'progress', loosely: 'meter', marks: 'progress|progress-bar|progressbar|progress-(?:wrap|wrapper|container|outer)', beside: true },
  spinner: { marks: 'spinner|spin|loader|loading|skeleton|throbber|spin-dot', loosely: 'progressbar', shapes: 'busy', called: 'loading|loading…|please wait|loading...' },
  meter: { roles: 'meter', tags: 'meter', loosely: 'progressbar', marks: 'meter|gauge', beside: true },
  disclosure: { tags: 'summary', roles: 'disclosure', loosely: 'button', marks: 'accordion|collapse|accordion-header|accordion-button|collapse-header', shapes: 'opening' },
  'tab panel': { roles: 'tabpanel', marks: 'tab-pane|tab-panel|tabpane', headed: 'inside' },
  separator: { roles: 'separator', tags: 'hr', marks: 'separator|divider' },
  breadcrumb: { marks: 'breadcrumb|breadcrumbs', called: 'breadcrumb|breadcrumbs|breadcrumb trail', shapes: 'trail' },
  'code block': { roles: 'code', tags: 'pre', marks: 'code|snippet', content: 0 },
  term: { roles: 'term', tags: 'dt', content: 0 },
  figure: { roles: 'figure', tags: 'figure', loosely: 'img', headed: 'inside', content: 12 },
  chart: { marks: 'chart|graph|plot|diagram', tags: 'canvas', loosely: 'img figure', called: '.*(?:chart|graph|plot|diagram).*', headed: 'inside' },
  article: { roles: 'article', tags: 'article', loosely: 'listitem region', marks: 'post|article|card', shapes: 'repeated headed', headed: 'inside', content: 12 },
  feed: { roles: 'feed', loosely: 'list', marks: 'feed', shapes: 'holder', headed: 'before' },
  timer: { roles: 'timer', tags: 'time', marks: 'timer|clock|countdown|time', content: 0 },
  log: { roles: 'log', loosely: 'list status', marks: 'log', headed: 'inside' },
  'toggle button': { roles: 'switch', loosely: 'button checkbox', marks: 'toggle|switch', shapes: 'pressed', beside: true },
  video: { roles: 'video', tags: 'video', loosely: 'audio', marks: 'player|video' },
  message: { roles: 'alert status', loosely: 'log alertdialog', marks: 'message|msg|err|errors|error|error-message|form-error|field-error|help|hint|feedback|invalid-feedback|warning|notice|note|explain-error|toast|alert|success', only: 'told', shapes: 'live text', content: 4 },
  badge: { roles: 'status', only: 'brief', marks: 'badge|count|counter|pill|bubble|indicator|status|tag', shapes: 'small', content: 0 },
  chip: { marks: 'chip|tag|token|pill|badge|label', loosely: 'option listitem', clicked: 'button', shapes: 'small', content: 0 },
  label: { tags: 'label legend caption figcaption', shapes: 'text' },
  marker: { marks: 'marker|pin|map-pin|marker-icon', loosely: 'img button', content: 12 },
  handle: { marks: 'handle|grip|drag-handle', shapes: 'draggable', called: '(?:drag|move|reorder).*|⠿|☰|⋮⋮' },
  cross: { marks: 'close|cross|times|btn-close|dismiss|clear|clear-icon|delete-icon|remove-icon|cancel-icon', only: 'usable', called: 'close.*|dismiss.*|clear|remove|×|✕|✖|✗|x|⨯|❌' },
  arrow: { marks: 'arrow|chevron|caret|next|prev|previous', only: 'usable', shapes: 'arrow-drawn', called: 'next.*|previous.*|prev|back|forward|(?:arrow|chevron) (?:back|forward|left|right|up|down)|expand.*|collapse.*|[‹›«»←→↑↓▲▼▶◀▸▾<>⌄⌃]' },
  folder: { roles: 'treeitem', loosely: 'row listitem link button', marks: 'folder|directory', content: 0 },
  paragraph: { roles: 'paragraph', tags: 'p', shapes: 'text' },
  thing: { shapes: 'any' },
  page: { roles: 'document', tags: '#document' },
};

export const CLICKABLE: KindRule = {
  roles: 'button link tab menuitem menuitemcheckbox menuitemradio checkbox radio option switch treeitem',
  tags: 'summary',
};
export const CHECKABLE: KindRule = {
  roles: 'checkbox switch radio menuitemcheckbox menuitemradio',
  shapes: 'ticked-item',
  beside: true,
};
export const ANY_FIELD: KindRule = {
  roles: `${FIELD_ROLES} listbox checkbox switch radio radiogroup`,
  shapes: 'field signed',
  beside: true,
};
export const PLACES: KindRule = {
  roles: 'region group dialog alertdialog list table row form',
  tags: SECTION_TAGS,
  loosely:
    'listitem article grid treegrid menu navigation tabpanel complementary banner contentinfo main toolbar radiogroup listbox search alert',
  marks: 'card|tile|panel|section|box|widget|column|lane|toast|snackbar|notification|sidebar|header|footer',
  shapes: 'repeated headed',
  headed: 'inside',
  content: 12,
};
export const USABLE: KindRule = { shapes: 'usable' };
/** Whatever shows a text, or is described by one. */
export const TEXT: KindRule = { shapes: 'any' };
