/** What an answer's bytes say, in the contract's types. */
import { z } from 'zod';
import { ErrorBody } from '../../contract/index.js';
import { ServiceError, UnexpectedAnswerError, type Call } from '../errors.js';
import type { Answer } from './exchange.js';

/** @throws UnexpectedAnswerError naming what is wrong with it */
export function readAnswer<Schema extends z.ZodType>(
  call: Call,
  { body }: Pick<Answer, 'body'>,
  schema: Schema,
): z.output<Schema> {
  // Some answers have no body, and a schema may allow that.
  const value = body.length > 0 ? json(body.toString('utf8')) : undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) {
    if (value === undefined) refusePage(call, { body });
    return parsed.data;
  }
  const why = [...(value === undefined ? ['it is not JSON'] : []), ...faultsOf(parsed.error, value)];
  const reported = { cause: parsed.error, isGarbled: value === undefined };
  throw new UnexpectedAnswerError(call, why.slice(0, 5).join('; '), reported);
}

/**
 * A web page is no answer of a service: it comes from a proxy, a login, or a server that knows no such path.
 * @throws UnexpectedAnswerError also where nothing else is asked of the answer
 */
export function refusePage(call: Call, { body }: Pick<Answer, 'body'>): void {
  if (!/^\s*<(?:!doctype html|html[\s>])/i.test(body.subarray(0, 1_000).toString('utf8'))) return;
  throw new UnexpectedAnswerError(call, 'it is not JSON but a web page', { isGarbled: true });
}

/** What isn't JSON has no fields to find fault with; our own words may still tell what follows from that. */
function faultsOf({ issues }: z.ZodError, value: unknown): string[] {
  const worthTelling = issues.filter(({ code }) => value !== undefined || code === 'custom');
  return worthTelling.map(({ path, message }) =>
    path.length > 0 ? `${path.join('.')}: ${message}` : `it ${message}`,
  );
}

/** What is no model's name is passed over, so that the words of the error are not lost for it. */
const Refusing = ErrorBody.extend({
  availableModels: z
    .array(z.unknown())
    .transform((models) => models.filter((model) => typeof model === 'string'))
    .optional()
    .catch(undefined),
});

interface Attempt {
  /** Undefined where it did not go along. */
  apiKey: string | undefined;
  /** Whether the call may have been carried out at an attempt before this one. */
  mayBeDone: boolean;
}

export function readErrorBody(call: Call, answer: Answer, { apiKey, mayBeDone }: Attempt): ServiceError {
  const text = answer.body.toString('utf8');
  const body = Refusing.safeParse(json(text));
  const masked = (words: string) => (apiKey ? words.replaceAll(apiKey, '***') : words);
  // Masked before it is cut: half a key would not be known as one.
  const error = body.success ? masked(body.data.error) : masked(text.trim()).slice(0, 200);
  return new ServiceError(call, {
    status: answer.status,
    error: (error || 'without a word').replace(/\.$/, ''),
    availableModels: body.data?.availableModels ?? undefined,
    retryAfter: retryAfter(answer.headers['retry-after'], answer.headers.date),
    withKey: apiKey !== undefined,
    mayBeDone,
  });
}

function json(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * `Retry-After` (RFC 9110, 10.2.3): seconds, or a date. In milliseconds; undefined where it is neither.
 * @param answeredAt the header `Date`: a date counts from there, as the clocks of two machines may differ
 */
function retryAfter(header: Header, answeredAt: Header): number | undefined {
  const text = textOf(header);
  if (text === undefined) return undefined;
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  const there = Date.parse(textOf(answeredAt) ?? '');
  const now = Number.isNaN(there) ? Date.now() : there;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

type Header = string | string[] | undefined;

const textOf = (header: Header): string | undefined => (Array.isArray(header) ? header[0] : header);
