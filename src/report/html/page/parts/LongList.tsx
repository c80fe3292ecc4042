/** A list that may be very long: the first part of it at once, the rest as its end comes near. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

interface LongListProps<Item> {
  items: readonly Item[];
  each: (item: Item, index: number) => ComponentChildren;
  /** @default 100 */
  atOnce?: number;
  class: string;
  label?: string;
}

export function LongList<Item>({ items, each, atOnce = 100, class: name, label }: LongListProps<Item>) {
  const [shown, setShown] = useState(atOnce);
  const button = useRef<HTMLButtonElement>(null);
  const rest = items.length - shown;
  const grow = () => setShown(shown + atOnce);
  useEffect(() => {
    if (!button.current) return undefined;
    const isNear = (seen: IntersectionObserverEntry[]) => seen.some((one) => one.isIntersecting);
    const watcher = new IntersectionObserver((seen) => isNear(seen) && grow(), { rootMargin: '600px' });
    watcher.observe(button.current);
    return () => watcher.disconnect();
  });
  return (
    <>
      <ul class={name} aria-label={label}>
        {items.slice(0, shown).map(each)}
      </ul>
      {rest > 0 && (
        <button ref={button} type="button" class="button" onClick={grow}>
          Show more of {rest}
        </button>
      )}
    </>
  );
}
