/** Whether a thing is in a state that a person can perceive. */
import type { ActionOf, State } from '../../meaning/meaning.js';
import type { ScreenNode } from '../../screen/Screen.js';
import type { Found } from '../find.js';
import type { Outcome, View } from '../Judgement.js';
import { isColour } from '../colours.js';
import { caretOf, isFoldOpen } from '../../grounding/kinds/bareFolds.js';
import { ancestorsOf, closest, descendantsOf, onlyOf } from '../../grounding/places/structure.js';
import { isChosen, isShownByList } from './chosen.js';
import { isCompleted } from './completed.js';
import { isHighlighted, isInDisabledItem } from './looks.js';
import { isTickedInList } from './tickedInList.js';

export function judgeState(
  { state, negated, target }: ActionOf<'expectState'>,
  { node }: Found,
  view: View,
): Outcome {
  const said = STATES[state](node, view);
  const is = said ?? (state === 'selected' ? isShownByList(node, target) : undefined);
  const holds = typeof is === 'boolean' && is === !negated;
  return { holds, observed: say(is, state) };
}

/** In words where it is neither so nor not so; undefined where it has no such state. */
type Is = boolean | string | undefined;

function say(is: Is, state: State): string {
  if (typeof is === 'boolean') return `${is ? '' : 'not '}${state}`;
  return is ?? HAS_NONE[state] ?? `no control that can be ${state}`;
}

const FOLDS = 'nothing that can be expanded or collapsed (a details element, or aria-expanded)';

/** Of these it isn't plain what would have them. */
const HAS_NONE: Partial<Record<State, string>> = {
  pressed: 'nothing that is marked as pressed or not pressed (aria-pressed)',
  expanded: FOLDS,
  collapsed: FOLDS,
  current: 'that nothing on the page is marked as the current one (aria-current)',
  invalid: 'no field that says whether it is valid (aria-invalid, or a rule such as required or type=email)',
  completed: 'no tick, no line through it and no word that says whether it is completed',
  busy: 'nothing that says whether it is busy (aria-busy)',
  loaded: 'no picture and no video',
  playing: 'nothing that plays',
  paused: 'nothing that plays',
  muted: 'nothing that plays',
  highlighted: 'nothing that tells what of its kind is highlighted',
  'protected with a password': 'no field',
  'scrollable sideways': 'nothing that can be scrolled',
  'at its minimum': 'nothing that has a smallest value',
  'at its maximum': 'nothing that has a greatest value',
};

/** A row is ticked by the only tick in it. */
function tickIn({ role, tag, children }: ScreenNode): ScreenNode | undefined {
  if (role !== 'row' && role !== 'listitem' && tag !== 'tr') return undefined;
  return onlyOf(children.flatMap((child) => [child, ...descendantsOf(child)]).filter(isTick));
}

const isTick = ({ role, isVisible }: ScreenNode): boolean =>
  isVisible && (role === 'checkbox' || role === 'radio');

type Reader = (node: ScreenNode, view: View) => Is;

const STATES: Record<State, Reader> = {
  checked: (node) => {
    const { checked } = node.states.checked === undefined ? (tickIn(node) ?? node).states : node.states;
    return checked === 'mixed' ? 'mixed: neither checked nor unchecked' : checked;
  },
  completed: isCompleted,
  mixed: ({ states: { checked }, role }) =>
    checked === 'mixed' || (role === 'checkbox' || role === 'menuitemcheckbox' ? false : undefined),
  selected: (node) => {
    const { selected, checked, current: isCurrent, pressed } = node.states;
    const said = [selected, checked, isCurrent, pressed].find((is) => is !== undefined);
    return said === undefined ? (isChosen(node) ?? isTickedInList(node)) : said !== false;
  },
  enabled: (node) => negate(disabled(node)),
  disabled,
  pressed: (node) => {
    const is = closest(node, ({ states }) => states.pressed !== undefined)?.states.pressed;
    return is === 'mixed' ? 'mixed: neither pressed nor not pressed' : is;
  },
  expanded,
  collapsed: (node, view) => negate(expanded(node, view)),
  current,
  invalid: ({ states }) => states.invalid,
  required: (node) => (isField(node) ? node.states.required === true || isStarred(node) : undefined),
  'read-only': readOnly,
  editable: (node) => negate(readOnly(node)),
  focused: (node) => node.states.focused === true || closest(node, isPart)?.states.focused === true,
  busy: (node) => closest(node, ({ states }) => states.busy !== undefined)?.states.busy,
  'in view': inView,
  loaded: ({ states }) => states.loaded,
  playing: ({ states: { paused } }) => negate(paused),
  paused: ({ states }) => states.paused,
  muted: ({ states }) => states.muted,
  highlighted: isHighlighted,
  'scrolled to the top': (node) => scrollOf(node).y <= 1,
  'scrolled to the bottom': (node) => scrollOf(node).y >= scrollOf(node).yMost - 1,
  'scrollable sideways': (node) => scrollOf(node).xMost > 1,
  'protected with a password': (node) => (isField(node) ? node.states.password === true : undefined),
  draggable: ({ states }) => states.draggable === true,
  'hidden from assistive technology': ({ states }) => states.unspoken === true,
  'in the tab order': isInTabOrder,
  'at its minimum': (node) => isAt(node, node.attributes.valueMin ?? (isRange(node) ? '0' : undefined)),
  'at its maximum': (node) => isAt(node, node.attributes.valueMax ?? (isRange(node) ? '100' : undefined)),
};

const isRange = ({ attributes: { type } }: ScreenNode): boolean => type === 'range';

function isAt({ attributes, value }: ScreenNode, end: string | undefined): boolean | undefined {
  const is = attributes.valueNow ?? value;
  return is === undefined || end === undefined ? undefined : Number(is) === Number(end);
}

function isInTabOrder(node: ScreenNode): boolean {
  const { tabIndex, href } = node.attributes;
  if (node.states.disabled === true || !node.isVisible) return false;
  if (tabIndex !== undefined) return Number(tabIndex) >= 0;
  return (
    /^(?:button|input|select|textarea|summary|iframe)$/.test(node.tag) ||
    (node.tag === 'a' && href !== undefined)
  );
}

const negate = (is: boolean | undefined): boolean | undefined => (is === undefined ? undefined : !is);

const PARTS: ReadonlySet<string> = new Set(['button', 'link', 'tab', 'option', 'switch', 'menuitem']);
const isPart = ({ role, tag }: ScreenNode): boolean =>
  PARTS.has(role) || role.startsWith('menuitem') || tag === 'summary';
const FIELDS: ReadonlySet<string> = new Set(
  'textbox searchbox combobox listbox spinbutton slider checkbox switch radiogroup radio gridcell grid'.split(
    ' ',
  ),
);
const isField = ({ role, tag, states }: ScreenNode): boolean =>
  FIELDS.has(role) || /^(?:input|textarea|select)$/.test(tag) || states.editable === true;

/** Of what is no control it can't be said, though nothing is said against it. */
function disabled(node: ScreenNode): boolean | undefined {
  const control =
    node.isUsable || isField(node) || CONTROLS.has(node.role) || node.tag.includes('-')
      ? node
      : (closest(node, isPart) ?? controlAllOver(node));
  if (control === undefined)
    return node.states.disabled ?? (isGreyedText(node) || isInDisabledItem(node) ? true : undefined);
  const isSaid = [control, ...ancestorsOf(control)].some(({ states }) => states.disabled === true);
  return isSaid || isMarkedDisabled(control);
}

/** A card is what the button in it is that holds all of it, and what folds is what its head is. */
const controlAllOver = (node: ScreenNode): ScreenNode | undefined =>
  node.text === ''
    ? undefined
    : onlyOf(descendantsOf(node).filter((one) => isPart(one) && isAllOf(one, node)));

const isAllOf = (control: ScreenNode, node: ScreenNode): boolean =>
  control.text === node.text || (control.states.expanded !== undefined && node.text.startsWith(control.text));

/** Of a link, and of what is made a control by a script, only a class can say so. */
const isMarkedDisabled = (node: ScreenNode): boolean =>
  hasDisabledClass(node) || (node.tag === 'a' && node.parent?.tag === 'li' && hasDisabledClass(node.parent));

const hasDisabledClass = ({ tag, attributes }: ScreenNode): boolean =>
  /^(?:a|li|div|span)$/.test(tag) && /(?:^|\s)(?:is-)?disabled(?=\s|$)/i.test(attributes.className ?? '');

/** "<< Previous", where there is nothing before: a text in grey. */
const isGreyedText = ({ role, tag, style, children }: ScreenNode): boolean =>
  role === '' &&
  /^(?:span|a|font|li|div|td|small|i|b)$/.test(tag) &&
  children.length === 1 &&
  style !== undefined &&
  isColour(style.color, 'grey');

const CONTROLS: ReadonlySet<string> = new Set([
  ...PARTS,
  ...['treeitem', 'group', 'menuitemcheckbox', 'menuitemradio'],
]);

/** What is disabled can't be edited either. */
function readOnly(node: ScreenNode): boolean | undefined {
  if (!isField(node)) return node.states.readOnly;
  return node.states.readOnly === true || disabled(node) === true;
}

const isStarred = ({ names }: ScreenNode): boolean => names.some(({ text }) => /\*\s*$/.test(text));

/** A leaf of a tree has no state, whatever its neighbours have. */
const LEAVES = /^(?:treeitem|option|menuitem\w*|row)$/;

function expanded(node: ScreenNode, { screen }: View): boolean | undefined {
  const is = node.states.expanded ?? openOf(closest(node, (one) => one.tag === 'summary' || isFoldable(one)));
  if (is !== undefined) return is;
  if (LEAVES.test(node.role)) return undefined;
  // "The panel "Cart" is open": what comes up over the page is there or isn't.
  if (closest(node, ({ role }) => DIALOG.test(role)) && !descendantsOf(node).some(isFoldable)) return true;
  const { id } = node.attributes;
  const control = screen.nodes.find(
    ({ attributes, states }) =>
      id !== undefined &&
      attributes.controls?.split(/\s+/).includes(id) === true &&
      states.expanded !== undefined,
  );
  if (control) return control.states.expanded;
  const within = descendantsOf(node).filter((one) => one.tag === 'summary' || isFoldable(one));
  return openOf(onlyOf(within)) ?? caretOf(node)?.states.expanded ?? isFoldOpen(node);
}

const DIALOG = /^(?:alert)?dialog$/;

const openOf = (one: ScreenNode | undefined): boolean | undefined =>
  one?.states.expanded ?? (one?.tag === 'summary' ? one.parent?.states.expanded : undefined);

/** What stands in an open section is not itself open. */
const isFoldable = ({ states, tag }: ScreenNode): boolean =>
  states.expanded !== undefined && tag !== 'details';

function current(node: ScreenNode, { screen }: View): boolean | undefined {
  const isCurrent = ({ states }: ScreenNode) => states.current === true;
  if (closest(node, isCurrent)) return true;
  if (node.role === 'listitem' && descendantsOf(node).some(isCurrent)) return true;
  if (screen.nodes.some(isCurrent)) return false;
  return [node, ...ancestorsOf(node).slice(0, 2)].some(isMarkedCurrent) ? true : undefined;
}

/** Where nothing says so by aria-current, its class may. */
const isMarkedCurrent = ({ attributes: { className = '' } }: ScreenNode): boolean =>
  /(?:^|[\s_-])(?:active|current)(?:$|\s)/i.test(className);

/** What is larger than the window can't be seen as a whole. */
function inView({ isInView, isVisible, box }: ScreenNode, { screen: { width, height } }: View): boolean {
  if (isInView || !isVisible) return isInView;
  const seen =
    Math.max(0, Math.min(box.y + box.height, height) - Math.max(box.y, 0)) *
    Math.max(0, Math.min(box.x + box.width, width) - Math.max(box.x, 0));
  return seen >= (width * height) / 2;
}

/** Of what can't be scrolled all is at its top and at its bottom. */
const scrollOf = (node: ScreenNode) =>
  closest(node, ({ states }) => states.scroll !== undefined)?.states.scroll ?? UNSCROLLED;

const UNSCROLLED = { x: 0, y: 0, xMost: 0, yMost: 0 };
