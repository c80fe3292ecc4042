/** Single keys that do something, except where somebody is typing or a dialog is open. */
import { useLayoutEffect } from 'preact/hooks';

export type Keys = Partial<Record<string, (event: KeyboardEvent) => void>>;

export function useKeys(isOn: boolean, keys: Keys): void {
  // Before anything is seen, so that no key is lost.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      const act = keys[event.key];
      if (!act || isBusy(event)) return;
      event.preventDefault();
      act(event);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

function isBusy({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true;
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;
}
