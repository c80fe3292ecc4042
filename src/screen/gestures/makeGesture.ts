/** Makes a gesture by Playwright, with its waiting and its checks. */
import type { ElementHandle } from '@playwright/test';
import { type Gesture, GestureError, type Obstacle } from '../Driver.js';
import type { ScreenNode } from '../Screen.js';
import { clickAtOnce, tellRest } from './atOnce.js';
import { drag, dragBy } from './drag.js';
import { fill } from './fill.js';
import { handOn, type Hand, pointAt } from './pointAt.js';

export async function makeGesture(gesture: Gesture, hand: Hand): Promise<void> {
  try {
    await (MAKERS[gesture.kind] as Maker<Gesture>)(gesture, hand);
  } catch (error) {
    if (error instanceof GestureError || hand.signal?.aborted === true || hand.page.isClosed()) throw error;
    throw await obstacleOf(error, gesture, hand);
  }
}

type Of<Kind extends Gesture['kind']> = Gesture & { kind: Kind };
type Maker<Made extends Gesture> = (gesture: Made, hand: Hand) => Promise<unknown>;

/** For what Playwright does to an element with nothing to say but how long it may take. */
const simply =
  (act: (handle: ElementHandle<HTMLElement>, options: { timeout: number }) => Promise<unknown>) =>
  async ({ node }: { node: ScreenNode }, hand: Hand) =>
    act(await handOn(node, hand), hand);

const MAKERS: { [Kind in Gesture['kind']]: Maker<never> } = {
  click,
  clickAt: ({ x, y }: Of<'clickAt'>, { page }: Hand) => page.mouse.click(x, y),
  pointAt: ({ x, y }: Of<'clickAt'>, { page }: Hand) => page.mouse.move(x, y),
  hover: async ({ node }: Of<'hover'>, hand: Hand) => {
    const { handle, ...point } = await pointAt(node, hand);
    await handle.hover({ timeout: hand.timeout, ...point });
  },
  focus: simply((handle) => handle.focus()),
  blur: simply((handle) => handle.evaluate((element) => element.blur())),
  selectText: simply((handle, { timeout }) => handle.selectText({ timeout })),
  reveal,
  fill,
  select,
  press: async ({ node, key }: Of<'press'>, hand: Hand) => {
    if (node !== undefined) await (await handOn(node, hand)).press(key, { timeout: hand.timeout });
    else await hand.page.keyboard.press(key);
  },
  type,
  setFiles,
  drag,
  dragBy,
  scroll: async ({ node, right, down }: Of<'scroll'>, hand: Hand) => {
    const by = { left: right, top: down, behavior: 'instant' } as const;
    if (node === undefined) await hand.page.evaluate((by) => scrollBy(by), by);
    else await (await handOn(node, hand)).evaluate(scrollElement, by);
  },
};

/** Of a document without a doctype the body scrolls. Runs in the page, so it must hold all it needs. */
function scrollElement(element: Element, by: ScrollToOptions): void {
  const { documentElement, scrollingElement } = element.ownerDocument;
  const scroller = element === documentElement ? (scrollingElement ?? element) : element;
  scroller.scrollBy(by);
}

async function click(gesture: Of<'click'>, given: Hand): Promise<void> {
  const rest = tellRest(given);
  if (await clickAtOnce(gesture, given)) return;
  const hand = rest();
  const { node, times = 1, button = 'left', ...how } = gesture;
  const { handle, ...point } = await pointAt(node, hand, how.at);
  const list = node.tag === 'option' && !node.isVisible ? await listOf(handle) : undefined;
  if (list !== undefined) {
    await list.selectOption(handle, { timeout: hand.timeout });
    return;
  }
  await handle.click({
    ...{ timeout: hand.timeout, button, clickCount: times },
    ...(how.hold !== undefined && { delay: how.hold }),
    ...(how.modifiers !== undefined && {
      modifiers: how.modifiers as ('Alt' | 'Control' | 'Meta' | 'Shift')[],
    }),
    ...point,
  });
}

async function listOf(option: ElementHandle): Promise<ElementHandle | undefined> {
  const list = await option.evaluateHandle((element) => (element as Element).closest('select'));
  return list.asElement() ?? undefined;
}

async function select({ node, options, chosen }: Of<'select'>, hand: Hand): Promise<void> {
  const handle = await handOn(node, hand);
  const wanted = chosen && (await Promise.all(chosen.map((option) => handOn(option, hand))));
  await handle.selectOption(wanted ?? options.map((label) => ({ label })), { timeout: hand.timeout });
}

/** To the middle where something lies over it now: what is at an edge may be under a bar that stays there. */
async function reveal({ node }: Of<'reveal'>, hand: Hand): Promise<void> {
  const handle = await handOn(node, hand);
  if (node.coveredBy === undefined) await handle.scrollIntoViewIfNeeded({ timeout: hand.timeout });
  else await handle.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

async function setFiles({ node, files }: Of<'setFiles'>, hand: Hand): Promise<void> {
  const handle = await handOn(node, hand);
  const { timeout, page } = hand;
  if (node.tag === 'input') {
    await handle.setInputFiles([...files], { timeout });
    return;
  }
  const asking = page.waitForEvent('filechooser', { timeout });
  // Where the click fails, that is what is reported.
  asking.catch(() => undefined);
  await handle.click({ timeout });
  await (await asking).setFiles([...files], { timeout });
}

/** Behind what stands there, where a click would lead; where the caret is already, it stays. */
async function type({ node, text }: Of<'type'>, hand: Hand): Promise<void> {
  if (node !== undefined && node.states.focused !== true) {
    const handle = await handOn(node, hand);
    await handle.focus();
    await handle.evaluate((element) => {
      const field = element as HTMLInputElement;
      // Fields for dates and the like have no caret to set.
      if (typeof field.selectionStart === 'number')
        field.setSelectionRange(field.value.length, field.value.length);
    });
  }
  await hand.page.keyboard.type(text);
}

async function obstacleOf(error: unknown, gesture: Gesture, hand: Hand): Promise<Error> {
  const message = error instanceof Error ? error.message : String(error);
  const cover = COVERED.exec(message)?.[1];
  const node = 'node' in gesture ? (gesture.node as ScreenNode | undefined) : undefined;
  const state = node && (await stateOf(node, hand));
  // Only what is written into must not be read-only.
  const obstacle =
    (state === 'read-only' && gesture.kind !== 'fill' ? undefined : state) ??
    LOG.find(([said]) => said.test(message))?.[1];
  if (obstacle === undefined) return error instanceof Error ? error : new Error(message);
  return new GestureError(obstacle, firstLine(message), { cause: error, cover });
}

const COVERED = /(<[^>]*>)[^\n]*intercepts pointer events/;

const LOG: readonly [RegExp, Obstacle][] = [
  [/not attached to the DOM|Execution context was destroyed|Frame was detached/, 'gone'],
  [COVERED, 'covered'],
  [/outside of the viewport/, 'outside'],
  [/element is not visible/, 'hidden'],
  [/element is not enabled/, 'disabled'],
  [/element is not editable/, 'read-only'],
  [/element is not stable/, 'moving'],
  [/Timeout \d+ms exceeded/, 'late'],
];

async function stateOf(node: ScreenNode, { frames }: Hand): Promise<Obstacle | undefined> {
  try {
    const handle = await frames.handleOf(node);
    if (handle === undefined) return 'gone';
    if (!(await handle.evaluate((element) => element.isConnected))) return 'gone';
    if (await handle.isDisabled()) return 'disabled';
    if (!(await handle.isVisible())) return 'hidden';
    return (await handle.getAttribute('readonly')) === null ? undefined : 'read-only';
  } catch {
    // The document went away, and with it the element.
    return 'gone';
  }
}

function firstLine(message: string): string {
  const [line = ''] = message.replace(/^(?:\w+\.)+\w+: /, '').split('\n');
  return line;
}
