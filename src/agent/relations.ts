/** What can be expected of a thing: its relation to a text or a number, its states, what can be perceived of it. */

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

/** `shows` is the whole value of a field, but any part of other things. */
export type ContentRelation = TextRelation | 'shows';
export const TEXT_RELATIONS = ['is', 'contains', 'starts with', 'ends with', 'matches'] as const;
export type TextRelation = (typeof TEXT_RELATIONS)[number];
export const STATES = [
  'checked',
  'mixed',
  'selected',
  'enabled',
  'disabled',
  'pressed',
  'expanded',
  'collapsed',
  'current',
  'invalid',
  'required',
  'read-only',
  'editable',
  'focused',
  'busy',
  'in view',
  'loaded',
] as const;
export type State = (typeof STATES)[number];
export const COMPARISONS = ['exactly', 'at least', 'at most', 'more than', 'fewer than', 'between'] as const;
export type Comparison = (typeof COMPARISONS)[number];
/** What a person can perceive of a thing besides its text and its state. */
export const ATTRIBUTES = [
  'placeholder',
  'tooltip',
  'alternative text',
  'description',
  'error message',
  'address',
] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
export type UrlPart = 'path' | 'query' | 'fragment' | 'host';
export type SortOrder = 'ascending' | 'descending';
