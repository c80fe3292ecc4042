/** Chat completions: OpenAI's older API, which most other providers and local servers speak. */
import type { Said } from '../Answer.js';
import { addTurn, joined, readArguments, type Turn } from '../Asked.js';
import { USUAL_USAGE, argumentsText, type Wire } from './Wire.js';
import { writeOpenaiError } from './openaiError.js';

export const chat: Wire = {
  protocol: 'chat',
  path: '/v1/chat/completions',
  read(body) {
    const { model, messages, tools = [] } = body as Body;
    const turns: Turn[] = [];
    for (const message of messages) addMessage(turns, message);
    const systems = messages.filter(({ role }) => role === 'system' || role === 'developer');
    return {
      model,
      system: joined(systems.map(({ content }) => textOf(content))),
      turns,
      tools: tools.map(({ function: { name, description = '', parameters: schema } }) => ({
        ...{ name, description, schema },
      })),
    };
  },
  write: (said, { model }, name) => ({
    id: `chatcmpl-${name}`,
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model,
    choices: [
      { index: 0, message: messageOf(said, name), logprobs: null, finish_reason: finishReasonOf(said) },
    ],
    usage: usageOf(said),
  }),
  writeError: writeOpenaiError,
};

interface Body {
  model: string;
  messages: Message[];
  tools?: { function: { name: string; description?: string; parameters: unknown } }[];
}

type Content = string | null | ({ type: 'text'; text: string } | { type: 'image_url' })[];

type Message =
  | { role: 'system' | 'developer' | 'user'; content: Content }
  | { role: 'assistant'; content: Content; tool_calls?: ToolCall[] }
  | { role: 'tool'; content: Content; tool_call_id: string };

interface ToolCall {
  id: string;
  type: 'function';
  function: { name: string; arguments: string };
}

function addMessage(turns: Turn[], message: Message): void {
  const said = { text: textOf(message.content), pictures: picturesIn(message.content) };
  if (message.role === 'user') addTurn(turns, 'user', said);
  if (message.role === 'tool') {
    addTurn(turns, 'tool', { ...said, results: [{ id: message.tool_call_id, text: said.text }] });
  }
  if (message.role === 'assistant') {
    const calls = (message.tool_calls ?? []).map(({ id, function: { name, arguments: text } }) => ({
      ...{ id, name, arguments: readArguments(text) },
    }));
    addTurn(turns, 'assistant', { ...said, calls });
  }
}

function textOf(content: Content): string {
  if (content === null || typeof content === 'string') return content ?? '';
  return joined(content.map((part) => (part.type === 'text' ? part.text : '')));
}

const picturesIn = (content: Content): number =>
  Array.isArray(content) ? content.filter(({ type }) => type === 'image_url').length : 0;

function messageOf({ text, calls = [], finish }: Said, name: string) {
  const isRefusal = finish === 'refusal';
  const toolCalls: ToolCall[] = calls.map((call, at) => ({
    id: `call_${name}_${at + 1}`,
    type: 'function',
    function: { name: call.name, arguments: argumentsText(call.arguments) },
  }));
  return {
    role: 'assistant',
    content: isRefusal ? null : (text ?? null),
    refusal: isRefusal ? (text ?? '') : null,
    ...(toolCalls.length > 0 && { tool_calls: toolCalls }),
  };
}

function finishReasonOf({ finish, calls = [] }: Said): string {
  if (finish === 'length') return 'length';
  return calls.length > 0 ? 'tool_calls' : 'stop';
}

const usageOf = ({ usage: { input, output } = USUAL_USAGE }: Said) => ({
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: input + output,
});
