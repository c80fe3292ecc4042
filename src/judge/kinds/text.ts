/** Whether a text is shown: on the page, within a place, beside a thing, in a column, or at a side. */
import { FIGURE, thoseBeside } from '../../grounding/places/besides.js';
import { tableOf, TABLES } from '../../grounding/places/columns.js';
import { groundAll } from '../../grounding/ground.js';
import { withPartner } from '../../grounding/places/partners.js';
import { holds, descendantsOf } from '../../grounding/places/structure.js';
import { groundLoosely } from '../../grounding/loosely.js';
import { distanceFrom, isOnLine } from '../../grounding/places/measure.js';
import { quote } from '../../meaning/describeTarget.js';
import type { ActionOf, Target } from '../../meaning/meaning.js';
import type { ScreenNode } from '../../screen/Screen.js';
import { findOne, notFound } from '../find.js';
import {
  intoFrame,
  isUnclear,
  notesOf,
  unclear,
  type Outcome,
  type Unclear,
  type View,
} from '../Judgement.js';
import { whatCalls } from '../pageName.js';
import { columnNamed, headsOf, readTable } from '../lists/readTable.js';
import { framesOf, shownIn } from '../shown.js';
import { findPattern } from '../text/findPattern.js';
import { withoutLongerNames } from '../text/longerNames.js';
import { joined, matchShown, polarityOf, shorten, type Shown, describeShown } from '../text/matchText.js';

type Pieces = ScreenNode['pieces'];

/** It says no more than what is read. */
export const isText = ({ role, ordinal, state, each }: Target): boolean =>
  role === undefined && ordinal === undefined && state === undefined && each === undefined;

export function judgeText(target: Target, negated: boolean, view: View): Outcome {
  const outcome = judgeTextIn(view.screen.root, target, { negated, view });
  const { within, ...text } = target;
  if (negated && within !== undefined && isUnclear(outcome)) return inNoneOf(within, text, view) ?? outcome;
  if (negated || (!isUnclear(outcome) && outcome.holds)) return outcome;
  if (within !== undefined && isUnclear(outcome)) return inOneOf(within, text, view) ?? outcome;
  // What the page around them doesn't show, its frames may.
  const shown = framesOf(view.screen)
    .map((frame) => judgeTextIn(frame, target, { negated, view: intoFrame(view, frame) }))
    .find((one) => !isUnclear(one) && one.holds);
  return shown ?? outcome;
}

/** Of several places that are meant alike the one is meant that shows it, as no other does. */
function inOneOf(within: Target, text: Target, view: View): Outcome | undefined {
  const places = groundAll(within, view.screen, 'place', view.memory);
  const held = places
    .map((place) => judgeTextIn(place, text, { negated: false, view }))
    .filter((outcome) => !isUnclear(outcome) && outcome.holds);
  const [only] = held;
  return places.length > 1 && held.length === 1 && only ? { ...only, isDoubtful: true } : undefined;
}

/** What the whole page doesn't show is in none of several places, whichever is meant. */
function inNoneOf(within: Target, text: Target, view: View): Outcome | undefined {
  if (groundAll(within, view.screen, 'place', view.memory).length < 2) return undefined;
  const outcome = judgeTextIn(view.screen.root, text, { negated: true, view });
  return !isUnclear(outcome) && outcome.holds ? outcome : undefined;
}

function judgeTextIn(
  root: ScreenNode,
  target: Target,
  { negated, view }: { negated: boolean; view: View },
): Outcome {
  const words = target.name ?? '';
  const read = readAround(target, view, root);
  if (isUnclear(read)) return read;
  const { runs, note, place } = read;
  const polarity = polarityOf(negated);
  const common = { node: place === view.screen.root ? undefined : place };
  const meant = (run: Pieces) => (negated ? withoutLongerNames(run, words, target.within?.role) : run);
  const [match] = runs.flatMap((run) => matchShown({ pieces: meant(run) }, words, polarity) ?? []);
  if (match !== undefined)
    return {
      holds: !negated,
      observed: `${quote(words)} is visible`,
      note: notesOf(note, match.note),
      ...common,
    };
  const elsewhere =
    negated && isOfPage(target) ? inFrame(view, (shown) => matchShown(shown, words, 'denied')) : undefined;
  if (elsewhere)
    return { holds: false, observed: `${quote(words)} is visible in the frame ${elsewhere.frame}` };
  return { holds: negated, observed: () => describeShown({ pieces: runs.flat() }, words), note, ...common };
}

export function judgePattern({ pattern, within, negated }: ActionOf<'expectPattern'>, view: View): Outcome {
  const place = within === undefined ? { node: view.screen.root } : findOne(within, view);
  if (isUnclear(place)) return place;
  const find = ({ pieces }: Shown) => findPattern(pattern, joined(pieces, ['text', 'value']));
  const shown = shownIn(place.node);
  const found = find(shown);
  const common = within === undefined ? {} : { node: place.node };
  if (found === undefined && negated && within === undefined) {
    const elsewhere = inFrame(view, find);
    if (elsewhere)
      return { holds: false, observed: `${quote(elsewhere.seen)} in the frame ${elsewhere.frame}` };
  }
  return {
    holds: (found !== undefined) !== negated,
    observed: found === undefined ? sayText(shown) : quote(found),
    ...common,
  };
}

function sayText({ pieces }: Shown): string {
  const text = joined(pieces, ['text', 'value']);
  return text === '' ? 'no text at all' : `no such text; it shows: ${quote(shorten(text, 200))}`;
}

/** For the page as a whole: within a place only that place is meant. */
export const isOfPage = ({ within, beside, column, at }: Target): boolean =>
  within === undefined && beside === undefined && column === undefined && at === undefined;

/** What is denied must not be there either. */
function inFrame<Seen>(
  { screen }: View,
  look: (shown: Shown) => Seen | undefined,
): { frame: string; seen: Seen } | undefined {
  for (const frame of framesOf(screen)) {
    const seen = look(shownIn(frame));
    if (seen !== undefined) return { frame: nameOfFrame(frame), seen };
  }
  return undefined;
}

export const nameOfFrame = ({ parent }: ScreenNode): string =>
  quote(parent?.attributes.title ?? parent?.names[0]?.text ?? '');

interface Around {
  /** What is read together. */
  runs: Pieces[];
  place: ScreenNode;
  note?: string | undefined;
}

function readAround(target: Target, view: View, root: ScreenNode): Around | Unclear {
  const { within, at, column, beside } = target;
  const found = within === undefined ? { node: root, note: undefined } : findOne(within, view, 'place');
  if (isUnclear(found)) return found;
  const entered = isNameOfPage(found.node, within, view) ? { ...found, node: root } : found;
  const { node: place, note } = entered;
  const cells = column === undefined ? undefined : inColumn(place, column);
  if (cells !== undefined && isUnclear(cells)) return cells;
  const { width, height } = view.screen;
  const box = within === undefined ? { x: 0, y: 0, width, height } : place.box;
  const parts = within === undefined ? [place] : withPartner(place);
  const runs = (cells ?? parts).map((part) =>
    piecesIn(part).filter(({ node }) => at === undefined || distanceFrom(at, node, box) !== undefined),
  );
  return beside === undefined ? { runs, place, note } : readBeside(target, { runs, place, note }, view);
}

/** "The page "Show" displays …": what holds nothing but its own name says how the page is called. */
const isNameOfPage = ({ text }: ScreenNode, within: Target | undefined, { screen }: View): boolean =>
  within?.name !== undefined &&
  Object.keys(within).length === 1 &&
  text.trim() === within.name &&
  whatCalls(screen, within.name) !== undefined;

const piecesIn = (part: ScreenNode): Pieces => shownIn(part).pieces;

function readBeside(target: Target, { runs, place, note }: Around, view: View): Around | Unclear {
  const { beside, within } = target;
  if (beside === undefined) return { runs, place, note };
  const thing = { ...beside.thing, ...(within && { within }) };
  const grounding = groundLoosely(thing, { ...view, purpose: 'neighbour' });
  const neighbours = grounding.candidates.slice(0, grounding.among).map(({ node }) => node);
  if (grounding.problem === 'no such place' || neighbours.length === 0)
    return notFound(grounding, thing, view, 'neighbour');
  const wanted = { relation: beside.relation, screen: view.screen, every: true };
  const isMeant = ({ text, kind, node }: Pieces[number]): boolean =>
    !isFigureBeside(target) ||
    kind === 'value' ||
    FIGURE.test(text) ||
    neighbours.some((one) => isOnLine(node, one));
  const besides = runs.flatMap((run) => runsOf(thoseBeside(run.filter(isMeant), neighbours, wanted), run));
  return { runs: besides, place, note: notesOf(note, grounding.note) };
}

/** "12" beside the heading is what says just that or stands on its line, and not "1–12 of 30" somewhere below it. */
const isFigureBeside = ({ name = '', beside }: Target): boolean =>
  beside?.relation === 'next to' && /^\d+$/.test(name);

/** What follows with nothing else in between is read on. */
function runsOf(kept: Pieces, all: Pieces): Pieces[] {
  const runs: (typeof kept)[number][][] = [];
  let last = -2;
  for (const piece of kept) {
    const at = all.indexOf(piece);
    if (at === last + 1) runs.at(-1)?.push(piece);
    else runs.push([piece]);
    last = at;
  }
  return runs;
}

/** The cells of the tables in a place that stand in a column of this name. */
function inColumn(place: ScreenNode, name: string): ScreenNode[] | Unclear {
  const around = place.role === 'row' ? tableOf(place) : undefined;
  const tables = around ? [around] : [place, ...descendantsOf(place)].filter(({ role }) => TABLES.has(role));
  const read = tables.map((table) => readTable(table) ?? []);
  const cells = read.flatMap((rows) => {
    const column = columnNamed(name, rows);
    return column === undefined
      ? []
      : rows
          .filter(({ part }) => part !== 'head')
          .flatMap(({ nodes }) => nodes[column] ?? [])
          .filter((cell) => around === undefined || holds(place, cell));
  });
  if (read.some((rows) => columnNamed(name, rows) !== undefined)) return [...new Set(cells)];
  const heads = read.flatMap(headsOf).map(quote);
  const there =
    heads.length === 0 ? 'There is no table with named columns.' : `The columns are ${heads.join(', ')}.`;
  return unclear('target not found', `No column ${quote(name)} on the page. ${there}`);
}
