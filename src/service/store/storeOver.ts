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

export function documentAddress(kind: Kind, key: string): string {
  return `${kind}/${key}`;
}

function bytesAddress(key: string): string {
  return `bytes/${key}`;
}

export function serialise(document: object): Uint8Array {
  return Buffer.from(JSON.stringify(document));
}

export function parse(value: Uint8Array): unknown {
  return JSON.parse(Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('utf8'));
}
