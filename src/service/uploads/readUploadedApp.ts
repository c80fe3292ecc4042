/** What a submitted binary says of itself, and whether it is what its name says. */
import type { AppPackage } from './readAppPackage.js';
import type { StoredUpload } from './StoredUpload.js';
import { UnreadableAppError } from './UnreadableAppError.js';

/** @throws UnreadableAppError with the upload's `message`, for a binary that is no such app */
export async function readUploadedApp(
  { fileName, fileType }: StoredUpload,
  file: string | undefined,
): Promise<Omit<AppPackage, 'fileType'>> {
  if (file === undefined) throw new UnreadableAppError(`The binary of ${fileName} is gone from storage.`);
  // Only now: most services never read an app.
  const { readAppPackage } = await import('./readAppPackage.js');
  const { fileType: real, ...app } = await readAppPackage(file);
  if (real !== fileType) throw new UnreadableAppError(otherKind(fileName, real));
  return app;
}

/** A record that says Android for what no Android device can install would only fail later. */
function otherKind(fileName: string, real: AppPackage['fileType']): string {
  const [kind, ending] = real === 'IOS_APP' ? ['an iOS', '.ipa'] : ['an Android', '.apk'];
  return `${fileName} is ${kind} app: create the upload with a fileName that ends in ${ending}.`;
}
