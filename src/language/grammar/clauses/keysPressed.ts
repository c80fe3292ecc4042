/** Keys that are pressed, with what they do: "one more Tab lands on Save", "with the Down key we go on to B". */
import { compileRules, type Reader } from '../../chart.js';
import type { Row } from '../../template.js';

const FOCUSED = 'expectState target:thing state:=focused negated:=false';
const PRESS = 'press ...keyPress';

/** A key in a clause of its own, and what comes of it. */
export const KEYS: readonly Row[] = [
  ['{keyPress}', PRESS, 0.3],
  ['{keyPress} (in|on|inside|within|from) {thing} (,)?', `${PRESS} target:thing`, 0.2],
  ['{keyPress} (from_here|here|there|now|then)? {keyDoes}', `${PRESS} ; @keyDoes`, -0.2],
  ['{keyPress} (in|on|inside|within|from) {thing} (,)? {keyDoes}', `${PRESS} target:thing ; @keyDoes`, -0.2],
  // "From the title field, Tab moves into the toolbar"
  ['(from|in|out_of) {thing} (,)? {keyPress} {keyDoes}', `${PRESS} target:thing ; @keyDoes`, -0.3],
  [
    '{tabPress} (moves|goes|jumps|leads|gets|takes|brings) (me|you|us|one|the_focus|focus)? from {thing} (straight|directly|back)? (to|into|onto) {thing:next}',
    'press ...tabPress target:thing ; expectState target:next state:=focused negated:=false',
    -0.4,
  ],
  // "Tabbing to "Route" brings this link into view"
  [
    '(tabbing|going|moving) to {thing} (with|by)? ((the)? tab (key)?)? (brings|scrolls|moves|gets) (it | (this|that|the) (link|button|field|element|control|item|heading|row|option)) into (view|sight|the_view|the_visible_area)',
    'focus target:thing ; expectState target:thing state:=in_view negated:=false',
    -0.4,
  ],
  // "Move to the "Play" button and activate it with the space bar"
  [
    '({actor})? (move|moves|go|goes|tab|tabs|navigate|navigates) (on)? to {keyTarget:thing} (,|and|,_and) (then)? ((activate|activates|press|presses|operate|operates|trigger|triggers) it (with|by|using|via) {keyPress} | (press|presses|hit|hits) {keyPress})',
    `focus target:thing ; ${PRESS}`,
    -0.5,
  ],
  // "Pressing c turns captions on: the button "Captions" is pressed"; "Delete Router: …" deletes one.
  ['{saidPress} {anything} : {checkClauses}', 'press ...saidPress ; @checkClauses', 0.3],
  ['{tabPress} (->|=>|→|⇒|➔) {thing}', `press ...tabPress ; ${FOCUSED}`],
  [
    '(with|by|using|via|through) {keyPress} (,)? {actor} (then|can|may)? (go|goes|move|moves|get|gets|come|comes|step|went|moved|came|got|land|lands|reach|reaches) (on|over|down|up|back|forward)? (to|onto|into|at)? {thing}',
    PRESS,
  ],
  [
    '(with|by|using|via|through) {movePress} (,)? {actor} (then|can|may)? (go|goes|move|moves|get|gets|come|comes|step|went|moved|came|got|land|lands|reach|reaches) (on|over|down|up|back|forward)? (to|onto|into|at)? {thing}',
    `press ...movePress ; ${FOCUSED}`,
    -0.1,
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
    '({actor})? {operates} {thing} (with|by|via|using|through|by_means_of) {keyPress}',
    `${PRESS} target:thing`,
    -0.1,
  ],
  [
    '({actor})? (leave|leaves|exit|exits|get_out_of|quit) {thing} (with|by|via|using) {keyPress}',
    PRESS,
    -0.1,
  ],
  ['{gerund} {keyDoes}', '@gerund ; @keyDoes', -0.1],
  ['{gerund} {leadsToPage:page}', '@gerund ; @page', -0.3],
];

/** "With focus on the slider: Home …": what is pressed then is pressed there. */

type Press = { key: string; times?: number };

const press = ({ key, times }: Press): Press => ({
  key,
  ...(times !== undefined && times > 1 && { times }),
});

const MORE = 'one_more|one_further|another|a_single|a_further|a_second|a|an|the|single|a_press_of|press_of';

export const PRESSED_READERS: Readonly<Record<string, Reader>> = {
  /** "Each followed by Enter". */
  eachThen: compileRules([
    { pattern: 'each (of_them)? (followed_by|confirmed_by|confirmed_with|and_then|then|with) {keyPress}' },
  ]),
  keyPress: compileRules([
    { pattern: '{keyNote:key} {times}?', means: press },
    { pattern: `(${MORE}) {keyNote:key} (key|press|keystroke)?`, means: press, cost: 0.02 },
    {
      pattern:
        '(pressing|hitting|striking|typing|press|hit|a_press_of|key) (on)? (the|the_letter|the_key|letter)? {key} (key)? {times}? (again|once_more)?',
      means: press,
      cost: 0.02,
    },
    // "Tab tab"
    {
      pattern: '{keyNote:key} {keyNote:again}',
      means: ({ key, again }: { key: string; again: string }) =>
        key === again ? press({ key, times: 2 }) : undefined,
    },
  ]),
  movePress: (chart, at) =>
    chart.read('keyPress', at).filter(({ value }) => /^(?:Shift\+)?Tab$|^Arrow/.test((value as Press).key)),
  saidPress: (chart, at) =>
    /^(?:press|hitt)ing$/.test(chart.tokens[at]?.lower ?? '') ? chart.read('keyPress', at) : [],
  tabPress: (chart, at) =>
    chart.read('keyPress', at).filter(({ value }) => /^(?:Shift\+)?Tab$/.test((value as Press).key)),
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
