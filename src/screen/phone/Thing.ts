/** What an element of a page source is, in the words of a page: what `SeenNode` makes a node of; and what ids say of it. */
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

/** The facts of `names/markNames.ts` for an id; what it says of its kind may be left out. */
export function idFacts(id: string | undefined): Record<string, string> {
  const own = bareId(id);
  if (own === '') return {};
  const name = own.replace(KIND_BEFORE, '').replace(KIND_BEHIND, '');
  return { 'data-testid': own, ...(name !== '' && name !== own && { 'data-test': name }) };
}

const bareId = (id = ''): string => id.replace(/^.*:id\//, '').replace(/^test-/i, '');

const KIND_BEFORE = /^(?:btn|button|txt|tv|et|edt|iv|img|cb|input|field|label|lbl|icon|text)[_-]/i;
const KIND_BEHIND =
  /(?:[_-](?:btn|button|field|input|edit_?text|text|textview|tv|et|iv|cb|view|label|icon|image|switch)|(?<=[a-z\d])(?:Btn|Button|Field|Input|EditText|Text|TextView|TV|ET|IV|CB|View|Label|Icon|Image|Switch))$/;

/** Nobody says or reads it: `test-Username`, `input-email`, `loginButton`. */
export function isId(said: string): boolean {
  return (
    /^test-|:id\/|^[\w.-]*_[\w.-]*$/i.test(said) ||
    /^[a-z][a-z\d]*(?:[A-Z][a-z\d]*)+$/.test(said) ||
    /^[a-z\d]+(?:-[a-z\d]+){2,}$/.test(said) ||
    (/^[a-z]+-[\w-]+$/.test(said) && KIND_BEFORE.test(said))
  );
}

/** A field that has been left empty shows what it is for; older drivers don't say which of the two it is. */
export function isHint(shown: string, hints: readonly (string | undefined)[]): boolean {
  const plain = (said: string) => said.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return hints.some((hint) => hint !== undefined && hint !== '' && plain(bareId(hint)) === plain(shown));
}

const HIDDEN = /^[•●∙⬤*]+$/;

/** Of a password only its length is seen, and nothing else reported; what can be read in its field is what it is for. */
export const secretFacts = (shown: string): Record<string, string> => ({
  ...(HIDDEN.test(shown) || shown === '' ? {} : { placeholder: shown }),
  ...{ type: 'password', '.masked': 'true', '.secret': HIDDEN.test(shown) ? shown : '' },
});
