/** A window above the page. The browser keeps the focus inside, closes it by Esc, and gives the focus back. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';

interface DialogProps {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  class?: string;
  children: ComponentChildren;
}

export function Dialog({ isOpen, title, onClose, class: name, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = element.current;
    if (isOpen && !dialog?.open) dialog?.showModal();
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);
  return (
    <dialog ref={element} class={`dialog ${name ?? ''}`} aria-labelledby={id} onClose={onClose}>
      {isOpen && (
        <>
          <header class="dialog-head">
            <h2 id={id}>{title}</h2>
            <button type="button" class="button is-quiet" onClick={onClose}>
              Close
            </button>
          </header>
          {children}
        </>
      )}
    </dialog>
  );
}
