/** Bodies of requests: JSON in the shape of the contract, or raw bytes. */
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import type { Endpoint } from '../../contract/index.js';
import { ApiError } from '../ApiError.js';
import type { BinaryBody } from './handlers.js';

const MAX_BODY = 1024 * 1024;

/** The rest of a body that is too large stays unread, so the connection can't be used again. */
export const limitBody = bodyLimit({
  maxSize: MAX_BODY,
  onError: (c: Context) =>
    c.json({ error: `The body is larger than ${MAX_BODY} bytes` }, 413, { connection: 'close' }),
});

/** @throws ApiError 415 for another media type, 400 for anything that the endpoint's schema doesn't allow */
export async function readBody(c: Context, { body, bodyIsOptional }: Endpoint): Promise<unknown> {
  if (body === undefined) return undefined;
  const type = c.req.header('content-type') ?? '';
  if (body === 'binary') return readBinary(c, type);
  if (bodyIsOptional && (await c.req.text()) === '') return undefined;
  if (!/^application\/json\b/i.test(type)) {
    throw new ApiError(415, 'The body must be JSON, with the header content-type: application/json');
  }
  return parsed(body, await readJson(c), 'body');
}

async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch (error) {
    if (error instanceof SyntaxError) throw new ApiError(400, 'The body is not JSON');
    throw error;
  }
}

/** "header `Content-Type: application/octet-stream`; body: the raw binary" */
function readBinary(c: Context, type: string): BinaryBody {
  if (!/^application\/octet-stream\b/i.test(type)) {
    throw new ApiError(
      415,
      'The body must be raw bytes, with the header content-type: application/octet-stream',
    );
  }
  const length = c.req.header('content-length');
  return { stream: c.req.raw.body, length: length === undefined ? undefined : Number(length) };
}

/** @throws ApiError 400 that names each wrong field */
export function parsed<Value>(schema: z.ZodType<Value>, value: unknown, whole: string): Value {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const faults = error.issues.map(({ path, message }) => `${path.join('.') || whole}: ${message}`);
  throw new ApiError(400, faults.join('; '));
}
