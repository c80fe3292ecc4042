/** "I am on the login page" with the page's address: in the same voice, so that a deed stays one, and an expectation. */
import { escapeRegExp } from '../cases/escapeRegExp.js';
import type { InnerStep } from '../cases/index.js';
import { nameOfPage } from './pageName.js';
import type { Page } from './phrase.js';
import { readings } from './plainWords.js';
import { quotesOf } from './quotesOf.js';

export class PageNames {
  readonly #pages: ReadonlyMap<string, Page>;
  /** Undefined where no page is named. */
  readonly #going: RegExp | undefined;
  readonly #showing: RegExp | undefined;
  readonly #seeing: RegExp | undefined;

  constructor(pages: readonly Page[]) {
    this.#pages = new Map(pages.map((page) => [page.name, page]));
    if (pages.length === 0) return;
    const names = [...this.#pages.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp);
    const page = `(?:the |our |my )?["']?(?:the )?(${names.join('|')})["']?`;
    const named = `${page} (?:page|screen)`;
    const end = '(?=$|[,;]| (?:and|then|but) )';
    this.#going = new RegExp(
      `\\b(?:(${BEING}|${ARRIVING}) ${page}(?: page| screen)?|(${OPENING}) ${named})${end}`,
      'gi',
    );
    this.#showing = new RegExp(`^${named} ${SHOWN}$`, 'i');
    this.#seeing = new RegExp(`^${SOMEBODY}(?:should |will |can )?(not )?(?:see|sees) ${named}$`, 'i');
  }

  /** Undefined for a step that names no page so. */
  meaningOf(text: string): InnerStep | undefined {
    for (const { keyword, words } of readings(text)) {
      const found = this.#arrival(words) ?? this.#shown(words);
      if (found) return { ...found, text: keyword === '' ? found.text : `${keyword.trim()} ${found.text}` };
    }
    return undefined;
  }

  #arrival(words: string): InnerStep | undefined {
    if (!this.#going) return undefined;
    const quoteAt = quotesOf(words);
    let place: InnerStep['from'];
    const text = words.replace(this.#going, (...[written, head, name, other, named, at]: Found) => {
      const page = this.#pages.get(nameOfPage(name ?? named ?? ''));
      if (!page || quoteAt(at) !== undefined) return written;
      place = page.place;
      return `${withoutAdverbs(head ?? other ?? '')} "${page.address}"`;
    });
    return text === words ? undefined : { text, ...(place && { from: place }) };
  }

  #shown(words: string): InnerStep | undefined {
    const shown = this.#showing?.exec(words);
    const seen = this.#seeing?.exec(words);
    const [name, denied] = shown ? [shown[1], shown[2] ?? shown[3]] : [seen?.[2], seen?.[1]];
    const page = name === undefined ? undefined : this.#pages.get(nameOfPage(name));
    if (!page) return undefined;
    const text = `I should ${denied === undefined ? '' : 'not '}be on "${page.address}"`;
    return { text, ...(page.place && { from: page.place }) };
  }
}

type Found = [
  written: string,
  head: string | undefined,
  name: string | undefined,
  other: string | undefined,
  named: string | undefined,
  at: number,
];

const ADVERBS = '(?:(?:still|already|now|currently|back|directly|automatically|straight) )*';
export const BEING = `(?:am|are|is|be|'m|'re) (?:not )?${ADVERBS}(?:on|at)`;
export const ARRIVING =
  `(?:(?:go|goes|navigate|navigates|browse|browses) ${ADVERBS}to|` +
  `(?:redirected|taken|sent|brought|led|forwarded) ${ADVERBS}to|lands? on)`;
/** Much that isn't a page is opened, so the page must be called one. */
export const OPENING = '(?:opens?|visits?)';
export const SHOWN =
  '(?:(?:is|should)( not)? (?:be )?(?:displayed|shown|visible|open|opened|loaded)' +
  '|(?:should|does)( not)? (?:appear|open|load)|(?:opens|appears|loads))';
const SOMEBODY = '(?:(?:i|we|you|they|he|she|(?:the |a )?user) )?';

const withoutAdverbs = (head: string): string =>
  head.replace(/ (?:still|already|now|currently|back|directly|automatically|straight)(?= )/gi, '');
