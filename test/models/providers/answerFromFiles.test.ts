import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateText } from 'ai';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { PNG_BYTES } from '../../support/records.js';
import { root } from '../../support/places.js';
import { startNode } from '../../support/startNode.js';
import { answerFromFiles } from './answerFromFiles.js';
import { PROTOCOLS, modelOf } from './modelOf.js';
import { provide } from './provide.js';

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-answers-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const written = async (file: string): Promise<string> => {
  await expect.poll(() => existsSync(file)).toBe(true);
  return readFile(file, 'utf8');
};

const tools = { click: { description: 'Clicks on it', inputSchema: z.object({ ref: z.number() }) } };

test.for(PROTOCOLS)('a request waits for a file that answers it: %s', async (protocol) => {
  const folder = await makeFolder();
  const provider = await provide(answerFromFiles(folder));
  const answer = generateText({
    ...{ model: provider.model(protocol), system: 'You test.', tools, maxRetries: 0 },
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'button "Save" [12]' },
          { type: 'image', image: PNG_BYTES },
        ],
      },
    ],
  });
  const asked = await written(path.join(folder, '001.asked.md'));
  for (const part of [
    'You test.',
    'button "Save" [12]',
    '(1 picture)',
    '### click',
    'Clicks on it',
    '"ref"',
  ]) {
    expect(asked).toContain(part);
  }
  const call = { name: 'click', arguments: { ref: 12 } };
  await writeFile(path.join(folder, '001.answer.json'), JSON.stringify({ text: 'I save', calls: [call] }));
  expect(await answer).toMatchObject({ text: 'I save', toolCalls: [{ input: { ref: 12 } }] });
});

test.for([
  ['{"text": "Do', 'It is no JSON: '],
  ['{"txt": "Done"}', 'Unrecognized key: "txt"'],
  ['{"calls": [{"name": "click"}]}', 'calls[0].arguments'],
  ['{"status": 200}', 'status'],
  ['{"broken": "arm"}', 'broken'],
] as const)('what is wrong with %s is told, and it may be mended', async ([wrong, why]) => {
  const folder = await makeFolder();
  const provider = await provide(answerFromFiles(folder));
  const answer = generateText({ model: provider.model('chat'), prompt: 'Look', maxRetries: 0 });
  await writeFile(path.join(folder, '001.answer.json'), wrong);
  const fault = await written(path.join(folder, '001.fault.txt'));
  expect(fault).toMatch(/^001\.answer\.json can't be sent\./);
  expect(fault).toContain(why);
  await writeFile(path.join(folder, '001.answer.json'), '{"text": "Done"}');
  expect(await answer).toMatchObject({ text: 'Done' });
  expect((await readdir(folder)).sort()).toEqual(['001.answer.json', '001.asked.md']);
});

test('a request that nobody waits for any more is given up, and the next has the next number', async () => {
  const folder = await makeFolder();
  const first = await provide(answerFromFiles(folder));
  const controller = new AbortController();
  const abortSignal = controller.signal;
  const gone = generateText({ model: first.model('messages'), prompt: 'Look', abortSignal });
  await written(path.join(folder, '001.asked.md'));
  controller.abort();
  await expect(gone).rejects.toThrow('aborted');
  expect(await written(path.join(folder, '001.fault.txt'))).toContain('waits for no answer any more');
  const second = await provide(answerFromFiles(folder));
  const answer = generateText({ model: second.model('messages'), prompt: 'Look again', maxRetries: 0 });
  expect(await written(path.join(folder, '002.asked.md'))).toContain('Look again');
  await writeFile(path.join(folder, '002.answer.json'), '{"status": 404, "error": {"message": "gone"}}');
  await expect(answer).rejects.toMatchObject({ statusCode: 404, message: 'gone' });
});

test('the program serves until it is ended, and says how it is found', async () => {
  const folder = await makeFolder();
  const program = startNode(root, ['test/models/providers/serve.mjs', '--answers', folder], {});
  await expect.poll(() => program.output()).toContain('Ctrl-C ends it.');
  const baseURL = /createAnthropic\(\{ baseURL: '(.*?)'/.exec(program.output())?.[1] ?? '';
  await writeFile(path.join(folder, '001.answer.json'), '{"text": "Here"}');
  expect(await generateText({ model: modelOf('responses', baseURL), prompt: 'Who?' })).toMatchObject({
    text: 'Here',
  });
  program.kill('SIGTERM');
  expect((await program.ended).exitCode).toBe(0);
});

test('the program needs a folder', async () => {
  const { ended } = startNode(root, ['test/models/providers/serve.mjs'], {});
  expect(await ended).toEqual({
    exitCode: 2,
    output: 'Name the folder for requests and answers: --answers folder\n',
  });
});
