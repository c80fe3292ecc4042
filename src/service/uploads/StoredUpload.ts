/** An upload as the service keeps it, and as it shows it in the contract's words. */
import { randomUUID } from 'node:crypto';
import { UPLOAD_LIFETIME, type Upload, type UploadStatus } from '../../contract/index.js';
import { goTo } from '../goTo.js';
import type { Binary } from './BinaryFolder.js';
import type { AppPackage } from './readAppPackage.js';
import { UPLOAD_WAYS } from './uploadTransitions.js';

export interface StoredUpload {
  id: string;
  fileName: string;
  fileType: AppPackage['fileType'];
  /** Bytes; stays when the binary of a failed upload is removed. */
  fileSize: number | null;
  status: UploadStatus;
  message: string | null;
  uploadedAt: string;
  uploadArn: string | null;
  /** What the package says of itself, once it was read. */
  app: Omit<AppPackage, 'fileType'> | null;
  /** Internal, like the two below it: never shown. */
  binary: Binary | null;
  /** Since when the device back end has the app, from which the 30 days count. */
  onBackEndSince: string | null;
  createdAt: string;
}

export function newUpload(fileName: string, now: Date): StoredUpload {
  return {
    id: randomUUID(),
    fileName,
    fileType: /\.apk$/i.test(fileName) ? 'ANDROID_APP' : 'IOS_APP',
    fileSize: null,
    status: 'initialized',
    message: null,
    uploadedAt: now.toISOString(),
    uploadArn: null,
    app: null,
    binary: null,
    onBackEndSince: null,
    createdAt: now.toISOString(),
  };
}

/** Nobody can use its binary again. */
export const failedUpload = (upload: StoredUpload, message: string): StoredUpload => ({
  ...upload,
  status: goTo(UPLOAD_WAYS, upload.status, 'failed'),
  message,
  binary: null,
});

export function showUpload(upload: StoredUpload, now: Date): Upload {
  const { id, uploadArn, fileName, fileSize, fileType, app, status, message, uploadedAt } = upload;
  return {
    id,
    uploadArn,
    fileName,
    fileSize,
    fileType,
    appName: app?.appName ?? null,
    appVersion: app?.appVersion ?? null,
    identifier: app?.identifier ?? null,
    // A picture is of no use to a session.
    iconData: null,
    status,
    message,
    uploadedAt,
    isExpired: isExpired(upload, now),
  };
}

export const isExpired = ({ onBackEndSince }: StoredUpload, now: Date): boolean =>
  onBackEndSince !== null && now.getTime() - Date.parse(onBackEndSince) >= UPLOAD_LIFETIME;
