/** The documents of one kind, what all kinds share, and the pages of their lists. */
import type { z } from 'zod';
import { ApiError } from './ApiError.js';
import type { Files } from './files/Files.js';
import type { Sealer } from './Sealer.js';
import type { Database, Listed, Query, Where } from './store/Database.js';
import type { Kind } from './store/Store.js';
import { LIST_TEXT_LENGTH, type PageQuery } from '../contract/index.js';

export class Records<Document extends { id: string }> {
  constructor(
    readonly database: Database,
    private readonly kind: Kind,
  ) {}

  async get(id: string): Promise<Document | undefined> {
    return (await this.database.get(this.kind, id))?.document as Document | undefined;
  }

  async mustHave(id: string): Promise<Document> {
    return (await this.get(id)) ?? this.#missing(id);
  }

  list(query: Query): Promise<Listed & { items: Document[] }> {
    return this.database.list(this.kind, query) as Promise<Listed & { items: Document[] }>;
  }

  async all(where: Where = {}): Promise<Document[]> {
    return (await this.list({ where })).items;
  }

  /** Newest first, without the archived ones. */
  async numberedPage(
    of: Pick<Where, 'plan' | 'project'>,
    { page, pageSize }: PageAsked,
  ): Promise<NumberedPage<Document>> {
    const slice = { offset: (page - 1) * pageSize, limit: pageSize };
    const { items, total } = await this.list({ where: { ...of, isArchived: false }, page: slice });
    return { items, totalCount: total, page, pageSize, totalPages: Math.ceil(total / pageSize) };
  }

  async count(where: Where = {}): Promise<number> {
    return (await this.list({ where, page: { offset: 0, limit: 0 } })).total;
  }

  async find(ids: readonly string[]): Promise<ReadonlyMap<string, Document>> {
    const found = ids.length === 0 ? [] : await this.all({ id: [...new Set(ids)] });
    return new Map(found.map((one) => [one.id, one]));
  }

  /** Adds it or takes the place of the one with its id; seen by nobody before it is safe. */
  async put(document: Document): Promise<Document> {
    await this.database.apply([{ kind: this.kind, id: document.id, document }]);
    return document;
  }

  /**
   * Changes what is there; where somebody else was faster, what he left.
   * @param change may throw; undefined, or what it was given, changes nothing
   * @returns what is there then; undefined where there is none
   */
  async change(
    id: string,
    change: (current: Document) => Document | undefined,
  ): Promise<Document | undefined> {
    for (;;) {
      const entry = await this.database.get(this.kind, id);
      if (!entry) return undefined;
      const current = entry.document as Document;
      const document = change(current);
      if (document === undefined || document === current) return current;
      const expects = entry.version;
      if (await this.database.apply([{ kind: this.kind, id, document, expects }])) return document;
    }
  }

  /** @throws ApiError 404, and what `change` throws */
  async mustChange(id: string, change: (current: Document) => Document): Promise<Document> {
    return (await this.change(id, change)) ?? this.#missing(id);
  }

  async remove(id: string): Promise<void> {
    await this.database.apply([{ kind: this.kind, id, document: null }]);
  }

  #missing(id: string): never {
    throw new ApiError(404, `No ${this.kind.slice(0, -1)} ${id}`);
  }
}

export interface RecordContext {
  database: Database;
  pictures: Files;
  sealer: Sealer;
  /** The time; handed in, so that tests can let days pass. */
  now: () => Date;
}

// A type, because only those fit the contract's open records.
export type NumberedPage<Item> = { items: Item[] } & Record<
  'totalCount' | 'page' | 'pageSize' | 'totalPages',
  number
>;

export type PageAsked = z.output<typeof PageQuery>;

const PAGE_SIZE = 100;

/**
 * @param cursor the index to go on from, as text that callers need not understand
 * @throws ApiError 400 for a cursor that this service did not give
 */
export function cursorPage<Item>(all: readonly Item[], cursor: string | undefined) {
  if (cursor !== undefined && !/^\d+$/.test(cursor))
    throw new ApiError(400, `cursor: not one of this list: ${cursor}`);
  const from = Number(cursor ?? 0);
  const items = all.slice(from, from + PAGE_SIZE);
  const next = from + items.length;
  return { items, nextCursor: next < all.length ? String(next) : null };
}

/** "truncated to 200 characters" in list items: by code points, so that no character is cut in half. */
export const shortened = (text: string): string => Array.from(text).slice(0, LIST_TEXT_LENGTH).join('');

/** The ways between the states of a record, which the contract doesn't show: ours, as data. */
export type Ways<Status extends string> = { readonly [From in Status]: readonly Status[] };

/** @throws Error for a way that there isn't: a fault of the service */
export function goTo<Status extends string>(ways: Ways<Status>, from: Status, to: Status): Status {
  if (ways[from].includes(to)) return to;
  throw new Error(`There is no way from the state ${from} to ${to}.`);
}
