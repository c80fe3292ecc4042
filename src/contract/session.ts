/** Sessions: the full record, and the body that creates one. */
import { z } from 'zod';
import { openEnum, dateTime, identifier, uuid } from './fields.js';
import { pageOf } from './lists.js';
import { MODELS, PLATFORMS, platform, sessionResult, sessionStatus } from './states.js';
import { uploadType } from './catalogue.js';

export const MobileSession = z.looseObject({
  /** An opaque encrypted token. */
  deviceArn: identifier,
  deviceName: z.string(),
  devicePlatform: identifier,
  /** An opaque encrypted token. */
  uploadArn: identifier.nullish(),
  uploadType: uploadType.nullish(),
  appName: z.string().nullish(),
  bundleId: z.string().nullish(),
});

export const Observation = z.looseObject({ description: z.string(), messageId: identifier });

export const Session = z.looseObject({
  id: uuid,
  title: z.string(),
  prompt: z.string(),
  platform,
  model: openEnum(MODELS),
  status: sessionStatus,
  result: sessionResult.nullish(),
  /** Written by the service: what happened. */
  summary: z.string().nullish(),
  observations: z.array(Observation).nullish(),
  tags: z.array(z.string()),
  screenshotsCount: z.int(),
  toolCount: z.int(),
  failedToolCount: z.int(),
  llmCallCount: z.int(),
  /** Credits consumed. */
  creditsUsed: z.number().nullish(),
  startedAt: dateTime.nullish(),
  completedAt: dateTime.nullish(),
  /** Milliseconds. */
  duration: z.int().nullish(),
  createdAt: dateTime,
  /** Set when the session was archived: it is out of the lists then, and still readable by its id. */
  archivedAt: dateTime.nullish(),
  mobileSession: MobileSession.nullish(),
});

export const SessionListItem = z.looseObject({
  id: uuid,
  projectId: uuid.nullish(),
  caseId: uuid.nullish(),
  title: z.string(),
  /** Truncated to 200 characters. */
  prompt: z.string(),
  platform,
  status: sessionStatus,
  result: sessionResult.nullish(),
  startedAt: dateTime.nullish(),
  completedAt: dateTime.nullish(),
  createdAt: dateTime,
  /** Milliseconds. */
  durationMs: z.int().nullish(),
});

export const SessionList = pageOf(SessionListItem);

/**
 * The body of `POST /api/sessions`. Which fields are required is not shown; that these three are is our
 * assumption, taken from the contract's desktop example.
 */
export const SessionCreate = z.strictObject({
  title: z.string().min(1),
  prompt: z.string().min(1),
  projectId: z.guid(),
  platform: z.enum(PLATFORMS).optional(),
  model: z.string().min(1).optional(),
  /** A token of the device list; for sessions on Android and iOS, like the three below. */
  deviceArn: z.string().min(1).optional(),
  deviceName: z.string().min(1).optional(),
  /** A token of an upload that succeeded; can be used again for other sessions. */
  uploadArn: z.string().min(1).optional(),
  appName: z.string().min(1).optional(),
  /** Runs the session on a device that the user registered. */
  userDeviceId: z.guid().optional(),
});

export type MobileSession = z.infer<typeof MobileSession>;
export type Observation = z.infer<typeof Observation>;
export type Session = z.infer<typeof Session>;
export type SessionListItem = z.infer<typeof SessionListItem>;
export type SessionCreate = z.infer<typeof SessionCreate>;
