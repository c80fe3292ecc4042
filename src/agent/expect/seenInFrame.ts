/** Looks in the frames of the page for a thing that the page itself doesn't show. */
import type { Frame } from '@playwright/test';
import type { Act } from '../act/act.js';
import type { Target } from '../action.js';
import { describeThing, quote } from '../describeTarget.js';
import { lookFor } from '../find/lookFor.js';
import { eachFrame } from './eachFrame.js';
import { matchShown } from '../../judge/text/matchText.js';
import type { Observation } from './observation.js';
import { isOnlyAlike, visibleOf } from './observeThing.js';
import { readFrame } from './read.js';

/** For the page as a whole: within a place only that place is meant. */
export async function seenInFrame(target: Target, act: Act): Promise<Observation | undefined> {
  if (target.within !== undefined || target.beside !== undefined) return undefined;
  const isText = target.role === undefined && target.ordinal === undefined;
  const words = target.name ?? '';
  return eachFrame(act, async (frame) => {
    const isShown = isText ? await showsText(frame, words) : await showsThing(frame, target, act);
    if (!isShown) return undefined;
    const what = isText ? quote(words) : describeThing(target);
    return { holds: false, observed: `${what} is visible in the frame ${frame.url()}`, seen: true };
  });
}

async function showsText(frame: Frame, words: string): Promise<boolean> {
  return matchShown(await readFrame(frame), words, 'denied') !== undefined;
}

async function showsThing(frame: Frame, target: Target, { page, deadline }: Act): Promise<boolean> {
  const finding = await lookFor(target, { purpose: 'look', page, frame });
  return (await visibleOf(finding, deadline)).length > 0 && !isOnlyAlike(finding);
}
