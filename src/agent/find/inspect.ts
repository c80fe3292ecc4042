/** Runs in the page, on all elements that a tier found: what else must be known to choose among them. */
import { isBesideBody } from './isBesideBody.js';
import { isCovered } from './isCovered.js';
import { isSeen } from './isSeen.js';

export interface Inspection {
  /** The document is loaded. */
  ready: boolean;
  modalOpen: boolean;
  elements: InspectedElement[];
  /** How many there were before they were sifted. */
  total: number;
}

export interface InspectedElement {
  /** Among all that were found. */
  index: number;
  inModal: boolean;
  /** In the one dialog that is open and in front, though it shuts off nothing. */
  inDialog: boolean;
  /** Contains another of the elements. */
  isOuter: boolean;
  /** Is contained in another of the elements. */
  isInner: boolean;
  visible: boolean;
  enabled: boolean;
  /** Something else lies over it, so that a click wouldn't meet it. */
  covered: boolean;
  /** Stands in a table's head or foot, or is a row of column headers. */
  besideBody: boolean;
  /** Nothing in the markup says that one can act on it. */
  plain: boolean;
  tag: string;
  /** Its ARIA role, where the markup leaves no doubt. */
  role?: string;
  /** A field or a tick that nothing in the markup names. */
  nameless: boolean;
  /** A control that is not written into. */
  control?: 'select' | 'option' | 'checkbox' | 'radio';
}

/** Runs in the page: keeps some of the elements, by their indices. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each is given what belongs to it
export type Sift = (elements: Element[], argument: any) => number[];

type Check = (element: Element) => boolean;
type Facts = Pick<InspectedElement, 'enabled' | 'plain' | 'nameless' | 'tag' | 'role' | 'control'>;

// Runs in the page, so it must hold all it needs.
function readMarkup(element: Element): Facts {
  const CONTROL =
    'a[href], button, input, select, textarea, option, label, summary, area, video, audio, [role], [tabindex], [contenteditable]';
  const ROLES = {
    'a[href]': 'link',
    'input[type=checkbox]': 'checkbox',
    'input[type=radio]': 'radio',
    button: 'button',
  };
  const CONTROLS: Record<string, InspectedElement['control']> = {
    select: 'select',
    option: 'option',
    'input[type=checkbox], [role=checkbox]:not(input), [role=switch]:not(input)': 'checkbox',
    'input[type=radio], [role=radio]:not(input)': 'radio',
  };
  const matches = (css: string) => Element.prototype.matches.call(element, css);
  const get = (name: string) => Element.prototype.getAttribute.call(element, name);
  const closest = (css: string) =>
    Element.prototype.closest.call<Element, [string], Element | null>(element, css);
  const NAMES = '[aria-label], [aria-labelledby], [title], [placeholder]';
  const which = <Value>(table: Record<string, Value>) =>
    Object.entries(table).find(([css]) => matches(css))?.[1];
  const [role, control] = [get('role') ?? which(ROLES), which(CONTROLS)];
  return {
    tag: element.localName,
    enabled: !matches(':disabled') && closest('[aria-disabled=true]') === null,
    plain: closest(CONTROL) === null && !element.localName.includes('-'),
    nameless:
      matches('input, select, textarea') &&
      !matches(NAMES) &&
      ((element as HTMLInputElement).labels?.length ?? 0) === 0,
    ...(role !== undefined && { role }),
    ...(control !== undefined && { control }),
  };
}

/** Playwright finds in one trip and reads in the next; what has gone in between counts no more among what it finds. */
// Runs in the page, so it must hold all it needs.
function inspectAll(
  found: Element[],
  siftings: [sift: Sift, argument: unknown][],
  read: (element: Element) => Facts,
  checks: { isSeen: Check; isBeside: Check; isCovered: Check },
): Inspection {
  const elements = found.filter(({ isConnected }) => isConnected);
  let kept = [...elements.keys()];
  for (const [sift, argument] of siftings) {
    const left = kept.flatMap((index) => elements[index] ?? []);
    kept = sift(left, argument).flatMap((position) => kept[position] ?? []);
  }
  const allSeen = (selector: string) => [...document.querySelectorAll(selector)].filter(checks.isSeen);
  const modals = allSeen('dialog:modal, [aria-modal="true"]');
  const mustChoose = modals.length === 0 && kept.length > 1;
  const dialogs = mustChoose ? allSeen('dialog[open], [role=dialog], [role=alertdialog]') : [];
  const front = dialogs.length === 1 && !dialogs.some(checks.isCovered) ? dialogs[0] : undefined;
  let outermost: Element | undefined;
  const inspectOne = (element: Element, index: number, next: Element | undefined): InspectedElement => {
    const isInner = outermost?.contains(element) ?? false;
    if (!isInner) outermost = element;
    return {
      index,
      inModal: modals.some((modal) => modal.contains(element)),
      inDialog: front?.contains(element) === true,
      isOuter: next !== undefined && element.contains(next),
      isInner,
      visible: checks.isSeen(element),
      besideBody: checks.isBeside(element),
      covered: kept.length > 1 && checks.isCovered(element),
      ...read(element),
    };
  };
  return {
    ready: document.readyState === 'complete',
    modalOpen: modals.length > 0,
    total: elements.length,
    elements: kept.flatMap((index, position) => {
      const element = elements[index];
      return element ? [inspectOne(element, index, elements[kept[position + 1] ?? -1])] : [];
    }),
  };
}

/**
 * A function for the page that sifts the elements and inspects the rest; it takes an argument for each sift. It gives
 * an `Inspection` as JSON, since Playwright takes a second for what thousands of rows give otherwise.
 */
export function inspectAfter(sifts: readonly Sift[]): (elements: Element[], given: unknown) => string {
  const siftings = `[${sifts.map((sift, index) => `[${String(sift)}, given[${index}]]`).join(', ')}]`;
  const checks = `{ isSeen: ${String(isSeen)}, isBeside: ${String(isBesideBody)}, isCovered: ${String(isCovered)} }`;
  const text = `(elements, given) => JSON.stringify((${String(inspectAll)})(elements, ${siftings}, ${String(readMarkup)}, ${checks}))`;
  const inspect = (elements: Element[], given: unknown) => {
    const pairs = sifts.map((sift, index): [Sift, unknown] => [sift, (given as unknown[])[index]]);
    return JSON.stringify(
      inspectAll(elements, pairs, readMarkup, { isSeen, isBeside: isBesideBody, isCovered }),
    );
  };
  return Object.assign(inspect, { toString: () => text });
}
