/** An app becomes an upload that sessions can use: a file is uploaded unless it is already, a name is looked up. */
import type { Upload } from '../../contract/index.js';
import { UploadFailedError } from '../errors/index.js';
import type { PollSettings } from '../polling/index.js';
import type { ServiceClient } from '../ServiceClient.js';
import { isPath, readAppFile, type AppFile, type AppFileType } from './appFile.js';
import { findUpload } from './findUpload.js';
import { isReady, isUsable, processed, type ReadyUpload } from './readyUpload.js';
import { submit } from './submit.js';
import type { UploadMemory } from './uploadMemory.js';

export type ProvidedApp = ReadyUpload;

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
    () => uploadFile(client, file, signal),
    (known) => isUsable(client, known, provision),
    signal,
  );
  const upload = await client.getUpload(uploadId, { signal });
  return ready(await processed(client, upload, provision));
}

/** Gives the upload's id as soon as it is submitted: who has no time left for its processing leaves it to others. */
async function uploadFile(
  client: ServiceClient,
  file: AppFile,
  signal: AbortSignal | undefined,
): Promise<string> {
  const { upload, address } = await client.createUpload({ fileName: file.name }, { signal });
  await client.putUploadBinary(address, file, { signal });
  await submit(client, upload.id, { signal });
  return upload.id;
}

function ready(upload: Upload): ProvidedApp {
  if (isReady(upload)) return upload;
  throw new UploadFailedError(upload);
}
