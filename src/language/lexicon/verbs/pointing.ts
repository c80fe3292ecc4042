/** What is done with the pointer: clicked, hovered over, dragged, scrolled. */
import type { Action, Target } from '../../../meaning/meaning.js';
import { place, type Where } from '../../grammar/things/place.js';
import type { FieldPair } from '../../grammar/values/fieldPairs.js';
import { clickedAgain } from './again.js';
import type { Thing, Things, VerbEntry } from './VerbEntry.js';

/** "Drag "Milk" from the "To do" list to …" */
const dragged = ({ thing, source, onto }: Thing & { source?: Target; onto: Target }): Action => ({
  ...{ kind: 'drag', onto },
  // A column that is only named is where it is dragged away from.
  target: source?.role === undefined || thing.within ? thing : { ...thing, within: source },
});

/** "Click edit next to "Blog"". */
const labelIn = ({ labelWord, where }: { labelWord: Target; where: Where }): Action | undefined => {
  const target = Object.keys(where).length === 0 ? undefined : place(labelWord, where);
  return target && { kind: 'click', target };
};

const draggedToPlace = ({ thing, ordinal }: { thing: Target; ordinal: number | 'last' }): Action => ({
  ...{ kind: 'drag', target: thing, onto: { role: 'item', ordinal } },
});

export const POINTING: readonly VerbEntry[] = [
  {
    verbs:
      'click, find and click, find and click on, locate and click, press, tap, hit|hit, push, activate, invoke, click on, click at, press on, tap on, single-click, trigger, operate, use, left-click, strike|struck',
    ways: [
      ['(on|in|at|into|inside|inside_of|down)? {things!} (on)? {times}?', 'click target:things times:times'],
      ['(again|once_more|a_second_time|one_more_time|another_time) (on)? {things}', clickedAgain, -0.2],
      ['(on)? {things} (again|once_more|one_more_time|a_second_time|another_time)', clickedAgain, -0.2],
      // "Press the button again with the due date 31/12/2025"
      [
        '(on)? {thing} again (,)? (but | this time)? with {fieldPairs}',
        ({ thing, fieldPairs }: Thing & { fieldPairs: FieldPair[] }): Action[] => [
          ...fieldPairs.map(({ name, value }): Action => ({ kind: 'fill', target: { name }, value })),
          { kind: 'click', target: thing },
        ],
        -0.3,
      ],
      ['(on)? {labelWord}', 'click target:labelWord', 0.25],
      [
        '(on)? (the)? (letters|digits|numbers|letter_keys) {quotedNames:names}',
        ({ names }: { names: string[] }) =>
          names.map((name): Action => ({ kind: 'click', target: { name } })),
        -0.3,
      ],
      ['(on)? {verbLabel:labelWord} {where}', labelIn, -0.1],
      ['(outside|beside) (of)? {thing}', 'clickOutside target:thing'],
      ['(somewhere|anywhere) outside (of)? {thing}', 'clickOutside target:thing'],
      ['(somewhere|anywhere|elsewhere)? (outside|beside|else) (of_it)?', 'clickOutside target.ref:=it'],
      ['(on)? {things} (with|using) the right mouse button', 'rightClick target:things'],
      [
        '(on)? {thing} (while|whilst) holding (down)? (the)? {modifier} (key|down)?',
        'click target:thing holding:modifier',
      ],
      ['(on)? {thing} with {modifier} (key)? (held|pressed) (down)?', 'click target:thing holding:modifier'],
    ],
  },
  { verbs: 'do|did|done', ways: [['{quotedThing!}', 'click target:quotedThing', 0.9]] },
  // "Realise a click on the button"
  {
    verbs:
      'do|did|done, make|made, give|gave|given, perform, effect, execute, realize, realise, carry out, effectuate',
    ways: [
      [
        '(a|one|the) (single|left|mouse)? (click|tap|press) (on|in|over|at|onto|of|into) {things}',
        'click target:things',
        -0.3,
      ],
      [
        '(a|one|the) (double_click|double-click|doubleclick) (on|in|over|at|onto|of|into) {things}',
        'doubleClick target:things',
        -0.3,
      ],
      [
        '(a|one|the) (right_click|right-click) (on|in|over|at|onto|of|into) {things}',
        'rightClick target:things',
        -0.3,
      ],
    ],
  },
  { verbs: 'click, press, tap, clic', ways: [['(over|onto|upon) {things}', 'click target:things', 0.1]] },
  {
    verbs: 'follow',
    ways: [
      [
        '{things!}',
        ({ things }: Things) =>
          things.map((target) => ({ kind: 'click', target: { ...target, role: target.role ?? 'link' } })),
      ],
    ],
  },
  {
    verbs:
      'hover, hover over, hover on, mouse over, point at, point to, mouseover, rest the mouse on, rest the pointer on, rest the cursor on',
    ways: [
      ['(over|on|above)? {things!}', 'hover target:things'],
      [
        '(with|your)? (the)? (mouse|pointer|cursor|mouse_pointer) (over|on|above|onto|to) {thing}',
        'hover target:thing',
        -0.6,
      ],
    ],
  },
  {
    verbs: 'move, rest, put|put, place, position, bring|brought',
    ways: [
      [
        '(the|your|my)? (mouse|pointer|cursor|mouse_pointer|mouse_cursor) (over|on|onto|to|above) {thing}',
        'hover target:thing',
      ],
      ['(the|your|my)? (mouse|pointer|cursor|mouse_pointer) away (from {thing})?', 'movePointerAway'],
    ],
  },
  {
    verbs: 'drag, grab, take|took|taken, pull, move, drag and drop, drop',
    ways: [
      [
        '{thing!} (from {thing:source})? (and drop it | and drop | and pull it | and drag it | with the mouse and pull it across | and move it)? (on|onto|to|into|over|on_to|on_top_of|in|across_onto|over_to|across_to|over_into) {thing:onto} (and_drop_it_there|and_drop_it|and_release|and_let_go)?',
        dragged,
        0.05,
      ],
      // "From the palette onto the canvas": where it came from is only described.
      [
        '{thing!} from (the|our|my) {noun} (onto|on_to|into) {thing:onto}',
        'drag target:thing onto:onto',
        0.15,
      ],
      ['{thing!} to (the)? (very)? {listEnd:ordinal} of (the|its|this) list', draggedToPlace, -0.3],
      ['{thing!} to (the)? {ordinal} (position|place|slot|spot)', draggedToPlace, -0.1],
      [
        '{thing!} (by (its|the) (handle|grip|corner|drag_handle))? (and (drop|drops|release|releases|let_go|put) (it|them)? | up | down)? {dropPlace} {thing:onto}',
        'drag target:thing onto:onto place:dropPlace',
      ],
    ],
  },
  {
    verbs: 'drag, slide|slid, move, pull, set|set',
    ways: [
      [
        '(the)? (slider of)? {slider!} (all the way)? (to|until|up_to|down_to|at|on) {numeric}',
        'fill target:slider value:numeric',
      ],
      [
        '{thing!} (all the way)? (to|on) (the|its) (left|far_left|minimum|lowest_value|minimum_value|start|beginning)',
        'setToEnd target:thing end:=minimum',
      ],
      [
        '{thing!} (all the way)? (to|on) (the|its) (right|far_right|maximum|highest_value|maximum_value|end)',
        'setToEnd target:thing end:=maximum',
      ],
    ],
  },
  { verbs: 'blur', ways: [['(it)?', 'leave', 0.1]] },
  {
    verbs: 'zoom in, zoom out, zoom',
    ways: [['{times}? (with|using|via|by|on) {thing} {times:more}?', 'click target:thing times:times']],
  },
  {
    verbs: 'scroll, jump',
    ways: [
      [
        '(up|down)? (the page)? (all the way)? (up|down)? to (the)? {pageEnd} (of the page)?',
        'scroll towards:pageEnd',
      ],
      ['(up|down)? (all the way)? to the {pageEnd} of {thing}', 'scroll towards:pageEnd target:thing'],
      [
        '{thing} (all the way)? to the {pageEnd} (of (the)? {bareWords})?',
        'scroll towards:pageEnd target:thing',
      ],
      ['all the way down', 'scroll towards:=bottom'],
      ['(the page)? {upOrDown} (a_bit|a_little|some|one_page|a_page)?', 'scroll towards:upOrDown'],
      ['{thing} {upOrDown}', 'scroll towards:upOrDown target:thing'],
      ['{upOrDown} (in|inside|within) {thing}', 'scroll towards:upOrDown target:thing'],
      [
        '(all_the_way)? (up|down)? (a_bit|a_little|all_the_way)? (to|until|till) (i_see|i_came_to|i_come_to|i_reach)? {thing} (is (visible|shown|seen|displayed|in_view))?',
        'scrollTo target:thing',
      ],
      ['{thing} into view', 'scrollTo target:thing'],
    ],
  },
];
