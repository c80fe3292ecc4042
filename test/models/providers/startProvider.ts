/** A server that plays the HTTP APIs of model providers: Anthropic's, OpenAI's and those that speak like its older one. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Refused, badRequest, type Answer, type Answerer } from './Answer.js';
import type { Asked } from './Asked.js';
import { objectionTo } from './objections.js';
import { send } from './send.js';
import { chat } from './wires/chat.js';
import { messages } from './wires/messages.js';
import { responses } from './wires/responses.js';
import type { Wire } from './wires/Wire.js';

export interface Provider {
  /** The same for all three libraries. */
  baseURL: string;
  /** Also what was refused as the real provider refuses it; that counts as a request too. */
  asked: Asked[];
  close(): Promise<void>;
}

/** @param answer what decides, or the answers to the requests in their order */
export async function startProvider(answer: Answerer | readonly Answer[], port = 0): Promise<Provider> {
  const asked: Asked[] = [];
  const answerer = typeof answer === 'function' ? answer : inOrder(answer);
  const wires = [messages, responses(), chat];
  const server = createServer((request, response) => {
    const wire = wires.find(({ path }) => request.method === 'POST' && request.url === path);
    if (wire) void serve({ request, response, wire, asked, answerer });
    else sendNoEndpoint(request, response, wires);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, asked, close };
}

const inOrder =
  (answers: readonly Answer[]): Answerer =>
  (_, index) =>
    answers[index] ??
    badRequest(`The test has ${answers.length} answers, and this is request number ${index + 1}.`);

interface Serving {
  request: IncomingMessage;
  response: ServerResponse;
  wire: Wire;
  asked: Asked[];
  answerer: Answerer;
}

async function serve({ request, response, wire, asked, answerer }: Serving): Promise<void> {
  const until = new AbortController();
  response.on('close', () => until.abort());
  const one = unread(wire, request, await bodyOf(request));
  const index = asked.push(one) - 1;
  const answer = await answerTo();
  if (!until.signal.aborted) send(response, { wire, answer, asked: one, name: String(index + 1) });

  async function answerTo(): Promise<Answer> {
    try {
      Object.assign(one, wire.read(one.body));
      return objectionTo(one) ?? (await answerer(one, index, until.signal));
    } catch (error) {
      return error instanceof Refused ? error.fault : badRequest(`No answer came about: ${String(error)}`);
    }
  }
}

const unread = ({ protocol }: Wire, { headers }: IncomingMessage, body: string): Asked => ({
  ...{ protocol, model: '', system: '', turns: [], tools: [] },
  headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
  body: parsed(body),
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

function sendNoEndpoint({ method, url }: IncomingMessage, response: ServerResponse, wires: Wire[]): void {
  const known = wires.map(({ path }) => `POST ${path}`).join(', ');
  const message = `No endpoint ${method ?? ''} ${url ?? ''}. There are: ${known}.`;
  response.writeHead(404, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message } }));
}
