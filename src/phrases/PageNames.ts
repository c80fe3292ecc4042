/** "I am on the login page" with the page's address: in the same voice, so that an action stays one, and an expectation. */
import { type InnerStep, escapeRegExp } from '../cases/index.js';
import type { Page } from './PhraseBook.js';
import { readings } from './plainWords.js';
import { quotesOf } from './compileExpression.js';

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
const BEING = `(?:am|are|is|be|'m|'re) (?:not )?${ADVERBS}(?:on|at)`;
const ARRIVING =
  `(?:(?:go|goes|navigate|navigates|browse|browses) ${ADVERBS}to|` +
  `(?:redirected|taken|sent|brought|led|forwarded) ${ADVERBS}to|lands? on)`;
/** Much that isn't a page is opened, so the page must be called one. */
const OPENING = '(?:opens?|visits?)';
const SHOWN =
  '(?:(?:is|should)( not)? (?:be )?(?:displayed|shown|visible|open|opened|loaded)' +
  '|(?:should|does)( not)? (?:appear|open|load)|(?:opens|appears|loads))';
const SOMEBODY = '(?:(?:i|we|you|they|he|she|(?:the |a )?user) )?';

const withoutAdverbs = (head: string): string =>
  head.replace(/ (?:still|already|now|currently|back|directly|automatically|straight)(?= )/gi, '');

/** What a page may be called, and where it may be. */
export const ADDRESS = /^(?:\/|https?:\/\/|[?#]|\.{1,2}\/)\S*$/;

/** "The login page" and "login" are one name. */
export const nameOfPage = (written: string): string =>
  written
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^the /, '')
    .replace(/ (?:page|screen)$/, '');

export function faultOfPage(name: string, address: unknown): string | undefined {
  if (nameOfPage(name) === '') return 'Failed to read a page: it has no name. Please write "login: /login".';
  if (typeof address === 'string' && ADDRESS.test(address)) return undefined;
  return `Failed to read the page "${name}": ${JSON.stringify(address)} is no address. Please write a path such as /login, or a full address.`;
}

/** The page that a step speaks of as a whole, whether it is known or not: "I am on the login page". */
const NAME = '([\\p{L}][\\p{L}\\p{N}-]*(?: [\\p{L}\\p{N}-]+){0,3}?)';
const PAGE = `(?:the |our |my )?["']?(?:the )?${NAME}["']? (?:page|screen)`;
/** In "I'm" the verb has no blank before it. */
const WHO = "(?:[\\p{L}'-]+ ){0,5}?(?:\\p{L}+(?='))?";
const SPOKEN = new RegExp(`^(?:${WHO}(?:${BEING}|${ARRIVING}|${OPENING}) ${PAGE}|${PAGE} ${SHOWN})$`, 'iu');
/** They say which page by what happens, not by its name. */
const NO_NAME =
  /^(?:a|an|any|this|that|same|other|next|previous|last|first|current|new|right|correct|wrong)(?: |$)/i;

/** Undefined also where naming the page would not make the step understood. */
export function pageNamedIn(text: string): string | undefined {
  // Without its keyword first, which would be a part of the name: "And the login page is displayed".
  for (const { words } of readings(text).reverse()) {
    const [, gone, shown] = SPOKEN.exec(words) ?? [];
    const name = nameOfPage(gone ?? shown ?? '');
    if (name === '' || NO_NAME.test(name)) continue;
    if (new PageNames([{ name, address: '/' }]).meaningOf(text) !== undefined) return name;
  }
  return undefined;
}
