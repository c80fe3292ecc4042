/** Brings an answer onto the wire, or breaks it there. */
import type { ServerResponse } from 'node:http';
import type { Answer, Broken, Fault } from './Answer.js';
import type { Asked } from './Asked.js';
import type { Wire } from './wires/Wire.js';

interface Sending {
  wire: Wire;
  answer: Answer;
  asked: Asked;
  name: string;
}

export function send(response: ServerResponse, sending: Sending): void {
  const { wire, answer, asked, name } = sending;
  if ('broken' in answer) sendBroken(response, answer, sending);
  else if ('status' in answer) sendFault(response, answer, sending);
  else sendText(response, JSON.stringify(wire.write(answer, asked, name)), headersOf(sending));
}

function sendFault(response: ServerResponse, { status, headers, error }: Fault, sending: Sending): void {
  const { wire, name } = sending;
  const body = error ? JSON.stringify(wire.writeError(error, status, name)) : '';
  response.writeHead(status, { ...headersOf(sending), ...headers }).end(body);
}

function sendBroken(response: ServerResponse, { broken }: Broken, sending: Sending): void {
  switch (broken) {
    case 'no answer':
      return;
    case 'closed connection':
      response.destroy();
      return;
    case 'cut-off JSON': {
      const whole = JSON.stringify(sending.wire.write({ text: 'Cut off' }, sending.asked, sending.name));
      sendText(response, whole.slice(0, whole.length / 2), headersOf(sending));
      return;
    }
    case 'no JSON':
      sendText(response, '<html><body>Sign in to the network</body></html>', { 'content-type': 'text/html' });
  }
}

function sendText(response: ServerResponse, text: string, headers: Record<string, string>): void {
  response.writeHead(200, headers).end(text);
}

const headersOf = ({ wire, name }: Sending): Record<string, string> => ({
  'content-type': 'application/json',
  [wire.protocol === 'messages' ? 'request-id' : 'x-request-id']: `req_${name}`,
});
