/** The real libraries' models, asking a fake. */
import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { Protocol } from './Asked.js';

export const PROTOCOLS: readonly Protocol[] = ['messages', 'responses', 'chat'];

export function modelOf(protocol: Protocol, baseURL: string, apiKey = 'key-do-not-tell'): LanguageModel {
  switch (protocol) {
    case 'messages':
      return createAnthropic({ baseURL, apiKey })('claude-sonnet-4-5');
    case 'responses':
      return createOpenAI({ baseURL, apiKey })('gpt-4.1');
    case 'chat':
      return createOpenAICompatible({ name: 'local', baseURL, apiKey })('qwen3');
  }
}
