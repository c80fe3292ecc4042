/** docs/language.md: what is written by hand there, with what its steps mean, and all that the phrase table has. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { fillMeanings } from './fillMeanings.js';
import { phraseSections } from './phraseSections.js';

export const docsFile = path.resolve(import.meta.dirname, '../../docs/language.md');

const BEGIN = '<!-- phrases: written by `npm run language-docs` from src/agent/phrases -->';
const END = '<!-- end of phrases -->';

export async function languageDocs(): Promise<string> {
  const text = await readFile(docsFile, 'utf8');
  const [before, after] = [text.split(BEGIN)[0], text.split(END)[1]];
  if (before === undefined || after === undefined) throw new Error(`${docsFile} has lost its marks.`);
  const whole = [fillMeanings(before.trimEnd()), BEGIN, ...phraseSections(), END, after.trimStart()];
  return format(whole.join('\n\n'), { ...(await resolveConfig(docsFile)), filepath: docsFile });
}
