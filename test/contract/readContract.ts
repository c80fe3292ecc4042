/** Reads the description of the service, where it is at hand: its sections, tables and lists of words. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/places.js';

export interface Section {
  heading: string;
  text: string;
  /** The rows of its tables, with the cells by the names of their columns. */
  rows: Record<string, string>[];
}

const file = process.env['CASEWRIGHT_CONTRACT'] ?? path.join(root, '..', 'shared', 'service-api.md');

/** The description is no part of the repository. */
export const isContractHere = existsSync(file);

/** By level 2 and 3 headings alike, in order. */
export function readContract(): Section[] {
  const parts = readFileSync(file, 'utf8')
    .split(/^#{2,3} /m)
    .slice(1);
  return parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    return { heading: heading.trim(), text: lines.join('\n'), rows: readTables(lines) };
  });
}

/** What stands between backticks. */
export const wordsIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, word]) => word!);

function readTables(lines: readonly string[]): Record<string, string>[] {
  let columns: string[] | undefined;
  return lines.flatMap((line) => {
    const cells = cellsOf(line);
    if (!cells) columns = undefined;
    if (!cells || cells.every((cell) => /^-+$/.test(cell))) return [];
    if (!columns) {
      columns = cells;
      return [];
    }
    return [Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))];
  });
}

const cellsOf = (line: string): string[] | undefined =>
  line.startsWith('|')
    ? line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
    : undefined;
