/** The report as one HTML file: data and pictures inside, as far as a total allows, and the rest beside it. */
import { countCases, countOthers } from '../caseFacts.js';
import type { Report } from '../report.js';
import { dataBlock } from './markup.js';
import { htmlDocument, readPageBundle, type PageBundle } from './htmlDocument.js';
import { inlineEvidence, inlinePictures, type ReadFile } from './inlineFiles.js';
import { pageDataOf } from './pageDataOf.js';
import { caseBlock, LIST_BLOCK, sourceBlock } from './pageData.js';
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
