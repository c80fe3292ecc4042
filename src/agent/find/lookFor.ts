/** One look for a target: in its place, beside its neighbour, and in an open modal dialog before the page. */
import type { ElementHandle, Frame, Locator, Page } from '@playwright/test';
import type { Target } from '../action.js';
import type { Purpose } from './families.js';
import type { InspectedElement } from './inspect.js';
import { lookEagerly } from './lookEagerly.js';
import { lookForFrame } from './lookForFrame.js';
import { lookThrough } from './lookThrough.js';
import { MODAL } from './modal.js';
import type { Precision, Search } from './search.js';

/** An element that was found. */
export interface Match {
  locator: Locator;
  /** Known only where more than a count was needed. */
  element?: InspectedElement;
  /** Known to be a field that takes a text and nothing else. */
  plainField?: true;
  /** The document in it, where it is a frame. */
  frame?: Frame;
}

export interface Finding {
  precision: Precision;
  /** All that are meant alike; with an ordinal at most one. */
  matches: Match[];
  /** How many there were before an ordinal chose. */
  among: number;
  ready: boolean;
  search: Search;
  /** Things that had to be found by a part of their name, outermost place first. */
  guessed: Target[];
  /** What is worth telling of how things were found: what is poor in the markup, what was passed over. */
  remarks: string[];
  /** Something had to be found as a last resort, so that it must stay the same for a while. */
  doubtful: boolean;
  /** The place or the neighbour whose search gave not what is needed; then `search` is that one's. */
  lostPlace?: Target;
}

/** `thorough`: all that are there are wanted, with what is to be known of each; else one will do. */
export interface Looking {
  purpose: Purpose;
  page: Page;
  thorough?: boolean;
  /** Where to look in place of the page's own document. */
  frame?: Frame;
  /** It is likely to be there, and to be found by the surest way. */
  eager?: boolean;
}

export async function lookFor(target: Target, looking: Looking): Promise<Finding> {
  const { purpose, page, thorough = false } = looking;
  const place = await enter(target.within, page, looking.frame);
  if ('lostPlace' in place) return place;
  const { frame, root, element } = place;
  const every = thorough || target.ordinal !== undefined;
  const search: Search = { frame, root, place: element, target, purpose, every };
  const finding =
    target.role === 'frame' ? await lookForFrame(search) : await lookBeside(search, { ...looking, thorough });
  return place.finding === undefined ? finding : addFindings(place.finding, finding);
}

interface Place {
  frame: Frame;
  root: Frame | Locator;
  element: Locator;
  finding?: Finding;
}

async function enter(
  within: Target | undefined,
  page: Page,
  frame = page.mainFrame(),
): Promise<Place | Lost> {
  if (within === undefined) {
    return { frame, root: frame, element: frame.locator('body') };
  }
  const finding = await lookFor(within, { purpose: 'place', page });
  const [only] = finding.matches;
  if (only === undefined || finding.matches.length > 1) {
    return { ...finding, lostPlace: finding.lostPlace ?? within };
  }
  if (only.frame === undefined)
    return { frame: finding.search.frame, root: only.locator, element: only.locator, finding };
  return { frame: only.frame, root: only.frame, element: only.frame.locator('body'), finding };
}

type Lost = Finding & { lostPlace: Target };

function addFindings(first: Finding, finding: Finding): Finding {
  return {
    ...finding,
    ready: finding.ready || first.ready,
    guessed: [...first.guessed, ...finding.guessed],
    remarks: [...first.remarks, ...finding.remarks],
    doubtful: first.doubtful || finding.doubtful,
  };
}

async function lookBeside(search: Search, looking: Looking & { thorough: boolean }): Promise<Finding> {
  const { beside, within } = search.target;
  if (beside === undefined) return look(search, looking);
  const thing = { ...beside.thing, ...(within && { within }) };
  const neighbours = await lookFor(thing, { ...looking, purpose: 'neighbour' });
  if (neighbours.matches.length === 0) return { ...neighbours, lostPlace: neighbours.lostPlace ?? thing };
  const handles = await handlesOf(neighbours.matches);
  try {
    return addFindings(neighbours, await look({ ...search, neighbours: handles }, looking));
  } finally {
    await Promise.all(handles.map((handle) => handle.dispose()));
  }
}

/** What has gone in the meantime is no neighbour any more. */
async function handlesOf(matches: readonly Match[]): Promise<ElementHandle[]> {
  const handles = await Promise.all(matches.map(({ locator }) => locator.elementHandles()));
  return handles.flat();
}

async function look(
  search: Search,
  { thorough = false, eager = false }: Pick<Looking, 'thorough' | 'eager'>,
): Promise<Finding> {
  if (search.root !== search.frame) return lookThrough(search, !thorough);
  return thorough ? lookInFront(search) : lookQuickly(search, eager);
}

async function lookQuickly(search: Search, eager: boolean): Promise<Finding> {
  const quick = (eager ? await lookEagerly(search) : undefined) ?? (await lookThrough(search, true));
  return quick.modalOpen ? lookInFront(search) : quick;
}

async function lookInFront(search: Search): Promise<Finding> {
  const whole = await lookThrough(search, false);
  const inFront = whole.matches.filter(({ element }) => element?.inModal === true);
  if (!whole.modalOpen || (inFront.length > 0 && inFront.length === whole.matches.length)) return whole;
  const modal = openModal(search.frame);
  const inModal = await lookThrough({ ...search, root: modal, place: modal }, false);
  if (inModal.matches.length === 0) return whole;
  // What is acted on must be reached, and the page behind can't be; what is looked at may well be there.
  const isGuess = inModal.precision === 'part' && whole.precision !== 'part';
  return isGuess && search.purpose === 'look' && whole.matches.length > 0 ? whole : inModal;
}

function openModal(frame: Frame): Locator {
  return frame.locator(MODAL).filter({ visible: true }).last();
}
