/** docs/language.md: what is written by hand there, with what its steps mean, and the words for kinds of things. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { KIND_SPELLINGS } from '../../src/meaning/kinds.js';
import { formatted, table } from '../service-docs/markdown.js';
import { fillMeanings } from './fillMeanings.js';

export const docsFile = path.resolve(import.meta.dirname, '../../docs/language.md');

const BEGIN = '<!-- kinds: written by `npm run language-docs` from src/meaning/kinds.ts -->';
const END = '<!-- end of kinds -->';

export async function languageDocs(): Promise<string> {
  const text = await readFile(docsFile, 'utf8');
  const [before, after] = [text.split(BEGIN)[0], text.split(END)[1]];
  if (before === undefined || after === undefined) throw new Error(`${docsFile} has lost its marks.`);
  const whole = [fillMeanings(before.trimEnd()), BEGIN, kinds(), END, after.trimStart()];
  return formatted(docsFile, whole.join('\n\n'));
}

function kinds(): string {
  const rows = Object.entries(KIND_SPELLINGS).map(([kind, words]) => {
    const others = words.split(',').map((word) => word.trim().replace(/\s+/g, ' '));
    return [kind, others.filter((word) => word !== kind).join(', ')];
  });
  return table(['kind', 'also called'], rows);
}
