import { PreparationError } from './PreparationError.js';

/** The file of an app can't be uploaded: it is missing, can't be read, or is of another kind. */
export class AppFileError extends PreparationError {
  override readonly name = 'AppFileError';
  readonly code = 'app-file';
  readonly file: string;

  constructor(file: string, why: string, options?: ErrorOptions) {
    super(`The app ${file} can't be uploaded: ${why}. Please name an .apk or .ipa file.`, options);
    this.file = file;
  }
}
