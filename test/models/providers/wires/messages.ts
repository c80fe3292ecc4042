/** Anthropic's Messages API. */
import { Refused, badRequest, type Said } from '../Answer.js';
import { addTurn, joined, type Turn } from '../Asked.js';
import { USUAL_USAGE, type Wire } from './Wire.js';

export const messages: Wire = {
  protocol: 'messages',
  path: '/v1/messages',
  read(body) {
    const { model, system = [], messages: all, tools = [] } = body as Body;
    const turns: Turn[] = [];
    for (const message of all) addMessage(turns, message);
    const later = all.filter(({ role }) => role === 'system').map(({ content }) => textOf(content));
    return {
      model,
      system: joined([textOf(system), ...later]),
      turns,
      tools: tools.map(({ name, description = '', input_schema: schema }) => ({ name, description, schema })),
    };
  },
  write: (said, { model }, name) => ({
    id: `msg_${name}`,
    type: 'message',
    role: 'assistant',
    model,
    content: contentOf(said, name),
    stop_reason: stopReasonOf(said),
    stop_sequence: null,
    ...(said.finish === 'refusal' && {
      stop_details: { type: 'refusal', category: null, explanation: null },
    }),
    usage: usageOf(said),
  }),
  writeError: ({ type, message }, status, name) => ({
    type: 'error',
    error: { type: type ?? (status < 500 ? 'invalid_request_error' : 'api_error'), message },
    request_id: `req_${name}`,
  }),
};

interface Body {
  model: string;
  system?: Content;
  messages: { role: 'user' | 'assistant' | 'system'; content: Content }[];
  tools?: { name: string; description?: string; input_schema: unknown }[];
}

type Content = string | Block[];

type Block =
  | { type: 'text'; text: string }
  | { type: 'image' }
  | { type: 'tool_use'; id: string; name: string; input: unknown }
  | { type: 'tool_result'; tool_use_id: string; content?: Content };

/** A user's message begins with the results of tools. */
function addMessage(turns: Turn[], { role, content }: Body['messages'][number]): void {
  if (role === 'system') return;
  const blocks = blocksOf(content);
  const results = blocks.filter((block) => block.type === 'tool_result');
  for (const { tool_use_id: id, content: result = '' } of results) {
    const text = textOf(result);
    addTurn(turns, 'tool', { text, results: [{ id, text }], pictures: picturesIn(blocksOf(result)) });
  }
  if (blocks.length === results.length) return;
  const calls = blocks
    .filter((block) => block.type === 'tool_use')
    .map(({ id, name, input }) => ({ id, name, arguments: input }));
  addTurn(turns, role, { text: textOf(content), calls, pictures: picturesIn(blocks) });
}

const blocksOf = (content: Content): Block[] =>
  typeof content === 'string' ? [{ type: 'text', text: content }] : content;

const picturesIn = (blocks: Block[]) => blocks.filter(({ type }) => type === 'image').length;

function textOf(content: Content): string {
  if (typeof content === 'string') return content;
  const texts = content.filter((block) => block.type === 'text').map(({ text }) => text);
  if (texts.some((text) => text.trim() === '')) {
    throw new Refused(badRequest('messages: text content blocks must contain non-whitespace text'));
  }
  return joined(texts);
}

const contentOf = ({ text, calls = [] }: Said, name: string): Block[] => [
  ...(text === undefined || text === '' ? [] : [{ type: 'text' as const, text }]),
  ...calls.map((call, at) => ({
    type: 'tool_use' as const,
    id: `toolu_${name}_${at + 1}`,
    name: call.name,
    input: call.arguments,
  })),
];

function stopReasonOf({ finish, calls = [] }: Said): string {
  if (finish !== undefined) return finish === 'length' ? 'max_tokens' : 'refusal';
  return calls.length > 0 ? 'tool_use' : 'end_turn';
}

const usageOf = ({ usage: { input, output } = USUAL_USAGE }: Said) => ({
  input_tokens: input,
  cache_creation_input_tokens: 0,
  cache_read_input_tokens: 0,
  output_tokens: output,
  service_tier: 'standard',
});
