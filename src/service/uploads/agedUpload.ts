/** What time does to an upload that nobody touches: it is renewed, or given up. */
import type { Binary } from './BinaryFolder.js';
import { failedUpload, isExpired, type StoredUpload } from './StoredUpload.js';

/** Assumption: how long a presigned upload address lasts is not shown; that of a picture lasts as long. */
export const UPLOAD_ADDRESS_LIFETIME = 60 * 60 * 1000;

/**
 * "An upload that expired … is re-uploaded automatically from storage when listed". A binary that was not submitted
 * while its address lasted, counted from its last byte, is given up.
 * @param isThere whether a binary is still in storage
 * @returns the upload as it is from now on; undefined where nothing changes
 */
export function agedUpload(
  upload: StoredUpload,
  now: Date,
  isThere: (binary: Binary) => boolean,
): StoredUpload | undefined {
  const { status, binary, fileName } = upload;
  if (status === 'initialized') return isForgotten(upload, now) ? failedUpload(upload, FORGOTTEN) : undefined;
  if (status !== 'succeeded' || !isExpired(upload, now)) return undefined;
  if (binary && isThere(binary)) return { ...upload, onBackEndSince: now.toISOString(), message: null };
  return failedUpload(
    upload,
    `${fileName} has expired and is gone from storage. Create another upload for it.`,
  );
}

const FORGOTTEN =
  'The binary was removed, since nobody submitted it within an hour. Create another upload for it.';

const isForgotten = ({ binary, uploadedAt }: StoredUpload, now: Date): boolean =>
  binary !== null && now.getTime() - Date.parse(uploadedAt) >= UPLOAD_ADDRESS_LIFETIME;
