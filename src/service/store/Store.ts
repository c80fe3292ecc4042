/** What the local service keeps: JSON documents by kind and key, and bytes by key. One interface, on disk or in memory. */

export const KINDS = [
  'settings',
  'projects',
  'sessions',
  'messages',
  'screenshots',
  'captures',
  'cases',
  'plans',
  'planRuns',
  'uploads',
  'userDevices',
  'keys',
] as const;

export type Kind = (typeof KINDS)[number];

/** What is read is the reader's own: changing it changes nothing in the store, nor does changing what was put. */
export interface Store {
  /** Every document of the kind, in the order of its keys. */
  all(kind: Kind): Promise<unknown[]>;
  /** The documents whose key begins with `${prefix}/`, in the order of their keys. */
  below(kind: Kind, prefix: string): Promise<unknown[]>;
  keysBelow(kind: Kind, prefix: string): Promise<string[]>;
  get(kind: Kind, key: string): Promise<unknown>;
  getBytes(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /**
   * Queued, as are all changes: in order, at once visible to the reading methods, and safe on disk once a later
   * `flush` has resolved. What is queued without waiting or flushing in between is written whole or not at all.
   */
  put(kind: Kind, key: string, document: object): void;
  putBytes(key: string, bytes: Uint8Array): void;
  remove(kind: Kind, key: string): void;
  removeBytes(key: string): void;
  /**
   * Resolves when all that was queued before is safely on disk.
   * @throws DataFolderError where it still can't be written: the first write that failed since the last flush. What
   * was not written stays queued and visible, and the next flush tries again.
   */
  flush(): Promise<void>;
  /** Flushes, then closes, also where the flush fails; safe to call twice. */
  close(): Promise<void>;
}

/** A data folder that can't be opened, or that didn't take a write. The message says how to mend it. */
type DataFolderCode = 'notInstalled' | 'inUse' | 'newerFormat' | 'damaged' | 'notOpened' | 'notWritten';

export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';

  constructor(
    readonly code: DataFolderCode,
    readonly folder: string,
    message: string,
    options: ErrorOptions = {},
  ) {
    super(message, options);
  }
}

/** Values by address. A prefix ends with a slash. */
interface Space {
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
