/** Tabs: one stop for the tab key, arrows between them. The panel below is the caller's. */
import type { ComponentChildren } from 'preact';

interface TabsProps<Id extends string> {
  label: string;
  class?: string;
  tabs: readonly { id: Id; title: ComponentChildren }[];
  chosen: Id;
  onChoose: (id: Id) => void;
}

const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

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
