/** What the real libraries make of what goes wrong. */
import { APICallError, RetryError, generateText, type LanguageModel } from 'ai';
import { describe, expect, test } from 'vitest';
import type { Fault } from './Answer.js';
import type { Protocol } from './Asked.js';
import { noCredit, overloaded, rateLimited, serverError, unknownModel, wrongKey } from './faults.js';
import { PROTOCOLS } from './modelOf.js';
import { provide } from './provide.js';

const ask = (model: LanguageModel, options: { maxRetries?: number; abortSignal?: AbortSignal } = {}) =>
  generateText({ model, prompt: 'Look', maxRetries: 0, ...options });

async function errorOf(asking: Promise<unknown>): Promise<unknown> {
  return asking.then(
    () => expect.fail('There was an answer.'),
    (error: unknown) => error,
  );
}

async function callErrorOf(asking: Promise<unknown>): Promise<APICallError> {
  const error = await errorOf(asking);
  if (APICallError.isInstance(error)) return error;
  throw error;
}

interface Expected {
  fault: (protocol: Protocol) => Fault;
  /** By Anthropic, and by the others. */
  status: [number, number];
  isRetryable: [boolean, boolean];
  says: [RegExp, RegExp];
  data: [object, object];
  headers?: object;
}

const EXPECTED: Record<string, Expected> = {
  'a wrong key': {
    fault: wrongKey,
    status: [401, 401],
    isRetryable: [false, false],
    says: [/^invalid x-api-key$/, /^Incorrect API key provided: wrong\./],
    data: [{ type: 'authentication_error' }, { code: 'invalid_api_key' }],
  },
  'no credit': {
    fault: noCredit,
    status: [400, 429],
    isRetryable: [false, true],
    says: [/credit balance is too low/, /exceeded your current quota/],
    data: [{ type: 'invalid_request_error' }, { type: 'insufficient_quota', code: 'insufficient_quota' }],
  },
  'an unknown model': {
    fault: (protocol) => unknownModel(protocol, 'clawed'),
    status: [404, 404],
    isRetryable: [false, false],
    says: [/^model: clawed$/, /model `clawed` does not exist/],
    data: [{ type: 'not_found_error' }, { code: 'model_not_found' }],
  },
  'too many requests': {
    fault: (protocol) => rateLimited(protocol, 20),
    status: [429, 429],
    isRetryable: [true, true],
    says: [/would exceed your organization's rate limit/, /^Rate limit reached .* in 20s\./],
    data: [{ type: 'rate_limit_error' }, { code: 'rate_limit_exceeded' }],
    headers: { 'retry-after': '20' },
  },
  'a provider that has too much to do': {
    fault: overloaded,
    status: [529, 503],
    isRetryable: [true, true],
    says: [/^Overloaded$/, /currently overloaded/],
    data: [{ type: 'overloaded_error' }, { code: 'server_is_overloaded' }],
  },
  'a mistake of the provider': {
    fault: serverError,
    status: [500, 500],
    isRetryable: [true, true],
    says: [/^Internal server error$/, /had an error while processing/],
    data: [{ type: 'api_error' }, { type: 'server_error' }],
  },
};

describe.for(PROTOCOLS)('by %s', (protocol) => {
  const at = protocol === 'messages' ? 0 : 1;

  test.for(Object.entries(EXPECTED))(
    '%s',
    async ([, { fault, status, isRetryable, says, data, headers }]) => {
      const provider = await provide([fault(protocol)]);
      const error = await callErrorOf(ask(provider.model(protocol)));
      expect(error.message).toMatch(says[at]);
      expect(error).toMatchObject({
        statusCode: status[at],
        isRetryable: isRetryable[at],
        data: { error: data[at] },
      });
      expect(error.responseHeaders).toMatchObject({
        [protocol === 'messages' ? 'request-id' : 'x-request-id']: 'req_1',
        ...headers,
      });
    },
  );

  test('the library waits as long as it is told to, and tries again', async () => {
    const provider = await provide([rateLimited(protocol, 0), { text: 'Now' }]);
    const { text } = await ask(provider.model(protocol), { maxRetries: 1 });
    expect(text).toBe('Now');
    expect(provider.asked).toHaveLength(2);
  });

  test('tries that all fail make one error of all', async () => {
    const provider = await provide([rateLimited(protocol, 0), rateLimited(protocol, 0)]);
    const error = await errorOf(ask(provider.model(protocol), { maxRetries: 1 }));
    if (!RetryError.isInstance(error)) throw error;
    expect(error).toMatchObject({ reason: 'maxRetriesExceeded', lastError: { statusCode: 429 } });
    expect(error.errors).toHaveLength(2);
  });

  test('a fault without a body', async () => {
    const provider = await provide([{ status: 503 }]);
    const error = await callErrorOf(ask(provider.model(protocol)));
    expect(error).toMatchObject({ statusCode: 503, message: 'Service Unavailable', isRetryable: true });
  });

  test('a connection that is closed', async () => {
    const provider = await provide([{ broken: 'closed connection' }]);
    const error = await callErrorOf(ask(provider.model(protocol)));
    expect(error.message).toMatch(/^Cannot connect to API: /);
    expect(error.statusCode).toBeUndefined();
    expect(error.isRetryable).toBe(true);
  });

  test('JSON that is cut off, and none at all', async () => {
    const provider = await provide([{ broken: 'cut-off JSON' }, { broken: 'no JSON' }]);
    for (const body of [/^\{"id":"[^"]+"/, /^<html>/]) {
      const error = await callErrorOf(ask(provider.model(protocol)));
      expect(error).toMatchObject({
        message: 'Invalid JSON response',
        statusCode: 200,
        isRetryable: false,
      });
      expect(error.responseBody).toMatch(body);
    }
  });

  test('whoever asks may go away while there is no answer', async () => {
    const controller = new AbortController();
    let isGone = false;
    const provider = await provide((_, __, until) => {
      until.addEventListener('abort', () => (isGone = true));
      controller.abort();
      return { broken: 'no answer' };
    });
    const error = await errorOf(
      ask(provider.model(protocol), { maxRetries: 2, abortSignal: controller.signal }),
    );
    expect((error as Error).name).toBe('AbortError');
    await expect.poll(() => isGone).toBe(true);
    expect(provider.asked).toHaveLength(1);
  });

  test('a server that ends ends what has no answer', async () => {
    const provider = await provide(() => {
      void provider.close();
      return { broken: 'no answer' };
    });
    expect(await callErrorOf(ask(provider.model(protocol)))).toMatchObject({ isRetryable: true });
  });

  test('one request more than there are answers is told at once', async () => {
    const provider = await provide([{ text: 'Only one' }]);
    await ask(provider.model(protocol));
    const error = await callErrorOf(ask(provider.model(protocol), { maxRetries: 2 }));
    expect(error.message).toBe('The test has 1 answers, and this is request number 2.');
    expect(provider.asked).toHaveLength(2);
  });

  test('so is what the answerer throws', async () => {
    const provider = await provide(() => Promise.reject(new Error('lost the thread')));
    const error = await callErrorOf(ask(provider.model(protocol), { maxRetries: 2 }));
    expect(error.message).toBe('No answer came about: Error: lost the thread');
  });
});
