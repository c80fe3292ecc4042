/** Judges what is expected of a page by what a person perceives of it. */
import { hold } from '../../judge/hold.js';
import type { Judged } from '../../judge/judge.js';
import { notesOf } from '../../judge/Judgement.js';
import { Sightings } from '../../judge/Sightings.js';
import type { Expectation } from '../../meaning/meaning.js';
import type { Act } from '../act/act.js';
import type { Performed } from '../action.js';
import type { Scene } from '../scene/Scene.js';
import { holdingOf } from './holdingOf.js';

export async function judgeOnPage(expectation: Expectation & Judged, act: Act): Promise<Performed> {
  const performed = await hold(expectation, holdingOf(act));
  if (expectation.kind !== 'expectVisible') return performed;
  const { page, scene } = act;
  const seen = sightingsOf(scene).add(expectation, { url: page.url(), deeds: scene.deeds.count });
  const note = notesOf(performed.note, seen);
  return { ...performed, ...(note !== undefined && { note }) };
}

const sightings = new WeakMap<Scene, Sightings>();

function sightingsOf(scene: Scene): Sightings {
  const known = sightings.get(scene) ?? new Sightings();
  sightings.set(scene, known);
  return known;
}
