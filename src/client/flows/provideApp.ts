/** An app becomes an upload that sessions can use: a file is uploaded unless it is already, a name is looked up. */
import type { Upload } from '../../contract/index.js';
import type { ServiceClient } from '../ServiceClient.js';
import { UploadFailedError, UploadNotFoundError, ServiceError, AppFileError } from '../errors.js';
import { gather } from '../calls/lists.js';
import { nearestNames, type CallOptions } from '../transport/Transport.js';
import { pollUpload } from '../polling/pollRecords.js';
import type { PollSettings } from '../polling/pollUntil.js';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Binary } from '../transport/exchange.js';

/** An upload that sessions can use. */
export type ProvidedApp = Upload & { uploadArn: string };

export interface AppProvision extends PollSettings {
  /** Which files are uploaded already. */
  memory: UploadMemory;
  /** Only uploads of this kind are meant by a name. */
  fileType?: AppFileType | undefined;
}

/**
 * @param app the absolute path of an .apk or .ipa file, or the file name, app name or identifier of an existing upload
 * @throws AppFileError, UploadFailedError, UploadNotFoundError, OutOfTime, ServiceCallError, or the signal's reason
 */
export async function provideApp(
  client: ServiceClient,
  app: string,
  provision: AppProvision,
): Promise<ProvidedApp> {
  if (!isPath(app)) return findUpload(client, app, provision);
  const { memory, signal } = provision;
  const file = await readAppFile(app, signal);
  const uploadId = await memory.once(
    file.hash,
    () => uploadFile(client, file, { signal }),
    (known) => isUsable(client, known, provision),
    signal,
  );
  const upload = await processed(client, await client.getUpload(uploadId, { signal }), provision);
  if (isReady(upload)) return upload;
  throw new UploadFailedError(upload);
}

/** Gives the upload's id as soon as it is submitted: who has no time left for its processing leaves it to others. */
async function uploadFile(client: ServiceClient, file: AppFile, options: CallOptions): Promise<string> {
  const { upload, address } = await client.createUpload({ fileName: file.name }, options);
  await client.putUploadBinary(address, file, options);
  await client.submitUpload(upload.id, options).catch(async (error: unknown) => {
    if (!(error instanceof ServiceError && error.status === 409)) throw error;
    // An answer that was lost may have submitted it already: then this is no conflict.
    const { status } = await client.getUpload(upload.id, options);
    if (status === 'initialized') throw error;
  });
  return upload.id;
}

/**
 * The newest one that can be used; one that is still being processed, as after its renewal, is waited for.
 * @throws UploadNotFoundError listing the near ones
 */
async function findUpload(
  client: ServiceClient,
  wanted: string,
  { fileType, ...settings }: AppProvision,
): Promise<ProvidedApp> {
  const listed = await gather(client.listUploads({ signal: settings.signal }));
  const uploads = listed.filter((one) => fileType === undefined || one.fileType === fileType);
  const named = uploads.filter((one) => namesOf(one).includes(wanted)).sort(newestFirst);
  const ready = named.find(isReady);
  if (ready) return ready;
  const coming = named.find(({ status }) => status === 'processing');
  const came = coming && (await processed(client, coming, settings));
  if (came && isReady(came)) return came;
  throw new UploadNotFoundError(wanted, nearestNames(wanted, uploads.filter(isReady).flatMap(namesOf)));
}

const namesOf = ({ fileName, appName, identifier }: Upload): string[] =>
  [fileName, appName, identifier].filter((name): name is string => !!name);

const newestFirst = (a: Upload, b: Upload): number => Date.parse(b.uploadedAt) - Date.parse(a.uploadedAt);

const isReady = (upload: Upload): upload is ProvidedApp =>
  upload.status === 'succeeded' && !upload.isExpired && !!upload.uploadArn;

/** Puts back an expired upload, by listing, where that is all that is missing. */
async function isUsable(client: ServiceClient, uploadId: string, settings: PollSettings): Promise<boolean> {
  const { signal } = settings;
  const upload = await client.getUpload(uploadId, { signal }).catch(undefinedWhereUnknown);
  // One that never was submitted will not be processed.
  if (!upload || upload.status === 'initialized') return false;
  if (!upload.isExpired) return isReady(await processed(client, upload, settings));
  const listed = await gather(client.listUploads({ signal }));
  const renewed = listed.find(({ id }) => id === uploadId);
  return renewed !== undefined && isReady(await processed(client, renewed, settings));
}

async function processed(client: ServiceClient, upload: Upload, settings: PollSettings): Promise<Upload> {
  if (upload.status === 'succeeded' || upload.status === 'failed') return upload;
  return pollUpload(() => client.getUpload(upload.id, { signal: settings.signal }), settings);
}

/** To the service (any more), or not for this key. */
function undefinedWhereUnknown(error: unknown): undefined {
  if (error instanceof ServiceError && [403, 404, 410].includes(error.status)) return undefined;
  throw error;
}

export interface UploadMemory {
  /**
   * The id of the upload of the file with that content: a remembered one that is still good, one that another caller
   * is making at this moment, or else a new one. What fails is not remembered.
   * @param upload uploads the file and gives the upload's id
   * @param isGood whether a remembered upload can be used again
   * @param signal ends this caller's waiting; it is the one that `upload` and `isGood` are ended by
   */
  once(
    hash: string,
    upload: () => Promise<string>,
    isGood: (uploadId: string) => Promise<boolean>,
    signal?: AbortSignal,
  ): Promise<string>;
}

/** Remembers for as long as the process lives. */
export function memoryOfProcess(): UploadMemory {
  const made = new Map<string, string>();
  /** Undefined where the caller whose attempt it was has given up, which is no failure of the others. */
  const underWay = new Map<string, Promise<string | undefined>>();
  return {
    async once(hash, upload, isGood, signal) {
      for (let others = underWay.get(hash); others; others = underWay.get(hash)) {
        const uploadId = await unlessAborted(others, signal);
        if (uploadId !== undefined) return uploadId;
      }
      const known = made.get(hash);
      const make = async () => (known !== undefined && (await isGood(known)) ? known : upload());
      const attempt = make().catch((error: unknown) => {
        if (!signal?.aborted) throw error;
        return undefined;
      });
      underWay.set(hash, attempt);
      try {
        const uploadId = await attempt;
        if (uploadId === undefined) throw signal?.reason as Error;
        made.set(hash, uploadId);
        return uploadId;
      } finally {
        // Not before it is known: who asks in between would upload it again.
        underWay.delete(hash);
      }
    },
  };
}

const memories = new WeakMap<object, UploadMemory>();

export function memoryOf(client: object): UploadMemory {
  const memory = memories.get(client) ?? memoryOfProcess();
  memories.set(client, memory);
  return memory;
}

/** What the promise gives, or the signal's reason as soon as it is aborted; the promise goes on for others. */
async function unlessAborted<Value>(promise: Promise<Value>, signal?: AbortSignal): Promise<Value> {
  signal?.throwIfAborted();
  let breakOff = () => {};
  const aborted = new Promise<never>((_, reject) => (breakOff = () => reject(signal?.reason as Error)));
  signal?.addEventListener('abort', breakOff);
  return Promise.race([promise, aborted]).finally(() => signal?.removeEventListener('abort', breakOff));
}

export interface AppFile extends Binary {
  name: string;
  /** Of its content: SHA-256, hexadecimal. */
  hash: string;
}

export type AppFileType = 'ANDROID_APP' | 'IOS_APP';

export const isPath = (app: string): boolean => path.isAbsolute(app);

/** @throws AppFileError for an ending other than .apk and .ipa */
export function fileTypeOf(file: string): AppFileType {
  const ending = path.extname(file).toLowerCase();
  if (ending === '.apk') return 'ANDROID_APP';
  if (ending === '.ipa') return 'IOS_APP';
  throw new AppFileError(file, `it ends in "${ending}"`);
}

/** @throws AppFileError for a file that is missing, empty or can't be read */
export async function readAppFile(file: string, signal?: AbortSignal): Promise<AppFile> {
  fileTypeOf(file);
  const size = await sizeOf(file);
  const hash = createHash('sha256');
  for await (const piece of piecesOf(file)) {
    signal?.throwIfAborted();
    hash.update(piece);
  }
  const digest = hash.digest('hex');
  return { name: path.basename(file), size, hash: digest, read: () => unchanged(file, digest) };
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch((error: unknown) => {
    throw unreadable(file, error);
  });
  if (!found.isFile()) throw new AppFileError(file, 'it is not a file');
  if (found.size === 0) throw new AppFileError(file, 'it is empty');
  return found.size;
}

/** The same bytes as before, or an error before the last of them counts as sent. */
async function* unchanged(file: string, digest: string): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const piece of piecesOf(file)) {
    hash.update(piece);
    yield piece;
  }
  if (hash.digest('hex') !== digest) throw new AppFileError(file, 'it changed while it was being uploaded');
}

async function* piecesOf(file: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(file) as AsyncIterable<Buffer>;
  } catch (error) {
    throw unreadable(file, error);
  }
}

function unreadable(file: string, error: unknown): AppFileError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const why = code === 'ENOENT' ? 'there is no such file' : `it can't be read (${String(code ?? error)})`;
  return new AppFileError(file, why, { cause: error });
}
