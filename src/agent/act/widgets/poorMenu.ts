/** A menu that nothing in the markup calls so: what becomes visible when its button is pointed at, or clicked. */
import type { ElementHandle, Locator, Page } from '@playwright/test';
import { describeTarget, quote } from '../../describeTarget.js';
import type { Found } from '../../find/findOne.js';
import { namingOf } from '../../find/naming.js';
import { StepError } from '../../StepError.js';
import type { Act } from '../act.js';
import { attempt } from '../attempt.js';
import { createDeadline, type Deadline } from '../deadline.js';
import { poll } from '../poll.js';
import type { MenuChoice } from './menu.js';
import { frameOf } from './popup.js';

export async function chooseFromPoorMenu(
  { option, from }: MenuChoice,
  opener: Found,
  act: Act,
): Promise<{ found: Found; note: string }> {
  const what = { what: `choose ${quote(option)} from ${describeTarget(from)}`, locator: opener.locator };
  const { text, exact } = namingOf(option, 'case', 'click');
  const texts = (await frameOf(opener.locator, act)).getByText(text, { exact });
  const before = await texts.filter({ visible: true }).elementHandles();
  const appeared = { texts, before, what: what.what, url: placeOf(act.page), act };
  await attempt(what, act, () => opener.locator.hover({ timeout: act.deadline.rest() }));
  let locator = await soonVisible(appeared);
  if (locator === undefined) {
    await attempt(what, act, () => opener.locator.click({ timeout: act.deadline.rest() }));
    locator = await newlyVisible(appeared, act.deadline);
  }
  const item = locator;
  await attempt({ ...what, locator: item }, act, () => item.click({ timeout: act.deadline.rest() }));
  const note = `Nothing in the markup says that ${describeTarget(from)} is a menu: taken was what became visible with it. aria-haspopup and role="menu" would say so.`;
  return { found: { locator: item }, note: [opener.note, note].filter(Boolean).join(' ') };
}

interface Appeared {
  texts: Locator;
  /** What bears the words already. */
  before: ElementHandle[];
  what: string;
  url: string;
  act: Act;
}

async function soonVisible(appeared: Appeared): Promise<Locator | undefined> {
  const { deadline, signal } = appeared.act;
  try {
    return await newlyVisible(appeared, createDeadline(Math.min(HOVERED, deadline.rest()), signal));
  } catch (error) {
    if (error instanceof StepError && error.reason === 'target not found') return undefined;
    throw error;
  }
}

/** Menus that open under the mouse do so at once, or nearly. */
const HOVERED = 300;

function newlyVisible({ texts, before, what, url, act }: Appeared, deadline: Deadline): Promise<Locator> {
  return poll(deadline, async () => {
    // What stands on another page was not in the menu.
    if (placeOf(act.page) !== url) throw fault('action failed', what, 'it led to another page.');
    const fresh = await texts.evaluateAll(findNew as (texts: Element[], before: unknown) => number[], before);
    const [only, another] = fresh;
    if (another !== undefined) {
      const why = `${fresh.length} things of that name became visible. Please click the one that is meant.`;
      return { missed: () => Promise.resolve(fault('target ambiguous', what, why)) };
    }
    if (only !== undefined) return { seen: texts.nth(only) };
    const why = 'nothing of that name became visible when it was clicked. Please click what opens it first.';
    return { missed: () => Promise.resolve(fault('target not found', what, why)) };
  });
}

/** Many menus are links to "#". */
function placeOf(page: Page): string {
  return page.url().replace(/#.*$/, '');
}

// Runs in the page, so it must hold all it needs.
function findNew(texts: Element[], before: readonly Element[]): number[] {
  const isNew = (text: Element) =>
    text.getClientRects().length > 0 &&
    text.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !before.includes(text);
  return texts.flatMap((text, index) => (isNew(text) ? [index] : []));
}

function fault(reason: StepError['reason'], what: string, why: string): StepError {
  return new StepError(reason, `Failed to ${what}: ${why}`);
}
