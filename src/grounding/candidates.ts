/** All that may be meant by a target's name and kind, with how well each fits. */
import { OF_MARKUP, type NameSource, type ScreenNode } from '../screen/Screen.js';
import { KIND_WORDS, type Kind } from '../meaning/kinds.js';
import { fold, nameOf, type Fit, type Name } from './names/compareNames.js';
import { cellsByColumn, isHeadOfCells } from './places/columns.js';
import { addAround, addHeaded, addTitled, isTitleBar } from './kinds/headedParts.js';
import {
  addSearchButtons,
  addPasswords,
  isOneOfPasswords,
  listsShowing,
  unchosenNamesOf,
} from './kinds/unnamed.js';
import { fieldsCalled } from './kinds/dateFields.js';
import { kindFit, type KindFit } from './kinds/kindFit.js';
import { marksOf } from './kinds/marks.js';
import { isContainer } from './kinds/kindOf.js';
import type { KindRule } from './kinds/kindRules.js';
import { bearersOf, type Bearer } from './names/screenIndex.js';
import { ACTING } from './Grounding.js';
import { isInRoots, Pool, type Adding, type Scored } from './Pool.js';
import { fitOfSign, isOtherSign, otherNamesOf } from './names/signs.js';
import { isFilledMessage, type Search } from './search.js';
import { titlesByLook } from './kinds/titlesByLook.js';
import { isAnybodys, isCalledOtherwise, isSilent, partOfPage } from './kinds/partsOfPage.js';
import { costOfTab, costOfWay } from './kinds/ways.js';
import { isMainByMark, isWholePage } from './kinds/wholePages.js';
import { isNoDialog, overlayMeant, withoutCovered } from './kinds/dialogs.js';
import { holdsControls, isIcon, takesValue } from './kinds/shapes.js';
import { holds } from './places/structure.js';
import { isShutOff, openModal, isSeen, isTick } from './weigh.js';

export const FITS: Record<Fit, number> = { exact: 100, case: 88, words: 40, part: 30 };

/** What each source of a name takes from the score. */
const SOURCES: Record<NameSource, number> = {
  ...{ label: 0, caption: 0, content: 0, value: 4, 'alternative text': 0, placeholder: 8, title: 8 },
  ...{ heading: 6, 'text beside': 20, 'file name': 42, 'test id': 42, icon: 45, class: 45 },
};

export function candidatesOf(search: Search): Scored[] {
  const pool = new Pool();
  if (isFilledMessage(search.target, search.purpose)) {
    for (const word of wordsFor(search.target.role)) addNamed(search, nameOf(word, search.purpose), pool);
  } else if (search.target.name === undefined) addNameless(search, pool);
  else if (isOneOfPasswords(search)) addPasswords(search, pool);
  else addNamed(search, nameOf(search.target.name, search.purpose), pool);
  const found = withoutCovered(pool.all(), search).filter(({ score }) => score > 0);
  if (found.length > 0) return found;
  if (search.purpose === 'absence') addSaidLoosely(search, pool);
  const likely = { score: FITS.case - 20, fit: 'case', way: 'any' } as const;
  for (const node of [...overlayMeant(search), ...titlesByLook(search)]) pool.add({ node, ...likely });
  for (const node of partOfPage(search)) pool.add({ node, score: FITS.words, fit: 'words', way: 'any' });
  return withoutCovered(pool.all(), search).filter(({ score }) => score > 0);
}

/** What would be taken for it where it is said to be there: any editor, any table for "the result table", and a text that is called as the group. */
function addSaidLoosely(search: Search, pool: Pool): void {
  const { role, name } = search.target;
  if (role === 'editor' || isAnybodys(search.target)) addNameless(search, pool);
  if (role !== 'group' || name === undefined) return;
  for (const { bearer } of bearersOf(nameOf(name, search.purpose), search.index).filter(isWhole))
    if (bearer.node.isVisible && isInRoots(search, bearer.node))
      pool.add({ node: bearer.node, score: FITS.case - 20, fit: 'case', way: 'any' });
}

/** Nobody fills in a message or an article: "the note" is a field of that name. */
const wordsFor = (role: Kind | undefined): string[] =>
  [...KIND_WORDS].flatMap(([word, said]) =>
    said.some(({ kind, isPlural }) => kind === role && !isPlural) ? [word] : [],
  );

/** The part of the page that is open over the rest: "the drawer", "the panel". */
function addOpenPart({ screen, target, purpose, roots }: Search, pool: Pool): void {
  const modal = target.role === 'section' && purpose === 'place' ? openModal(screen) : undefined;
  if (modal !== undefined && roots.some((root) => holds(root, modal)))
    pool.add({ node: modal, score: FITS.exact + 10, fit: 'exact', way: 'role' });
}

function addNameless(search: Search, pool: Pool): void {
  addOpenPart(search, pool);
  for (const node of search.screen.nodes) {
    if (!(isSeen(node) || isTick(node)) || !isInRoots(search, node) || !isOfLevel(search, node)) continue;
    for (const weighed of search.rules) {
      const kind = kindFit(node, weighed.rule, search.purpose);
      if (kind && isNameless(kind, search, node) && !isOther(kind, search, node))
        pool.add({
          node,
          score: FITS.exact - weighed.cost - kind.cost - costOfWay(node, search) - costOfChoice(node, search),
          fit: 'exact',
          way: kind.way,
        });
    }
  }
}

/** It only looks like one. */
const isOther = (kind: KindFit, search: Search, node: ScreenNode): boolean =>
  isNoDialog(node, search) || isSilent(node, search) || isWholePage(node, kind, search);

/** Who writes into "the text box" means none of the lists. */
const costOfChoice = ({ tag }: ScreenNode, { target, purpose }: Search): number =>
  tag === 'select' && target.role === 'field' && purpose === 'fill' ? 10 : 0;

/** What merely holds things that are built alike is no table to miss, and what opens a menu no list. */
const isNameless = ({ way }: KindFit, { target: { name, role }, purpose }: Search, node: ScreenNode) =>
  way !== 'headed' &&
  !(way === 'opening' && role === 'list' && /^(?:menu|true)$/.test(node.attributes.popup ?? '')) &&
  !isCalledOtherwise(node, name) &&
  !(way === 'holder' && role === 'table' && purpose === 'absence');

function isOfLevel({ target }: Search, { attributes, tag }: ScreenNode): boolean {
  return (
    target.level === undefined || attributes.level === String(target.level) || tag === `h${target.level}`
  );
}

const drawnAs = ({ folded }: Name, role: Kind | undefined): string =>
  role === 'image' ? `${folded} icon` : folded;

function addNamed(search: Search, name: Name, pool: Pool): void {
  const named = bearersOf(name, search.index).filter(
    (one) => (!OF_MARKUP.has(one.bearer.from) || isWhole(one)) && !showsAnother(one.bearer, search),
  );
  for (const { bearer, fit } of named)
    for (const weighed of search.rules) addBearer({ search, pool, weighed }, bearer, fit);
  const { role } = search.target;
  // "The user menu" may be called so as a whole, by what the markup says.
  const withKind = role === undefined ? [] : [`${name.folded} ${role}`];
  if (pool.best < 60)
    addOthers(search, [...[drawnAs(name, role), ...withKind].flatMap(otherNamesOf), ...withKind], pool);
  if (pool.best < 60 && isOfChoosing(search)) addOthers(search, unchosenNamesOf(name.folded), pool);
  // What the markup doesn't tie to its name is a last resort, but a surer one than a part of a name.
  if (bestInReach(search, pool) >= 60) return;
  const unchosen = isOfChoosing(search) ? unchosenNamesOf(name.folded).flatMap(called(search)) : [];
  const whole = [
    ...named.filter((one) => isWhole(one) || isYours(one.bearer, name)),
    ...unchosen.filter(isWhole),
  ];
  const texts = whole.map(({ bearer }) => bearer);
  const bearing = texts.map(({ node }) => node);
  for (const node of cellsByColumn(search, bearing))
    pool.add({ node, score: FITS.case - 4, fit: 'case', way: 'column' });
  addTitled(search, bearing, pool);
  const shown = mayShow(search) ? listsShowing(search, name.folded) : [];
  for (const node of [...fieldsCalled(search, texts, name.folded), ...shown])
    pool.add({ node, score: FITS.case - SOURCES['text beside'], fit: 'case', way: 'text beside' });
}

/** Of what no open dialog shuts off; what is hidden, as the fields of a tab that is shut, is only called so by its markup. */
function bestInReach({ screen }: Search, pool: Pool): number {
  const modal = openModal(screen);
  const isHidden = (node: ScreenNode) => !isSeen(node) && !isTick(node) && node.attributes.type !== 'file';
  return pool.all().find(({ node }) => !isHidden(node) && !isShutOff(node, screen, modal))?.score ?? 0;
}

const isWhole = ({ fit }: { fit: Fit }): boolean => fit === 'exact' || fit === 'case';

const called =
  ({ index }: Search) =>
  (folded: string) =>
    bearersOf({ plain: folded, folded, fitOfPart: undefined }, index);

/** A label speaks to who fills it in: "Your name". */
const isYours = ({ plain }: Bearer, { folded }: Name): boolean => fold(plain) === `your ${folded}`;

const isOfChoosing = ({ target: { role, name = '' }, purpose }: Search): boolean =>
  role === 'drop-down' ||
  role === 'combo box' ||
  ((role === undefined || role === 'thing') && (purpose === 'select' || / filter$/i.test(name)));

/** A drop-down that is called a list is named by what it shows, too. */
const mayShow = (search: Search): boolean => search.target.role === 'list' || isOfChoosing(search);

/** "The pencil" is what shows one, or is called so by its markup. */
function addOthers(search: Search, others: readonly string[], pool: Pool): void {
  addCalled(search, others, pool);
  if (pool.best === 0) addSearchButtons(search, pool);
}

function addCalled(search: Search, others: readonly string[], pool: Pool): void {
  for (const other of others) {
    const name = { plain: other, folded: other, fitOfPart: fitOfSign(other) };
    for (const { bearer, fit } of bearersOf(name, search.index)) {
      if (fit === 'words' && !(isWordless(bearer) && showsNoOther(bearer.node, others))) continue;
      if (showsAnother(bearer, search)) continue;
      // A field is no sign, be it one for searching.
      if (search.purpose === 'click' && takesValue(bearer.node)) continue;
      const from = OF_MARKUP.has(bearer.from) ? 'placeholder' : bearer.from;
      const cost = costOf(bearer) + (fit === 'words' ? 10 : 0) + costOfWord(bearer, search);
      for (const weighed of search.rules)
        addBearer({ search, pool, weighed }, { ...bearer, from, cost }, 'case');
    }
  }
}

const costOf = ({ cost = 0 }: Bearer): number => cost;

/** What a button is for is not what the icon in it shows: `<button class="add">` with a bookmark. */
const showsAnother = ({ node, from }: Bearer, { target }: Search): boolean =>
  target.role === 'image' && from === 'class' && isIcon(node);

/** "The bell" shows one rather than "Notifications", and "the X" rather than "Cancel", which may do the same. */
const costOfWord = ({ from, plain }: Bearer, { purpose }: Search): number =>
  from !== 'content' || !/\p{L}{2}/u.test(plain) ? 0 : ACTING.has(purpose) ? 14 : 40;

/** "Search settings" may show a gear. */
const showsNoOther = (node: ScreenNode, others: readonly string[]): boolean =>
  !isOtherSign(node.text.trim(), others) &&
  node.children.every(
    (part) =>
      !marksOf(part)
        .split(/[ -]/)
        .some((mark) => isOtherSign(mark, others)) && showsNoOther(part, others),
  );

const isWordless = ({ node, from }: Bearer): boolean =>
  from !== 'content' && !OF_MARKUP.has(from) && !takesValue(node) && !/[\p{L}\p{N}]/u.test(node.text);

function addBearer(adding: Adding, bearer: Bearer, fit: Fit): void {
  const { search, pool, weighed } = adding;
  const { node, from, plain } = bearer;
  const { rule, cost } = weighed;
  const base = FITS[fit] - SOURCES[from] - cost - costOf(bearer) - costOfTab(search, node);
  const about = { fit, from, ...(fit === 'words' || fit === 'part' ? { named: plain } : {}) };
  const kind = isMeant(search, node) ? kindFit(node, rule, search.purpose) : undefined;
  if (kind && kind.way !== 'headed' && isWholeThing(search, bearer, kind) && !isOnlyPart(rule, bearer, fit))
    pool.add({ ...about, node, score: base - kind.cost, way: kind.way });
  if (OF_MARKUP.has(from)) return;
  if (rule.headed !== undefined) addHeaded(adding, node, { ...about, score: base });
  if (rule.content !== undefined) addAround(adding, bearer, { ...about, score: base - rule.content });
}

const isMeant = (search: Search, node: ScreenNode): boolean =>
  isInRoots(search, node) && isOfLevel(search, node) && !isHeadOfCells(node, search);

/** What bears a text but holds several controls: a click in its middle meets any of them, or nothing. */
function isWholeThing(search: Search, { node, from }: Bearer, kind: KindFit): boolean {
  if (isTitleBar(search, node) || (from === 'content' && isMainByMark(node, kind, search.screen)))
    return false;
  return kind.way !== 'any' || search.purpose !== 'click' || from !== 'content' || !holdsControls(node, 2);
}

/** A text in it names a part of the page, or one beside other things what they stand in, only for kinds that allow it. */
function isOnlyPart({ content, shapes }: KindRule, { node, piece, from }: Bearer, fit: Fit): boolean {
  if (from !== 'content' || content === 0) return false;
  const isWhole = content !== undefined && (fit === 'exact' || fit === 'case');
  if (isContainer(node)) return !isWhole;
  return piece !== undefined && content === undefined && !/any|text/.test(shapes ?? '');
}
