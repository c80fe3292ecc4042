/** Chooses from a list of the browser's own. */
import type { Target } from '../../action.js';
import { describeTarget, quote } from '../../describeTarget.js';
import type { Found } from '../../find/findOne.js';
import type { Act } from '../act.js';
import { attempt } from '../attempt.js';
import { poll } from '../poll.js';
import { fullName, matchOption, noSuchOption, type OptionMatch } from './options.js';

export interface Choice {
  found: Found;
  option: string;
  target: Target;
}

/** From a native list; in one of several choices the others stay. Gives a note where there is something to tell. */
export async function chooseFrom({ found, option, target }: Choice, act: Act): Promise<string | undefined> {
  const { locator } = found;
  const { match, list } = await poll(act.deadline, async () => {
    const list = await locator.evaluate(readList, undefined, { timeout: act.deadline.glance() });
    const match = matchInList(list, option);
    if (match) return { seen: { match, list } };
    return { missed: () => Promise.resolve(noSuchOption(list.labels, option, target, list.groups)) };
  });
  const what = { what: `select ${quote(option)} from ${describeTarget(target)}`, locator };
  const timeout = act.deadline.rest();
  const indices = list.isMultiple ? [...list.selected, match.index] : [match.index];
  const chosen = indices.map((index) => ({ index }));
  await attempt(what, act, () => locator.selectOption(chosen, { timeout }));
  const after = await attempt(what, act, () => locator.evaluate(readList, undefined, { timeout }));
  const stays = after.selected.some((index) => after.labels[index] === list.labels[match.index]);
  const shown = after.selected.map((index) => quote(after.labels[index] ?? '')).join(', ');
  const note = stays ? undefined : `The list shows ${shown === '' ? 'nothing' : shown} after that.`;
  return [match.note, note].filter((part) => part !== undefined).join(' ') || undefined;
}

/** Those that several groups have are told apart by their group: "Warm: Red". */
export function matchInList({ labels, sames, groups }: ReadList, option: string): OptionMatch | undefined {
  const alone = matchOption(labels, option, sames);
  if (alone !== undefined || !option.includes(':')) return alone;
  const grouped = matchOption(
    labels.map((label, index) => fullName(label, groups[index])),
    option,
  );
  return grouped?.note === undefined ? grouped : undefined;
}

export interface ReadList {
  labels: string[];
  /** What is sent for each; where the markup says none, the group tells those of one name apart. */
  sames: string[];
  /** Empty for those that are in none. */
  groups: string[];
  selected: number[];
  isMultiple: boolean;
}

// Runs in the page, so it must hold all it needs.
export function readList(list: Element): ReadList {
  const { options, selectedOptions, multiple } = list as HTMLSelectElement;
  const all = [...options].map((option) => ({
    option,
    group: (option.parentElement as HTMLOptGroupElement | null)?.label,
  }));
  return {
    labels: all.map(({ option }) => option.label.replace(/\s+/g, ' ').trim()),
    sames: all.map(({ option, group }) =>
      option.hasAttribute('value') ? `= ${option.value}` : `${group ?? ''} ${option.label}`,
    ),
    groups: all.map(({ group }) => group ?? ''),
    selected: [...selectedOptions].map((option) => option.index),
    isMultiple: multiple,
  };
}
