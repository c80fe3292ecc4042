/** What a thing holds: the value of a field, the text of anything else, or nothing. */
import { describeTarget, quote } from '../../meaning/describeTarget.js';
import { cellsIn } from '../../grounding/places/columns.js';
import { HOLDERS, type Kind } from '../../meaning/kinds.js';
import type { ActionOf, Target, TextRelation } from '../../meaning/meaning.js';
import type { ScreenNode } from '../../screen/Screen.js';
import { isRepeated, itemOf, ancestorsOf, descendantsOf } from '../../grounding/places/structure.js';
import type { Found } from '../find.js';
import { isUnclear, unclear, type Judgement, type Outcome, type Unclear } from '../Judgement.js';
import { shownIn } from '../shown.js';
import {
  joined,
  matchShown,
  polarityOf,
  relates,
  shorten,
  type Polarity,
  type TextMatch,
  withoutName,
} from '../text/matchText.js';
import { withoutLongerNames } from '../text/longerNames.js';
import { normalise } from '../text/spelling.js';
import { withUnit } from '../unit.js';
import { controlAround, countAt, countInTitle, panelOf } from './panelOf.js';
import { standingWith, withoutSign, type Standing } from './standsWith.js';

const SHOWN = 300;

export function judgeContent(expectation: ActionOf<'expectContent'>, found: Found): Outcome {
  const { relation, text, negated } = expectation;
  const node = countAt(found.node) ?? countInTitle(expectation, found.node) ?? found.node;
  const own = judgeOwn(expectation, node);
  if (isUnclear(own) || own.holds || negated || relation !== 'shows') return own;
  const panel = panelOf(node) ?? controlAround(expectation.target, node);
  if (panel === undefined) return own;
  return { holds: matchShown(shownIn(panel), text, 'affirmed') !== undefined, observed: sayContent(panel) };
}

function judgeOwn(expectation: ActionOf<'expectContent'>, node: ScreenNode): Outcome {
  const { target, relation, text, negated } = expectation;
  const value = valueOf(node) ?? drawnAs(node)[0];
  const polarity = polarityOf(negated);
  const beside = value === undefined ? besideOf(target, node, negated) : undefined;
  if (beside !== undefined && !(negated && beside.length > 1))
    return judgeBeside(beside, { relation, text, polarity });
  if (negated && isLabelItself(target, node)) return labelItself(target);
  const full = calledInFull(expectation, node);
  if (full !== undefined) return { holds: true, observed: sayContent(full), note: CALLED_SO, node: full };
  const match =
    value === undefined
      ? matchText(node, { name: target.name, role: target.role, relation, text, polarity })
      : matchValue([value, numberOf(node), ...drawnAs(node), ...withUnit(node)], relation, text, polarity);
  return { holds: (match !== undefined) !== negated, observed: sayContent(node), note: match?.note };
}

/**
 * "The budget is called "Test Budget"" is said of what shows that as its name, not of the link "Budget". It must be the only
 * one of the page that has the word in its name, and none of several items; and what is written as on the page, "Budget", is that link itself.
 */
function calledInFull(
  { target, relation, text, negated }: ActionOf<'expectContent'>,
  node: ScreenNode,
): ScreenNode | undefined {
  if (negated || (relation !== 'is' && relation !== 'shows') || !isNoun(target, node)) return undefined;
  const { name = '' } = target;
  const root = ancestorsOf(node).at(-1) ?? node;
  const [only, another] = descendantsOf(root).filter(
    (one) => one.isVisible && NAMING.has(one.role) && isLonger(plain(textOf(one)), plain(name)),
  );
  const isMeant = only !== undefined && another === undefined && itemOf(only) === undefined;
  return isMeant && plain(textOf(only)) === plain(text) ? only : undefined;
}

const isNoun = (target: Target, node: ScreenNode): boolean =>
  target.role === undefined &&
  target.name === target.name?.toLowerCase() &&
  target.name !== textOf(node).trim() &&
  NAMING.has(node.role) &&
  isLabelItself(target, node);

const isLonger = (text: string, name: string): boolean => text !== name && ` ${text} `.includes(` ${name} `);

const NAMING: ReadonlySet<string> = new Set(['button', 'link', 'tab', 'heading']);
const CALLED_SO = 'It was found by that name.';

/**
 * "Balance" is "Total balance", and "installation command" is "Installation", too; that something isn't so is said of what is
 * called just so. Of several texts below "Customer" nobody knows which is the "customer name".
 */
function besideOf(target: Target, node: ScreenNode, negated: boolean): readonly Standing[] | undefined {
  const beside = standingWith(target, node);
  const own = textOf(node);
  if (beside !== undefined || negated || target.name === undefined || !SHORT.test(own)) return beside;
  const standing = standingWith({ ...target, name: own }, node);
  const [label, name] = [plain(own), plain(target.name)];
  if (` ${label} `.includes(` ${name} `)) return standing;
  const sort = name.startsWith(`${label} `) ? name.slice(label.length + 1) : '';
  return SORTS.has(sort) && (sort === 'command' || standing?.length === 1) ? standing : undefined;
}

/** What sort of value it is, which a label often leaves out. */
const SORTS: ReadonlySet<string> = new Set(
  'name number date address text value amount title code command key link'.split(' '),
);

/** At most four words, without signs: those may be of something else. */
const SHORT = /^\p{L}+(?: \p{L}+){0,3}$/u;

/** Of several that stand with a label, any may be what is meant; the label itself never is. */
function judgeBeside(beside: readonly Standing[], wanted: Omit<Wanted, 'name' | 'role'>): Judgement {
  const { relation, text, polarity } = wanted;
  const isMatched = ({ kind, text: one }: Standing) =>
    kind === 'value' || (relation !== 'shows' && relation !== 'contains')
      ? matchValue([one], relation, text, polarity) !== undefined
      : matchShown({ pieces: [{ kind, text: one }] }, text, polarity) !== undefined;
  const holds = beside.some(isMatched) === (polarity === 'affirmed');
  return { holds, observed: sayStanding(beside) };
}

export const sayStanding = (beside: readonly Standing[]): string =>
  beside.map(({ text }) => quote(shorten(text, SHOWN))).join(', ');

/** What stands in a field; undefined of anything else. A tick's value is nothing that is seen. */
export function valueOf({ value, secret, role, tag }: ScreenNode): string | undefined {
  return TICKS.has(role) || tag === 'button' ? undefined : (value ?? secret);
}

const TICKS: ReadonlySet<string> = new Set('checkbox radio switch button option menuitemradio'.split(' '));

/** How far a bar without words is filled, of a hundred parts unless it says otherwise. */
function drawnAs(node: ScreenNode): string[] {
  const { valueText, valueNow, valueMin = '0', valueMax = '100' } = node.attributes;
  if (!/^(?:progressbar|meter)$/.test(node.role) || textOf(node) !== '') return [];
  const isPercent = valueNow !== undefined && Number(valueMin) === 0 && Number(valueMax) === 100;
  const said = [valueText, ...(isPercent ? [`${valueNow}%`, `${valueNow} %`] : [])];
  return said.filter((one) => one !== undefined);
}

/** A slider that says "21 °C" is at 21 as well. */
export const numberOf = ({ attributes }: ScreenNode): string | undefined => attributes.valueNow;

/** All that is read in a thing that isn't a field. */
export const textOf = (node: ScreenNode): string => joined(shownIn(node).pieces, ['text', 'value']);

export const contentOf = (node: ScreenNode): string => valueOf(node) ?? textOf(node);

export function sayContent(node: ScreenNode): string {
  const value = valueOf(node) ?? drawnAs(node)[0];
  const content = value ?? textOf(node);
  if (value !== undefined && value === node.secret && value !== '') return 'a secret that is not shown';
  if (content !== '') return quote(shorten(content, SHOWN));
  return value === undefined ? 'no text at all' : 'an empty field';
}

/** What is found by its own text holds nothing else, so that it is not something else says nothing. */
function isLabelItself({ name, role }: Target, node: ScreenNode): boolean {
  if (name === undefined || valueOf(node) !== undefined) return false;
  if (role !== undefined && isPlace(role)) return false;
  return `${plain(name)} `.startsWith(`${plain(textOf(node))} `);
}

/** They hold other things: to be called by all that they show is chance. */
const isPlace = (role: Kind): boolean => HOLDERS.has(role) || role === 'tree item';

const plain = (words: string): string =>
  normalise(words)
    .toLowerCase()
    .replace(/[\s*:…]+$/, '');

export const labelItself = (target: Target): Unclear =>
  unclear(
    'target ambiguous',
    `${describeTarget(target)} is the label itself, which holds nothing else. Please say which row or field is meant.`,
  );

interface Wanted {
  /** By what the thing is called, which may be a part of its text. */
  name: string | undefined;
  role: Kind | undefined;
  relation: TextRelation | 'shows';
  text: string;
  polarity: Polarity;
}

function matchText(
  node: ScreenNode,
  { name, role, relation, text, polarity }: Wanted,
): TextMatch | undefined {
  if (relation === 'shows' || relation === 'contains') {
    const { pieces } = shownIn(node);
    const meant = polarity === 'denied' ? withoutLongerNames(pieces, text, role) : pieces;
    return matchShown({ pieces: meant }, text, polarity);
  }
  // "The first checkbox is "Design"": it shows nothing but what stands beside it.
  const texts = TICKED.test(node.role) && node.text === '' ? labelsOf(node) : textsOf(node, name, polarity);
  return matchIf(texts.some((one) => relates(one, relation, text, polarity)));
}

/**
 * A row that is called by a text in it is not that text alone, nor is a section its heading: people mean the rest. What
 * is denied must not be so of a part of it either, else it would be true of every row.
 */
function textsOf(node: ScreenNode, name: string | undefined, polarity: Polarity): string[] {
  const text = node.isUsable ? withoutSign(textOf(node)) : textOf(node);
  // "The first row is "Ada"": one cell of it says so.
  if (name === undefined && node.role === 'row')
    return [text, ...cellsIn(node).flatMap((cell) => [textOf(cell), ...linesIn(cell)])];
  if (name === undefined && (itemOf(node) === node || isRepeated(node)))
    return [text, ...onlyHeadingIn(node), ...onlyLinkIn(node)];
  if (name === undefined) return [text, ...titleAlone(node)];
  const rest = withoutName(text, name);
  if (rest === text) return [text];
  const parts = polarity === 'denied' ? shownIn(node).pieces.filter(({ kind }) => kind !== 'name') : [];
  const others = parts.map((part) => part.text).filter((part) => normalise(part) !== normalise(name));
  return [text, ...(rest === '' ? [] : [rest]), ...others];
}

/** "The heading is "The Salt Road"": without the smaller line that stands below it, in the same heading. */
function titleAlone({ role, children }: ScreenNode): string[] {
  if (role !== 'heading') return [];
  const [title, below, another] = children.filter(({ isVisible, text }) => isVisible && text.trim() !== '');
  const isTitled = title?.tag === '#text' && below !== undefined && another === undefined;
  return isTitled && below.box.y >= title.box.y + title.box.height - 2 ? [title.text] : [];
}

const TICKED = /^(?:checkbox|radio|switch)$/;
const labelsOf = ({ names }: ScreenNode): string[] =>
  names.flatMap(({ from, text }) => (from === 'label' ? [text] : []));

/** Of a cell with several lines, as a list of messages has them, one may be its subject. */
const linesIn = (cell: ScreenNode): string[] =>
  shownIn(cell).pieces.flatMap(({ kind, text }) => (kind === 'text' ? [text] : []));

/** "The first result is "Ada"": what heads it says so. */
function onlyHeadingIn(item: ScreenNode): string[] {
  const headings = descendantsOf(item).filter(({ role, isVisible }) => role === 'heading' && isVisible);
  return headings.length === 1 ? headings.map(textOf) : [];
}

/** In a row that no table has, it is called by the only thing in it that leads somewhere. */
function onlyLinkIn(item: ScreenNode): string[] {
  const isLink = ({ role, isUsable }: ScreenNode) => role === 'link' || (role === '' && isUsable);
  const links = descendantsOf(item).filter((one) => one.isVisible && isLink(one) && one.text !== '');
  return links.length === 1 ? links.map(textOf) : [];
}

/** A field that shows "ada" shows nothing else; of one that shows "superadmin" nobody says that it shows no "admin". */
function matchValue(
  values: readonly (string | undefined)[],
  relation: TextRelation | 'shows',
  text: string,
  polarity: Polarity,
): TextMatch | undefined {
  const shows = polarity === 'denied' ? 'contains' : 'is';
  const is = relation === 'shows' ? shows : relation;
  return matchIf(values.some((value) => value !== undefined && relates(value, is, text, polarity)));
}

const matchIf = (holds: boolean): TextMatch | undefined => (holds ? {} : undefined);
