/** The command that runs just one case, to be typed in the folder of the configuration. */
import type { CaseFacts } from '../../report/outcome.js';
import { shellWord } from '../../report/shellWord.js';

/** Playwright reads a file as a regular expression. */
export function commandOf({ file, line }: CaseFacts, project: string): string {
  const pattern = file.replace(/[\\^$*+?()[\]{}|]/g, String.raw`\$&`);
  const words = ['npx', 'playwright', 'test', shellWord(`${pattern}:${line}`)];
  return [...words, ...(project === '' ? [] : [shellWord(`--project=${project}`)])].join(' ');
}
