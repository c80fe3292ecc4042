/** Which pictures stand in the page: small ones first, then whole ones, as far as the total allows. Each only once. */
import type { Report } from '../report.js';
import { Budget } from './Budget.js';
import type { Inlined } from './inlineEvidence.js';
import { casesInOrder, decisivePicture, rank } from '../caseFacts.js';
import { inertElement } from './markup.js';
import { pictureBlock, smallBlock, type PictureType } from './pageData.js';
import type { Shrink } from './shrinkPicture.js';

interface PictureSource {
  read(file: string): Promise<Buffer | undefined>;
  shrink: Shrink | undefined;
  /** Bytes, as they stand in the page. */
  limit: number;
}

/** Of the total. The rest is for whole pictures: a page that has lost its files still shows something of every step. */
const SMALL_SHARE = 0.5;

export async function inlinePictures(report: Report, source: PictureSource): Promise<Inlined> {
  const files = picturesInOrder(report);
  const remarks = new Set<string>();
  const share = source.shrink ? source.limit * SMALL_SHARE : 0;
  const small = new Budget(share);
  const smallBlocks = await small.fill(files, async (file) => {
    const made = await shrunk(file, source, remarks);
    return made && inertElement(smallBlock(file), 'image/jpeg', made);
  });
  const whole = new Budget(source.limit - share + small.left);
  const wholeBlocks = await whole.fill(files, async (file) => {
    const bytes = await source.read(file);
    const type = bytes && pictureType(bytes);
    return type && inertElement(pictureBlock(file), type, bytes);
  });
  return {
    blocks: [...smallBlocks.values(), ...wholeBlocks.values()],
    beside: files.filter((file) => !wholeBlocks.has(file)),
    remarks: [...remarks],
  };
}

function picturesInOrder(report: Report): string[] {
  const cases = casesInOrder(report);
  const failing = cases.filter((one) => rank(one) < 3);
  const others = cases.filter((one) => rank(one) === 3);
  const attempts = (some: typeof cases) => some.flatMap((one) => one.attempts.toReversed());
  const files = [failing, others].flatMap((some) => [
    ...attempts(some).map(decisivePicture),
    ...attempts(some).flatMap(({ screenshots }) => screenshots.map(({ file }) => file)),
  ]);
  return [...new Set(files.filter((file) => file !== null))];
}

async function shrunk(
  file: string,
  source: PictureSource,
  remarks: Set<string>,
): Promise<Buffer | undefined> {
  const bytes = await source.read(file);
  if (!bytes) {
    remarks.add(`The picture ${file} is not beside the report, so it is missing on the page, too.`);
    return undefined;
  }
  const type = pictureType(bytes);
  if (type === undefined) {
    remarks.add(`The picture ${file} is neither PNG nor JPEG, WebP or GIF, so the page does not show it.`);
    return undefined;
  }
  try {
    return await source.shrink?.(bytes, type);
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    remarks.add(`The picture ${file} could not be made smaller for lists, perhaps it is broken: ${cause}`);
    return undefined;
  }
}

/** What kind of picture a file is, by its first bytes: what is said about it may come from outside. */
function pictureType(bytes: Buffer): PictureType | undefined {
  const latin = bytes.toString('latin1', 0, 12);
  if (latin.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (latin.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (latin.startsWith('RIFF') && latin.endsWith('WEBP')) return 'image/webp';
  if (latin.startsWith('GIF87a') || latin.startsWith('GIF89a')) return 'image/gif';
  return undefined;
}
