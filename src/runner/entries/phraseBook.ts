/** The phrases of a `cases()`, as its options name them. */
import { inWords, loadPhrases, type PhraseBook } from '../../phrases/index.js';
import type { Settings } from './settings.js';

/** Of the secrets only the names are looked at. */
export type NamesPhrases = Pick<
  Settings,
  'name' | 'root' | 'files' | 'recordings' | 'steps' | 'pages' | 'variables' | 'secrets'
>;

/** @throws Error that lists all that is wrong with them, and how to mend it */
export function phraseBook({
  name,
  root,
  files,
  recordings,
  steps,
  pages,
  variables,
  secrets,
}: NamesPhrases): PhraseBook {
  const given = { variables, secrets: Object.keys(secrets) };
  const cases = recordings === 'off' ? [] : [files].flat();
  const { book, mistakes } = loadPhrases({ root, steps, cases, pages, given });
  if (mistakes.length === 0) return book;
  const list = mistakes.map((mistake) => `${inWords(mistake)}: ${mistake.message}`).join('\n  - ');
  throw new Error(`The phrases of Casewright's cases() "${name}" can't be used:\n  - ${list}`);
}
