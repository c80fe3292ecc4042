/** Copies a text; where the browser doesn't allow that, it is selected, so that it can be copied by hand. */
import { useRef, useState } from 'preact/hooks';

export function CopyableCommand({ command }: { command: string }) {
  const place = useRef<HTMLElement>(null);
  const [told, setTold] = useState('');
  const copy = () => {
    copyText(command).then(
      () => setTold('Copied'),
      () => {
        if (place.current) getSelection()?.selectAllChildren(place.current);
        setTold('Selected: press Ctrl+C');
      },
    );
  };
  return (
    <div class="command">
      <code ref={place} tabIndex={0} aria-label="Command that runs just this case">
        {command}
      </code>
      <button type="button" class="button" onClick={copy}>
        Copy
      </button>
      <span role="status" class="muted">
        {told}
      </span>
    </div>
  );
}

/** Only pages of secure origins have a clipboard. */
const copyText = (text: string): Promise<void> =>
  (navigator.clipboard as Clipboard | undefined)?.writeText(text) ??
  Promise.reject(new Error('no clipboard'));
