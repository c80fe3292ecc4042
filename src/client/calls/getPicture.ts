/** A picture itself, from any of the three forms of address. */
import type { SessionScreenshot } from '../../contract/index.js';
import { ServiceError, UnexpectedAnswerError } from '../errors/index.js';
import { dataOf } from '../pictures/dataOf.js';
import { pictureType, type PictureType } from '../pictures/pictureType.js';
import { MAX_PICTURE, callAt, type CallOptions, type Transport } from '../transport/Transport.js';
import { listScreenshots } from './evidence.js';

export interface Picture extends PictureType {
  bytes: Buffer;
}

export async function getPicture(
  transport: Transport,
  sessionId: string,
  screenshot: SessionScreenshot,
  options: CallOptions = {},
): Promise<Picture> {
  try {
    return await pictureAt(transport, screenshot.url, options);
  } catch (error) {
    if (!isExpiry(error, screenshot.url)) throw error;
    const renewed = await renewedAddress(transport, sessionId, screenshot.id, options);
    if (renewed === undefined) throw error;
    return pictureAt(transport, renewed, options);
  }
}

async function pictureAt(transport: Transport, url: string, options: CallOptions): Promise<Picture> {
  const isData = /^data:/i.test(url);
  const call = isData ? { method: 'GET', path: 'data:' } : callAt('GET', url);
  const bytes = isData ? dataOf(url) : await transport.download(url, options);
  if (bytes.length > MAX_PICTURE) {
    throw new UnexpectedAnswerError(call, `it is larger than ${MAX_PICTURE} bytes`);
  }
  const type = pictureType(bytes);
  if (type) return { ...type, bytes };
  throw new UnexpectedAnswerError(call, 'it is neither PNG nor JPEG nor WebP');
}

/** "a presigned object-storage URL (expires in 1 hour)"; storages differ in how they refuse, 400 and 401 included. */
const isExpiry = (error: unknown, url: string): boolean =>
  error instanceof ServiceError && URL.canParse(url) && error.status >= 400 && error.status < 500;

async function renewedAddress(
  transport: Transport,
  sessionId: string,
  screenshotId: string,
  options: CallOptions,
): Promise<string | undefined> {
  for await (const { id, url } of listScreenshots(transport, sessionId, options)) {
    if (id === screenshotId) return url;
  }
  return undefined;
}
