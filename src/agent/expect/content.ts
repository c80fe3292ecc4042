/** Expects what a thing holds: the value of a field, the text of anything else, or nothing. */
import type { Locator } from '@playwright/test';
import type { Act } from '../act/act.js';
import type { ActionOf, ContentRelation, Performed } from '../action.js';
import { quote } from '../describeTarget.js';
import { watchFor, type Found } from '../find/findOne.js';
import { hold, type Observation } from './hold.js';
import { joined, matchShown, normalise, occurs, shorten, type TextMatch } from './matchText.js';
import { readShown } from './readShown.js';
import { readThing } from './readThing.js';

export async function expectContent(expectation: ActionOf<'expectContent'>, act: Act): Promise<Performed> {
  const { target, relation, text, negated } = expectation;
  const look = watchFor(target, 'look', act);
  const observe = async () => {
    const sight = await look();
    if ('missed' in sight) return sight;
    const content = await readContent(sight.seen.locator, act);
    const match = content.match(text, relation);
    return toObservation(sight.seen, {
      holds: (match !== undefined) !== negated,
      observed: content.said,
      match,
    });
  };
  return hold(expectation, observe, act);
}

export async function expectEmpty(expectation: ActionOf<'expectEmpty'>, act: Act): Promise<Performed> {
  const { target, negated } = expectation;
  const look = watchFor(target, 'look', act);
  const observe = async () => {
    const sight = await look();
    if ('missed' in sight) return sight;
    const { isEmpty, said } = await readContent(sight.seen.locator, act);
    return toObservation(sight.seen, { holds: isEmpty !== negated, observed: said });
  };
  return hold(expectation, observe, act);
}

interface Outcome {
  holds: boolean;
  observed: string;
  match?: TextMatch | undefined;
}

function toObservation(found: Found, { holds, observed, match }: Outcome): Observation {
  const notes = [found.note, match?.note].filter((note) => note !== undefined);
  return {
    holds,
    observed,
    locator: String(found.locator),
    ...(notes.length > 0 && { note: notes.join(' ') }),
  };
}

interface Content {
  /** What is to be told of it. */
  said: string;
  isEmpty: boolean;
  match: (text: string, relation: ContentRelation) => TextMatch | undefined;
}

async function readContent(locator: Locator, { deadline }: Act): Promise<Content> {
  const { value, items } = await locator.evaluate(readThing, undefined, { timeout: deadline.glance() });
  if (value !== undefined) {
    const match = (text: string, relation: ContentRelation) => matchValue(value, text, relation);
    return {
      said: value === '' ? 'an empty field' : quote(shorten(value, SHOWN)),
      isEmpty: value === '',
      match,
    };
  }
  const shown = await locator.evaluate(readShown, undefined, { timeout: deadline.glance() });
  const text = joined(shown.pieces, ['text', 'value']);
  return {
    said: text === '' ? 'no text at all' : quote(shorten(text, SHOWN)),
    isEmpty: items === undefined ? shown.pieces.length === 0 && !shown.hasMore : items === 0,
    match: (wanted, relation) => (relation === 'is' ? matchWhole(text, wanted) : matchShown(shown, wanted)),
  };
}

const SHOWN = 300;

/** A field that shows "ada" shows nothing else. */
function matchValue(value: string, text: string, relation: ContentRelation): TextMatch | undefined {
  if (relation === 'contains') return occurs(normalise(value), normalise(text)) ? {} : undefined;
  return normalise(value) === normalise(text) ? {} : undefined;
}

function matchWhole(shown: string, text: string): TextMatch | undefined {
  return normalise(shown) === normalise(text) ? {} : undefined;
}
