/** Scrolls: to a thing, to an end of the page, or by about a screen. */
import type { Locator } from '@playwright/test';
import type { Performed } from '../action.js';
import { describeScroll } from '../describeHandDeed.js';
import { describeTarget } from '../describeTarget.js';
import { findOne } from '../find/findOne.js';
import type { HandDeedOf, ScrollWay } from '../handDeed.js';
import { StepError } from '../StepError.js';
import type { Act } from './act.js';
import { attempt } from './attempt.js';
import { performed } from './performed.js';
import { poll } from './poll.js';

export async function scrollTo({ target }: HandDeedOf<'scrollTo'>, act: Act): Promise<Performed> {
  const found = await findOne(target, 'look', act);
  const { locator } = found;
  const what = { what: `scroll to ${describeTarget(target)}`, locator };
  await attempt(what, act, () => locator.scrollIntoViewIfNeeded({ timeout: act.deadline.rest() }));
  await poll(act.deadline, async () => {
    const timeout = act.deadline.glance();
    if (await locator.evaluate(isInView, undefined, { timeout })) return { seen: true };
    const message = `Failed to ${what.what}: it does not come into view. Please scroll what it is in.`;
    return { missed: () => Promise.resolve(new StepError('action failed', message)) };
  });
  return performed(`Scrolled to ${describeTarget(target)}.`, found);
}

// Runs in the page, so it must hold all it needs.
function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

export async function scroll({ towards, target }: HandDeedOf<'scroll'>, act: Act): Promise<Performed> {
  const found = target && (await findOne(target, 'place', act));
  const locator: Locator = found?.locator ?? act.page.locator('html');
  const words = describeScroll(towards, target);
  const timeout = act.deadline.rest();
  const what = { what: `scroll ${words}`, locator };
  const way = { towards, isPage: target === undefined };
  const scrolling = await attempt(what, act, () => locator.evaluate(scrollBy, way, { timeout }));
  if (scrolling !== 'nothing to scroll') return performed(`Scrolled ${words}.`, found);
  return performed(`Did not scroll ${words}: there is nothing more to see that way.`, found);
}

interface Way {
  towards: ScrollWay;
  isPage: boolean;
}

// Runs in the page, so it must hold all it needs.
function scrollBy(root: Element, { towards, isPage }: Way): 'scrolled' | 'nothing to scroll' {
  const canScroll = (element: Element) =>
    element.scrollHeight > element.clientHeight + 1 &&
    (element === document.scrollingElement || /auto|scroll/.test(getComputedStyle(element).overflowY));
  const sizeOf = (element: Element) => element.clientWidth * element.clientHeight;
  const isWhole = isPage || root === document.querySelector('html > body');
  const page = isWhole ? (document.scrollingElement ?? root) : root;
  // In many applications not the page scrolls, but the largest area in it.
  const [scroller] = canScroll(page)
    ? [page]
    : [...page.querySelectorAll('*')].filter(canScroll).sort((one, other) => sizeOf(other) - sizeOf(one));
  if (scroller === undefined) return 'nothing to scroll';
  const before = scroller.scrollTop;
  const height = scroller === document.scrollingElement ? innerHeight : scroller.clientHeight;
  const top = {
    top: 0,
    bottom: scroller.scrollHeight,
    up: before - 0.8 * height,
    down: before + 0.8 * height,
  }[towards];
  scroller.scrollTo({ top, behavior: 'instant' });
  return scroller.scrollTop === before ? 'nothing to scroll' : 'scrolled';
}
