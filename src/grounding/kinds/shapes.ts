/** What things are like where no role and no word in the markup says what they are. */
import type { ScreenNode } from '../../screen/Screen.js';
import { isInLane } from '../places/measure.js';
import { descendantsOf, elementsIn, isCell, isRepeated, pathOf } from '../places/structure.js';
import { showsArrowAlone } from './arrows.js';
import { marksOf } from './marks.js';
import { isInMenu, isOffering } from './menus.js';
import { takesValue } from './takesValue.js';
import { isDrawnList } from './drawnLists.js';
import { isTold, isTrail, showsInitials } from './onlyDrawn.js';

export { takesValue };

export const SHAPES = {
  holding: (node: ScreenNode) => !isPicture(node),
  any: ({ tag }: ScreenNode) => tag !== '#document' && tag !== 'body' && tag !== 'html',
  'no-control': ({ role }: ScreenNode) => role !== 'button' && role !== 'link',
  'no-status': (node: ScreenNode) => !STATUS.test(marksOf(node)),
  'not-shut': (node: ScreenNode) => !isShut(node),
  told: (node: ScreenNode) => !takesValue(node) && !isOfLabel(node) && !isPicture(node),
  live: isTold,
  trail: isTrail,
  'with-sign': (node: ScreenNode) =>
    node.box.height <= 48 && elementsIn(node).some((part) => part.isUsable || isPicture(part)),
  pictured: (node: ScreenNode) => isPicture(node) && node.text === '',
  text: (node: ScreenNode) => node.tag !== '#text' && isText(node),
  worded: (node: ScreenNode) => isText(node) || (node.role === 'heading' && hasWords(node)),
  usable: ({ isUsable, role }: ScreenNode) => isUsable || role === 'link' || role === 'button',
  clickable,
  'in-tabs': isInTabs,
  'in-menu': isInMenu,
  'ticked-item': ({ role, states }: ScreenNode) => role === 'treeitem' && states.checked !== undefined,
  'trail-end': isTrailEnd,
  listing: ({ role }: ScreenNode) => role === 'list',
  field: takesValue,
  'picked-from': isPickedFrom,
  opening: ({ states, attributes, isUsable }: ScreenNode) =>
    isUsable && (states.expanded !== undefined || attributes.popup !== undefined),
  'opening-menu': ({ attributes, isUsable }: ScreenNode) =>
    isUsable && /^(?:menu|true)$/.test(attributes.popup ?? ''),
  writable: ({ tag, states }: ScreenNode) =>
    tag !== 'select' && (states.editable === true || tag === 'input'),
  writing: (node: ScreenNode) => isLarge(node) && writersIn(node).length > 0,
  'written-in': (node: ScreenNode) => isLarge(node) && isWriter(node),
  signed: isSigned,
  searching: isForSearching,
  offering: isOffering,
  'arrow-drawn': showsArrowAlone,
  initials: showsInitials,
  pressed: ({ states }: ScreenNode) => states.pressed !== undefined,
  drawn: (node: ScreenNode) => isIcon(node) || isUsedPicture(node),
  repeated: isRepeated,
  headed: ({ tag }: ScreenNode) => !WHOLE.has(tag),
  holder: (node: ScreenNode) => node.tag !== '#document' && elementsIn(node).filter(isRepeated).length > 1,
  'in-drawing': ({ tag }: ScreenNode) => tag === 'text',
  'in-row': (node: ScreenNode) => node.parent !== undefined && isRepeated(node.parent),
  'above-rows': isAboveRows,
  'first-in-row': (node: ScreenNode) => isCell(node) && node.parent?.children.find(isCell) === node,
  busy: ({ states }: ScreenNode) => states.busy === true,
  draggable: ({ states }: ScreenNode) => states.draggable === true,
  brief: ({ text }: ScreenNode) => text.length <= 40,
  small: (node: ScreenNode) =>
    isText(node) && node.text.length <= 12 && node.box.height <= 40 && node.box.width <= 160,
  bar: (node: ScreenNode) =>
    node.role === '' && node.box.height > 0 && node.box.height <= 200 && node.box.width >= 600,
  paged: ({ tag, text }: ScreenNode) =>
    tag !== '#text' && PAGES.test(text) && /\d\D+\d|next|[›»]/i.test(text),
  outer: (node: ScreenNode) =>
    !pathOf(node)
      .slice(1)
      .some((part) => INNER.has(part.tag) && !isAroundMain(part)),
} satisfies Record<string, (node: ScreenNode) => boolean>;

/** One of several in a line, with a part of each of the rows below it, though no table says so. */
function isAboveRows(node: ScreenNode): boolean {
  const line = node.parent;
  if (line === undefined || isCell(node) || !isText(node) || elementsIn(line).filter(hasWords).length < 2)
    return false;
  const [row, another] = line.parent?.children.filter((one) => one.id > node.id && isRepeated(one)) ?? [];
  const isOver = (one: ScreenNode) =>
    one.box.y >= node.box.y + node.box.height - 2 && elementsIn(one).some((part) => isInLane(part, node));
  return row !== undefined && another !== undefined && isOver(row) && isOver(another);
}

/** What drops down is hidden: nothing of it can be seen but the one thing that opens it. */
function isShut(node: ScreenNode): boolean {
  if (node.role !== '' || !DROPPED.test(marksOf(node))) return false;
  const [opener, another] = elementsIn(node).filter(({ isVisible }) => isVisible);
  return opener !== undefined && another === undefined && opener.isUsable && opener.text === node.text;
}

const DROPPED = /(?:^| )dropdown(?= |$)/;
const STATUS = /(?:^|[ -])status-?bar(?= |$)/;

/** Where a trail of links ends one is. */
function isTrailEnd(node: ScreenNode): boolean {
  if (node.text === '' || !isText(node) || pathOf(node).some(isControl)) return false;
  const [trail] = pathOf(node).filter(({ attributes: { className = '', id = '' } }) =>
    TRAIL.test(`${className} ${id}`),
  );
  return trail?.text.endsWith(node.text) === true;
}

const TRAIL = /breadcrumbs?(?= |$)/i;

/** A button in a form that a label names, and that opens what its value is picked from. */
function isPickedFrom({ role, attributes, names }: ScreenNode): boolean {
  const isLabelled = attributes.id !== undefined && names.some(({ from }) => from === 'label');
  return role === 'button' && isLabelled && /^(?:dialog|listbox|grid|tree)$/.test(attributes.popup ?? '');
}

/** Numbers of pages, with what turns them. */
const PAGES = /^(?:\d+|[‹›«»<>…|.·]|prev(?:ious)?|next|first|last|pages?|of|\s)+$/i;

export type Shape = keyof typeof SHAPES;

const WHOLE: ReadonlySet<string> = new Set(['#text', '#document', 'html', 'body', 'main']);
/** A header of an article is no header of the page. */
const INNER: ReadonlySet<string> = new Set(['article', 'section', 'main', 'dialog']);

/** Some kits make a section of what holds the header, the main part and the footer of the page. */
const isAroundMain = (part: ScreenNode): boolean =>
  part.tag === 'section' && descendantsOf(part).some(({ tag, role }) => tag === 'main' || role === 'main');

const isPicture = ({ tag, role }: ScreenNode): boolean =>
  tag === 'svg' || tag === 'img' || tag === 'i' || role === 'img';

/** A button that holds nothing shows what its style draws. */
export const isDrawnByStyle = ({ role, text, children, box }: ScreenNode): boolean =>
  (role === 'button' || role === 'link') && text === '' && children.length === 0 && box.width <= 64;

export const isIcon = ({ names }: ScreenNode): boolean => names.some(({ from }) => from === 'icon');

/** One can use it, and it shows a picture and nothing else, or how many there are. */
const isUsedPicture = (node: ScreenNode): boolean =>
  node.isUsable &&
  /^\d{0,3}\+?$/.test(node.text) &&
  (isDrawnByStyle(node) || holdsPicture(node, node.role === 'button' ? BOXED : 2));

/** Kits put the icon of a button into boxes. */
const BOXED = 4;

const holdsPicture = (node: ScreenNode, depth: number): boolean =>
  elementsIn(node).some((part) => isPicture(part) || (depth > 1 && holdsPicture(part, depth - 1)));

/** What a field is called is no message of it; some write what is wrong with it into a label, too, and say so. */
const isOfLabel = (node: ScreenNode): boolean =>
  pathOf(node).some((one) => one.tag === 'label' && !COMPLAINING.test(marksOf(one))) &&
  !COMPLAINING.test(marksOf(node));
const COMPLAINING = /(?:^|[ -])(?:errors?|invalid|message|feedback|help|hint)(?=[ -]|$)/;

/** A text, with nothing in it but what is written in a line. */
function isText(node: ScreenNode): boolean {
  return node.children.some(({ tag }) => tag === '#text') && node.children.length <= 8;
}

/** A link in a heading is often but the name of the site. */
const hasWords = ({ tag, text, role, children }: ScreenNode): boolean =>
  tag === '#text' ? text.trim() !== '' : role !== 'link' && children.some(hasWords);

/** What takes a text of several lines: the area itself, or what is hidden behind the lines that an editor draws. */
export const writersIn = (node: ScreenNode): ScreenNode[] =>
  isWriter(node) ? [node] : node.children.flatMap(writersIn);

const isWriter = ({ tag, states }: ScreenNode): boolean =>
  tag === 'textarea' || (states.editable === true && tag !== 'input' && tag !== 'select');

const isLarge = ({ box }: ScreenNode): boolean => box.width >= 100 && box.height >= 48;

const CONTROLS: ReadonlySet<string> = new Set('button input select textarea option summary label'.split(' '));

export const isControl = ({ tag, role, attributes }: ScreenNode): boolean =>
  CONTROLS.has(tag) || role === 'button' || role === 'link' || (tag === 'a' && attributes.href !== undefined);

/** It looks as if one could click it, or what is around it and shows nothing else; but no control says so. */
function clickable(node: ScreenNode): boolean {
  if (node.tag === '#text' || pathOf(node).some(isControl)) return false;
  const around = [node, node.parent, node.parent?.parent].filter((one) => one !== undefined);
  return around.some((one) => (one.isUsable || one.tag === 'a') && (one === node || one.text === node.text));
}

/** A link in what the markup calls a row of tabs; what is shown below them may be called so with them. */
function isInTabs({ tag, role, isUsable, parent }: ScreenNode): boolean {
  // The one that is open may lead nowhere.
  const isPressed = (isUsable && (role === 'link' || role === 'button')) || (tag === 'a' && role === '');
  if (!isPressed) return false;
  let at = parent;
  for (let level = 0; level < 3 && at !== undefined; level++, at = at.parent) {
    if (TABS.test(marksOf(at))) return true;
    if (!/^(?:li|ul|ol|nav|span)$/.test(at.tag)) return false;
  }
  return false;
}

const TABS = /(?:^| )(?:[\w-]+-)?(?:nav-?tabs|nav-pills|tabular|tabs(?:-nav)?|tab-?(?:list|bar|menu))(?= |$)/;

export function holdsControls(node: ScreenNode, count: number): boolean {
  const found: ScreenNode[] = [];
  collect(node);
  return found.length >= count;

  function collect(part: ScreenNode): void {
    for (const child of part.children) {
      if (child.isVisible && child.role !== '' && isUsableControl(child)) found.push(child);
      else if (found.length < count) collect(child);
    }
  }
}

const USED: ReadonlySet<string> = new Set(
  'button link checkbox radio switch textbox combobox treeitem'.split(' '),
);
const isUsableControl = ({ role, tag }: ScreenNode): boolean => USED.has(role) || tag === 'summary';

/** It shows the sign of what opens downwards. */
export function isSigned(node: ScreenNode): boolean {
  return node.isUsable && (/[▾▼⌄⏷]\s*$/.test(node.text) || isDrawnList(node));
}

/** A field for a text that stands with a button for searching. */
function isForSearching(node: ScreenNode): boolean {
  if (!takesValue(node) || node.role !== 'textbox') return false;
  return pathOf(node)
    .slice(1, 5)
    .some((around) => around.tag !== 'body' && around.children.length < 30 && hasSearchButton(around, 3));
}

function hasSearchButton({ children }: ScreenNode, depth: number): boolean {
  return children.some(
    (child) =>
      (child.role === 'button' && child.names.some(({ text }) => /^(?:search|find|go|🔍)$/i.test(text))) ||
      (depth > 1 && hasSearchButton(child, depth - 1)),
  );
}
