import type { Upload } from '../../contract/index.js';
import { PreparationError } from './PreparationError.js';

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
