/** What is done on the keyboard: presses keys, types text letter by letter. */
import { describeTarget, quote } from '../meaning/describeTarget.js';
import { sayTimes } from '../meaning/describeInteraction.js';
import { HOLDERS } from '../meaning/kinds.js';
import type { ActionOf, Target } from '../meaning/meaning.js';
import type { Performed } from '../meaning/Performed.js';
import { performed, type Doing } from './Doing.js';
import { ground } from '../grounding/ground.js';
import { findOne, soon, type Found } from './find.js';
import { fault, findAndDo, gesture } from './gesture.js';
import type { Screen, ScreenNode } from '../screen/Screen.js';
import { isWritten } from './controls/control.js';
import { keyedPartOf, fillText } from './controls/fillText.js';
import { around, focusedIn, isAlike, isOf, nameOf } from './nodes.js';

export async function press(action: ActionOf<'press'>, doing: Doing): Promise<Performed> {
  const { key, named, target, times = 1 } = action;
  const button = named === undefined ? undefined : await buttonCalled(named, doing);
  if (button !== undefined) {
    await gesture(`click ${quote(named ?? '')}`, { kind: 'click', node: button.node }, doing);
    return performed(`Clicked ${quote(named ?? '')}, as there is a button of that name.`, button);
  }
  const keys = Array.from({ length: times }, () => key.split(' ')).flat();
  const done = `Pressed ${key}${sayTimes(times)}`;
  if (target === undefined) {
    const note = key.length === 1 ? await noteOfButton(key, doing) : undefined;
    await pressAll(`press ${key}`, keys, doing);
    return performed(`${done}.`, undefined, [note]);
  }
  const words = describeTarget(target);
  const what = `press ${key} in ${words}`;
  // A dialog or a row takes no focus itself: what has the focus in it gets the key.
  if (isPlace(target)) {
    const found = await findOne(target, 'place', doing);
    await pressAll(what, keys, doing);
    return performed(`${done} in ${words}.`, found);
  }
  const [first = key, ...others] = keys;
  const make = ({ node }: { node: Parameters<typeof nameOf>[0] }) =>
    ({ kind: 'press', key: first, node: keyedPartOf(node) }) as const;
  const found = await findAndDo({ target, purpose: 'click', what }, make, doing);
  await pressAll(what, others, doing);
  return performed(`${done} in ${words}.`, found);
}

/** In a text, "Delete" is the key all the same. */
async function buttonCalled(name: string, doing: Doing): Promise<Found | undefined> {
  const screen = await doing.deadline.race(doing.driver.look());
  if (name !== 'Return' && focusedIn(screen)?.states.editable === true) return undefined;
  const found = ground({ name, role: 'button' }, screen, 'click', doing.memory?.on(screen));
  const isAsGood = found.candidates[0]?.fit === 'exact' && found.node?.role === 'button';
  return found.node !== undefined && isAsGood ? { node: found.node, screen } : undefined;
}

async function pressAll(what: string, keys: readonly string[], doing: Doing): Promise<void> {
  for (const key of keys) await gesture(what, { kind: 'press', key }, doing);
}

const isPlace = ({ role }: Target): boolean => role !== undefined && HOLDERS.has(role);

/** `Press "5"` means the key, whatever the page shows; who meant a button learns how to say so. */
async function noteOfButton(name: string, { driver, deadline }: Doing): Promise<string | undefined> {
  const { nodes } = await deadline.race(driver.look());
  const isThere = nodes.some((node) => node.isVisible && isOf(node, 'button') && isAlike(nameOf(node), name));
  return isThere
    ? `The key was pressed, not the button ${quote(name)}. Please write: Click ${quote(name)}, if the button is meant.`
    : undefined;
}

export async function type({ text, target }: ActionOf<'type'>, doing: Doing): Promise<Performed> {
  const what = `type ${quote(text)}`;
  if (target !== undefined) {
    const words = describeTarget(target);
    const at = { target, purpose: 'fill', what: `${what} in ${words}` } as const;
    const found = await findAndDo(at, ({ node }) => ({ kind: 'type', text, node: keyedPartOf(node) }), doing);
    return performed(`Typed ${quote(text)} letter by letter in ${words}.`, found);
  }
  const screen = await onceFocused(doing);
  const focused = focusedIn(screen);
  // What was clicked before keeps the focus, and takes no text.
  const takesNone = focused === undefined || isOf(focused, 'button', 'link');
  const inUse = takesNone ? emptyFieldInUse(screen, doing) : undefined;
  const at =
    inUse === undefined
      ? takesNone && (await onlyEmptyField(doing))
      : ({ node: inUse, screen } satisfies Found);
  if (at) {
    await fillText({ target: { name: nameOf(at.node) }, found: at, value: text }, doing);
    const where = inUse === undefined ? 'the only empty field' : 'the field that was named before';
    return performed(`Typed ${quote(text)} in ${where}.`, at);
  }
  if (takesNone && (text.includes(' ') || hasField(await doing.deadline.race(doing.driver.look())))) {
    const why = `nothing has the focus. Please say where, as in: type ${quote(text)} in the "Search" field.`;
    throw fault(what, why);
  }
  await gesture(what, { kind: 'type', text }, doing);
  return performed(`Typed ${quote(text)}.`, undefined, [takesNone ? ON_PAGE : undefined]);
}

/** What has closed may give the focus back to a field only a moment later. */
async function onceFocused(doing: Doing): Promise<Screen> {
  const now = await doing.deadline.race(doing.driver.look());
  if (focusedIn(now) !== undefined || !hasField(now)) return now;
  const later = await soon(doing, SHOWN_BY_THEN, (screen) =>
    focusedIn(screen) === undefined && emptyFieldOf(screen) === undefined ? undefined : { seen: screen },
  );
  return later ?? now;
}

const ON_PAGE = 'There is no field: the page itself got the keys.';

/** A game shows nothing to write in, and nothing that may hide it. A blank would click the button that has the focus. */
const hasField = ({ nodes }: Screen): boolean =>
  nodes.some((node) => node.isVisible && (node.mayBeClosed === true || isField(node)));

const isField = (node: ScreenNode): boolean =>
  isWritten(node) || isOf(node, 'textbox', 'combobox', 'searchbox');

const SHOWN_BY_THEN = 800;

/** "Scroll down to the search field and type …". */
function emptyFieldInUse(screen: Screen, { memory }: Doing): ScreenNode | undefined {
  const last = memory?.lastUsedOn(screen);
  return last?.isVisible === true && isOf(last, 'textbox', 'searchbox') && last.value === ''
    ? last
    : undefined;
}

/** Where a person would write what nobody says the place of; it may open only now, in a dialog. */
const onlyEmptyField = (doing: Doing): Promise<Found | undefined> =>
  soon(doing, SHOWN_BY_THEN, (screen) => {
    const node = emptyFieldOf(screen);
    return node && { seen: { node, screen } };
  });

/** Not in what every page has. */
function emptyFieldOf({ nodes }: Screen): ScreenNode | undefined {
  const empty = nodes.filter(
    (node) =>
      node.isVisible &&
      isOf(node, 'textbox') &&
      (node.value ?? node.secret) === '' &&
      node.states.disabled !== true &&
      node.states.readOnly !== true &&
      !around(node).some((place) => isOf(place, 'navigation', 'banner', 'contentinfo', 'search')),
  );
  // Before what lies behind a dialog.
  const inDialog = empty.filter((node) => around(node).some((place) => isOf(place, 'dialog')));
  const [only, another] = inDialog.length > 0 ? inDialog : empty;
  return another === undefined ? only : undefined;
}
