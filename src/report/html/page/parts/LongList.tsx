/** A list that may be very long: the first part of it at once, the rest when it is asked for. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface LongListProps<Item> {
  items: readonly Item[];
  /** @default 200 */
  atOnce?: number;
  each: (item: Item, index: number) => ComponentChildren;
  class?: string;
  label?: string;
}

export function LongList<Item>({ items, atOnce = 200, each, class: name, label }: LongListProps<Item>) {
  const [shown, setShown] = useState(atOnce);
  const rest = items.length - shown;
  return (
    <>
      <ul class={name ?? 'plain'} {...(label !== undefined && { 'aria-label': label })}>
        {items.slice(0, shown).map(each)}
      </ul>
      {rest > 0 && (
        <button type="button" class="button" onClick={() => setShown(shown + atOnce * 5)}>
          Show {Math.min(rest, atOnce * 5)} more of {rest}
        </button>
      )}
    </>
  );
}
