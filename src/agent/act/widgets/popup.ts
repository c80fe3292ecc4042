/** What a button or a combo box opens. */
import type { Frame, Locator, Page } from '@playwright/test';
import type { Act } from '../act.js';

/** By what the markup says it controls; else the one that is open, the one in front. */
export async function popupOf(opener: Locator, act: Act): Promise<Locator> {
  const timeout = act.deadline.glance();
  const selector = await opener.evaluate(readPopup, undefined, { timeout });
  const frame = await frameOf(opener, act);
  return frame
    .locator(selector ?? POPUPS)
    .filter({ visible: true })
    .last();
}

/** The page or the frame that the element is in: only there can others be meant by their ids. */
export async function frameOf(locator: Locator, { page, deadline }: Act): Promise<Frame | Page> {
  const element = await locator.elementHandle({ timeout: deadline.glance() });
  return (await element.ownerFrame()) ?? page;
}

const POPUPS = '[role=menu], [role=listbox], [role=tree], [role=grid]';

// Runs in the page, so it must hold all it needs.
function readPopup(opener: Element): string | undefined {
  const root = opener.getRootNode() as Document | ShadowRoot;
  const said = opener.getAttribute('aria-controls') ?? opener.getAttribute('aria-owns');
  const id = said
    ?.trim()
    .split(/\s+/)
    .find((one) => root.getElementById(one) !== null);
  if (id !== undefined) return `#${CSS.escape(id)}`;
  const around = opener.closest('[role=none], [role=menuitem], li');
  const inside = around?.querySelector('[role=menu]');
  return inside?.id ? `#${CSS.escape(inside.id)}` : undefined;
}
