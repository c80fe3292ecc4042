/** What the real providers refuse, in their words: requests that a fake had better not let through. */
import { badRequest, type Fault } from './Answer.js';
import type { Asked, AskedTool, Turn } from './Asked.js';

export function objectionTo(asked: Asked): Fault | undefined {
  return (
    objectionToHeaders(asked) ??
    asked.tools.map((tool, at) => objectionToTool(asked, tool, at)).find((fault) => fault !== undefined) ??
    asked.turns.map((_, at) => objectionToTurn(asked, at)).find((fault) => fault !== undefined)
  );
}

/** Most local servers that speak chat completions need no key. */
function objectionToHeaders({ protocol, headers }: Asked): Fault | undefined {
  if (protocol === 'messages' && !headers['anthropic-version']) {
    return badRequest('anthropic-version: header is required');
  }
  if (protocol === 'messages' && !headers['x-api-key'] && !headers['authorization']) {
    return { status: 401, error: { type: 'authentication_error', message: 'x-api-key header is required' } };
  }
  if (protocol === 'responses' && !headers['authorization']?.startsWith('Bearer ')) {
    return { status: 401, error: { message: "You didn't provide an API key." } };
  }
  return undefined;
}

const NOT_AT_THE_TOP = ['oneOf', 'allOf', 'anyOf', 'enum', 'not'];

function objectionToTool({ protocol }: Asked, { name, schema }: AskedTool, at: number): Fault | undefined {
  const { type, ...others } = schema as Record<string, unknown>;
  if (!/^[\w-]{1,64}$/.test(name)) {
    return badRequest(`tools.${at}.name: String should match pattern '^[a-zA-Z0-9_-]{1,64}$'`);
  }
  if (type === 'object' && !NOT_AT_THE_TOP.some((key) => key in others)) return undefined;
  return badRequest(
    protocol === 'messages'
      ? `tools.${at}.custom.input_schema: input_schema does not support oneOf, allOf, or anyOf at the top level`
      : `Invalid schema for function '${name}': schema must have type 'object' and not have 'oneOf'/'anyOf'/'allOf'/'enum'/'not' at the top level.`,
  );
}

/** Every call has one result right behind it, and every result its call right before it. */
function objectionToTurn({ protocol, turns }: Asked, at: number): Fault | undefined {
  const calls = callsOf(turns[at]);
  const open = calls.filter((id) => !resultsOf(turns[at + 1]).includes(id));
  if (open.length > 0) return badRequest(WITHOUT_RESULT[protocol](open, at));
  const lost = resultsOf(turns[at]).filter((id) => !callsOf(turns[at - 1]).includes(id));
  if (lost.length > 0) return badRequest(WITHOUT_CALL[protocol](lost, at));
  const twice = resultsOf(turns[at]).find((id, place, ids) => ids.indexOf(id) < place);
  return twice === undefined ? undefined : badRequest(TWICE(twice));
}

const callsOf = (turn: Turn | undefined) => (turn?.calls ?? []).map(({ id }) => id);
const resultsOf = (turn: Turn | undefined) => (turn?.results ?? []).map(({ id }) => id);

type Words = Record<Asked['protocol'], (ids: string[], at: number) => string>;

const WITHOUT_RESULT: Words = {
  messages: (ids, at) =>
    `messages.${at}: \`tool_use\` ids were found without \`tool_result\` blocks immediately after: ${ids.join(', ')}. Each \`tool_use\` block must have a corresponding \`tool_result\` block in the next message.`,
  responses: ([id = '']) => `No tool output found for function call ${id}.`,
  chat: (ids) =>
    `An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'. The following tool_call_ids did not have response messages: ${ids.join(', ')}`,
};

/** Said so by Anthropic; the others rather choose one of them, which nobody wants either. */
const TWICE = (id: string) =>
  `each tool_use must have a single result. Found multiple \`tool_result\` blocks with id: ${id}`;

const WITHOUT_CALL: Words = {
  messages: ([id = ''], at) =>
    `messages.${at}.content.0: unexpected \`tool_use_id\` found in \`tool_result\` blocks: ${id}. Each \`tool_result\` block must have a corresponding \`tool_use\` block in the previous message.`,
  responses: ([id = '']) => `No tool call found for function call output with call_id ${id}.`,
  chat: () => `messages with role 'tool' must be a response to a preceding message with 'tool_calls'.`,
};
