/** The pictures of a case: where they are, large and small. */
import { useState } from 'preact/hooks';
import type { Attempt } from '../../../report.js';
import { besideAddress, isPictureName, PICTURE_TYPES, pictureBlock } from '../../pageData.js';
import { usePage } from '../address.js';

interface WholePictureProps {
  file: string;
  label: string;
  onOpen: () => void;
}

/** As wide as its place; it opens large. */
export function WholePicture({ file, label, onOpen }: WholePictureProps) {
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
