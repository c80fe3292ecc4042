/** What a model made of a step is told to the session's log: the runner records it, and the report shows it. */
import type { PromptStep, StepWords } from '../../cases/prompt.js';
import type { SessionMessage } from '../../contract/index.js';
import type { ModelError, OfferedModel, Spent, Understood } from '../../models/index.js';
import type { StepContext, StepResult } from './runStep.js';
import { showPage } from '../observe/lookAround.js';
import type { Secrets } from '../../cases/secretText.js';

interface ByModel {
  model: OfferedModel;
  spent: Spent;
}
type Answered = ByModel & Understood;
export type Asked = Answered | (ByModel & { refused: ModelError });

interface Reading {
  step: PromptStep;
  asked: Asked;
  /** What the step ended with where the model was refused, or has judged. */
  result?: StepResult;
  /** Of a recorded sentence that didn't fit the page: which of the step's, from 1, and its words. */
  inner?: number | undefined;
  was?: string;
}

/**
 * Of a step that a model has judged there is a picture, too: nothing else shows what it saw.
 * @throws where it has not passed
 */
export async function tellAsked(
  { step, asked, duration }: { step: PromptStep; asked: Asked; duration: number },
  context: StepContext,
  onEnded: (result: StepResult) => void,
): Promise<void> {
  const which = { step: step.number, action: 1, actions: 1, duration };
  if ('refused' in asked) {
    const { reason, message: summary } = asked.refused;
    const result: StepResult = { ...which, verdict: 'error', reason, summary };
    onEnded(result);
    tellReading({ step, asked, result }, context);
    throw asked.refused;
  }
  const { reported, judged } = asked;
  if (judged === undefined) tellReading({ step, asked }, context);
  else {
    const result: StepResult = { ...which, ...reported, observed: judged.because };
    onEnded(result);
    const message = tellReading({ step, asked, result }, context);
    await showPage({ step, messageId: message.id }, context);
  }
  if (reported.verdict !== 'passed') throw new Error(reported.summary);
}

export function tellReading(
  { step, asked, result, inner, was }: Reading,
  { log, world }: Pick<StepContext, 'log' | 'world'>,
): SessionMessage {
  const { model } = asked;
  const { rounds, inputTokens, outputTokens, cost } = asked.spent;
  const about = {
    ...{ model: model.id, provider: model.provider, providerModel: model.model },
    usage: { rounds, inputTokens, outputTokens, cost },
  };
  const call = { toolName: 'interpret', toolInput: { step: step.number, text: was ?? step.text } };
  if ('refused' in asked) {
    log.countFailedTool();
    return log.say('tool', asked.refused.message, { ...call, toolOutput: { ...result, ...about } });
  }
  const sentences = asked.sentences.map(({ words }) => words);
  if (asked.judged !== undefined) {
    // No sentence says it: what the model thinks of another page is another judgement.
    const judged = { ...result, ...about, sentences, judged: true };
    return log.say('tool', asked.reported.summary, { ...call, toolOutput: judged });
  }
  const words = sentences.join('; ');
  const summary =
    was === undefined
      ? `The model "${model.id}" read it as: ${words}.`
      : `The recorded "${was}" doesn't fit the page any more. The model "${model.id}" put in its place: ${words}.`;
  const url = world.page.url();
  const page = URL.canParse(url) ? new URL(url).pathname : '';
  const isPassed = asked.reported.verdict === 'passed';
  const verdict = isPassed && { verdict: 'passed', summary, duration: 0 };
  const heals = was !== undefined && { heals: { inner, was } };
  return log.say('tool', summary, {
    ...call,
    toolOutput: { step: step.number, ...verdict, ...about, sentences, page, ...heals },
  });
}

/** Longest first: a secret may contain another one. */
export function hiding(secrets: Secrets): (text: string) => string {
  const known = Object.entries(secrets)
    .filter(([, value]) => value !== '')
    .sort(([, one], [, other]) => other.length - one.length);
  return (text) => known.reduce((hidden, [name, value]) => hidden.replaceAll(value, `{{${name}}}`), text);
}

export function hiddenWords(
  { text, table, docString }: StepWords,
  hide: (text: string) => string,
): StepWords {
  return {
    text: hide(text),
    ...(table && { table: table.map((row) => row.map(hide)) }),
    ...(docString !== undefined && { docString: hide(docString) }),
  };
}

export const allTexts = ({ text, table = [], docString = '' }: StepWords): string[] => [
  text,
  ...table.flat(),
  docString,
];
