/** What one answer of a model comes to: sentences that may be carried out, its own judgement, or what is wrong with it. */
import { readStep, type StepInWords } from '../language/read.js';
import type { Screen } from '../screen/Screen.js';
import { meantBy, type Sentence } from './answers.js';
import type { Call } from './ask.js';
import { whatIsMissing, valueMissing } from './checks/complete.js';
import { endsMoved, faultOfMove, isReported, movedStep, sentenceAt, type Recorded } from './checks/moved.js';
import { outOfScope } from './checks/scope.js';
import { asksOf, textsOf, valuesOf, type Mood } from './checks/stepWords.js';
import type { OfferedModel } from './options.js';
import type { Hide } from './prompt.js';
import { DONE, JUDGE, JUDGEMENT } from './tools.js';

/** What an answer is held against. */
export interface StepAsked {
  /** With the names of secrets in place of their values. */
  step: StepInWords;
  /** What the step before was. */
  before: Mood | undefined;
  caseText: string;
  /** Where a recording of the step doesn't fit the page any more: only the sentence that doesn't is asked for. */
  recorded?: Recorded;
  earlier: readonly Screen[];
  hide: Hide;
  /** Whether a model may judge what no sentence can say. */
  mayJudge: boolean;
}

export interface Refused {
  faults: readonly { call: Call; fault: string }[];
  /** What the answer as a whole lacks. */
  missing?: string | undefined;
}

interface Usable {
  next: Sentence[];
  judged?: Judged;
  /** Whether the step is over with it. */
  isOver: boolean;
}

/** @param before the sentences of the answers before it, which have been carried out */
export function readAnswer(
  calls: readonly Call[],
  asked: StepAsked,
  { before, screen }: { before: readonly Sentence[]; screen: Screen },
): Usable | Refused {
  const isJudging = ({ name }: Call) => asked.mayJudge && name === JUDGE;
  const isDone = calls.some(({ name }) => name === DONE);
  const meant = calls
    .filter((call) => call.name !== DONE && !isJudging(call))
    .map((call) => ({ call, ...meaningOf(call, asked, screen) }));
  const faults = meant.flatMap(({ call, fault }) => (fault === undefined ? [] : [{ call, fault }]));
  const next = meant.flatMap(({ sentence }) => sentence ?? []);
  const sentences = [...before, ...next];
  const judging = calls.filter(isJudging);
  if (judging.length > 0) {
    const judged = judgedBy(judging, asked, sentences);
    if ('fault' in judged) return { faults, missing: judged.fault };
    return faults.length > 0 ? { faults } : { next, judged, isOver: true };
  }
  const isOver = isDone || isWhole(sentences, asked);
  const missing = calls.length === 0 ? 'It calls no tool.' : isOver ? missingIn(sentences, asked) : undefined;
  if (faults.length > 0) return { faults };
  return missing === undefined ? { next, isOver } : { faults, missing: missing + asSentences(next) };
}

const asSentences = (sentences: readonly Sentence[]): string =>
  sentences.length === 0 ? '' : ` The calls became: ${sentences.map(({ words }) => `${words}.`).join(' ')}`;

function meaningOf(
  call: Call,
  { step, before, caseText, recorded, hide }: StepAsked,
  screen: Screen,
): { sentence?: Sentence; fault?: string } {
  const meant = meantBy(call, { screen, values: valuesOf(step) });
  if ('fault' in meant) return meant;
  const words = hide(meant.sentence.words);
  const reading = readStep({ text: words });
  if (!reading.understood) return { fault: `There is no sentence for it: ${words}` };
  const sentence = { words, actions: reading.actions };
  const fault =
    outOfScope(sentence, { step, before, caseText: caseText + textsOf(step), screen }) ??
    (recorded && faultOfMove(sentence, recorded));
  return fault === undefined ? { sentence } : { fault };
}

/** A step that only expects something is over with what it expects, a sentence that has moved with what it says. */
function isWhole(sentences: readonly Sentence[], { step, before, recorded }: StepAsked): boolean {
  if (recorded !== undefined) return isReported(recorded) && endsMoved(sentences, recorded);
  return (
    asksOf(step, before) === 'expects' &&
    sentences.some(({ actions }) => actions.at(-1)?.kind.startsWith('expect'))
  );
}

function missingIn(sentences: readonly Sentence[], asked: StepAsked): string | undefined {
  const { recorded } = asked;
  if (recorded === undefined) return whatIsMissing(sentences, asked);
  if (!endsMoved(sentences, recorded)) return `Nothing takes the place of "${sentenceAt(recorded).words}".`;
  const missing = whatIsMissing(movedStep(recorded, sentences), asked);
  // Who has changed a recording by hand may have meant it to say less than its step.
  return missing === whatIsMissing(recorded.sentences, asked) ? undefined : missing;
}

/** A model's own opinion of what a step expects, beside the sentences that say the rest of it. */
export interface Judged {
  holds: boolean;
  because: string;
}

/**
 * @param calls of the tool
 * @returns `fault` for what may not be judged
 */
function judgedBy(
  [call, ...others]: readonly Call[],
  { step, before, recorded }: StepAsked,
  sentences: readonly Sentence[],
): Judged | { fault: string } {
  if (others.length > 0) return { fault: 'A step is judged once, as a whole.' };
  const said = JUDGEMENT.safeParse(call?.input);
  if (!said.success) return { fault: said.error.issues.map(({ message }) => message).join(' ') };
  // A model's opinion is less than what a recorded sentence said.
  if (recorded !== undefined)
    return { fault: 'What is recorded is looked at on the page, and never judged by you.' };
  if (asksOf(step, before) !== 'expects')
    return { fault: 'The step does not say what is expected, so there is nothing to judge.' };
  const actions = sentences.flatMap((sentence) => sentence.actions);
  const fault = valueMissing(actions, step);
  return fault === undefined ? said.data : { fault: `${fault} That much can be expected by a call.` };
}

export const summaryOf = ({ holds, because }: Judged, { id }: OfferedModel): string =>
  `Judged by the model "${id}" alone, and not seen to be so: ${holds ? 'it holds' : 'it does not hold'}. ${because}`;
