/** Expects that a text or a thing is visible, or that it is not. */
import type { Locator } from '@playwright/test';
import type { Act } from '../act/act.js';
import type { ActionOf, Performed, Target } from '../action.js';
import { quote } from '../describeTarget.js';
import { noteOf } from '../find/findOne.js';
import { lookFor, type Match } from '../find/lookFor.js';
import { hold } from './hold.js';
import type { Observation, Observe } from './observation.js';
import { lost, observeThing } from './observeThing.js';
import { pageStateOf } from './pageState.js';
import { matchShown, polarityOf, type TextMatch } from '../../judge/text/matchText.js';
import { describeShown } from '../../judge/text/nearestLines.js';
import { read, readPage } from './read.js';
import { withSeenBefore } from './seenBefore.js';
import { seenInFrame } from './seenInFrame.js';
import { lookForTextBeside } from './textBeside.js';
import type { Shown } from './readShown.js';

export async function expectVisible(expectation: ActionOf<'expectVisible'>, act: Act): Promise<Performed> {
  const { target, negated } = expectation;
  const isText = target.role === undefined && target.ordinal === undefined;
  const observe = isText ? observeText(target, negated, act) : observeThing(expectation, act);
  const everywhere = negated ? alsoInFrames(observe, target, act) : observe;
  return withSeenBefore(await hold(expectation, everywhere, act), expectation, act);
}

function alsoInFrames(observe: Observe, target: Target, act: Act): Observe {
  return async () => {
    const observation = await observe();
    if ('missed' in observation || !observation.holds) return observation;
    return (await seenInFrame(target, act)) ?? observation;
  };
}

export async function waitFor({ target, negated }: ActionOf<'waitFor'>, act: Act): Promise<Performed> {
  const seen = await expectVisible({ kind: 'expectVisible', target, negated }, act);
  return { ...seen, summary: seen.summary.replace('Saw that', 'Waited until') };
}

function observeText(target: Target, negated: boolean, act: Act): Observe {
  const words = target.name ?? '';
  return async () => {
    const within = await enter(target, act);
    if ('missed' in within) return within;
    const { only, note } = within;
    if (target.beside === undefined) {
      const shown = only ? (await read(only, act)).shown : await readPage(act);
      const match = matchShown(shown, words, polarityOf(negated));
      return toObservation({ shown, match, words, negated, notes: [note], place: only?.locator });
    }
    const place = only?.frame?.locator('body') ?? only?.locator ?? act.page.locator('body');
    const seen = await lookForTextBeside({ ...target, beside: target.beside }, place, act);
    if ('lost' in seen) return lost(seen.lost, seen.thing);
    return toObservation({ ...seen, words, negated, notes: [note, seen.note], place });
  };
}

interface Entered {
  /** Absent for the whole page. */
  only?: Match;
  note?: string | undefined;
}

async function enter(target: Target, { page }: Act): Promise<Entered | { missed: () => Promise<Error> }> {
  if (target.within === undefined) return {};
  const place = await lookFor(target.within, { purpose: 'place', page });
  const [only] = place.matches;
  if (only === undefined || place.matches.length > 1) return lost(place, target.within);
  return { only, note: noteOf(place) };
}

interface ReadText {
  shown: Shown;
  match: TextMatch | undefined;
  words: string;
  negated: boolean;
  /** On how the place was found. */
  notes: readonly (string | undefined)[];
  /** Absent where the whole page was read. */
  place: Locator | undefined;
}

function toObservation({ shown, match, words, negated, notes, place }: ReadText): Observation {
  const told = [...notes, match?.note].filter((note) => note !== undefined).join(' ');
  const where = {
    ...(place ? { locator: String(place) } : { page: pageStateOf(shown) }),
    ...(told !== '' && { note: told }),
  };
  if (match === undefined) return { holds: negated, observed: () => describeShown(shown, words), ...where };
  return { holds: !negated, observed: `${quote(words)} is visible`, seen: true, ...where };
}
