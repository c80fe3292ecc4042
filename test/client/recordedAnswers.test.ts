/** The client with answers of a hosted service that differs from ours wherever the contract leaves room. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ServiceClient, gather } from '../../src/client/index.js';
import { ENDPOINTS } from '../../src/contract/index.js';
import { serveHttp } from '../support/httpServer.js';
import { root } from '../support/places.js';
import { binaryOf } from './clientOf.js';

interface Recording {
  when: string;
  args?: unknown[];
  answers: {
    ask: string;
    status: number;
    body?: unknown;
    bytes?: string;
    contentType?: string;
    withoutKey?: true;
  }[];
  gives?: unknown;
}

const folder = path.join(root, 'fixtures', 'answers');
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const recordings = files.flatMap((name) => {
  const methods = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Record<string, Recording[]>;
  return Object.entries(methods);
});

test('There are recordings for every endpoint of the table.', () => {
  const names = Object.keys(ENDPOINTS).map((name) => (name === 'getScreenshot' ? 'getPicture' : name));
  expect(recordings.map(([method]) => method).sort()).toEqual(names.sort());
});

describe.each(recordings)('%s reads an answer', (method, variants) => {
  test.each(variants.map((recording) => [recording.when, recording] as const))('%s', async (_, recording) => {
    const server = await serveRecording(recording);
    const client = new ServiceClient({ baseURL: server.origin, apiKey: 'key-123456' });
    onTestFinished(() => client.close());
    const call = client[method as Exclude<keyof ServiceClient, 'close'>] as (...args: unknown[]) => unknown;
    const args = JSON.parse(JSON.stringify(recording.args ?? []).replaceAll('{origin}', server.origin));
    const result = await settled(call(...(args as unknown[]).map(argumentOf)));
    if (recording.gives === undefined) expect(result).toBeUndefined();
    else if (typeof recording.gives === 'string') expect(result).toBe(recording.gives);
    else expect(result).toMatchObject(recording.gives as object);
    expect(server.requests.map((request) => `${request.method} ${request.url}`)).toEqual(
      recording.answers.map(({ ask }) => ask),
    );
    expect(server.requests.map(({ headers }) => headers['x-api-key'])).toEqual(
      recording.answers.map(({ withoutKey }) => (withoutKey ? undefined : 'key-123456')),
    );
  });
});

function serveRecording({ answers }: Recording) {
  return serveHttp((_, response, count) => {
    const answer = answers[count - 1];
    const type = answer?.contentType ?? (answer?.bytes ? 'application/octet-stream' : 'application/json');
    response.writeHead(answer?.status ?? 500, { 'content-type': type });
    if (answer?.bytes !== undefined) response.end(Buffer.from(answer.bytes, 'base64'));
    else response.end(answer?.body === undefined ? undefined : JSON.stringify(answer.body));
  });
}

function settled(result: unknown): unknown {
  const isList = typeof result === 'object' && result !== null && Symbol.asyncIterator in result;
  return isList ? gather(result as AsyncIterable<unknown>) : result;
}

function argumentOf(argument: unknown): unknown {
  const isBinary = typeof argument === 'object' && argument !== null && 'binary' in argument;
  return isBinary ? binaryOf(String(argument.binary)) : argument;
}
