/** How the client's methods call: what each one takes, sends and gives is in its row of the endpoint table. */
import { z } from 'zod';
import { ENDPOINTS, createdId, unwrapped, type Endpoint, type EndpointName } from '../../contract/index.js';
import type { PageQuery } from '../../contract/index.js';
import { ServiceCallError, ServiceError } from '../errors.js';
import type { AnswerOf, CallOptions, EndpointCall, Transport } from '../transport/Transport.js';
import type { DeviceOptions, PageOptions } from './lists.js';

type Row<Name extends EndpointName> = (typeof ENDPOINTS)[Name];

type IdsOf<Path extends string> = Path extends `${string}{${string}}${infer Rest}`
  ? [id: string, ...IdsOf<Rest>]
  : [];

type BodyOf<Of> = Of extends { body: infer Body extends z.ZodType }
  ? Of extends { bodyIsOptional: true }
    ? [body?: z.input<Body>]
    : [body: z.input<Body>]
  : [];

/** The ids of the path, the body if there is one, and the options. */
export type ArgsOf<Name extends EndpointName> = [
  ...IdsOf<Row<Name>['path']>,
  ...BodyOf<Row<Name>>,
  options?: OptionsOf<Name, Row<Name>>,
];

type OptionsOf<Name, Of> = Of extends { query: typeof PageQuery }
  ? PageOptions
  : Name extends 'listDevices'
    ? DeviceOptions
    : CallOptions;

export function callOf(name: EndpointName, args: readonly unknown[]): EndpointCall {
  const { path, ...row }: Endpoint = ENDPOINTS[name];
  const names = path.match(/(?<=\{)\w+(?=\})/g) ?? [];
  const parameters = Object.fromEntries(names.map((key, at) => [key, args[at] as string]));
  const rest = args.slice(names.length);
  const body = row.body === undefined ? undefined : rest.shift();
  return { parameters, body, ...(rest[0] as CallOptions | undefined) };
}

/** Methods of the client: by the names alone, so that declarations stay short. */
export type Ask<Name extends EndpointName> = (...args: ArgsOf<Name>) => Promise<AnswerOf<Name>>;
export type Create<Name extends EndpointName> = (...args: ArgsOf<Name>) => Promise<Created<AnswerOf<Name>>>;
export type List<Name extends EndpointName> = (...args: ArgsOf<Name>) => AsyncGenerator<ItemOf<Name>>;
/** What is found, or what the call itself gives: both are the record. */
export type End<Name extends EndpointName, Get extends EndpointName> = (
  ...args: ArgsOf<Name>
) => Promise<AnswerOf<Name> | AnswerOf<Get>>;

export type ItemOf<Name extends EndpointName> =
  AnswerOf<Name> extends { items: (infer Item)[] } ? Item : never;

export const ask =
  <Name extends EndpointName>(name: Name) =>
  (transport: Transport, ...args: ArgsOf<Name>): Promise<AnswerOf<Name>> =>
    transport.ask(name, callOf(name, args));

/** For an answer of other shapes than the table's. */
export const askFor =
  <Name extends EndpointName, Schema extends z.ZodType>(name: Name, answer: Schema) =>
  (transport: Transport, ...args: ArgsOf<Name>): Promise<z.output<Schema>> =>
    transport.askFor(name, answer, callOf(name, args));

/** What has just been created. */
export interface Created<Record> {
  id: string;
  /** The whole record, where the answer holds it. */
  record: Record | undefined;
}

/**
 * @param resource such as `planRun`
 * @param otherwise what may be the case although the answer names no id
 */
export function create<Name extends EndpointName>(name: Name, resource: string, otherwise: string) {
  const record = ENDPOINTS[name].answer as unknown as z.ZodType<{ id: string }>;
  const created = ({ id, answer }: Named): Created<AnswerOf<Name>> => ({
    id,
    record: recordIn(answer, id, record) as AnswerOf<Name> | undefined,
  });
  return askFor(name, named(resource, ` (${otherwise})`).transform(created));
}

/** An answer that names what has been created. */
interface Named {
  id: string;
  answer: unknown;
}

/** @param otherwise follows what is said of an answer that names none */
export const named = (resource: string, otherwise = '') =>
  z.unknown().transform((answer, context): Named => {
    const id = createdId(answer, resource);
    if (id !== undefined) return { id, answer };
    context.addIssue({ code: 'custom', message: `names no ${resource} id${otherwise}` });
    return z.NEVER;
  });

/** The complete record in the answer, bare or inside one wrapping key. */
export function recordIn<Schema extends z.ZodType<{ id?: string | undefined }>>(
  answer: unknown,
  id: string,
  schema: Schema,
): z.output<Schema> | undefined {
  return unwrapped(answer)
    .map((part) => schema.safeParse(part).data)
    .find((record) => record?.id === id);
}

/** Brings what has these ids to an end state; `get` looks whether it has reached that. */
export const end =
  <Name extends EndpointName, Get extends EndpointName>(
    name: Name,
    get: Get,
    isReached: (found: AnswerOf<Name> | AnswerOf<Get>) => boolean,
  ) =>
  (transport: Transport, ...args: ArgsOf<Name>) =>
    endState<AnswerOf<Name> | AnswerOf<Get>>(transport.ask(name, callOf(name, args)), {
      look: () => transport.ask(get, callOf(get, args)),
      isReached,
    });

/**
 * What a call gives that asks for an end state. Where an answer was lost, the next attempt may be refused as the state is reached
 * already: then what is found.
 */
export async function endState<Value>(
  call: Promise<Value>,
  { look, isReached }: { look: () => Promise<Value>; isReached: (found: Value) => boolean },
): Promise<Value> {
  try {
    return await call;
  } catch (error) {
    const mayBeReached = error instanceof ServiceError && error.mayBeDone;
    if (!mayBeReached || ![404, 409].includes(error.status)) throw error;
    const found = await look().catch((failure: unknown) => {
      // Of the two, the error is what the caller asked for.
      throw failure instanceof ServiceCallError ? error : failure;
    });
    if (isReached(found)) return found;
    throw error;
  }
}
