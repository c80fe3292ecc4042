/** Gherkin's keywords of every spoken language, in front of a step that is otherwise in English. */
import { dialects } from '@cucumber/gherkin';

/** The step with its foreign keyword in English ("Dann I see …" -> "Then I see …"); undefined where it has none. */
export function withoutForeignKeyword(text: string): string | undefined {
  const [first] = text.trim().split(/\s/, 1);
  const starting = first === undefined ? undefined : keywords().get(first);
  const keyword = starting?.find(({ foreign }) => text.trimStart().startsWith(foreign));
  return keyword && `${keyword.english} ${text.trimStart().slice(keyword.foreign.length)}`;
}

interface Keyword {
  foreign: string;
  english: string;
}

let byFirstWord: Map<string, Keyword[]> | undefined;

function keywords(): Map<string, Keyword[]> {
  byFirstWord ??= collect();
  return byFirstWord;
}

/** They say other things in English: "No checkbox is checked", "A dialog opens", "All rows are visible". */
const ENGLISH: ReadonlySet<string> = new Set(
  'No A a An an AN I In Do All Quick Come Well Too Let Data Date Men'.split(' '),
);

function collect(): Map<string, Keyword[]> {
  const collected = new Map<string, Keyword[]>();
  for (const keyword of Object.values(dialects).flatMap(translate)) {
    const [first = ''] = keyword.foreign.split(/\s/, 1);
    if (ENGLISH.has(first)) continue;
    collected.set(first, [...(collected.get(first) ?? []), keyword]);
  }
  return collected;
}

type Dialect = (typeof dialects)[string];

function translate({ given, when, then, and, but }: Dialect): Keyword[] {
  const all = { Given: given, When: when, Then: then, And: [...and, ...but] };
  return Object.entries(all).flatMap(([english, words]) =>
    words.filter((word) => /\s$/.test(word)).map((foreign) => ({ foreign, english })),
  );
}
