/** What a bench found: a Markdown table in the terminal, and the numbers themselves in a file. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/setup.mjs';

/** @param columns what each shows, by its head: a function of a row */
export function tellTable({ name, columns, rows }) {
  const heads = Object.keys(columns);
  const line = (cells) => `| ${cells.join(' | ')} |`;
  console.log(line(heads));
  console.log(line(heads.map((_, index) => (index === 0 ? ':--' : '--:'))));
  for (const row of rows) console.log(line(heads.map((head) => columns[head](row))));
  const folder = path.join(root, 'test-results', 'bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(rows, null, 2)}\n`);
}

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
