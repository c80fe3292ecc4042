/** One question to a model, over the AI SDK; what goes wrong is reported in the user's words. */
import type * as AiSdk from 'ai';
import type { ModelMessage, ToolSet } from 'ai';
import { ModelError, unavailable, unusable } from './limits.js';
import type { OfferedModel, ProviderName } from './options.js';

interface Question {
  system: string;
  messages: ModelMessage[];
  tools: ToolSet;
  /** Its reason is what `ask` rejects with. */
  signal: AbortSignal;
  /** Milliseconds. */
  time: number;
}

export interface Call {
  id: string;
  name: string;
  input: unknown;
  /** Why it can't be read, or that there is no such tool. */
  fault?: string;
}

export interface Answer {
  calls: Call[];
  /** Why it is none that can be used. */
  broken: ModelError | undefined;
  /** What it said, for the next question. */
  messages: ModelMessage[];
  usage: Usage;
}

export interface Usage {
  inputTokens: number;
  outputTokens: number;
}

/** Tokens that one answer may have. */
const LONGEST_ANSWER = 4_000;

/** How often the library asks again where that may help, after the time that the provider asks for. */
const RETRIES = 2;

/** @throws ModelError */
export async function ask(offered: OfferedModel, question: Question): Promise<Answer> {
  const connection = await connect(offered);
  const { system, messages, tools, signal, time } = question;
  const over = AbortSignal.timeout(time);
  try {
    const result = await connection.sdk.generateText({
      ...{ model: connection.model, system, messages, tools },
      ...{
        maxRetries: RETRIES,
        maxOutputTokens: LONGEST_ANSWER,
        abortSignal: AbortSignal.any([signal, over]),
        providerOptions: { openai: { store: false } },
      },
    });
    return {
      calls: result.toolCalls.map(toCall),
      broken: whyBroken(result.finishReason, offered),
      messages: result.response.messages.filter(({ role }) => role === 'assistant'),
      usage: {
        inputTokens: result.usage.inputTokens ?? 0,
        outputTokens: result.usage.outputTokens ?? 0,
      },
    };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ModelError) throw error;
    throw over.aborted ? outOfTime(offered, time, error) : explained(error, offered, connection.sdk);
  }
}

function whyBroken(finishReason: string, { id }: OfferedModel): ModelError | undefined {
  if (finishReason === 'length')
    return unusable(`The answer of the model "${id}" was cut off at its longest.`);
  if (finishReason === 'content-filter') return unusable(`The model "${id}" refused to answer.`);
  return undefined;
}

interface SaidCall {
  toolCallId: string;
  toolName: string;
  input: unknown;
  invalid?: boolean | undefined;
  error?: unknown;
}

function toCall({ toolCallId: id, toolName: name, input, invalid, error }: SaidCall): Call {
  if (invalid !== true) return { id, name, input };
  return { id, name, input, fault: error instanceof Error ? error.message : 'It can not be read.' };
}

const outOfTime = ({ id }: OfferedModel, time: number, cause: unknown) =>
  new ModelError(
    'model limit reached',
    `The model "${id}" had not answered after ${time / 1000} s, the time that is left to the step.`,
    { cause },
  );

function explained(error: unknown, offered: OfferedModel, sdk: typeof AiSdk): ModelError {
  const { id, provider, apiKey = '' } = offered;
  const last = sdk.RetryError.isInstance(error) ? error.lastError : error;
  if (!sdk.APICallError.isInstance(last)) {
    const why = last instanceof Error ? last.message : String(last);
    return unavailable(`The model "${id}" could not be asked: ${why}.`, error);
  }
  const { statusCode, message } = last;
  // Some providers repeat a wrong key in their answer.
  const said = (apiKey === '' ? message : message.replaceAll(apiKey, '***')).replace(/[.\s]+$/, '');
  const why =
    CAUSES.find(({ is }) => is({ status: statusCode ?? 0, said }))?.why ??
    'its service answered with an error';
  const status = statusCode === undefined ? '' : `${statusCode} `;
  return unavailable(`The model "${id}" of ${provider} gave no answer: ${why} (${status}${said}).`, error);
}

interface Refused {
  status: number;
  said: string;
}

/** In words, by what providers answer. */
const CAUSES: readonly { is: (refused: Refused) => boolean; why: string }[] = [
  {
    is: ({ said }) => /credit|quota|billing|balance/i.test(said),
    why: 'there is no credit left for this key',
  },
  { is: ({ status }) => status === 401 || status === 403, why: 'its key is wrong, or may not do this' },
  { is: ({ status }) => status === 404, why: 'its provider knows no model of this name' },
  {
    is: ({ status }) => status === 429,
    why: 'its provider asks for more time between questions, also when asked again',
  },
  { is: ({ status }) => status >= 500, why: "its provider's service is not well, also when asked again" },
  {
    is: ({ status }) => status === 400 || status === 413 || status === 422,
    why: 'its provider took the question for wrong',
  },
  { is: ({ status }) => status === 0, why: 'its address could not be reached' },
];

/** @throws ModelError where a package is missing */
async function connect(offered: OfferedModel) {
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
