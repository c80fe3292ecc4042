/** How many there are of what the page calls by a word of its own: it says so, or has them in a list that is called so. */
import { groundAll } from '../../grounding/ground.js';
import { quote } from '../../meaning/describeTarget.js';
import { plural, singular, type Kind } from '../../meaning/kinds.js';
import type { ActionOf, Target } from '../../meaning/meaning.js';
import type { ScreenNode } from '../../screen/Screen.js';
import { compares } from '../text/numbers.js';
import { findOne } from '../find.js';
import { cardsBesideWays, isBesideColumn, isEntryShown, isListMarked, offeredIn } from './cardsCalled.js';
import { isUnclear, unclear, type Outcome, type Unclear, type View } from '../Judgement.js';
import { isListOf } from '../pageName.js';
import { pagesOf } from '../lists/pagerPages.js';
import { pagerTotal } from '../lists/pagerTotal.js';
import { readTable, type ReadRow } from '../lists/readTable.js';
import { framesOf, shownIn } from '../shown.js';
import { partsMarked } from '../../grounding/kinds/partsOfPage.js';
import { isOfSite } from '../../grounding/kinds/ways.js';
import { elementsIn, holds, pathOf } from '../../grounding/places/structure.js';

type Counting = ActionOf<'expectCount'>;

/** "14 transactions": a word in lower case, which names no single thing; "1 page" is one of a list. */
export const isSaidCount = ({ things: { name, role, each } }: Counting): boolean =>
  each === undefined &&
  (name === undefined
    ? role === 'page'
    : /^\p{Ll}+(?:-\p{Ll}+)*$/u.test(name) && (role ?? 'thing') === 'thing');

/** "To-dos" may be "todos" on the page. */
export function judgeSaidCount(expectation: Counting, view: View): Outcome {
  const { name = 'pages' } = expectation.things;
  const outcome = judgeCalledSo(withName(expectation, name), view);
  return isUnclear(outcome) && name.includes('-')
    ? judgeCalledSo(withName(expectation, name.replaceAll('-', '')), view)
    : outcome;
}

function withName({ things: { role: _, ...where }, ...amount }: Counting, name: string): Counting {
  return { ...amount, things: { ...where, name } };
}

function judgeCalledSo(expectation: Counting, view: View): Outcome {
  const { within, beside, name = '' } = expectation.things;
  const { root } = view.screen;
  const outcomeOf = (count: number): Outcome => {
    return { holds: compares(count, expectation), observed: `${count} ${name}` };
  };
  if (beside !== undefined) {
    const rows = rowsBeside(expectation.things, view);
    return rows.length > 0 ? outcomeOf(rows.length) : notSaid(name);
  }
  const place = within === undefined ? { node: root } : findOne(within, view, 'place');
  if (isUnclear(place)) {
    const { length } = isWholePage(within) ? markedIn(root, name, view) : [];
    return length > 0 ? outcomeOf(length) : place;
  }
  const counts = [...new Set(saidIn(place.node, expectation, view))];
  const [count, other] = counts;
  if (other !== undefined) return saidTwice(counts, name);
  if (count === undefined) return judgeShown(place.node, expectation, view);
  const isOfShown = isAsShown(expectation, view);
  return { holds: isOfShown || compares(count, expectation), observed: `the page says ${count} ${name}` };
}

/** The page may say how many there are in all, and show some of them. */
function isAsShown({ things: { name = '', within }, ...amount }: Counting, view: View): boolean {
  const { length } = rowsOfPage(name, within, view);
  return length > 0 && amount.comparison === 'exactly' && compares(length, amount);
}

/** Where things are to be seen they count, whatever the pager knows of. */
function judgeShown(place: ScreenNode, expectation: Counting, view: View): Outcome {
  const { within, name = '' } = expectation.things;
  const total = isWholePage(within) && isListOf(view.screen, name) ? pagerTotal(view.screen) : undefined;
  const { length } = partsMeant(place, expectation, view);
  if (length === 0) return judgeTotal(expectation, within ? undefined : total, view);
  const holds = compares(length, expectation);
  if (!holds && total !== undefined && compares(total, expectation)) return shownOfMore(length, total, name);
  return { holds, observed: `${length} of what is called ${quote(name)}` };
}

function judgeTotal(expectation: Counting, total: number | undefined, { screen }: View): Outcome {
  const { name = '' } = expectation.things;
  const isShown = groundAll({ role: 'row' }, screen, 'read').some(({ isVisible }) => isVisible);
  const count = pagesOf(screen, name) ?? (isShown ? undefined : total);
  if (count === undefined) return notSaid(name);
  return { holds: compares(count, expectation), observed: `the page says ${count} ${name}` };
}

/** Under "Newest tickets" the rows are tickets; how many the page has elsewhere says nothing of it. */
function rowsBeside({ beside, within, name = '' }: Target, { screen, memory }: View): ScreenNode[] {
  const nouns = beside?.thing.name?.toLowerCase().split(/[^\p{L}]+/u) ?? [];
  if (beside?.relation !== 'under' || !nouns.some((noun) => singular(noun) === singular(name))) return [];
  const [rows = [], items = []] = (['row', 'item'] as const).map((role) =>
    groundAll({ role, beside, ...(within && { within }) }, screen, 'read', memory).filter(
      ({ isVisible }) => isVisible,
    ),
  );
  const [first, ...others] = rows.length > 0 ? rows : items;
  // Further down the next part may begin, with things of its own.
  return first === undefined ? [] : [first, ...others.filter((one) => isOneMore(one, first))];
}

const isOneMore = (one: ScreenNode, first: ScreenNode): boolean =>
  one.parent === first.parent ||
  (one.tag === first.tag && one.attributes.className === first.attributes.className);

function partsMeant(place: ScreenNode, { things }: Counting, view: View): ScreenNode[] {
  const { within, name = '' } = things;
  const own = within !== undefined && isCalledAs(within, name) ? (readTable(place) ?? []) : [];
  const ofTable = own.filter(isOfThing);
  if (ofTable.length > 0) return ofTable.flatMap(({ nodes }) => nodes.slice(0, 1));
  if (within?.role === 'list' && isListMarked(place, name)) return elementsIn(place).filter(isEntryShown);
  const all = partsCalled(name, within, view);
  // "Posts" of the site's navigation has its pages in it.
  const called = all.filter((part) => !pathOf(part).some(isOfSite));
  const meant = [
    () => ofMarkup(markedIn(place, name, view), called),
    () => called,
    () => offeredIn(place, view),
    () => rowsOfPage(name, within, view),
    () => all,
  ];
  return meant.reduce<ScreenNode[]>((found, next) => (found.length > 0 ? found : next()), []);
}

/** What the markup calls so is built of more, or holds it; and there are none elsewhere. */
function ofMarkup(marked: ScreenNode[], called: readonly ScreenNode[]): ScreenNode[] {
  const areOf = (parts: readonly ScreenNode[], others: readonly ScreenNode[]) =>
    parts.every((part) => others.some((one) => holds(one, part) || holds(part, one)));
  return areOf(called, marked) && (called.length === 0 || areOf(marked, called)) ? marked : [];
}

/** Neither a row of fields to filter by, nor one cell across the table with its buttons. */
const isOfThing = ({ part, cells, nodes }: ReadRow): boolean =>
  part === 'body' && cells.some((text) => text !== '') && (cells.length < 2 || new Set(nodes).size > 1);

/** "The user table has 3 users". */
const isCalledAs = (within: Target, name: string): boolean =>
  within.role === 'table' && singular(within.name?.toLowerCase() ?? '') === singular(name);

/** Of the only table of a page that is called so, or whose rows are. */
function rowsOfPage(name: string, within: Target | undefined, { screen }: View): ScreenNode[] {
  if (!isWholePage(within)) return [];
  const isTable = ({ role, isVisible }: ScreenNode) => isVisible && /^(?:table|(?:tree)?grid)$/.test(role);
  const tables = screen.nodes.filter(isTable).map((node) => readTable(node) ?? []);
  // What has no head is there for the layout, or tells what colours mean.
  const headed = tables.filter((rows) => rows.some(({ part }) => part === 'head'));
  const [table, another] = headed.length > 0 ? headed : tables;
  if (table === undefined || another !== undefined) return [];
  if (!isListOf(screen, name) && !isHeadedAs(table, name)) return [];
  const rows = table.filter(({ part }) => part === 'body');
  // A row that says "No results" is none.
  const isRemark = rows.some(({ nodes }) => new Set(nodes).size < 2);
  return isRemark ? [] : rows.flatMap(({ nodes }) => nodes.slice(0, 1));
}

/** Its first column is called so, and each row has another one. */
function isHeadedAs(table: readonly ReadRow[], name: string): boolean {
  const [head] = table.filter(({ part }) => part === 'head');
  const column = head?.cells.findIndex((text) => text !== '') ?? -1;
  const values = table.flatMap(({ part, cells }) => (part === 'body' ? [cells[column] ?? ''] : []));
  const isEach = new Set(values).size === values.length && !values.includes('');
  return isEach && singular(head?.cells[column]?.toLowerCase() ?? '') === singular(name);
}

const markedIn = (place: ScreenNode, name: string, { screen }: View): ScreenNode[] =>
  partsMarked(name, screen).filter((part) => holds(place, part));

/** "The list" is that of the page. */
const isWholePage = (within: Target | undefined): boolean =>
  within === undefined || (within.name === undefined && /^(?:list|table)$/.test(within.role ?? ''));

function saidIn(place: ScreenNode, { things: { within, name = '' } }: Counting, { screen }: View): number[] {
  const frames = within === undefined ? framesOf(screen) : [];
  const said = [place, ...frames].flatMap((part) => countsIn(part, name));
  // How many are in the list stands above it.
  return said.length === 0 && isWholePage(within) ? countsIn(screen.root, name) : said;
}

/** Each number that is said to be that of such things. */
function countsIn(part: ScreenNode, name: string): number[] {
  const one = singular(name);
  const noun = `(?:${one}\\(s\\)|${plural(one)}|${name}|${one})(?![\\p{L}\\p{N}])`;
  const before = new RegExp(String.raw`(?<![\p{L}\p{N}.,/-])(?<!\b(?:of|from) )(\d+) ${noun}`, 'giu');
  const behind = new RegExp(String.raw`(?<![\p{L}\p{N}])${noun}(?:: | ?\()(\d+)(?![\d.,/])`, 'giu');
  return linesOf(part).flatMap((line) =>
    [...line.matchAll(before), ...line.matchAll(behind)].map(([, count]) => Number(count)),
  );
}

/** Pieces that stand beside each other on a line are read as one: "14" and "transactions". */
function linesOf(part: ScreenNode): string[] {
  const pieces = shownIn(part).pieces.filter(({ kind }) => kind === 'text');
  const pairs = pieces.flatMap((piece, index) => {
    const next = pieces[index + 1];
    return next !== undefined && /^\d+$/.test(piece.text) && areOnOneLine(piece.node, next.node)
      ? [`${piece.text} ${next.text}`]
      : [];
  });
  return [...pieces.map(({ text }) => text), ...pairs];
}

function areOnOneLine({ box: one }: ScreenNode, { box: other }: ScreenNode): boolean {
  const middle = other.y + other.height / 2;
  return middle > one.y && middle < one.y + one.height && other.x - (one.x + one.width) < one.height;
}

const PARTS: readonly (readonly [part: Kind, place: Kind])[] = [
  ['row', 'table'],
  ['item', 'list'],
  ['item', 'section'],
];

/** The rows or items of what bears the word as its name. */
function partsCalled(name: string, within: Target | undefined, view: View): ScreenNode[] {
  const { screen, memory } = view;
  for (const [role, place] of PARTS) {
    const parts = { role, within: { name, role: place, ...(within && { within }) } };
    const found = groundAll(parts, screen, 'read', memory).filter(
      (one) => one.isVisible && !isBesideColumn(one, name),
    );
    // Above the table there may be a list that tells how many of each sort there are.
    const rows = found.filter((one) => one.role === 'row');
    if (rows.length > 0) return rows;
    const cards = cardsBesideWays(found, { name, ...(within && { within }) }, view);
    if (found.length > 0) return cards.length > 0 ? cards : found;
  }
  return [];
}

const saidTwice = (counts: readonly number[], name: string): Unclear =>
  unclear(
    'target ambiguous',
    `The page says ${counts.map((count) => `${count} ${name}`).join(' and ')}. Please say where, or of which.`,
  );

const shownOfMore = (shown: number, total: number, name: string): Unclear =>
  unclear(
    'target ambiguous',
    `The page shows ${shown} ${shown === 1 ? singular(name) : name}, of ${total} that its pager tells of. Please say how many it shows, or that the pager's text is there.`,
  );

const notSaid = (name: string): Unclear =>
  unclear(
    'target not found',
    `Nothing on the page says how many ${name} there are, and no list or table is called so. Please count rows or items, or name the text that tells.`,
  );
