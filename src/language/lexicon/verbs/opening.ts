/** What is opened, gone to, closed and sent off. */
import { KIND_WORDS } from '../../../meaning/kinds.js';
import type { Action, TabName, Target } from '../../../meaning/meaning.js';
import type { SaidTarget } from '../../grammar/things/place.js';
import { COLOURS } from '../states.js';
import type { TabSaid, Thing, Things, VerbEntry } from './VerbEntry.js';

export const OPENING: readonly VerbEntry[] = [
  {
    verbs: 'expand, unfold, fold out, unroll, open up',
    ways: [['{things!}', 'expand target:things']],
  },
  {
    verbs: 'collapse, fold, fold up, fold in, close up',
    ways: [['{things!}', 'collapse target:things']],
  },
  {
    verbs: 'open, display, show, bring up, pull up, call up, unfold, drop down',
    ways: [
      ['(up)? {things!}', ({ things }: Things) => things.map(opened)],
      ['(up)? {cards:things}', 'click target:things', -0.1],
    ],
  },
  {
    verbs: 'proceed, continue, go on|went|gone, go ahead|went|gone, move on, carry on|carried, advance',
    ways: [
      [
        '{unlessCheck} (from (the|my|our)? ({noun:old} | {bare:old}))? (on)? to (the|my|our)? {thing}',
        ({ thing }: Thing) => opened(thing),
        0.1,
      ],
    ],
  },
  {
    verbs:
      'switch, change, go|went|gone, move, turn, navigate, flip, jump, return, head, get|got, hop over, pop over, hop back',
    ways: [
      ['(over|back)? (to|into) {thing}', ({ thing }: Thing) => opened(thing), 0.1],
      ['(over)? from {name:old} (over)? to {thing}', ({ thing }: Thing) => opened(thing), 0.1],
      ['(over|back)? (to|into) {tabName}', 'switchTab tab:tabName', -0.4],
      [
        '(over|back)? to (the)? window {quotedName:name}',
        ({ name }: { name: string }) => ({ kind: 'switchTab', tab: { which: { name } } }),
        -0.3,
      ],
      [
        '(over|back)? to (the)? {quotedName} (browser)? window',
        ({ quotedName }: { quotedName: string }) => ({
          kind: 'switchTab',
          tab: { which: { name: quotedName } },
        }),
        -0.5,
      ],
      ['(over|back)? to {frame}', 'enterFrame target:frame', -0.3],
      ['(in|into|inside) {frame}', 'enterFrame target:frame', -0.4],
      ['(to|back_to)? (the)? (default content | page)', 'leaveFrame', -0.2],
    ],
  },
  {
    verbs: 'open, click, press',
    ways: [
      [
        '(the)? (date_picker|datepicker|date_range_picker|time_picker|color_picker|colour_picker|picker) (in|of|for|from) {field}',
        ({ field: target }: { field: Target }) =>
          target.role === 'field' ? { kind: 'click', target } : undefined,
        -0.5,
      ],
    ],
  },
  { verbs: 'enter', ways: [['{frame}', 'enterFrame target:frame', -0.2]] },
  {
    verbs: 'close, dismiss, shut|shut',
    ways: [
      ['(down)? {thing!}', ({ thing }: Thing) => closed(thing)],
      [
        '{thing} by (clicking|tapping) (somewhere|anywhere)? (outside|beside|next_to) (of)? (it|the_dialog|the_menu|the_popup)?',
        'clickOutside target:thing',
        -0.4,
      ],
      ['{thing} (with|using|by|via) (the|its|an)? {thing:cross}', 'click target:cross', 0.4],
      [
        '{tabName}',
        ({ tabName }: { tabName: TabSaid }) => ({
          kind: 'closeTab',
          ...(tabName.which !== 'this' && { tab: tabName as TabName }),
        }),
        -0.4,
      ],
    ],
  },
  // "Upload a new profile picture "me.png""
  {
    verbs: 'upload, attach',
    ways: [
      [
        '(the|a|an|my|our|another)? (new|second|first|large)? {noun}? ({noun:other} | {kind})? {files}',
        'upload files:files',
        0.25,
      ],
    ],
  },
  // "Visits 1,204" tells how many.
  {
    verbs: 'visit',
    ways: [['((the|my|our|this) {thing} | {quotedThing:thing})', ({ thing }: Thing) => opened(thing), 0.1]],
  },
  {
    verbs: 'come back|came|come',
    ways: [['to {thing}', ({ thing }: Thing) => opened(thing), 0.1]],
  },
  {
    verbs:
      'focus, focus on, put focus on, set focus to, set focus on, move focus to, give focus to, set the focus to, set the focus on, put the focus on, put the focus in, put the focus into, put keyboard focus into, put the cursor in, place the cursor in, move the focus to, set the cursor in, tab to',
    ways: [
      ['(on|into|to)? {thing!}', 'focus target:thing'],
      ['into {thing}', 'focus target:thing', -0.4],
    ],
  },
  {
    verbs: 'submit, send off|sent off, send|sent',
    ways: [
      ['(the)? {form!}', 'submit target:form'],
      ['(the form)? empty', 'submit target:<form>'],
    ],
  },
];

const POPUPS: readonly Target['role'][] = ['menu', 'drop-down', 'combo box', 'list box', 'list'];
const FOLDED: readonly Target['role'][] = ['section', 'disclosure', 'group', ...POPUPS];

function opened(target: Target): Action {
  const { role } = target;
  if (role === 'tab') return { kind: 'openWidgetTab', target };
  if (FOLDED.includes(role)) return { kind: 'expand', target };
  // "The worklist "Ward 3B"" is what leads there.
  return { kind: 'click', target };
}

function closed(said: SaidTarget): Action {
  const target = asMessage(said);
  return POPUPS.includes(target.role) || target.role === 'section' || target.role === 'disclosure'
    ? { kind: 'collapse', target }
    : { kind: 'closeWidget', target };
}

/** "The yellow warning": of whatever colour, there is hardly more than one. */
function asMessage(target: SaidTarget): SaidTarget {
  const { name = '', qualities = [], ...rest } = target;
  const [kind] = KIND_WORDS.get(name) ?? [];
  const isColoured = qualities.length > 0 && qualities.every((word) => COLOURS.has(word));
  return isColoured && kind?.kind === 'message' && !kind.isPlural ? { ...rest, role: 'message' } : target;
}
