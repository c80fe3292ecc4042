/** `{{name}}` in the text of a case: filled in where the name is known, a mistake where it isn't. */
import { distance } from 'fastest-levenshtein';
import type { SourceText } from './SourceText.js';
import type { FilePlace, InnerStep, Mistake, Position, Step, StepWords } from './case.js';

/** What stands for the names; the plugin gives it, a file's front matter may add to the variables. */
export interface GivenVariables {
  variables: Record<string, string>;
  /** Names whose values are never put into the text. */
  secrets: readonly string[];
  /** Names that are left as they are, too, even where they have a value: the plan that runs the case fills them in. */
  deferred?: readonly string[];
  /** What the user's own phrases make of a step, once its variables are filled in. */
  meaningOf?: MeaningOf | undefined;
}

/**
 * Undefined for a step that no phrase of the user's own has to do with.
 * @param title of its case, as it is written; of an outline's row with its values
 * @param nth from 0: so many steps of the case before it say the same
 */
export type MeaningOf = (step: Step, title: string, nth: number) => Meaning | undefined;

export type Meaning =
  | { meaning: InnerStep[] }
  | { emptyPhrase: FilePlace }
  /** Why it can't be said what the step means, and how to mend it. */
  | { fault: string };

/** Fills in one text; a filler is made for each step, title or piece of context. */
export type Fill = (text: string) => string;

export const VARIABLE_NAME = /^[\p{L}\p{N}_.-]+$/u;

/** `{{name}}`, with its name as the group. */
export const VARIABLE = /\{\{\s*([\p{L}\p{N}_.-]+)\s*\}\}/gu;

export class Variables {
  readonly mistakes: Mistake[] = [];
  readonly #values: Map<string, string>;
  /** Names that stay in the text. */
  readonly #kept: Set<string>;
  readonly #secrets: Set<string>;

  constructor(
    private readonly source: SourceText,
    given: GivenVariables,
  ) {
    this.#values = new Map(Object.entries(given.variables));
    this.#secrets = new Set(given.secrets);
    this.#kept = new Set([...given.secrets, ...(given.deferred ?? [])]);
  }

  /**
   * For the texts of one part of the file, which begins at `at`: unknown names are looked for from there on.
   * @param isRemembered whether an earlier step of the case gives the name its value while it runs
   */
  from(at: Position, isRemembered: (name: string) => boolean = () => false): Fill {
    const searched = new Map<string, number>();
    return (text) =>
      text.replace(VARIABLE, (written, name: string) => {
        if (this.#kept.has(name)) return `{{${name}}}`;
        const value = this.#values.get(name);
        if (value !== undefined) return value;
        if (isRemembered(name)) return `{{${name}}}`;
        this.#missing(name, at, searched);
        return written;
      });
  }

  /** Tells where a step would remember something under a name that has a value already. */
  claim(name: string, at: Position): void {
    const isSecret = this.#secrets.has(name);
    if (!this.#values.has(name) && !isSecret) return;
    const what = isSecret ? 'a secret' : 'a variable';
    const message = `Failed to remember something as {{${name}}}: ${what} has this name already. Please choose another name.`;
    this.mistakes.push({ ...at, message });
  }

  #missing(name: string, at: Position, searched: Map<string, number>): void {
    const from = searched.get(name) ?? this.source.offsetAt(at);
    const length = this.source.text
      .slice(from)
      .search(new RegExp(`\\{\\{\\s*${escapeRegExp(name)}\\s*\\}\\}`));
    if (length >= 0) searched.set(name, from + length + 1);
    const place = length >= 0 ? this.source.positionAt(from + length) : at;
    this.mistakes.push({ ...place, message: this.#unknown(name) });
  }

  #unknown(name: string): string {
    const nearest = nearestName(name, [...this.#values.keys(), ...this.#kept]);
    const mend =
      nearest === undefined
        ? `give "${name}" a value in the option "variables"`
        : `write {{${nearest}}}, or give "${name}" a value in the option "variables"`;
    return `Failed to fill in {{${name}}}: no variable has this name. Please ${mend}.`;
  }
}

/** The names of all variables in a text, known or not. */
export const variableNames = (text: string): string[] =>
  [...text.matchAll(VARIABLE)].map(([, name = '']) => name);

/** The name under which a step keeps what it sees, for later steps of its case: "I remember the total as {{total}}". */
export const rememberedName = (text: string): string | undefined => REMEMBERING.exec(text)?.[1];

const REMEMBERING =
  /\b(?:remember|save|store|keep|note)(?:s|d|ed|ing)?(?: down)? .* as ["'“`]?\{\{\s*([\p{L}\p{N}_.-]+)\s*\}\}["'”`]?[.!]?\s*$/iu;

/** A text as it stands for itself in a regular expression. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** All that a step says, its table and its text of several lines included. */
export function mapTexts<Said extends StepWords>(step: Said, put: (text: string) => string): Said {
  const { text, table, docString } = step;
  return {
    ...step,
    text: put(text),
    ...(table && { table: table.map((row) => row.map(put)) }),
    ...(docString !== undefined && { docString: put(docString) }),
  };
}

export type Carried = Omit<StepWords, 'text'>;

export const carriedBy = ({
  table,
  docString,
}: { [Name in keyof Carried]: Carried[Name] | undefined }): Carried => ({
  ...(table && { table }),
  ...(docString !== undefined && { docString }),
});

const MOST_SLIPS = 2;

/** Letter case doesn't count; a short name must match in more than half of its letters. */
export function nearestName(word: string, names: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let fewest = MOST_SLIPS + 1;
  for (const name of names) {
    const slips = distance(word.toLowerCase(), name.toLowerCase());
    if (slips < fewest && slips * 2 < Math.max(word.length, name.length)) {
      nearest = name;
      fewest = slips;
    }
  }
  return nearest;
}
