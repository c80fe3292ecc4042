/** Messages to a model: what came of its calls, and the screen as it is then. */
import type { ModelMessage } from 'ai';
import type { Call } from './ask.js';

export function resultsOf(results: readonly { call: Call; text: string }[]): ModelMessage[] {
  if (results.length === 0) return [];
  const content = results.map(({ call, text }) => ({
    ...{ type: 'tool-result' as const, toolCallId: call.id, toolName: call.name },
    output: { type: 'text' as const, value: text },
  }));
  return [{ role: 'tool', content }];
}

/** @param picture JPEG */
export function screenMessage(text: string, picture?: Uint8Array): ModelMessage {
  if (picture === undefined) return { role: 'user', content: text };
  const image = { type: 'image' as const, image: picture, mediaType: 'image/jpeg' };
  return { role: 'user', content: [{ type: 'text', text }, image] };
}
