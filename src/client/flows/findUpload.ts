/** The upload that somebody means by a file name, an app name or an identifier. */
import type { Upload } from '../../contract/index.js';
import { UploadNotFoundError } from '../errors/index.js';
import { gather } from '../lists/gather.js';
import { nearestNames } from '../nearestNames.js';
import type { PollSettings } from '../polling/index.js';
import type { ServiceClient } from '../ServiceClient.js';
import type { AppFileType } from './appFile.js';
import { isReady, processed, type ReadyUpload } from './readyUpload.js';

/**
 * The newest one that can be used; one that is still being processed, as after its renewal, is waited for.
 * @throws UploadNotFoundError listing the near ones
 */
export async function findUpload(
  client: ServiceClient,
  wanted: string,
  { fileType, ...settings }: PollSettings & { fileType?: AppFileType | undefined },
): Promise<ReadyUpload> {
  const listed = await gather(client.listUploads({ signal: settings.signal }));
  const uploads = listed.filter((one) => fileType === undefined || one.fileType === fileType);
  const named = uploads.filter((one) => namesOf(one).includes(wanted)).sort(newestFirst);
  const ready = named.find(isReady);
  if (ready) return ready;
  const coming = named.find(({ status }) => status === 'processing');
  const came = coming && (await processed(client, coming, settings));
  if (came && isReady(came)) return came;
  throw new UploadNotFoundError(wanted, nearestNames(wanted, uploads.filter(isReady).flatMap(namesOf)));
}

const namesOf = ({ fileName, appName, identifier }: Upload): string[] =>
  [fileName, appName, identifier].filter((name): name is string => !!name);

const newestFirst = (a: Upload, b: Upload): number => Date.parse(b.uploadedAt) - Date.parse(a.uploadedAt);
