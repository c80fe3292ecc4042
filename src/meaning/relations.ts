/** What can be expected of a thing: its relation to a text or a number, its states, its looks, what can be perceived of it. */

export interface StatedText {
  relation: TextRelation;
  text: string;
}

/** How many; `most` only where it is said to be between two numbers. */
export interface Amount {
  comparison: Comparison;
  count: number;
  most?: number;
}

/** Whether items or rows must stand in the order that is given, and whether there may be others besides. */
export interface Listing {
  inOrder: boolean;
  exactly: boolean;
}

export const TEXT_RELATIONS = ['is', 'contains', 'starts with', 'ends with', 'matches'] as const;
export type TextRelation = (typeof TEXT_RELATIONS)[number];
/** `shows` is the whole value of a field, but any part of other things. */
export type ContentRelation = TextRelation | 'shows';

export const STATES = [
  ...(['checked', 'mixed', 'selected', 'enabled', 'disabled', 'pressed', 'expanded', 'collapsed'] as const),
  ...(['current', 'invalid', 'required', 'read-only', 'editable', 'focused', 'busy', 'in view'] as const),
  ...(['loaded', 'playing', 'paused', 'muted', 'highlighted', 'completed', 'scrolled to the top'] as const),
  ...(['scrolled to the bottom', 'scrollable sideways', 'protected with a password', 'draggable'] as const),
  ...(['hidden from assistive technology', 'in the tab order', 'at its minimum', 'at its maximum'] as const),
] as const;
export type State = (typeof STATES)[number];

export const COMPARISONS = ['exactly', 'at least', 'at most', 'more than', 'fewer than', 'between'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** What a person can perceive of a thing besides its text and its state. */
export const ATTRIBUTES = [
  ...(['placeholder', 'tooltip', 'alternative text', 'description', 'error message', 'address'] as const),
  ...(['role', 'accessible name', 'level', 'value text', 'position', 'language'] as const),
  ...(['popup', 'active descendant'] as const),
] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export type UrlPart = 'path' | 'query' | 'fragment' | 'host';
export type SortOrder = 'ascending' | 'descending';

/** Where a thing stands beside another one. */
export const BESIDES = ['next to', 'under', 'above', 'to the left of', 'to the right of'] as const;
export type Beside = (typeof BESIDES)[number];

/** Where a thing stands on the page, or in what it is within. */
export const POSITIONS = [
  ...(['top', 'bottom', 'left', 'right', 'middle'] as const),
  ...(['top left', 'top right', 'bottom left', 'bottom right'] as const),
] as const;
export type Position = (typeof POSITIONS)[number];

/** How a thing looks, as its styles say. */
export const LOOKS = ['bold', 'italic', 'underlined', 'struck through', 'blinking'] as const;
export type Look =
  | { look: (typeof LOOKS)[number] }
  /** The colour of the text or picture, of what lies behind it, or of its edge. */
  | { look: 'colour' | 'background' | 'border'; colour: string };

/** What a value is compared with: what it was before the last action, what was remembered, or what another thing shows. */
export type Change = {
  than: 'before';
  change: 'more' | 'less' | 'the same' | 'different';
  /** Absent: by any amount. */ by?: number;
};

export interface FieldValue {
  name: string;
  value: string;
}

/** What the page has a control for, in words of its own. */
export interface Operated {
  /** The verb first: "duplicate order". */
  words: string;
  /** The name of what it is done to, or of what comes of it. */
  thing?: string;
  fields?: FieldValue[];
}

/** What is done to a phone and its app, as it is written. */
export const PHONE_USES = [
  ...(['hide the keyboard', 'go to the home screen of the phone'] as const),
  ...(['rotate the phone to landscape', 'rotate the phone to portrait'] as const),
  ...(['put the app in the background', 'bring the app back', 'restart the app', 'close the app'] as const),
] as const;
export type PhoneUse = (typeof PHONE_USES)[number];
/** The way that the finger goes. */
export type SwipeWay = 'left' | 'right' | 'up' | 'down';
/** In: two fingers go apart. */
export type ZoomWay = 'in' | 'out';

/** A tab or window of the browser. */
export interface TabName {
  which: 'new' | 'previous' | 'next' | 'first' | 'last' | number | { name: string };
  /** The words may mean a tab on the page as well. */
  mayBeOnPage?: boolean;
}
