/** One operation of the service, as data. */
import type { z } from 'zod';

export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Relative to the base URL, with `{name}` for each parameter. */
  path: string;
  /** `assumed`: the contract has the resource's model but does not show this path. */
  standing: 'documented' | 'assumed';
  /** What it does, in one line. */
  summary: string;
  query?: z.ZodType;
  /** The JSON body; `binary` for raw bytes. */
  body?: z.ZodType | 'binary';
  bodyIsOptional?: true;
  /** The HTTP status of success. */
  status: 200 | 201;
  /** The JSON answer; `picture` for an image, `nothing` for no body. */
  answer: z.ZodType | 'picture' | 'nothing';
  /** The statuses of the error bodies that belong to this operation, besides 401, and 429 for too many requests. */
  errors: readonly number[];
  /** The address is the permission: asked without the key. */
  presigned?: true;
}
