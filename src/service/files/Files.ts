/** Where bytes are kept that are too big for a database: pictures, and the binaries of apps. */

export interface Files {
  /** Whole or not at all; takes the place of what has the key. Rejects as `bytes` does, or as the storage does. */
  put(key: string, bytes: AsyncIterable<Uint8Array> | Uint8Array): Promise<{ size: number }>;
  /** Undefined where there is none. */
  get(key: string): Promise<KeptFile | undefined>;
  /** Without a complaint where there is none. */
  remove(key: string): Promise<void>;
  /** Where on this machine the bytes are, if they are a file here: then nobody needs a copy. Undefined where there is none. */
  pathOf?(key: string): Promise<string | undefined>;
}

export interface KeptFile {
  /** Bytes. */
  size: number;
  bytes: AsyncIterable<Uint8Array>;
}

/**
 * Keys are made by the service: parts of letters, digits, `.`, `_` and `-`, with slashes between them, such as
 * `uploads/<id>.apk`.
 * @throws Error for any other: it may come from a damaged record, and must lead nowhere else
 */
export function checkKey(key: string): void {
  const parts = key.split('/');
  if (parts.every((part) => /^[\w-][\w.-]*$/.test(part))) return;
  throw new Error(`${JSON.stringify(key)} is no key of a file: the record that has it is damaged.`);
}
