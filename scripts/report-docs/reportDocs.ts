/** docs/reports.md with the list of reasons as the code has it; all else there is written by hand. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CONCERNS, REASONS, type Concern } from '../../src/report/reasons.js';
import { code, formatted, table } from '../service-docs/markdown.js';

export const docsFile = path.resolve(import.meta.dirname, '../../docs/reports.md');

const BEGIN = '<!-- reasons: written by `npm run report-docs` from src/report/reasons.ts -->';
const END = '<!-- end of reasons -->';

export async function reportDocs(): Promise<string> {
  const text = await readFile(docsFile, 'utf8');
  const [before, after] = [text.split(BEGIN)[0], text.split(END)[1]];
  if (before === undefined || after === undefined) throw new Error(`${docsFile} has lost its marks.`);
  const whole = [before.trimEnd(), BEGIN, reasonsTable(), END, after.trimStart()].join('\n\n');
  return formatted(docsFile, whole);
}

/** By who has to look. */
function reasonsTable(): string {
  const rows = CONCERNS.flatMap((concern) =>
    Object.entries(REASONS)
      .filter(([, facts]) => facts.concern === concern)
      .map(([name, { means }]) => [code(name), WHO[concern], means]),
  );
  return table(['reason', 'who has to look', 'what it means'], rows);
}

const WHO: Record<Concern, string> = {
  product: 'product: the application',
  case: 'case: the case file or its options',
  service: 'service: the service that runs it',
  run: 'run: the run itself',
};
