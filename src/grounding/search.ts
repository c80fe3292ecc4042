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

const CLICKED: readonly WeighedRule[] = [
  { rule: CLICKABLE, cost: 0 },
  { rule: KIND_RULES.field, cost: 20 },
  // Of texts rather what looks as if one could click it.
  { rule: USABLE, cost: 30 },
  { rule: TEXT, cost: 40 },
];
const LOOKED_AT: readonly WeighedRule[] = [
  { rule: CLICKABLE, cost: 0 },
  { rule: KIND_RULES.field, cost: 5 },
  { rule: TEXT, cost: 20 },
];

/** Of radio buttons one is chosen, too. */
const CHOICES: KindRule = { roles: 'radiogroup group', tags: 'fieldset', headed: 'inside' };

/** Where no kind is said. */
const WITHOUT_KIND: Record<Purpose, readonly WeighedRule[]> = {
  click: CLICKED,
  hover: CLICKED,
  drag: CLICKED,
  fill: [{ rule: KIND_RULES.field, cost: 0 }],
  field: [{ rule: ANY_FIELD, cost: 0 }],
  upload: [{ rule: KIND_RULES.field, cost: 0 }, ...CLICKED],
  select: [
    { rule: KIND_RULES['drop-down'], cost: 0 },
    { rule: CHOICES, cost: 10 },
    { rule: KIND_RULES.list, cost: 20 },
  ],
  check: [{ rule: CHECKABLE, cost: 0 }],
  read: LOOKED_AT,
  absence: LOOKED_AT,
  fold: LOOKED_AT,
  place: [{ rule: PLACES, cost: 0 }],
  // People mean the words that they see.
  neighbour: [
    { rule: TEXT, cost: 0 },
    { rule: CLICKABLE, cost: 10 },
    { rule: KIND_RULES.field, cost: 10 },
  ],
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

export const isFilledMessage = ({
  target: { role, name },
  purpose,
}: Pick<Search, 'target' | 'purpose'>): boolean =>
  purpose === 'fill' && role === 'message' && name === undefined;

export function rulesFor({ role, name }: Target, purpose: Purpose): readonly WeighedRule[] {
  if (role === undefined || (role === 'thing' && name !== undefined)) return WITHOUT_KIND[purpose];
  if (isFilledMessage({ target: { role, ...(name !== undefined && { name }) }, purpose }))
    return WITHOUT_KIND.fill;
  if (role === 'list') return rulesForList(purpose);
  return (
    (name === undefined ? undefined : MORE_RULES[`${purpose} a named ${role}`]) ??
    MORE_RULES[`${purpose} ${role}`] ?? [{ rule: KIND_RULES[role], cost: 0 }]
  );
}

/** What else is meant, by what is wanted of which kind. */
const MORE_RULES: Readonly<Record<string, readonly WeighedRule[]>> = {
  // Who clicks a menu clicks what opens it.
  'click a named menu': [
    { rule: CLICKABLE, cost: 0 },
    { rule: USABLE, cost: 8 },
    { rule: KIND_RULES.menu, cost: 12 },
  ],
  'click menu': [
    { rule: OPENING_MENU, cost: 0 },
    { rule: KIND_RULES.menu, cost: 12 },
  ],
  // Who opens one clicks what is called so.
  'click a named dialog': [
    { rule: KIND_RULES.dialog, cost: 0 },
    { rule: CLICKABLE, cost: 12 },
  ],
  'place disclosure': [{ rule: OPENED, cost: 0 }],
  'fold section': [
    { rule: KIND_RULES.section, cost: 0 },
    { rule: UNFOLDING, cost: 0 },
  ],
};

/** People call a drop-down a list, too; what they want of it tells. */
function rulesForList(purpose: Purpose): readonly WeighedRule[] {
  const choosing = purpose === 'select' || purpose === 'fill';
  return [
    { rule: KIND_RULES.list, cost: choosing ? 15 : 0 },
    // Less than a list that only its rows tell.
    { rule: KIND_RULES['drop-down'], cost: choosing ? 0 : 36 },
  ];
}
