/** The models that can be asked for. The local service's agent needs none, so it takes every one of them. */
import { RUNNABLE_MODELS, type Model } from '../../contract/index.js';
import type { Handlers } from '../http/handlers.js';

type RunnableModel = (typeof RUNNABLE_MODELS)[number];

/** "three values naming three model vendors, plus `mixed`"; which vendors those are is not shown. */
const MODEL_NAMES: Record<RunnableModel, Pick<Model, 'displayName' | 'provider'>> = {
  haiku: { displayName: 'Haiku', provider: 'anthropic' },
  sonnet: { displayName: 'Sonnet', provider: 'anthropic' },
  kimi: { displayName: 'Kimi', provider: 'moonshot' },
  'gpt-5.4': { displayName: 'GPT-5.4', provider: 'openai' },
  'gpt-5.4-mini': { displayName: 'GPT-5.4 mini', provider: 'openai' },
  'gpt-5.5': { displayName: 'GPT-5.5', provider: 'openai' },
  auto: { displayName: 'Auto', provider: 'mixed' },
};

export const modelHandlers = (): Pick<Handlers, 'listModels'> => ({
  listModels: () => ({ items: RUNNABLE_MODELS.map((id) => ({ ...MODEL_NAMES[id], id })) }),
});
