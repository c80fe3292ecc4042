/** Whether a thing is in a state, to tell it from others: "the selected row". */
import type { State } from '../meaning/relations.js';
import type { ScreenNode, States } from '../screen/Screen.js';

export function isInState({ states, attributes, isInView }: ScreenNode, state: State): boolean {
  const isMarked = (marks: RegExp) => marks.test(attributes.className ?? '');
  const said = SAID[state];
  if (said !== undefined) return said(states);
  if (state === 'in view') return isInView;
  if (state === 'selected' || state === 'highlighted' || state === 'current')
    return CHOSEN.some((one) => states[one] === true) || isMarked(CHOSEN_MARKS);
  return false;
}

const CHOSEN = ['selected', 'current', 'checked', 'pressed'] as const;
const CHOSEN_MARKS = /(?:^|[\s_-])(?:selected|active|current|highlighted?|chosen|checked)(?:$|\s)/i;

const SAID: Partial<Record<State, (states: States) => boolean>> = {
  checked: ({ checked, pressed }) => checked === true || pressed === true,
  mixed: ({ checked }) => checked === 'mixed',
  enabled: ({ disabled }) => disabled !== true,
  disabled: ({ disabled }) => disabled === true,
  pressed: ({ pressed }) => pressed === true,
  expanded: ({ expanded }) => expanded === true,
  collapsed: ({ expanded }) => expanded === false,
  invalid: ({ invalid }) => invalid === true,
  required: ({ required }) => required === true,
  'read-only': ({ readOnly }) => readOnly === true,
  editable: ({ editable, readOnly, disabled }) => editable === true && readOnly !== true && disabled !== true,
  focused: ({ focused }) => focused === true,
  busy: ({ busy }) => busy === true,
  loaded: ({ loaded }) => loaded === true,
  playing: ({ paused }) => paused === false,
  paused: ({ paused }) => paused === true,
  muted: ({ muted }) => muted === true,
  'protected with a password': ({ password }) => password === true,
  draggable: ({ draggable }) => draggable === true,
  'scrolled to the top': ({ scroll }) => scroll !== undefined && scroll.y <= 1,
  'scrolled to the bottom': ({ scroll }) => scroll !== undefined && scroll.y >= scroll.yMost - 1,
  'scrollable sideways': ({ scroll }) => scroll !== undefined && scroll.xMost > 1,
};
