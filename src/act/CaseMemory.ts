/** What a case has used and opened, by what stays the same from look to look: it tells which of two alike is meant. */
import type { Memory } from '../grounding/Grounding.js';
import type { Gesture } from '../screen/Driver.js';
import type { Screen, ScreenNode } from '../screen/Screen.js';
import type { Typed } from './controls/chooseTyped.js';
import { around, isOf, nameOf, outermost } from './nodes.js';

/** The last gesture: what it was, at which thing, and when. */
export interface Deed {
  kind: Gesture['kind'];
  /** As it was then. */
  node: ScreenNode | undefined;
  times: number;
  button: string;
  /** As `performance.now()` gives it. */
  began: number;
  ended: number;
}

const REMEMBERED = 5;
const SCREENS = 5;
const LOOKING: ReadonlySet<Gesture['kind']> = new Set<Gesture['kind']>([
  'hover',
  'pointAt',
  'scroll',
  'reveal',
]);

export class CaseMemory {
  #used: number[] = [];
  /** What that stood in which was used last. */
  #last: readonly (number | undefined)[] = [];
  /** What was used before an entry of a menu, by what the entry is called: it has opened the menu. */
  readonly #openers = new Map<string, number>();
  /** What could be seen before the last action. */
  #before: ReadonlySet<number> | undefined;

  #shownElsewhere = -Infinity;
  /** What was seen before actions that have done more than to look. */
  readonly #acted = new WeakSet<Screen>();
  #isBeginning = false;
  /** What was typed into a box with a list of options. */
  typed: Typed | undefined;
  deed: Deed | undefined;
  /** When what was done last was done, and whether it has shown by now all that it does. */
  lastDone: { at: number; isShown: boolean } = { at: -Infinity, isShown: true };
  /** What was seen before the last action; undefined where nobody looked. */
  before: Screen | undefined;
  /** What was seen before each of the last actions, the latest first. */
  earlier: readonly Screen[] = [];
  /** The things that were plainly there when something was expected of them, as they were described. */
  readonly described = new Set<string>();

  on(screen: Screen): Memory {
    const { nodes } = screen;
    const before = this.#before;
    const form = this.#formIn(screen);
    // The thing itself is no answer: who means another one of two alike would get the same again.
    const touched = nodes.filter(({ key }) => key !== undefined && this.#used.includes(key));
    const used = touched.flatMap(placesOf);
    const last = nodes.filter(({ key }) => key !== undefined && this.#last.includes(key));
    if (before === undefined) return { touched, used, last, ...form };
    const isNew = ({ key, isVisible, tag }: ScreenNode) =>
      isVisible && tag !== '#text' && key !== undefined && !before.has(key);
    return { touched, used, last, opened: outermost(nodes.filter(isNew)), ...form };
  }

  /** It could be seen before the last action. */
  wasThere = ({ key }: ScreenNode): boolean => key !== undefined && this.#before?.has(key) === true;

  lastUsedOn({ nodes }: Screen): ScreenNode | undefined {
    return nodes.find(({ key }) => key !== undefined && key === this.#used[0]);
  }

  /** By its key, what has opened the menu that has such an entry. */
  openerOf = (name: string): number | undefined => this.#openers.get(name.toLowerCase());

  #formIn(screen: Screen): Pick<Memory, 'form'> {
    const last = this.lastUsedOn(screen);
    const form = last && around(last).find((place) => place.tag === 'form' || isOf(place, 'form', 'dialog'));
    return form === undefined ? {} : { form };
  }

  /** A download, a dialog or a new tab has come: what was done last has shown what it does. */
  showElsewhere = (): void => {
    this.#shownElsewhere = performance.now();
  };

  get isShownElsewhere(): boolean {
    return this.deed !== undefined && this.#shownElsewhere >= this.deed.began;
  }

  /** After that was seen, it has pointed at things, or scrolled, and nothing else. */
  hasOnlyLooked = (before: Screen): boolean => !this.#acted.has(before);

  did({ kind, ...made }: Gesture, began: number): void {
    const {
      node,
      times = 1,
      button = 'left',
    } = made as { node?: ScreenNode; times?: number; button?: string };
    this.deed = { kind, node, times, button, began, ended: performance.now() };
    this.lastDone = { at: this.deed.ended, isShown: false };
    const [before] = this.earlier;
    if (before !== undefined && !LOOKING.has(kind)) this.#acted.add(before);
    if (node !== undefined) this.use(node);
  }

  use(node: ScreenNode): void {
    const { key } = node;
    if (key === undefined) return;
    const [before] = this.#used;
    if (before !== undefined && around(node).some((place) => isOf(place, 'menu')))
      for (const name of [node.text, nameOf(node)]) this.#openers.set(name.toLowerCase(), before);
    this.#used = [key, ...this.#used.filter((one) => one !== key)].slice(0, REMEMBERED);
    this.#last = placesOf(node).map((place) => place.key);
  }

  /** A step is about to do something, be it in several actions. */
  prepare(): void {
    this.before = undefined;
    this.#isBeginning = true;
    this.lastDone.isShown = false;
  }

  /** Nothing more will come of what is done last. */
  settle(): void {
    this.lastDone.isShown = true;
  }

  /** What the step has done, it has done. */
  end(): void {
    // It has made no gesture.
    if (this.#isBeginning) this.lastDone.at = performance.now();
    this.#isBeginning = false;
  }

  /** As long as nothing was done. */
  see(screen: Screen): void {
    if (this.#isBeginning) this.before = screen;
  }

  /** An action begins, on what is seen now. */
  begin(screen: Screen): void {
    const { nodes } = screen;
    this.end();
    this.earlier = [screen, ...this.earlier].slice(0, SCREENS);
    this.#before = new Set(
      nodes.flatMap(({ key, isVisible }) => (key !== undefined && isVisible ? [key] : [])),
    );
  }
}

/** "The list" and "the row" are those in which something was used; what leads to other pages is neither. */
function placesOf(node: ScreenNode): ScreenNode[] {
  const places = around(node);
  if (places.some((place) => isOf(place, 'navigation', 'menubar', 'banner'))) return [];
  return places.filter((place) => isOf(place, ...PLACES));
}

const PLACES = 'row listitem list table grid form dialog region group menu listbox tree tabpanel'.split(' ');
