/** A drop-down whose options are only made once it is opened, or stand elsewhere: that it has none of that name can't be told from it. */
import { ground } from '../../grounding/ground.js';
import { rootsOf } from '../../grounding/places/columns.js';
import { descendantsOf } from '../../grounding/places/structure.js';
import { describeTarget } from '../../meaning/describeTarget.js';
import type { Target } from '../../meaning/meaning.js';
import { unclear, type Unclear, type View } from '../Judgement.js';

/** Undefined where no option is sought in such a one. */
export function optionsApart({ role, within }: Target, { screen, memory }: View): Unclear | undefined {
  if (role !== 'option' || within === undefined || !CHOSEN_FROM.has(within.role)) return undefined;
  const { node } = ground(within, screen, 'place', memory);
  const parts = node ? rootsOf(node, within).flatMap((root) => [root, ...descendantsOf(root)]) : [];
  const opens = parts.some(({ states }) => states.expanded !== undefined);
  if (!opens || parts.some((part) => OFFERED.test(part.role))) return undefined;
  return unclear(
    'target not found',
    `The options of ${describeTarget(within)} can't be told: none stands in it. Please open it first, and say which option is not visible.`,
  );
}

const CHOSEN_FROM: ReadonlySet<Target['role']> = new Set<Target['role']>([
  ...(['drop-down', 'combo box', 'list box', 'list'] as const),
]);
const OFFERED = /^(?:option|menuitem\w*|treeitem|listitem|radio)$/;
