/** Chooses and takes back options of a list box that is always open. */
import { describeTarget, quote } from '../../meaning/describeTarget.js';
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import type { Doing } from '../Doing.js';
import { poll } from '../find.js';
import { fault, gesture } from '../gesture.js';
import { inside, isOf, later } from '../nodes.js';
import type { Filling } from './fillText.js';
import { labelOf, noSuchOption, optionAmong } from './options.js';

/** Gives a note where the option had to be guessed. */
export async function chooseInListBox(choice: Filling, doing: Doing): Promise<string | undefined> {
  const { node, note, options, list } = await findOption(choice, doing);
  if (stateOf(node) === true) return note;
  const before = options.filter((option) => stateOf(option) === true).map(labelOf);
  await clickOption(choice, node, doing);
  const after = await becomes(true, choice, doing);
  if (list.states.multiple !== true) return note;
  // Some lists take a plain click for "this one alone".
  const lost = after.filter((option) => before.includes(labelOf(option)) && stateOf(option) !== true);
  for (const label of lost.map(labelOf)) {
    const other = { ...choice, value: label };
    await clickOption(other, (await findOption(other, doing)).node, doing, ['ControlOrMeta']);
    await becomes(true, other, doing);
  }
  return note;
}

export async function deselectInListBox(choice: Filling, doing: Doing): Promise<string | undefined> {
  const { node, note } = await findOption(choice, doing);
  if (stateOf(node) !== true) return note;
  await clickOption(choice, node, doing);
  await becomes(false, choice, doing);
  return note;
}

/** Undefined for one that doesn't say. */
const stateOf = (option: ScreenNode | undefined): boolean | undefined => {
  const state = option?.states.selected ?? option?.states.checked;
  return state === undefined ? undefined : state === true;
};

function listedIn({ found, value }: Filling, screen: Screen) {
  const list = later(found.node, screen) ?? found.node;
  const options = inside(list).filter((node) => isOf(node, 'option'));
  return { list, options, ...optionAmong(options, value) };
}

function findOption(choice: Filling, doing: Doing) {
  return poll(doing, (screen) => {
    const { list, options, match, labels } = listedIn(choice, screen);
    return match
      ? { seen: { ...match, options, list } }
      : { missed: () => noSuchOption(labels, choice.value, choice.target) };
  });
}

const sayOption = ({ value, target }: Filling): string => `${quote(value)} in ${describeTarget(target)}`;

function clickOption(choice: Filling, node: ScreenNode, doing: Doing, modifiers: string[] = []) {
  return gesture(`click ${sayOption(choice)}`, { kind: 'click', node, modifiers }, doing);
}

/** Waits until the list says it; one that says it of no option is believed. */
function becomes(selected: boolean, choice: Filling, doing: Doing): Promise<ScreenNode[]> {
  return poll(doing, (screen) => {
    const { options, match } = listedIn(choice, screen);
    const isSilent = options.every((one) => stateOf(one) === undefined);
    if ((match && stateOf(match.node)) === selected || isSilent) return { seen: options };
    const why = `it was clicked, but it is not shown as ${selected ? 'selected' : 'not selected'}.`;
    return { missed: () => fault(`change ${sayOption(choice)}`, why) };
  });
}
