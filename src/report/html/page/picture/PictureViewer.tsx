/** The pictures of an attempt, large: one by one, beside the one before, or what differs from it. */
import { useEffect, useState } from 'preact/hooks';
import { wholePicture, smallPicture, type ShownPicture } from './pictures.js';
import { useReport } from '../data/ReportContext.js';
import { Dialog } from '../parts/Dialog.js';
import { formatTime } from '../words.js';

interface PictureViewerProps {
  pictures: readonly ShownPicture[];
  /** Index; null while it is closed. */
  opened: number | null;
  onOpen: (index: number | null) => void;
}

type Mode = 'one' | 'beside' | 'difference';

export function PictureViewer({ pictures, opened, onOpen }: PictureViewerProps) {
  const [mode, setMode] = useState<Mode>('one');
  const [isActual, setActual] = useState(false);
  const at = opened ?? 0;
  const picture = opened === null ? undefined : pictures[at];
  const before = pictures[at - 1];
  const move = (by: 1 | -1) => pictures[at + by] && onOpen(at + by);
  const toggle = (wanted: Mode) => setMode(mode === wanted ? 'one' : wanted);
  const magnify = () => setActual(!isActual);
  useViewerKeys(picture !== undefined, {
    ...{ ArrowLeft: () => move(-1), ArrowRight: () => move(1) },
    ...{ c: () => toggle('beside'), d: () => toggle('difference'), z: magnify },
  });
  const title = picture
    ? `Picture ${at + 1} of ${pictures.length}, ${formatTime(picture.capturedAt)}`
    : 'Picture';
  return (
    <Dialog isOpen={picture !== undefined} title={title} onClose={() => onOpen(null)} class="viewer">
      {picture && (
        <>
          <div class="viewer-bar">
            <ModeButton
              is="beside"
              label="Compare with the one before"
              keys="c"
              {...{ mode, toggle, before }}
            />
            <ModeButton is="difference" label="What differs" keys="d" {...{ mode, toggle, before }} />
            <button type="button" class="button" aria-pressed={isActual} onClick={magnify}>
              Actual size <kbd>z</kbd>
            </button>
            <MoveButtons hasBefore={before !== undefined} hasNext={at + 1 < pictures.length} move={move} />
          </div>
          <Stage {...{ picture, isActual, mode }} before={mode === 'one' ? undefined : before} />
        </>
      )}
    </Dialog>
  );
}

function MoveButtons(props: { hasBefore: boolean; hasNext: boolean; move: (by: 1 | -1) => void }) {
  return (
    <span class="viewer-move">
      <button type="button" class="button" disabled={!props.hasBefore} onClick={() => props.move(-1)}>
        ← Before
      </button>
      <button type="button" class="button" disabled={!props.hasNext} onClick={() => props.move(1)}>
        Next →
      </button>
    </span>
  );
}

const nameOf = ({ step, stepText }: ShownPicture): string =>
  step === null ? 'Beside the steps' : `Step ${step + 1}: ${stepText ?? ''}`;

interface ModeButtonProps {
  is: Mode;
  label: string;
  keys: string;
  mode: Mode;
  toggle: (mode: Mode) => void;
  before: ShownPicture | undefined;
}

function ModeButton({ is, label, keys, mode, toggle, before }: ModeButtonProps) {
  return (
    <button
      type="button"
      class="button"
      disabled={!before}
      aria-pressed={mode === is}
      onClick={() => toggle(is)}
    >
      {label} <kbd>{keys}</kbd>
    </button>
  );
}

interface StageProps {
  picture: ShownPicture;
  before: ShownPicture | undefined;
  mode: Mode;
  isActual: boolean;
}

function Stage({ picture, before, mode, isActual }: StageProps) {
  // Pictures are called by their content.
  if (mode === 'difference' && before?.file === picture.file) {
    return <p class="nothing">{nameOf(picture)} – nothing differs from the picture before.</p>;
  }
  return (
    <div
      class={`stage is-${before ? mode : 'one'} ${isActual ? 'is-actual' : ''}`}
      tabIndex={0}
      role="group"
      aria-label="Pictures"
    >
      {before && <Large picture={before} label={`Before – ${nameOf(before)}`} />}
      <Large picture={picture} label={nameOf(picture)} />
    </div>
  );
}

function Large({ picture, label }: { picture: ShownPicture; label: string }) {
  const { file } = picture;
  const { filesBase } = useReport();
  const [lost, setLost] = useState<string | null>(null);
  const address = lost === file ? smallPicture(file, filesBase) : wholePicture(file, filesBase);
  if (address === undefined) return <p>The picture {file} is of a kind that is not shown.</p>;
  return (
    <figure>
      <figcaption>{label}</figcaption>
      <img src={address} alt={label} onError={() => setLost(file)} />
    </figure>
  );
}

/** The dialog keeps other keys from the page. */
function useViewerKeys(isOn: boolean, keys: Partial<Record<string, () => void>>): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      const act = keys[event.key];
      if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
