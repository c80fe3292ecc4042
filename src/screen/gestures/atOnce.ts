/**
 * What is done to a thing as it is, by mouse and keyboard alone. It takes a few messages to the browser, where Playwright's own ways
 * take thirty, and a script that it puts into each page first.
 */
import type { Frame, JSHandle, Request } from '@playwright/test';
import { type Gesture, GestureError } from '../Driver.js';
import { quietly } from '../Frames.js';
import type { Looker } from '../page/looker.js';
import type { ScreenNode } from '../Screen.js';
import type { Hand } from './pointAt.js';

/** False where it can't be clicked as it is: it has got nothing of a click then. */
export async function clickAtOnce(gesture: Gesture & { kind: 'click' }, hand: Hand): Promise<boolean> {
  const { node, times = 1, button = 'left', hold, modifiers, at } = gesture;
  const isPlain = !PARTS.test(node.tag) && modifiers === undefined && at === undefined;
  const seen = isPlain && node.coveredBy === undefined ? hand.frames.seenInPage(node) : undefined;
  if (seen === undefined) return false;
  const { looker, number } = seen;
  const point = await ask(looker, () =>
    looker.evaluate((one, number) => one.aim.take(one.elementOf(number)), number),
  );
  if (!point) return false;
  const arrival = watchArrival(hand);
  try {
    const how = { button, clickCount: times, ...(hold !== undefined && { delay: hold }) };
    await hand.page.mouse.click(point.x, point.y, how);
    const came = await ask(looker, () => looker.evaluate((one) => one.aim.release()));
    // A page that is on its way out may give no answer any more.
    if (came === undefined || came === 'leaving') await arrival.came;
    return came !== 'missed';
  } finally {
    arrival.stop();
  }
}

/** They are clicked in what they stand in, or chosen. */
const PARTS = /^(?:#text|area|option)$/;

/** Tells when another page is there, or what was asked for has led to none. It rejects where that takes too long. */
function watchArrival({ page, timeout }: Hand): { came: Promise<void>; stop: () => void } {
  const isOver = new AbortController();
  const came = new Promise<void>((resolve, reject) => {
    const late = () => reject(new GestureError('late', 'The page that it leads to does not come.'));
    const timer = setTimeout(late, timeout);
    const onFrame = (frame: Frame) => frame === page.mainFrame() && resolve();
    const onFailed = (request: Request) =>
      request.isNavigationRequest() && request.frame() === page.mainFrame() && resolve();
    const onEnd = () => resolve();
    page.on('framenavigated', onFrame).on('requestfailed', onFailed);
    page.on('download', onEnd).on('close', onEnd);
    isOver.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      page.off('framenavigated', onFrame).off('requestfailed', onFailed);
      page.off('download', onEnd).off('close', onEnd);
    });
  });
  // Nobody waits for it where nothing says that the page is being left.
  came.catch(() => undefined);
  return { came, stop: () => isOver.abort() };
}

/** Playwright needs some milliseconds to find out what is in the way, and to tell it. */
const LEAST = 300;

/** Tells what hand there is still time for, once something has been tried. */
export function tellRest(hand: Hand): () => Hand {
  const began = performance.now();
  const least = Math.min(hand.timeout, LEAST);
  return () => ({ ...hand, timeout: Math.max(least, hand.timeout - (performance.now() - began)) });
}

/** A field that has the focus, with all that stands in it selected. */
export interface Entered {
  /** In place of what is selected. */
  put: (text: string) => Promise<void>;
  /** False where the focus has gone elsewhere: then it isn't typed. */
  type: (letter: string) => Promise<boolean>;
  /** Undefined where the page has gone. */
  shown: () => Promise<string | undefined>;
}

/** Undefined where it can't be written into as it is. */
export async function enterAtOnce(
  node: ScreenNode,
  { frames, page: { keyboard } }: Hand,
): Promise<Entered | undefined> {
  const seen = frames.seenInPage(node);
  if (seen === undefined) return undefined;
  const { looker, number } = seen;
  const isEntered = await ask(looker, () =>
    looker.evaluate((one, number) => one.aim.enter(one.elementOf(number)), number),
  );
  if (isEntered !== true) return undefined;
  const entered = () => ask(looker, () => looker.evaluate((one) => one.aim.entered()));
  return {
    put: (text) => keyboard.insertText(text),
    type: async (letter) => {
      const isFocused = (await entered())?.isFocused === true;
      if (isFocused) await keyboard.press(letter);
      return isFocused;
    },
    shown: async () => (await entered())?.value,
  };
}

/** Undefined where the page goes away meanwhile. */
const ask = <Said>(looker: JSHandle<Looker>, question: () => Promise<Said>): Promise<Said | undefined> =>
  quietly(looker, question).catch((error: unknown) => {
    if (GONE.test(String(error))) return undefined;
    throw error;
  });

export const GONE =
  /context was destroyed|Frame was detached|Target page, context or browser has been closed/;
