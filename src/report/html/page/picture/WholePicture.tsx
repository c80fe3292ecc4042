/** A picture as wide as its place; it opens large. */
import { useState } from 'preact/hooks';
import { smallPicture, wholePicture } from '../data/pictures.js';
import { useReport } from '../data/ReportContext.js';

interface WholePictureProps {
  file: string;
  label: string;
  onOpen: () => void;
}

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
      <button type="button" class="picture" onClick={onOpen} aria-label={`${label}, open it large`}>
        <img src={address} alt={label} decoding="async" onError={() => setLost(true)} />
      </button>
      {isLost && <p class="muted">Only a small version: the file {file} is not beside this page.</p>}
    </>
  );
}
