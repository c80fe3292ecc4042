/** What is looked for, among what, and what counts as of the kind. */
import type { Target } from '../meaning/meaning.js';
import type { Screen, ScreenNode } from '../screen/Screen.js';
import type { Memory, Purpose } from './Grounding.js';
import {
  ANY_FIELD,
  CHECKABLE,
  CLICKABLE,
  KIND_RULES,
  PLACES,
  TEXT,
  USABLE,
  type KindRule,
} from './kinds/kindRules.js';
import type { ScreenIndex } from './names/screenIndex.js';

export interface Search {
  target: Target;
  screen: Screen;
  index: ScreenIndex;
  purpose: Purpose;
  memory: Memory;
  rules: readonly WeighedRule[];
  /** Nothing else is looked through. */
  roots: readonly ScreenNode[];
}

export interface WeighedRule {
  rule: KindRule;
  /** Taken from the score. */
  cost: number;
}

const weighed = (rule: KindRule, cost = 0): WeighedRule => ({ rule, cost });

// Of texts rather what looks as if one could click it.
const CLICKED = [weighed(CLICKABLE), weighed(KIND_RULES.field, 20), weighed(USABLE, 30), weighed(TEXT, 40)];
const LOOKED_AT = [weighed(CLICKABLE), weighed(KIND_RULES.field, 5), weighed(TEXT, 20)];

/** Of radio buttons one is chosen, too. */
const CHOICES: KindRule = { roles: 'radiogroup group', tags: 'fieldset', headed: 'inside' };

/** What holds its own cross is a place for it; other chips hold nothing. */
const CHIPS: KindRule = { marks: 'chip|tag|token|pill', only: 'with-sign', content: 0 };

/** Where no kind is said. */
const WITHOUT_KIND: Record<Purpose, readonly WeighedRule[]> = {
  ...{ click: CLICKED, hover: CLICKED, drag: CLICKED, read: LOOKED_AT, absence: LOOKED_AT, fold: LOOKED_AT },
  fill: [weighed(KIND_RULES.field)],
  field: [weighed(ANY_FIELD)],
  upload: [weighed(KIND_RULES.field), ...CLICKED],
  select: [weighed(KIND_RULES['drop-down']), weighed(CHOICES, 10), weighed(KIND_RULES.list, 20)],
  check: [weighed(CHECKABLE)],
  place: [weighed(PLACES), weighed(CHIPS)],
  // People mean the words that they see.
  neighbour: [weighed(TEXT), weighed(CLICKABLE, 10), weighed(KIND_RULES.field, 10)],
};

/** What opens stands in it, or is a region that it names. */
const OPENED: KindRule = { roles: 'region group', tags: 'details', headed: 'inside', content: 20 };
/** What is folded away may be nothing but the button that unfolds it. */
const UNFOLDING: KindRule = { tags: 'summary', shapes: 'opening' };

/** What opens a menu and has no name, or none but that. */
const OPENING_MENU: KindRule = {
  shapes: 'opening-menu',
  marks: 'hamburger|burger|navbar-toggler|menu-toggle|menu-button|menu-btn|menu-icon|nav-toggle',
  called: '(?:(?:toggle|open|show|main|site|mobile) )?(?:navigation|menu|nav)(?: menu)?|[☰≡⋮⋯]',
  only: 'usable',
};

export const isFilledMessage = ({ role, name }: Target, purpose: Purpose): boolean =>
  purpose === 'fill' && (role === 'message' || role === 'article') && name === undefined;

export function rulesFor(target: Target, purpose: Purpose): readonly WeighedRule[] {
  const { role, name } = target;
  if (role === undefined || (role === 'thing' && name !== undefined)) return WITHOUT_KIND[purpose];
  if (isFilledMessage(target, purpose)) return WITHOUT_KIND.fill;
  if (role === 'list') return rulesForList(purpose);
  if (name !== undefined && isOfMenu(target)) return ENTRIES;
  return (
    (name === undefined ? undefined : MORE_RULES[`${purpose} a named ${role}`]) ??
    MORE_RULES[`${purpose} ${role}`] ?? [weighed(KIND_RULES[role])]
  );
}

const HEADS = [weighed(KIND_RULES['column header']), weighed(KIND_RULES.header, 12)];
/** What is looked at may be a cross that nobody can press: "no" in a column of answers. */
const CROSSES = [
  weighed(KIND_RULES.cross),
  weighed({ called: 'close|cross|times|x ?mark|cancel|clear|×|✕|✖|✗|✘|❌', only: 'pictured' }, 10),
];

/** What people call the entries of a menu are its links and buttons. */
const ENTRIES = [
  weighed(KIND_RULES.item),
  weighed({ roles: 'link button tab menuitem menuitemcheckbox menuitemradio', content: 0 }, 12),
];
const isOfMenu = ({ role, within }: Target): boolean =>
  role === 'item' && /^(?:menu|navigation|sidebar)$/.test(within?.role ?? '');

/** Only where they are called so: nobody counts them among the pictures. */
const PICTURED = [weighed(KIND_RULES.image), weighed({ shapes: 'initials' }, 20)];
const NAMED_IMAGES = { 'click a named image': PICTURED, 'hover a named image': PICTURED };

const NAMED_HEADS = { 'click a named header': HEADS, 'hover a named header': HEADS };

/** What else is meant, by what is wanted of which kind. */
const MORE_RULES: Readonly<Record<string, readonly WeighedRule[]>> = {
  // Who clicks a menu clicks what opens it, and who opens a dialog clicks what is called so.
  'click a named menu': [weighed(CLICKABLE), weighed(USABLE, 8), weighed(KIND_RULES.menu, 12)],
  'click menu': [weighed(OPENING_MENU), weighed(KIND_RULES.menu, 12)],
  // One clicks the head of a column rather than that of the page.
  ...NAMED_HEADS,
  ...NAMED_IMAGES,
  'click a named dialog': [weighed(KIND_RULES.dialog), weighed(CLICKABLE, 12)],
  'place disclosure': [weighed(OPENED)],
  // What is written into "the message area" stands in a field.
  'fill a named section': [
    weighed(KIND_RULES.editor),
    weighed(KIND_RULES.field, 10),
    weighed(KIND_RULES.section, 40),
  ],
  'read cross': CROSSES,
  'absence cross': CROSSES,
  'fold section': [weighed(KIND_RULES.section), weighed(UNFOLDING)],
};

/** People call a drop-down a list, too; what they want of it tells. */
function rulesForList(purpose: Purpose): readonly WeighedRule[] {
  const choosing = purpose === 'select' || purpose === 'fill';
  // Less than a list that only its rows tell.
  return [weighed(KIND_RULES.list, choosing ? 15 : 0), weighed(KIND_RULES['drop-down'], choosing ? 0 : 36)];
}
