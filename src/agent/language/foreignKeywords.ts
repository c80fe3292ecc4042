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

/** One language's keyword denies in English: "No checkbox is checked". */
const ENGLISH = 'No';

function collect(): Map<string, Keyword[]> {
  const collected = new Map<string, Keyword[]>();
  for (const keyword of Object.values(dialects).flatMap(translate)) {
    const [first = ''] = keyword.foreign.split(/\s/, 1);
    if (first === ENGLISH) continue;
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
