/** The ARIA role that an element says, or that its tag implies. Pure. */
import { togglerOf } from './droppedMenu.js';
import { isIconTicked } from './iconTick.js';
import type { SeenNode } from './SeenNode.js';

export function roleOf(node: SeenNode): string {
  const said = (node.facts.role ?? '')
    .toLowerCase()
    .split(/\s+/)
    .find((role) => KNOWN.has(role));
  if (said !== undefined && !DRAWN.test(said)) return ALIKE[said] ?? said;
  // What can be used has its role all the same.
  if (said !== undefined && (!FOCUSABLE.test(node.tag) || isDrawnAsInput(node))) return '';
  if (togglerOf(node) !== undefined) return 'menu';
  return BY_TAG[node.tag] ?? IMPLIED[node.tag]?.(node) ?? drawnRole(node);
}

/** Some kits draw the arrow of a drop-down as what is written in an input that takes nothing. */
export const isDrawnAsInput = ({ tag, facts }: SeenNode): boolean =>
  tag === 'input' && DRAWN.test(facts.role ?? '') && facts.readonly !== undefined && facts.tabindex === '-1';

const DRAWN = /^(?:presentation|none)$/;

function drawnRole(node: SeenNode): string {
  if (isDrawnOn(node) !== undefined) return 'switch';
  return isIconTicked(node) === undefined ? '' : 'checkbox';
}

const FOCUSABLE = /^(?:a|button|input|select|textarea|summary)$/;

const KNOWN: ReadonlySet<string> = new Set(
  `alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox complementary
   contentinfo definition deletion dialog directory document emphasis feed figure form generic grid gridcell group heading img image
   insertion link list listbox listitem log main marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation
   none note option paragraph presentation progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox
   separator slider spinbutton status strong subscript superscript switch tab table tablist tabpanel term textbox time timer toolbar
   tooltip tree treegrid treeitem`.split(/\s+/),
);

const ALIKE: Partial<Record<string, string>> = { image: 'img', generic: '' };

const BY_TAG: Partial<Record<string, string>> = {
  ...{ article: 'article', blockquote: 'blockquote', button: 'button', caption: 'caption', code: 'code' },
  ...{ dialog: 'dialog', figure: 'figure', main: 'main', math: 'math', meter: 'meter', option: 'option' },
  ...{ search: 'search', strong: 'strong', time: 'time' },
  ...{ '#document': 'document', '#text': 'text', aside: 'complementary', datalist: 'listbox' },
  ...{ dd: 'definition', del: 'deletion', details: 'group', fieldset: 'group', optgroup: 'group' },
  ...{ dfn: 'term', dt: 'term', em: 'emphasis', hr: 'separator', ins: 'insertion', li: 'listitem' },
  ...{ menu: 'list', ol: 'list', ul: 'list', nav: 'navigation', output: 'status', p: 'paragraph' },
  ...{ progress: 'progressbar', sub: 'subscript', sup: 'superscript', svg: 'img', summary: 'button' },
  ...{ tbody: 'rowgroup', tfoot: 'rowgroup', thead: 'rowgroup', textarea: 'textbox' },
  ...{ h1: 'heading', h2: 'heading', h3: 'heading', h4: 'heading', h5: 'heading', h6: 'heading' },
};

type Imply = (node: SeenNode) => string;

const IMPLIED: Partial<Record<string, Imply>> = {
  a: linkRole,
  area: linkRole,
  input: inputRole,
  select: ({ facts }) => (facts['.box'] === undefined ? 'combobox' : 'listbox'),
  img: ({ facts }) => (facts.alt === '' && facts.title === undefined ? '' : 'img'),
  header: (node) => (isOfPage(node) ? 'banner' : ''),
  footer: (node) => (isOfPage(node) ? 'contentinfo' : ''),
  section: (node) => (isNamed(node) ? 'region' : ''),
  form: (node) => (isNamed(node) ? 'form' : ''),
  table: () => 'table',
  tr: (node) => (isOfTable(node) ? 'row' : ''),
  td: (node) => (isOfTable(node) ? cellRole(node) : ''),
  th: (node) => (isOfTable(node) ? headerRole(node) : ''),
};

function linkRole({ facts }: SeenNode): string {
  return facts.href === undefined ? '' : 'link';
}

const INPUTS: Partial<Record<string, string>> = {
  ...{ button: 'button', submit: 'button', reset: 'button', image: 'button', checkbox: 'checkbox' },
  ...{ radio: 'radio', number: 'spinbutton', range: 'slider', hidden: '', file: '', color: '' },
};

function inputRole({ facts }: SeenNode): string {
  const { type = 'text' } = facts;
  const known = INPUTS[type];
  if (known !== undefined) return known;
  if (facts.list !== undefined) return 'combobox';
  return type === 'search' ? 'searchbox' : 'textbox';
}

const PARTS = /^(?:article|aside|main|nav|section|dialog)$/;

function isOfPage(node: SeenNode): boolean {
  for (let at = node.parent; at; at = at.parent) if (PARTS.test(at.tag)) return false;
  return true;
}

function isNamed({ facts }: SeenNode): boolean {
  return [facts['aria-label'], facts['.labelledby'], facts.title].some((name) => (name ?? '').trim() !== '');
}

function tableOf(node: SeenNode): SeenNode | undefined {
  for (let at = node.parent; at; at = at.parent) if (at.tag === 'table') return at;
  return undefined;
}

/** A table for the layout alone has no cells for anybody. */
function isOfTable(node: SeenNode): boolean {
  const table = tableOf(node);
  return table !== undefined && table.role !== '';
}

function cellRole(node: SeenNode): string {
  const { parent: row } = node;
  if (row?.parent !== undefined && headIn(row.parent) === row) return 'columnheader';
  return tableOf(node)?.role === 'table' ? 'cell' : 'gridcell';
}

/** By what holds the rows: it is asked for each cell. */
const HEADS = new WeakMap<SeenNode, { head: SeenNode | undefined }>();

/** The row that heads others though its markup makes no heads of its cells. */
function headIn(body: SeenNode): SeenNode | undefined {
  let known = HEADS.get(body);
  if (known === undefined) {
    const rows = body.children.filter(({ tag }) => tag === 'tr');
    const [first] = rows;
    const isHead = body.tag === 'thead' ? first?.children.every(({ tag }) => tag !== 'th') : areHeaded(rows);
    HEADS.set(body, (known = { head: isHead === true ? first : undefined }));
  }
  return known.head;
}

function areHeaded(rows: readonly SeenNode[]): boolean {
  const [heads = [], ...others] = rows.map(({ children }) => children.filter(({ tag }) => CELL.test(tag)));
  const isBody = rows[0]?.parent?.parent?.children.every(({ tag }) => tag !== 'thead') === true;
  return isBody && (areTold(heads, others) || areMarked(heads, others));
}

type Line = readonly SeenNode[];

/** The first one has nothing but words, all of them different, where in two columns all below it have numbers or addresses. */
function areTold(heads: Line, others: readonly Line[]): boolean {
  const below = others.filter(({ length }) => length === heads.length);
  const isOther = (_: SeenNode, column: number) =>
    below.every((cells) => NUMBER.test(wordsIn(cells[column])));
  return (
    below.length >= Math.max(1, others.length - 1) &&
    new Set(heads.map(wordsIn)).size === heads.length &&
    heads.every(isHead) &&
    heads.filter(isOther).length > 1
  );
}

const isHead = (cell: SeenNode): boolean =>
  cell.tag === 'td' && HEAD.test(wordsIn(cell)) && !holdsControl(cell);

/** Their class says so, and that of no other cell. One that says nothing may lie over several columns. */
function areMarked(heads: Line, others: readonly Line[]): boolean {
  const named = heads.filter((cell) => wordsIn(cell).trim() !== '' || cell.children.length > 0);
  const below = others.filter(({ length }) => length >= heads.length);
  return (
    named.length > 1 &&
    named.length >= heads.length - 1 &&
    new Set(named.map(wordsIn)).size === named.length &&
    named.every((cell) => isHead(cell) && isMarkedHead(cell)) &&
    below.length >= Math.max(1, others.length - 1) &&
    !below.flat().some(isMarkedHead)
  );
}

const isMarkedHead = ({ facts }: SeenNode): boolean => MARKED.test(facts.class ?? '');
const MARKED = /(?:^|[\s_-])(?:t[dh])?(?:head(?:er|ing)?|th)(?=[\s_-]|$)/i;

const CELL = /^t[dh]$/;
const NUMBER = /[\d@]/;
const HEAD = /^(?=.{0,40}$)[^\d@]*\p{L}[^\d@]*$/su;
const CONTROL = /^(?:input|select|textarea|button)$/;

const wordsIn = (node: SeenNode | undefined): string =>
  node === undefined ? '' : node.words + node.children.map(wordsIn).join('');
const holdsControl = ({ children }: SeenNode): boolean =>
  children.some((child) => CONTROL.test(child.tag) || holdsControl(child));

function headerRole(node: SeenNode): string {
  const { scope } = node.facts;
  if (scope === 'row' || scope === 'rowgroup') return 'rowheader';
  if (scope !== undefined) return 'columnheader';
  const row = node.parent;
  const isAlone = row?.children.every(({ tag }) => tag === 'th' || tag === '#text') === true;
  return isAlone || row?.parent?.tag === 'thead' ? 'columnheader' : 'rowheader';
}

/** Whether it is on, by where its knob is; undefined for what is no such switch. */
export function isDrawnOn(node: SeenNode): boolean | undefined {
  const [knob, another] = node.children;
  if (knob === undefined || another !== undefined || !isBar(node) || !isKnob(knob, node)) return undefined;
  const off = knob.box.x + knob.box.width / 2 - (node.box.x + node.box.width / 2);
  return Math.abs(off) < 2 ? undefined : off > 0;
}

function isBar({ tag, isUsable, box: { width, height } }: SeenNode): boolean {
  const isSmall = width >= 24 && width <= 80 && height >= 12 && height <= 44;
  return (tag === 'div' || tag === 'span') && isUsable && isSmall && width >= 1.4 * height;
}

function isKnob({ tag, children, box: { width, height } }: SeenNode, { box: bar }: SeenNode): boolean {
  const isRound = Math.abs(width - height) <= 3 && height >= bar.height / 2 && height <= bar.height + 6;
  return (tag === 'div' || tag === 'span') && children.length === 0 && isRound;
}
