/**
 * Does what the page has a control for, in the words of the step: "duplicate transaction" for "Taxi" is the button or the
 * entry of the menu called so in Taxi's row; "add todo" for what isn't there yet is the field for it.
 */
import { describeTarget, quote } from '../../meaning/describeTarget.js';
import { groundLoosely } from '../../grounding/loosely.js';
import type { ActionOf, Target } from '../../meaning/meaning.js';
import type { Performed } from '../../meaning/Performed.js';
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import { performed, type Doing } from '../Doing.js';
import { createPatience, type Lookup } from '../../screen/deadline.js';
import { poll, type Watch } from '../find.js';
import { gesture, sayNode } from '../gesture.js';
import { holds, isOf, innermost, isAlike, plain, onlyOf, wordsOf } from '../nodes.js';
import { calledBest, calledInPlace, makesNew, MARKS_DONE } from './called.js';
import { taskTick } from '../../judge/kinds/completed.js';
import { fieldFor, fillAndSend, none, say, several } from './newThing.js';
import { itemOf } from '../../grounding/places/structure.js';

type Operating = ActionOf<'operate'>;
type Way =
  | { click: ScreenNode; opensForm: boolean }
  | { openMenu: ScreenNode }
  | { fill: ScreenNode }
  | { tick: ScreenNode; to: boolean };

export async function operate(action: Operating, doing: Doing): Promise<Performed> {
  const way = await poll(doing, wayTo(action, doing));
  if ('fill' in way) return fillAndSend(action, doing);
  if ('tick' in way) return tickIt(way, action, doing);
  if ('openMenu' in way) return fromMenu(action, way.openMenu, doing);
  await gesture(say(action), { kind: 'click', node: way.click }, doing);
  if (way.opensForm) return fillAndSend(action, doing);
  return performed(`Clicked the ${sayNode(way.click)}.`, { node: way.click });
}

/** What a page shows at once is taken at once; what else it may mean, once it stays as it is. */
function wayTo(action: Operating, doing: Doing): Watch<Way> {
  const isSteady = createPatience(doing.deadline);
  return (screen) => {
    const places = placesFor(action, screen, doing);
    const control = controlFor(action, screen, places);
    const way = waysOn(screen, action, { control, places, doing }).find((one) => one !== undefined);
    const isRipe = isSteady(`${Object.keys(way ?? {}).join()} ${screen.ready}`) && screen.ready;
    const isSure = way !== undefined && 'click' in way && !way.opensForm;
    if (way && (isSure || isRipe)) return { seen: way };
    return { missed: 'missed' in control ? control.missed : none(action) };
  };
}

/** In the order in which they are taken. */
function waysOn(
  screen: Screen,
  action: Operating,
  { control, places, doing }: { control: Lookup<ScreenNode>; places: readonly ScreenNode[]; doing: Doing },
): (Way | undefined)[] {
  const isShown = places.length > 0;
  const opensForm = action.fields !== undefined || (makesNew(action) && !isShown);
  const field = opensForm && !isShown ? fieldFor(action, screen, doing) : undefined;
  return [
    field && { fill: field },
    'seen' in control ? { click: control.seen, opensForm } : undefined,
    tickOf(action, onlyOf(places)),
    menuOf(screen, onlyOf(places)),
  ];
}

/** In the row or card of the thing; else what stands on the page by itself. */
function controlFor(action: Operating, screen: Screen, places: readonly ScreenNode[]): Lookup<ScreenNode> {
  const { words, thing, item } = action;
  const inPlaces = places.flatMap((place) =>
    calledInPlace(
      screen.nodes.filter((node) => holds(place, node)),
      words,
      thing,
    ),
  );
  const isOfPage =
    (thing === undefined && item === undefined) ||
    makesNew(action) ||
    (thing !== undefined && places.length === 0 && screen.nodes.some((node) => says(node, thing)));
  const isMeant = (node: ScreenNode) => isOfPage || (thing !== undefined && says(node, thing));
  const others = outsideOfItems(screen, places).filter(isMeant);
  const found = inPlaces.length > 0 ? inPlaces : calledBest(others, words, thing);
  const [only] = found;
  if (only === undefined) return { missed: none(action) };
  return found.every((one) => isSameLink(one, only))
    ? { seen: only }
    : { missed: several(action, found.length) };
}

/** A page's own "Delete" is that of a thing only where the page is about it. */
const says = (node: ScreenNode, thing: string): boolean =>
  node.isVisible && wordsOf(node).some((text) => text.toLowerCase().includes(thing.toLowerCase()));

const isSameLink = (one: ScreenNode, other: ScreenNode): boolean =>
  one === other || (one.attributes.href !== undefined && one.attributes.href === other.attributes.href);

/** What is completed is ticked, where that is all there is to do with it: a list of tasks. */
function tickOf({ words }: Operating, place: ScreenNode | undefined): Way | undefined {
  const tick = place && taskTick(place);
  const to = COMPLETES.test(words) ? true : REOPENS.test(words) ? false : undefined;
  return tick === undefined || to === undefined ? undefined : { tick, to };
}

async function tickIt(
  { tick, to }: { tick: ScreenNode; to: boolean },
  action: Operating,
  doing: Doing,
): Promise<Performed> {
  if (tick.states.checked === to)
    return performed(`It was ${to ? '' : 'not '}ticked before.`, { node: tick });
  await gesture(say(action), { kind: 'click', node: tick }, doing);
  return performed(`Clicked the ${sayNode(tick)}.`, { node: tick });
}

const COMPLETES = new RegExp(
  `^(?:complete|finish|tick off|check off|${MARKS_DONE.source})(?: \\p{L}+)?$`,
  'u',
);
const REOPENS =
  /^(?:reopen|uncomplete|mark (?:\p{L}+ )?as (?:open|active|incomplete|undone|uncompleted))(?: \p{L}+)?$/u;

const OPENS_MENU = /^(?:[⋮⋯…•.]+|.*\b(?:more|actions?|options|menu)\b.*)$/iu;

function menuOf(screen: Screen, place: ScreenNode | undefined): Way | undefined {
  if (place === undefined) return undefined;
  const openers = screen.nodes.filter(
    (node) =>
      holds(place, node) &&
      node.isVisible &&
      node.isUsable &&
      isOf(node, 'button', 'link', 'combobox', 'generic', '') &&
      (node.attributes.popup !== undefined || wordsOf(node).some((name) => OPENS_MENU.test(name))),
  );
  const openMenu = onlyOf(openers);
  return openMenu && { openMenu };
}

async function fromMenu(action: Operating, opener: ScreenNode, doing: Doing): Promise<Performed> {
  await gesture(say(action), { kind: 'click', node: opener }, doing);
  const entry = await poll(doing, (screen): Lookup<ScreenNode> => {
    const control = controlFor({ kind: 'operate', words: action.words }, screen, []);
    return 'seen' in control ? control : { missed: none(action) };
  });
  await gesture(say(action), { kind: 'click', node: entry }, doing);
  if (action.fields) return fillAndSend(action, doing);
  const of = action.item ? describeTarget(action.item) : quote(action.thing ?? '');
  return performed(`Clicked the ${sayNode(entry)} in the menu of ${of}.`, { node: entry });
}

function placesFor({ words, thing, item }: Operating, screen: Screen, doing: Doing): ScreenNode[] {
  if (item === undefined) return thing === undefined ? [] : placesOf(thing, screen);
  const find = (target: Target) =>
    groundLoosely(target, { screen, purpose: 'read', memory: doing.memory?.on(screen) });
  // "From the cart": there, where something is called so.
  const [, place] = /\b(?:from|in|on) (\p{L}[\p{L} -]*)$/u.exec(words) ?? [];
  const placed = place === undefined ? undefined : find({ ...item, within: { name: place } });
  const { node, isDoubtful } =
    placed === undefined || placed.problem === 'no such place' ? find(item) : placed;
  return node === undefined || isDoubtful ? [] : [itemOf(node) ?? node];
}

/** Its rows, list items or cards; the whole name before one that holds it. */
function placesOf(thing: string, { nodes }: Screen): ScreenNode[] {
  const shown = nodes.filter((node) => node.isVisible && !isOf(node, 'alert', 'status'));
  const exact = itemsOf(shown.filter((node) => isAlike(node.text, thing)));
  if (exact.length > 0) return exact;
  const wanted = plain(thing).toLowerCase();
  return itemsOf(innermost(shown.filter((node) => plain(node.text).toLowerCase().includes(wanted))));
}

/** What neither stands in an item nor is one, but for those places. */
const outsideOfItems = ({ nodes }: Screen, places: readonly ScreenNode[]): ScreenNode[] =>
  nodes.filter((node) => {
    const item = itemOf(node);
    return item === undefined || places.includes(item) || isOf(item, 'menuitem') || !isOfThings(item);
  });

/** Entries of menus and of navigation are no things. */
const isOfThings = (item: ScreenNode): boolean => {
  for (let at: ScreenNode | undefined = item; at !== undefined; at = at.parent)
    if (isOf(at, 'navigation', 'menu', 'menubar', 'toolbar', 'banner', 'dialog', 'form')) return false;
  return true;
};

const itemsOf = (nodes: readonly ScreenNode[]): ScreenNode[] => [
  ...new Set(nodes.map(itemOf).filter((item) => item !== undefined)),
];
