/** Chooses an option: of a native list, of an ARIA list box that opens, of a group of radio buttons. */
import { closest } from 'fastest-levenshtein';
import type { ActionOf, Performed, Target } from '../action.js';
import { describeTarget, quote } from '../describeTarget.js';
import { findOne, type Found } from '../find/findOne.js';
import { StepError } from '../StepError.js';
import type { Act } from './act.js';
import { attempt } from './attempt.js';
import { performed } from './performed.js';
import { poll } from './poll.js';

export async function select({ option, from }: ActionOf<'select'>, act: Act): Promise<Performed> {
  const found = await findOne(from, 'select', act);
  const choice = { found, option, target: from };
  const note =
    found.element?.control === 'select' ? await chooseFrom(choice, act) : await chooseByHand(choice, act);
  return performed(`Selected ${quote(option)} from ${describeTarget(from)}.`, found, [note]);
}

export interface Choice {
  found: Found;
  option: string;
  target: Target;
}

/** Gives a note where the option had to be guessed. */
export async function chooseFrom({ found, option, target }: Choice, act: Act): Promise<string | undefined> {
  const { locator } = found;
  const chosen = await poll(act.deadline, async () => {
    const labels = await locator.evaluate(readOptions, undefined, { timeout: act.deadline.glance() });
    const match = matchOption(labels, option);
    return match ? { seen: match } : { missed: () => Promise.resolve(noSuchOption(labels, option, target)) };
  });
  const what = { what: `select ${quote(option)} from ${describeTarget(target)}`, locator };
  await attempt(what, act, () =>
    locator.selectOption({ index: chosen.index }, { timeout: act.deadline.rest() }),
  );
  return chosen.note;
}

// Runs in the page, so it must hold all it needs.
function readOptions(list: Element): string[] {
  return [...(list as HTMLSelectElement).options].map((option) => option.label.replace(/\s+/g, ' ').trim());
}

function matchOption(
  labels: readonly string[],
  option: string,
): { index: number; note?: string } | undefined {
  const wanted = option.replace(/\s+/g, ' ').trim();
  const exact = labels.indexOf(wanted);
  if (exact >= 0) return { index: exact };
  const folded = labels.map((label) => label.toLowerCase());
  const byCase = folded.indexOf(wanted.toLowerCase());
  if (byCase >= 0) return { index: byCase };
  const [only, another] = [...folded.keys()].filter((index) => folded[index]?.includes(wanted.toLowerCase()));
  if (only === undefined || another !== undefined) return undefined;
  return { index: only, note: `The option was found by a part of its name: "${labels[only] ?? ''}".` };
}

function noSuchOption(labels: string[], option: string, target: Target): StepError {
  const options = labels.map(quote).join(', ');
  const nearest =
    labels.length === 0 ? 'It has no options.' : `Did you mean ${quote(closest(option, labels))}?`;
  const message = `${describeTarget(target)} has no option ${quote(option)}. ${nearest} Its options: ${options}.`;
  return new StepError('target not found', capitalise(message), { candidates: labels });
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** As a person does: open the list, then click what it shows. */
async function chooseByHand({ found, option, target }: Choice, act: Act): Promise<string | undefined> {
  const { locator } = found;
  const timeout = act.deadline.rest();
  const what = { what: `select ${quote(option)} from ${describeTarget(target)}`, locator };
  const opens = await locator.evaluate(isCombobox, undefined, { timeout });
  if (opens) await attempt(what, act, () => locator.click({ timeout }));
  const role = (await locator.evaluate(isRadioGroup, undefined, { timeout })) ? 'radio button' : 'option';
  const within = role === 'radio button' ? { within: target } : {};
  const chosen = await findOne({ name: option, role, ...within }, 'click', act);
  await attempt(what, act, () => chosen.locator.click({ timeout: act.deadline.rest() }));
  return chosen.note;
}

// Runs in the page, so it must hold all it needs.
function isCombobox(element: Element): boolean {
  return (
    element.getAttribute('role') === 'combobox' ||
    element.hasAttribute('list') ||
    element.hasAttribute('aria-haspopup')
  );
}

// Runs in the page, so it must hold all it needs.
function isRadioGroup(element: Element): boolean {
  return element.querySelector('input[type=radio], [role=radio]') !== null;
}
