/** What an organization can choose from: projects, models, devices, and the devices that users registered. */
import { z } from 'zod';
import { optional, openEnum, dateTime, uuid } from './fields.js';
import { uploadStatus } from './states.js';

export const Project = z.looseObject({
  /** What `projectId` takes. */
  id: uuid,
  name: z.string(),
  description: z.string().nullish(),
  createdAt: dateTime,
});

/** A model that the organization can run; its `id` is what `model` takes. */
export const Model = z.looseObject({
  id: z.string(),
  displayName: z.string(),
  /** The serving company; `mixed` means that the model is chosen per step (`auto`). */
  provider: z.string(),
});

/** A device of the catalogue; all fields are optional in shape. */
export const Device = z.looseObject({
  /** An opaque encrypted token, passed on as `deviceArn`. */
  arn: optional(z.string()),
  name: optional(z.string()),
  manufacturer: optional(z.string()),
  model: optional(z.string()),
  modelId: optional(z.string()),
  os: optional(z.string()),
  availability: optional(z.string()),
  platform: optional(openEnum(['ANDROID', 'IOS'])),
  formFactor: optional(openEnum(['PHONE', 'TABLET'])),
  heapSize: z.int().nullish(),
  memory: z.int().nullish(),
  resolution: z.looseObject({ width: optional(z.int()), height: optional(z.int()) }).nullish(),
});

/** A desktop or phone that a user registered; addressed by `userDeviceId`. */
export const UserDevice = z.looseObject({
  /** What `userDeviceId` takes. */
  id: uuid,
  name: z.string(),
  platform: openEnum(['windows', 'macos', 'linux', 'ios', 'android']),
  /** The operating system's version at registration. */
  os: z.string().nullish(),
  /** The last known one. */
  status: openEnum(['online', 'offline']),
  lastSeenAt: dateTime.nullish(),
  createdAt: dateTime,
});

/** Assumption: "write operations … not shown". */
export const ProjectWrite = z.strictObject({
  name: z.string().trim().min(1).max(200),
  description: z.string().max(10_000).nullish(),
});
export const ProjectChange = ProjectWrite.partial();

/**
 * Assumption: how a device is registered is not shown. `address` of a desktop is the WebSocket address of a Playwright
 * server (`npx playwright run-server`) that runs on it; that of a phone is the address of the Appium server that drives it.
 */
export const UserDeviceWrite = z
  .strictObject({
    name: z.string().trim().min(1).max(200),
    platform: z.enum(['windows', 'macos', 'linux', 'ios', 'android']),
    os: z.string().max(200).nullish(),
    address: z.url({ protocol: /^(?:ws|http)s?$/ }),
    /** Of phones alone, like the two below: which one, where the server drives several. */
    udid: z.string().min(1).max(200).optional(),
    /** The identifier of an app that is on it. */
    app: z.string().min(1).max(500).optional(),
    /** Of Appium, for the sessions on it. */
    capabilities: z.record(z.string(), z.unknown()).optional(),
  })
  .superRefine((device, context) => {
    const fault = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const isPhone = device.platform === 'ios' || device.platform === 'android';
    const [servers, scheme] = isPhone ? ['an Appium', /^https?:/i] : ['a Playwright', /^wss?:/i];
    if (!scheme.test(device.address))
      fault('address', `not the address of ${servers} server: ${device.platform}`);
    const ofPhone = (['udid', 'app', 'capabilities'] as const).find((name) => device[name] !== undefined);
    if (!isPhone && ofPhone) fault(ofPhone, 'only for platform "android" or "ios"');
  });

export type Project = z.infer<typeof Project>;
export type ProjectWrite = z.infer<typeof ProjectWrite>;
export type ProjectChange = z.infer<typeof ProjectChange>;
export type Model = z.infer<typeof Model>;
export type Device = z.infer<typeof Device>;
export type UserDevice = z.infer<typeof UserDevice>;
export type UserDeviceWrite = z.infer<typeof UserDeviceWrite>;

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
