/** An upload as the service keeps it, as it shows it in the contract's words, and as its binary comes in. */
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import {
  UPLOAD_LIFETIME,
  type Upload,
  type UploadStatus,
  ENDPOINTS,
  fillPath,
} from '../../contract/index.js';
import { ApiError, messageOf } from '../ApiError.js';
import { goTo, type Ways, type RecordContext } from '../Records.js';
import type { AppPackage } from './readAppPackage.js';
import type { BinaryBody } from '../http/handlers.js';

export interface Binary {
  /** Its key among the files. */
  file: string;
  /** Bytes. */
  size: number;
}

export interface StoredUpload {
  id: string;
  fileName: string;
  fileType: AppPackage['fileType'];
  /** Bytes; stays when the binary of a failed upload is removed. */
  fileSize: number | null;
  status: UploadStatus;
  message: string | null;
  uploadedAt: string;
  uploadArn: string | null;
  /** What the package says of itself, once it was read. */
  app: Omit<AppPackage, 'fileType'> | null;
  /** Internal, like the two below it: never shown. */
  binary: Binary | null;
  /** Since when the device back end has the app, from which the 30 days count. */
  onBackEndSince: string | null;
  createdAt: string;
  submittedAt?: string | undefined;
}

export function newUpload(fileName: string, now: Date): StoredUpload {
  return {
    id: randomUUID(),
    fileName,
    fileType: /\.apk$/i.test(fileName) ? 'ANDROID_APP' : 'IOS_APP',
    fileSize: null,
    status: 'initialized',
    message: null,
    uploadedAt: now.toISOString(),
    uploadArn: null,
    app: null,
    binary: null,
    onBackEndSince: null,
    createdAt: now.toISOString(),
  };
}

/** Nobody can use its binary again. */
export const failedUpload = (upload: StoredUpload, message: string): StoredUpload => ({
  ...upload,
  status: goTo(UPLOAD_WAYS, upload.status, 'failed'),
  message,
  binary: null,
});

export function showUpload(upload: StoredUpload, now: Date): Upload {
  const { id, fileName, fileType, fileSize, status, message, uploadedAt, uploadArn, app } = upload;
  return {
    ...{ id, uploadArn, fileName, fileSize, fileType, status, message, uploadedAt },
    appName: app?.appName ?? null,
    appVersion: app?.appVersion ?? null,
    identifier: app?.identifier ?? null,
    // A picture is of no use to a session.
    iconData: null,
    isExpired: isExpired(upload, now),
  };
}

/** @throws ApiError 409 for one that takes no binary any more */
export function requireWaiting(upload: StoredUpload): StoredUpload {
  const { id, status } = upload;
  if (status === 'initialized') return upload;
  if (status === 'failed') throw hasFailed(upload);
  throw new ApiError(409, `Upload ${id} has already been submitted: create another one for another binary`);
}

export const hasFailed = ({ id, message }: StoredUpload) =>
  new ApiError(409, `Upload ${id} has failed, create another one: ${message ?? ''}`);

export const isExpired = ({ onBackEndSince }: StoredUpload, now: Date): boolean =>
  onBackEndSince !== null && now.getTime() - Date.parse(onBackEndSince) >= UPLOAD_LIFETIME;

/** Assumption: how long a presigned upload address lasts is not shown; that of a picture lasts as long. */
export const UPLOAD_ADDRESS_LIFETIME = 60 * 60 * 1000;
/** Milliseconds. No app takes so long to be read: whoever read it is gone. */
const READING_LIMIT = 15 * 60 * 1000;

const FORGOTTEN =
  'The binary was removed, since nobody submitted it within an hour. Create another upload for it.';
const ABANDONED = 'The process that read the app is gone. Create another upload for it.';
export const STOPPED_WHILE_READING =
  'The service was stopped while it read the app. Create another upload for it.';

/**
 * "An upload that expired … is re-uploaded automatically from storage when listed". A binary that was not submitted
 * while its address lasted, counted from its last byte, is given up.
 * @param isThere whether its binary is still in storage
 * @returns the upload as it is from now on; undefined where time alone changes nothing
 */
export function agedUpload(upload: StoredUpload, now: Date, isThere: boolean): StoredUpload | undefined {
  const { status, fileName, binary, uploadedAt, submittedAt } = upload;
  const isOver = (since: string, limit: number) => now.getTime() - Date.parse(since) >= limit;
  if (status === 'initialized' && binary && isOver(uploadedAt, UPLOAD_ADDRESS_LIFETIME))
    return failedUpload(upload, FORGOTTEN);
  if (status === 'processing' && submittedAt !== undefined && isOver(submittedAt, READING_LIMIT))
    return failedUpload(upload, ABANDONED);
  if (status !== 'succeeded' || !isExpired(upload, now)) return undefined;
  if (isThere) return { ...upload, onBackEndSince: now.toISOString(), message: null };
  const gone = `${fileName} has expired and is gone from storage. Create another upload for it.`;
  return failedUpload(upload, gone);
}

/** The ways between the states of an upload: ours, since the contract shows none. */
export const UPLOAD_WAYS: Ways<UploadStatus> = {
  // By its submission, once its binary is there; or failed, where that never comes.
  initialized: ['processing', 'failed'],
  processing: ['succeeded', 'failed'],
  // It may expire, which `isExpired` says; failed where its binary is gone by then.
  succeeded: ['failed'],
  failed: [],
};

/** The file is no app that can be tested; the message is for the person who uploaded it. */
export class UnreadableAppError extends Error {
  override readonly name = 'UnreadableAppError';

  /** @param reason follows "is not an Android or iOS app: ", and has no full stop */
  static because(reason: string, options?: ErrorOptions): UnreadableAppError {
    return new UnreadableAppError(
      `The file is not an Android or iOS app: ${reason}. Upload an .apk or .ipa file as the build made it.`,
      options,
    );
  }
}

/** The local service's own address of a binary; the signature is over it. */
export const binaryPath = (id: string) => fillPath(ENDPOINTS.putUploadBinary.path, { upload_id: id });

/** @throws ApiError 403 for an address that the service did not give, or that has expired */
export function requirePermission(
  { sealer, now }: Pick<RecordContext, 'sealer' | 'now'>,
  id: string,
  search: URLSearchParams,
): void {
  const fault = sealer.fault(binaryPath(id), search, now());
  if (fault === 'wrong') throw new ApiError(403, 'The signature of this address is wrong: use it as given');
  if (fault === 'expired') throw new ApiError(403, 'This address has expired: create another upload');
}

/**
 * @param signal ends the reading, when the service stops
 * @throws ApiError 413 over the limit, 400 for a body that is empty or breaks off
 */
export async function* checkedBytes(
  { stream, length }: BinaryBody,
  { limit, signal }: { limit: number; signal: AbortSignal },
): AsyncGenerator<Uint8Array, void> {
  let received = 0;
  if (length !== undefined && length > limit) throw tooLarge(limit);
  if (stream) {
    for await (const chunk of unbroken(stream as ReadableStream<Uint8Array>, signal)) {
      received += chunk.byteLength;
      if (received > limit) throw tooLarge(limit);
      yield chunk;
    }
  }
  if (received === 0)
    throw new ApiError(400, 'The body is empty: it must be the bytes of the .apk or .ipa file');
  if (length !== undefined && received !== length) {
    throw new ApiError(400, `The body has ${received} bytes, but content-length announced ${length}`);
  }
}

/** A connection that breaks is the caller's affair, not a fault of the service. */
async function* unbroken(
  stream: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  try {
    yield* Readable.fromWeb(stream, { signal }) as AsyncIterable<Uint8Array>;
  } catch (error) {
    if (signal.aborted)
      throw new ApiError(500, 'The service is being stopped: nothing of the binary was kept');
    throw new ApiError(400, `The body broke off (${messageOf(error)}): send the whole binary again`);
  }
}

const tooLarge = (limit: number) => new ApiError(413, `The binary is larger than ${limit} bytes`);
