/** The items of a list, however it comes: all at once, by cursor, or by page number. */
import { z } from 'zod';
import { ENDPOINTS, PageQuery, openList, type Endpoint, type EndpointName } from '../../contract/index.js';
import type { CallOptions, EndpointCall, Transport } from '../transport/Transport.js';
import { callOf, type ArgsOf, type ItemOf } from './calls.js';

export interface PageOptions extends CallOptions {
  /**
   * Items per request, at most 100 in the local service.
   * @default what the service takes as its own
   */
  pageSize?: number;
}

export interface DeviceOptions extends CallOptions {
  /** @default both */
  platform?: 'ANDROID' | 'IOS' | undefined;
}

/** So many pages in a row without anything new are no list any more. */
const MOST_BARREN = 1_000;

/**
 * Each item once. The next page is asked for as long as the answers say that there is one.
 * @param plural of the resource, under which an envelope may hold the items
 * @param key the field that tells one item from another
 */
export function list<Name extends EndpointName>(name: Name, plural: string, key = 'id') {
  const { answer, query: schema } = ENDPOINTS[name] as Endpoint;
  const { items: listed } = (answer as z.ZodObject<{ items: z.ZodArray<z.ZodType<ItemOf<Name>>> }>).shape;
  const schemaOfPage = page(listed.element, plural);
  return async function* (transport: Transport, ...args: ArgsOf<Name>): AsyncGenerator<ItemOf<Name>> {
    const asked: EndpointCall & PageOptions & DeviceOptions = callOf(name, args);
    const { parameters = {}, pageSize, platform, signal } = asked;
    const query = schema === PageQuery ? { page: 1, pageSize } : { platform };
    const seen = new Set<string>();
    const cursors = new Set<string>();
    let next: NextPage | undefined = {};
    for (let number = 1, read = 0, barren = 0; next; number++) {
      const call: EndpointCall = { parameters, query: { ...query, ...next }, signal };
      const { items, more }: z.output<typeof schemaOfPage> = await transport.askFor(name, schemaOfPage, call);
      const before = seen.size;
      yield* unseen(items, key, seen);
      read += items.length;
      barren = seen.size > before ? 0 : barren + 1;
      next = following({ number, read, barren }, more);
      // A cursor that comes again would be followed by itself for ever.
      if (next?.cursor !== undefined && cursors.has(next.cursor)) return;
      cursors.add(next?.cursor ?? '');
    }
  };
}

function* unseen<Item>(items: readonly Item[], key: string, seen: Set<string>): Generator<Item> {
  for (const one of items) {
    const identity = identityOf(one, key);
    if (seen.has(identity)) continue;
    seen.add(identity);
    yield one;
  }
}

interface NextPage {
  page?: number;
  cursor?: string;
}

/** What an answer says of its other pages, if it does. */
const More = z
  .object({
    page: z.number().optional().catch(undefined),
    nextCursor: z.string().optional().catch(undefined),
    totalPages: z.number().optional().catch(undefined),
    totalCount: z.number().optional().catch(undefined),
  })
  .catch({});

const page = <Item extends z.ZodType>(item: Item, plural: string) =>
  z
    .unknown()
    .transform((answer) => ({ items: answer, more: answer }))
    .pipe(z.object({ items: openList(item, plural), more: More }));

/**
 * @param read items up to here
 * @param barren pages in a row up to here that brought nothing new
 */
function following(
  { number, read, barren }: { number: number; read: number; barren: number },
  more: z.infer<typeof More>,
): NextPage | undefined {
  if (barren >= MOST_BARREN) return undefined;
  if (more.nextCursor) return { cursor: more.nextCursor };
  // A page of another number than asked for: the service pays no heed to numbers.
  if (barren > 0 && more.page !== undefined && more.page !== number) return undefined;
  // A count without pages may be that of items which nobody may see, or which are gone.
  const isCounted = barren === 0 && read < (more.totalCount ?? 0);
  const hasMore = more.totalPages === undefined ? isCounted : number < more.totalPages;
  return hasMore ? { page: number + 1 } : undefined;
}

/** The catalogue's devices need not have any field; such an item is itself. */
function identityOf(item: unknown, key: string): string {
  const identity = (item as Record<string, unknown>)[key];
  return typeof identity === 'string' ? identity : JSON.stringify(item);
}

/** All items of a list, once they are all there. */
export async function gather<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}
