/** Uploads, asked for of a service that answers badly: what is tried again, and what doesn't pass for success. */
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { UnexpectedAnswerError, type ServiceClient } from '../../src/client/index.js';
import { sendJson, serveHttp } from '../support/httpServer.js';
import { SESSION_ID as ID } from '../support/records.js';
import { binaryOf, clientOf, failure } from './clientOf.js';

const PAGE = '<!doctype html><title>Welcome</title><p>Please sign in to this network.';
const sendPage = (response: ServerResponse) =>
  response.setHeader('content-type', 'text/html').writeHead(200).end(PAGE);
const CREATED = { id: ID, uploadUrl: 'http://127.0.0.1:9/put' };

const CALLS: [string, (client: ServiceClient, origin: string) => Promise<unknown>][] = [
  ['submitting', (client) => client.submitUpload(ID)],
  ['putting the binary', (client, origin) => client.putUploadBinary(`${origin}/put`, binaryOf('apk'))],
  ['creating the record', (client) => client.createUpload({ fileName: 'app.apk' })],
];

test.each(CALLS)('a web page with status 200 is no success of %s', async (_title, call) => {
  const server = await serveHttp((_, response) => sendPage(response));
  const error = await failure(call(clientOf(server.origin), server.origin), UnexpectedAnswerError);
  expect(error.message).toContain('it is not JSON');
  expect(server.requests).toHaveLength(3);
});

test.each(CALLS)('a web page in between is passed over: %s', async (_title, call) => {
  const server = await serveHttp((_, response) =>
    server.requests.length === 1 ? sendPage(response) : sendJson(response, CREATED, 201),
  );
  await call(clientOf(server.origin), server.origin);
  expect(server.requests).toHaveLength(2);
});

test.each(['', '{}', 'OK', '<ok/>'])('an upload is submitted where the answer is %j', async (body) => {
  const server = await serveHttp((_, response) => response.writeHead(200).end(body));
  await expect(clientOf(server.origin).submitUpload(ID)).resolves.toBeUndefined();
});

test.each([500, 502, 503, 429])('an upload record is asked for again after %i', async (status) => {
  const server = await serveHttp((_, response) =>
    server.requests.length === 1
      ? sendJson(response, { error: 'no' }, status)
      : sendJson(response, CREATED, 201),
  );
  const { upload } = await clientOf(server.origin).createUpload({ fileName: 'app.apk' });
  expect(upload.id).toBe(ID);
  expect(server.requests).toHaveLength(2);
});
