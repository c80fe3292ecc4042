/** Where a thing is that can't be found: it is hidden, a plain text, or perhaps where no look reaches. */
import type { Target } from '../../meaning/meaning.js';
import type { ScreenNode } from '../../screen/Screen.js';
import { fitOf, nameOf } from '../names/compareNames.js';
import type { Context } from './explainGrounding.js';
import { ground } from '../ground.js';
import { isDrawn } from '../places/measure.js';
import { indexOf } from '../names/screenIndex.js';

/** In a sentence; undefined where it is nowhere. */
export function findElsewhere(target: Target, context: Context): string | undefined {
  if (isHidden(target, context)) return 'One is there, but it is hidden: please show it first.';
  return findText(target, context) ?? findClosed(context);
}

function isHidden(target: Target, { screen, hidden, purpose }: Context): boolean {
  if (target.name === undefined || hidden === undefined) return false;
  const { candidates, among, isExact } = ground(target, hidden, purpose);
  return isExact && candidates.slice(0, among).every(({ node }) => !isShown(node, screen.nodes));
}

const isShown = ({ key }: ScreenNode, all: readonly ScreenNode[]): boolean =>
  all.some((node) => node.key === key && node.isVisible);

function findText({ name, role }: Target, { screen }: Context): string | undefined {
  if (name === undefined || (role !== 'button' && role !== 'link')) return undefined;
  const sought = nameOf(name, 'read');
  const isThere = indexOf(screen).texts.some(
    ({ node, plain, folded }) => node.isVisible && fitOf(sought, plain, folded) === 'exact',
  );
  if (!isThere) return undefined;
  return `"${name}" is there as a text, but nothing says that it is a ${role}: please write "${name}" alone if that is meant.`;
}

function findClosed({ screen: { nodes } }: Context): string | undefined {
  const closed = nodes.filter((node) => node.mayBeClosed === true && node.isVisible && isDrawn(node));
  if (closed.length === 0) return undefined;
  const tags = [...new Set(closed.map(({ tag }) => `<${tag}>`))].slice(0, 3).join(', ');
  return `What is inside of ${tags} may be closed to tests (a closed shadow root). Please open it with { mode: 'open' }.`;
}
