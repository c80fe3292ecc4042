/** What a button or a box opens: what it is tied to, or what becomes visible when it is opened. */
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import { around, holds, innermost, inside, isOf, later, outermost, plain, tied } from '../nodes.js';

/** What opens, and what could be seen before. */
export interface Opening {
  opener: ScreenNode;
  before: ReadonlySet<number>;
  wasOpen: boolean;
}

/** To be made before it is opened: afterwards nothing tells its own menu from another that stands open. */
export function beforeOpening(opener: ScreenNode, screen: Screen): Opening {
  const seen = screen.nodes.filter(({ isVisible }) => isVisible).map(keyOf);
  return { opener, before: new Set(seen), wasOpen: opener.states.expanded === true };
}

const keyOf = ({ key, id }: ScreenNode): number => key ?? id;
const POPUPS = ['menu', 'listbox', 'tree', 'grid'];

export const popupsOn = ({ nodes }: Screen): ScreenNode[] =>
  nodes.filter((node) => node.isVisible && isOf(node, ...POPUPS) && node.tag !== 'select');

/** Undefined as long as nothing is open that belongs to it. */
export function popupOf({ opener: past, before, wasOpen }: Opening, screen: Screen): ScreenNode | undefined {
  const opener = later(past, screen) ?? past;
  const { controls, id, popup = 'listbox' } = opener.attributes;
  const all = tied(controls, screen);
  if (all.length > 0) return all.findLast(({ isVisible }) => isVisible);
  const kind = /^(?:listbox|tree|grid)$/.test(popup) ? popup : 'menu';
  const lastOf = (some: ScreenNode[]) => {
    const ofKind = some.filter((one) => isOf(one, kind));
    return outermost(ofKind.length > 0 ? ofKind : some).at(-1);
  };
  const open = popupsOn(screen);
  const isNamedByIt = ({ attributes: { labelledBy = '' } }: ScreenNode) =>
    id !== undefined && labelledBy.split(/\s+/).includes(id);
  return (
    lastOf(open.filter(isNamedByIt)) ??
    lastOf(open.filter((one) => holds(opener, one))) ??
    lastOf(open.filter((one) => !before.has(keyOf(one)))) ??
    (wasOpen ? beside(opener, open) : undefined)
  );
}

const WIDE = ['body', 'main', 'form', '#document', 'html'];

/** Only of what was open before: anything may stand beside a thing that is still closed. */
function beside(opener: ScreenNode, open: readonly ScreenNode[]): ScreenNode | undefined {
  for (const place of around(opener).slice(0, 3)) {
    if (WIDE.includes(place.tag)) break;
    const within = outermost(open.filter((one) => holds(place, one) && !holds(one, opener)));
    if (within.length > 0) return within.length === 1 ? within[0] : undefined;
  }
  const others = outermost(open);
  return others.length === 1 ? others[0] : undefined;
}

/** What has become visible and is called so, where the markup doesn't say what opens; the smallest that can be distinguished. */
export function newlyNamed({ before }: Opening, name: string, screen: Screen): ScreenNode[] {
  const wanted = plain(name).toLowerCase();
  const fresh = screen.nodes.filter(
    (node) => node.isVisible && node.tag !== '#text' && !before.has(keyOf(node)) && isCalled(node, wanted),
  );
  return innermost(fresh);
}

function isCalled(node: ScreenNode, wanted: string): boolean {
  if (inside(node).length > 30) return false;
  const words = [node.text, ...node.names.map(({ text }) => text)];
  return words.some(
    (text) =>
      plain(text)
        .toLowerCase()
        .replace(/[\s*:…]+$/, '') === wanted,
  );
}
