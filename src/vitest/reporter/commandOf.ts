/** The command that runs just one case, to be typed in the folder of the configuration. */
import type { CaseFacts } from '../../report/outcome.js';
import { shellWord } from '../../report/plainText.js';

export function commandOf({ file, line }: CaseFacts, project: string): string {
  const words = ['npx', 'vitest', 'run', shellWord(`${file}:${line}`)];
  return [...words, ...(project === '' ? [] : [shellWord(`--project=${project}`)])].join(' ');
}
