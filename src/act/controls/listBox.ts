/** Chooses and takes back options of a list box that is always open. */
import { describeTarget, quote } from '../../meaning/describeTarget.js';
import type { ScreenNode } from '../../screen/Screen.js';
import type { Doing } from '../Doing.js';
import { poll } from '../find.js';
import { fault, gesture } from '../gesture.js';
import { inside, isOf, later } from '../nodes.js';
import { labelOf, matchOption, noSuchOption, type Choice, type OptionMatch } from './options.js';

/** Gives a note where the option had to be guessed. */
export async function chooseInListBox(choice: Choice, doing: Doing): Promise<string | undefined> {
  const { match, options, list } = await findOption(choice, doing);
  if (stateOf(options[match.index]) === true) return match.note;
  const before = options.filter((option) => stateOf(option) === true).map(labelOf);
  await clickOption(choice, { node: options[match.index] }, doing);
  const after = await becomes(true, choice, doing);
  if (list.states.multiple !== true) return match.note;
  // Some lists take a plain click for "this one alone".
  const lost = after.filter((option) => before.includes(labelOf(option)) && stateOf(option) !== true);
  for (const label of lost.map(labelOf)) {
    const other = { ...choice, option: label };
    const { options: now, match: its } = await findOption(other, doing);
    await clickOption(other, { node: now[its.index], modifiers: ['ControlOrMeta'] }, doing);
    await becomes(true, other, doing);
  }
  return match.note;
}

export async function deselectInListBox(choice: Choice, doing: Doing): Promise<string | undefined> {
  const { match, options } = await findOption(choice, doing);
  if (stateOf(options[match.index]) !== true) return match.note;
  await clickOption(choice, { node: options[match.index] }, doing);
  await becomes(false, choice, doing);
  return match.note;
}

/** Undefined for one that doesn't say. */
const stateOf = (option: ScreenNode | undefined): boolean | undefined => {
  const state = option?.states.selected ?? option?.states.checked;
  return state === undefined ? undefined : state === true;
};

const optionsOf = (list: ScreenNode): ScreenNode[] => inside(list).filter((node) => isOf(node, 'option'));

interface Listed {
  match: OptionMatch;
  options: ScreenNode[];
  list: ScreenNode;
}

function findOption({ found, option, target }: Choice, doing: Doing): Promise<Listed> {
  return poll(doing, (screen) => {
    const list = later(found.node, screen) ?? found.node;
    const options = optionsOf(list);
    const labels = options.map(labelOf);
    const match = matchOption(labels, option);
    return match
      ? { seen: { match, options, list } }
      : { missed: () => noSuchOption(labels, option, target) };
  });
}

async function clickOption(
  { option, target }: Choice,
  { node, modifiers = [] }: { node: ScreenNode | undefined; modifiers?: string[] },
  doing: Doing,
): Promise<void> {
  if (node)
    await gesture(
      `click ${quote(option)} in ${describeTarget(target)}`,
      { kind: 'click', node, modifiers },
      doing,
    );
}

/** Waits until the list says it; one that says it of no option is believed. */
function becomes(selected: boolean, { found, option, target }: Choice, doing: Doing): Promise<ScreenNode[]> {
  return poll(doing, (screen) => {
    const options = optionsOf(later(found.node, screen) ?? found.node);
    const match = matchOption(options.map(labelOf), option);
    const now = match && stateOf(options[match.index]);
    const isSilent = options.every((one) => stateOf(one) === undefined);
    if (now === selected || isSilent) return { seen: options };
    const state = selected ? 'selected' : 'not selected';
    return {
      missed: () =>
        fault(
          `change ${quote(option)} in ${describeTarget(target)}`,
          `it was clicked, but it is not shown as ${state}.`,
        ),
    };
  });
}
