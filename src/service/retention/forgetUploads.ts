/** Uploads that nobody has used for so long that they have expired, and failed ones. */
import { Records } from '../Records.js';
import type { Files } from '../files/Files.js';
import type { Database } from '../store/Database.js';
import { isExpired, type StoredUpload } from '../uploads/StoredUpload.js';

interface Around {
  database: Database;
  binaries: { files: Files };
  now: () => Date;
}

/** One that is listed is renewed after 30 days, so one that is not hasn't been looked for since. */
export async function forgetUploads(
  { database, binaries, now }: Around,
  before: Date,
  signal: AbortSignal,
): Promise<void> {
  const records = new Records<StoredUpload>(database, 'uploads');
  for (const upload of await records.all()) {
    if (signal.aborted) return;
    if (!isForgotten(upload, before, now())) continue;
    // A binary goes only after the record that has it.
    await records.remove(upload.id);
    if (upload.binary) await binaries.files.remove(upload.binary.file);
  }
}

function isForgotten(upload: StoredUpload, before: Date, now: Date): boolean {
  const { status, onBackEndSince, uploadedAt } = upload;
  if (Date.parse(onBackEndSince ?? uploadedAt) > before.getTime()) return false;
  return status === 'succeeded' ? isExpired(upload, now) : status !== 'processing';
}
