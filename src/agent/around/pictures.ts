/** Pictures of what a page shows, or a thing on it; a case may ask for one. */
import type { CDPSession, ElementHandle, Frame, Page } from '@playwright/test';
import { performed } from '../../act/Doing.js';
import { describeTarget, quote } from '../../meaning/describeTarget.js';
import type { Act, ActionOf, Performed } from '../Act.js';
import type { Deadline } from '../../screen/deadline.js';
import { StepError } from '../../screen/StepError.js';
import { driverOf, findOnPage } from '../world/doingOf.js';
import type { Lookup } from '../../screen/deadline.js';
import { attempt, poll } from './attempt.js';

export async function takePicture({ target, name }: ActionOf<'takePicture'>, act: Act): Promise<Performed> {
  const called = name === undefined ? '' : ` called ${quote(name)}`;
  if (target === undefined) {
    const picture = await attempt('take a picture of the page', act, () => pictureOf(act, act.deadline));
    return { ...performed(`Took a picture of the page${called}.`), picture };
  }
  const thing = describeTarget(target);
  let found = await findOnPage(target, 'read', act);
  const find = async () => {
    found = await findOnPage(target, 'read', act);
    const part = await driverOf(act.page).handleOf(found.node);
    if (part === undefined) throw gone(thing);
    return part;
  };
  const shown = { page: act.page, part: find };
  const picture = await attempt(`take a picture of ${thing}`, act, () => pictureOf(shown, act.deadline));
  return { ...performed(`Took a picture of ${thing}${called}.`, found), picture };
}

function gone(thing: string): StepError {
  const message = `Failed to take a picture of ${thing}: it is not visible any more. Please wait for it first.`;
  return new StepError('action failed', message);
}

const FORM = { type: 'jpeg', quality: 80 } as const;

interface Shown {
  page: Page;
  /** Absent: what the window shows of the page. Asked for again where the page has moved on. */
  part?: () => Promise<ElementHandle>;
}

type Box = NonNullable<Awaited<ReturnType<ElementHandle['boundingBox']>>>;

/** Pages whose last picture by Playwright has had no answer yet, though they have moved on; no other is taken before. */
const stuck = new WeakSet<Page>();

/**
 * Soon, also where the page is just being left: Chromium may never answer for a page that gives way to the next one,
 * or refuse, so as soon as there is a next one, its picture does as well.
 * @throws Error of Playwright, or a StepError where the page gives no answer in time
 */
export async function pictureOf(shown: Shown, deadline: Deadline): Promise<Buffer> {
  const { page } = shown;
  const takeByPlaywright = async () => {
    const part = (await shown.part?.()) ?? page;
    return part.screenshot({ ...FORM, scale: 'css', timeout: deadline.rest() });
  };
  // Other browsers have no such protocol; they answer.
  if (stuck.has(page)) return pictureByProtocol(shown, deadline).catch(takeByPlaywright);
  const usual = takeByPlaywright();
  const picture = await unlessLeft(page, usual).catch((error: unknown) => {
    if (deadline.isOver()) throw error;
  });
  if (picture !== undefined) return picture;
  stuck.add(page);
  const isOver = () => void stuck.delete(page);
  usual.then(isOver, isOver);
  return Promise.any([usual, pictureByProtocol(shown, deadline)]).catch(() => usual);
}

/** Undefined where the page has moved on in the meantime. */
async function unlessLeft<Value>(page: Page, working: Promise<Value>): Promise<Value | undefined> {
  let leave = (_: Frame) => {};
  const left = new Promise<undefined>((resolve) => {
    leave = (frame) => {
      if (frame === page.mainFrame()) resolve(undefined);
    };
    page.on('framenavigated', leave);
  });
  return Promise.race([working, left]).finally(() => page.off('framenavigated', leave));
}

async function pictureByProtocol(shown: Shown, deadline: Deadline): Promise<Buffer> {
  const { page } = shown;
  await page.waitForLoadState('domcontentloaded', { timeout: deadline.rest() });
  const session = await page.context().newCDPSession(page);
  try {
    return await poll(deadline, () => look(session, shown, deadline));
  } finally {
    if (!page.isClosed()) await session.detach();
  }
}

/** Chromium refuses until the page is drawn for the first time. */
async function look(session: CDPSession, shown: Shown, deadline: Deadline): Promise<Lookup<Buffer>> {
  const { page } = shown;
  try {
    const seen = await unlessLeft(page, capture(session, shown, deadline));
    return seen ? { seen } : { missed: deadline.noAnswer };
  } catch (error) {
    const missed = () => (error instanceof Error ? error : new Error(String(error)));
    return { missed, ...(page.isClosed() && { isFinal: true }) };
  }
}

/** In CSS pixels, as Playwright's. */
async function capture(session: CDPSession, { part }: Shown, deadline: Deadline): Promise<Buffer> {
  const element = await part?.();
  await element?.scrollIntoViewIfNeeded({ timeout: deadline.rest() });
  const box = await element?.boundingBox();
  const { visualViewport, cssVisualViewport } = await session.send('Page.getLayoutMetrics');
  const { pageX, pageY, clientWidth, clientHeight } = cssVisualViewport;
  const { x, y, width, height } = box
    ? wholePixels(box)
    : { x: 0, y: 0, width: clientWidth, height: clientHeight };
  const scale = clientWidth / visualViewport.clientWidth;
  const { data } = await session.send('Page.captureScreenshot', {
    format: FORM.type,
    quality: FORM.quality,
    clip: { x: pageX + x, y: pageY + y, width, height, scale },
  });
  return Buffer.from(data, 'base64');
}

function wholePixels({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return { x: left, y: top, width: Math.ceil(x + width) - left, height: Math.ceil(y + height) - top };
}
