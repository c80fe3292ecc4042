/**
 * What stands with a text that is only a label: "Total balance" above its sum, a term with its definition, the title of
 * a tile. It is what the smallest part of the page shows besides the label; never what belongs to the next label.
 */
import type { Target } from '../../meaning/meaning.js';
import type { Piece, ScreenNode } from '../../screen/Screen.js';
import { shownIn } from '../shown.js';
import { joined, withoutName } from '../text/matchText.js';
import { normalise } from '../text/spelling.js';
import { FIGURE } from '../../grounding/places/besides.js';
import { ancestorsOf, closest, descendantsOf } from '../../grounding/places/structure.js';

export type Standing = Pick<Piece, 'kind' | 'text'>;

/** Its own text is no more than what it is called, and nothing can be done with it. */
export function isLabel({ name, role }: Target, node: ScreenNode): boolean {
  if (name === undefined || !(role === undefined || LABELS.has(role)) || isControl(node)) return false;
  return plain(joined(shownIn(node).pieces, ['text', 'value'])) === plain(name);
}

/** Undefined where the thing is no label, or nothing is plainly its own. */
export function standingWith(target: Target, node: ScreenNode): readonly Standing[] | undefined {
  if (target.name === undefined || !isLabel(target, node)) return undefined;
  const listed = listBelow(node);
  return listed === undefined ? standingBeside(target.name, node) : shownIn(listed).pieces.filter(isReadable);
}

function standingBeside(name: string, node: ScreenNode): readonly Standing[] | undefined {
  let unit = node;
  for (const around of ancestorsOf(node)) {
    if (WHOLE.has(around.tag) || ITEMS.has(unit.tag) || isMereListOf(around, unit)) return undefined;
    if (isRemarked(around, unit)) {
      unit = around;
      continue;
    }
    const others = restOfLine(around, node, name) ?? othersIn(around, unit);
    if (others === undefined || others.length > MANY) return undefined;
    if (others.length > 0) {
      const isBeside = ({ id }: ScreenNode) => id >= around.id && !(id >= unit.id && id < endOf(unit));
      return chosenOf(others, around, isBeside)?.map(({ kind, text }) => ({ kind, text: withoutSign(text) }));
    }
    unit = around;
  }
  return undefined;
}

/** Beside the label there is but what is said of it: "Total (without tax)"; "(3)" and "(35.00)" are values. */
const isRemarked = (around: ScreenNode, unit: ScreenNode): boolean => {
  const others = shownIn(around).pieces.filter((piece) => !isIn(piece, unit));
  return (
    others.length > 0 && others.every(({ kind, text }) => kind === 'text' && /^\(.*\p{L}.*\)$/u.test(text))
  );
};

/** "These are deleted": the list or table that comes right behind what shows nothing else, and has no name of its own. */
function listBelow(label: ScreenNode): ScreenNode | undefined {
  const path = [label, ...ancestorsOf(label)];
  const unit = path.findLast(({ text, tag }) => text === label.text && tag !== 'body');
  if (unit?.parent === undefined || path.some(({ tag }) => ONE_OF_MANY.test(tag))) return undefined;
  const parts = unit.parent.children.filter(({ isVisible, text }) => isVisible && text !== '');
  const next = parts[parts.indexOf(unit) + 1];
  if (next === undefined || !/^(?:list|table)$/.test(next.role)) return undefined;
  return next.names.some(({ from }) => from === 'label' || from === 'caption') ? undefined : next;
}

const LABELS: ReadonlySet<Target['role']> = new Set(['label', 'term', 'thing'] as const);
const WHOLE: ReadonlySet<string> = new Set('#document body main form dialog nav thead'.split(' '));
const LISTS: ReadonlySet<string> = new Set(['ul', 'ol']);
const ITEMS: ReadonlySet<string> = new Set('ul ol li tr article section dialog'.split(' '));
const ONE_OF_MANY = /^(?:li|tr|td|ul|ol)$/;
const CONTROLS: ReadonlySet<string> = new Set('button link tab option menuitem columnheader'.split(' '));
/** A part of the page with so much in it is no reading of one value. */
const MANY = 8;
/** A drop-down that shows "Fun ▾" says that "Fun" is chosen. */
export const withoutSign = (text: string): string => text.replace(/\s*[▾▼⌄⏷]\s*$/u, '');

const isControl = (node: ScreenNode): boolean =>
  isInUsable(node) || closest(node, ({ role }) => CONTROLS.has(role)) !== undefined;

/** Kits put the heading of a list into it, before its items; other parts of it stand for themselves. */
const isMereListOf = ({ tag, children }: ScreenNode, unit: ScreenNode): boolean =>
  LISTS.has(tag) &&
  !(
    children.some((one) => one.tag === 'li') &&
    children.every((one) => one.tag === '#text' || one === unit || (one.tag === 'li' && one.id > unit.id))
  );

/** What is read in one line with the label: "Due: Monday". Undefined where the label is a line of its own. */
function restOfLine(around: ScreenNode, label: ScreenNode, name: string): readonly Piece[] | undefined {
  const line = shownIn(around).pieces.findLast(({ node }) => node.id < endOf(label));
  if (line === undefined || plain(line.text) === plain(name)) return undefined;
  const text = withoutName(line.text, name);
  const value =
    text === line.text
      ? VALUE.exec(withoutName(text, `"${name}"`))
          ?.slice(1)
          .join('')
      : text;
  return value === undefined || value === '' ? [] : [{ ...line, text: value }];
}

/** In a line of JSON, behind its key. */
const VALUE = /^\s*(?:"([^"]*)"|([^\s"{}[\],]+)),?$/;

/** What it shows besides the part with the label; undefined where another label may have it. */
function othersIn(around: ScreenNode, unit: ScreenNode): readonly Piece[] | undefined {
  const { pieces } = shownIn(around);
  const others = pieces.filter(
    (piece) => !isIn(piece, unit) && isReadable(piece) && !areInitials(piece.text, unit.text),
  );
  const units = alikes(around, unit);
  const isRow = around.tag === 'tr' || around.role === 'row';
  if (isRow) return others.length < 2 || (pieces[0] && isIn(pieces[0], unit)) ? others : undefined;
  if (units.length === 0) return others;
  const isWrapped = unit.children.some(({ tag }) => tag !== '#text');
  if (others.length < 2) return isWrapped && others.length === 1 && !isFigure(others) ? undefined : others;
  return betweenLabels(others, [unit, ...units].toSorted(byId), unit);
}

/** In the picture of somebody: "AL" beside "Ada Lovelace" is no value of hers. */
function areInitials(text: string, name: string): boolean {
  const words = name.split(/[\s-]+/);
  return /^\p{Lu}{1,3}$/u.test(text) && Array.from(text).every((letter, at) => words[at]?.startsWith(letter));
}

/** What comes behind it and before the next one, where labels come first. */
function betweenLabels(
  others: readonly Piece[],
  labels: readonly ScreenNode[],
  unit: ScreenNode,
): readonly Piece[] | undefined {
  const [first = unit] = labels;
  if (others.some(({ node }) => node.id < first.id)) return undefined;
  const next = labels[labels.indexOf(unit) + 1];
  const own = others.filter(({ node }) => node.id > unit.id && (next === undefined || node.id < next.id));
  return own.length === 0 ? undefined : own;
}

/** "$15.00" is no label of anything. */
const isFigure = ([one]: readonly Piece[]): boolean => one !== undefined && FIGURE.test(one.text);

const byId = (one: ScreenNode, other: ScreenNode): number => one.id - other.id;

/** Those that are built like it beside it. */
const alikes = ({ children }: ScreenNode, unit: ScreenNode): ScreenNode[] =>
  children.filter(
    (other) =>
      other !== unit &&
      other.tag === unit.tag &&
      other.role === unit.role &&
      other.attributes.className === unit.attributes.className,
  );

const isIn = ({ node }: Piece, around: ScreenNode): boolean =>
  node.id >= around.id && node.id < endOf(around);

/** The id behind the last node in it. */
function endOf(node: ScreenNode): number {
  const last = node.children.at(-1);
  return last === undefined ? node.id + 1 : endOf(last);
}

/** Signs are pictures, and buttons no values. */
const isReadable = ({ kind, text, node }: Piece): boolean =>
  kind !== 'name' &&
  (/[\p{L}\p{N}]/u.test(text) || text.length > 2) &&
  closest(node, ({ role }) => role === 'button' || role === 'tab' || role === 'tooltip') === undefined;

/** But for case, signs before it and a colon behind it. */
const plain = (words: string): string =>
  normalise(words)
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, '');

const TICKS: ReadonlySet<string> = new Set('radio checkbox switch menuitemradio menuitemcheckbox'.split(' '));
const CHOICES: ReadonlySet<string> = new Set([...TICKS, 'option', 'tab']);

/** Undefined where it isn't plain which one is chosen. */
function chosenOf(
  pieces: readonly Piece[],
  around: ScreenNode,
  isOwn: (node: ScreenNode) => boolean,
): readonly Piece[] | undefined {
  const sliders = descendantsOf(around).filter(({ role }) => role === 'slider');
  if (sliders.length > 0) return withoutScale(pieces, sliders);
  const isOffering = descendantsOf(around).some(({ role, tag }) => CHOICES.has(role) && tag !== 'option');
  if (!isOffering) return pieces.filter(({ node }) => isInUsable(node)).length > 1 ? undefined : pieces;
  const chosen = pieces.filter(({ node }) => {
    const choice = closest(node, (one) => one.tag === 'label' || CHOICES.has(one.role));
    return choice !== undefined && isOwn(choice) && isOn(choice);
  });
  return chosen.length === 1 ? chosen : undefined;
}

/** Beside a slider stand the numbers of its scale, or its least and its most: of several only what it is set to is its own. */
function withoutScale(pieces: readonly Piece[], sliders: readonly ScreenNode[]): readonly Piece[] {
  const values = sliders.flatMap(({ value, attributes }) => [value ?? '', attributes.valueNow ?? '']);
  const isSet = (text: string) =>
    values.some((value) => value !== '' && text.includes(value) && !/\d/.test(text.replace(value, '')));
  const numbers = pieces.flatMap(({ kind, text }) => (kind === 'text' ? (text.match(/\d+/g) ?? []) : []));
  return numbers.length > 1 ? pieces.filter(({ kind, text }) => kind === 'value' || isSet(text)) : pieces;
}

/** What reads it in full: a card that can be clicked as a whole is no button. */
const isInUsable = (node: ScreenNode): boolean =>
  closest(node, ({ isUsable, tag, pieces }) => isUsable && tag !== 'label' && pieces.length < 2) !==
  undefined;

function isOn(choice: ScreenNode): boolean {
  const ticks = [choice, ...(choice.control ? [choice.control] : []), ...descendantsOf(choice)];
  return ticks.some(
    ({ role, states }) => CHOICES.has(role) && (states.checked === true || states.selected === true),
  );
}
