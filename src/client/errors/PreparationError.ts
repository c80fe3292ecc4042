/** The border of a family: a session on a device can't be created, as its device or its app is not to be had. */
export abstract class PreparationError extends Error {
  abstract readonly code: 'device-not-found' | 'upload-not-found' | 'upload-failed' | 'app-file';
}
