/** What comes of a key, a click or an action: "Escape closes the dialog", "clicking Join opens a new tab". */
import { compileRules, type Chart, type Node, type Reader, type Span } from '../../../chart.js';
import { LEADS as LEADS_TO } from '../onPage.js';
import { FIRST_NAMES } from '../../../lexicon/firstNames.js';
import { findKey } from '../../../lexicon/keys.js';
import type { Action, Target } from '../../../../meaning/meaning.js';
import { isOnlySeen } from '../../../../meaning/kinds.js';
import { rowsOf, type Row } from '../../../template.js';
import { MORE_EFFECTS } from './moreEffects.js';

const BRINGS =
  'opens|shows|displays|reveals|brings_up|brings_back|pops_up|gives|adds|creates|restores|starts|triggers|opened|showed';
const TAKES =
  'returns|moves|brings|puts|sends|jumps|goes|wraps|lands|steps|leads|takes|gets|sets|passes|advances|shifts|cycles|travels|moves_focus|returns_focus|moves_the_focus';
const LEADS = 'leads|goes|takes|brings|jumps|navigates|redirects|sends|returns|led|took|brought';

const EFFECTS: readonly Row[] = [
  [
    '(closes|close|dismisses|hides|removes|deletes|cancels|nukes|closed) {things}',
    'expectVisible target:things negated:=true',
  ],
  ['(collapses|folds|folds_up) {things}', 'expectState target:things state:=expanded negated:=true', -0.2],
  ['(expands|unfolds) {things}', 'expectState target:things state:=expanded negated:=false', -0.2],
  ['(clears|empties|resets|cleared) {things}', 'expectEmpty target:things negated:=false', -0.3],
  [
    'makes it (clear|plain) (to {everybody})? that {quotedName:name}',
    'expectVisible target.name:name negated:=false',
    -0.2,
  ],
  ['brings (the) {things} back', 'expectVisible target:things negated:=false', -0.1],
  [`(${BRINGS}) {aDet}? {things}`, 'expectVisible target:things negated:=false'],
  [
    '(opens|leads|goes|opened|led) (up)? (in|to|into)? (a|another|the|its_own)? (new|another|separate|own|second)? (browser)? (tab|window) (of_its_own)?',
    'expectNewTab negated:=false',
    -0.2,
  ],
  [
    `(${LEADS}) (me|you|us|the_user|back|straight)? (back)? (to|on|onto) (the)? (page|url)? {address}`,
    'expectPage address:address negated:=false',
    -0.1,
  ],
  [
    `(${LEADS}) (me|you|us|the_user)? (back)? (to|on) {pageName}`,
    'expectPage name:pageName negated:=false',
    -0.2,
  ],
  [
    '(downloads|lowers|saves|exports|delivers) (a|the)? (file)? (called|named)? {fileName}',
    'expectDownload is.relation:=is is.text:fileName negated:=false',
    -0.2,
  ],
  [
    `(${TAKES}) (me|us|you|one|the_user|users)? (the)? (keyboard)? (focus)? (on|back|round|around|over|down|up|straight|forward|directly)? (to|into|in|onto|on|inside) (the_first|the_last|the_next)? {thing} (from_anywhere|directly|again|then)?`,
    'expectState target:thing state:=focused negated:=false',
  ],
];

/** Only a key takes somebody to a thing so that it has the focus; a click leads to another page. */
const isFocusTaken = ({ tokens }: Chart, at: number, { end, value }: Node): boolean =>
  /^(?:takes|brings|leads|sends)$/.test(tokens[at]?.lower ?? '') &&
  !tokens.slice(at, end).some(({ lower }) => lower === 'focus') &&
  (value as Action[]).some((action) => action.kind === 'expectState' && action.state === 'focused');

export const KEY_READERS: Readonly<Record<string, Reader>> = {
  /** What a key is pressed on. */
  keyTarget: (chart, at) =>
    chart
      .read('thing', at)
      .filter(({ value }) =>
        /^(?:button|link|checkbox|switch|radio button)$/.test((value as Target).role ?? ''),
      ),
  keyDoes: compileRules([
    { pattern: '{keyDoesOne}' },
    ...rowsOf([['{keyDoesOne} (and|,|,_and) {keyDoes}', '@keyDoesOne ; @keyDoes']]),
  ]),
  // "A panel with 3 switches".
  withCount: compileRules([
    {
      pattern: '{aDet}? {thing} (with|containing|having|holding|of) {amount} {vague}? {counted}',
      means: ({ thing, amount, counted }: { thing: Target; amount: object; counted: Target }) => ({
        kind: 'expectCount',
        things: { ...counted, within: thing },
        ...amount,
      }),
    },
  ]),
  keyDoesOne: compileRules([
    ...rowsOf([[`(${BRINGS}) {withCount}`, '@withCount', -0.1]]),
    ...rowsOf(EFFECTS),
    {
      pattern: '(selects|chooses|ticks|checks|activates) {things}',
      means: ({ things }: { things: Target[] }, { tokens, from }: Span) =>
        things.map((thing): Action => {
          const isTicked = tokens[from]?.lower === 'ticks';
          const isBox = thing.role === 'field' && isTicked;
          const target: Target = isBox ? { ...thing, role: 'checkbox' } : thing;
          const state = isTicked || target.role === 'checkbox' ? 'checked' : 'selected';
          return { kind: 'expectState', target, state, negated: false };
        }),
    },
    ...MORE_EFFECTS,
  ]),
  // "The row shows "x"" is said of it: nobody clicks it for that.
  clickDoes: (chart, at) =>
    SAYS.test(chart.tokens[at]?.lower ?? '')
      ? []
      : [
          ...chart.read('leadsToPage', at),
          ...chart.read('keyDoes', at).filter((node) => !isFocusTaken(chart, at, node)),
        ],
  leadsToPage: compileRules(
    rowsOf([
      [
        `${LEADS_TO} ({everybody})? (straight|directly)? (back)? to {pageName}`,
        'expectPage name:pageName negated:=false',
        -0.4,
      ],
      [
        `${LEADS_TO} ({everybody})? (straight|directly)? (back)? to {startPage}`,
        'expectPage negated:=false',
        -0.5,
      ],
    ]),
  ),
  // What is clicked so that something comes of it: no message, no field.
  clickable: (chart, at) =>
    chart.read('thing', at).filter(({ value }) => {
      const { role, name } = value as Target;
      if (name !== undefined && (findKey(name) !== undefined || isSomebody(name, chart, at))) return false;
      return role === undefined ? name !== undefined : !isOnlySeen(role) && !NEVER_CLICKED.has(role);
    }),
};

/** "Maria opens the menu": she does, and nobody clicks her. */
const isSomebody = (name: string, { tokens }: Chart, at: number): boolean =>
  FIRST_NAMES.has(name) && tokens[at]?.type === 'word';

const SAYS =
  /^(?:shows|displays|showed|reveals|gives|starts|selects|checks|ticks|sets|puts|goes|jumps|moves|returns|creates|has|changes|updates|turns|switches|resets|leaves|makes|enables|disables|unlocks|locks|activates|deactivates|shortens|narrows|reduces|limits|filters|cuts|lists|finds|yields|keeps)$/;

const NEVER_CLICKED: ReadonlySet<string> = new Set([
  'dialog',
  'editor',
  'list box',
  'menu',
  'list',
  'field',
  'section',
  'page',
  'sidebar',
  'form',
  'table',
]);
