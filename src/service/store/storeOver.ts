/** Makes a store of a flat space of addresses: documents lie at `<kind>/<key>` as JSON, bytes at `bytes/<key>`. */
import type { Kind, Store } from './Store.js';

/** Values by address. A prefix ends with a slash, and stands for every address that begins with it. */
export interface Space {
  /** The values, in the order of their addresses as UTF-8. */
  list(prefix: string): Promise<Uint8Array[]>;
  get(address: string): Promise<Uint8Array | undefined>;
  set(address: string, value: Uint8Array): void;
  remove(address: string): void;
  removeBelow(prefix: string): void;
  flush(): Promise<void>;
  close(): Promise<void>;
}

export function storeOver(space: Space): Store {
  let closing: Promise<void> | undefined;
  const opened = () => {
    if (closing) throw new Error('The store is closed: nothing can be read from it or put into it any more');
    return space;
  };
  const list = async (prefix: string) => (await opened().list(prefix)).map(parse);
  return {
    all: (kind) => list(`${kind}/`),
    below: (kind, prefix) => list(`${kind}/${prefix}/`),
    async get(kind, key) {
      const value = await opened().get(documentAddress(kind, key));
      return value && parse(value);
    },
    async getBytes(key) {
      const value = await opened().get(bytesAddress(key));
      return value && new Uint8Array(value);
    },
    put: (kind, key, document) => opened().set(documentAddress(kind, key), serialise(document)),
    putBytes: (key, bytes) => opened().set(bytesAddress(key), new Uint8Array(bytes)),
    remove: (kind, key) => opened().remove(documentAddress(kind, key)),
    removeBelow: (kind, prefix) => opened().removeBelow(`${kind}/${prefix}/`),
    removeBytes: (key) => opened().remove(bytesAddress(key)),
    flush: () => closing ?? space.flush(),
    close: () => (closing ??= space.close()),
  };
}

function documentAddress(kind: Kind, key: string): string {
  return `${kind}/${key}`;
}

function bytesAddress(key: string): string {
  return `bytes/${key}`;
}

function serialise(document: object): Uint8Array {
  return Buffer.from(JSON.stringify(document));
}

export function parse(value: Uint8Array): unknown {
  return JSON.parse(Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('utf8'));
}

/**
 * How records are kept; the document at `settings/format` says which version a folder was written in. Raise it with a
 * change that an older version would read wrongly.
 */
export const FORMAT_VERSION = 1;

export const formatAddress = documentAddress('settings', 'format');

export function formatDocument(): Uint8Array {
  return serialise({ version: FORMAT_VERSION });
}

export function isKnownFormat(document: unknown): boolean {
  const { version } = document as { version?: unknown };
  return typeof version === 'number' && version <= FORMAT_VERSION;
}

/** The values in the order of their addresses as UTF-8, which is LevelDB's, and not that of JavaScript's strings. */
export function inOrder(entries: Iterable<[address: string, value: Uint8Array]>): Uint8Array[] {
  return Array.from(entries, ([address, value]) => ({ bytes: Buffer.from(address), value }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ value }) => value);
}

/** The store of a service that keeps nothing: everything is gone with the process. */
export function memoryStore(): Store {
  const values = new Map([[formatAddress, formatDocument()]]);
  const below = (prefix: string) => [...values].filter(([address]) => address.startsWith(prefix));
  return storeOver({
    list: (prefix) => Promise.resolve(inOrder(below(prefix))),
    get: (address) => Promise.resolve(values.get(address)),
    set: (address, value) => void values.set(address, value),
    remove: (address) => void values.delete(address),
    removeBelow: (prefix) => below(prefix).forEach(([address]) => values.delete(address)),
    flush: () => Promise.resolve(),
    close: () => Promise.resolve(),
  });
}
