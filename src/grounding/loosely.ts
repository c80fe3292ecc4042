/**
 * A thing by less than people say of it, where nothing bears all their words: "the fine F-32" is called "F-32", "the user
 * name" is the field "User". What is called so as a whole is taken, and only where it is the only one.
 */
import { singular, type Kind } from '../meaning/kinds.js';
import type { Target } from '../meaning/meaning.js';
import { OF_MARKUP, type Naming, type ScreenNode } from '../screen/Screen.js';
import { cellOfRow } from './cellOfRow.js';
import { tickOfLine } from './tickOfLine.js';
import { ground, groundPlace } from './ground.js';
import type { Grounding, Memory, Purpose } from './Grounding.js';
import { marksOf } from './kinds/marks.js';
import { isAnybodys, isCalledOtherwise, OF_MANY } from './kinds/partsOfPage.js';
import { isOfSite } from './kinds/ways.js';
import { SHAPES, takesValue } from './kinds/shapes.js';
import { labelsLike } from './names/sameWords.js';
import { asOther, isHeadRow, type Loosened } from './placesCalledOtherwise.js';
import { CLICKED, thingAlone, type Asked } from './thingAlone.js';
import { holds, onlyOf, pathOf } from './places/structure.js';

export function groundLoosely(target: Target, asked: Asked): Grounding {
  const { screen, purpose, memory } = asked;
  const strict =
    purpose === 'place' ? groundPlace(target, screen, memory) : ground(target, screen, purpose, memory);
  const isLost = strict.problem === 'nothing' || strict.problem === 'no such place';
  if (purpose === 'absence' || !isLost) return strict;
  const part = cellOfRow(target, asked) ?? tickOfLine(target, asked);
  if (part) return part;
  const { found, said, taken } = takenFor(target, asked) ?? {};
  if (found === undefined) return strict;
  const note = `Nothing is called "${said}"; "${taken}" was taken.`;
  return { ...found, isDoubtful: true, note: [note, found.note].filter(Boolean).join(' ') };
}

/** What is taken where nothing bears all the words. */
export function takenFor(target: Target, asked: Asked): (Loosened & { found: Grounding }) | undefined {
  for (const one of loosened(target, asked)) {
    const found = ground(one.looser, asked.screen, asked.purpose, asked.memory);
    if (isMeant(found, one, asked.memory?.opened)) return { ...one, found };
  }
  return undefined;
}

function isMeant(found: Grounding, { looser, said, taken }: Loosened, opened: Memory['opened']): boolean {
  if (found.node === undefined || (looser.name === taken && !isWhole(found))) return false;
  const field = FIELDS[taken];
  const sort = looser.name === taken ? OF_SORT[said.slice(taken.length)] : undefined;
  if (sort !== undefined) return sort(found.node);
  if (field !== undefined) return field(found.node, { looser, opened });
  if (looser.name === undefined && (looser.role === 'editor' || isAnybodys({ ...looser, name: said })))
    return !isCalledOtherwise(found.node, said) && !pathOf(found.node).some(isOfSite);
  return !PAGE.test(said) || isOfPages(found.node);
}

function isChosenFrom(node: ScreenNode): boolean {
  return takesValue(node) || node.role === 'combobox';
}

/** "Order" may be a button that orders something; what says whether it is chosen shows something else. */
function isOneOfSeveral({ role, states: { checked, selected, pressed } }: ScreenNode): boolean {
  return /^(?:radio|tab|button)$/.test(role) && [checked, selected, pressed].some((is) => is !== undefined);
}

/** By what is said behind the name. */
const OF_SORT: Partial<Record<string, (node: ScreenNode) => boolean>> = {
  ' filter': isChosenFrom,
  ' view': isOneOfSeveral,
};

/** What is drawn in it while it is empty may be the old name. */
const isUnlabelled = ({ names }: ScreenNode): boolean =>
  !names.some(({ from }) => from === 'label' || from === 'caption' || from === 'title');

/** The words of the markup are no label. */
const isRead = ({ from }: Naming): boolean => from === 'file name' || !OF_MARKUP.has(from);

const isWhole = ({ candidates: [first] }: Grounding): boolean =>
  first?.fit === 'exact' || first?.fit === 'case';

const isOfPages = (node: ScreenNode): boolean =>
  pathOf(node)
    .slice(0, 4)
    .some((around) => SHAPES.paged(around) || /pag(?:er|ination)/.test(marksOf(around)));

/** With one name shorter, the nearest to the thing first. */
function loosened(target: Target, asked: Asked): Loosened[] {
  const { screen, purpose, onlyPlaces = false } = asked;
  const { role, ...withoutRole } = target;
  const { name, within, beside } = target;
  const own =
    name === undefined || onlyPlaces
      ? []
      : [...shorterNamesOf(name, purpose), ...labelsLike(name, screen, purpose)].map((taken) => ({
          looser: { ...target, name: taken },
          said: name,
          taken,
        }));
  const asText =
    name !== undefined && role !== undefined && mayBeText(role, purpose, onlyPlaces)
      ? [{ looser: { ...withoutRole, name }, said: `the ${role} ${name}`, taken: name }]
      : [];
  const isClicked = purpose === 'click';
  const places = within === undefined ? [] : loosened(within, { screen, purpose: 'place', isClicked });
  const besides = beside === undefined ? [] : loosened(beside.thing, { screen, purpose: 'neighbour' });
  return [
    ...own,
    ...asText,
    ...alone(target, asked),
    ...asOther(target, asked),
    ...asPart(target, asked),
    ...inDialog(target, asked),
    ...places.map((one) => ({ ...one, looser: { ...target, within: one.looser } })),
    ...besides.map((one) => ({
      ...one,
      looser: { ...target, beside: { ...beside, thing: one.looser } as Target['beside'] },
    })),
  ] as Loosened[];
}

const alone = (target: Target, asked: Asked): Loosened[] => {
  const looser = thingAlone(target, asked);
  const { name: taken = '', within: { name: said = '' } = {} } = target;
  return looser === undefined ? [] : [{ looser, said: said || 'the list', taken }];
};

/** Parts of a page that people call by what they are of rather than by what is written there. */
function asPart({ role, name = '', ...where }: Target, { screen, purpose }: Asked): Loosened[] {
  const as = (looser: Target, taken: string) => [{ looser: { ...where, ...looser }, said: name, taken }];
  const isWord = /^(?:\p{Ll}+|\p{Lu}{2,})$/u.test(name);
  if (role === 'editor')
    return [...calledEditor({ ...where, name }, purpose), ...(isWord ? as({ role }, 'the only editor') : [])];
  if (role === undefined || !isWord) return [];
  // "The ticket list" stands below "Tickets", and the list of tickets has the column "Ticket".
  if (OF_MANY.has(role))
    return isAnybodys({ role, name })
      ? as({ role }, `the only ${role}`)
      : name.endsWith('s')
        ? as({ role: 'table', name: singular(name) }, singular(name))
        : as({ role, name: `${name}s` }, `${name}s`);
  const heads = screen.nodes.filter((node) => node.isVisible && isHeadRow(node));
  const head = role === 'row' && /^head(?:er|ing)$/.test(name) ? onlyOf(heads) : undefined;
  return head === undefined ? [] : as({ role, name: head.text }, head.text);
}

/** A dialog that asks for one value, a new name say, often has no label for it. */
const ONLY_FIELD = 'the only field of the dialog';
/** "Rename" may put a field in the place of the name. */
const OPENED_FIELD = 'the field that has opened';

type FieldFits = (field: ScreenNode, found: { looser: Target; opened: Memory['opened'] }) => boolean;

const FIELDS: Partial<Record<string, FieldFits>> = {
  [ONLY_FIELD]: ({ names }, { looser }) => looser.within?.role === 'dialog' && !names.some(isRead),
  [OPENED_FIELD]: (field, { opened = [] }) => isUnlabelled(field) && opened.some((one) => holds(one, field)),
};

function inDialog({ role = 'field', name = '', ...where }: Target, { purpose }: Asked): Loosened[] {
  const isOfSort = /^(?:new )?\S*$/.test(name) && SORT_OF_VALUE.test(` ${name}`);
  if (purpose !== 'fill' || role !== 'field' || !isOfSort) return [];
  const looser: Target = { ...where, role, within: where.within ?? { role: 'dialog' } };
  const opened: Target = { ...where, role, state: 'focused' };
  return [
    { looser, said: name, taken: ONLY_FIELD },
    { looser: opened, said: name, taken: OPENED_FIELD },
  ];
}

/** A link or a field may be called so; that it is seen is said of the editor. */
function calledEditor({ name = '', ...where }: Target, purpose: Purpose): Loosened[] {
  const taken = `${name} editor`.trimStart();
  const isCalled = CLICKED.has(purpose) || purpose === 'fill';
  return isCalled ? [{ looser: { ...where, name: taken }, said: `the ${taken}`, taken }] : [];
}

/**
 * "That line" may be any text. Groups of users or of categories are no groups of the page: their text is what is displayed,
 * but it is not what they hold.
 */
const mayBeText = (role: Kind, purpose: Purpose, onlySeen: boolean): boolean =>
  CLICKED.has(purpose) || purpose === 'fold'
    ? ONE_OF_MANY.has(role)
    : role === 'group' && purpose === 'read' && onlySeen;

const ONE_OF_MANY: ReadonlySet<Kind> = new Set<Kind>(['row', 'item', 'section', 'cell', 'table']);

/** What a case says before a name to tell what it names. */
const KIND_BEFORE = /^\p{Ll}+(?: \p{Ll}+)? (?=\S)/u;
/** "F-32", "122-1", "1003"; what has but a digit or two may be anything. */
const CODE = /^(?=\S*\d)(?=\S*[^\d.,]|\d{3})\S+$/u;
const PAGE = /^page (\d+)$/u;
const PROPER = /^\p{Lu}[\p{L}\p{N}'’.&-]*(?: (?:\p{Lu}[\p{L}\p{N}'’.&-]*|of|and|the|at|de|van|von))*$/u;
/** What a field's label often leaves out. */
const SORT_OF_VALUE = / (?:name|number|date|address|text|value|amount|title|code|command|key|link|id|ID)$/u;
const VIEW = /^(\p{L}+) view$/u;
const NEWNESS = /^(?:new|current|whole|entire|own|latest|selected|chosen) /u;
const NOUN_BEHIND = /^(\p{Lu}\S*(?: \S+){0,4}) \p{Ll}{3,}$/u;

/** What might be called so; the surest first. */
function shorterNamesOf(name: string, purpose: Purpose): string[] {
  const page = PAGE.exec(name)?.[1];
  if (page !== undefined) return [page];
  const named = name.replace(KIND_BEFORE, '');
  if (named !== name && (CODE.test(named) || PROPER.test(named))) return [named];
  const view = purpose === 'click' ? VIEW.exec(name)?.[1] : undefined;
  if (CLICKED.has(purpose)) return view === undefined ? [] : [view];
  const shorter = [
    name.replace(NEWNESS, ''),
    name.replace(SORT_OF_VALUE, ''),
    NOUN_BEHIND.exec(name)?.[1] ?? name,
    name.replace(/ filter$/, ''),
  ];
  return [...new Set(shorter)].filter((one) => one !== name);
}
