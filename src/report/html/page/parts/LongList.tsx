/** A list that may be very long: the first part of it at once, the rest when it is asked for or scrolled to. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

interface LongListProps<Item> {
  items: readonly Item[];
  each: (item: Item, index: number) => ComponentChildren;
  /** @default 200 */
  atOnce?: number;
  /** Whether it grows by itself when its end comes near. */
  isGrowing?: boolean;
  class?: string;
  label?: string;
}

export function LongList<Item>(props: LongListProps<Item>) {
  const { items, each, atOnce = 200, isGrowing = false, class: name = '', label } = props;
  const [shown, setShown] = useState(atOnce);
  const button = useRef<HTMLButtonElement>(null);
  const rest = items.length - shown;
  const more = isGrowing ? atOnce : atOnce * 5;
  const grow = () => setShown(shown + more);
  useEffect(() => {
    if (!isGrowing || !button.current) return undefined;
    const watcher = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && grow(),
      {
        rootMargin: '600px',
      },
    );
    watcher.observe(button.current);
    return () => watcher.disconnect();
  });
  return (
    <>
      <ul class={name} {...(label !== undefined && { 'aria-label': label })}>
        {items.slice(0, shown).map(each)}
      </ul>
      {rest > 0 && (
        <button ref={button} type="button" class="button" onClick={grow}>
          Show {Math.min(rest, more)} more of {rest}
        </button>
      )}
    </>
  );
}
