/** Makes a picture small enough for a list. */
import type { Sharp, SharpOptions } from 'sharp';
import type { PictureType } from './pageData.js';

/** Gives a JPEG, or undefined where the picture is small as it is. */
export type Shrink = (bytes: Buffer, type: PictureType) => Promise<Buffer | undefined>;

type Open = (bytes: Buffer, options: SharpOptions) => Sharp;

/** Twice what a list shows, for screens with small pixels. */
const LONGEST_SIDE = 360;

/** A phone's screen has 4 million pixels; far more would only be there to exhaust the memory. */
const MOST_PIXELS = 100_000_000;

const SMALL_ALREADY = 8_000;

const loadSharp = () => import('sharp');

/** Whoever wants small pictures installs sharp, whose binary isn't there for every platform; else there are only whole ones. */
export async function loadShrink(
  load = loadSharp,
): Promise<{ shrink: Shrink | undefined; remarks: string[] }> {
  try {
    const sharp = await load();
    return { shrink: shrinkWith(sharp.default), remarks: [] };
  } catch (error) {
    const isMissing = (error as { code?: unknown }).code === 'ERR_MODULE_NOT_FOUND';
    if (isMissing) return { shrink: undefined, remarks: [] };
    const cause = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
    return {
      shrink: undefined,
      remarks: [`The pictures have no small versions, because sharp can't be loaded here: ${cause}`],
    };
  }
}

export const shrinkWith =
  (open: Open): Shrink =>
  async (bytes) => {
    if (bytes.length <= SMALL_ALREADY) return undefined;
    return open(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'none' })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 70 })
      .toBuffer();
  };
