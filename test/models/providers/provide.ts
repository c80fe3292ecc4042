/** A fake for the length of a test, with the models that ask it. */
import type { LanguageModel } from 'ai';
import { onTestFinished } from 'vitest';
import type { Answer, Answerer } from './Answer.js';
import type { Protocol } from './Asked.js';
import { modelOf } from './modelOf.js';
import { startProvider, type Provider } from './startProvider.js';

interface Provided extends Provider {
  model(protocol: Protocol): LanguageModel;
}

export async function provide(answer: Answerer | readonly Answer[]): Promise<Provided> {
  const provider = await startProvider(answer);
  onTestFinished(() => provider.close());
  return { ...provider, model: (protocol) => modelOf(protocol, provider.baseURL) };
}
