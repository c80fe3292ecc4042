/** The pictures of an attempt that there are, in the order in which they were taken. */
import type { Attempt } from '../../../report.js';

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
