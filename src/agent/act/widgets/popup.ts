/** What a button or a combo box opens: what it is tied to, or what becomes visible when it is opened. */
import type { ElementHandle, Frame, Locator, Page } from '@playwright/test';
import type { Act } from '../act.js';

/** A thing that is opened, and what was open before. */
export interface Opening {
  opener: Locator;
  before: Element[];
  wasOpen: boolean;
}

/** To be called before it is opened: afterwards nothing tells its own menu from another that stands open. */
export async function watchOpening(opener: Locator, act: Act): Promise<Opening> {
  const { element, frame } = await homeOf(opener, act);
  const before = await frame.locator(POPUPS).filter({ visible: true }).elementHandles();
  const wasOpen = await element.evaluate((one) => one.getAttribute('aria-expanded') === 'true');
  return { opener, before: inPage(before), wasOpen };
}

/** Undefined as long as nothing is open that belongs to it. */
export async function popupOf({ opener, before, wasOpen }: Opening, act: Act): Promise<Locator | undefined> {
  const { element, frame } = await homeOf(opener, act);
  const tied = await element.evaluate(readTied);
  if (tied !== undefined) return frame.locator(tied).filter({ visible: true }).last();
  const all = frame.locator(POPUPS);
  const [itself] = inPage([element]);
  const given: unknown = { opener: itself, before, wasOpen };
  const index = await all.evaluateAll(findPopup as (popups: Element[], opened: unknown) => number, given);
  // Of all and not of the visible ones, so that it stays the same when another one closes.
  return index === -1 ? undefined : all.nth(index);
}

/** The page or the frame that the element is in: only there can others be meant by their ids. */
export async function frameOf(locator: Locator, act: Act): Promise<Frame | Page> {
  return (await homeOf(locator, act)).frame;
}

interface Home {
  element: ElementHandle<SVGElement | HTMLElement>;
  frame: Frame | Page;
}

async function homeOf(locator: Locator, { page, deadline }: Act): Promise<Home> {
  const element = await locator.elementHandle({ timeout: deadline.glance() });
  return { element, frame: (await element.ownerFrame()) ?? page };
}

/** What is given to a function of the page as a handle arrives there as the element. */
function inPage(handles: readonly ElementHandle[]): Element[] {
  return handles as unknown as Element[];
}

const POPUPS = '[role=menu], [role=listbox], [role=tree], [role=grid]';

// Runs in the page, so it must hold all it needs.
function readTied(opener: Element): string | undefined {
  const root = opener.getRootNode() as Document | ShadowRoot;
  const said = opener.getAttribute('aria-controls') ?? opener.getAttribute('aria-owns');
  const id = said
    ?.trim()
    .split(/\s+/)
    .find((one) => root.getElementById(one) !== null);
  return id === undefined ? undefined : `#${CSS.escape(id)}`;
}

// Runs in the page, so it must hold all it needs.
function findPopup(popups: Element[], { opener, before, wasOpen }: Opened): number {
  const open = popups.filter((one) => one.getClientRects().length > 0 && one.checkVisibility());
  const outermost = (some: Element[]) =>
    some.filter((one) => !some.some((other) => other !== one && other.contains(one)));
  const said = opener.getAttribute('aria-haspopup') ?? 'listbox';
  const kind = `[role=${/^(?:listbox|tree|grid)$/.test(said) ? said : 'menu'}]`;
  const lastOf = (some: Element[]) => {
    const ofKind = some.filter((one) => one.matches(kind));
    return outermost(ofKind.length > 0 ? ofKind : some).at(-1);
  };
  const isNamedByIt = (one: Element) =>
    opener.id !== '' && (one.getAttribute('aria-labelledby') ?? '').split(/\s+/).includes(opener.id);
  const floats = (one: Element | null): boolean =>
    one !== null && (/absolute|fixed/.test(getComputedStyle(one).position) || floats(one.parentElement));
  /** Only of what was open before: anything may stand beside a thing that is still closed. */
  const beside = () => {
    let around = opener.parentElement;
    for (
      let level = 0;
      level < 3 && around && !Element.prototype.matches.call(around, 'body, main, form');
      level++
    ) {
      const inside = outermost(
        open.filter((one) => around && Node.prototype.contains.call(around, one) && !one.contains(opener)),
      );
      if (inside.length > 0) return inside.length === 1 ? inside[0] : undefined;
      around = around.parentElement;
    }
    const floating = outermost(open.filter((one) => one.matches(kind) && floats(one)));
    return floating.length === 1 ? floating[0] : undefined;
  };
  const isSilent = !opener.hasAttribute('aria-expanded');
  const found =
    lastOf(open.filter(isNamedByIt)) ??
    lastOf(open.filter((one) => opener.contains(one))) ??
    lastOf(open.filter((one) => !before.includes(one))) ??
    (wasOpen ? beside() : isSilent ? [beside()].find((one) => one && floats(one)) : undefined);
  return found === undefined ? -1 : popups.indexOf(found);
}

interface Opened extends Omit<Opening, 'opener'> {
  opener: Element;
}
