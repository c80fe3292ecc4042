/** A model becomes something that can be asked, by the AI SDK, which is only loaded here. */
import type * as AiSdk from 'ai';
import { unavailable } from './Budget.js';
import type { OfferedModel, ProviderName } from './options.js';

export interface Connection {
  sdk: typeof AiSdk;
  model: AiSdk.LanguageModel;
}

/** @throws ModelError where a package is missing */
export async function connect(offered: OfferedModel): Promise<Connection> {
  const sdk = await load('ai', offered, () => import('ai'));
  return { sdk, model: await CONNECT[offered.provider](offered) };
}

const CONNECT: Record<ProviderName, (offered: OfferedModel) => Promise<AiSdk.LanguageModel>> = {
  async anthropic(offered) {
    const { createAnthropic } = await load('@ai-sdk/anthropic', offered, () => import('@ai-sdk/anthropic'));
    return createAnthropic(accessOf(offered))(offered.model);
  },
  async openai(offered) {
    const { createOpenAI } = await load('@ai-sdk/openai', offered, () => import('@ai-sdk/openai'));
    return createOpenAI(accessOf(offered))(offered.model);
  },
  async 'openai-compatible'(offered) {
    const name = '@ai-sdk/openai-compatible';
    const { createOpenAICompatible } = await load(name, offered, () => import('@ai-sdk/openai-compatible'));
    const { baseURL = '' } = offered;
    return createOpenAICompatible({ name: offered.id, ...accessOf(offered), baseURL })(offered.model);
  },
};

const accessOf = ({ baseURL, apiKey }: OfferedModel) => ({
  ...(baseURL !== undefined && { baseURL }),
  ...(apiKey !== undefined && { apiKey }),
});

async function load<Module>(
  name: string,
  { id, provider }: OfferedModel,
  run: () => Promise<Module>,
): Promise<Module> {
  try {
    return await run();
  } catch (error) {
    if (!isMissing(error)) throw error;
    const packages = `ai@6 ${PACKAGES[provider]}`;
    throw unavailable(
      `The model "${id}" is asked by the package ${name}, which is not installed. Please run: npm install -D ${packages}`,
      error,
    );
  }
}

const PACKAGES: Record<ProviderName, string> = {
  anthropic: '@ai-sdk/anthropic@3',
  openai: '@ai-sdk/openai@3',
  'openai-compatible': '@ai-sdk/openai-compatible@2',
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ERR_MODULE_NOT_FOUND' || error.code === 'MODULE_NOT_FOUND');
