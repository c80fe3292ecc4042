/** What models say reaches the real libraries, and what these send is read the same for every protocol. */
import {
  InvalidToolInputError,
  NoSuchToolError,
  generateText,
  jsonSchema,
  type LanguageModel,
  type ModelMessage,
  type ToolResultPart,
} from 'ai';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { PNG_BYTES } from '../../support/records.js';
import { cutOff, refusal } from './faults.js';
import { PROTOCOLS } from './modelOf.js';
import { provide } from './provide.js';

const LOOK_SCHEMA = { type: 'object' as const, properties: {}, additionalProperties: false as const };

const tools = {
  click: { description: 'Clicks on an element', inputSchema: z.object({ ref: z.number() }) },
  look: { description: 'Looks at the screen', inputSchema: jsonSchema(LOOK_SCHEMA) },
};

const SCREEN = 'form "Settings" [11]\n  button "Save" [12]';

const ask = (model: LanguageModel, messages: ModelMessage[] = [{ role: 'user', content: SCREEN }]) =>
  generateText({ model, system: 'You test.', messages, tools, maxRetries: 0 });

const resultOf = (call: { toolCallId: string; toolName: string }, value: string): ToolResultPart => ({
  ...{ type: 'tool-result', toolCallId: call.toolCallId, toolName: call.toolName },
  output: { type: 'text', value },
});

describe.for(PROTOCOLS)('by %s', (protocol) => {
  test('plain text arrives, with the tokens that it took', async () => {
    const provider = await provide([{ text: 'All is well', usage: { input: 1200, output: 34 } }]);
    const { text, finishReason, toolCalls, usage } = await ask(provider.model(protocol));
    expect({ text, finishReason, toolCalls }).toEqual({
      text: 'All is well',
      finishReason: 'stop',
      toolCalls: [],
    });
    expect(usage).toMatchObject({ inputTokens: 1200, outputTokens: 34, totalTokens: 1234 });
  });

  test('an answer that says nothing is one', async () => {
    const provider = await provide([{}]);
    const { text, finishReason } = await ask(provider.model(protocol));
    expect({ text, finishReason }).toEqual({ text: '', finishReason: 'stop' });
  });

  test('what the model is sent is read', async () => {
    const provider = await provide([{ text: 'Seen' }]);
    const picture = { type: 'image' as const, image: PNG_BYTES };
    await ask(provider.model(protocol), [
      { role: 'user', content: [{ type: 'text', text: SCREEN }, picture, picture] },
    ]);
    expect(provider.asked).toHaveLength(1);
    expect(provider.asked[0]).toMatchObject({
      protocol,
      model: { messages: 'claude-sonnet-4-5', responses: 'gpt-4.1', chat: 'qwen3' }[protocol],
      system: 'You test.',
      turns: [{ role: 'user', text: SCREEN, calls: [], results: [], pictures: 2 }],
      tools: [
        {
          name: 'click',
          description: 'Clicks on an element',
          schema: { type: 'object', properties: { ref: { type: 'number' } }, required: ['ref'] },
        },
        { name: 'look', description: 'Looks at the screen', schema: LOOK_SCHEMA },
      ],
      headers:
        protocol === 'messages'
          ? { 'x-api-key': 'key-do-not-tell' }
          : { authorization: 'Bearer key-do-not-tell' },
    });
  });

  test('several calls arrive in one answer, and their results in the next request', async () => {
    const provider = await provide([
      {
        text: 'I save',
        calls: [
          { name: 'click', arguments: { ref: 12 } },
          { name: 'look', arguments: {} },
        ],
      },
      { text: 'Saved' },
    ]);
    const first = await ask(provider.model(protocol));
    expect(first.finishReason).toBe('tool-calls');
    expect(first.toolCalls.map(({ toolName, input }) => ({ toolName, input }))).toEqual([
      { toolName: 'click', input: { ref: 12 } },
      { toolName: 'look', input: {} },
    ]);
    const [click, look] = first.toolCalls;
    const second = await ask(provider.model(protocol), [
      { role: 'user', content: SCREEN },
      ...first.response.messages,
      { role: 'tool', content: [resultOf(click!, 'done'), resultOf(look!, 'text "Saved" [13]')] },
    ]);
    expect(second.text).toBe('Saved');
    const [clicked, looked] = [click!.toolCallId, look!.toolCallId];
    expect(provider.asked[1]?.turns).toEqual([
      { role: 'user', text: SCREEN, calls: [], results: [], pictures: 0 },
      {
        role: 'assistant',
        text: 'I save',
        calls: [
          { id: clicked, name: 'click', arguments: { ref: 12 } },
          { id: looked, name: 'look', arguments: {} },
        ],
        results: [],
        pictures: 0,
      },
      {
        role: 'tool',
        text: 'done\ntext "Saved" [13]',
        calls: [],
        results: [
          { id: clicked, text: 'done' },
          { id: looked, text: 'text "Saved" [13]' },
        ],
        pictures: 0,
      },
    ]);
  });

  test('arguments that are no JSON or do not fit make a call invalid', async () => {
    const calls = [
      { name: 'click', arguments: '{"ref": 12' },
      { name: 'click', arguments: { ref: 'Save' } },
    ];
    const provider = await provide([{ calls }]);
    const { toolCalls, finishReason } = await ask(provider.model(protocol));
    expect(finishReason).toBe('tool-calls');
    expect(toolCalls).toMatchObject([
      { toolName: 'click', input: '{"ref": 12', invalid: true },
      { toolName: 'click', input: { ref: 'Save' }, invalid: true },
    ]);
    for (const call of toolCalls) {
      expect('error' in call && InvalidToolInputError.isInstance(call.error)).toBe(true);
    }
  });

  test('a tool that does not exist makes a call invalid', async () => {
    const provider = await provide([{ calls: [{ name: 'hover', arguments: { ref: 12 } }] }]);
    const { toolCalls } = await ask(provider.model(protocol));
    expect(toolCalls).toMatchObject([{ toolName: 'hover', input: { ref: 12 }, invalid: true }]);
    expect(NoSuchToolError.isInstance(toolCalls[0]?.error)).toBe(true);
  });

  test('the library throws where a model that has to call a tool calls none', async () => {
    const provider = await provide([{ text: 'I would rather talk' }]);
    const asking = generateText({
      ...{ model: provider.model(protocol), prompt: SCREEN, tools, maxRetries: 0 },
      toolChoice: 'required',
    });
    await expect(asking).rejects.toThrow('did not contain a tool call even though tool choice was required');
    const toolChoice = protocol === 'messages' ? { type: 'any' } : 'required';
    expect(provider.asked[0]?.body).toMatchObject({ tool_choice: toolChoice });
  });

  test('the library itself adds the results of invalid calls', async () => {
    const provider = await provide([
      { calls: [{ name: 'hover', arguments: '{"ref": ' }] },
      { text: 'Sorry' },
    ]);
    const first = await ask(provider.model(protocol));
    const turn = { role: 'user' as const, content: SCREEN };
    await ask(provider.model(protocol), [turn, ...first.response.messages]);
    expect(provider.asked[1]?.turns).toMatchObject([
      { role: 'user' },
      { role: 'assistant', calls: [{ name: 'hover', arguments: {} }] },
      { role: 'tool', text: "Model tried to call unavailable tool 'hover'. Available tools: click, look." },
    ]);
  });

  test('an answer that is too long, and one that the model refuses', async () => {
    const provider = await provide([cutOff, refusal]);
    const first = await ask(provider.model(protocol));
    expect([first.finishReason, first.text]).toEqual(['length', cutOff.text]);
    const second = await ask(provider.model(protocol));
    expect([second.finishReason, second.text]).toEqual(['content-filter', refusal.text]);
  });
});
