/** Judges what is expected of a page by what a person perceives of it. */
import { hold } from '../../judge/hold.js';
import type { Judged } from '../../judge/judge.js';
import { notesOf } from '../../judge/Judgement.js';
import { SeenHistory } from '../../judge/SeenHistory.js';
import type { Expectation } from '../../meaning/meaning.js';
import type { Act } from '../act/act.js';
import type { Performed } from '../action.js';
import type { World } from '../world/World.js';
import { holdingOf } from './holdingOf.js';

export async function judgeOnPage(expectation: Expectation & Judged, act: Act): Promise<Performed> {
  const performed = await hold(expectation, holdingOf(act));
  if (expectation.kind !== 'expectVisible') return performed;
  const { page, world } = act;
  const seen = historyOf(world).add(expectation, { url: page.url(), actions: world.actions.count });
  const note = notesOf(performed.note, seen);
  return { ...performed, ...(note !== undefined && { note }) };
}

const histories = new WeakMap<World, SeenHistory>();

function historyOf(world: World): SeenHistory {
  const known = histories.get(world) ?? new SeenHistory();
  histories.set(world, known);
  return known;
}
