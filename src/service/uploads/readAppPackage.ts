/** An uploaded file, read for the app that it is: by its content, never by its name, and never trusted. */
import { stat } from 'node:fs/promises';
import { ANDROID_MANIFEST, readAndroidApp } from './app/android/readAndroidApp.js';
import { PACKAGE_LIMITS, type AppPackage, type PackageLimits } from './app/AppPackage.js';
import { Archive } from './app/Archive.js';
import { INFO_PLIST, readIosApp } from './app/ios/readIosApp.js';
import { UnreadableAppError } from './UnreadableAppError.js';

export { UnreadableAppError, type AppPackage, type PackageLimits };

/** @throws {UnreadableAppError} where the file is neither an .apk nor an .ipa, is damaged, or is beyond the limits */
export async function readAppPackage(
  file: string,
  limits: PackageLimits = PACKAGE_LIMITS,
): Promise<AppPackage> {
  const signal = AbortSignal.timeout(limits.milliseconds);
  try {
    await expectContent(file);
    const archive = await Archive.open(file, limits, signal);
    try {
      return await readApp(archive, limits);
    } finally {
      archive.close();
    }
  } catch (error) {
    throw asUnreadable(error, signal);
  }
}

/** Also keeps pipes and devices out, which could be waited for without end. */
async function expectContent(file: string): Promise<void> {
  const found = await stat(file);
  if (!found.isFile()) throw UnreadableAppError.because('it is not a regular file');
  if (found.size === 0) throw UnreadableAppError.because('it is empty');
}

async function readApp(archive: Archive, limits: PackageLimits): Promise<AppPackage> {
  if (archive.has(ANDROID_MANIFEST)) return readAndroidApp(archive, limits);
  const infoPlist = archive.find(INFO_PLIST)[0];
  if (infoPlist !== undefined) return readIosApp(archive, infoPlist, limits);
  if (archive.has('base/manifest/AndroidManifest.xml')) {
    throw UnreadableAppError.because(
      'it is an Android app bundle (.aab), of which an .apk has to be built first',
    );
  }
  throw UnreadableAppError.because(
    'it is a zip archive with neither AndroidManifest.xml nor Payload/*.app/Info.plist in it',
  );
}

function asUnreadable(error: unknown, signal: AbortSignal): UnreadableAppError {
  if (error instanceof UnreadableAppError) return error;
  if (signal.aborted) return UnreadableAppError.because('it takes too long to read', { cause: error });
  // The path of the message is a place inside the service, which is nobody's business.
  if (isSystemError(error)) {
    const reason = error.code === 'ENOENT' ? 'the file is missing' : `it can't be read (${error.code})`;
    return UnreadableAppError.because(reason, { cause: error });
  }
  return UnreadableAppError.because('it is damaged', { cause: error });
}

const isSystemError = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'syscall' in error && 'code' in error && typeof error.code === 'string';
