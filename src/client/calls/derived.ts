/** The calls that are alike: what each one asks for is in its row of the endpoint table. */
import type { z } from 'zod';
import { ENDPOINTS, type EndpointName } from '../../contract/index.js';
import { listItems, type ListCall, type PageOptions } from '../lists/listItems.js';
import type { AnswerOf, CallOptions, Transport } from '../transport/Transport.js';
import { createdAnswer, endState, type EndState } from './answers.js';

type Call<Args extends unknown[], Result> = (transport: Transport, ...args: Args) => Result;

export type ById<Value> = Call<[id: string, options?: CallOptions], Promise<Value>>;
export type Change<Value, Body> = Call<[id: string, body: Body, options?: CallOptions], Promise<Value>>;
export type OfSession<Value> = Call<[sessionId: string, options?: CallOptions], Value>;
export type InProject<Item> = Call<[projectId: string, options?: PageOptions], AsyncGenerator<Item>>;
export type All<Item> = Call<[options?: CallOptions], AsyncGenerator<Item>>;

/** What is of the record with that id. */
export const ask =
  <Name extends EndpointName>(name: Name): ById<AnswerOf<Name>> =>
  (transport, id, options = {}) =>
    transport.ask(name, { parameters: parametersOf(name, [id]), ...options });

export const change =
  <Name extends EndpointName>(name: Name): Change<AnswerOf<Name>, unknown> =>
  (transport, id, body, options = {}) =>
    transport.ask(name, { parameters: parametersOf(name, [id]), body, ...options });

/** Brings the record with that id to an end state. */
export const end =
  <Name extends EndpointName>(
    name: Name,
    get: ById<AnswerOf<Name>>,
    isReached: EndState<AnswerOf<Name>>['isReached'],
  ): ById<AnswerOf<Name>> =>
  (transport, id, options = {}) =>
    endState(ask(name)(transport, id, options), { look: () => get(transport, id, options), isReached });

/**
 * @param resource such as `planRun`
 * @param otherwise what may be the case although the answer names no id
 */
export function create<Schema extends z.ZodType<{ id: string }>>(
  name: EndpointName,
  resource: string,
  record: Schema,
  otherwise: string,
) {
  const answer = createdAnswer(resource, record, otherwise);
  return (transport: Transport, ids: readonly string[], body: unknown, options: CallOptions = {}) =>
    transport.askFor(name, answer, { parameters: parametersOf(name, ids), body, ...options });
}

type Listed<Item extends z.ZodType> = Pick<ListCall<Item>, 'item' | 'plural'>;

/** A list with nothing to choose from. */
export const listAll =
  <Item extends z.ZodType>(name: EndpointName, listed: Listed<Item>): All<z.output<Item>> =>
  (transport, options = {}) =>
    listItems(transport, name, { ...listed, options });

/** What hangs below the record with that id. */
export const listBelow =
  <Item extends z.ZodType>(
    name: EndpointName,
    listed: Listed<Item>,
  ): OfSession<AsyncGenerator<z.output<Item>>> =>
  (transport, id, options = {}) =>
    listItems(transport, name, { ...listed, parameters: parametersOf(name, [id]), options });

/** The same for lists whose pages are numbered from the first request on. */
export const listPages =
  <Item extends z.ZodType>(name: EndpointName, listed: Listed<Item>): InProject<z.output<Item>> =>
  (transport, id, options = {}) => {
    const query = { page: 1, pageSize: options.pageSize };
    return listItems(transport, name, { ...listed, parameters: parametersOf(name, [id]), query, options });
  };

/** The ids by the names that the endpoint's path has for them, in their order. */
export function parametersOf(name: EndpointName, ids: readonly string[]): Record<string, string> {
  const names = ENDPOINTS[name].path.match(/(?<=\{)\w+(?=\})/g) ?? [];
  return Object.fromEntries(ids.map((id, at) => [names[at] ?? '', id]));
}
