/** Chooses and takes back options of a list box that is always open, and of native lists with several choices. */
import type { Performed } from '../../action.js';
import { listOf } from '../../describeHandDeed.js';
import { describeTarget, quote } from '../../describeTarget.js';
import { findOne } from '../../find/findOne.js';
import type { HandDeedOf } from '../../handDeed.js';
import { StepError } from '../../StepError.js';
import type { Act } from '../act.js';
import { attempt } from '../attempt.js';
import { matchInList, readList, type Choice } from './nativeList.js';
import { performed } from '../performed.js';
import { poll } from '../poll.js';
import { readControl } from '../readControl.js';
import { matchOption, noSuchOption, type OptionMatch } from './options.js';

/** Gives a note where the option had to be guessed. */
export async function chooseInListBox(choice: Choice, act: Act): Promise<string | undefined> {
  const { match, options } = await findOption(choice, act);
  const before = options.filter(({ state }) => state === 'selected').map(({ label }) => label);
  const wanted = options[match.index];
  if (wanted?.state === 'selected') return match.note;
  await clickOption(choice, { index: match.index, modifiers: [] }, act);
  const after = await becomes('selected', choice, act);
  const isMultiple = await choice.found.locator.getAttribute('aria-multiselectable', {
    timeout: act.deadline.rest(),
  });
  if (isMultiple !== 'true') return match.note;
  // Some lists take a plain click for "this one alone".
  const lost = after.filter(({ label, state }) => before.includes(label) && state !== 'selected');
  for (const { label } of lost) {
    const index = after.findIndex((option) => option.label === label);
    await clickOption(choice, { index, modifiers: ['ControlOrMeta'] }, act);
    await becomes('selected', { ...choice, option: label }, act);
  }
  return match.note;
}

export async function deselect({ options, from }: HandDeedOf<'deselect'>, act: Act): Promise<Performed> {
  const found = await findOne(from, 'select', act);
  const { kind } = await readControl(found.locator, act);
  const notes: (string | undefined)[] = [];
  for (const option of options) {
    const choice = { found, option, target: from };
    notes.push(kind === 'list' ? await takeBack(choice, act) : await deselectInListBox(choice, act));
  }
  return performed(`Deselected ${listOf(options)} in ${describeTarget(from)}.`, found, notes);
}

async function takeBack(
  { found: { locator }, option, target }: Choice,
  act: Act,
): Promise<string | undefined> {
  const timeout = act.deadline.glance();
  const what = { what: `deselect ${quote(option)} in ${describeTarget(target)}`, locator };
  const list = await attempt(what, act, () => locator.evaluate(readList, undefined, { timeout }));
  const match = matchInList(list, option);
  if (match === undefined) throw noSuchOption(list.labels, option, target, list.groups);
  if (!list.isMultiple) throw cannotTakeBack(what.what);
  const rest = list.selected.filter((index) => index !== match.index).map((index) => ({ index }));
  await attempt(what, act, () => locator.selectOption(rest, { timeout }));
  return match.note;
}

function cannotTakeBack(what: string): StepError {
  const why = 'one of its options is always selected. Please select another one.';
  return new StepError('action failed', `Failed to ${what}: ${why}`);
}

async function deselectInListBox(choice: Choice, act: Act): Promise<string | undefined> {
  const { match, options } = await findOption(choice, act);
  if (options[match.index]?.state !== 'selected') return match.note;
  await clickOption(choice, { index: match.index, modifiers: [] }, act);
  await becomes('not selected', choice, act);
  return match.note;
}

interface ListedOption {
  label: string;
  state: 'selected' | 'not selected' | 'unknown';
}

async function findOption(
  { found: { locator }, option, target }: Choice,
  act: Act,
): Promise<{ match: OptionMatch; options: ListedOption[] }> {
  return poll(act.deadline, async () => {
    const options = await locator.evaluate(readOptions, OPTIONS, { timeout: act.deadline.glance() });
    const labels = options.map(({ label }) => label);
    const match = matchOption(labels, option);
    if (match) return { seen: { match, options } };
    return { missed: () => Promise.resolve(noSuchOption(labels, option, target)) };
  });
}

const OPTIONS = '[role=option]';

// Runs in the page, so it must hold all it needs.
function readOptions(list: Element, selector: string): ListedOption[] {
  return [...list.querySelectorAll(selector)].map((option) => {
    const said = option.getAttribute('aria-selected') ?? option.getAttribute('aria-checked');
    const label = option.getAttribute('aria-label') ?? (option as HTMLElement).innerText;
    const state = said === null ? 'unknown' : said === 'true' ? 'selected' : 'not selected';
    return { label: label.replace(/\s+/g, ' ').trim(), state };
  });
}

async function clickOption(
  { found, option, target }: Choice,
  { index, modifiers }: { index: number; modifiers: 'ControlOrMeta'[] },
  act: Act,
): Promise<void> {
  const locator = found.locator.locator(OPTIONS).nth(index);
  const what = { what: `click ${quote(option)} in ${describeTarget(target)}`, locator };
  await attempt(what, act, () => locator.click({ modifiers, timeout: act.deadline.rest() }));
}

/** Waits until the list says it; one that says it of no option is believed. */
async function becomes(
  state: 'selected' | 'not selected',
  choice: Choice,
  act: Act,
): Promise<ListedOption[]> {
  const { found, option, target } = choice;
  return poll(act.deadline, async () => {
    const options = await found.locator.evaluate(readOptions, OPTIONS, { timeout: act.deadline.glance() });
    const match = matchOption(
      options.map(({ label }) => label),
      option,
    );
    const now = match && options[match.index]?.state;
    const isSilent = options.every((one) => one.state === 'unknown');
    if (now === state || isSilent) return { seen: options };
    const message = `Failed to change ${quote(option)} in ${describeTarget(target)}: it was clicked, but it is not shown as ${state}.`;
    return { missed: () => Promise.resolve(new StepError('action failed', message)) };
  });
}
