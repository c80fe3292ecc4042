/** The pictures of an attempt, large, one by one. The browser keeps the focus in the window, and gives it back. */
import { useEffect, useRef } from 'preact/hooks';
import { usePage } from '../address.js';
import { formatTime } from '../words.js';
import { pictureAddress, type ShownPicture } from './pictures.js';

interface PictureViewerProps {
  pictures: readonly ShownPicture[];
  /** Index; null while it is closed. */
  opened: number | null;
  onOpen: (index: number | null) => void;
}

export function PictureViewer({ pictures, opened, onOpen }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const at = opened ?? 0;
  const picture = opened === null ? undefined : pictures[at];
  const isOpen = picture !== undefined;
  useEffect(() => (isOpen ? dialog.current?.showModal() : dialog.current?.close()), [isOpen]);
  const moveButton = (to: number, words: string) => (
    <button type="button" class="button" disabled={!pictures[to]} onClick={() => onOpen(to)}>
      {words}
    </button>
  );
  return (
    <dialog ref={dialog} class="viewer panel" aria-label="Pictures" onClose={() => onOpen(null)}>
      {picture && (
        <>
          <header class="row wraps">
            <h2 class="grows">
              Picture {at + 1} of {pictures.length}, {formatTime(picture.capturedAt)}
            </h2>
            {moveButton(at - 1, '← Before')}
            {moveButton(at + 1, 'Next →')}
            <button type="button" class="button" onClick={() => onOpen(null)}>
              Close
            </button>
          </header>
          <LargePicture picture={picture} />
        </>
      )}
    </dialog>
  );
}

function LargePicture({ picture: { file, step, stepText } }: { picture: ShownPicture }) {
  const address = pictureAddress(file, usePage().data.filesBase);
  const label = step === null ? 'Beside the steps' : `Step ${step + 1}: ${stepText ?? ''}`;
  return (
    <figure class="stage" tabIndex={0}>
      <figcaption>{label}</figcaption>
      {address === undefined ? (
        <p>The picture {file} is of a kind that is not shown.</p>
      ) : (
        <img src={address} alt={label} />
      )}
    </figure>
  );
}
