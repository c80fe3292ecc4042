/** The words for states and looks of things that a person can perceive. */
import type { Look, State } from '../../meaning/relations.js';

/** `!` stands before words that say the opposite. */
const STATES: Readonly<Record<State, string>> = {
  checked:
    'checked, ticked, ticked off, checkmarked, pre-ticked, preticked, pre-checked, prechecked, !unchecked, !unticked, !left unticked, !left unchecked, half-on',
  mixed:
    'mixed, indeterminate, partially checked, partly checked, half checked, half-checked, partially ticked, partially selected',
  selected: `selected, chosen, choosed, picked, preselected, pre-selected, the active one, the selected one, the chosen one,
    already chosen, already selected, in the selected state, highlighted as selected, shown as selected, displayed as selected, selected by default, !unselected, !deselected, !free`,
  enabled: `enabled, clickable, usable, available, tappable, operable, selectable, pickable, unlocked, ready, ready to use, ready to be clicked, activated`,
  disabled: `disabled, greyed out, grayed out, greyed, grayed, grey, gray, unclickable, deactivated, locked,
    dimmed, unavailable, non-clickable, blocked`,
  pressed: 'pressed, pressed in, in the pressed state, pushed in, !unpressed',
  expanded: 'expanded, unfolded, folded out, opened up, unrolled',
  collapsed: 'collapsed, folded, folded away, folded up, folded in, closed up',
  current:
    'current, the current one, the current page, the current step, the current item, flagged as the current step, the current entry',
  invalid:
    'invalid, marked with an error, flagged with an error, shown with an error, marked as invalid, marked invalid, shown as invalid, flagged as invalid, reported as invalid, reported as invalid entry, in error, !valid, !marked as valid',
  required:
    'required, mandatory, compulsory, obligatory, marked as required, marked required, announced as required, marked with a red asterisk, marked with an asterisk, marked as required with an asterisk, marked as required with a red asterisk, !optional',
  'read-only': 'read-only, readonly, read only, uneditable, non-editable',
  editable: 'editable',
  focused: `focused, focussed, in focus, the focused one, the focused node, autofocused, auto-focused, the focused element, given focus,
    the active element, where the focus is, where focus is`,
  busy: 'busy, marked as busy, set to aria-busy, aria-busy',
  'in view':
    'in view, in the viewport, within the viewport, visible in the viewport, visible without scrolling, on screen',
  loaded: 'loaded, fully loaded, completely loaded',
  playing: 'playing, being played, running',
  paused: 'paused, stopped',
  muted: 'muted, mute, !unmuted',
  // Others say it only of an entry, as the rules for what became of it do: "Done" is what a column is called.
  completed: 'in the completed state',
  highlighted: 'highlighted, emphasised, emphasized, highlit',
  'scrolled to the top': 'scrolled to the top, scrolled to the very top, at the very top',
  'scrolled to the bottom': 'scrolled to the bottom, scrolled to the very bottom',
  'scrollable sideways': 'scrollable sideways, wider than the window, horizontally scrollable',
  'protected with a password': `protected with a password, password protected, password-protected, masked, obscured, shown as dots, displayed as dots,
    shown as asterisks, displayed as asterisks, shown masked, displayed masked, !unmasked, !shown in plain text, !displayed in plain text,
    !visible in plain text, !readable in plain text, !in plain text`,
  draggable: 'draggable, movable',
  'hidden from assistive technology': `hidden from assistive technology, hidden from assistive technologies, hidden from screen readers, hidden from the screen reader,
    inert, aria-hidden, !exposed to assistive technology, !exposed to screen readers`,
  'in the tab order':
    'in the tab order, tabbable, reachable with tab, reachable by tab, focusable by tab, in the tab sequence',
  'at its minimum': 'at its minimum, at the minimum, at its lowest value, at its minimum value',
  'at its maximum': 'at its maximum, at the maximum, at its highest value, at its maximum value',
};

export interface StateSaid {
  state: State;
  negated: boolean;
}

export const STATE_WORDS: ReadonlyMap<string, StateSaid> = new Map(
  (Object.entries(STATES) as [State, string][]).flatMap(([state, words]) =>
    words.split(',').map((each): [string, StateSaid] => {
      const word = each.trim().replace(/\s+/g, ' ');
      return word.startsWith('!')
        ? [word.slice(1), { state, negated: true }]
        : [word, { state, negated: false }];
    }),
  ),
);

const ARIA: readonly (readonly [attribute: string, state: State])[] = [
  ['expanded', 'expanded'],
  ['pressed', 'pressed'],
  ['checked', 'checked'],
  ['selected', 'selected'],
  ['invalid', 'invalid'],
  ['disabled', 'disabled'],
  ['busy', 'busy'],
  ['current', 'current'],
  ['required', 'required'],
  ['readonly', 'read-only'],
];

const LINKS = [
  '',
  ' is',
  ' =',
  ' :',
  ' is now',
  ' set to',
  ' is set to',
  ' equals',
  ' becomes',
  ' turns',
  ' goes',
  ' is back to',
  ' is again',
];

const COLLAPSED: StateSaid = { state: 'collapsed', negated: false };

/** "aria-expanded is true", "aria-pressed=false", "expanded=true". */
export const ARIA_STATES: ReadonlyMap<string, StateSaid> = new Map(
  ARIA.flatMap(([attribute, state]) =>
    [...LINKS.map((link) => `aria-${attribute}${link}`), `${attribute} =`].flatMap(
      (said): [string, StateSaid][] => [
        [`${said} true`, { state, negated: false }],
        [`${said} false`, state === 'expanded' ? COLLAPSED : { state, negated: true }],
      ],
    ),
  ),
);

/** What "aria-invalid" alone says, where it is told to be there or gone. */
export const ARIA_NAMES: ReadonlyMap<string, StateSaid> = new Map(
  ARIA.map(([attribute, state]) => [`aria-${attribute}`, { state, negated: false }]),
);

/** What is chosen among several, or can be used: that hangs on what it is said of. */
export const ACTIVE: ReadonlyMap<string, boolean> = new Map([
  ['active', true],
  ['inactive', false],
]);

/** On and off say of a switch what checked and unchecked say of a checkbox. */
export const SWITCHED: ReadonlyMap<string, StateSaid> = new Map(
  [
    ...(['on', 'switched on', 'turned on', 'toggled on', 'activated'] as const).map(
      (word) => [word, false] as const,
    ),
    ...(['off', 'switched off', 'turned off', 'toggled off'] as const).map((word) => [word, true] as const),
  ].map(([word, negated]): [string, StateSaid] => [word, { state: 'checked', negated }]),
);

export const COLOURS: ReadonlySet<string> = new Set(
  `red green blue yellow orange black white grey gray purple pink brown violet turquoise cyan magenta amber golden silver teal navy beige
   crimson maroon lime olive coral`.split(/\s+/),
);

export const LOOK_WORDS: ReadonlyMap<string, Look> = new Map<string, Look>([
  ...(
    [
      'bold',
      'in bold',
      'bolded',
      'in bold letters',
      'in thick letters',
      'printed in bold',
      'displayed in bold',
      'shown in bold',
      'written in bold',
      'set in bold',
      'in bold type',
      'rendered in bold',
      'rendered bold',
    ] as const
  ).map((word): [string, Look] => [word, { look: 'bold' }]),
  ...(
    [
      'italic',
      'in italics',
      'italicised',
      'italicized',
      'displayed in italics',
      'shown in italics',
      'written in italics',
    ] as const
  ).map((word): [string, Look] => [word, { look: 'italic' }]),
  ...(['underlined'] as const).map((word): [string, Look] => [word, { look: 'underlined' }]),
  ...(['struck through', 'crossed out', 'struck out', 'strikethrough'] as const).map(
    (word): [string, Look] => [word, { look: 'struck through' }],
  ),
  ...(['blinking', 'flashing'] as const).map((word): [string, Look] => [word, { look: 'blinking' }]),
]);
