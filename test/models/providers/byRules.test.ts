import { generateText, type ModelMessage } from 'ai';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { byRules, type Rule } from './byRules.js';
import { PROTOCOLS } from './modelOf.js';
import { provide } from './provide.js';

const SCREEN = `Step 1: Save the settings.
form "Settings" [11]
  button "Save" disabled [12]
  button "Save as" [13]`;

const rules: Rule[] = [
  { when: /^done$/m, answer: { text: 'Finished' } },
  {
    when: /Step \d+: Save/g,
    answer: (_, { ref }) => ({
      calls: [{ name: 'click', arguments: { ref: ref(/^button "Save( as)?"$/) } }],
    }),
  },
  { when: ({ model }) => model.startsWith('never'), answer: { text: 'Never' } },
  {
    when: /the weather/,
    answer: (_, { ref }) => ({ text: String(ref(/sun/)) }),
  },
];

const tools = { click: { inputSchema: z.object({ ref: z.number() }) } };

test.for(PROTOCOLS)('rules see the last turn and find numbers on the screen: %s', async (protocol) => {
  const provider = await provide(byRules(rules));
  const model = provider.model(protocol);
  const user: ModelMessage = { role: 'user', content: SCREEN };
  const first = await generateText({ model, messages: [user], tools, maxRetries: 0 });
  const [call] = first.toolCalls;
  expect(call).toMatchObject({ toolName: 'click', input: { ref: 13 } });
  const again = await generateText({ model, messages: [user], tools, maxRetries: 0 });
  expect(again.toolCalls).toMatchObject([{ input: { ref: 13 } }]);
  const { toolCallId, toolName } = call!;
  const output = { type: 'text' as const, value: 'done' };
  const result: ModelMessage = {
    role: 'tool',
    content: [{ type: 'tool-result', toolCallId, toolName, output }],
  };
  const messages = [user, ...first.response.messages, result];
  expect(await generateText({ model, messages, tools, maxRetries: 0 })).toMatchObject({ text: 'Finished' });
});

test('what no rule fits and what is not on the screen is told', async () => {
  const provider = await provide(byRules(rules));
  const model = provider.model('messages');
  await expect(generateText({ model, prompt: 'Sing!' })).rejects.toThrow(
    'No rule of the test fits what was said last:\nSing!',
  );
  await expect(generateText({ model, prompt: 'the weather\n  text "rain" [3]' })).rejects.toThrow(
    'No line of the screen matches /sun/. It shows:\ntext "rain" [3]',
  );
});
