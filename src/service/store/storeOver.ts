/** Makes a store of a flat space of addresses: documents lie at `<kind>/<key>` as JSON, bytes at `bytes/<key>`. */
import type { Store } from './Store.js';

/** Values by address. A prefix ends with a slash. */
export interface Space {
  /** All whose address begins with the prefix, in any order. */
  below(prefix: string): Promise<[address: string, value: Uint8Array][]>;
  get(address: string): Promise<Uint8Array | undefined>;
  /** Undefined removes it. */
  set(address: string, value: Uint8Array | undefined): void;
  flush(): Promise<void>;
  close(): Promise<void>;
}

export function storeOver(space: Space): Store {
  let closing: Promise<void> | undefined;
  const opened = () => {
    if (closing) throw new Error('The store is closed: nothing can be read from it or put into it any more');
    return space;
  };
  const list = async (prefix: string) =>
    inOrder(await opened().below(prefix)).map(([, value]) => parse(value));
  return {
    all: (kind) => list(`${kind}/`),
    below: (kind, prefix) => list(`${kind}/${prefix}/`),
    async keysBelow(kind, prefix) {
      const found = await opened().below(`${kind}/${prefix}/`);
      return found.map(([address]) => address.slice(kind.length + 1));
    },
    async get(kind, key) {
      const value = await opened().get(`${kind}/${key}`);
      return value && parse(value);
    },
    async getBytes(key) {
      const value = await opened().get(`bytes/${key}`);
      return value && new Uint8Array(value);
    },
    put: (kind, key, document) => opened().set(`${kind}/${key}`, serialise(document)),
    putBytes: (key, bytes) => opened().set(`bytes/${key}`, new Uint8Array(bytes)),
    remove: (kind, key) => opened().set(`${kind}/${key}`, undefined),
    removeBytes: (key) => opened().set(`bytes/${key}`, undefined),
    flush: () => closing ?? space.flush(),
    close: () => (closing ??= space.close()),
  };
}

/** As UTF-8, which is LevelDB's order, and not that of JavaScript's strings. */
const inOrder = <Value>(entries: readonly [address: string, value: Value][]) =>
  entries
    .map((entry) => ({ bytes: Buffer.from(entry[0]), entry }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ entry }) => entry);

const serialise = (document: object): Uint8Array => Buffer.from(JSON.stringify(document));

export const parse = (value: Uint8Array): unknown =>
  JSON.parse(Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('utf8'));

/**
 * How records are kept; the document at `formatAddress` says which version a folder was written in. Raise it with a
 * change that an older version would read wrongly.
 */
export const FORMAT_VERSION = 1;
export const formatAddress = 'settings/format';
export const formatDocument = () => serialise({ version: FORMAT_VERSION });

/** The store of a service that keeps nothing: everything is gone with the process. */
export function memoryStore(): Store {
  const values = new Map([[formatAddress, formatDocument()]]);
  return storeOver({
    below: (prefix) => Promise.resolve([...values].filter(([address]) => address.startsWith(prefix))),
    get: (address) => Promise.resolve(values.get(address)),
    set(address, value) {
      if (value) values.set(address, value);
      else values.delete(address);
    },
    flush: () => Promise.resolve(),
    close: () => Promise.resolve(),
  });
}
