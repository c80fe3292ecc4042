/** A data folder that can't be opened, or that didn't take a write. The message says how to mend it. */

export type DataFolderCode =
  'notInstalled' | 'inUse' | 'newerFormat' | 'damaged' | 'notOpened' | 'notWritten';

export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';

  constructor(
    readonly code: DataFolderCode,
    readonly folder: string,
    message: string,
    options: ErrorOptions = {},
  ) {
    super(message, options);
  }
}
