/** Whether the bytes that come in are the binary that was announced. */
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { ENDPOINTS, fillPath } from '../../contract/index.js';
import { ApiError, messageOf } from '../ApiError.js';
import type { RecordContext } from '../Records.js';
import type { BinaryBody } from '../http/handlers.js';

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
