/** Runs in the page, and holds all it needs: how elements lie to one another on the screen. */

export interface Measures {
  isDrawn: (element: Element) => boolean;
  /** They overlap by at least half the height of the lower one. */
  isOnLine: (one: Element, other: Element) => boolean;
  isUnder: (lower: Element, upper: Element) => boolean;
  isRightOf: (right: Element, left: Element) => boolean;
  /** Pixels between their edges. */
  gap: (one: Element, other: Element) => number;
}

export function measure(): Measures {
  // Borders that touch may overlap by a fraction.
  const SLACK = 2;
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const isOnLine = (one: Element, other: Element) => {
    const [a, b] = [boxOf(one), boxOf(other)];
    const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return shared > 0 && shared >= Math.min(a.height, b.height) / 2;
  };
  const isInColumn = (one: Element, other: Element) => {
    const [a, b] = [boxOf(one), boxOf(other)];
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0;
  };
  return {
    isDrawn: (element) => boxOf(element).width > 0 && boxOf(element).height > 0,
    isOnLine,
    isUnder: (lower, upper) => isInColumn(lower, upper) && boxOf(lower).top >= boxOf(upper).bottom - SLACK,
    isRightOf: (right, left) => isOnLine(right, left) && boxOf(right).left >= boxOf(left).right - SLACK,
    gap: (one, other) => {
      const [a, b] = [boxOf(one), boxOf(other)];
      const across = Math.max(0, b.left - a.right, a.left - b.right);
      return Math.hypot(across, Math.max(0, b.top - a.bottom, a.top - b.bottom));
    },
  };
}
