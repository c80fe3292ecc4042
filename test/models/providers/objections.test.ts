/** The fake refuses what the real providers refuse. */
import { APICallError, generateText, jsonSchema, type ModelMessage, type ToolSet } from 'ai';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Protocol } from './Asked.js';
import { PROTOCOLS, modelOf } from './modelOf.js';
import { provide } from './provide.js';

const click: ToolSet = { click: { inputSchema: z.object({ ref: z.number() }) } };

const user: ModelMessage = { role: 'user', content: 'Save' };
const call: ModelMessage = {
  role: 'assistant',
  content: [{ type: 'tool-call', toolCallId: 'a1', toolName: 'click', input: { ref: 1 } }],
};
const result: ModelMessage = {
  role: 'tool',
  content: [
    { type: 'tool-result', toolCallId: 'a1', toolName: 'click', output: { type: 'text', value: 'done' } },
  ],
};

/** What the provider says to it, or what it answers. */
async function said(protocol: Protocol, messages: ModelMessage[], tools = click): Promise<string> {
  const provider = await provide(() => ({ text: 'Fine' }));
  return generateText({ model: provider.model(protocol), messages, tools, maxRetries: 0 }).then(
    ({ text }) => text,
    (error: unknown) => {
      if (APICallError.isInstance(error)) return `${error.statusCode ?? 'none'} ${error.message}`;
      throw error;
    },
  );
}

describe.for(PROTOCOLS)('by %s', (protocol) => {
  test('a call with its result is fine', async () => {
    expect(await said(protocol, [user, call, result])).toBe('Fine');
  });

  test('a result without its call is refused', async () => {
    const words = {
      messages: '400 messages.0.content.0: unexpected `tool_use_id` found in `tool_result` blocks: a1.',
      responses: '400 No tool call found for function call output with call_id a1.',
      chat: "400 messages with role 'tool' must be a response to a preceding message",
    };
    expect(await said(protocol, [result, user])).toContain(words[protocol]);
  });

  test('two results of a call are refused', async () => {
    expect(await said(protocol, [user, call, result, result])).toMatch(/^400 .* with id: a1$/);
  });

  test.for([
    ['no object', { anyOf: [{ type: 'object' as const }, { type: 'string' as const }] }],
    ['alternatives at the top', { type: 'object' as const, anyOf: [{ required: ['ref'] }] }],
  ] as const)('a tool whose schema is %s is refused', async ([, schema]) => {
    const tools: ToolSet = { click: { inputSchema: jsonSchema({ ...schema }) } };
    expect(await said(protocol, [user], tools)).toMatch(/^400 .*at the top level/);
  });

  test('a tool whose name has blanks is refused', async () => {
    expect(await said(protocol, [user], { 'click on': click.click! })).toMatch(/^400 tools\.0\.name: /);
  });
});

/** The library refuses them itself before it asks, so they come over plain HTTP. */
test.for([
  ['messages', 'messages', { role: 'assistant', content: [{ type: 'tool_use', id: 'a1', name: 'click' }] }],
  ['chat', 'chat/completions', { role: 'assistant', content: '', tool_calls: [{ id: 'a1', function: {} }] }],
  ['responses', 'responses', { type: 'function_call', call_id: 'a1', name: 'click', arguments: '{}' }],
] as const)('a call without its result is refused by %s', async ([, path, item]) => {
  const { baseURL } = await provide(() => ({ text: 'Fine' }));
  const response = await fetch(`${baseURL}/${path}`, {
    method: 'POST',
    headers: { 'anthropic-version': '2023-06-01', 'x-api-key': 'key', authorization: 'Bearer key' },
    body: JSON.stringify({ model: 'any', messages: [item], input: [item] }),
  });
  expect(response.status).toBe(400);
  expect(await response.text()).toMatch(/without|No tool output|must be followed by/);
});

test('the Responses API knows what it has answered, and nothing else', async () => {
  const provider = await provide([{ text: 'Saved' }, { text: 'Again' }]);
  const model = provider.model('responses');
  const { response } = await generateText({ model, messages: [user], maxRetries: 0 });
  await generateText({ model, messages: [user, ...response.messages, user], maxRetries: 0 });
  expect(provider.asked[1]?.body).toMatchObject({ input: [{}, { type: 'item_reference' }, {}] });
  expect(provider.asked[1]?.turns[1]).toMatchObject({ role: 'assistant', text: 'Saved' });
  const other = await provide([]);
  await expect(
    generateText({
      model: other.model('responses'),
      messages: [user, ...response.messages, user],
      maxRetries: 0,
    }),
  ).rejects.toMatchObject({ statusCode: 404, message: "Item with id 'msg_1' not found." });
});

test('a text of blanks is refused by Anthropic', async () => {
  const blank: ModelMessage = { role: 'user', content: ' \n' };
  expect(await said('messages', [blank])).toBe(
    '400 messages: text content blocks must contain non-whitespace text',
  );
});

test('no key is refused, except where local servers need none', async () => {
  const { baseURL } = await provide(() => ({ text: 'Fine' }));
  for (const protocol of ['messages', 'responses'] as const) {
    await expect(
      generateText({ model: modelOf(protocol, baseURL, ''), prompt: 'Look', maxRetries: 0 }),
    ).rejects.toMatchObject({ statusCode: 401 });
  }
  const model = modelOf('chat', baseURL, '');
  expect(await generateText({ model, prompt: 'Look' })).toMatchObject({ text: 'Fine' });
});

test('an address that no provider has is told', async () => {
  const { baseURL } = await provide([]);
  const response = await fetch(`${baseURL}/v1/messages`, { method: 'POST' });
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('No endpoint POST /v1/v1/messages. There are: POST /v1/messages');
});
