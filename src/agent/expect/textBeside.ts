/** Looks for a text beside a thing: "Berlin" under "Shipping". */
import type { Locator } from '@playwright/test';
import type { Act } from '../act/act.js';
import type { Target } from '../action.js';
import { noteOf } from '../find/findOne.js';
import { lookFor, type Finding } from '../find/lookFor.js';
import { matchShown, normalise, type TextMatch } from '../../judge/text/matchText.js';
import { readBeside } from './readBeside.js';
import type { Shown } from './readShown.js';

export interface TextBeside {
  match: TextMatch | undefined;
  /** All that is shown beside it. */
  shown: Shown;
  /** What is worth telling of how the thing was found. */
  note: string | undefined;
}

type Related = Target & { beside: NonNullable<Target['beside']> };

/** The finding where the thing is not there that the text should stand beside. */
export async function lookForTextBeside(
  { name = '', within, beside }: Related,
  place: Locator,
  { page }: Act,
): Promise<TextBeside | { lost: Finding; thing: Target }> {
  const thing = { ...beside.thing, ...(within && { within }) };
  const finding = await lookFor(thing, { purpose: 'neighbour', page });
  if (finding.lostPlace !== undefined || finding.matches.length === 0) return { lost: finding, thing };
  const handles = (await Promise.all(finding.matches.map(({ locator }) => locator.elementHandles()))).flat();
  try {
    const words = normalise(name).toLowerCase();
    const given: unknown = { relation: beside.relation, neighbours: handles, words };
    const runs = await place.evaluateAll(
      readBeside as (elements: Element[], given: unknown) => Shown[],
      given,
    );
    const [match] = runs.flatMap((run) => matchShown(run, name) ?? []);
    return { match, shown: joinRuns(runs), note: noteOf(finding) };
  } finally {
    await Promise.all(handles.map((handle) => handle.dispose()));
  }
}

function joinRuns(runs: readonly Shown[]): Shown {
  return {
    pieces: runs.flatMap(({ pieces }) => pieces),
    ready: runs.every(({ ready }) => ready),
    hasMore: true,
    busy: runs.some(({ busy }) => busy),
  };
}
