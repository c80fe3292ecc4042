/** What an element of a page source is, in the words of a page: what `SeenNode` makes a node of. */
import type { Box } from '../Screen.js';
import type { SourceElement } from './parseSource.js';

export interface Thing {
  readonly element: SourceElement;
  tag: string;
  role: string;
  /** What else it says, as an element of a page does: see `Facts` in `SeenNode.ts`. */
  facts: Record<string, string>;
  box: Box;
  /** The device draws it, or will once it is scrolled to. */
  isShown: boolean;
  isInView: boolean;
  isUsable: boolean;
  /** It takes taps, though nothing says what it is. */
  isTapped?: boolean;
  /** What is read in it itself, a piece each. */
  words: string[];
  /** What it is called besides, where that may be all that is read in it. */
  label?: string | undefined;
  children: Thing[];
}

export interface View {
  width: number;
  height: number;
  /** Of the innermost area around it that can be scrolled. */
  scroller?: Box | undefined;
}

/** What an element says of itself; undefined of what is no part of the application, such as the clock. */
export type ReadElement = (element: SourceElement, view: View) => Thing | undefined;

const CONTROLS =
  /^(?:button|link|textbox|searchbox|checkbox|radio|switch|slider|combobox|tab|option|menuitem|spinbutton)$/;
const TICKS = /^(?:checkbox|radio|switch)$/;

export const isControl = ({ role }: Thing): boolean => CONTROLS.test(role);
export const isTick = ({ role }: Thing): boolean => TICKS.test(role);
export const isField = ({ tag }: Thing): boolean => tag === 'input' || tag === 'textarea';
export const saysWords = ({ words }: Thing): boolean => words.length > 0;

/** The first in it that fit, in their order; not what is within such a thing. */
export function inside(thing: Thing, fits: (one: Thing) => boolean, most = Infinity): Thing[] {
  const found: Thing[] = [];
  const seek = (one: Thing): void => {
    for (const child of one.children) {
      if (found.length >= most) return;
      if (fits(child)) found.push(child);
      else seek(child);
    }
  };
  seek(thing);
  return found;
}

const TAGS: Partial<Record<string, string>> = {
  ...{ button: 'button', link: 'a', img: 'img', textbox: 'input', searchbox: 'input', heading: 'h2' },
};

export const tagOf = (role: string): string => TAGS[role] ?? 'div';

/** Half of it lies in the view. */
export function isInView({ x, y, width, height }: Box, view: View): boolean {
  const right = Math.min(x + width, view.width) - Math.max(x, 0);
  const down = Math.min(y + height, view.height) - Math.max(y, 0);
  return right > 0 && down > 0 && right * down >= (width * height) / 2;
}

/** What is said of a thing, without what isn't. */
export function given(facts: Record<string, string | boolean | undefined>): Record<string, string> {
  const said = Object.entries(facts).filter(
    ([, fact]) => fact !== undefined && fact !== '' && fact !== false,
  );
  return Object.fromEntries(said.map(([name, fact]) => [name, String(fact)]));
}
