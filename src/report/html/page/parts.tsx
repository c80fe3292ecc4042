/** Parts that several views are made of: lists, links, marks and tabs; and numbers and dates in words. */
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

/** A list that may be very long: the first part of it at once, the rest as its end comes near. */
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

/** A link to an address from outside: only to the web. Anything else stays text. */
export function SafeLink({ address, children }: { address: string; children?: ComponentChildren }) {
  if (!isOfTheWeb(address)) return <>{children ?? address}</>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {children ?? address}
    </a>
  );
}

const isOfTheWeb = (address: string): boolean =>
  URL.canParse(address) && ['http:', 'https:'].includes(new URL(address).protocol);

const PATHS = {
  passed: 'M4.5 8.3 7 10.8 11.6 5.6',
  failed: 'M5.2 5.2 10.8 10.8 M10.8 5.2 5.2 10.8',
  error: 'M8 4.3V8.8 M8 11.4V11.6',
  warned: 'M8 4.3V8.8 M8 11.4V11.6',
  skipped: 'M4.8 8H11.2',
  flaky: 'M4 9.2C5.4 5.2 6.8 5.2 8 8S10.6 10.8 12 6.8',
  unknown: 'M8 8V8.1',
};

const ALIKE: Record<string, keyof typeof PATHS> = { cancelled: 'skipped', interrupted: 'error' };

const isSign = (name: string): name is keyof typeof PATHS => name in PATHS;

interface MarkProps {
  of: string;
  /** Said by screen readers; without it the mark is decoration beside a text that says the same. */
  label?: string;
}

/** The sign of a verdict or of a step's status: a shape of its own for each, not a colour alone. */
export function Mark({ of, label }: MarkProps) {
  const sign = isSign(of) ? of : (ALIKE[of] ?? 'unknown');
  return (
    <svg
      class={`mark is-${sign}`}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <circle cx="8" cy="8" r="7" />
      <path d={PATHS[sign]} />
    </svg>
  );
}

interface TabsProps<Id extends string> {
  label: string;
  class?: string;
  tabs: readonly { id: Id; title: ComponentChildren }[];
  chosen: Id;
  onChoose: (id: Id) => void;
}

const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** One stop for the tab key, arrows between them. The panel below is the caller's. */
export function Tabs<Id extends string>({ label, class: name = '', tabs, chosen, onChoose }: TabsProps<Id>) {
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const next = step && tabs[(tabs.findIndex(({ id }) => id === chosen) + step + tabs.length) % tabs.length];
    if (!next || !(event.currentTarget instanceof HTMLElement)) return;
    event.preventDefault();
    onChoose(next.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  };
  return (
    <div class={`tabs row wraps ${name}`} role="tablist" aria-label={label} onKeyDown={press}>
      {tabs.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          role="tab"
          class="bare row"
          data-tab={id}
          aria-selected={id === chosen}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}

export function formatDuration(milliseconds: number): string {
  if (milliseconds < 1_000) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 59_950) return `${(milliseconds / 1_000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1_000);
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `${Math.floor(seconds / 3_600)} h ${Math.floor((seconds % 3_600) / 60)} min`;
}

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const times = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' });

/** The text itself where it is no date. */
export const formatDate = (when: string): string => said(when, dates);
export const formatTime = (when: string): string => said(when, times);

function said(when: string, format: Intl.DateTimeFormat): string {
  const date = new Date(when);
  return Number.isNaN(date.getTime()) ? when : format.format(date);
}

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);
