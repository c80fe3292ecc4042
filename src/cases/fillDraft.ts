/** A case gets its variables, and what the phrases of the user's own make of its steps. */
import { isDeepStrictEqual } from 'node:util';
import { wholeText, type Mistake, type Position, type Step } from './case.js';
import type { PromptPart } from './prompt.js';
import type { CaseDraft } from './finishCases.js';
import {
  carriedBy,
  mapTexts,
  rememberedName,
  type Fill,
  type Meaning,
  type MeaningOf,
  type Variables,
} from './variables.js';

/** What phrases make of a step of the case at hand. */
type MeaningInCase = (step: Step) => Meaning | undefined;

export function fillDraft(
  draft: CaseDraft,
  variables: Variables,
  meaningOf: MeaningInCase | undefined,
): CaseDraft {
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

export function inCase(draft: CaseDraft, meaningOf: MeaningOf): MeaningInCase {
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

export function giveMeaning(draft: CaseDraft, meaningOf: MeaningInCase, mistakes: Mistake[]): CaseDraft {
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
