/** The keys of the page. */
import { useLayoutEffect } from 'preact/hooks';
import { Dialog } from './parts/Dialog.js';

type Keys = Partial<Record<string, (event: KeyboardEvent) => void>>;

/** Single keys do something, except where somebody is typing or a dialog is open. */
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

/** All keys of the page, and the switch that turns the single ones off. */
const KEYS: readonly (readonly [string, string])[] = [
  ['/', 'Search'],
  ['j, k', 'Next or previous case'],
  ['Enter', 'Open the case that has the focus'],
  ['n, p', 'On a case: next or previous step'],
  ['1 to 5', 'On a case: its views, from steps to facts'],
  ['v', 'On a case: its pictures, large'],
  ['← →', 'In the large view: picture before, picture after'],
  ['c, d', 'In the large view: beside the picture before, or what differs from it'],
  ['z', 'In the large view: actual size'],
  ['Esc', 'Close, or back to the list'],
  ['?', 'This list'],
];

interface KeysDialogProps {
  isOpen: boolean;
  hasKeys: boolean;
  onClose: () => void;
  onToggle: (hasKeys: boolean) => void;
}

export function KeysDialog({ isOpen, hasKeys, onClose, onToggle }: KeysDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="Keys" onClose={onClose} class="keys">
      <table class="keys-table">
        <tbody>
          {KEYS.map(([key, what]) => (
            <tr key={key}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <label class="check">
        <input type="checkbox" checked={hasKeys} onChange={() => onToggle(!hasKeys)} />
        Single keys do something
      </label>
    </Dialog>
  );
}
