/** The report as one HTML file: data and pictures inside, as far as a total allows, and the rest beside it. */
import { countCases, countOthers } from '../caseFacts.js';
import type { Report } from '../report.js';
import { dataBlock } from './markup.js';
import { htmlDocument, readPageBundle, type PageBundle } from './htmlDocument.js';
import { inlineEvidence } from './inlineEvidence.js';
import { inlinePictures } from './inlinePictures.js';
import { pageDataOf } from './pageDataOf.js';
import { caseBlock, LIST_BLOCK, sourceBlock } from './pageData.js';
import { loadShrink, type Shrink } from './shrinkPicture.js';
import { staticList } from './staticList.js';

export interface ReportSource {
  /** Reads a file that the report names; undefined where it is not there. */
  read(file: string): Promise<Buffer | undefined>;
}

export interface HtmlOptions {
  /**
   * How many bytes of pictures stand in the page itself; those of failing cases come first, the rest are files beside it.
   * @default 10_000_000
   */
  inlineLimit?: number;
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
  /** Makes pictures smaller for lists; by default done by sharp, where its binary is there. */
  shrink?: Shrink;
  /** The page's script and style; by default those of the package. */
  page?: PageBundle;
}

export interface HtmlReport {
  text: string;
  /** Files of the report that are only beside the page, not in it. */
  beside: string[];
  /** What the page had to do without, in words. */
  remarks: string[];
}

const INLINE_LIMIT = 10_000_000;

export async function htmlReport(
  report: Report,
  source: ReportSource,
  options: HtmlOptions = {},
): Promise<HtmlReport> {
  const page = options.page ?? (await readPageBundle());
  const { shrink, remarks } = options.shrink ? { shrink: options.shrink, remarks: [] } : await loadShrink();
  const filesBase = options.filesBase ?? '';
  const pictures = await inlinePictures(report, {
    read: (file) => source.read(file),
    shrink,
    limit: options.inlineLimit ?? INLINE_LIMIT,
  });
  const evidence = await inlineEvidence(report, source, options.evidenceLimit ?? INLINE_LIMIT);
  const text = htmlDocument({
    page,
    title: headline(report),
    status: report.status,
    fallback: staticList(report, filesBase),
    list: dataBlock(LIST_BLOCK, pageDataOf(report, options.history ?? [], filesBase)),
    blocks: [...ownBlocks(report), ...evidence.blocks, ...pictures.blocks],
  });
  return {
    text,
    beside: [...pictures.beside, ...evidence.beside],
    remarks: [...remarks, ...pictures.remarks, ...evidence.remarks],
  };
}

const ownBlocks = ({ cases, sources }: Report): string[] => [
  ...cases.map((one, index) => dataBlock(caseBlock(index), one)),
  ...sources.map((one, index) => dataBlock(sourceBlock(index), one)),
];

/** Of a browser's tab: what matters comes first, for there is room for little. Nothing is fine that was not judged. */
function headline({ title, cases, otherTests, status }: Report): string {
  const { failed, error, warned, flaky, passed } = countCases(cases);
  const others = countOthers(otherTests);
  const failing = failed + error + others.failed;
  if (failing > 0) return `${failing} failing – ${title}`;
  if (status !== 'passed') return `${status} – ${title}`;
  if (warned > 0) return `${warned} warned – ${title}`;
  if (flaky > 0) return `${flaky} flaky – ${title}`;
  return passed + others.passed + others.flaky > 0 ? `All fine – ${title}` : `Nothing run – ${title}`;
}
