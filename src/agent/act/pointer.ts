/** What is done with the mouse: click, with keys held and several times, double-click, right-click, hover. */
import type { Locator } from '@playwright/test';
import type { Performed } from '../action.js';
import { describeTarget } from '../describeTarget.js';
import { sayTimes } from '../describeHandDeed.js';
import { findOne, type Found } from '../find/findOne.js';
import type { HandDeedOf } from '../handDeed.js';
import { attempt } from './attempt.js';
import type { Act } from './act.js';
import { performed } from './performed.js';

export async function click(
  { target, times = 1, holding }: HandDeedOf<'click'>,
  act: Act,
): Promise<Performed> {
  const found = await findOne(target, 'click', act);
  const what = { what: `click ${describeTarget(target)}`, locator: found.locator };
  const note = await unlessItCloses(act, async () => {
    for (let done = 0; done < times; done++) {
      await attempt(what, act, () => clickOnce(found, holding, act.deadline.rest()));
    }
  });
  const keys = holding === undefined ? '' : ` with ${holding} held`;
  return performed(`Clicked ${describeTarget(target)}${sayTimes(times)}${keys}.`, found, [note]);
}

/** A window may close at a click, often before Playwright can tell that it was made; then a note says so. */
async function unlessItCloses(
  { page, scene, signal }: Act,
  run: () => Promise<void>,
): Promise<string | undefined> {
  try {
    await run();
  } catch (error) {
    const hasClosed = page.isClosed() && scene.tabs.all().length > 0 && signal?.aborted !== true;
    if (!hasClosed) throw error;
    return 'The browser tab was closed by that, or meanwhile.';
  }
  return undefined;
}

/** The keys that Playwright holds down during a click. */
type Held = 'Alt' | 'Control' | 'ControlOrMeta' | 'Meta' | 'Shift';

async function clickOnce(found: Found, holding: string | undefined, timeout: number): Promise<void> {
  // The options of a closed native list have no place on the page to click at.
  if (found.element?.control === 'option') return chooseOption(found.locator, timeout);
  if (found.element?.tag === 'area') return clickArea(found.locator, timeout);
  const modifiers = holding === undefined ? undefined : (holding.split('+') as Held[]);
  return found.locator.click({ timeout, ...(modifiers && { modifiers }) });
}

async function clickArea(locator: Locator, timeout: number): Promise<void> {
  const { map, position } = await locator.evaluate(readArea, undefined, { timeout });
  const picture = locator.locator(`xpath=ancestor::*[last()]/descendant::img[@usemap="#${map}"]`).first();
  await picture.click({ position, timeout });
}

// Runs in the page, so it must hold all it needs.
function readArea(element: Element): { map: string; position: { x: number; y: number } } {
  const { coords, shape } = element as HTMLAreaElement;
  const numbers = coords.split(/[\s,]+/).map(Number);
  // Of a circle the last one is its radius.
  const points = shape.startsWith('circ') ? numbers.slice(0, 2) : numbers;
  const middle = (some: number[]) => some.reduce((sum, one) => sum + one, 0) / some.length;
  const [xs, ys] = [0, 1].map((rest) => points.filter((_, index) => index % 2 === rest));
  return { map: element.closest('map')?.name ?? '', position: { x: middle(xs ?? []), y: middle(ys ?? []) } };
}

async function chooseOption(locator: Locator, timeout: number): Promise<void> {
  // Several may have the same value, or none.
  const index = await locator.evaluate((option) => (option as HTMLOptionElement).index, undefined, {
    timeout,
  });
  await locator.locator('xpath=ancestor::select').selectOption({ index }, { timeout });
}

export async function doubleClick({ target }: HandDeedOf<'doubleClick'>, act: Act): Promise<Performed> {
  const found = await findOne(target, 'click', act);
  const what = { what: `double-click ${describeTarget(target)}`, locator: found.locator };
  await attempt(what, act, () => found.locator.dblclick({ timeout: act.deadline.rest() }));
  return performed(`Double-clicked ${describeTarget(target)}.`, found);
}

export async function rightClick({ target }: HandDeedOf<'rightClick'>, act: Act): Promise<Performed> {
  const found = await findOne(target, 'click', act);
  const what = { what: `right-click ${describeTarget(target)}`, locator: found.locator };
  await attempt(what, act, () => found.locator.click({ button: 'right', timeout: act.deadline.rest() }));
  return performed(`Right-clicked ${describeTarget(target)}.`, found);
}

export async function hover({ target }: HandDeedOf<'hover'>, act: Act): Promise<Performed> {
  const found = await findOne(target, 'click', act);
  const what = { what: `hover over ${describeTarget(target)}`, locator: found.locator };
  await attempt(what, act, () => found.locator.hover({ timeout: act.deadline.rest() }));
  return performed(`Hovered over ${describeTarget(target)}.`, found);
}
