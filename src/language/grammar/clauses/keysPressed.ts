/** Keys that are pressed, with what they do: "one more Tab lands on Save", "with the Down key we go on to B". */
import { compileRules, type Reader, type Rule, type Span } from '../../chart.js';
import type { Action } from '../../../meaning/meaning.js';
import type { Row } from '../../template.js';
import type { SaidTarget } from '../things/place.js';
import { saysMore, saysOutcome } from './simple.js';

const FOCUSED = 'expectState target:thing state:=focused negated:=false';
const PRESS = 'press ...keyPress';

/** A key in a clause of its own, and what comes of it. */
export const KEYS: readonly Row[] = [
  ['{keyPress}', PRESS, 0.3],
  ['{keyPress} (in|on|inside|within|from) {thing} (,)?', `${PRESS} target:thing`, 0.2],
  ['{keyPress} {keyDoes}', `${PRESS} ; @keyDoes`, -0.2],
  ['{keyPress} (in|on|inside|within|from) {thing} (,)? {keyDoes}', `${PRESS} target:thing ; @keyDoes`, -0.2],
  ['from {thing} (,)? {keyPress} {keyDoes}', `${PRESS} target:thing ; @keyDoes`, -0.2],
  ['{tabPress} (->|=>|→|⇒|➔) {thing}', `press ...tabPress ; ${FOCUSED}`],
  [
    '{key} (key)? (has_been|was|is|gets) (pressed|hit|struck|used) (on|in) {thing}',
    'press key:key target:thing',
    -0.1,
  ],
  ['{keyPress} {anything} : {checkClauses}', `${PRESS} ; @checkClauses`, 0.3],
  [
    '(with|by|using|via|through) {keyPress} (,)? {actor} (then|can|may)? (go|goes|move|moves|get|gets|come|comes|step|went|moved|came|got|land|lands|reach|reaches) (on|over|down|up|back|forward)? (to|onto|into|at)? {thing}',
    PRESS,
  ],
  [
    '({actor})? (use|press|hit|presses|uses|hits|strike) {keyPress} (to_reach|to_get_to|to_go_to|to_land_on|to_move_to|until_I_reach|until_focus_is_on) {thing}',
    `${PRESS} ; ${FOCUSED}`,
    -0.1,
  ],
  [
    `({actor})? {goesOn} (with|by|via|using) {keyPress} from {thing} to {thing:next}`,
    `${PRESS} target:thing`,
    -0.2,
  ],
  [
    '({actor})? {goesOn} from {thing} to {thing:next} (with|by|via|using) {keyPress}',
    `${PRESS} target:thing`,
  ],
  [
    '({actor})? {operates} {itself} (with|by|via|using|through|by_means_of|on) {keyPress} (again)?',
    PRESS,
    -0.15,
  ],
  [
    '({actor})? {operates} {thing} (with|by|via|using|through|by_means_of) {keyPress}',
    `${PRESS} target:thing`,
    -0.1,
  ],
  [
    '({actor})? (leave|leaves|exit|exits|get_out_of|quit) {thing} (with|by|via|using) {keyPress}',
    PRESS,
    -0.1,
  ],
  [
    '(opened|closed|activated|triggered|invoked|expanded) (by|with|via|using) {keyPress} , {clauses}',
    `${PRESS} ; @clauses`,
    -0.1,
  ],
  ['({actor})? (arrow|arrows|arrowed) (over|on|through)? (to|onto) {thing}', 'focus target:thing', -0.1],
  ['({actor})? (arrow|arrows|arrowed) {wayOf} (over|on|through)? (to|onto) {thing}', 'press key:wayOf', -0.2],
  ['{gerund} {keyDoes}', '@gerund ; @keyDoes', -0.1],
];

/** "With focus on the slider: Home …": what is pressed then is pressed there. */
export const KEYS_THERE: readonly Rule[] = [
  {
    pattern:
      '{anything} (by|through|via|with) (pressing|hitting|striking|typing|using|means_of) {keyPress} {anything:more}?',
    means: ({ keyPress }: { keyPress: { key: string; times?: number } }, span: Span): Action[] | undefined =>
      saysOutcome(span) || saysMore(span) ? undefined : [{ kind: 'press', ...keyPress }],
    cost: -0.1,
  },
  {
    pattern:
      '(with|having|given) (the|keyboard)? (focus|cursor) (in|on|inside|at|placed_on|placed_in|set_to) {thing} (,|:|;)? {clauses}',
    means: ({ thing, clauses }: { thing: SaidTarget; clauses: Action[] }): Action[] =>
      clauses.map((action) =>
        action.kind === 'press' && action.target === undefined ? { ...action, target: thing } : action,
      ),
    cost: -0.1,
  },
];

type Press = { key: string; times?: number };

const press = ({ key, times }: Press): Press => ({
  key,
  ...(times !== undefined && times > 1 && { times }),
});

const MORE = 'one_more|one_further|another|a_single|a_further|a_second|a|an|the|single|a_press_of|press_of';

export const PRESSED_READERS: Readonly<Record<string, Reader>> = {
  keyPress: compileRules([
    { pattern: '{keyNote:key} {times}?', means: press },
    { pattern: `(${MORE}) {keyNote:key} (key|press|keystroke)?`, means: press, cost: 0.02 },
    { pattern: '{keyNote:key} (key|again|once_more|once_again|another_time)', means: press },
    {
      pattern:
        '(pressing|hitting|striking|typing|press|hit|a_press_of|key) (on)? (the|the_letter|the_key|letter)? {key} (key)? {times}? (again|once_more)?',
      means: press,
      cost: 0.02,
    },
    { pattern: '{keyNote:key} from (here|there)', means: press },
    // "Tab tab"
    {
      pattern: '{keyNote:key} {keyNote:again}',
      means: ({ key, again }: { key: string; again: string }) =>
        key === again ? press({ key, times: 2 }) : undefined,
    },
    { pattern: '(the)? {keyNote:key} key (once|again|once_more)?', means: press },
  ]),
  tabPress: (chart, at) =>
    chart.read('keyPress', at).filter(({ value }) => /^(?:Shift\+)?Tab$/.test((value as Press).key)),
  itself: compileRules([
    { pattern: '(it|this|that|them)', means: () => ({ ref: 'it' }) },
    { pattern: '({nothing})?', means: () => ({ ref: 'it' }), cost: 0.1 },
  ]),
  nothing: () => [],
  goesOn: compileRules([
    { pattern: '(move|moves|go|goes|step|switch|navigate|get|moving|going|moved|went)', means: () => '' },
  ]),
  operates: compileRules([
    {
      pattern:
        '(activate|activates|activated|operate|operates|operated|trigger|triggers|triggered|toggle|toggles|toggled|open|opens|opened|tick|ticks|untick|expand|collapse|close|closes|closed|dismiss|select|selects|selected|press|invoke|run|confirm|confirms|confirmed|choose|chooses|chose|submit|follow|shut|start|stop|play|accept)',
      means: () => '',
    },
  ]),
};
