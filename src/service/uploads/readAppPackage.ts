/** An uploaded file, read for the app that it is: by its content, never by its name, and never trusted. */
import { stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import type { LocalFile } from '../files/Files.js';
import { readAndroidManifest, readInfoPlist } from './readManifest.js';
import { UnreadableAppError, type StoredUpload } from './StoredUpload.js';

/** What a package says of its app. */
export interface AppPackage {
  fileType: 'ANDROID_APP' | 'IOS_APP';
  /** Null where it is a resource, as Android's names mostly are. */
  appName: string | null;
  appVersion: string | null;
  /** "bundle ID (iOS) or package name (Android)" */
  identifier: string | null;
}

const ANDROID_MANIFEST = 'AndroidManifest.xml';
const BUNDLE_MANIFEST = 'base/manifest/AndroidManifest.xml';
const INFO_PLIST = /^Payload\/[^/]+\.app\/Info\.plist$/;

/** Far above what real apps have. */
const MOST_BYTES = 4 * 2 ** 20;

/**
 * The file is released after that.
 * @throws {UnreadableAppError} for what is no such app, whose record says Android or iOS
 */
export async function readAppOf(
  { fileName, fileType }: Pick<StoredUpload, 'fileName' | 'fileType'>,
  local: LocalFile,
): Promise<StoredUpload['app']> {
  try {
    const { fileType: real, ...app } = await readAppPackage(local.file);
    if (real === fileType) return app;
    // A record that says Android for what no Android device can install would only fail later.
    const [kind, ending] = real === 'IOS_APP' ? ['an iOS', '.ipa'] : ['an Android', '.apk'];
    const cure = `create the upload with a fileName that ends in ${ending}.`;
    throw new UnreadableAppError(`${fileName} is ${kind} app: ${cure}`);
  } finally {
    await local.release();
  }
}

/** @throws {UnreadableAppError} where the file is neither an .apk nor an .ipa, or is damaged */
export async function readAppPackage(file: string): Promise<AppPackage> {
  try {
    await expectContent(file);
    const zip = await openPromise(file, { autoClose: false }).catch(notAnArchive);
    try {
      return await readApp(zip, await findEntries(zip));
    } finally {
      zip.close();
    }
  } catch (error) {
    throw asUnreadable(error);
  }
}

/** Also keeps pipes and devices out, which could be waited for without end. */
async function expectContent(file: string): Promise<void> {
  const found = await stat(file);
  if (!found.isFile()) throw UnreadableAppError.because('it is not a regular file');
  if (found.size === 0) throw UnreadableAppError.because('it is empty');
}

/** Those that tell what a package is; the first of a name counts. */
async function findEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName } = entry;
      const name = INFO_PLIST.test(fileName) ? 'Info.plist' : fileName;
      if ([ANDROID_MANIFEST, BUNDLE_MANIFEST, 'Info.plist'].includes(name) && !entries.has(name))
        entries.set(name, entry);
    }
  } catch (error) {
    throw UnreadableAppError.because('it is a damaged zip archive, or one that was cut off', {
      cause: error,
    });
  }
  return entries;
}

async function readApp(zip: ZipFile, entries: Map<string, Entry>): Promise<AppPackage> {
  const [manifest, infoPlist] = [entries.get(ANDROID_MANIFEST), entries.get('Info.plist')];
  if (manifest) return { fileType: 'ANDROID_APP', ...(await decode(zip, manifest, readAndroidManifest)) };
  if (infoPlist) return { fileType: 'IOS_APP', ...(await decode(zip, infoPlist, readInfoPlist)) };
  throw UnreadableAppError.because(
    entries.has(BUNDLE_MANIFEST)
      ? 'it is an Android app bundle (.aab), of which an .apk has to be built first'
      : 'it is a zip archive with neither AndroidManifest.xml nor Payload/*.app/Info.plist in it',
  );
}

type Said = Omit<AppPackage, 'fileType'>;

async function decode(zip: ZipFile, entry: Entry, read: (bytes: Buffer) => Said): Promise<Said> {
  const name = entry.fileName;
  if (entry.uncompressedSize > MOST_BYTES) {
    throw UnreadableAppError.because(
      `its ${name} would unpack to ${entry.uncompressedSize} bytes, and ${MOST_BYTES} are the most that is read`,
    );
  }
  // yauzl ends the stream with an error where the content is longer than the entry claims.
  const unpacking = zip.openReadStreamPromise(entry).then(buffer);
  const bytes = await unpacking.catch((error: unknown) => {
    throw UnreadableAppError.because(`it is damaged: its ${name} can't be unpacked`, { cause: error });
  });
  if (crc32(bytes) !== entry.crc32)
    throw UnreadableAppError.because(`it is damaged: the checksum of its ${name} is wrong`);
  try {
    const { appName, appVersion, identifier } = read(bytes);
    return { appName: tidy(appName), appVersion: tidy(appVersion), identifier: tidy(identifier) };
  } catch (error) {
    throw UnreadableAppError.because(`its ${name} is damaged, or not in the form that phones read`, {
      cause: error,
    });
  }
}

const tidy = (text: string | null): string | null => text?.trim().slice(0, 500) || null;

function notAnArchive(error: unknown): never {
  if (isSystemError(error)) throw error;
  throw UnreadableAppError.because('it is not a zip archive, or one that was cut off', { cause: error });
}

function asUnreadable(error: unknown): UnreadableAppError {
  if (error instanceof UnreadableAppError) return error;
  // The path of the message is a place inside the service, which is nobody's business.
  if (isSystemError(error)) {
    const reason = error.code === 'ENOENT' ? 'the file is missing' : `it can't be read (${error.code})`;
    return UnreadableAppError.because(reason, { cause: error });
  }
  return UnreadableAppError.because('it is damaged', { cause: error });
}

const isSystemError = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'syscall' in error && 'code' in error && typeof error.code === 'string';
