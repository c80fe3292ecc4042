/** What a model made of a step is told to the session's log: the runner records it, and the report shows it. */
import type { PromptStep } from '../../cases/readPrompt.js';
import type { ModelError, OfferedModel, Sentence, Spent, Told } from '../../models/index.js';
import type { StepContext, StepResult } from './runStep.js';

export type Asked = { model: OfferedModel; spent: Spent } & (
  { sentences: Sentence[]; told: Told } | { refused: ModelError }
);

export interface Reading {
  step: PromptStep;
  asked: Asked;
  /** What the step ended with where the model was refused. */
  result?: StepResult;
  /** Of a recorded sentence that didn't fit the page: which of the step's, from 1, and its words. */
  inner?: number | undefined;
  was?: string;
}

export function tellReading(
  { step, asked, result, inner, was }: Reading,
  { log, scene }: Pick<StepContext, 'log' | 'scene'>,
): void {
  const { model } = asked;
  const { rounds, inputTokens, outputTokens, cost } = asked.spent;
  const about = {
    ...{ model: model.id, provider: model.provider, providerModel: model.model },
    usage: { rounds, inputTokens, outputTokens, cost },
  };
  const call = { toolName: 'interpret', toolInput: { step: step.number, text: was ?? step.text } };
  if ('refused' in asked) {
    log.countFailedTool();
    log.say('tool', asked.refused.message, { ...call, toolOutput: { ...result, ...about } });
    return;
  }
  const sentences = asked.sentences.map(({ words }) => words);
  const words = sentences.join('; ');
  const summary =
    was === undefined
      ? `The model "${model.id}" read it as: ${words}.`
      : `The recorded "${was}" doesn't fit the page any more. The model "${model.id}" put in its place: ${words}.`;
  const url = scene.page.url();
  const page = URL.canParse(url) ? new URL(url).pathname : '';
  const isPassed = asked.told.verdict === 'passed';
  const verdict = isPassed && { verdict: 'passed', summary, duration: 0 };
  const heals = was !== undefined && { heals: { inner, was } };
  log.say('tool', summary, {
    ...call,
    toolOutput: { step: step.number, ...verdict, ...about, sentences, page, ...heals },
  });
}
