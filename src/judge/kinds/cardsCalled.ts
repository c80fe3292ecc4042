/** What is left out of a count, or counted in its place: the cards of the part of the page that is called so, where its only list leads to other things: "Create", "Upload". */
import { groundAll } from '../../grounding/ground.js';
import type { Target } from '../../meaning/meaning.js';
import type { ScreenNode } from '../../screen/Screen.js';
import { closest, descendantsOf, elementsIn, holds } from '../../grounding/places/structure.js';
import type { View } from '../Judgement.js';
import { marksOf } from '../../grounding/kinds/marks.js';
import { readTable } from '../lists/readTable.js';
import { plural, singular } from '../../meaning/kinds.js';

/** None where one of the items is more than a link, the part has no cards beside each other, or one of them has no title. */
export function cardsBesideWays(
  items: readonly ScreenNode[],
  { name, within }: Target,
  { screen, memory }: View,
): ScreenNode[] {
  if (!items.every(isWay)) return [];
  const section: Target = { ...(name !== undefined && { name }), role: 'section', ...(within && { within }) };
  const sections = groundAll(section, screen, 'read', memory);
  const cards = sections.flatMap((part) =>
    elementsIn(part).filter(({ tag, isVisible }) => tag === 'article' && isVisible),
  );
  return cards.length > 0 && cards.every(isTitled) ? cards : [];
}

const isWay = (item: ScreenNode): boolean =>
  descendantsOf(item).some(({ role, text }) => role === 'link' && text === item.text);

const isTitled = (card: ScreenNode): boolean =>
  descendantsOf(card).some(({ role, isVisible, text }) => role === 'heading' && isVisible && text !== '');

/** A column behind the first tells something of each row: "Domains" of an admin. */
export function isBesideColumn(row: ScreenNode, name: string): boolean {
  const table = closest(row, ({ role }) => role === 'table');
  const head = (table && readTable(table))?.find(({ part }) => part === 'head')?.cells ?? [];
  const isCalledSo = (text: string) => singular(text.toLowerCase()) === singular(name);
  const isTitled = table?.names.some(({ text, from }) => from !== 'content' && isCalledSo(text)) === true;
  return !isTitled && head.findIndex(isCalledSo) > head.findIndex((text) => text !== '');
}

/** `todo-list`, `todos`: what the list has in it are todos. */
export function isListMarked(list: ScreenNode, name: string): boolean {
  const one = singular(name);
  return (
    list.role === 'list' &&
    elementsIn(list).every(({ role }) => role === 'listitem') &&
    marksOf(list)
      .split(' ')
      .some((mark) => [one, plural(one)].includes(mark.replace(/-list$/, '')))
  );
}

export const isEntryShown = ({ isVisible, text }: ScreenNode): boolean => isVisible && text.trim() !== '';

/** What the only list that has just been opened offers. */
export function offeredIn(place: ScreenNode, { memory: { opened = [] } }: View): ScreenNode[] {
  const isOption = ({ role, isVisible }: ScreenNode) => isVisible && /^(?:option|menuitem\w*)$/.test(role);
  const lists = [place, ...descendantsOf(place)].filter(
    (node) => /^(?:listbox|menu)$/.test(node.role) && node.isVisible && descendantsOf(node).some(isOption),
  );
  const [list, another] = lists.filter((node) => opened.some((one) => holds(one, node) || holds(node, one)));
  return list === undefined || another !== undefined ? [] : descendantsOf(list).filter(isOption);
}
