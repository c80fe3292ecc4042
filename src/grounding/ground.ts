/** From a target to what it means on a screen: all that fits is scored, and the best must beat the next by a margin. */
import type { Target } from '../meaning/meaning.js';
import type { Screen, ScreenNode } from '../screen/Screen.js';
import { thoseBeside } from './places/besides.js';
import { fieldsCalledSo } from './places/calledBeside.js';
import { candidatesOf } from './candidates.js';
import type { Scored } from './Pool.js';
import { isInState } from './inState.js';
import { alike, MARGIN, mergeSame, pick } from './pick.js';
import { isNoListOfThings, isRepeatedInFoot, withoutLayout, withoutWays } from './places/apart.js';
import { rootsOf, rowOf, tableOf } from './places/columns.js';
import { ACTING, type Grounding, type Memory, type Purpose } from './Grounding.js';
import { noteOf } from './explaining/notes.js';
import { atPosition, withoutDoubles } from './places/measure.js';
import { indexOf } from './names/screenIndex.js';
import { rulesFor, type Search } from './search.js';
import { isBehind, seenOf, weighLayers } from './weigh.js';
import { holds, isCell, onlyOf } from './places/structure.js';

export function ground(target: Target, screen: Screen, purpose: Purpose, memory: Memory = {}): Grounding {
  const own = groundHere(target, screen, purpose, memory);
  const isAnyPlace = target.within !== undefined && target.within.name === undefined;
  if (!isAnyPlace || own.problem !== 'nothing' || purpose === 'absence') return own;
  return inOpened(target, screen, purpose, memory) ?? inFrame(target, screen, purpose, memory) ?? own;
}

/** "A box with the field "Name" opens": the field has just come up, in one of the boxes that are there. */
function inOpened({ within, ...thing }: Target, screen: Screen, purpose: Purpose, memory: Memory) {
  const { opened = [] } = memory;
  if (opened.length === 0 || within === undefined) return undefined;
  const found = groundHere(thing, screen, purpose, memory);
  const isIn = (place: ScreenNode) =>
    found.node !== undefined && found.node !== place && holds(place, found.node);
  // Anything may be called a box.
  const places = within.role === 'section' ? [] : groundHere(within, screen, 'place', memory).candidates;
  const isMeant = opened.some(isIn) && (within.role === 'section' || places.some(({ node }) => isIn(node)));
  return isMeant ? { ...found, isDoubtful: true } : undefined;
}

/** "The field "Name" in the form": the page has a form, but the only one with such a field is in a frame. */
function inFrame(...[target, screen, purpose, memory]: Required<Parameters<typeof ground>>) {
  if (memory.framesApart === true || memory.frame !== undefined) return undefined;
  const frames = screen.nodes.filter(({ tag, parent }) => tag === '#document' && parent?.isVisible === true);
  const found = frames.map((frame) => groundHere(target, screen, purpose, { ...memory, frame }));
  const only = onlyOf(found.filter(({ node }) => node !== undefined));
  return only && { ...only, isDoubtful: true };
}

function groundHere(...[target, screen, purpose, memory]: Required<Parameters<typeof ground>>): Grounding {
  const { places, lost } = enter(target.within, screen, memory);
  if (lost) return lost;
  const groundings = places.map((place) => groundIn(place, { target, screen, purpose, memory }));
  const scoreOf = ({ node, candidates: [best] }: Grounding) => (node === undefined ? 0 : (best?.score ?? 0));
  const most = Math.max(...groundings.map(scoreOf));
  const found = groundings.filter((one) => one.node !== undefined && most - scoreOf(one) <= MARGIN);
  const best = ACTING.has(purpose) ? withoutDoubles(found) : found;
  // Two places of one card may both lead to what is in it.
  const only = onlyOf(best.filter(({ node }, index) => best.findIndex((one) => one.node === node) === index));
  // Of several places those are meant where the thing is, and by its whole name before a part of it.
  if (groundings.length > 1 && only !== undefined) return { ...only, isDoubtful: true };
  const [first = NOTHING] = groundings;
  const isNowhere = purpose !== 'absence' && groundings.every(({ problem }) => problem === 'nothing');
  return groundings.length < 2 || isNowhere
    ? first
    : lostAt(target.within as Target, places[0]?.grounding ?? NOTHING);
}

/** All that are meant: "3 rows", "every product card". */
export function groundAll(
  target: Target,
  screen: Screen,
  purpose: Purpose = 'read',
  memory: Memory = {},
): ScreenNode[] {
  const { places } = enter(target.within, screen, memory);
  const nodes = places.flatMap((place) => {
    const search = searchIn(place, { target, screen, purpose, memory });
    return alike(seek(search, true).all).map(({ node }) => node);
  });
  return [...new Set(nodes)].sort((one, other) => one.id - other.id);
}

interface Asked {
  target: Target;
  screen: Screen;
  purpose: Purpose;
  memory: Memory;
}

interface Place {
  roots: readonly ScreenNode[];
  grounding: Grounding;
}

/** Where to look: one place, or several that are meant alike. */
function enter(
  within: Target | undefined,
  screen: Screen,
  memory: Memory,
): { places: Place[]; lost?: Grounding } {
  const whole = { places: [{ roots: [memory.frame ?? screen.root], grounding: NOTHING }] };
  if (within === undefined) return whole;
  const grounding = groundPlace(within, screen, memory);
  if (isNoListOfThings(within, grounding)) return whole;
  if (grounding.node !== undefined)
    return { places: [{ roots: rootsOf(grounding.node, within), grounding }] };
  if (grounding.problem === 'several') {
    const alikes = grounding.candidates.slice(0, grounding.among);
    return { places: alikes.map(({ node }) => ({ roots: rootsOf(node, within), grounding })) };
  }
  return { places: [], lost: lostAt(within, grounding) };
}

/** What is called so to be clicked may hold other things: "the 2 on the bell". */
export function groundPlace(place: Target, screen: Screen, memory: Memory = {}): Grounding {
  const grounding = ground(place, screen, 'place', memory);
  if (grounding.problem !== 'nothing' || place.name === undefined) return grounding;
  const clicked = ground(place, screen, 'click', memory);
  const holdsThings = clicked.node !== undefined && clicked.node.children.length > 1;
  return holdsThings ? { ...clicked, isDoubtful: true } : grounding;
}

const NOTHING: Grounding = { candidates: [], among: 0, isExact: false, isDoubtful: false };

/** Of the innermost place or neighbour that isn't found. */
function lostAt(place: Target, grounding: Grounding): Grounding {
  const { lostPlace = place, lost = grounding } = grounding;
  return { ...NOTHING, problem: 'no such place', lostPlace, lost };
}

function searchIn({ roots }: Place, { target, screen, purpose, memory }: Asked): Search {
  return { target, screen, purpose, memory, roots, index: indexOf(screen), rules: rulesFor(target, purpose) };
}

function groundIn(place: Place, asked: Asked): Grounding {
  const search = searchIn(place, asked);
  const found = seek(search, asked.target.ordinal !== undefined);
  if (found.lost) return found.lost;
  const { chosen, isRecalled } = pick(found.all, search);
  const best = alike(chosen);
  const [first, second] = best;
  const candidates = [...chosen, ...found.all.filter((one) => !chosen.includes(one))];
  if (first === undefined) return { ...NOTHING, candidates, problem: 'nothing', among: found.among };
  const isExact = (first.fit === 'exact' || first.fit === 'case') && !isPoor(first);
  const common = { candidates, among: best.length, isExact };
  if (second !== undefined && asked.target.each !== 'any')
    return { ...common, problem: 'several', isDoubtful: true };
  const { note, isWorthWaiting } = noteOf(first, chosen, search);
  const recalled = isRecalled && !ACTING.has(asked.purpose) ? RECALLED : undefined;
  const notes = [place.grounding.note, note, recalled].filter((one) => one !== undefined);
  return {
    ...common,
    node: first.node,
    isDoubtful: isWorthWaiting || isBehind(first, asked) || place.grounding.isDoubtful,
    ...(notes.length > 0 && { note: notes.join(' ') }),
  };
}

const RECALLED = 'There are several; the one where something was done or opened last was taken.';

const POOR: ReadonlySet<Scored['way']> = new Set<Scored['way']>([
  'clicked',
  'clickable',
  'repeated',
  'headed',
  'text beside',
]);
export const isPoor = ({ way }: Scored): boolean => POOR.has(way);

interface Sought {
  all: Scored[];
  among: number;
  lost?: Grounding;
}

/** What bears the name, is of the kind and stands where it is said; one for what comes to the same. */
function seek(search: Search, every: boolean): Sought {
  return search.target.role === 'row' && search.target.name !== undefined && search.roots.every(isCell)
    ? seekRows(search)
    : seekThings(search, every);
}

function seekThings(search: Search, every: boolean): Sought {
  const { target } = search;
  let all = seenOf(weighLayers(candidatesOf(search), search), search);
  if (target.name === undefined) all = withoutLayout(all, search);
  if (target.name === undefined && !every) all = withoutWays(all, search);
  if (target.role === 'column header') all = all.filter(({ node }) => !isRepeatedInFoot(node, all));
  if (target.state !== undefined) all = all.filter(({ node }) => isInState(node, target.state as never));
  if (target.column !== undefined) all = inColumn(all, target.column, search);
  if (target.at !== undefined) all = atPosition(all, search);
  all.sort((one, other) => other.score - one.score || one.node.id - other.node.id);
  const how = { isNamed: target.name !== undefined, endOf: search.index.endOf };
  if (target.beside === undefined) return sought(mergeSame(all, how));
  const neighbours = neighboursOf(search);
  if (neighbours.nodes.length === 0) return { all: [], among: 0, lost: neighbours.lost };
  const own = fieldsCalledSo(all, neighbours.nodes, target.beside);
  if (own.length > 0) return sought(own);
  const context = { relation: target.beside.relation, screen: search.screen };
  const related = thoseBeside(all, neighbours.nodes, { ...context, every: true });
  const best = alike(mergeSame(related, how));
  return sought(every ? best : thoseBeside(best, neighbours.nodes, { ...context, every: false }));
}

/** "The row with "Open" in the "Status" column": by its cell there. */
function seekRows(search: Search): Sought {
  const target: Target = { ...search.target, role: 'cell' };
  const tables = search.roots.slice(0, 1).flatMap((cell) => tableOf(cell) ?? []);
  const cells = seek({ ...search, roots: tables, target, rules: rulesFor(target, search.purpose) }, true);
  const ofColumn = cells.all.filter(({ node }) => search.roots.some((root) => holds(root, node)));
  return sought(ofColumn.map((one) => ({ ...one, node: rowOf(one.node) ?? one.node })));
}

const sought = (all: Scored[]): Sought => ({ all, among: alike(all).length });

function neighboursOf({ target, screen, memory }: Search): { nodes: ScreenNode[]; lost: Grounding } {
  const thing: Target = { ...target.beside?.thing, ...(target.within && { within: target.within }) };
  const grounding = ground(thing, screen, 'neighbour', memory);
  const nodes = grounding.candidates.slice(0, grounding.among).map(({ node }) => node);
  return { nodes: grounding.problem === 'nothing' ? [] : nodes, lost: lostAt(thing, grounding) };
}

function inColumn(all: readonly Scored[], column: string, search: Search): Scored[] {
  const { candidates, among } = ground(
    { name: column, role: 'column' },
    search.screen,
    'place',
    search.memory,
  );
  const roots = candidates
    .slice(0, Math.max(among, 1))
    .flatMap(({ node }) => rootsOf(node, { role: 'column' }));
  return all.filter(({ node }) => roots.some((root) => holds(root, node)));
}
