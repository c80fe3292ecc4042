/** Runs in the page, on all elements that a tier found: what else must be known to choose among them. */
import { isBesideBody } from './isBesideBody.js';
import { isSeen } from './isSeen.js';
import { pageFunction } from '../act/pageFunction.js';

export interface Inspection {
  /** The document is loaded. */
  ready: boolean;
  modalOpen: boolean;
  elements: InspectedElement[];
}

export interface InspectedElement {
  inModal: boolean;
  /** Contains another of the elements. */
  isOuter: boolean;
  /** Is contained in another of the elements. */
  isInner: boolean;
  visible: boolean;
  /** Stands in a table's head or foot, or is a row of column headers. */
  besideBody: boolean;
  /** Its ARIA role, where the markup leaves no doubt. */
  role?: string;
  /** A control that is not written into. */
  control?: 'select' | 'option' | 'checkbox' | 'radio';
}

// Runs in the page, so it must hold all it needs.
function inspectAll(
  elements: (Element | SVGElement)[],
  isVisible: (element: Element) => boolean,
  isBeside: (element: Element) => boolean,
): Inspection {
  const modals = [...document.querySelectorAll('dialog:modal, [aria-modal="true"]')].filter(isVisible);
  const roleOf = (element: Element): string | undefined => {
    const { localName: tag } = element;
    const type = element.getAttribute('type') ?? '';
    if (element.hasAttribute('role')) return element.getAttribute('role') ?? undefined;
    if (tag === 'a' && element.hasAttribute('href')) return 'link';
    if (tag === 'input') return ['checkbox', 'radio'].includes(type) ? type : undefined;
    return tag === 'button' ? 'button' : undefined;
  };
  const controlOf = (element: Element): InspectedElement['control'] => {
    const tag = element.localName;
    if (tag === 'select' || tag === 'option') return tag;
    const type = tag === 'input' ? element.getAttribute('type') : element.getAttribute('role');
    if (type === 'radio') return 'radio';
    return type === 'checkbox' || type === 'switch' ? 'checkbox' : undefined;
  };
  let outermost: Element | undefined;
  return {
    ready: document.readyState === 'complete',
    modalOpen: modals.length > 0,
    elements: elements.map((element, index) => {
      const next = elements[index + 1];
      const isInner = outermost?.contains(element) ?? false;
      if (!isInner) outermost = element;
      const [role, control] = [roleOf(element), controlOf(element)];
      return {
        inModal: modals.some((modal) => modal.contains(element)),
        isOuter: next !== undefined && element.contains(next),
        isInner,
        visible: isVisible(element),
        besideBody: isBeside(element),
        ...(role !== undefined && { role }),
        ...(control !== undefined && { control }),
      };
    }),
  };
}

export const inspect = pageFunction(inspectAll, isSeen, isBesideBody);
