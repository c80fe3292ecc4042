/** The options of a list by what they are called: which one is meant, and what to say if there is none. */
import { closest } from 'fastest-levenshtein';
import { describeTarget, quote } from '../../meaning/describeTarget.js';
import type { Target } from '../../meaning/meaning.js';
import type { ScreenNode } from '../../screen/Screen.js';
import { StepError } from '../../screen/StepError.js';
import { inside, isOf, plain } from '../nodes.js';
import type { Filling } from './fillText.js';

export const sayChoice = ({ value, target }: Filling): string =>
  `select ${quote(value)} from ${describeTarget(target)}`;

export interface OptionMatch {
  index: number;
  /** Set where the option had to be guessed. */
  note?: string;
}

/**
 * Undefined where none is meant, or several that are called alike.
 * @param sames For each what it stands for; those that stand for the same are one.
 */
export function matchOption(
  labels: readonly string[],
  option: string,
  sames: readonly string[] = labels.map((_, index) => String(index)),
): OptionMatch | undefined {
  const { indices, isPart } = namedSo(labels, option);
  const [only] = indices;
  if (only === undefined || indices.some((index) => sames[index] !== sames[only])) return undefined;
  if (!isPart) return { index: only };
  return { index: only, note: `The option was found by a part of its name: ${quote(labels[only] ?? '')}.` };
}

/** By the surest way that finds any: the name as it is, but for case, a part of it. */
function namedSo(labels: readonly string[], option: string): { indices: number[]; isPart: boolean } {
  const wanted = plain(option);
  const [low, all] = [wanted.toLowerCase(), [...labels.keys()]];
  const exact = all.filter((index) => labels[index] === wanted);
  if (exact.length > 0) return { indices: exact, isPart: false };
  const byCase = all.filter((index) => labels[index]?.toLowerCase() === low);
  if (byCase.length > 0) return { indices: byCase, isPart: false };
  return { indices: all.filter((index) => isPartOf(low, labels[index]?.toLowerCase() ?? '')), isPart: true };
}

/** "Jan" of "January", but not "A" of "Tasks" nor of "Archive": it begins where a word does, and a letter or two are the word. */
function isPartOf(wanted: string, label: string): boolean {
  const begin = BEGINS_WORD.test(wanted) ? `(?<!${OF_WORD})` : '';
  const end = wanted.length <= 2 && ENDS_WORD.test(wanted) ? `(?!${OF_WORD})` : '';
  const words = wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return wanted !== '' && new RegExp(begin + words + end, 'u').test(label);
}

/** A letter or a number, but of a script that puts no spaces between words: "東京" is a part of "東京都". */
const OF_WORD =
  '(?![\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}ー])[\\p{L}\\p{N}]';
const BEGINS_WORD = new RegExp(`^${OF_WORD}`, 'u');
const ENDS_WORD = new RegExp(`${OF_WORD}$`, 'u');

const LISTED = 20;

/** @param groups The group that each stands in, where any does. */
export function noSuchOption(
  labels: readonly string[],
  option: string,
  target: Target,
  groups: readonly string[] = [],
): StepError {
  const { indices, isPart } = namedSo(labels, option);
  if (indices.length > 1 && !isPart) {
    const candidates = indices.map((index) => quote(fullName(labels[index] ?? '', groups[index])));
    const message = `${describeTarget(target)} has ${indices.length} options ${quote(option)}: ${candidates.join(', ')}. Please write the one that is meant as it stands here.`;
    return new StepError('target ambiguous', asSentence(message), { candidates });
  }
  const more = labels.length > LISTED ? `, and ${labels.length - LISTED} more` : '';
  const options = `${labels.slice(0, LISTED).map(quote).join(', ')}${more}`;
  const reported =
    labels.length === 0
      ? 'It shows no options.'
      : `Did you mean ${quote(closest(option, labels))}? Its options: ${options}.`;
  const message = `${describeTarget(target)} has no option ${quote(option)}. ${reported}`;
  return new StepError('target not found', asSentence(message), { candidates: [...labels] });
}

export function fullName(label: string, group = ''): string {
  return group === '' ? label : `${group}: ${label}`;
}

function asSentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const OPTIONS = ['option', 'treeitem', 'gridcell', 'menuitem', 'menuitemcheckbox', 'menuitemradio'];

/** What can be chosen in an open list; in one that a button is tied to, items may have no roles. */
export function optionsIn(list: ScreenNode): ScreenNode[] {
  const all = inside(list).filter(({ isVisible }) => isVisible);
  const marked = all.filter((node) => isOf(node, ...OPTIONS));
  // The cells of a row that is an option are none.
  const isOfCells = marked.every((node) => isOf(node, 'gridcell'));
  if (marked.length > 0) return isOfCells ? marked : marked.filter((node) => !isOf(node, 'gridcell'));
  const poor = all.filter(
    ({ tag, role }) => ['a', 'button', 'li'].includes(tag) && !/^none|presentation$/.test(role),
  );
  return poor.filter((node) => !(node.tag === 'li' && inside(node).some((one) => poor.includes(one))));
}

export function labelOf(node: ScreenNode | undefined): string {
  const said = node?.names.find(({ from }) => from === 'label') ?? node?.names[0];
  return plain(said?.from === 'label' ? said.text : node?.text || (said?.text ?? ''));
}

/** Which one of those is meant, and what all of them are called. */
export function optionAmong(options: readonly ScreenNode[], option: string) {
  const labels = options.map(labelOf);
  const match = matchOption(labels, option);
  const node = match && options[match.index];
  return { labels, match: match && node && { ...match, node } };
}
