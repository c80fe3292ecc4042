/** The file of phrases to fill in: what is there stays, new ones are added, unused ones are marked. */
import { existsSync, readFileSync } from 'node:fs';
import type { FilePlace } from '../../cases/index.js';
import { writtenPhrases, inWords, type Phrase, type PhraseBook } from '../../phrases/index.js';
import { UsageError } from '../Environment.js';
import { replaceFile } from '../../runner/files.js';
import type { WantedPhrase } from './collectPhrases.js';

export interface Wanted {
  phrases: readonly WantedPhrase[];
  pages: readonly string[];
}

export async function writePhrases(
  file: string,
  { phrases, pages }: Wanted,
  uses: PhraseUses,
): Promise<void> {
  if (!/(?<!\.feature)\.md$/i.test(file)) {
    throw new UsageError(
      `Failed to write the phrases: ${file} is no Markdown file. Please name one that ends in .md.`,
    );
  }
  const before = existsSync(file) ? readFileSync(file, 'utf8') : HEAD;
  const marked = addPages(markUses(before, uses), pages);
  const added = phrases.map(phraseText).join('');
  const text = added === '' ? marked : `${marked.trimEnd()}\n${added}`;
  if (text === before) return;
  await replaceFile(file, text);
}

const HEAD = `# Phrases

What steps of the cases mean. Write it below each phrase, as a list of steps in words: \`{1}\` is the first value of the
phrase, \`<name>\` the one of that name. A phrase may use others.

Pages have their addresses below a heading "# Pages", as in \`- login: /login\`; then "I am on the login page" needs no phrase.
`;

const phraseText = ({ expression, times, first, carries }: WantedPhrase): string =>
  `\n## ${expression}\n\n${used({ times, first })}${carried(carries)}\n\n-\n`;

const carried = (what: ReadonlySet<string>): string =>
  [...what].map((one) => ` It carries a ${one}: write {${one}} behind the step that is to get it.`).join('');

type Used = Pick<WantedPhrase, 'times' | 'first'>;

const used = ({ times, first: { file, line, column } }: Used): string =>
  `Used ${times === 1 ? 'once' : `${times} times`}, first in ${file}:${line}:${column}.`;

const MARK =
  /^(?:Used (?:once|\d+ times), first in .+?:\d+:\d+\.|Used by other phrases only\.|Not used any more\.)/;

/** Only the line that this program has written itself is changed. */
function markUses(text: string, uses: PhraseUses): string {
  const lines = text.split('\n');
  for (const { line, expression } of writtenPhrases(text)) {
    const next = lines.findIndex((one, index) => index >= line && one.trim() !== '');
    const mark = MARK.exec(lines[next] ?? '')?.[0];
    if (mark === undefined) continue;
    lines[next] = markOf(expression, uses) + (lines[next] ?? '').slice(mark.length);
  }
  return lines.join('\n');
}

function markOf(expression: string, uses: PhraseUses): string {
  const use = uses.of(expression);
  if (use) return used(use);
  return uses.isUsedByPhrases(expression) ? 'Used by other phrases only.' : 'Not used any more.';
}

/** The names of pages in a file of phrases: below "# Pages", each with an address to be filled in. */
function addPages(text: string, pages: readonly string[]): string {
  if (pages.length === 0) return text;
  const entries = pages.map((name) => `- ${name}:`);
  const lines = text.split('\n');
  const head = lines.findIndex((line) => /^# pages\s*$/i.test(line));
  if (head >= 0) {
    lines.splice(endOfList(lines, head), 0, ...entries);
    return lines.join('\n');
  }
  const first = lines.findIndex((line) => /^## /.test(line));
  const at = first < 0 ? lines.length : first;
  const section = ['# Pages', '', ...entries, '', ...(hasTitle(lines.slice(1, at)) ? [] : ['# Steps', ''])];
  const before = lines.slice(0, at).join('\n').trimEnd();
  return `${before}\n\n${[...section, ...lines.slice(at)].join('\n')}`;
}

/** Behind the last line of what the section lists. */
function endOfList(lines: readonly string[], head: number): number {
  const rest = lines.slice(head + 1);
  const next = rest.findIndex((line) => /^#{1,2} /.test(line));
  const own = next < 0 ? rest : rest.slice(0, next);
  const last = own.findLastIndex((line) => line.trim() !== '');
  return head + 1 + (last < 0 ? 0 : last + 1);
}

const hasTitle = (lines: readonly string[]): boolean => lines.some((line) => /^# /.test(line));

export interface Use {
  times: number;
  first: FilePlace;
}

/** Steps by their places, in the order in which they were met: one that is run with many rows is one. */
export type Places = Map<string, FilePlace>;

export function useOf(places: Places): Use | undefined {
  const [first] = places.values();
  return first && { times: places.size, first };
}

export class PhraseUses {
  readonly #uses = new Map<string, Places>();
  readonly #books = new Set<PhraseBook>();

  count(book: PhraseBook, text: string, at: FilePlace): void {
    this.#books.add(book);
    for (const { phrase } of book.find(text)) {
      const places = this.#uses.get(phrase.expression) ?? new Map<string, FilePlace>();
      places.set(inWords(at), at);
      this.#uses.set(phrase.expression, places);
    }
  }

  of(expression: string): Use | undefined {
    return useOf(this.#uses.get(expression) ?? new Map<string, FilePlace>());
  }

  isUsedByPhrases(expression: string): boolean {
    return [...this.#books].some((book) => book.phrases.some((phrase) => uses(phrase, expression, book)));
  }
}

const uses = ({ steps = [] }: Phrase, expression: string, book: PhraseBook): boolean =>
  steps.some(({ text }) => book.find(text).some(({ phrase }) => phrase.expression === expression));
