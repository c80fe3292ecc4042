/** Kinds of things on a page or screen, and the words by which people call them. */

/** Each kind with its words, in the singular; the first is what a canonical sentence says. */
const KINDS = {
  button: 'button, btn, cta, push button, pushbutton, icon button, fab',
  link: 'link, hyperlink',
  tab: 'tab, tab page',
  checkbox: 'checkbox, check box, check-box, tick box, tickbox, tick-box',
  'radio button': 'radio button, radio, radiobutton, radio option',
  option: 'option, drop-down option, dropdown option, choice, suggestion',
  switch: 'switch, toggle, toggle switch, slide switch',
  'menu item':
    'menu item, menuitem, menu entry, menu option, menu point, menuitemradio, menuitemcheckbox, menuitem radio',
  field: `field, text box, textbox, text field, text-field, input, input field, input box, edit field, entry field, edit box, edit,
    text area, textarea, text input, input textbox, input text box, input text field, box, date picker, datepicker, time picker, colour picker, color picker, rich text editor,
    text editor, input element, form field, drop zone, mask`,
  editor: 'editor, code editor, source editor',
  'search field': 'search field, search box, searchbox, search input, search bar, search',
  'drop-down': `drop-down, dropdown, drop down, drop-down list, dropdown list, drop down list, drop-down menu, dropdown menu,
    drop-down box, drop down box, dropdown box, pull-down, pulldown, pull-down list, pull-down menu, select, select box,
    select list, selection list, select field, select menu, selector, picklist, pick list, drop-down field, selection box,
    picker, picker wheel, wheel, number picker`,
  heading: 'heading, headline, section heading, page heading, title heading, h1, h2, h3, h4, h5, h6',
  image: 'image, picture, icon, photo, logo, symbol, img, pictogram, avatar, thumbnail, glyph, illustration',
  row: 'row, table row, line, record, table line, line item',
  cell: 'cell, table cell',
  'row header': 'row header',
  column: 'column, table column',
  'column header':
    'column header, column heading, column title, table header, table heading, heading of the table, header of the table',
  item: 'item, list item, entry, list entry, hit, search hit, search result, result, listitem, bullet, bullet point, child',
  list: 'list, lst',
  table: 'table, grid, data table, data grid, tree grid, treegrid, datagrid, datatable',
  dialog: `dialog, dialogue, dialog box, modal, modal dialog, modal window, popup, pop-up, pop up, popup window, pop-up window, overlay,
    lightbox, dialog window, popover, little window, small window, message box, bubble, info bubble, prompt, window, question`,
  section:
    'section, region, area, panel, card, tile, pane, widget, block, part, box, drawer, page section, frame area',
  form: 'form',
  group:
    'group, radio group, radiogroup, fieldset, field set, button group, checkbox group, tab list, tablist',
  menu: 'menu, menu bar, menubar, context menu, submenu, sub menu, sub-menu, kebab menu, hamburger menu, overflow menu, user menu',
  alert: `alert, status bar, status message, toast, toast message, snackbar, notification, toaster, live region, flash message,
    status line, flash, growl`,
  header:
    'header, page header, header area, header bar, top bar, topbar, title bar, titlebar, app bar, appbar',
  banner: 'banner, ribbon, strip, red bar, green bar, yellow bar, blue bar',
  footer: 'footer, page footer, footer area, bottom bar, sticky footer',
  navigation: `navigation, navigation bar, bar, navigation menu, nav, nav bar, navbar, nav menu, left-hand navigation, main menu,
    main navigation, top navigation, top navigation bar, top nav, top menu, side navigation, left navigation`,
  'main area': 'main area, main, main content, main section, main part, main landmark',
  sidebar:
    'sidebar, side bar, aside, side panel, side menu, sidepanel, left menu, right menu, right column, left pane, right pane',
  frame: 'frame, iframe, inline frame',
  slider: 'slider, range slider, range input, slide control, fader',
  'number field':
    'number field, number input, numeric field, spin button, spinbutton, spin box, spinbox, stepper, spinner field',
  'combo box': 'combo box, combobox, autocomplete, autocomplete field, type-ahead, typeahead, auto-complete',
  'list box': 'list box, listbox, multi-select, multiselect',
  tree: 'tree, tree view, treeview, file tree',
  'tree item': 'tree item, treeitem, tree node, node',
  'grid cell': 'grid cell, gridcell',
  toolbar: 'toolbar, tool bar, button bar, action bar',
  pagination: 'pagination, pager, paginator, pagination bar, page navigation',
  tooltip: 'tooltip, tool tip, tool-tip, tip, hover text',
  'progress bar': 'progress bar, progressbar, progress indicator, loading bar',
  spinner:
    'spinner, loading spinner, loader, loading indicator, loading icon, loading animation, busy indicator, skeleton, loading skeleton, throbber',
  meter: 'meter, gauge',
  disclosure:
    'disclosure, accordion, accordion item, accordion header, expander, collapsible, accordion panel',
  'tab panel': 'tab panel, tabpanel',
  separator: 'separator, divider',
  breadcrumb: 'breadcrumb, breadcrumbs, breadcrumb trail, breadcrumb navigation, bread crumb',
  'code block': 'code block, code snippet, code sample, code example',
  term: 'term, definition term, glossary term',
  figure: 'figure',
  chart: 'chart, diagram, graph, plot',
  article: 'article, blog post, post',
  feed: 'feed, news feed',
  timer: 'timer, countdown, clock',
  log: 'log, event log, activity log',
  'toggle button': 'toggle button, toggle-button',
  video: 'video, video player, player',
  message: `message, error message, warning message, success message, info message, validation message, validation error, text message,
    confirmation message, hint, notice, error, warning, note, complaint, confirmation, inline error, field error, help text, caution, error text, warning text, hint text,
    error box, warning box, info box, red box, green box, yellow box, blue box, orange box, grey box, red text, green text, red message, green message`,
  badge: 'badge, counter, count badge, number badge, status badge, pill, count, indicator',
  chip: 'chip, tag, token, label chip, filter chip',
  label: 'label, caption, text, wording, words, word, phrase, string, txt, legend, inscription, sentence',
  marker: 'marker, pin, map pin, map marker, place mark',
  handle: 'handle, drag handle, grip',
  cross: 'cross, close icon, close cross, close button',
  arrow: 'arrow, chevron, caret',
  folder: 'folder, directory',
  paragraph: 'paragraph',
  thing: 'element, thing, control, component, object, one',
  page: 'page, screen, web page, webpage, website, view',
} as const;

export type Kind = keyof typeof KINDS;

/** The words for each kind, separated by commas. */
export const KIND_SPELLINGS: Readonly<Record<Kind, string>> = KINDS;

/** Kinds that nobody clicks or fills: to name one is to say that it is seen. */
export const isOnlySeen = (kind: Kind): boolean => ONLY_SEEN.has(kind);

const ONLY_SEEN: ReadonlySet<Kind> = new Set<Kind>([
  ...(['alert', 'banner', 'message', 'spinner', 'progress bar', 'tooltip', 'heading'] as const),
  ...(['badge', 'meter'] as const),
]);

/** Kinds of places: what stands in them is meant more often than they themselves. */
export const HOLDERS: ReadonlySet<Kind> = new Set<Kind>([
  ...(['row', 'item', 'list', 'table', 'dialog', 'section', 'form', 'group', 'menu', 'alert'] as const),
  ...(['column', 'header', 'banner', 'footer', 'navigation', 'main area', 'sidebar', 'frame'] as const),
  ...(['page', 'tree', 'toolbar', 'tab panel', 'article', 'feed', 'log', 'figure'] as const),
]);

export interface KindSaid {
  kind: Kind;
  isPlural: boolean;
}

export function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

export function singular(word: string): string {
  if (word === 'people') return 'person';
  if (word === 'children') return 'child';
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return /(?:ses|xes|ches|shes)$/.test(word) ? word.slice(0, -2) : word.replace(/(?<!s)s$/, '');
}

/** Several of them are what an application is about: its notes are no messages, its terms are conditions. */
const OF_THE_APPLICATION: ReadonlySet<string> = new Set(
  'note,post,term,definition term,glossary term'.split(','),
);

/** Every spelling, as its words, with the kinds that it may mean; the longest come first. */
export const KIND_WORDS: ReadonlyMap<string, readonly KindSaid[]> = spellings();

function spellings(): Map<string, KindSaid[]> {
  const found = new Map<string, KindSaid[]>();
  for (const [kind, words] of Object.entries(KINDS) as [Kind, string][]) {
    for (const word of words.split(',').map((each) => each.trim().replace(/\s+/g, ' '))) {
      add(word, { kind, isPlural: false });
      if (!OF_THE_APPLICATION.has(word)) add(plural(word), { kind, isPlural: true });
    }
  }
  for (const [word, kind] of [
    ['children', 'item'],
    ['inputs', 'field'],
  ] as const)
    add(word, { kind, isPlural: true });
  return found;

  function add(word: string, said: KindSaid): void {
    const before = found.get(word);
    if (before === undefined) found.set(word, [said]);
    else if (!before.some(({ kind }) => kind === said.kind)) before.push(said);
  }
}

export const LONGEST_KIND = Math.max(...[...KIND_WORDS.keys()].map((word) => word.split(' ').length));

/** Words for kinds that as often end a name: "Add record", "New message". */
export const WEAK_KINDS: ReadonlySet<string> = new Set(
  `record records line lines entry entries post posts note notes message messages block part count text label words word search select edit
   log clock tag tags picker wheel result results page view value values term terms article prompt choice choices confirmation error warning track`.split(
    /\s+/,
  ),
);
