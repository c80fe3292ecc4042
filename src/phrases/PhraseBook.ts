/** A user's own phrases and pages: what each of them is, and what a step means by them. */
import {
  type FilePlace,
  type InnerStep,
  type Meaning,
  type Step,
  wholeText,
  type StepWords,
} from '../cases/index.js';
import { carriedBy, escapeRegExp, type Carried } from '../cases/variables.js';
import { asksFor, fillStep, type FoundValues, type CompiledExpression } from './compileExpression.js';
import { PageNames } from './PageNames.js';
import { nearestPhrases, hasKeyword, readings } from './plainWords.js';

export type FoundPhrase = Found<Phrase>;

interface Found<Compiled> extends FoundValues {
  phrase: Compiled;
  /** The step's keyword, with its blank. */
  keyword: string;
}

export class PhraseBook {
  readonly phrases: readonly Phrase[];
  /** What holds for one case alone. */
  readonly recorded: readonly Phrase[];
  readonly pages: readonly Page[];
  /** POSIX, relative to the root: they are no case files. */
  readonly files: ReadonlySet<string>;
  readonly #pageNames: PageNames;
  /** Those whose addresses are still to be filled in. */
  readonly #emptyPages: PageNames;
  /** Suites say the same over and over. */
  readonly #found = new Map<string, FoundPhrase[]>();

  constructor({ phrases, pages, files }: { phrases: Phrase[]; pages: Page[]; files: readonly string[] }) {
    this.phrases = phrases.filter(({ of }) => of === undefined);
    this.recorded = phrases.filter(({ of }) => of !== undefined);
    this.pages = pages;
    this.files = new Set(files);
    this.#pageNames = new PageNames(pages.filter(({ address }) => address !== ''));
    this.#emptyPages = new PageNames(pages.filter(({ address }) => address === ''));
  }

  get isEmpty(): boolean {
    return this.phrases.length + this.recorded.length + this.pages.length === 0;
  }

  /** All phrases that the step is; more than one is a mistake. */
  find(text: string): readonly FoundPhrase[] {
    if (this.phrases.length === 0) return [];
    const known = this.#found.get(text);
    if (known) return known;
    const found = look(text, this.phrases);
    this.#found.set(text, found);
    return found;
  }

  nearest(text: string): string[] {
    return nearestPhrases(text, this.phrases);
  }

  /**
   * Undefined for a step that no phrase and no page has to do with, and for one that a function carries out.
   * @param of the case, whose recordings go first
   */
  meaningOf(step: Step, of?: StepOfCase): Meaning | undefined {
    return this.isEmpty ? undefined : this.#expand(step, [], of && this.findRecorded(step, of));
  }

  /**
   * What was recorded for the step in its case. Where there are several for steps that say the same, each is that of one of
   * them, in their order.
   */
  findRecorded(step: Step, of: StepOfCase): readonly FoundPhrase[] {
    const found = this.#allRecorded(step, of);
    const [first] = found;
    const sourceOf = (one: FoundPhrase | undefined) => one?.phrase.compiled.regexp.source;
    const areAlike = found.every((one) => sourceOf(one) === sourceOf(first));
    return areAlike ? found.slice(Math.min(of.nth, found.length - 1)).slice(0, 1) : found;
  }

  #allRecorded(step: Step, { stem, title }: CaseName): readonly FoundPhrase[] {
    const own = this.recorded.filter(({ of }) => of?.stem === stem && isTitle(title, of.title));
    if (own.length === 0) return [];
    const found = look(wholeText(step), own);
    // One may also say by itself what becomes of a table, whatever that has.
    return found.length > 0 ? found : look(step.text, own);
  }

  /** @param recorded goes before the phrases that hold for all cases */
  #expand(
    step: StepWords,
    within: readonly Phrase[],
    recorded: readonly FoundPhrase[] = [],
  ): Meaning | undefined {
    const [found, ...others] = recorded.length > 0 ? recorded : this.find(step.text);
    if (!found) {
      const page = this.#pageNames.meaningOf(step.text);
      if (page) return { meaning: [{ ...carriedBy(step), ...page }] };
      const empty = this.#emptyPages.meaningOf(step.text)?.from;
      return empty && { emptyPhrase: empty };
    }
    const { phrase } = found;
    if (others.length > 0) return { fault: ambiguous(step.text, [found, ...others]) };
    if (phrase.steps === undefined) return undefined;
    if (phrase.steps.length === 0) return { emptyPhrase: phrase.place };
    if (within.includes(phrase)) return { fault: endless(step.text, phrase) };
    const fault = faultOfCarried(step, phrase);
    if (fault !== undefined) return { fault };
    return this.#expandSteps({ found, step, steps: phrase.steps }, [...within, phrase]);
  }

  #expandSteps(
    { found, step, steps }: { found: FoundPhrase; step: StepWords; steps: readonly InnerStep[] },
    within: readonly Phrase[],
  ): Meaning {
    const meaning: InnerStep[] = [];
    for (const [index, template] of steps.entries()) {
      const filled = fillStep(template, found, carriedBy(step));
      const saysItself =
        hasKeyword(filled.text) || (found.phrase.of !== undefined && ORDER.test(filled.text));
      const takesOver = index === 0 && found.keyword !== '' && !saysItself;
      const inner = takesOver ? { ...filled, text: `${found.keyword.trim()} ${filled.text}` } : filled;
      const deeper = this.#expand(inner, within);
      if (deeper && !('meaning' in deeper)) return deeper;
      meaning.push(...(deeper?.meaning.map((one) => ({ ...withPlace(inner.from), ...one })) ?? [inner]));
    }
    return { meaning };
  }
}

/** "Click …", "Expect that …", as models' sentences begin: they say by themselves what is done and what is expected. */
const ORDER = /^(?!(?:The|An?|All|Each|Every|No|There|It|I|You|We)\b)\p{Lu}/u;

/** @param written with the `<names>` of an outline */
export function isTitle(title: string, written: string): boolean {
  const parts = written.split(/<[^<>]+>/).map(escapeRegExp);
  return title === written || new RegExp(`^${parts.join('.+')}$`).test(title);
}

/** Those that the step is, without its keyword where it is none with it. */
export function look<Compiled extends Pick<Phrase, 'compiled'>>(
  text: string,
  phrases: readonly Compiled[],
): Found<Compiled>[] {
  for (const { keyword, words } of readings(text)) {
    const found = phrases.flatMap((phrase): Found<Compiled>[] => {
      const { regexp, parameters } = phrase.compiled;
      const match = regexp.exec(words);
      return match ? [{ phrase, keyword, parameters, values: match.slice(1) }] : [];
    });
    if (found.length > 0) return found;
  }
  return [];
}

const withPlace = (from: FilePlace | undefined) => (from ? { from } : {});

/** Values that no step of the phrase asks for would be lost. */
function faultOfCarried(
  step: Carried,
  { steps = [], expression, place, isWhole }: Phrase,
): string | undefined {
  if (isWhole) return undefined;
  const kinds = [
    { what: 'table', called: 'a table', isThere: step.table !== undefined },
    { what: 'text', called: 'a text of several lines', isThere: step.docString !== undefined },
  ] as const;
  for (const { what, called, isThere } of kinds) {
    const asked = steps.some((one) => asksFor(one, what));
    const phrase = `the phrase "${expression}" of ${inWords(place)}`;
    if (isThere && !asked)
      return `Failed to read the step: it carries ${called}, of which ${phrase} makes nothing. Please write {${what}} behind the step of the phrase that is to get it.`;
    if (asked && !isThere)
      return `Failed to read the step: ${phrase} needs ${called}. Please write one below the step.`;
  }
  return undefined;
}

export function ambiguous(text: string, found: readonly FoundPhrase[]): string {
  const names = found.map(({ phrase }) => `"${phrase.expression}" (${inWords(phrase.place)})`);
  return `Failed to read the step "${text}": it is ${found.length} phrases at once, ${names.join(' and ')}. Please change one of them, so that only one fits.`;
}

const endless = (text: string, { expression, place }: Phrase): string =>
  `Failed to read the step "${text}": the phrase "${expression}" of ${inWords(place)} uses itself, and so would never end. Please take it out of its own steps.`;

export interface PhraseDraft {
  /** As it is written. */
  expression: string;
  /** Undefined for one that is defined by a function. */
  steps: InnerStep[] | undefined;
  place: FilePlace;
  /** The one case that it holds for, of one that was recorded. */
  of?: CaseName;
  /** Whether the expression has what its step carries, too; then no step of it needs to ask for that. */
  isWhole?: boolean;
}

export interface CaseName {
  /** Its file without the ending; POSIX, relative to the root. */
  stem: string;
  /** As it is written; of a recording with the `<names>` of an outline, of an outline's row with its values. */
  title: string;
}

interface StepOfCase extends CaseName {
  /** From 0: so many steps of the case before it say the same. */
  nth: number;
}

export interface Phrase extends PhraseDraft {
  compiled: CompiledExpression;
}

/** A page by the name that people call it, in lower case. */
export interface Page {
  name: string;
  /** Empty for one that is still to be filled in. */
  address: string;
  /** Absent for one that the options name. */
  place?: FilePlace;
}

/** Something in a phrase file that can't be right, and how to mend it. */
export interface PhraseMistake extends FilePlace {
  message: string;
}

export interface PhraseFileReading {
  phrases: PhraseDraft[];
  pages: Page[];
  mistakes: PhraseMistake[];
}

export const inWords = ({ file, line, column }: FilePlace): string => `${file}:${line}:${column}`;
