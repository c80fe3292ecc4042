/** Chooses options, by whatever the list is: a native one, a box that opens, a list box, radio buttons, a menu. */
import type { Performed, Target } from '../action.js';
import { listOf } from '../describeHandDeed.js';
import { describeTarget, quote } from '../describeTarget.js';
import type { Found } from '../find/findOne.js';
import type { HandDeedOf } from '../handDeed.js';
import { StepError } from '../StepError.js';
import type { Act } from './act.js';
import { fillFound } from './fillFound.js';
import { findFirst } from './findFirst.js';
import { performed } from './performed.js';
import { readControl } from './readControl.js';
import { chooseFromCombo } from './widgets/comboBox.js';
import { chooseInListBox } from './widgets/listBox.js';
import { chooseFromMenu } from './widgets/menu.js';
import { chooseFrom } from './widgets/nativeList.js';
import { chooseRadio } from './widgets/radioGroup.js';

export async function select({ option, from }: HandDeedOf<'select'>, act: Act): Promise<Performed> {
  const done = `Selected ${quote(option)} from ${describeTarget(from)}.`;
  if (from.role === 'menu') {
    const { found, note } = await chooseFromMenu({ option, from }, act);
    return performed(done, found, [note]);
  }
  const found = await findList(from, act);
  const { kind } = await readControl(found.locator, act);
  const choice = { found, option, target: from };
  if (kind === 'list') return performed(done, found, [await chooseFrom(choice, act)]);
  if (kind === 'list box') return performed(done, found, [await chooseInListBox(choice, act)]);
  if (kind === 'radio group') return performed(done, found, [await chooseRadio(choice, act)]);
  // A date picker, too, is chosen from; what is written into it chooses.
  const isWritten = !/^(?:combo|combo field|suggesting field|other)$/.test(kind);
  const note = isWritten
    ? await fillFound({ found, target: from, value: option }, act)
    : await chooseFromCombo(choice, act);
  return performed(done, found, [note]);
}

/** A list that opens may be a button by its markup. */
function findList(from: Target, act: Act): Promise<Found> {
  const ways = [{ target: from, purpose: 'select' as const, tells: true }];
  if (from.role !== undefined && !OPENING.includes(from.role)) return findFirst(ways, act);
  const button = {
    target: { ...from, role: 'button' as const },
    purpose: 'click' as const,
    fits: ({ locator }: Found) => locator.evaluate(opensList, undefined, { timeout: act.deadline.glance() }),
  };
  return findFirst([...ways, button], act);
}

const OPENING: readonly Target['role'][] = ['drop-down', 'combo box', 'list box', 'list'];

// Runs in the page, so it must hold all it needs.
function opensList(button: Element): boolean {
  return /^(?:listbox|true|menu|tree|grid|dialog)$/.test(button.getAttribute('aria-haspopup') ?? '');
}

export async function selectSeveral(
  { options, from }: HandDeedOf<'selectSeveral'>,
  act: Act,
): Promise<Performed> {
  const found = await findList(from, act);
  const notes: (string | undefined)[] = [];
  const { kind } = await readControl(found.locator, act);
  const isSingle = kind === 'radio group' || (await isSingleList(found, act));
  if (isSingle) {
    const why = `only one of its options can be selected. Please select ${quote(options[0] ?? '')} alone.`;
    const what = `select ${listOf(options)} from ${describeTarget(from)}`;
    throw new StepError('action failed', `Failed to ${what}: ${why}`);
  }
  for (const option of options) {
    const choice = { found, option, target: from };
    if (kind === 'list') notes.push(await chooseFrom(choice, act));
    else if (kind === 'list box') notes.push(await chooseInListBox(choice, act));
    else notes.push(await chooseFromCombo(choice, act));
  }
  return performed(`Selected ${listOf(options)} from ${describeTarget(from)}.`, found, notes);
}

function isSingleList({ locator }: Found, act: Act): Promise<boolean> {
  const timeout = act.deadline.glance();
  return locator.evaluate(
    (element) =>
      element instanceof HTMLSelectElement
        ? !element.multiple
        : element.matches('[role=listbox]:not([aria-multiselectable=true])'),
    undefined,
    { timeout },
  );
}
