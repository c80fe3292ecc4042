/** Which part of a long list is on the screen. Every row's height is known before it is drawn. */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

/** So many pixels above and below are drawn, too, so that fast scrolling shows no gap. */
const MARGIN = 600;

export interface VisibleRows {
  element: { current: HTMLDivElement | null };
  height: number;
  from: number;
  to: number;
  topOf: (row: number) => number;
  /** Scrolls as little as is needed. */
  show: (row: number) => void;
}

export function useVisibleRows(heights: readonly number[]): VisibleRows {
  const element = useRef<HTMLDivElement>(null);
  const tops = useMemo(() => sums(heights), [heights]);
  const [span, setSpan] = useState({ top: 0, bottom: innerHeight + MARGIN });
  const read = () => {
    const offset = element.current?.getBoundingClientRect().top ?? 0;
    setSpan({ top: -offset - MARGIN, bottom: -offset + innerHeight + MARGIN });
  };
  useLayoutEffect(read, [tops]);
  // Before anything is seen: what is scrolled to since would not be drawn.
  useLayoutEffect(() => {
    addEventListener('scroll', read, { passive: true });
    addEventListener('resize', read);
    return () => {
      removeEventListener('scroll', read);
      removeEventListener('resize', read);
    };
  }, []);
  const topOf = (row: number) => tops[row] ?? 0;
  return {
    ...{ element, topOf, height: tops.at(-1) ?? 0 },
    from: rowAt(tops, span.top),
    to: Math.min(rowAt(tops, span.bottom) + 1, heights.length),
    show: (row) => {
      const offset = (element.current?.getBoundingClientRect().top ?? 0) + topOf(row);
      const end = offset + (heights[row] ?? 0);
      if (offset < 80) scrollBy(0, offset - 80);
      else if (end > innerHeight - 16) scrollBy(0, end - innerHeight + 16);
    },
  };
}

function sums(heights: readonly number[]): number[] {
  const tops = [0];
  let top = 0;
  for (const height of heights) tops.push((top += height));
  return tops;
}

/** By halving: the list may have ten thousand rows. */
function rowAt(tops: readonly number[], pixel: number): number {
  let low = 0;
  let high = Math.max(0, tops.length - 2);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= pixel) low = middle;
    else high = middle - 1;
  }
  return low;
}
