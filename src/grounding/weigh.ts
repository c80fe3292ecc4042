/** Where things lie and whether they can be used: what a person sees and can use goes before the rest. */
import { describeThings } from '../meaning/describeTarget.js';
import type { Screen, ScreenNode } from '../screen/Screen.js';
import type { Scored } from './Pool.js';
import { ACTING, type Purpose } from './Grounding.js';
import { indexOf } from './names/screenIndex.js';
import type { Search } from './search.js';
import { descendantsOf, holds, pathOf } from './places/structure.js';
import { isDrawn } from './places/measure.js';
import { boxOf } from './places/boxAround.js';
import { drawnTickFor } from './kinds/drawnTicks.js';
import { holdsControls, takesValue } from './kinds/shapes.js';

/** What each takes from the score; those of a layer count before an ordinal does. */
const COSTS = { 'behind the modal dialog': 80, 'in a frame': 25, layer: 10 };
const USE = { disabled: 15, 'covered by something else': 14, 'behind the open dialog': 13 };
type Hindrance = keyof typeof USE;

/** An open modal dialog shuts off what is behind it; a frame is looked into where nothing is found outside. */
export function weighLayers(all: readonly Scored[], search: Search): Scored[] {
  const { screen, purpose, roots, memory } = search;
  const { frameOf } = indexOf(screen);
  const modal = openModal(screen);
  const frame = roots[0] && innermostFrame(roots[0], frameOf);
  const isApart = ({ node }: Scored) =>
    memory.framesApart === true && frameOf(node) !== frame && !(purpose === 'place' && isFrame(node));
  return all.flatMap((one) => {
    if (isApart(one)) return [];
    const behind = isShutOff(one.node, screen, modal)
      ? COSTS[ACTING.has(purpose) ? 'behind the modal dialog' : 'layer']
      : 0;
    const inFrame = frameOf(one.node) === frame ? 0 : COSTS['in a frame'];
    return behind + inFrame === 0 ? one : { ...one, score: one.score - behind - inFrame };
  });
}

export function isShutOff(node: ScreenNode, screen: Screen, modal: ScreenNode | undefined): boolean {
  return modal !== undefined && !holds(modal, node) && !isOnTop(node, modal, screen);
}

/**
 * What an open dialog shuts off can't be used: what is meant may be in the dialog, once a list over it has closed. What has
 * just come up over a thing that is called otherwise may show nothing yet, and hold what is meant.
 */
export const isBehind = (
  { node, fit }: Scored,
  { screen, purpose }: Pick<Search, 'screen' | 'purpose'>,
): boolean =>
  ACTING.has(purpose) &&
  (isShutOff(node, screen, openModal(screen)) ||
    (fit !== 'exact' && hindranceOf(node, undefined) === 'covered by something else'));

const isFrame = ({ tag }: ScreenNode): boolean => tag === 'iframe' || tag === 'frame';

const innermostFrame = (root: ScreenNode, frameOf: (node: ScreenNode) => ScreenNode | undefined) =>
  isFrame(root) ? root : frameOf(root);

export function openModal({ nodes }: Screen): ScreenNode | undefined {
  return nodes.findLast(({ states, isVisible }) => states.modal === true && isVisible);
}

/** What a dialog has opened: a list of its own, drawn behind it in the markup and over it on the screen. */
function isOnTop(node: ScreenNode, modal: ScreenNode, screen: Screen): boolean {
  return (
    node.id > indexOf(screen).endOf(modal) && node.isInView && node.coveredBy === undefined && node.isUsable
  );
}

export interface Weighed extends Scored {
  hindrance?: Hindrance;
}

/** What can be used before what can't. */
export function weighUse(all: readonly Scored[], { screen, purpose }: Search): Weighed[] {
  if (!ACTING.has(purpose) || all.length < 2) return [...all];
  const front = dialogInFront(screen);
  const isFree = all.some(({ node, fit }) => node.isUsable && isWhole(fit) && !hindranceOf(node, front));
  return all
    .map((one) => {
      const hindrance = hindranceOf(one.node, front);
      if (hindrance === undefined) return one;
      const cost = isFree && isUnderLayer(one.node, screen) ? UNDER_LAYER : USE[hindrance];
      return { ...one, hindrance, score: one.score - cost };
    })
    .sort((one, other) => other.score - one.score);
}

function hindranceOf(node: ScreenNode, front: ScreenNode | undefined): Hindrance | undefined {
  if (node.states.disabled === true) return 'disabled';
  if (node.coveredBy !== undefined && !holds(node, node.coveredBy)) return 'covered by something else';
  return front === undefined || holds(front, node) ? undefined : 'behind the open dialog';
}

const isWhole = (fit: Scored['fit']): boolean => fit === 'exact' || fit === 'case';

/** What a layer over most of the page lies over is not what a person means by a name that stands in front of it, too. */
function isUnderLayer({ coveredBy: layer }: ScreenNode, { width, height }: Screen): boolean {
  return layer !== undefined && layer.box.width * layer.box.height >= (width * height) / 2;
}
/** More than what a plain text takes that can be clicked. */
const UNDER_LAYER = 45;

/** The one dialog that is open, though it shuts off nothing. */
function dialogInFront({ nodes }: Screen): ScreenNode | undefined {
  const open = nodes.filter(
    ({ role, isVisible }) => isVisible && (role === 'dialog' || role === 'alertdialog'),
  );
  const [only] = open;
  return open.length === 1 && only?.coveredBy === undefined ? only : undefined;
}

/** "Passed over 1 "Go" thing that is disabled." */
export function tellPassedOver(all: readonly Weighed[], { target }: Search): string[] {
  const { within: _within, beside: _beside, ...things } = target;
  return (Object.keys(USE) as Hindrance[]).flatMap((how) => {
    const count = all.filter(({ hindrance }) => hindrance === how).length;
    if (count === 0) return [];
    return [
      `Passed over ${count} ${describeThings(things, count)} that ${count === 1 ? 'is' : 'are'} ${how}.`,
    ];
  });
}

/** An empty list that has no height is not seen, and yet one can say that it is empty. */
export function seenOf(all: readonly Scored[], search: Search): Scored[] {
  const seen = all.map((one) => drawnFor(one, search)).filter((one) => isLookedAt(one.node, search));
  const mayBeFlat = seen.length === 0 && (search.purpose === 'read' || search.purpose === 'place');
  return mayBeFlat ? all.filter(({ node }) => isFlat(node)) : seen;
}

/** A drop-down whose control is hidden, or under what is chosen, is what is drawn around it; it goes by the control's name. */
function drawnFor(one: Scored, { purpose, target }: Search): Scored {
  const tick = drawnTickFor(one.node);
  // A switch is no checkbox to the eye, though the native one in it is.
  const isOther = tick?.role === 'switch' && target.role === 'checkbox';
  if (tick !== undefined) return { ...one, node: tick, score: one.score - (isOther ? NO_CHECKBOX : 0) };
  const { node } = one;
  const written = purpose === 'fill' && !node.isVisible ? fieldDrawnFor(node) : undefined;
  if (written !== undefined) return { ...one, node: written };
  if (!isOfBox(node, purpose)) return one;
  const drawn = pathOf(node).find((around) =>
    node.isVisible ? around !== node && isCoverIn(around, node) : around.isVisible && isDrawn(around),
  );
  return drawn !== undefined && drawn.box.height <= FIELD_HEIGHT && !holdsControls(drawn, 2)
    ? { ...one, node: drawn }
    : one;
}

const NO_CHECKBOX = 10;

/** What is chosen from, by its role, or because nobody can see it nor write into it: what is read of that is its own value. */
const isOfBox = (node: ScreenNode, purpose: Purpose): boolean =>
  node.tag === 'input' &&
  (node.role === 'combobox'
    ? purpose !== 'absence'
    : !node.isVisible && boxOf(node) !== node && /^(?:click|hover|select)$/.test(purpose));

/** The only field beside a hidden one that has a label: what is written there is gathered in that. */
function fieldDrawnFor(hidden: ScreenNode): ScreenNode | undefined {
  if (!takesValue(hidden) || hidden.parent === undefined) return undefined;
  const fields = descendantsOf(hidden.parent).filter((node) => takesValue(node) && node !== hidden);
  const [only, another] = fields;
  const isNamed = only?.names.some(({ from }) => from === 'label') === true;
  return only?.isVisible === true && another === undefined && !isNamed ? only : undefined;
}

const isCoverIn = (around: ScreenNode, { coveredBy }: ScreenNode): boolean =>
  coveredBy !== undefined && holds(around, coveredBy);

const FIELD_HEIGHT = 64;

const isFlat = ({ box, children }: ScreenNode): boolean =>
  box.width > 0 && box.height === 0 && children.every((child) => !child.isVisible);

/**
 * What nobody can see is neither looked at nor acted on, but for places for files and ticks of which only the words are
 * seen: a click on these sets them, and they have a state.
 */
function isLookedAt(node: ScreenNode, { purpose, screen }: Search): boolean {
  if (isSeen(node) || (purpose === 'upload' && node.attributes.type === 'file')) return true;
  return purpose !== 'absence' && isTick(node) && screen.nodes.some((one) => isLabelOf(one, node));
}

function isLabelOf(label: ScreenNode, tick: ScreenNode): boolean {
  if (label.tag !== 'label' || !label.isVisible) return false;
  const { labelFor } = label.attributes;
  return labelFor === undefined ? pathOf(tick).includes(label) : labelFor === tick.attributes.id;
}

/** What a closed list offers is seen once it is opened. */
export const isSeen = (node: ScreenNode): boolean =>
  node.isVisible ||
  (node.tag === 'option' && pathOf(node).some(({ tag, isVisible }) => tag === 'select' && isVisible));

const TICKS: ReadonlySet<string> = new Set(['checkbox', 'radio', 'switch']);

export const isTick = ({ tag, role }: ScreenNode): boolean => tag === 'input' && TICKS.has(role);
