import type { Device, Upload } from '../../contract/index.js';

/** The border of a family: a session on a device can't be created, as its device or its app is not to be had. */
export abstract class PreparationError extends Error {
  abstract readonly code: 'device-not-found' | 'upload-not-found' | 'upload-failed' | 'app-file';
}

/** The file of an app can't be uploaded: it is missing, can't be read, or is of another kind. */
export class AppFileError extends PreparationError {
  override readonly name = 'AppFileError';
  readonly code = 'app-file';

  constructor(
    readonly file: string,
    why: string,
    options?: ErrorOptions,
  ) {
    super(`The app ${file} can't be uploaded: ${why}. Please name an .apk or .ipa file.`, options);
  }
}

/** No device of the catalogue is the one that was asked for, or several are. */
export class DeviceNotFoundError extends PreparationError {
  override readonly name = 'DeviceNotFoundError';
  readonly code = 'device-not-found';

  /**
   * @param wanted the name, model or token; undefined where any device would have done
   * @param candidates the near ones, or those that are meant equally
   */
  constructor(
    message: string,
    readonly wanted: string | undefined,
    readonly candidates: readonly Device[],
  ) {
    super(message);
  }
}

/** The service could not process an app, or what it made of it can't be used. */
export class UploadFailedError extends PreparationError {
  override readonly name = 'UploadFailedError';
  readonly code = 'upload-failed';
  readonly uploadId: string;
  readonly fileName: string;
  /** Why: the upload's `message`, or what it lacks. */
  readonly reason: string;

  constructor(upload: Upload) {
    const { reason, advice } = faultOf(upload);
    const what = upload.status === 'succeeded' ? "can't be used" : 'failed';
    super(`The upload of ${upload.fileName} ${what}: ${reason.replace(/\.$/, '')}. ${advice}`);
    this.uploadId = upload.id;
    this.fileName = upload.fileName;
    this.reason = reason;
  }
}

function faultOf({ status, message, isExpired }: Upload): { reason: string; advice: string } {
  if (status !== 'succeeded') {
    const reason = message || `status ${status}, without a message`;
    return { reason, advice: "Please check the app's file." };
  }
  const advice = 'Please run it again, so that the app is uploaded anew.';
  if (isExpired) return { reason: 'it has expired on the service', advice };
  return { reason: 'it succeeded, but the service gave no `uploadArn`', advice };
}

/** No usable upload has the name that was asked for. */
export class UploadNotFoundError extends PreparationError {
  override readonly name = 'UploadNotFoundError';
  readonly code = 'upload-not-found';

  /** @param nearNames of uploads that there are, nearest first */
  constructor(
    readonly wanted: string,
    readonly nearNames: readonly string[],
  ) {
    const near = nearNames.length > 0 ? `Near ones are: ${nearNames.join(', ')}.` : 'There are none.';
    super(
      `No usable upload has the file name, app name or identifier "${wanted}". ${near} ` +
        'Please name one of them, or give the path of an .apk or .ipa file.',
    );
  }
}
