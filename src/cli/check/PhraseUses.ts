/** How often the phrases are used, and where first. */
import type { FilePlace } from '../../cases/index.js';
import { inWords, type Phrase, type PhraseBook } from '../../phrases/index.js';

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

  /** Whether the steps of another phrase use it. */
  isUsedByPhrases(expression: string): boolean {
    return [...this.#books].some((book) => book.phrases.some((phrase) => uses(phrase, expression, book)));
  }
}

const uses = ({ steps = [] }: Phrase, expression: string, book: PhraseBook): boolean =>
  steps.some(({ text }) => book.find(text).some(({ phrase }) => phrase.expression === expression));
