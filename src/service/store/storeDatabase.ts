/** The database of a service that is alone with its data: over a store, with the small documents held in memory. */
import { Readable } from 'node:stream';
import { type Files, wholeOf } from '../files/Files.js';
import {
  fieldsOf,
  type Change,
  type Database,
  type DocumentChange,
  type Entry,
  type Fields,
  type Listed,
  type Query,
  type Where,
} from './Database.js';
import { KINDS, type Kind, type Store } from './Store.js';

/** Of these there are too many, or they are too big, to be held. */
const NOT_HELD: readonly Kind[] = ['settings', 'messages', 'screenshots', 'captures'];

interface Held extends Entry {
  fields: Fields;
}

/** With all that the store has of an earlier run of the service. Closing the store is its owner's. */
export async function storeDatabase(store: Store): Promise<Database> {
  const held = new Map<Kind, Map<string, Held>>();
  for (const kind of KINDS.filter((one) => !NOT_HELD.includes(one))) {
    const documents = (await store.all(kind)) as { id: string }[];
    held.set(kind, new Map(documents.map((document) => [document.id, heldOf(document, 1)])));
  }
  const turns = new Turns();
  const get = async (kind: Kind, id: string): Promise<Entry | undefined> => {
    const documents = held.get(kind);
    if (documents) return documents.get(id);
    const document = (await store.get(kind, id)) as object | undefined;
    return document && { document, version: 1 };
  };
  return {
    get,
    list: (kind, query) => Promise.resolve(listed([...(held.get(kind) ?? [])], query)),
    below: (kind, id) => store.below(kind, id) as Promise<object[]>,
    async apply(changes) {
      const leave = await turns.enter(changes.flatMap((one) => ('id' in one ? `${one.kind}/${one.id}` : [])));
      try {
        if (!(await areExpected(changes, get))) return false;
        const below = new Map<Change, string[]>();
        for (const one of changes)
          if ('below' in one) below.set(one, await store.keysBelow(one.kind, one.below));
        // Written whole or not at all, for nothing is waited for in between.
        for (const change of changes) put(change, below.get(change) ?? [], store);
        // What can't be written stays queued in the store and is written later, so it counts.
        await store.flush().finally(() => {
          for (const change of changes) if ('id' in change) hold(change, held.get(change.kind));
        });
        return true;
      } finally {
        leave();
      }
    },
  };
}

async function areExpected(changes: readonly Change[], get: Database['get']): Promise<boolean> {
  for (const change of changes) {
    if (!('expects' in change) || change.expects === undefined) continue;
    const there = await get(change.kind, change.id);
    if ((there?.version ?? 0) !== change.expects) return false;
  }
  return true;
}

function put(change: Change, below: readonly string[], store: Store): void {
  if ('below' in change) for (const key of below) store.remove(change.kind, key);
  else if (change.document === null) store.remove(change.kind, change.id);
  else store.put(change.kind, change.id, change.document);
}

function hold({ id, document }: DocumentChange, documents: Map<string, Held> | undefined): void {
  if (document === null) documents?.delete(id);
  else documents?.set(id, heldOf(document, (documents.get(id)?.version ?? 0) + 1));
}

const heldOf = (document: object, version: number): Held => ({
  document,
  version,
  fields: fieldsOf(document),
});

function listed(
  all: readonly (readonly [id: string, held: Held])[],
  { where = {}, order = 'newest', page }: Query = {},
): Listed {
  const found = all.filter(([id, { fields }]) => isWanted(id, fields, where)).map(([, one]) => one);
  const time = ({ fields }: Held) => Date.parse(fields.createdAt ?? '');
  if (order === 'newest') found.reverse().sort((a, b) => time(b) - time(a));
  else found.sort((a, b) => time(a) - time(b));
  const items = page ? found.slice(page.offset, page.offset + page.limit) : found;
  return { items: items.map(({ document }) => document), total: found.length };
}

function isWanted(id: string, fields: Fields, { id: ids, status: states, ...rest }: Where): boolean {
  if (ids && !ids.includes(id)) return false;
  if (states && !states.includes(fields.status ?? '')) return false;
  return Object.entries(rest).every(([name, value]) => fields[name as keyof Fields] === value);
}

/** Whoever changes a document has it alone until that is safe; others are changed meanwhile. */
class Turns {
  readonly #taken = new Map<string, Promise<void>>();

  async enter(keys: readonly string[]): Promise<() => void> {
    for (let taken = this.#find(keys); taken; taken = this.#find(keys)) await taken;
    let leave: () => void = () => undefined;
    const turn = new Promise<void>((resolve) => (leave = resolve));
    for (const key of keys) this.#taken.set(key, turn);
    return () => {
      for (const key of keys) this.#taken.delete(key);
      leave();
    };
  }

  #find(keys: readonly string[]): Promise<void> | undefined {
    const key = keys.find((one) => this.#taken.has(one));
    return key === undefined ? undefined : this.#taken.get(key);
  }
}

/** Pictures, as a store keeps them beside its documents. */
export function storeFiles(store: Store): Files {
  return {
    async put(key, bytes) {
      const whole = bytes instanceof Uint8Array ? bytes : await wholeOf(bytes);
      store.putBytes(key, whole);
      await store.flush();
      return { size: whole.length };
    },
    async get(key) {
      const bytes = await store.getBytes(key);
      return bytes && { size: bytes.length, bytes: Readable.from([bytes]) };
    },
    async remove(key) {
      store.removeBytes(key);
      await store.flush();
    },
  };
}
