/** The words for states of things that a person can perceive. */
import type { State } from '../action.js';

export interface StateSaid {
  state: State;
  negated: boolean;
}

const WORDS: Partial<Record<State, string>> = {
  checked: 'checked|ticked',
  mixed: 'mixed|indeterminate|partially checked|partly checked|half checked|partially ticked',
  selected: 'selected|chosen',
  enabled: 'enabled',
  disabled: 'disabled|greyed out|grayed out',
  pressed: 'pressed|pressed in',
  expanded: 'expanded|unfolded',
  collapsed: 'collapsed|folded',
  current: 'current|the current one|the current page|the current step|the current item',
  invalid: 'invalid|marked as invalid|marked invalid',
  required: 'required|mandatory|marked as required|marked required',
  'read-only': 'read-only|readonly|read only',
  editable: 'editable',
  focused: 'focused|focussed|in focus|the focused one',
  busy: 'busy|marked as busy',
  'in view': 'in view|in the viewport|within the viewport|visible in the viewport',
  loaded: 'loaded|fully loaded',
};
const OPPOSITES: Partial<Record<State, string>> = {
  checked: 'unchecked|unticked',
  selected: 'unselected|deselected',
  pressed: 'unpressed',
  invalid: 'valid|marked as valid',
  required: 'optional',
};

const said = (words: Partial<Record<State, string>>, negated: boolean): [string, StateSaid][] =>
  (Object.entries(words) as [State, string][]).flatMap(([state, all]) =>
    all.split('|').map((word): [string, StateSaid] => [word, { state, negated }]),
  );

const STATES: ReadonlyMap<string, StateSaid> = new Map([...said(WORDS, false), ...said(OPPOSITES, true)]);

/** The longest first, for the first that fits is taken. */
const SPELLINGS = [...STATES.keys()].sort((one, other) => other.length - one.length);

export const STATE = new RegExp(`(?:not )?(?:${SPELLINGS.join('|')})`);
/** Every spelling ends with one of them. */
export const STATE_ENDS: readonly string[] = [
  ...new Set(SPELLINGS.map((spelling) => spelling.split(' ').at(-1) ?? spelling)),
];

export function readState(words: string): StateSaid | undefined {
  const [, not, word = ''] = /^(not )?(.+)$/.exec(words.toLowerCase()) ?? [];
  const read = STATES.get(word);
  return read && { state: read.state, negated: read.negated !== (not !== undefined) };
}
