/** The lines that .gitignore lacks for what Casewright and its runs write. */
import type { Runner } from './Runner.js';

const OWN = ['.casewright/', 'casewright-report/'];

/** The whole text; the same one where nothing is lacking. */
export function withIgnoreRules(text: string, runners: readonly Runner[], others: readonly string[]): string {
  const wanted = [...others, ...OWN, ...runners.flatMap(({ writes }) => writes)];
  const there = new Set(text.split(/\r?\n/).map(asName));
  const lines = [...new Set(wanted)].filter((line) => !there.has(asName(line)));
  if (lines.length === 0) return text;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const before = text === '' || text.endsWith('\n') ? text : text + eol;
  return before + lines.map((line) => line + eol).join('');
}

/** `/name`, `name/` and the like all cover a folder beside the file. */
const asName = (line: string) =>
  line
    .trim()
    .replace(/^(\*\*)?\//, '')
    .replace(/\/(\*\*?)?$/, '');
