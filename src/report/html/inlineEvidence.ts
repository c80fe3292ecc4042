/** Which evidence stands in the page: that of failing cases first. What is left out is a link. */
import { casesInOrder } from '../caseFacts.js';
import type { Report } from '../report.js';
import { Budget } from './Budget.js';
import type { ReportSource } from './htmlReport.js';
import { packedBlock } from './markup.js';
import { evidenceBlock } from './pageData.js';

export interface Inlined {
  blocks: string[];
  /** Files that are only beside the page. */
  beside: string[];
  remarks: string[];
}

export async function inlineEvidence(report: Report, source: ReportSource, limit: number): Promise<Inlined> {
  const files = evidenceInOrder(report);
  const missing = new Set<string>();
  const blocks = await new Budget(limit).fill(files, async (file) => {
    const json = await source.read(file);
    if (json) return packedBlock(evidenceBlock(file), json);
    missing.add(file);
    return undefined;
  });
  return {
    blocks: [...blocks.values()],
    beside: files.filter((file) => !blocks.has(file) && !missing.has(file)),
    remarks: [...missing].map(
      (file) => `The evidence ${file} is not beside the report, so it is missing on the page, too.`,
    ),
  };
}

const evidenceInOrder = (report: Report): string[] => [
  ...new Set(
    casesInOrder(report)
      .flatMap(({ attempts }) => attempts.toReversed().map(({ evidence }) => evidence))
      .filter((file) => file !== null),
  ),
];
