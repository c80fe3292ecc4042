/** The pictures of a case: where they are, large and small. */
import { useState, useEffect, useRef } from 'preact/hooks';
import type { Attempt } from '../../report.js';
import { besideAddress, isPictureName, PICTURE_TYPES, pictureBlock } from '../pageData.js';
import { usePage } from './address.js';
import { formatTime } from './parts.js';

interface PicturesOfProps {
  attempt: Attempt;
  /** Index; null for those that a service told no step of. */
  step: number | null;
  labelOf: (place: number) => string;
  onOpen: (place: number) => void;
}

export const PicturesOf = ({ attempt, step, labelOf, onOpen }: PicturesOfProps) => (
  <>
    {shownPictures(attempt).map(
      (one, place) =>
        one.step === step && (
          <WholePicture key={place} file={one.file} label={labelOf(place)} onOpen={() => onOpen(place)} />
        ),
    )}
  </>
);

/** As wide as its place; it opens large. */
function WholePicture({ file, label, onOpen }: { file: string; label: string; onOpen: () => void }) {
  const [isLost, setLost] = useState(false);
  const address = pictureAddress(file, usePage().data.filesBase);
  if (address === undefined) return <p class="muted">The picture {file} is of a kind that is not shown.</p>;
  if (isLost) return <p class="muted">The picture {file} is not beside this page.</p>;
  return (
    <button type="button" class="picture panel" onClick={onOpen} aria-label={`${label}, open it large`}>
      <img src={address} alt={label} decoding="async" onError={() => setLost(true)} />
    </button>
  );
}

/** A picture in a list. It says nothing that the text beside it doesn't. */
export function SmallPicture({ file }: { file: string }) {
  const address = pictureAddress(file, usePage().data.filesBase);
  return address === undefined ? null : (
    <img class="small-picture" src={address} alt="" loading="lazy" decoding="async" />
  );
}

/** The pictures of an attempt that there are, in the order in which they were taken. */
export interface ShownPicture {
  file: string;
  step: number | null;
  stepText: string | undefined;
  capturedAt: string;
}

export const shownPictures = ({ screenshots, steps }: Attempt): ShownPicture[] =>
  screenshots.flatMap(({ file, step, capturedAt }) =>
    file === null ? [] : [{ file, step, capturedAt, stepText: steps[step ?? -1]?.text }],
  );

/** Undefined for what may not be shown: only what is a picture by its content, or beside the page by its name. */
export function pictureAddress(file: string, filesBase: string): string | undefined {
  const element = document.getElementById(pictureBlock(file));
  const type = PICTURE_TYPES.find((known) => known === element?.dataset['type']);
  if (element && type) return `data:${type};base64,${element.textContent}`;
  return isPictureName(file) ? besideAddress(file, filesBase) : undefined;
}

interface PictureViewerProps {
  pictures: readonly ShownPicture[];
  /** Index; null while it is closed. */
  opened: number | null;
  onOpen: (index: number | null) => void;
}

/** Large, one by one. The browser keeps the focus in the window, and gives it back. */
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
