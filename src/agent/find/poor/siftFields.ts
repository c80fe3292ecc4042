/**
 * Runs in the page: which fields have the text beside them that names them, though nothing ties it to them. The field
 * is the only one around the text; or the text heads its column; or it stands where a label would.
 */
import { onElements } from '../onElements.js';
import { createBesides, readByPosition, type Placed, type Told } from './readByPosition.js';

export interface Wording {
  source: string;
  flags: string;
  /** Only ticks with the text right at them, so that a click on it can mean nothing else. */
  isClicked?: boolean;
}

type IsNamed = (text: string | null | undefined) => boolean;

interface Around {
  texts: Told[];
  fields: Placed[];
}

// Runs in the page, so it must hold all it needs.
function readAround(elements: Element[], FIELD: string, isNamed: IsNamed): Around {
  const root = (elements[0]?.getRootNode() ?? document) as Document | ShadowRoot;
  const isMirrored = getComputedStyle(document.documentElement).direction === 'rtl';
  const boxOf = (of: Element | Range) => {
    const { left, right, top, bottom } = of.getBoundingClientRect();
    return isMirrored ? { left: -right, right: -left, top, bottom } : { left, right, top, bottom };
  };
  const isShown = ({ left, right, top, bottom }: Told['box']) => right > left && bottom > top;
  const OTHER = `script, style, noscript, template, option, button, ${FIELD}`;
  const textsIn = (): Told[] => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Told[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (node.data.trim() === '' || parent === null || parent.closest(OTHER) !== null) continue;
      const range = document.createRange();
      range.setStart(node, node.data.search(/\S/));
      range.setEnd(node, node.data.trimEnd().length);
      const box = boxOf(range);
      if (!isShown(box) || !parent.checkVisibility({ visibilityProperty: true })) continue;
      const isTied = parent.closest('label')?.control != null;
      texts.push({ node, box, isNamed: !isTied && (isNamed(node.data) || isNamed(parent.textContent)) });
    }
    return texts;
  };
  const isLabelled = (field: Element) =>
    field.hasAttribute('aria-label') ||
    field.hasAttribute('aria-labelledby') ||
    [...((field as HTMLInputElement).labels ?? [])].some((label) => label.textContent.trim() !== '');
  const TICK = '[type=checkbox], [type=radio], [role=checkbox], [role=switch], [role=radio]';
  const fields = [...new Set([...root.querySelectorAll(FIELD), ...elements])].map((field) => ({
    ...{ field, box: boxOf(field), isTick: field.matches(TICK), isLabelled: isLabelled(field) },
  }));
  return { texts: textsIn(), fields: fields.filter(({ box }) => isShown(box)) };
}

/** The text that alone can belong to the field: no other field is around them, or it heads the column. */
// Runs in the page, so it must hold all it needs.
function createOwnText(FIELD: string, isNamed: IsNamed): (field: Element) => Element | undefined {
  const inPart = (field: Element) => {
    let part = field.parentElement;
    for (let level = 0; level < 3 && part !== null && part !== document.body; level++) {
      if (part.querySelectorAll(FIELD).length > 1) return undefined;
      const texts = [...part.querySelectorAll('label, span, div, p, b, strong, th, td, dt, legend')];
      const text = texts.find((one) => !one.contains(field) && isNamed(one.textContent));
      if (text !== undefined) return text;
      part = part.parentElement;
    }
    return undefined;
  };
  const inColumn = (field: Element) => {
    const cell = field.closest('td');
    const head = cell?.closest('table')?.rows[0]?.cells[cell.cellIndex];
    return head?.localName === 'th' && isNamed(head.textContent) ? head : undefined;
  };
  return (field) => inColumn(field) ?? inPart(field);
}

interface Needs {
  around: typeof readAround;
  ownText: typeof createOwnText;
  position: typeof readByPosition;
  besides: typeof createBesides;
}

// Runs in the page, so it must hold all it needs.
function sift(elements: Element[], { source, flags, isClicked = false }: Wording, needs: Needs): number[] {
  const FIELD =
    'input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image]), select, textarea, ' +
    '[contenteditable]:not([contenteditable=false]), [role=checkbox], [role=switch], [role=radio], [role=textbox], [role=combobox]';
  const name = new RegExp(source, flags);
  const isNamed: IsNamed = (text) => name.test((text ?? '').replace(/\s+/g, ' ').trim());
  if (elements.length === 0) return [];
  const { texts, fields } = needs.around(elements, FIELD, isNamed);
  const labelled = new Set(fields.flatMap(({ field, isLabelled }) => (isLabelled ? [field] : [])));
  const ownTextOf = needs.ownText(FIELD, isNamed);
  const own = elements.map((field) => (labelled.has(field) ? undefined : ownTextOf(field)));
  const rest = texts.map((one) => ({
    ...one,
    isNamed: one.isNamed && !own.some((text) => text?.contains(one.node) === true),
  }));
  const placed = new Set(needs.position(rest, fields, needs.besides));
  const isAtOnce = (field: Element, { parentElement: around }: Node) =>
    field.parentElement === around ||
    (field.matches('[type=radio], [role=radio]') && field.parentElement === around?.parentElement);
  const isClickable = (field: Element) =>
    !isClicked || texts.some((text) => text.isNamed && isAtOnce(field, text.node));
  return elements.flatMap((field, index) =>
    (own[index] !== undefined || placed.has(field)) && isClickable(field) ? [index] : [],
  );
}

const NEEDS: Needs = {
  around: readAround,
  ownText: createOwnText,
  position: readByPosition,
  besides: createBesides,
};

export const siftFields = onElements(sift, NEEDS);
