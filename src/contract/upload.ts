/** App binaries for mobile sessions. */
import { z } from 'zod';
import { openEnum, dateTime, uuid } from './fields.js';
import { uploadStatus } from './states.js';

/** Where an app comes from. */
export const uploadType = openEnum(['own_app', 'existing', 'sample']);

/** "expiry after 30 days" on the device-testing back end. In milliseconds. */
export const UPLOAD_LIFETIME = 30 * 24 * 60 * 60 * 1000;

export const Upload = z.looseObject({
  id: uuid,
  /** An opaque encrypted token, there once `status` is `succeeded`. */
  uploadArn: z.string().nullish(),
  fileName: z.string(),
  /** Bytes. */
  fileSize: z.int().nullish(),
  fileType: openEnum(['ANDROID_APP', 'IOS_APP']),
  /** Taken out of the package, like the three below; the local service looks up no names in Android's resources. */
  appName: z.string().nullish(),
  appVersion: z.string().nullish(),
  /** Bundle id (iOS) or package name (Android). */
  identifier: z.string().nullish(),
  /** A PNG, base64-encoded; the local service takes none out. */
  iconData: z.string().nullish(),
  status: uploadStatus,
  /** Details of the status, such as why it failed. */
  message: z.string().nullish(),
  uploadedAt: dateTime,
  /** Whether it expired on the device-testing back end, which it does after 30 days. */
  isExpired: z.boolean(),
});

/** The body of `POST /api/uploads`; the name's ending tells what kind of app it is. */
export const UploadCreate = z.strictObject({
  fileName: z
    .string()
    .max(255)
    .regex(/^[^\p{Cc}/\\]*$/u, 'must be a bare file name: no folder ("/" or "\\") and no control characters')
    // Without a flag: JSON Schema, in which this is reported, knows none.
    .regex(/\.(?:[aA][pP][kK]|[iI][pP][aA])$/, 'must end in .apk or .ipa'),
});

/** "an upload record plus a presigned URL for the binary"; the field's name is our assumption (`leftOpen.ts`). */
export const UploadCreated = z.looseObject({ ...Upload.shape, uploadUrl: z.string().min(1) });

export type Upload = z.infer<typeof Upload>;
export type UploadCreated = z.infer<typeof UploadCreated>;
export type UploadCreate = z.infer<typeof UploadCreate>;
