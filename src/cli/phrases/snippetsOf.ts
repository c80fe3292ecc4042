/** Phrases as snippets in the format of VS Code, with a place to stop at for each value. */
import { inWords, type Page, type Phrase } from '../../phrases/index.js';
import type { AllPhrases, BuiltInPhrase } from './phrases.js';

export interface Snippet {
  scope: string;
  prefix: string[];
  body: string[];
  description: string;
}

/** By their names, the user's own first. */
export const snippetsOf = ({ own, pages, builtIn }: AllPhrases): Record<string, Snippet> =>
  Object.fromEntries([...own.map(ownSnippet), ...pageSnippets(pages), ...builtIn.map(builtInSnippet)]);

/** As the extensions for Gherkin, and VS Code itself, call the languages of case files. */
const SCOPE = 'cucumber,feature,gherkin,markdown,plaintext';

/** The whole phrase, and the words by which one may begin to type it. */
const prefixesOf = (plain: string): string[] => [
  ...new Set([plain, plain.replace(/^(?:given|when|then|and|but|i) /i, '')]),
];

function builtInSnippet({ subject, example, meaning, carries }: BuiltInPhrase): [string, Snippet] {
  const stops = new Stops();
  const text = example.replace(/:$/, '');
  const words = text
    .split(/("[^"]*")/)
    .map((part) => (/^".*"$/.test(part) ? `"${stops.next(part.slice(1, -1))}"` : escaped(part)))
    .join('');
  const body =
    carries === 'table'
      ? [`${words}:`, `  | ${stops.next('name')} | ${stops.next('value')} |`]
      : carries === 'docString'
        ? [`${words}:`, '  """', `  ${stops.next('text')}`, '  """']
        : [words];
  return [example, { scope: SCOPE, prefix: prefixesOf(text), body, description: `${subject}: ${meaning}` }];
}

const VALUES: Readonly<Record<string, string>> = {
  string: 'text',
  int: '1',
  float: '1.5',
  word: 'word',
  '': 'anything',
};

/** A placeholder, what may be missing, words of which one is chosen, what is escaped. */
const PART = /\{([^{}]*)\}|<([^<>\n]+)>|\(([^()]*)\)|((?:[^\s/(){}<>\\]+\/)+[^\s/(){}<>\\]+)|\\(.)/g;

function ownSnippet({ expression, steps, place }: Phrase): [string, Snippet] {
  const stops = new Stops();
  const body: string[] = [];
  let end = 0;
  for (const found of expression.matchAll(PART)) {
    const [whole, kind, name, optional, choice, literal] = found;
    body.push(escaped(expression.slice(end, found.index)));
    if (kind !== undefined)
      body.push(kind === 'string' ? `"${stops.next('text')}"` : stops.next(VALUES[kind] ?? kind));
    else if (name !== undefined) body.push(stops.next(name));
    else if (choice !== undefined) body.push(stops.choose(choice.split('/')));
    else body.push(escaped(optional ?? literal ?? ''));
    end = found.index + whole.length;
  }
  body.push(escaped(expression.slice(end)));
  const means = steps?.map(({ text }) => text).join(' · ') ?? `defineStep() in ${inWords(place)}`;
  return [
    expression,
    { scope: SCOPE, prefix: prefixesOf(expression), body: [body.join('')], description: `Yours: ${means}` },
  ];
}

function pageSnippets(pages: readonly Page[]): [string, Snippet][] {
  const names = [...new Set(pages.map(({ name }) => name))];
  if (names.length === 0) return [];
  const description = `Your pages: ${names.join(', ')}`;
  return ['I am on the', 'I go to the', 'I should be on the'].map((front) => {
    const body = [`${front} ${new Stops().choose(names)} page`];
    return [`${front} … page`, { scope: SCOPE, prefix: prefixesOf(`${front} page`), body, description }];
  });
}

const escaped = (text: string): string => text.replace(/[\\$}]/g, '\\$&');

/** The places to stop at, counted from 1. */
class Stops {
  #count = 0;

  next(placeholder: string): string {
    this.#count += 1;
    return `\${${this.#count}:${escaped(placeholder)}}`;
  }

  choose(choices: readonly string[]): string {
    this.#count += 1;
    return `\${${this.#count}|${choices.map((one) => one.replace(/[\\,|$}]/g, '\\$&')).join(',')}|}`;
  }
}
