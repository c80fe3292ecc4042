/** Submits an upload for processing. */
import { ServiceError } from '../errors/index.js';
import type { ServiceClient } from '../ServiceClient.js';
import type { CallOptions } from '../transport/Transport.js';

export async function submit(client: ServiceClient, uploadId: string, options: CallOptions): Promise<void> {
  try {
    await client.submitUpload(uploadId, options);
  } catch (error) {
    if (!(error instanceof ServiceError && error.status === 409)) throw error;
    // An answer that was lost may have submitted it already: then this is no conflict.
    const { status } = await client.getUpload(uploadId, options);
    if (status === 'initialized') throw error;
  }
}
