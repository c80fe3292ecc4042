/** The pictures of a case: where they are, large and small. */
import { useState } from 'preact/hooks';
import type { Attempt } from '../../../report.js';
import { besideAddress, isPictureName, PICTURE_TYPES, pictureBlock, smallBlock } from '../../pageData.js';
import { useReport } from '../data.js';

interface WholePictureProps {
  file: string;
  label: string;
  onOpen: () => void;
}

/** As wide as its place; it opens large. */
export function WholePicture({ file, label, onOpen }: WholePictureProps) {
  const { filesBase } = useReport();
  const [isLost, setLost] = useState(false);
  const whole = wholePicture(file, filesBase);
  const small = smallPicture(file, filesBase);
  const address = isLost ? small : whole;
  if (address === undefined) return <p class="muted">The picture {file} is of a kind that is not shown.</p>;
  if (isLost && small === whole) return <p class="muted">The picture {file} is missing.</p>;
  return (
    <>
      <button type="button" class="picture panel" onClick={onOpen} aria-label={`${label}, open it large`}>
        <img src={address} alt={label} decoding="async" onError={() => setLost(true)} />
      </button>
      {isLost && <p class="muted">Only a small version: the file {file} is not beside this page.</p>}
    </>
  );
}

/** A picture in a list. It says nothing that the text beside it doesn't. */
export function SmallPicture({ file }: { file: string }) {
  const { filesBase } = useReport();
  const address = smallPicture(file, filesBase);
  return address === undefined ? null : (
    <img class="small-picture" src={address} alt="" loading="lazy" decoding="async" />
  );
}

/** The pictures of an attempt that there are, in the order in which they were taken. */
export interface ShownPicture {
  file: string;
  step: number | null;
  stepText: string | null;
  capturedAt: string;
  messageId: string | null;
}

export const shownPictures = ({ screenshots, steps }: Attempt): ShownPicture[] =>
  screenshots.flatMap(({ file, step, capturedAt, messageId }) =>
    file === null
      ? []
      : [{ file, step, capturedAt, messageId, stepText: step === null ? null : (steps[step]?.text ?? null) }],
  );

/** The whole picture; undefined where it is none that may be shown. */
export function wholePicture(file: string, filesBase: string): string | undefined {
  return inlined(pictureBlock(file)) ?? (isPictureName(file) ? besideAddress(file, filesBase) : undefined);
}

/** A small version if there is one. */
export const smallPicture = (file: string, filesBase: string): string | undefined =>
  inlined(smallBlock(file)) ?? wholePicture(file, filesBase);

function inlined(id: string): string | undefined {
  const element = document.getElementById(id);
  const type = PICTURE_TYPES.find((known) => known === element?.dataset['type']);
  return element && type ? `data:${type};base64,${element.textContent}` : undefined;
}
