/** Chooses options, by whatever the list is: a native one, a box that opens, a list box, radio buttons, tabs, a menu. */
import { listOf } from '../../meaning/describeInteraction.js';
import { describeTarget, quote } from '../../meaning/describeTarget.js';
import type { ActionOf, Interaction, Target } from '../../meaning/meaning.js';
import type { Performed } from '../../meaning/Performed.js';
import type { ScreenNode } from '../../screen/Screen.js';
import { performed, type Doing } from '../Doing.js';
import { ground } from '../../grounding/ground.js';
import { findFirst, soon, watchFor, type Found, type Way } from '../find.js';
import { fault, gesture } from '../gesture.js';
import { inside, isOf } from '../nodes.js';
import { chooseFromCombo } from './combo.js';
import { controlKind, tickOf } from './control.js';
import { fillFound } from './fillFound.js';
import { chooseInListBox, deselectInListBox } from './listBox.js';
import { chooseFromMenu } from './menu.js';
import { chooseFromList, takeBack } from './nativeList.js';
import { optionAmong, sayChoice, type Choice } from './options.js';
import { chooseRadio } from './tick.js';

export async function select({ option, from }: ActionOf<'select'>, doing: Doing): Promise<Performed> {
  const done = `Selected ${quote(option)} from ${describeTarget(from)}.`;
  if (from.role === 'menu') {
    const { found, note } = await chooseFromMenu({ option, from }, doing);
    return performed(done, found, [note]);
  }
  const thing = await thingOf(option, from, doing);
  if (thing !== undefined) return doing.perform(thing);
  const found = await findList(from, doing);
  return performed(done, found, [await chooseOne({ found, option, target: from }, doing)]);
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

async function chooseOne(choice: Choice, doing: Doing): Promise<string | undefined> {
  const { found, option, target } = choice;
  const kind = controlKind(found.node);
  if (kind === 'list') return chooseFromList(choice, doing);
  if (kind === 'list box') return chooseInListBox(choice, doing);
  if (kind === 'radio group') return chooseRadio(choice, doing);
  const segment = kind === 'other' ? segmentIn(found.node, option) : undefined;
  if (segment) {
    await gesture(sayChoice(choice), { kind: 'click', node: segment }, doing);
    return undefined;
  }
  // A date picker, too, is chosen from; what is written into it chooses.
  const isWritten = !/^(?:combo|combo field|suggesting field|other)$/.test(kind);
  return isWritten ? fillFound({ found, target, value: option }, doing) : chooseFromCombo(choice, doing);
}

/** Of tabs, or of buttons that stand side by side, one is chosen by a click. */
function segmentIn(place: ScreenNode, option: string): ScreenNode | undefined {
  const all = inside(place).filter((node) => node.isVisible && isOf(node, 'tab', 'button', 'option'));
  const { match } = optionAmong(all, option);
  return all.length > 1 && match?.note === undefined ? match?.node : undefined;
}

/** A list that opens may be a button by its markup. */
function findList(from: Target, doing: Doing): Promise<Found> {
  const ways: Way[] = [{ target: from, purpose: 'select', tells: true }];
  if (from.role !== undefined && !OPENING.includes(from.role)) return findFirst(ways, doing);
  const fits = ({ node }: Found) =>
    /^(?:listbox|true|menu|tree|grid|dialog)$/.test(node.attributes.popup ?? '');
  return findFirst([...ways, { target: { ...from, role: 'button' }, purpose: 'click', fits }], doing);
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
  take: (choice: Choice, doing: Doing) => Promise<string | undefined>,
  doing: Doing,
): Promise<(string | undefined)[]> {
  const notes: (string | undefined)[] = [];
  for (const [index, option] of options.entries()) {
    // What was chosen before has changed the list.
    const now = index === 0 ? found : await findList(from, doing);
    notes.push(await take({ found: now, option, target: from }, doing));
  }
  return notes;
}
