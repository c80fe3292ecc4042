/** The report as one HTML file: data and pictures inside, as far as a total allows, and the rest beside it. */
import {
  countCases,
  countOthers,
  modelUse,
  lastAttempt,
  standingOf,
  decisivePicture,
  casesInOrder,
  isOpenCase,
} from '../caseFacts.js';
import type { Report, ReportedCase } from '../report.js';
import {
  dataBlock,
  htmlDocument,
  readPageBundle,
  type PageBundle,
  inertElement,
  packedBlock,
  staticList,
} from './htmlDocument.js';
import {
  caseBlock,
  LIST_BLOCK,
  sourceBlock,
  type ListedCase,
  type PageData,
  evidenceBlock,
  pictureBlock,
  type PictureType,
} from './pageData.js';

export interface HtmlOptions {
  /**
   * How many bytes of pictures stand in the page itself; those of failing cases come first, the rest are files beside it.
   * @default 10_000_000
   */
  inlineLimit?: number | undefined;
  /**
   * The same for messages, timelines and captures.
   * @default 10_000_000
   */
  evidenceLimit?: number;
  /** Earlier reports of the same suite, in any order. */
  history?: readonly Report[];
  /**
   * Leads from the page to the folder of `report.json`, where they differ; ends in a slash.
   * @default ''
   */
  filesBase?: string;
  /** The page's script and style; by default those of the package. */
  page?: PageBundle;
}

const INLINE_LIMIT = 10_000_000;

export async function htmlReport(
  report: Report,
  read: ReadFile,
  { filesBase = '', history = [], page, ...limits }: HtmlOptions = {},
): Promise<{ text: string; remarks: string[] }> {
  const pictures = await inlinePictures(report, read, limits.inlineLimit ?? INLINE_LIMIT);
  const evidence = await inlineEvidence(report, read, limits.evidenceLimit ?? INLINE_LIMIT);
  const text = htmlDocument({
    page: page ?? (await readPageBundle()),
    title: headline(report),
    status: report.status,
    fallback: staticList(report, filesBase),
    list: dataBlock(LIST_BLOCK, pageDataOf(report, history, filesBase)),
    blocks: [...ownBlocks(report), ...evidence.blocks, ...pictures.blocks],
  });
  return { text, remarks: [...pictures.remarks, ...evidence.remarks] };
}

const ownBlocks = ({ cases, sources }: Report): string[] => [
  ...cases.map((one) => dataBlock(caseBlock(one.id), one)),
  ...sources.map((one, index) => dataBlock(sourceBlock(index), one)),
];

/** Of a browser's tab: what matters comes first, for there is room for little. */
function headline({ title, cases, otherTests, status }: Report): string {
  const { failed, error } = countCases(cases);
  const failing = failed + error + countOthers(otherTests).failed;
  return `${failing > 0 ? `${failing} failing` : status} – ${title}`;
}

/** A row shows one line of it; the whole message is on the case's page. */
const LONGEST_MESSAGE = 400;

const MOST_RUNS = 30;

export function pageDataOf(report: Report, history: readonly Report[], filesBase: string): PageData {
  const { cases, sources: _unpackedLater, ...run } = report;
  const earlier = history
    .filter(({ startedAt }) => Date.parse(startedAt) < Date.parse(report.startedAt))
    .toSorted((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt))
    .slice(-MOST_RUNS);
  const known = earlier.map((one) => new Map(one.cases.map((each) => [each.id, standingOf(each)])));
  const before = (id: string) =>
    known.some((standings) => standings.has(id)) ? known.map((standings) => standings.get(id) ?? null) : [];
  return {
    ...run,
    ...{ filesBase, modelUse: modelUse(report) },
    cases: cases.map((one) => ({ ...listedCase(one), before: before(one.id) })),
    hasProjects: new Set(cases.map(({ project }) => project)).size > 1,
    runs: earlier.map(({ startedAt, duration, cases: all }) => ({
      ...{ startedAt, duration, counts: countCases(all) },
    })),
  };
}

function listedCase(one: ReportedCase): Omit<ListedCase, 'before'> {
  const last = lastAttempt(one);
  return {
    ...one,
    platform: last.session?.platform ?? null,
    message: last.message.slice(0, LONGEST_MESSAGE),
    duration: last.duration,
    standing: standingOf(one),
    attempts: one.attempts.length,
    picture: decisivePicture(last)?.file ?? null,
  };
}

interface Inlined {
  blocks: string[];
  /** What the page has to do without, in words. */
  remarks: string[];
}

/** Gives what a file that the report names holds; undefined where it is not there. */
type ReadFile = (file: string) => Promise<Buffer | undefined>;

/** @param limit bytes, as they stand in the page */
function inlinePictures(report: Report, read: ReadFile, limit: number): Promise<Inlined> {
  return inlined(picturesInOrder(report), limit, async (file) => {
    const bytes = await read(file);
    if (!bytes) return missing('picture', file);
    const type = pictureType(bytes);
    if (type) return { block: inertElement(pictureBlock(file), type, bytes) };
    const remark = `The picture ${file} is neither PNG nor JPEG, WebP or GIF, so the page does not show it.`;
    return { remark };
  });
}

function inlineEvidence(report: Report, read: ReadFile, limit: number): Promise<Inlined> {
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
