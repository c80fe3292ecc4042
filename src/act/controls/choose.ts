/** Chooses options, by whatever the list is: a native one, a box that opens, a list box, radio buttons, tabs, a menu. */
import { listOf } from '../../meaning/describeInteraction.js';
import { describeTarget, quote } from '../../meaning/describeTarget.js';
import type { ActionOf, Interaction, Target } from '../../meaning/meaning.js';
import type { Performed } from '../../meaning/Performed.js';
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import { performed, type Doing } from '../Doing.js';
import { ground } from '../../grounding/ground.js';
import { findFirst, soon, watchFor, type Found, type Way, poll, type Watch } from '../find.js';
import { fault, gesture } from '../gesture.js';
import { inside, isOf } from '../nodes.js';
import { chooseFromCombo } from './combo.js';
import { controlKind, tickOf, type ControlKind } from './control.js';
import { chooseDay } from './fillDay.js';
import { fillFound } from './fillFound.js';
import type { Filling } from './fillText.js';
import { chooseInListBox, deselectInListBox } from './listBox.js';
import { chooseFromList, takeBack } from './nativeList.js';
import { optionAmong, sayChoice, noSuchOption, optionsIn } from './options.js';
import { chooseRadio } from './tick.js';
import { notesOf } from '../../judge/Judgement.js';
import { StepError } from '../../screen/StepError.js';
import { expandFound, findExpandable, isExpandable } from './expand.js';
import { beforeOpening, newlyNamed, popupOf } from './popup.js';

export async function select({ option, from }: ActionOf<'select'>, doing: Doing): Promise<Performed> {
  const done = `Selected ${quote(option)} from ${describeTarget(from)}.`;
  if (from.role === 'menu') {
    const { found, note } = await chooseFromMenu({ option, from }, doing);
    return performed(done, found, [note]);
  }
  const thing = await thingOf(option, from, doing);
  if (thing !== undefined) return doing.perform(thing);
  const found = await findList(from, doing, option);
  return performed(done, found, [await chooseOne({ found, value: option, target: from }, doing)]);
}

/** "Select the ticket "Printer jams"": a row of a list is selected by its tick, or by a click on it. */
async function thingOf(
  option: string,
  { name = '', ...more }: Target,
  doing: Doing,
): Promise<Interaction | undefined> {
  if (!/^\p{Ll}+$/u.test(name) || Object.keys(more).length > 0) return undefined;
  const watches = [watchFor({ name }, 'select', doing), watchFor({ name, role: 'button' }, 'select', doing)];
  const isThere = await soon(doing, SAID_BY_THEN, (screen) => {
    const lookups = watches.map((watch) => watch(screen));
    return lookups.some((lookup) => 'seen' in lookup) ? { seen: true } : undefined;
  });
  const screen = await doing.deadline.race(doing.driver.look());
  if (isThere === true || !screen.ready) return undefined;
  const find = (target: Target) => ground(target, screen, 'click', doing.memory?.on(screen)).node;
  const row = { name: option, role: 'row' } as const;
  const place = find(row);
  if (place && tickOf(place, screen)) return { kind: 'check', target: { role: 'checkbox', within: row } };
  return find({ name: option }) && { kind: 'click', target: { name: option } };
}

const SAID_BY_THEN = 600;

async function chooseOne(choice: Filling, doing: Doing): Promise<string | undefined> {
  const { found, value } = choice;
  const kind = controlKind(found.node);
  if (kind === 'list') return chooseFromList(choice, doing);
  if (kind === 'list box') return chooseInListBox(choice, doing);
  if (kind === 'radio group') return chooseRadio(choice, doing);
  const segment = kind === 'other' ? segmentIn(found.node, value) : undefined;
  if (segment) {
    await gesture(sayChoice(choice), { kind: 'click', node: segment }, doing);
    return undefined;
  }
  // A date picker, too, is chosen from; what is written into it chooses.
  const isWritten =
    !/^(?:combo|combo field|suggesting field|other)$/.test(kind) && !isShown(found.node, kind);
  return isWritten ? fillFound(choice, doing) : chooseDay(choice, chooseFromCombo, doing);
}

/** A field for a text that only shows what is chosen. */
const isShown = ({ states }: ScreenNode, kind: ControlKind): boolean =>
  kind === 'text' && states.readOnly === true;

/** Of tabs, or of buttons that stand side by side, one is chosen by a click. */
function segmentIn(place: ScreenNode, option: string): ScreenNode | undefined {
  const all = inside(place).filter((node) => node.isVisible && isOf(node, 'tab', 'button', 'option'));
  const { match } = optionAmong(all, option);
  return all.length > 1 && match?.note === undefined ? match?.node : undefined;
}

/** A list that opens may be a button by its markup; what is only listed must be there, and is not what the tools of the page are. */
function findList(from: Target, doing: Doing, option = ''): Promise<Found> {
  const isListed = ({ node }: Found) =>
    controlKind(node) !== 'other' || node.text.toLowerCase().includes(option.toLowerCase());
  const isBare = from.role === 'list' && from.name === undefined;
  const ways: Way[] = [{ target: from, purpose: 'select', tells: true, ...(isBare && { fits: isListed }) }];
  if (from.role !== undefined && !OPENING.includes(from.role)) return findFirst(ways, doing);
  // Who says no more than "the list" doesn't mean what opens a menu.
  const popups =
    from.name === undefined ? /^(?:listbox|tree|grid|dialog)$/ : /^(?:listbox|true|menu|tree|grid|dialog)$/;
  const fits = ({ node }: Found) => popups.test(node.attributes.popup ?? '');
  const unfit = () => new StepError('target not found', `No list with ${quote(option)} on the page.`);
  return findFirst(
    [...ways, { target: { ...from, role: 'button' }, purpose: 'click', fits }],
    doing,
    isBare ? unfit : undefined,
  );
}

const OPENING: readonly Target['role'][] = ['drop-down', 'combo box', 'list box', 'list'];

export async function selectSeveral(
  { options, from }: ActionOf<'selectSeveral'>,
  doing: Doing,
): Promise<Performed> {
  const found = await findList(from, doing);
  const [kind, { states }] = [controlKind(found.node), found.node];
  if (kind === 'radio group' || ((kind === 'list' || kind === 'list box') && states.multiple !== true)) {
    const why = `only one of its options can be selected. Please select ${quote(options[0] ?? '')} alone.`;
    throw fault(`select ${listOf(options)} from ${describeTarget(from)}`, why);
  }
  const notes = await eachOf({ options, from, found }, chooseOne, doing);
  return performed(`Selected ${listOf(options)} from ${describeTarget(from)}.`, found, notes);
}

export async function deselect({ options, from }: ActionOf<'deselect'>, doing: Doing): Promise<Performed> {
  const found = await findList(from, doing);
  const take = controlKind(found.node) === 'list' ? takeBack : deselectInListBox;
  const notes = await eachOf({ options, from, found }, take, doing);
  return performed(`Deselected ${listOf(options)} in ${describeTarget(from)}.`, found, notes);
}

async function eachOf(
  { options, from, found }: { options: readonly string[]; from: Target; found: Found },
  take: (choice: Filling, doing: Doing) => Promise<string | undefined>,
  doing: Doing,
): Promise<(string | undefined)[]> {
  const notes: (string | undefined)[] = [];
  for (const [index, option] of options.entries()) {
    // What was chosen before has changed the list.
    const now = index === 0 ? found : await findList(from, doing);
    notes.push(await take({ found: now, value: option, target: from }, doing));
  }
  return notes;
}

type MenuChoice = Pick<ActionOf<'select'>, 'option' | 'from'>;

async function chooseFromMenu({ option, from }: MenuChoice, doing: Doing) {
  const opener = await findExpandable(from, 'expand', doing, { evenUnmarked: true });
  if (!isExpandable(opener)) return chooseFromPoorMenu({ option, from }, opener, doing);
  const opening = beforeOpening(opener.node, opener.screen);
  await expandFound({ opener, target: from, wanted: true }, doing);
  const watch: Watch<{ node: ScreenNode; note?: string; screen: Screen }> = (screen) => {
    const popup = popupOf(opening, screen);
    const { labels, match } = optionAmong(popup ? optionsIn(popup) : [], option);
    if (match) return { seen: { ...match, screen } };
    // The button says that it opens something, and what opens doesn't say what it is.
    const [only, another] = popup === undefined ? newlyNamed(opening, option, screen) : [];
    if (only && another === undefined) return { seen: { node: only, screen } };
    return { missed: () => noSuchOption(labels, option, from) };
  };
  const { node, note, screen } = await poll(doing, watch);
  await gesture(`click ${quote(option)} in ${describeTarget(from)}`, { kind: 'click', node }, doing);
  return { found: { node, screen }, note };
}

/** What becomes visible when its button is pointed at, or clicked. */
async function chooseFromPoorMenu({ option, from }: MenuChoice, opener: Found, doing: Doing) {
  const what = `choose ${quote(option)} from ${describeTarget(from)}`;
  const opening = beforeOpening(opener.node, opener.screen);
  const at = addressOf(opener.screen.url);
  const watch: Watch<ScreenNode> = (screen) => {
    // What stands on another page was not in the menu.
    if (addressOf(screen.url) !== at) throw fault(what, 'it led to another page.');
    const [only, another] = newlyNamed(opening, option, screen);
    if (only && another === undefined) return { seen: only };
    if (another) {
      const several = `Failed to ${what}: several things of that name became visible. Please click the one that is meant.`;
      return { missed: () => new StepError('target ambiguous', several) };
    }
    const none = `Failed to ${what}: nothing of that name became visible when it was clicked. Please click what opens it first.`;
    return { missed: () => new StepError('target not found', none) };
  };
  await gesture(what, { kind: 'hover', node: opener.node }, doing);
  let node = await soon(doing, HOVERED, watch);
  if (node === undefined) {
    await gesture(what, { kind: 'click', node: opener.node }, doing);
    node = await poll(doing, watch);
  }
  await gesture(what, { kind: 'click', node }, doing);
  const note = `Nothing in the markup says that ${describeTarget(from)} is a menu: taken was what became visible with it. aria-haspopup and role="menu" would say so.`;
  return { found: { node, screen: opener.screen }, note: notesOf(opener.note, note) };
}

/** Menus that open under the mouse do so at once, or nearly. */
const HOVERED = 300;

/** Many menus are links to "#". */
const addressOf = (url = ''): string => url.replace(/#.*$/, '');
