/** What a row of the endpoint table says, and what follows from it. */
import type { z } from 'zod';

export interface Endpoint extends Sent {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Relative to the base URL, with `{name}` for each parameter. */
  path: string;
  /** `assumed`: the contract has the resource's model but does not show this path. */
  standing: 'documented' | 'assumed';
  /** What it does, in one line. */
  summary: string;
  /** The HTTP status of success. */
  status: 200 | 201;
  /** The JSON answer; `picture` for an image, `nothing` for no body. */
  answer: z.ZodType | 'picture' | 'nothing';
  /** The statuses of the error bodies that belong to this operation, besides 401, and 429 for too many requests. */
  errors: readonly number[];
}

export interface Sent {
  query?: z.ZodType;
  /** The JSON body; `binary` for raw bytes. */
  body?: z.ZodType | 'binary';
  bodyIsOptional?: true;
  /** The address is the permission: asked without the key. */
  presigned?: true;
}

export interface Besides extends Sent {
  /** More than follow from its path, query and body. */
  errors?: readonly number[];
}

export type Row<Route, Answer, More> = Omit<Endpoint, keyof Sent | 'path' | 'answer'> &
  Omit<More, 'errors'> & { path: Route extends `${string} ${infer Path}` ? Path : never; answer: Answer };

export const rowOf =
  (standing: Endpoint['standing']) =>
  <
    const Route extends `${Endpoint['method']} ${string}`,
    Answer extends Endpoint['answer'],
    const More extends Besides,
  >(
    route: Route,
    summary: string,
    answer: Answer,
    { errors = [], ...sent }: More = {} as More,
  ) => {
    const [method, path = ''] = route.split(' ');
    const ofQuery = sent.query || sent.body ? [400] : [];
    const refused = [...ofQuery, ...(path.includes('{') ? [404] : []), ...(sent.body ? [413, 415] : [])];
    // What is sent by POST is created; without a body it only says what becomes of something.
    const status = method === 'POST' && sent.body ? 201 : 200;
    const row = { method, path, standing, summary, ...sent, status, answer, errors: [...refused, ...errors] };
    return row as unknown as Row<Route, Answer, More>;
  };

/** The path with its parameters filled in, each encoded. */
export function fillPath(path: string, parameters: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new TypeError(`The path ${path} needs a value for {${name}}.`);
    return encodeURIComponent(value);
  });
}
