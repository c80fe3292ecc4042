/** Stored test cases, and what they run on by default. */
import { z } from 'zod';
import { boundedList, openKinds, optional, strictly, openEnum, dateTime, uuid } from './fields.js';
import { pageOf } from './lists.js';
import { uploadType } from './catalogue.js';

/** "Apps per mobile case config: at most 3". */
export const MAX_APPS = 3;
/** "Devices per multi-device case: 2 to 3". */
export const DEVICES_PER_CASE = { min: 2, max: 3 } as const;

export const CASE_TYPES = ['web', 'mobile', 'desktop', 'multi_device'] as const;
export const CASE_FORMATS = ['gherkin', 'markdown', 'plain_text'] as const;

export const caseType = openEnum(CASE_TYPES);

export const CaseAppInfo = z.looseObject({
  /** An opaque encrypted token. */
  uploadArn: z.string(),
  uploadType,
  /** Required, though it may be null. */
  appName: z.string().nullable(),
  bundleId: optional(z.string()),
});

const appFields = {
  uploadArn: optional(z.string()),
  uploadType: optional(uploadType),
  appName: optional(z.string()),
  bundleId: optional(z.string()),
  apps: optional(boundedList(CaseAppInfo, { max: MAX_APPS })),
};

export const CaseMobileConfig = z.looseObject({
  deviceArn: z.string(),
  deviceName: z.string(),
  platform: optional(openEnum(['ANDROID', 'IOS'])),
  ...appFields,
});

export const CaseWebConfig = z.looseObject({ hostnameOverrideIds: optional(z.array(uuid)) });

export const CaseDesktopConfig = z.looseObject({
  /** A registered desktop of the user's own. */
  userDeviceId: uuid,
  name: z.string(),
  platform: openEnum(['windows', 'macos', 'linux']),
  os: z.string().nullish(),
});

const webDevice = z.looseObject({
  kind: z.literal('web'),
  name: z.string(),
  startUrl: z.string().nullish(),
  /** Set where the entry runs on the user's registered desktop. */
  userDeviceId: optional(uuid),
  /** The name to show, as it was when the configuration was saved. */
  localDeviceName: optional(z.string()),
});

const mobileDevice = z.looseObject({
  kind: z.literal('mobile'),
  name: z.string(),
  mobilePlatform: openEnum(['android', 'ios']),
  deviceArn: optional(z.string()),
  deviceName: optional(z.string()),
  /** Set where the entry runs on the user's registered phone. */
  userDeviceId: optional(uuid),
  localDeviceName: optional(z.string()),
  ...appFields,
});

export const CaseMultiDeviceDevice = openKinds([webDevice, mobileDevice]);

const multiDevice = boundedList(CaseMultiDeviceDevice, DEVICES_PER_CASE);

const common = {
  id: uuid,
  projectId: uuid,
  type: caseType,
  title: z.string().nullish(),
  startUrl: z.string().nullish(),
  lastRunAt: dateTime.nullish(),
  lastStatus: z.string().nullish(),
  createdAt: dateTime,
  updatedAt: dateTime,
};

/** `description` is truncated to 200 characters. */
export const CaseListItem = z.looseObject({ ...common, description: z.string().nullish() });

export const CaseList = pageOf(CaseListItem);

export const CaseDetail = z.looseObject({
  ...common,
  description: z.string().nullish(),
  /** What to do and to check; how it is read depends on `format`. */
  scenario: z.string(),
  format: openEnum(CASE_FORMATS),
  apiEnabled: optional(z.boolean()),
  /** Set when the case was archived: it is out of the lists then, and still readable by its id. */
  archivedAt: dateTime.nullish(),
  /** What a trigger names goes before it. */
  apiMobileConfig: CaseMobileConfig.nullish(),
  apiWebConfig: CaseWebConfig.nullish(),
  /** What a trigger names goes before it. */
  apiDesktopConfig: CaseDesktopConfig.nullish(),
  /** Read-only default: runs always use the stored configuration. */
  apiMultiDeviceConfig: multiDevice.nullish(),
});

/** The fields of `CaseDetail` that somebody can set. */
const settable = z.strictObject({
  type: z.enum(CASE_TYPES),
  title: z.string().min(1).max(1_000).nullish(),
  description: z.string().max(100_000).nullish(),
  scenario: z.string().min(1).max(500_000),
  format: z.enum(CASE_FORMATS),
  startUrl: z.url({ protocol: /^https?$/ }).nullish(),
  apiEnabled: z.boolean().optional(),
  apiMobileConfig: strictly(CaseMobileConfig).nullish(),
  apiWebConfig: strictly(CaseWebConfig).nullish(),
  apiDesktopConfig: strictly(CaseDesktopConfig).nullish(),
  apiMultiDeviceConfig: strictly(multiDevice).nullish(),
});

/** Assumption: "write operations … not shown". */
export const CaseWrite = settable.extend({ type: settable.shape.type.default('web') });
/** What is not named stays as it is. */
export const CaseChange = settable.partial();

export type CaseMobileConfig = z.infer<typeof CaseMobileConfig>;
export type CaseListItem = z.infer<typeof CaseListItem>;
export type CaseDetail = z.infer<typeof CaseDetail>;
export type CaseWrite = z.input<typeof CaseWrite>;
export type CaseChange = z.input<typeof CaseChange>;
