/** What every format has in common once its file is read: variables, prompts, titles, and cases without steps. */
import { type Case, type CaseFormat, type Mistake, type Position, wholeText, type Step } from './case.js';
import { composePrompt, type PromptPart } from './prompt.js';
import { mobileOptionsOnDesktop, type OptionPlaces } from './caseOptions.js';
import {
  type MeaningOf,
  type Variables,
  carriedBy,
  mapTexts,
  rememberedName,
  type Fill,
  type Meaning,
} from './variables.js';
import { isDeepStrictEqual } from 'node:util';

/** A case as its format's reader leaves it: variables not filled in, no prompt yet. */
export interface CaseDraft extends Omit<Case, 'prompt' | 'writtenTitle' | 'steps' | 'mistakes'> {
  /** The title of the outline that it is a row of, with its `<names>`. */
  outline?: string;
  parts: PromptPart[];
  places: OptionPlaces;
  /** The lines in which the parts of the file begin that it stands in, from the outermost inwards. */
  begins: readonly number[];
  /** One row of an outline, whose title stands where its innermost suite does. */
  isExample: boolean;
}

export interface FileReading {
  drafts: CaseDraft[];
  mistakes: Mistake[];
  /** What it says and is no step, though it might be taken for one. */
  remarks?: Mistake[];
  /** The lines in which a part of the file begins that no case comes of. */
  empty?: readonly number[];
  /** Of the file as a whole, for when no case comes of it. */
  tags: string[];
  /** What the file itself adds to the variables; `undefined` if that can't be known. */
  variables: Record<string, string> | undefined;
}

/** @returns the cases, each with what is wrong with it, and what is wrong with the file besides */
export function finishCases(
  { drafts, mistakes, empty = [], variables: own }: FileReading,
  variables: Variables,
  meaningOf?: MeaningOf,
): { cases: Case[]; others: Mistake[] } {
  const concerned = concernedBy(drafts, empty);
  const read = mistakes.map((mistake) => ({ mistake, drafts: concerned(mistake) }));
  const filled = drafts.map((draft) => {
    const found = read.filter((one) => one.drafts.includes(draft)).map(({ mistake }) => mistake);
    // Those that can't be read are told of already.
    if (lacksSteps(draft) && !found.some(isOfTable)) found.push(withoutSteps(draft));
    found.push(...mobileOptionsOnDesktop(draft));
    const before = variables.mistakes.length;
    const ofCase = meaningOf && inCase(draft, meaningOf);
    const plain = fillDraft(draft, variables, ofCase);
    // Where it isn't known which variables the file has, none is unknown.
    if (own !== undefined) found.push(...variables.mistakes.slice(before));
    const meant = ofCase ? giveMeaning(plain, ofCase, found) : plain;
    return { draft: meant, written: draft.outline || draft.title, mistakes: found };
  });
  const titles = uniqueTitles(filled.map(({ draft }) => draft));
  return {
    cases: filled.map((one, index) => finish(one.draft, { ...one, title: titles[index] ?? one.draft.title })),
    others: read.filter((one) => one.drafts.length === 0).map(({ mistake }) => mistake),
  };
}

/** @param written its title, with neither variables nor an outline's values filled in */
function finish(
  draft: CaseDraft,
  { title, written, mistakes }: { title: string; written: string; mistakes: readonly Mistake[] },
): Case {
  const { line, column, suites, format, parts, tags, options, plan } = draft;
  return {
    line,
    column,
    title,
    ...(written !== title && { writtenTitle: written }),
    suites,
    format,
    prompt: composePrompt(parts),
    steps: parts.flatMap((part) => (part.kind === 'step' ? [part.step] : [])),
    tags: [...new Set(tags)],
    options,
    ...(plan && { plan }),
    ...(mistakes.length > 0 && { mistakes: inOrder(mistakes) }),
  };
}

/** By place, each once: a background's mistake is met again in every scenario. */
export function inOrder(mistakes: readonly Mistake[]): Mistake[] {
  const once = new Map(
    mistakes.map((mistake) => [JSON.stringify([mistake.line, mistake.column, mistake.message]), mistake]),
  );
  return [...once.values()].sort((a, b) => a.line - b.line || a.column - b.column);
}

const lacksSteps = ({ parts, plan }: CaseDraft): boolean =>
  plan === undefined && !parts.some(({ kind }) => kind === 'step');

const isOfTable = ({ message }: Mistake): boolean => message.startsWith('Failed to read the table');

const HOW_STEPS_ARE_WRITTEN: Record<CaseFormat, string> = {
  gherkin: 'lines that begin with Given, When, Then, And or But, in the language of the file',
  markdown: 'list items or paragraphs below its heading',
  plain_text: 'one step per line below the title, which the blank line sets apart',
};

function withoutSteps({ title, format, line, column }: CaseDraft): Mistake {
  const message = `Failed to read the case "${title}": it has no steps. Please write them as ${HOW_STEPS_ARE_WRITTEN[format]}.`;
  return { line, column, message };
}

/**
 * Which cases a mistake concerns: those in whose part of the file it stands. What stands above all of them concerns all.
 * @param empty lines in which a part begins that no case comes of
 */
function concernedBy(
  drafts: readonly CaseDraft[],
  empty: readonly number[],
): (mistake: Position) => CaseDraft[] {
  const parts = new Map<number, CaseDraft[]>(empty.map((line) => [line, []]));
  for (const draft of drafts) {
    for (const line of draft.begins) parts.set(line, [...(parts.get(line) ?? []), draft]);
  }
  const lines = [...parts.keys()].sort((one, other) => other - one);
  return ({ line }) => {
    const begin = lines.find((each) => each <= line);
    return begin === undefined ? [...drafts] : (parts.get(begin) ?? []);
  };
}

/**
 * The titles in order, made such that they tell the cases apart: runners refuse two tests of the same full title. Of
 * several equal ones every example gets a number, others from the second on.
 */
function uniqueTitles(cases: readonly CaseDraft[]): string[] {
  const counts = new Map<string, number>();
  for (const entry of cases) counts.set(fullTitle(entry), (counts.get(fullTitle(entry)) ?? 0) + 1);
  const taken = new Set(cases.filter((entry) => counts.get(fullTitle(entry)) === 1).map(fullTitle));
  const examples = new Map<string, number>();
  return cases.map((entry) => {
    const full = fullTitle(entry);
    if (counts.get(full) === 1) return entry.title;
    const word = entry.isExample ? 'example ' : '';
    let number = entry.isExample ? (examples.get(full) ?? 0) + 1 : 1;
    let title = entry.isExample ? numbered(entry.title, word, number) : entry.title;
    while (taken.has(fullTitle({ ...entry, title }))) title = numbered(entry.title, word, ++number);
    if (entry.isExample) examples.set(full, number);
    taken.add(fullTitle({ ...entry, title }));
    return title;
  });
}

const numbered = (title: string, word: string, number: number): string =>
  `${title} (${word}${number})`.trimStart();

const fullTitle = ({ title, suites }: CaseDraft): string =>
  JSON.stringify([...suites.map((suite) => suite.title).filter((name) => name !== ''), title]);

/** What phrases make of a step of the case at hand. */
type MeaningInCase = (step: Step) => Meaning | undefined;

function fillDraft(draft: CaseDraft, variables: Variables, meaningOf: MeaningInCase | undefined): CaseDraft {
  const titleAt = (draft.isExample ? draft.suites.at(-1) : undefined) ?? draft;
  const steps: Step[] = [];
  const isRemembered = (name: string) => steps.some((step) => namesOf(step, meaningOf).includes(name));
  const fillNext = (step: Step) => {
    const own = rememberedName(step.text);
    if (own !== undefined) variables.claim(own, step);
    steps.push(step);
    return fillStep(step, variables.from(step, isRemembered));
  };
  return {
    ...draft,
    title: variables.from(titleAt)(draft.title),
    suites: draft.suites.map((suite) => ({ ...suite, title: variables.from(suite)(suite.title) })),
    parts: draft.parts.map((part) =>
      part.kind === 'step'
        ? { kind: 'step', step: fillNext(part.step) }
        : { ...part, text: variables.from(part.at)(part.text) },
    ),
  };
}

function inCase(draft: CaseDraft, meaningOf: MeaningOf): MeaningInCase {
  const nthOf = countAlike(draft);
  return (step) => meaningOf(step, draft.title, nthOf(step));
}

/** How many steps of the case before it say the same. */
function countAlike({ parts }: CaseDraft): (step: Position) => number {
  const counts = new Map<string, number>();
  const nths = new Map<string, number>();
  for (const part of parts) {
    if (part.kind !== 'step') continue;
    const text = wholeText(part.step.written ?? part.step);
    nths.set(placeKey(part.step), counts.get(text) ?? 0);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return (step) => nths.get(placeKey(step)) ?? 0;
}

const placeKey = ({ line, column }: Position): string => `${line}:${column}`;

/** What the step remembers, itself or by what a phrase makes of it. */
function namesOf(step: Step, meaningOf: MeaningInCase | undefined): (string | undefined)[] {
  const meant = meaningOf?.(step);
  const inner = meant && 'meaning' in meant ? meant.meaning : [];
  return [step, ...inner].map(({ text }) => rememberedName(text));
}

function giveMeaning(draft: CaseDraft, meaningOf: MeaningInCase, mistakes: Mistake[]): CaseDraft {
  const parts = draft.parts.map((part): PromptPart => {
    const found = part.kind === 'step' ? meaningOf(part.step) : undefined;
    if (part.kind !== 'step' || found === undefined) return part;
    if (!('fault' in found)) return { kind: 'step', step: { ...part.step, ...found } };
    const { line, column } = part.step;
    mistakes.push({ line, column, message: found.fault });
    return part;
  });
  return { ...draft, parts };
}

function fillStep({ text, table, docString, ...place }: Step, fill: Fill): Step {
  const said = { text, ...carriedBy({ table, docString }) };
  const filled = mapTexts(said, fill);
  return { ...(isDeepStrictEqual(said, filled) ? {} : { written: said }), ...place, ...filled };
}
