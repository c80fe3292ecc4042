/** Whether sessions can use an upload, now or after the service has put it back. */
import type { Upload } from '../../contract/index.js';
import { ServiceError } from '../errors/index.js';
import { gather } from '../lists/gather.js';
import { pollUpload, type PollSettings } from '../polling/index.js';
import type { ServiceClient } from '../ServiceClient.js';

export type ReadyUpload = Upload & { uploadArn: string };

export const isReady = (upload: Upload): upload is ReadyUpload =>
  upload.status === 'succeeded' && !upload.isExpired && !!upload.uploadArn;

/** Puts back an expired upload, by listing, where that is all that is missing. */
export async function isUsable(
  client: ServiceClient,
  uploadId: string,
  settings: PollSettings,
): Promise<boolean> {
  const { signal } = settings;
  const upload = await uploadOf(client, uploadId, signal);
  // One that never was submitted will not be processed.
  if (!upload || upload.status === 'initialized') return false;
  if (!upload.isExpired) return isReady(await processed(client, upload, settings));
  const listed = await gather(client.listUploads({ signal }));
  const renewed = listed.find(({ id }) => id === uploadId);
  return renewed !== undefined && isReady(await processed(client, renewed, settings));
}

/** Waits for the end of its processing, if that is still to come. */
export async function processed(
  client: ServiceClient,
  upload: Upload,
  settings: PollSettings,
): Promise<Upload> {
  if (upload.status === 'succeeded' || upload.status === 'failed') return upload;
  return pollUpload(() => client.getUpload(upload.id, { signal: settings.signal }), settings);
}

/** Undefined for one that the service doesn't know (any more), or not for this key. */
async function uploadOf(
  client: ServiceClient,
  uploadId: string,
  signal: AbortSignal | undefined,
): Promise<Upload | undefined> {
  try {
    return await client.getUpload(uploadId, { signal });
  } catch (error) {
    if (error instanceof ServiceError && [403, 404, 410].includes(error.status)) return undefined;
    throw error;
  }
}
