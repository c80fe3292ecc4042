/** Gherkin's keywords of every spoken language, in front of a step that is otherwise in English. */
import { dialects } from '@cucumber/gherkin';
import type { Keyword } from './head.js';

interface Found {
  keyword: Keyword;
  /** Letters, with the space behind it. */
  length: number;
}

/** "Dann I see …"; undefined where a step has none. */
export function foreignKeyword(text: string): Found | undefined {
  const [first = ''] = text.trimStart().split(/\s/, 1);
  const before = text.length - text.trimStart().length;
  const found = keywords()
    .get(first)
    ?.find(({ foreign }) => text.startsWith(foreign, before));
  return found && { keyword: found.keyword, length: before + found.foreign.length };
}

interface Foreign {
  foreign: string;
  keyword: Keyword;
}

let byFirstWord: Map<string, Foreign[]> | undefined;

function keywords(): Map<string, Foreign[]> {
  byFirstWord ??= collect();
  return byFirstWord;
}

/** They say other things in English: "No checkbox is checked", "A dialog opens", "All rows are visible". */
const ENGLISH: ReadonlySet<string> = new Set(
  'No A a An an AN I In Do All Quick Come Well Too Let Data Date Men Given When Then And But'.split(' '),
);

function collect(): Map<string, Foreign[]> {
  const collected = new Map<string, Foreign[]>();
  for (const keyword of Object.values(dialects).flatMap(translate)) {
    const [first = ''] = keyword.foreign.split(/\s/, 1);
    if (ENGLISH.has(first)) continue;
    collected.set(first, [...(collected.get(first) ?? []), keyword]);
  }
  return collected;
}

type Dialect = (typeof dialects)[string];

function translate({ given, when, then, and, but }: Dialect): Foreign[] {
  const all: Record<Keyword, readonly string[]> = { given, when, then, and: [...and, ...but] };
  return (Object.keys(all) as Keyword[]).flatMap((keyword) =>
    all[keyword].filter((word) => /\s$/.test(word)).map((foreign) => ({ foreign, keyword })),
  );
}
