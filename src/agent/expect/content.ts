/** Expects what a thing holds: the value of a field, the text of anything else, or nothing. */
import type { Act } from '../act/act.js';
import type { ActionOf, ContentRelation, Performed, Target } from '../action.js';
import { describeTarget, quote } from '../describeTarget.js';
import { watchFor, type Found } from '../find/findOne.js';
import type { Match } from '../find/lookFor.js';
import { isPlace } from '../language/roleWords.js';
import { StepError } from '../StepError.js';
import { hold } from './hold.js';
import type { Observation } from './observation.js';
import { pageStateOf, type PageState } from './pageState.js';
import {
  joined,
  matchShown,
  normalise,
  polarityOf,
  relates,
  shorten,
  type Polarity,
  type TextMatch,
} from '../../judge/text/matchText.js';
import { read } from './read.js';
import type { Shown } from './readShown.js';
import { withoutName } from '../../judge/text/withoutName.js';

export async function expectContent(expectation: ActionOf<'expectContent'>, act: Act): Promise<Performed> {
  const { target, relation, text, negated } = expectation;
  const look = watchFor(target, 'look', act);
  const observe = async () => {
    const sight = await look();
    if ('missed' in sight) return sight;
    const content = await readContent(sight.seen, { act, name: target.name, negated });
    if (negated && isLabelItself(target, content))
      return { missed: () => Promise.resolve(labelItself(target)) };
    const match = content.match({ text, relation, polarity: polarityOf(negated) });
    return toObservation(sight.seen, content, { holds: (match !== undefined) !== negated, match });
  };
  return hold(expectation, observe, act);
}

export async function expectEmpty(expectation: ActionOf<'expectEmpty'>, act: Act): Promise<Performed> {
  const { target, negated } = expectation;
  const look = watchFor(target, 'look', act);
  const observe = async () => {
    const sight = await look();
    if ('missed' in sight) return sight;
    const content = await readContent(sight.seen, { act });
    return toObservation(sight.seen, content, { holds: content.isEmpty !== negated });
  };
  return hold(expectation, observe, act);
}

/** What is found by its own text holds nothing else, so that it is not something else says nothing. */
function isLabelItself({ name, role }: Target, { text }: Content): boolean {
  if (name === undefined || text === undefined) return false;
  if (role !== undefined && role !== 'cell' && isPlace(role)) return false;
  const plain = (words: string) =>
    normalise(words)
      .toLowerCase()
      .replace(/[\s*:…]+$/, '');
  return plain(text) === plain(name);
}

function labelItself(target: Target): StepError {
  const message = `${describeTarget(target)} is the label itself, which holds nothing else. Please say which row or field is meant.`;
  return new StepError('target ambiguous', message);
}

interface Outcome {
  holds: boolean;
  match?: TextMatch | undefined;
}

function toObservation(found: Found, { said, page }: Content, { holds, match }: Outcome): Observation {
  const notes = [found.note, match?.note].filter((note) => note !== undefined);
  return {
    holds,
    observed: said,
    locator: String(found.locator),
    seen: !page.blank,
    ...(!page.blank && { page }),
    ...(notes.length > 0 && { note: notes.join(' ') }),
  };
}

interface Wanted {
  text: string;
  relation: ContentRelation;
  polarity: Polarity;
}

interface Content {
  /** What is to be told of it. */
  said: string;
  /** All that it shows; undefined for a field, which has a value. */
  text?: string;
  isEmpty: boolean;
  /** As far as the thing tells: a page that shows it is not blank. */
  page: PageState;
  match: (wanted: Wanted) => TextMatch | undefined;
}

interface Asked {
  act: Act;
  /** By what the thing is called, which may be a part of its text. */
  name?: string | undefined;
  negated?: boolean;
}

async function readContent(match: Match, { act, name, negated = false }: Asked): Promise<Content> {
  const { shown, thing } = await read(match, act);
  const { value, items } = thing;
  const page = pageStateOf(shown);
  if (value !== undefined) {
    // A slider that says "21 °C" is at 21 as well.
    const match = (wanted: Wanted) => matchValue(value, wanted) ?? matchValue(thing.number ?? value, wanted);
    return {
      said: value === '' ? 'an empty field' : quote(shorten(value, SHOWN)),
      isEmpty: value === '',
      page,
      match,
    };
  }
  const text = joined(shown.pieces, ['text', 'value']);
  return {
    text,
    said: text === '' ? 'no text at all' : quote(shorten(text, SHOWN)),
    isEmpty: items === undefined ? page.blank : items === 0 && thing.isBare !== false,
    page,
    match: ({ text: wanted, relation, polarity }) =>
      relation === 'shows' || relation === 'contains'
        ? matchShown(shown, wanted, polarity)
        : matchIf(
            textsOf(text, { name, pieces: shown.pieces, negated }).some((one) =>
              relates(one, relation, wanted, polarity),
            ),
          ),
  };
}

interface Around {
  name: string | undefined;
  pieces: Shown['pieces'];
  negated: boolean;
}

/**
 * A row that is called by a text in it is not that text alone, nor is a section its heading: people mean the rest. What
 * is denied must not be so of a part of it either, else it would be true of every row.
 */
function textsOf(text: string, { name, pieces, negated }: Around): string[] {
  const rest = name === undefined ? text : withoutName(text, name);
  if (rest === text) return [text];
  const parts = negated ? pieces.filter(({ kind }) => kind !== 'name').map(({ text }) => text) : [];
  return [
    text,
    ...(rest === '' ? [] : [rest]),
    ...parts.filter((part) => normalise(part) !== normalise(name ?? '')),
  ];
}

const SHOWN = 300;

/** A field that shows "ada" shows nothing else; of one that shows "superadmin" nobody says that it shows no "admin". */
function matchValue(value: string, { text, relation, polarity }: Wanted): TextMatch | undefined {
  const shows = polarity === 'denied' ? 'contains' : 'is';
  return matchIf(relates(value, relation === 'shows' ? shows : relation, text, polarity));
}

const matchIf = (holds: boolean): TextMatch | undefined => (holds ? {} : undefined);
