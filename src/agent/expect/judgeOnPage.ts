/** Judges what is expected of a page by what a person perceives of it. */
import type { Page } from '@playwright/test';
import { hold } from '../../judge/hold.js';
import type { Judged } from '../../judge/judge.js';
import { Sightings } from '../../judge/Sightings.js';
import { notesOf } from '../../judge/Judgement.js';
import type { Requests } from '../../judge/Rest.js';
import type { Expectation } from '../../meaning/meaning.js';
import type { LookOptions } from '../../screen/Driver.js';
import type { Screen } from '../../screen/Screen.js';
import type { Act } from '../act/act.js';
import { asPageError, isPassing, isTimeout } from '../act/pageErrors.js';
import type { Performed } from '../action.js';
import { driverOf } from '../scene/handsOf.js';
import type { Scene } from '../scene/Scene.js';

export async function judgeOnPage(expectation: Expectation & Judged, act: Act): Promise<Performed> {
  const { deadline, startUrl, page } = act;
  const performed = await hold(expectation, {
    look: (options) => lookAt(page, options),
    deadline,
    before: { startUrl },
    requests: requestsOf(act),
  });
  if (expectation.kind !== 'expectVisible') return performed;
  const seen = sightingsOf(act.scene).add(expectation, { url: page.url(), deeds: act.scene.deeds.count });
  const note = notesOf(performed.note, seen);
  return { ...performed, ...(note !== undefined && { note }) };
}

const sightings = new WeakMap<Scene, Sightings>();

function sightingsOf(scene: Scene): Sightings {
  const known = sightings.get(scene) ?? new Sightings();
  sightings.set(scene, known);
  return known;
}

async function lookAt(page: Page, options: LookOptions): Promise<Screen | undefined> {
  try {
    return await driverOf(page).look(options);
  } catch (error) {
    if (isPassing(error) || isTimeout(error)) return undefined;
    throw asPageError(error);
  }
}

/** Milliseconds. */
const PATIENCE = 3_000;

/**
 * What the last deed asked for is waited for as long as the step has time. What is older than a step may take, or asked
 * again and again, is a page that waits for news.
 */
function requestsOf({ page, scene, deadline }: Act): Requests {
  const time = Math.max(PATIENCE, deadline.rest());
  const underWay = () => {
    const sinceDeed = performance.now() - scene.deeds.lastBegan;
    const [first] = scene.traffic
      .underWay(page)
      .filter(({ age, lasting }) => !lasting && (age < time || age <= sinceDeed));
    return first?.request;
  };
  return { underWay, giveUp: () => scene.traffic.giveUp(page) };
}
