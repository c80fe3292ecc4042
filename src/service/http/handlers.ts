/** What stands behind the endpoint table: one handler per operation, typed by the operation's schemas; and how their bodies are read. */
import type { z } from 'zod';
import type { ENDPOINTS, Endpoint, EndpointName } from '../../contract/index.js';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApiError } from '../ApiError.js';

export interface PictureAnswer {
  bytes: Uint8Array<ArrayBuffer>;
  mediaType: string;
}

/** A request that was let in: its key or signature is right, its body and query have the shape of the contract. */
export interface Call<Row extends Endpoint> {
  /** Those of the path, by their names in the endpoint table; any text. */
  parameters: Record<ParameterOf<Row['path']>, string>;
  query: Row extends { query: infer Query extends z.ZodType } ? z.output<Query> : undefined;
  body: BodyOf<Row>;
  /** The raw query, for signatures. */
  search: URLSearchParams;
}

type ParameterOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Tail}`
  ? Name | ParameterOf<Tail>
  : never;

/** A raw body is a stream, of a length that was announced or not. */
export interface BinaryBody {
  stream: ReadableStream<Uint8Array> | null;
  /** Bytes, from `Content-Length`. */
  length: number | undefined;
}

type BodyOf<Row extends Endpoint> = Row extends { body: 'binary' }
  ? BinaryBody
  : Row extends { body: infer Body extends z.ZodType }
    ? z.output<Body> | (Row extends { bodyIsOptional: true } ? undefined : never)
    : undefined;

type AnswerOf<Row extends Endpoint> = Row['answer'] extends z.ZodType
  ? z.output<Row['answer']>
  : Row['answer'] extends 'picture'
    ? PictureAnswer
    : null;

/** @throws ApiError for what the service says no to */
type Handler<Name extends EndpointName> = (
  call: Call<(typeof ENDPOINTS)[Name]>,
) => AnswerOf<(typeof ENDPOINTS)[Name]> | Promise<AnswerOf<(typeof ENDPOINTS)[Name]>>;

export type Handlers = { [Name in EndpointName]: Handler<Name> };

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
