/** What real providers answer where something is wrong, ready to be given to {@link startProvider}. */
import type { Fault, Said } from './Answer.js';
import type { Protocol } from './Asked.js';

export const wrongKey = (protocol: Protocol): Fault =>
  protocol === 'messages'
    ? { status: 401, error: { type: 'authentication_error', message: 'invalid x-api-key' } }
    : {
        status: 401,
        error: {
          type: 'invalid_request_error',
          code: 'invalid_api_key',
          message:
            'Incorrect API key provided: wrong. You can find your API key at https://platform.openai.com/account/api-keys.',
        },
      };

/** OpenAI's looks like a rate limit, but no waiting helps. */
export const noCredit = (protocol: Protocol): Fault =>
  protocol === 'messages'
    ? {
        status: 400,
        error: {
          type: 'invalid_request_error',
          message:
            'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.',
        },
      }
    : {
        status: 429,
        error: {
          type: 'insufficient_quota',
          code: 'insufficient_quota',
          message:
            'You exceeded your current quota, please check your plan and billing details. For more information on this error, read the docs: https://platform.openai.com/docs/guides/error-codes/api-errors.',
        },
      };

export const unknownModel = (protocol: Protocol, model = 'no-such-model'): Fault =>
  protocol === 'messages'
    ? { status: 404, error: { type: 'not_found_error', message: `model: ${model}` } }
    : {
        status: 404,
        error: {
          type: 'invalid_request_error',
          code: 'model_not_found',
          message: `The model \`${model}\` does not exist or you do not have access to it.`,
        },
      };

export const rateLimited = (protocol: Protocol, retryAfterSeconds: number): Fault => ({
  status: 429,
  headers: { 'retry-after': String(retryAfterSeconds) },
  error:
    protocol === 'messages'
      ? {
          type: 'rate_limit_error',
          message:
            "This request would exceed your organization's rate limit of 50 requests per minute. For details, refer to: https://docs.claude.com/en/api/rate-limits.",
        }
      : {
          type: 'requests',
          code: 'rate_limit_exceeded',
          message: `Rate limit reached on requests per min (RPM): Limit 500, Used 500, Requested 1. Please try again in ${retryAfterSeconds}s. Visit https://platform.openai.com/account/rate-limits to learn more.`,
        },
});

export const overloaded = (protocol: Protocol): Fault =>
  protocol === 'messages'
    ? { status: 529, error: { type: 'overloaded_error', message: 'Overloaded' } }
    : {
        status: 503,
        error: {
          type: 'service_unavailable_error',
          code: 'server_is_overloaded',
          message: 'Our servers are currently overloaded. Please try again later.',
        },
      };

export const serverError = (protocol: Protocol): Fault =>
  protocol === 'messages'
    ? { status: 500, error: { type: 'api_error', message: 'Internal server error' } }
    : {
        status: 500,
        error: {
          type: 'server_error',
          message:
            'The server had an error while processing your request. Sorry about that! You can retry your request, or contact us through our help center at help.openai.com if the error persists.',
        },
      };

export const refusal: Said = { text: "I'm sorry, but I can't help with that.", finish: 'refusal' };

export const cutOff: Said = { text: 'The first thing to do is', finish: 'length' };
