/** Where a case begins: a page that is open. */
import { compileRules, type Reader, type Rule, type Span } from '../../chart.js';
import { SIGNED_IN } from './linked/signedIn.js';
import { rowsOf } from '../../template.js';
import type { Manner } from '../auxiliaries.js';
import type { Action, Target } from '../../../meaning/meaning.js';
import type { EventSaid } from '../predicates/said.js';

/** "I am on "/cart"", unlike "I start on "/cart"", may be what is expected. */
const stated = (open: Action, { tokens, from, to }: Span): Action & EventSaid =>
  tokens
    .slice(from, to)
    .some(({ type, lower }) => type === 'word' && /^(?:opens|starts?|begins)$/.test(lower))
    ? open
    : { ...open, stated: true };

export const OPENED: readonly Rule[] = [
  ...SIGNED_IN,
  {
    pattern:
      '{isAction} {actor} (is|am|are|was|were|am_back|is_back|are_looking|is_looking|looks|have|has|had|watches|follows|stands|is_working|lands|is_applying|start|starts|starts_a_quote|is_standing|opens) (back|again|now)? (on|at|in)? (the|my|our)? {pageWords}? {address} (page|screen|open|loaded|in_front_of_me|in_front_of_him|in_front_of_her|in_front_of_us|as_a_favourite|displayed)? {inBrowser}?',
    means: ({ address }: { address: string }, span: Span) => [stated({ kind: 'open', address }, span)],
    cost: -0.1,
  },
  {
    pattern:
      '{isAction} {actor} (is|am|are|was|were|lands|land|arrives|starts|start|begins) (on|at|from)? {startPage}',
    means: (_: object, span: Span) => [stated({ kind: 'open' }, span)],
    cost: -0.2,
  },
  ...rowsOf([
    [
      '{isAction} (the)? ({kind} | {noun}) {quotedName} (is|was) (open|opened|loaded) (under|at|on) {address}',
      'open address:address told:=true',
      0,
    ],
    ['{isAction} {startPage}', 'open', 0.2],
    [
      '{isAction} {actor} (am|is|are|was|were) (now|back|again)? (on|in|at|under) {path}',
      'click target:path',
      0,
    ],
    [
      '{isAction} {actor} (am|is|are|was|were|start|starts|begin|begins|land|lands|stand|stands) (back|again|now|currently|already|still)? (on|at|from|in) {pageName}',
      'goTo page:pageName stated:=true',
      0.05,
    ],
    [
      '{isAction} {actor} (am|is|are) (now|back|again|still)? on {quotedName:pageName}',
      'goTo page:pageName stated:=true',
      0.1,
    ],
    ['{isAction} am (now|already|still)? (on|at|in) {pageName}', 'goTo page:pageName stated:=true', 0.1],
    [
      '{isAction} (the|my|our)? (app|application|site|website|shop|system|browser) (is|was) (open|opened|started|running) (on|at|in) (the)? {pageName}',
      'goTo page:pageName stated:=true',
      0.05,
    ],
    [
      '{isAction} (the|my|our)? (app|application|site|website|shop|system|browser) (is|was) (open|opened) (on|at) (the)? {properSpan:pageName}',
      'goTo page:pageName stated:=true',
      0.2,
    ],
    [
      '{isAction} {pageName} (is|was|has_been|gets) (already|now)? (open|opened|loaded|displayed|shown|visible)',
      'goTo page:pageName',
      0.05,
    ],
  ]),
  ...rowsOf([
    [
      '{isAction} {actor} (am|is|are|was|were) (now|already|currently|still|back)? in {partOfApp}',
      'goTo page:partOfApp stated:=true',
      0.05,
    ],
    [
      '{isAction} {actor} (am|is|are|was|were) (now|already|currently|still|back)? (looking_at|viewing|browsing) {partOfApp}',
      'goTo page:partOfApp stated:=true',
      0.05,
    ],
    [
      '{saidAction} {actor} (am|is|are|was|were) (now|already|currently|still|back)? (on|at) {partOfApp}',
      'goTo page:partOfApp stated:=true',
      0.3,
    ],
    ['{isAction} {actor} (have|has|had) {startPage} (open|running)', 'open', -0.1],
    [
      '{isAction} ({actor})? (leave|leaves|left|keep|keeps|kept) (everything|all|all_fields|all_the_fields|every_field|each_field|the_form|the_fields|the_rest | (all)? (the)? (other|remaining) (fields|inputs|boxes)) (blank|empty)',
      'pass',
      -0.9,
    ],
    [
      '{isAction} ({actor})? (leave|leaves|left|keep|keeps|kept) (everything | all | the form | all fields | {things}) (as_it_is|as_it_was|as_is|as_they_are|as_they_were|unchanged|untouched|alone)',
      'pass',
      -0.3,
    ],
    [
      '{isAction} ({actor})? (go|goes|get|gets|navigate|switch|change|return|returns|go_back|goes_back|come_back) to ({properSpan} | {quotedName:properSpan}) (with|via|through|using|by|in) {placeOfMore:thing}',
      'click target.name:properSpan target.within:thing',
      0.1,
    ],
    // "I have opened the app and am on the Offers page".
    [
      '{isAction} ((am|are|is) (now|already|currently|still)? (on|in|at) | (am|are|is)? (viewing|looking_at)) {partOfApp}',
      'goTo page:partOfApp stated:=true',
      0.1,
    ],
  ]),
  // "The following goes into the "Body" field", "Step 1 is completed with" what the step carries.
  ...rowsOf([
    [
      '(the)? following (text|message|lines|words)? (goes|is_put|is_entered|is_written|is_typed|is_filled) (in|into|to) {field}',
      'fill target:field value:=\u0001',
      -0.2,
    ],
  ]),
  {
    pattern:
      '{isAction} {anything} (completed|filled_in|filled_out|filled|submitted) (with|as|like|using) {carriedTable}',
    means: () => [{ kind: 'fillForm', fields: [] } as Action],
    cost: 0.1,
  },
  {
    pattern:
      '{isAction} {thingWithAddress} (is|was|has_been|gets|are) (open|opened|loaded|displayed|called_up|visited|shown|present|accessed|reached|launched|up) ((at|under|on|in) {address})? {inBrowser}?',
    means: ({ thingWithAddress, address }: { thingWithAddress: string; address?: string }) =>
      (address ?? thingWithAddress) === ''
        ? undefined
        : [{ kind: 'open', address: address ?? thingWithAddress, told: true } as Action],
    cost: -0.05,
  },
  {
    pattern:
      '{isAction} (the|my|our)? (app|application|site|website|shop|system) (is|was) (open|opened|started|running) (on|at|under) {address}',
    means: ({ address }: { address: string }, span: Span) => [stated({ kind: 'open', address }, span)],
    cost: -0.3,
  },
  {
    pattern: '{isAction} {thing} (is|was|gets) given (the|keyboard)? focus',
    means: ({ thing }: { thing: Target }) => [{ kind: 'focus', target: thing } as Action],
    cost: -0.1,
  },
  {
    pattern:
      '{isAction} (the)? (cursor|focus|keyboard_focus) (is|was)? (placed|put|set|moved) (in|on|into|to) {thing}',
    means: ({ thing }: { thing: Target }) => [{ kind: 'focus', target: thing } as Action],
    cost: -0.1,
  },
  ...rowsOf([
    ['{isAction} {actor} (is|am|are) (on|using) (a|an|the) {device}', 'emulate device:device', -0.6],
    [
      '{isAction} (the)? (mouse|pointer|cursor|mouse_pointer) (is|gets|was) (moved|placed|put|rested|held) (over|on|onto|above|to) {thing}',
      'hover target:thing',
      -0.2,
    ],
    [
      '{isAction} {actor} (have|has|had) {quotedThing:thing} (open|in_front_of_me|in_front_of_her)',
      'expectVisible target:thing negated:=false',
      0.4,
    ],
    [
      '{actor} (leave|leaves|left|let|lets|keep|keeps) {thing} (on|at|as|to) {pairValue:value}',
      'expectContent target:thing relation:=shows text:value negated:=false',
      -0.1,
    ],
  ]),
  {
    pattern:
      '{isAction} (the)? (page|site|app|application|browser) (is|was|gets|has_been) (reloaded|refreshed)',
    means: () => [{ kind: 'reload' } as Action],
    cost: -0.2,
  },
  {
    pattern: '{isAction} {noCheck} {windowWords} {be} {size}',
    means: ({ size: [width, height] }: { size: readonly [number, number] }) => [
      { kind: 'setWindow', width, height } as Action,
    ],
    cost: -0.2,
  },
  {
    pattern: '{isAction} {startPage} ({address})? {be} (now)? (open|opened|loaded|displayed|shown)',
    means: ({ be, address }: { be: Manner; address?: string }) =>
      be.negated ? undefined : [{ kind: 'open', ...(address && { address }), stated: true } as Action],
    cost: -0.4,
  },
  {
    pattern: '{isAction} {pageWords}? {address} {inBrowser}?',
    means: ({ address }: { address: string }) => [{ kind: 'open', address } as Action],
    cost: 0.3,
  },
  {
    pattern: '{isAction} (the)? {bareWords} (screen|page|view|form|site)? (at|on|under) {address}',
    means: ({ address }: { address: string }) => [{ kind: 'open', address, told: true } as Action],
    cost: 0.3,
  },
];

export const OPENED_READERS: Readonly<Record<string, Reader>> = {
  /** A case begins with it. */
  starting: ({ context }, at) =>
    (context as { isFirst: boolean }).isFirst ? [{ end: at, cost: 0, value: '' }] : [],
  thingWithAddress: compileRules([
    { pattern: '(the|a)? {bareWords}', means: () => '' },
    { pattern: '{pageWords}? {address}' },
    { pattern: '(the|a)? {bareWords} (at|under|on) {address}', cost: -0.2 },
    { pattern: '(the|a)? {bareWords} \\( {address} \\)' },
  ]),
};
