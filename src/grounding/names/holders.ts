/** What is pressed or read as one is called by one of the texts in it: "Messages 3", "Save ⌘S", a title and a line below it. */
import type { ScreenNode } from '../../screen/Screen.js';
import { SHAPES } from '../kinds/shapes.js';
import { pathOf } from '../places/structure.js';
import { squeeze } from './compareNames.js';
import type { Bearer, Named, ScreenIndex } from './screenIndex.js';

export class Holders {
  /** Those that bear the name already. */
  readonly #known = new Set<ScreenNode>();
  #seen = 0;

  constructor(
    private readonly found: Named[],
    private readonly index: ScreenIndex,
  ) {}

  add(one: Named): void {
    for (const around of pathOf(one.bearer.node).slice(0, NEAR)) {
      const count = this.index.textsIn(around);
      if (count > MOST) return;
      const named = count < 2 ? undefined : namedBy(around);
      if (named !== undefined && !this.#isKnown(named))
        this.found.push(nameFor(named, around, one, this.index));
    }
  }

  #isKnown(node: ScreenNode): boolean {
    for (; this.#seen < this.found.length; this.#seen++) {
      const { bearer } = this.found[this.#seen] as Named;
      if (bearer.piece === undefined) this.#known.add(bearer.node);
    }
    return this.#known.has(node);
  }
}

function namedBy(around: ScreenNode): ScreenNode | undefined {
  if (around.tag === 'label') return around.control;
  return HOLDING.has(around.role) || SHAPES['in-tabs'](around) ? around : undefined;
}

function nameFor(node: ScreenNode, around: ScreenNode, { bearer, fit }: Named, index: ScreenIndex): Named {
  const { piece: _piece, ...named } = bearer;
  const { before, isApart } = standing(bearer, around, index);
  if (!isApart) return { bearer: { ...named, node, plain: squeeze(around.text) }, fit: 'words' };
  return { bearer: { ...named, node, cost: before ? 20 : 10 }, fit: fit === 'exact' ? 'case' : fit };
}

const NEAR = 6;
const MOST = 8;
const HOLDING: ReadonlySet<string> = new Set(
  `button link tab menuitem menuitemcheckbox menuitemradio option treeitem disclosure heading
  columnheader rowheader cell gridcell`.split(/\s+/),
);

/** How a text stands among the others of what holds it: "Save" is no name of "Save draft", as it is of what has "⌘S" beside it or a line below. */
function standing(
  bearer: Bearer,
  around: ScreenNode,
  { textsOf }: ScreenIndex,
): { before: boolean; isApart: boolean } {
  const others = textsOf(around).filter((one) => one !== bearer && /\p{L}/u.test(one.plain));
  const own = (bearer.piece ?? bearer.node).id;
  return {
    before: others.some((other) => (other.piece ?? other.node).id < own),
    isApart: others.every((other) => MARKED.has(other.node.tag) || !onOneLine(bearer, other)),
  };
}

const MARKED: ReadonlySet<string> = new Set(['kbd', 'small', 'sup', 'sub']);

function onOneLine(one: Bearer, other: Bearer): boolean {
  const [a, b] = [(one.piece ?? one.node).box, (other.piece ?? other.node).box];
  return Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > Math.min(a.height, b.height) / 2;
}
