/** What stands behind the endpoint table: one handler per operation, typed by the operation's schemas. */
import type { z } from 'zod';
import type { ENDPOINTS, Endpoint, EndpointName } from '../../contract/index.js';

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
