/** All that a model is sent, as a text that a person or another program can answer to. */
import type { Asked, AskedTool, Turn } from './Asked.js';

export const askedText = (asked: Asked, answerFile: string): string =>
  [
    `# What ${asked.model} is asked by the protocol \`${asked.protocol}\``,
    `Answer in \`${answerFile}\`. ${HOW_TO_ANSWER}`,
    '## System',
    asked.system,
    '## Tools',
    ...asked.tools.map(toolText),
    ...asked.turns.flatMap(turnTexts),
  ].join('\n\n') + '\n';

export const HOW_TO_ANSWER = `An answer is JSON: \`{"text": "…", "calls": [{"name": "…", "arguments": {…}}]}\`, either of them or both.
Also \`"finish": "length"\` or \`"refusal"\` and \`"usage": {"input": 20, "output": 10}\` may be there.
Instead of all that, \`{"status": 429, "headers": {"retry-after": "1"}, "error": {"message": "…"}}\` is an error,
and \`{"broken": "no answer"}\`, \`"closed connection"\`, \`"cut-off JSON"\` or \`"no JSON"\` no proper answer at all.`;

const toolText = ({ name, description, schema }: AskedTool) =>
  [`### ${name}`, description, fenced(schema)].filter((part) => part !== '').join('\n\n');

function turnTexts({ role, text, calls, results, pictures }: Turn, at: number): string[] {
  return [
    `## Turn ${at + 1}: ${role}`,
    ...(pictures > 0 ? [`(${pictures} ${pictures === 1 ? 'picture' : 'pictures'})`] : []),
    ...(role === 'tool' || text === '' ? [] : [text]),
    ...calls.map((call) => `Call ${call.id} of \`${call.name}\`:\n\n${fenced(call.arguments)}`),
    ...results.map((result) => `Result of ${result.id}:\n\n${result.text}`),
  ];
}

const fenced = (value: unknown) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
