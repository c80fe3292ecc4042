/** The report as one HTML file: data and pictures inside, as far as a total allows, and the rest beside it. */
import { countCases, countOthers, modelUse, lastAttempt, standingOf, decisivePicture } from '../caseFacts.js';
import type { Report, ReportedCase } from '../report.js';
import { dataBlock, htmlDocument, readPageBundle, type PageBundle } from './htmlDocument.js';
import { inlineEvidence, inlinePictures, type ReadFile } from './inlineFiles.js';
import { caseBlock, LIST_BLOCK, sourceBlock, type ListedCase, type PageData } from './pageData.js';
import { staticList } from './staticList.js';

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
