/** What else than a label itself is meant by its words: the field that stands beside it, the card that it heads. */
import { unchosenNamesOf } from '../grounding/kinds/unnamed.js';
import { fold } from '../grounding/names/compareNames.js';
import { otherPart } from './otherPart.js';
import { marksOf } from '../grounding/kinds/marks.js';
import { isControl, isSigned, takesValue } from '../grounding/kinds/shapes.js';
import { isBesideBody } from '../grounding/places/columns.js';
import {
  holds,
  isCell,
  isRepeated,
  partTitledBy,
  ancestorsOf,
  descendantsOf,
  onlyOf,
  pathOf,
} from '../grounding/places/structure.js';
import { quote } from '../meaning/describeTarget.js';
import type { ActionOf, Expectation, State, Target } from '../meaning/meaning.js';
import type { Screen, ScreenNode } from '../screen/Screen.js';
import { findOne, type Found } from './find.js';
import { isUnclear, type Judgement, type Unclear, type View } from './Judgement.js';
import { shownIn } from './shown.js';
import { relates } from './text/matchText.js';
import { whatCalls } from './pageName.js';

type Expected = Expectation & { target: Target };
type Said = Pick<ActionOf<'expectContent'>, 'relation' | 'text'>;

export function namedBy(found: Found, expectation: Expected, view: View): Found[] {
  const { name = '', role, within } = expectation.target;
  if (isSaidOfPage(found.node, expectation, view))
    return [{ ...found, node: view.screen.root, isDoubtful: true }];
  if (role !== undefined) return otherPart(found, expectation, view);
  if (!isLabel(found.node, name)) return listAsking(found, name);
  const isAmongMany = within === undefined || OF_MANY.test(within.role ?? '');
  const mayBeCard = expectation.kind === 'expectContent' && isAmongMany;
  const card = mayBeCard ? cardHeadedBy(found.node) : undefined;
  return [...fieldBeside(expectation, view), ...(card === undefined ? [] : [{ ...found, node: card }])];
}

/** "The fruit" is what a list has chosen whose first option asks for one: "Select a fruit". */
function listAsking(found: Found, name: string): Found[] {
  const { node } = found;
  const list = node.tag === 'option' && unchosenNamesOf(fold(name)).includes(fold(node.text)) && node.parent;
  return list && list.tag === 'select' && list.isVisible ? [{ ...found, node: list }] : [];
}

/** What holds rows or cards, and is none itself. */
const OF_MANY = /^(?:list|table|sidebar|navigation|menu|main area|page)$/;

/** "The "Delete all" button now reads "Confirm"": what was called so before the last action is the same thing, and nothing else is. */
export function calledSoBefore(expectation: Expected, view: View): Judgement | undefined {
  const { screen: past } = view.before;
  if (past === undefined || !isOfCaption(expectation)) return undefined;
  const before = findOne(expectation.target, { ...view, screen: past });
  if (isUnclear(before) || before.isDoubtful === true || before.node.key === undefined) return undefined;
  const node = view.screen.nodes.find(({ key }) => key === before.node.key);
  return node !== undefined && captionsOf(node).some((one) => relates(one, 'is', expectation.text))
    ? { holds: true, observed: quote(expectation.text), node, note: 'It was called otherwise before.' }
    : undefined;
}

/** "The issue shows "1:30 h"": no text calls it so, but the markup a part of the page. */
export function partCalledSo(expectation: Expected, view: View): Found | undefined {
  if (expectation.kind !== 'expectContent' || expectation.negated || expectation.relation === 'is')
    return undefined;
  const { name, ...where } = expectation.target;
  if (name === undefined || Object.keys(where).length > 0) return undefined;
  const place = findOne({ name }, view, 'place');
  return isUnclear(place) || !marksOf(place.node).includes(name) ? undefined : { ...place, isDoubtful: true };
}

/** "The name at the top of the sidebar" is the first that is read there; "the amount $12.00" the only text of the page that says so. */
export function wordsCalledSo(expectation: Expected, view: View): Judgement | undefined {
  if (expectation.kind !== 'expectContent' || expectation.negated) return undefined;
  const { target, text, relation } = expectation;
  const { within, ...said } = target;
  const place = within === undefined ? { node: view.screen.root } : findOne(within, view, 'place');
  if (isUnclear(place)) return undefined;
  const texts = shownIn(place.node).pieces.filter(({ kind }) => kind === 'text');
  if (isSummary(said, text)) return onlySaying(texts, expectation);
  if (relation !== 'is' && relation !== 'shows') return undefined;
  const meant =
    isAtTop(said) && within
      ? texts.slice(0, 1)
      : isAmount(said, text)
        ? texts
        : titleOf(place.node, target).map((node) => ({ node, text: node.text }));
  const only = onlyOf(meant.filter((piece) => relates(piece.text, 'is', text)));
  return only && { holds: true, observed: quote(only.text), node: only.node, isDoubtful: true };
}

/** "The title of the dialog is "Edit user"": the heading that it begins with. */
function titleOf(dialog: ScreenNode, { name, within, ...more }: Target): ScreenNode[] {
  if (name !== 'title' || within?.role !== 'dialog' || Object.keys(more).length > 0) return [];
  return descendantsOf(dialog)
    .filter(({ role, isVisible, text }) => role === 'heading' && isVisible && dialog.text.startsWith(text))
    .slice(0, 1);
}

/** "The summary starts with "3 files, 2 folders"": no text calls it so, and it is the only one that says how many there are. */
const isSummary = ({ name, ...more }: Target, text: string): boolean =>
  name === 'summary' && /^\d+ \p{L}{3}/u.test(text) && Object.keys(more).length === 0;

function onlySaying(texts: ScreenNode['pieces'], { relation, text }: Said): Judgement | undefined {
  const how = relation === 'shows' ? 'contains' : relation;
  const isLine = ({ node }: ScreenNode['pieces'][number]) =>
    !pathOf(node).some((one) => isControl(one) || isCell(one));
  const only = onlyOf(texts.filter((piece) => isLine(piece) && relates(piece.text, how, text)));
  return only && { holds: true, observed: quote(only.text), node: only.node, isDoubtful: true };
}

const isAtTop = ({ name = '', at, ...more }: Target): boolean =>
  at === 'top' && /^(?:name|title|text|label|line)$/.test(name) && Object.keys(more).length === 0;

const isAmount = ({ name, ...more }: Target, text: string): boolean =>
  name === 'amount' && AMOUNT.test(text) && Object.keys(more).length === 0;

const AMOUNT = /^[+−-]?(?:\p{Sc} ?[\d.,]*\d|[\d.,]*\d ?\p{Sc})$/u;

/** A list that shows nothing any more takes up no room: the same words meant it before, it is still there, and nothing else is a list that wasn't one beside it. */
export function emptiedSince(found: Found | Unclear, expectation: Expected, view: View): Found | undefined {
  const { kind, target } = expectation;
  const isOfList = kind === 'expectEmpty' && (target.role === 'list' || target.role === 'table');
  if (!isOfList) return undefined;
  const past = (view.before.earlier ?? []).map((screen) => ({
    screen,
    list: findOne(target, { ...view, screen }),
  }));
  const before = past.find(({ list }) => isList(list));
  if (before === undefined || isUnclear(before.list)) return undefined;
  const { key } = before.list.node;
  if (isList(found) && !wasThere(found.node, before.screen)) return undefined;
  const node = view.screen.nodes.find((one) => key !== undefined && key === one.key);
  return node !== undefined && isFlat(node) ? { node, isDoubtful: true } : undefined;
}

/** What was to be seen beside the list is none that has come in its place. */
const wasThere = ({ key, text }: ScreenNode, { nodes }: Screen): boolean =>
  nodes.some((one) => key !== undefined && one.key === key && one.isVisible && one.text === text);

const isList = (found: Found | Unclear): found is Found => !isUnclear(found) && LISTS.has(found.node.role);

/** What is only hidden keeps its height, or has no box at all; what is folded up keeps its items. */
const isFlat = (node: ScreenNode): boolean =>
  !node.isVisible &&
  node.box.width > 0 &&
  node.box.height < 1 &&
  descendantsOf(node).every(({ role }) => role === 'rowgroup');

const LISTS: ReadonlySet<string> = new Set(['list', 'listbox', 'table', 'grid']);

/** A tooltip tells what is there to see only where nothing else does. */
const captionsOf = ({ isVisible, text, names }: ScreenNode): string[] => {
  if (!isVisible) return [];
  return /\p{L}/u.test(text) ? [text] : names.map((one) => one.text);
};

const isOfCaption = (expectation: Expected): expectation is ActionOf<'expectContent'> =>
  expectation.kind === 'expectContent' &&
  !expectation.negated &&
  (expectation.relation === 'is' || expectation.relation === 'shows') &&
  expectation.target.name !== undefined &&
  /^(?:button|heading)$/.test(expectation.target.role ?? '');

/** "The overview shows "14 open orders"": where one is, and not the link or the tab that is called so. */
function isSaidOfPage({ text, role }: ScreenNode, expectation: Expected, { screen }: View): boolean {
  if (expectation.kind !== 'expectContent' || expectation.negated) return false;
  const { name, role: kind, ...where } = expectation.target;
  const isOpen = expectation.relation === 'shows' || expectation.relation === 'contains';
  if (name === undefined || !isOpen || !(kind === undefined || kind === 'tab')) return false;
  const isBare = wordsOf(text).toLowerCase() === name.toLowerCase() && WAYS.test(role);
  const isTelling = expectation.text.length >= TELLING && Object.keys(where).length === 0;
  return isBare && isTelling && whatCalls(screen, name) !== undefined;
}

const WAYS = /^(?:link|menuitem|tab|heading|button|)$/;
/** Less may stand anywhere. */
const TELLING = 6;

function fieldBeside(expectation: Expected, view: View): Found[] {
  const isOfState = expectation.kind === 'expectState' && OF_FIELDS.has(expectation.state);
  if (!isOfState && expectation.kind !== 'expectContent' && expectation.kind !== 'expectEmpty') return [];
  const field = findOne(expectation.target, view, 'field');
  return isUnclear(field) || !(isOfState || holdsValue(field.node)) ? [] : [field];
}

/** What a tick is called is no value. */
const holdsValue = (node: ScreenNode): boolean =>
  takesValue(node) || /^(?:combobox|slider)$/.test(node.role) || isSigned(node);

const OF_FIELDS: ReadonlySet<State> = new Set<State>([
  ...(['disabled', 'enabled', 'required', 'read-only', 'focused', 'invalid'] as const),
]);

/** It shows the name, with a sign before it at most; what is found by its column does not. */
const isLabel = ({ role, tag, text }: ScreenNode, name: string): boolean =>
  (role === '' || role === 'heading' || role === 'link' || tag === 'td' || tag === 'th') &&
  isCalled(name, wordsOf(text));

const isCalled = (name: string, label: string): boolean =>
  isQuoted(name, label) ||
  (isInWords(label) ? isNamed(name.toLowerCase(), label.toLowerCase()) : isSame(name, label));

const isInWords = (label: string): boolean => /^\p{L}[\p{L} .'’/-]*$/u.test(label);
const isSame = (name: string, label: string): boolean =>
  label === name && (CODE.test(name) || SIGNED.test(name));

/** `Desk lamp "Nils"` is called "Nils", too. */
const isQuoted = (name: string, label: string): boolean =>
  [`"${name}"`, `“${name}”`, `„${name}“`, `«${name}»`].some((quoted) => label.endsWith(` ${quoted}`));

/** "#7838", "INV-12", "ada@shop.test": what a row is called by, and hardly more than one. */
const CODE = /^(?=.*[\p{L}#])(?=.*[\d@])[\p{L}\d#@._/-]{3,}$/u;

/** "expenses:dining", "stock.updates", "Tea & Co". */
const SIGNED = /\p{L}{2}[^\p{L}]+\p{L}/u;

/** "The due date" is what "Due back" names. */
const isNamed = (name: string, label: string): boolean =>
  name.includes(label) || name.split(' ')[0] === label.split(' ')[0];

const wordsOf = (text: string): string => text.replace(/^\p{So}\ufe0f? |[:*]$/gu, '');

const NEAR = 4;

/** The row that it stands in, or one of several parts of the page that are built alike; with nothing to choose from. */
function cardHeadedBy(label: ScreenNode): ScreenNode | undefined {
  const near = ancestorsOf(label)
    .slice(0, NEAR)
    .find((around) => (isRepeated(around) || OF_LIST.test(around.role)) && !isBesideBody(around));
  const card = near === undefined || near.text === label.text ? titledBy(label) : near;
  return card === undefined || card.text === label.text || descendantsOf(card).some(isChoice)
    ? undefined
    : card;
}

const OF_LIST = /^(?:row|listitem|article)$/;

/** A part that begins with its title, of several that are built alike. */
function titledBy(label: ScreenNode): ScreenNode | undefined {
  const part = partTitledBy(label);
  const first = part?.pieces.find(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return first !== undefined && holds(label, first.node) ? part : undefined;
}

const isChoice = (node: ScreenNode): boolean =>
  (/^(?:checkbox|radio|switch|option|combobox|slider)$/.test(node.role) && !selectsRow(node)) ||
  takesValue(node);

/** All that stands in its cell of a row. */
const selectsRow = (node: ScreenNode): boolean =>
  node.role === 'checkbox' && ancestorsOf(node).find(isCell)?.text === '';
