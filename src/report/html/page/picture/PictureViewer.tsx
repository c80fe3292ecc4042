/** The pictures of an attempt, large, one by one. The browser keeps the focus in the window, and gives it back. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { wholePicture, smallPicture, type ShownPicture } from './pictures.js';
import { useReport } from '../data.js';
import { formatTime } from '../words.js';

interface PictureViewerProps {
  pictures: readonly ShownPicture[];
  /** Index; null while it is closed. */
  opened: number | null;
  onOpen: (index: number | null) => void;
}

export function PictureViewer({ pictures, opened, onOpen }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isActual, setActual] = useState(false);
  const at = opened ?? 0;
  const picture = opened === null ? undefined : pictures[at];
  const isOpen = picture !== undefined;
  useEffect(() => (isOpen ? dialog.current?.showModal() : dialog.current?.close()), [isOpen]);
  const move = (by: 1 | -1) => pictures[at + by] && onOpen(at + by);
  useArrowKeys(isOpen, move);
  return (
    <dialog ref={dialog} class="viewer panel" aria-label="Pictures" onClose={() => onOpen(null)}>
      {picture && (
        <>
          <header class="row wraps">
            <h2 class="grows">
              Picture {at + 1} of {pictures.length}, {formatTime(picture.capturedAt)}
            </h2>
            <button type="button" class="button" disabled={at === 0} onClick={() => move(-1)}>
              ← Before
            </button>
            <button
              type="button"
              class="button"
              disabled={at + 1 === pictures.length}
              onClick={() => move(1)}
            >
              Next →
            </button>
            <button type="button" class="button" aria-pressed={isActual} onClick={() => setActual(!isActual)}>
              Actual size
            </button>
            <button type="button" class="button" onClick={() => onOpen(null)}>
              Close
            </button>
          </header>
          <LargePicture picture={picture} isActual={isActual} />
        </>
      )}
    </dialog>
  );
}

/** On the window: a button that can move no further has lost the focus. */
function useArrowKeys(isOn: boolean, move: (by: 1 | -1) => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') move(-1);
      if (key === 'ArrowRight') move(1);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

function LargePicture({ picture, isActual }: { picture: ShownPicture; isActual: boolean }) {
  const { file, step, stepText } = picture;
  const { filesBase } = useReport();
  const [lost, setLost] = useState<string | null>(null);
  const label = step === null ? 'Beside the steps' : `Step ${step + 1}: ${stepText ?? ''}`;
  const address = lost === file ? smallPicture(file, filesBase) : wholePicture(file, filesBase);
  if (address === undefined) return <p>The picture {file} is of a kind that is not shown.</p>;
  return (
    <figure class={`stage ${isActual ? 'is-actual' : ''}`} tabIndex={0}>
      <figcaption>{label}</figcaption>
      <img src={address} alt={label} onError={() => setLost(file)} />
    </figure>
  );
}
