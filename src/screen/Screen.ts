/**
 * What a person perceives of a page or a phone, as plain data: one look. Everything that finds and judges works on this
 * alone; nothing here knows where it comes from.
 */
import type { Attributes } from './attributesOf.js';

export interface Screen {
  /** Absent where there are no addresses, as on a phone. */
  url?: string;
  title: string;
  /** Nothing of it is still being loaded. */
  ready: boolean;
  /** Something is just coming or going by and by; absent where that isn't known. */
  isFading?: boolean;
  /** By its own clock, as "2025-04-03". */
  today?: string;
  /** In pixels, of the part that is in view. */
  width: number;
  height: number;
  root: ScreenNode;
  /** All nodes in reading order, the root first: `nodes[n].id === n`. */
  nodes: readonly ScreenNode[];
}

/** A thing, a piece of text, or what holds such together. */
export interface ScreenNode {
  /** Its place in `Screen.nodes`: what a driver is told to act on. Holds until the next look. */
  readonly id: number;
  /** The same from look to look for the same thing, as long as it is there; absent where that isn't known. */
  readonly key?: number | undefined;
  readonly parent: ScreenNode | undefined;
  readonly children: readonly ScreenNode[];
  /** In lower case: `button`; `#text` for a piece of text; `#document` for the root and what a frame shows. */
  readonly tag: string;
  /** The ARIA role that it says or implies; '' without one, 'text' for a piece of text. */
  readonly role: string;
  /** What it is called, and where each name comes from; the surest first. Its own text comes among them. */
  readonly names: readonly Naming[];
  /** What is read in it and in all that it holds, white space made one blank; '' for nothing. Made when asked for. */
  readonly text: string;
  /** The same piece by piece, as they are distinguished by eye. */
  readonly pieces: readonly Piece[];
  /** What stands in a field; the label of what is chosen in a list; what a slider says. Never a password's. */
  readonly value?: string | undefined;
  /** What stands in a field for a password: to be compared with, never to be shown. */
  readonly secret?: string | undefined;
  /** What the browser itself proposes for a field, which nobody can look at. */
  readonly offers?: readonly Offer[] | undefined;
  readonly states: States;
  /** In pixels from the top left of the view, and so below 0 for what is scrolled out. */
  readonly box: Box;
  /**
   * A person can see it, be it by scrolling: it is drawn, not transparent, not cut off. Hidden controls and the options
   * of closed native lists are nodes, too: ticks are drawn by their labels, inputs for files by buttons.
   */
  readonly isVisible: boolean;
  /** At least half of it is in view now. */
  readonly isInView: boolean;
  /** What lies over its middle, where that is no part of it. Known of what can be used and of dialogs. */
  readonly coveredBy?: ScreenNode | undefined;
  /** Of a label, the field that it names. */
  readonly control?: ScreenNode | undefined;
  /** The markup says that one can use it: a control, a link, a label, a thing with a tabindex, a click handler's hand. */
  readonly isUsable: boolean;
  /** The markup says nothing of it but its tag: it has no attributes, nor names but its text. Absent: not known. */
  readonly isPlain?: boolean;
  /** Of a piece of text: it is drawn in bold. Absent: not known. */
  readonly isBold?: boolean;
  /** It may hold things that no look reaches (a closed shadow root). */
  readonly mayBeClosed?: boolean;
  readonly attributes: Attributes;
  /** Present where the look was asked for styles. */
  readonly style?: Style | undefined;
}

export interface Offer {
  /** Written into the field where it is chosen. */
  value: string;
  label: string;
}

export interface Naming {
  text: string;
  from: NameSource;
}

export const NAME_SOURCES = [
  /** By aria-labelledby or aria-label, a label, a caption or legend, its own text, the text of a picture. */
  ...(['label', 'caption', 'content', 'alternative text'] as const),
  /** What people also call it by. */
  ...(['value', 'placeholder', 'title', 'heading', 'text beside'] as const),
  ...(['file name', 'test id', 'icon', 'class'] as const),
] as const;
export type NameSource = (typeof NAME_SOURCES)[number];

/** What only the markup says, and nobody reads. */
export const OF_MARKUP: ReadonlySet<NameSource> = new Set<NameSource>([
  ...(['file name', 'test id', 'icon', 'class'] as const),
]);

/** What only tells how it is drawn: no words that were meant for anybody. */
export const isOfStyle = (from: NameSource): boolean => from === 'class' || from === 'icon';

export interface Piece {
  /** `value`: stands in a field. `name`: the text of a picture or a label that isn't shown as text. */
  kind: 'text' | 'value' | 'name';
  text: string;
  /** The same with `EDGE` where two things stand side by side without a blank between; absent without such. */
  edged?: string;
  node: ScreenNode;
}

/** Parts two things that a person tells apart though no blank is between them: "−" and "1" in a stepper are no "−1". */
export const EDGE = '\ufdd0';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Only what holds is there, but for what can be either way and says so. */
export interface States {
  disabled?: true;
  checked?: boolean | 'mixed';
  pressed?: boolean | 'mixed';
  selected?: boolean;
  expanded?: boolean;
  current?: boolean;
  /** `false` where there is something to be wrong with: a rule, or aria-invalid. */
  invalid?: boolean;
  required?: true;
  readOnly?: true;
  focused?: true;
  busy?: boolean;
  /** Can be written into. */
  editable?: true;
  /** A dialog that shuts off what is behind it. */
  modal?: true;
  multiple?: true;
  draggable?: true;
  /** Left out for those who can't see (aria-hidden). */
  unspoken?: true;
  password?: true;
  /** A wheel or a slider of a phone, which only fingers set. */
  touched?: true;
  /** Of the password in it only the length is known. */
  masked?: true;
  /** Of pictures, and of sound and film. */
  loaded?: boolean;
  paused?: boolean;
  muted?: boolean;
  /** What can be scrolled, and how far it is. */
  scroll?: {
    x: number;
    y: number;
    xMost: number;
    yMost: number;
    /** It is more than is shown, and nobody knows how much. */ isUnknown?: true;
  };
}

/** As they are computed: colours as `rgb(…)`. */
export interface Style {
  color: string;
  background: string;
  borderColor: string;
  weight: string;
  italic: boolean;
  decoration: string;
  animation: string;
  /** Of a drawing; `none` for mere lines. */
  fill?: string;
}
