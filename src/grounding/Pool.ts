/** What may be meant, with how well it fits by name and kind. */
import type { NameSource, ScreenNode } from '../screen/Screen.js';
import type { Fit } from './names/compareNames.js';
import type { KindFit } from './kinds/kindFit.js';
import type { Search, WeighedRule } from './search.js';
import { holds } from './places/structure.js';

export interface Scored {
  node: ScreenNode;
  /** By name and kind alone. */
  score: number;
  fit: Fit;
  way: KindFit['way'] | 'text beside' | 'column';
  from?: NameSource;
  /** The whole name, where a part of it was taken. */
  named?: string;
}

/** Of each node the best way in which it fits. */
export class Pool {
  readonly #best = new Map<ScreenNode, Scored>();

  add(one: Scored): void {
    const before = this.#best.get(one.node);
    if (before === undefined || before.score < one.score) this.#best.set(one.node, one);
  }

  get best(): number {
    return Math.max(0, ...[...this.#best.values()].map(({ score }) => score));
  }

  all(): Scored[] {
    return [...this.#best.values()].sort(
      (one, other) => other.score - one.score || one.node.id - other.node.id,
    );
  }
}

/** "The "Ada" row for "May"" is called by both; where each step of the way back is a breadcrumb, "Home" in it is one. */
export const isInRoots = ({ roots, target }: Search, node: ScreenNode): boolean =>
  roots.some(
    (root) =>
      (root !== node ||
        (target.role === 'row' && target.within?.role === undefined) ||
        (target.within?.role === 'breadcrumb' && node.role === 'link')) &&
      (root.parent === undefined || holds(root, node)),
  );

export interface Adding {
  search: Search;
  pool: Pool;
  weighed: WeighedRule;
}

export type About = Pick<Scored, 'fit' | 'from' | 'named' | 'score'>;
