/** Which evidence stands in the page: that of failing cases first. What is left out is a link. */
import type { Report } from '../report.js';
import { casesInOrder } from '../caseFacts.js';
import type { ReportSource } from './htmlReport.js';
import { packedBlock } from './markup.js';
import { evidenceBlock } from './pageData.js';

interface InlinedEvidence {
  blocks: string[];
  beside: string[];
  remarks: string[];
}

export async function inlineEvidence(
  report: Report,
  source: ReportSource,
  limit: number,
): Promise<InlinedEvidence> {
  const budget = new Budget(limit);
  const result: InlinedEvidence = { blocks: [], beside: [], remarks: [] };
  for (const file of evidenceInOrder(report)) {
    const json = budget.isSpent ? null : await source.read(file);
    if (json === undefined) {
      result.remarks.push(
        `The evidence ${file} is not beside the report, so it is missing on the page, too.`,
      );
      continue;
    }
    const block = json && packedBlock(evidenceBlock(file), json);
    if (block !== null && budget.take(block.length)) result.blocks.push(block);
    else result.beside.push(file);
  }
  return result;
}

const evidenceInOrder = (report: Report): string[] => [
  ...new Set(
    casesInOrder(report)
      .flatMap(({ attempts }) => attempts.toReversed().map(({ evidence }) => evidence))
      .filter((file) => file !== null),
  ),
];

/** So many in a row that didn't fit: the rest is not even read. */
const MOST_MISSES = 20;

export class Budget {
  #left: number;
  #misses = 0;

  constructor(limit: number) {
    this.#left = limit;
  }

  get left(): number {
    return this.#left;
  }

  get isSpent(): boolean {
    return this.#left <= 0 || this.#misses >= MOST_MISSES;
  }

  /** Takes something in, if there is room. */
  take(size: number): boolean {
    if (this.isSpent) return false;
    if (size > this.#left) {
      this.#misses += 1;
      return false;
    }
    this.#misses = 0;
    this.#left -= size;
    return true;
  }
}
