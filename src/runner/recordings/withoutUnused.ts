/** Recordings that no step has any more are taken out, by what the case files say now, and not by what a run has reached. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { readCaseFile, variableNames, RECORDING, stemOf } from '../../cases/index.js';
import { isTitle, loadPhrases, type CaseName, type Phrase, type PhraseBook } from '../../phrases/index.js';

/**
 * Of the case at hand, and of cases that are gone; those of other cases wait for a run of theirs. What a model has not
 * written stays, since nobody could write it again.
 * @param title as it is written
 */
export function withoutUnused(text: string, { stem, title }: CaseName, root: string): string {
  const lines = text.split('\n');
  const unused = unusedIn({ stem, title }, root) ?? [];
  for (const { place } of unused.toSorted((one, other) => other.place.line - one.place.line)) {
    const from = place.line - 1;
    const to = nextHeading(lines, from, /^#{1,3}\s/);
    if (lines.slice(from, to).some((line) => WRITTEN_BY_MODEL.test(line))) lines.splice(from, to - from);
  }
  const hasChanged = lines.length < text.split('\n').length;
  return hasChanged ? withoutEmptyCases(lines).join('\n') : text;
}

const WRITTEN_BY_MODEL = /^<!-- by \S+/;

/** @returns undefined where a case file can't be read: then nobody knows */
function unusedIn({ stem, title }: CaseName, root: string): Phrase[] | undefined {
  const files = globSync(`${globSafe(stem)}.*`, { cwd: root }).filter(
    (file) => stemOf(file) === stem && file !== stem && !RECORDING.test(file),
  );
  const { book } = loadPhrases({ root, steps: [], cases: files, pages: {}, given: undefined });
  const uses = files.map((file) => usesIn(file, { book, stem, root }));
  if (uses.includes(undefined)) return undefined;
  const used = new Set(uses.flatMap((one) => one?.phrases ?? []));
  const titles = uses.flatMap((one) => one?.titles ?? []);
  return book.recorded.filter((phrase) => {
    const { of } = phrase;
    if (of === undefined || of.stem !== stem || used.has(phrase)) return false;
    return of.title === title || !titles.some((known) => isTitle(known, of.title));
  });
}

function usesIn(
  file: string,
  { book, stem, root }: { book: PhraseBook; stem: string; root: string },
): { phrases: Phrase[]; titles: string[] } | undefined {
  const text = readFileSync(path.join(root, file), 'utf8');
  const phrases: Phrase[] = [];
  const titles = new Set<string>();
  const { cases, mistakes } = readCaseFile(
    { path: file, text },
    {
      variables: {},
      secrets: [],
      deferred: variableNames(text),
      meaningOf(step, title, nth) {
        titles.add(title);
        phrases.push(...book.findRecorded(step, { stem, title, nth }).map(({ phrase }) => phrase));
        return undefined;
      },
    },
  );
  return mistakes.length > 0 || cases.length === 0 ? undefined : { phrases, titles: [...titles] };
}

const globSafe = (stem: string): string => stem.replace(/[\\*?[\]{}()!]/g, '\\$&');

function nextHeading(lines: readonly string[], from: number, heading: RegExp): number {
  const next = lines.findIndex((line, index) => index > from && heading.test(line));
  return next < 0 ? lines.length : next;
}

/** A case's heading with nothing below it says nothing. */
function withoutEmptyCases(lines: readonly string[]): string[] {
  const kept = [...lines];
  for (let at = kept.length - 1; at >= 0; at -= 1) {
    const to = nextHeading(kept, at, /^#{1,2}\s/);
    const isEmpty = kept.slice(at + 1, to).every((line) => line.trim() === '');
    if (/^##\s/.test(kept[at] ?? '') && isEmpty) kept.splice(at, to - at);
  }
  return `${kept.join('\n').trimEnd()}\n`.split('\n');
}
