import { PreparationError } from './PreparationError.js';

/** No usable upload has the name that was asked for. */
export class UploadNotFoundError extends PreparationError {
  override readonly name = 'UploadNotFoundError';
  readonly code = 'upload-not-found';
  readonly wanted: string;
  /** Names of uploads that there are, nearest first. */
  readonly nearNames: readonly string[];

  constructor(wanted: string, nearNames: readonly string[]) {
    const near = nearNames.length > 0 ? `Near ones are: ${nearNames.join(', ')}.` : 'There are none.';
    super(
      `No usable upload has the file name, app name or identifier "${wanted}". ${near} ` +
        'Please name one of them, or give the path of an .apk or .ipa file.',
    );
    this.wanted = wanted;
    this.nearNames = nearNames;
  }
}
