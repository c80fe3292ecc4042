/** Uploads of app binaries. */
import { z } from 'zod';
import { Upload, createdId, presignedAddress, type UploadCreate } from '../../contract/index.js';
import type { Binary } from '../transport/exchange.js';
import type { CallOptions, Transport } from '../transport/Transport.js';
import { recordIn } from './answers.js';
import { ask, listAll, type All, type ById } from './derived.js';

const PartOfUpload = Upload.partial();

/** A new upload record, and where to put its binary. */
export interface CreatedUpload {
  /** As much of the record as the answer holds. */
  upload: z.output<typeof PartOfUpload> & { id: string };
  /** Presigned: the permission to put the binary there. */
  address: string;
}

export const createUpload = (
  transport: Transport,
  body: UploadCreate,
  options: CallOptions = {},
): Promise<CreatedUpload> => transport.askFor('createUpload', createdUpload, { body, ...options });

const createdUpload = z.unknown().transform((answer, context): CreatedUpload => {
  const id = createdId(answer, 'upload');
  const address = presignedAddress(answer);
  if (id !== undefined && address !== undefined) {
    return { upload: { ...recordIn(answer, id, PartOfUpload), id }, address };
  }
  const missing = id === undefined ? 'upload id' : 'address for the binary';
  context.addIssue({ code: 'custom', message: `names no ${missing}` });
  return z.NEVER;
});

export const putUploadBinary = (
  transport: Transport,
  address: string,
  binary: Binary,
  options: CallOptions = {},
): Promise<void> => transport.upload(address, binary, options);

export const submitUpload = (
  transport: Transport,
  uploadId: string,
  options: CallOptions = {},
): Promise<Upload | undefined> => {
  // The contract does not show the answer: anything but an error or a web page means that the upload is submitted.
  const answer = z.unknown().transform((value) => recordIn(value, uploadId, Upload));
  return transport.askFor('submitUpload', answer, { parameters: { upload_id: uploadId }, ...options });
};

export const getUpload: ById<Upload> = ask('getUpload');

export const listUploads: All<Upload> = listAll('listUploads', { item: Upload, plural: 'uploads' });
