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
  /** Undefined where there is none. */
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
