/** What comes of a key, a click or a deed: "Escape closes the dialog", "clicking Join opens a new tab". */
import { compileRules, type Reader } from '../../chart.js';
import { findKey } from '../../lexicon/keys.js';
import type { Action, Target } from '../../../meaning/meaning.js';
import { isOnlySeen } from '../../../meaning/kinds.js';
import { rowsOf, type Row } from '../../template.js';

const BRINGS =
  'opens|shows|displays|reveals|brings_up|brings_back|pops_up|gives|adds|creates|restores|starts|triggers|opened|showed';
const TAKES =
  'moves|returns|brings|puts|sends|jumps|goes|wraps|lands|steps|moves_focus|returns_focus|moves_the_focus|leads|takes_you|gets_you|brings_you|brings_me|takes_me|sets';
const LEADS = 'leads|goes|takes|brings|jumps|navigates|redirects|sends|returns|led|took|brought';

const EFFECTS: readonly Row[] = [
  [
    '(closes|close|dismisses|hides|removes|collapses|deletes|cancels|nukes|closed) {things}',
    'expectVisible target:things negated:=true',
  ],
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
  ['(clears|empties|resets) {things}', 'expectEmpty target:things negated:=false'],
  [
    `(${TAKES}) (the)? (focus)? (on|back|round|around|over|down|up)? (to|into|in|onto|on) (the_first|the_last|the_next)? {thing}`,
    'expectState target:thing state:=focused negated:=false',
  ],
  ['(focuses) {thing}', 'expectState target:thing state:=focused negated:=false'],
  ['(expands|unfolds) {things}', 'expectState target:things state:=expanded negated:=false'],
  ['(enables|unlocks) {things}', 'expectState target:things state:=enabled negated:=false'],
  ['(disables|locks) {things}', 'expectState target:things state:=disabled negated:=false'],
];

export const KEY_READERS: Readonly<Record<string, Reader>> = {
  keyDoes: compileRules([
    { pattern: '{keyDoesOne}' },
    ...rowsOf([['{keyDoesOne} (and|,|,_and) {keyDoes}', '@keyDoesOne ; @keyDoes']]),
  ]),
  // "A panel with 3 switches".
  withCount: compileRules([
    {
      pattern: '{aDet}? {thing} (with|containing|having|holding|of) {amount} {fluff}? {counted}',
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
      means: ({ things }: { things: Target[] }) =>
        things.map((target): Action => ({
          kind: 'expectState',
          target,
          state: target.role === 'checkbox' ? 'checked' : 'selected',
          negated: false,
        })),
    },
  ]),
  // What is clicked so that something comes of it: no message, no field.
  clickable: (chart, at) =>
    chart.read('thing', at).filter(({ value }) => {
      const { role, name } = value as Target;
      if (name !== undefined && findKey(name) !== undefined) return false;
      return role === undefined ? name !== undefined : !isOnlySeen(role) && !NEVER_CLICKED.has(role);
    }),
};

const NEVER_CLICKED: ReadonlySet<string> = new Set([
  'dialog',
  'field',
  'section',
  'page',
  'sidebar',
  'form',
  'table',
]);
