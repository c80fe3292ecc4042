/** Whether a thing is in the state that a target says: "the selected tab". */
import type { State } from '../meaning/relations.js';
import type { ScreenNode, States } from '../screen/Screen.js';

export function isInState({ states, attributes, isInView }: ScreenNode, state: State): boolean {
  const isMarked = (marks: RegExp) => marks.test(attributes.className ?? '');
  const [only, wanted] = BY_ONE[state] ?? [];
  if (only !== undefined) return states[only] === wanted;
  const said = SAID[state];
  if (said !== undefined) return said(states);
  if (state === 'in view') return isInView;
  if (state === 'selected' || state === 'highlighted' || state === 'current')
    return CHOSEN.some((one) => states[one] === true) || isMarked(CHOSEN_MARKS);
  return false;
}

const CHOSEN = ['selected', 'current', 'checked', 'pressed'] as const;
const CHOSEN_MARKS = /(?:^|[\s_-])(?:selected|active|current|highlighted?|chosen|checked)(?:$|\s)/i;

/** Where only one of a thing's states decides: what that must be. */
const BY_ONE: Partial<Record<State, readonly [keyof States, boolean | 'mixed']>> = {
  ...({ mixed: ['checked', 'mixed'], disabled: ['disabled', true], pressed: ['pressed', true] } as const),
  ...({ expanded: ['expanded', true], collapsed: ['expanded', false], invalid: ['invalid', true] } as const),
  ...({ required: ['required', true], 'read-only': ['readOnly', true], focused: ['focused', true] } as const),
  ...({ busy: ['busy', true], loaded: ['loaded', true], playing: ['paused', false] } as const),
  ...({ paused: ['paused', true], muted: ['muted', true], draggable: ['draggable', true] } as const),
  'protected with a password': ['password', true],
};

const SAID: Partial<Record<State, (states: States) => boolean>> = {
  checked: ({ checked, pressed }) => checked === true || pressed === true,
  enabled: ({ disabled }) => disabled !== true,
  editable: ({ editable, readOnly, disabled }) => editable === true && readOnly !== true && disabled !== true,
  'scrolled to the top': ({ scroll }) => scroll !== undefined && scroll.y <= 1,
  'scrolled to the bottom': ({ scroll }) => scroll !== undefined && scroll.y >= scroll.yMost - 1,
  'scrollable sideways': ({ scroll }) => scroll !== undefined && scroll.xMost > 1,
};
