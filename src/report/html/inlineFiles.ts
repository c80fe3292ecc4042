/** Which pictures and which evidence stand in the page: those of failing cases first. The rest are files beside it. */
import { casesInOrder, decisivePicture, isOpenCase } from '../caseFacts.js';
import type { Report } from '../report.js';
import { inertElement, packedBlock } from './htmlDocument.js';
import { evidenceBlock, pictureBlock, type PictureType } from './pageData.js';

export interface Inlined {
  blocks: string[];
  /** What the page has to do without, in words. */
  remarks: string[];
}

/** Gives what a file that the report names holds; undefined where it is not there. */
export type ReadFile = (file: string) => Promise<Buffer | undefined>;

/** @param limit bytes, as they stand in the page */
export function inlinePictures(report: Report, read: ReadFile, limit: number): Promise<Inlined> {
  return inlined(picturesInOrder(report), limit, async (file) => {
    const bytes = await read(file);
    if (!bytes) return missing('picture', file);
    const type = pictureType(bytes);
    if (type) return { block: inertElement(pictureBlock(file), type, bytes) };
    const remark = `The picture ${file} is neither PNG nor JPEG, WebP or GIF, so the page does not show it.`;
    return { remark };
  });
}

export function inlineEvidence(report: Report, read: ReadFile, limit: number): Promise<Inlined> {
  const attempts = casesInOrder(report).flatMap((one) => one.attempts.toReversed());
  return inlined(
    attempts.map(({ evidence }) => evidence),
    limit,
    async (file) => {
      const json = await read(file);
      return json ? { block: packedBlock(evidenceBlock(file), json) } : missing('evidence', file);
    },
  );
}

const missing = (kind: string, file: string) => ({
  remark: `The ${kind} ${file} is not beside the report, so it is missing on the page, too.`,
});

/** So many in a row that didn't fit: the rest is not even read. */
const MOST_MISSES = 20;

async function inlined(
  files: readonly (string | null)[],
  limit: number,
  blockOf: (file: string) => Promise<{ block: string } | { remark: string }>,
): Promise<Inlined> {
  const [blocks, remarks]: [string[], string[]] = [[], []];
  let [left, misses] = [limit, 0];
  for (const file of new Set(files.filter((known) => known !== null))) {
    if (left <= 0 || misses >= MOST_MISSES) break;
    const made = await blockOf(file);
    if ('remark' in made) remarks.push(made.remark);
    else if (made.block.length > left) misses += 1;
    else {
      blocks.push(made.block);
      [left, misses] = [left - made.block.length, 0];
    }
  }
  return { blocks, remarks };
}

/** Of each case those that show why come before those of its other steps; failing cases before all others. */
function picturesInOrder(report: Report): (string | null)[] {
  const cases = casesInOrder(report);
  const groups = [cases.filter(isOpenCase), cases.filter((one) => !isOpenCase(one))];
  return groups.flatMap((some) => {
    const attempts = some.flatMap((one) => one.attempts.toReversed());
    const others = attempts.flatMap(({ screenshots }) => screenshots.map(({ file }) => file));
    return [...attempts.map((one) => decisivePicture(one)?.file ?? null), ...others];
  });
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
