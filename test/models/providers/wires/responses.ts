/** OpenAI's Responses API. It keeps what it has answered, so that a client may name it by its id. */
import { Refused, type Said } from '../Answer.js';
import { addTurn, joined, readArguments, type Turn } from '../Asked.js';
import { USUAL_USAGE, argumentsText, type Wire } from './Wire.js';
import { writeOpenaiError } from './openaiError.js';

export function responses(): Wire {
  const kept = new Map<string, Item>();
  return {
    protocol: 'responses',
    path: '/v1/responses',
    read: (body) => readBody(body as Body, kept),
    write(said, { model, body }, name) {
      const output = outputOf(said, name);
      const store = (body as Body).store ?? true;
      if (store) for (const item of output) kept.set(item.id, item);
      const isCutOff = said.finish === 'length';
      return {
        id: `resp_${name}`,
        object: 'response',
        created_at: Math.floor(Date.now() / 1000),
        status: isCutOff ? 'incomplete' : 'completed',
        error: null,
        incomplete_details: isCutOff ? { reason: 'max_output_tokens' } : null,
        ...{ model, output, store, parallel_tool_calls: true, usage: usageOf(said) },
      };
    },
    writeError: writeOpenaiError,
  };
}

interface Body {
  model: string;
  instructions?: string;
  input: Item[];
  tools?: { name: string; description?: string; parameters: unknown }[];
  store?: boolean;
}

type Item =
  | { type?: 'message'; role: 'system' | 'developer' | 'user' | 'assistant'; content: string | Part[] }
  | { type: 'function_call'; call_id: string; name: string; arguments: string }
  | { type: 'function_call_output'; call_id: string; output: string | Part[] }
  | { type: 'item_reference'; id: string }
  | { type: 'reasoning' };

type Part =
  | { type: 'input_text' | 'output_text'; text: string }
  | { type: 'refusal'; refusal: string }
  | { type: 'input_image' };

function readBody({ model, instructions = '', input, tools = [] }: Body, kept: Map<string, Item>) {
  const items = input.map((item) => (item.type === 'item_reference' ? recall(item.id, kept) : item));
  const systems = items.filter((item) => 'role' in item).filter(({ role }) => isOfSystem(role));
  const turns: Turn[] = [];
  for (const item of items) addItem(turns, item);
  return {
    model,
    system: joined([instructions, ...systems.map(({ content }) => textOf(content))]),
    turns,
    tools: tools.map(({ name, description = '', parameters: schema }) => ({ name, description, schema })),
  };
}

function recall(id: string, kept: Map<string, Item>): Item {
  const item = kept.get(id);
  if (item) return item;
  throw new Refused({ status: 404, error: { message: `Item with id '${id}' not found.` } });
}

function addItem(turns: Turn[], item: Item): void {
  if ('role' in item) {
    const { role, content } = item;
    if (role === 'system' || role === 'developer') return;
    addTurn(turns, role, { text: textOf(content), pictures: picturesIn(content) });
  } else if (item.type === 'function_call') {
    const call = { id: item.call_id, name: item.name, arguments: readArguments(item.arguments) };
    addTurn(turns, 'assistant', { calls: [call] });
  } else if (item.type === 'function_call_output') {
    const text = textOf(item.output);
    addTurn(turns, 'tool', {
      text,
      results: [{ id: item.call_id, text }],
      pictures: picturesIn(item.output),
    });
  }
}

const isOfSystem = (role: string) => role === 'system' || role === 'developer';

function textOf(content: string | Part[]): string {
  if (typeof content === 'string') return content;
  return joined(content.map((part) => ('text' in part ? part.text : 'refusal' in part ? part.refusal : '')));
}

const picturesIn = (content: string | Part[]): number =>
  typeof content === 'string' ? 0 : content.filter(({ type }) => type === 'input_image').length;

function outputOf({ text, calls = [], finish }: Said, name: string): (Item & { id: string })[] {
  const status = finish === 'length' ? 'incomplete' : 'completed';
  const message = {
    ...{ type: 'message' as const, id: `msg_${name}`, status, role: 'assistant' as const },
    content: [finish === 'refusal' ? refusalPart(text ?? '') : textPart(text ?? '')],
  };
  return [
    ...(text === undefined ? [] : [message]),
    ...calls.map((call, at) => ({
      ...{ type: 'function_call' as const, id: `fc_${name}_${at + 1}`, call_id: `call_${name}_${at + 1}` },
      ...{ name: call.name, arguments: argumentsText(call.arguments), status },
    })),
  ];
}

const refusalPart = (refusal: string) => ({ type: 'refusal' as const, refusal });
const textPart = (text: string) => ({ type: 'output_text' as const, text, annotations: [], logprobs: [] });

const usageOf = ({ usage: { input, output } = USUAL_USAGE }: Said) => ({
  input_tokens: input,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: output,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: input + output,
});
