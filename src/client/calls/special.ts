/** The calls that are like no other. */
import { z } from 'zod';
import {
  Upload,
  presignedAddress,
  unwrapped,
  type PlanRun,
  type UserDevice,
  type SessionScreenshot,
} from '../../contract/index.js';
import { gather, list } from './lists.js';
import { type CallOptions, type Transport, callAt } from '../transport/Transport.js';
import { ask, askFor, endState, named, recordIn } from './calls.js';
import { ServiceError, UnexpectedAnswerError, type Call } from '../errors.js';

const PartOfUpload = Upload.partial();

/** A new upload record, and where to put its binary. */
export interface CreatedUpload {
  /** As much of the record as the answer holds. */
  upload: z.output<typeof PartOfUpload> & { id: string };
  /** Presigned: the permission to put the binary there. */
  address: string;
}

const createdUpload = named('upload').transform(({ id, answer }, context): CreatedUpload => {
  const address = presignedAddress(answer);
  if (address !== undefined) return { upload: { ...recordIn(answer, id, PartOfUpload), id }, address };
  context.addIssue({ code: 'custom', message: 'names no address for the binary' });
  return z.NEVER;
});

export const createUpload = askFor('createUpload', createdUpload);

export const submitUpload = (
  transport: Transport,
  uploadId: string,
  options: CallOptions = {},
): Promise<Upload | undefined> => {
  // The contract does not show the answer: anything but an error or a web page means that the upload is submitted.
  const answer = z.unknown().transform((value) => recordIn(value, uploadId, Upload));
  return transport.askFor('submitUpload', answer, { parameters: { upload_id: uploadId }, ...options });
};

/** A run that has just been triggered. */
export interface TriggeredPlan {
  planRunId: string;
  /** The mode in which the run is carried out, where the answer tells. */
  executionMode: PlanRun['executionMode'] | undefined;
}

const triggeredPlan = named('planRun', ' (a run of the plan may be under way)').transform(
  ({ id, answer }): TriggeredPlan => {
    const modes = unwrapped(answer).map(({ executionMode }) => executionMode);
    return { planRunId: id, executionMode: modes.find((mode) => typeof mode === 'string') };
  },
);

export const triggerPlan = askFor('triggerPlan', triggeredPlan);

/** No path shows a single device: whether it is gone is seen in the list. */
export const removeUserDevice = (
  transport: Transport,
  userDeviceId: string,
  options: CallOptions = {},
): Promise<UserDevice | undefined> =>
  endState<UserDevice | undefined>(ask('removeUserDevice')(transport, userDeviceId, options), {
    look: async () => {
      const listed = await gather(listUserDevices(transport, options));
      return listed.find(({ id }) => id === userDeviceId);
    },
    isReached: (found) => found === undefined,
  });

export const listUserDevices = list('listUserDevices', 'userDevices');

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

/** Bytes. */
const MAX_PICTURE = 20 * 1024 * 1024;

async function pictureAt(transport: Transport, url: string, options: CallOptions): Promise<Picture> {
  const isData = /^data:/i.test(url);
  const call = isData ? { method: 'GET', path: 'data:' } : callAt('GET', url);
  const bytes = isData ? await dataOf(url, call) : await transport.download(url, options);
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

const listScreenshots = list('listScreenshots', 'screenshots');

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

async function dataOf(uri: string, call: Call): Promise<Buffer> {
  const answer = await fetch(uri).catch((cause: unknown) => {
    throw new UnexpectedAnswerError(call, 'its data can not be read', { cause });
  });
  return Buffer.from(await answer.arrayBuffer());
}

interface PictureType {
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp';
  extension: 'png' | 'jpg' | 'webp';
}

function pictureType(bytes: Buffer): PictureType | undefined {
  if (bytes.subarray(0, 8).equals(PNG)) return { mediaType: 'image/png', extension: 'png' };
  if (bytes.subarray(0, 3).equals(JPEG)) return { mediaType: 'image/jpeg', extension: 'jpg' };
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? { mediaType: 'image/webp', extension: 'webp' } : undefined;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
