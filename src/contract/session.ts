/** Sessions: the full record, and the body that creates one. */
import { z } from 'zod';
import { openEnum } from './openEnum.js';
import { dateTime, uuid } from './scalars.js';
import { MODELS, PLATFORMS, platform, sessionResult, sessionStatus } from './states.js';

export const MobileSession = z.looseObject({
  deviceArn: z.string(),
  deviceName: z.string(),
  devicePlatform: z.string(),
  uploadArn: z.string().nullish(),
  uploadType: openEnum(['own_app', 'existing', 'sample']).nullish(),
  appName: z.string().nullish(),
  bundleId: z.string().nullish(),
});

export const Observation = z.looseObject({ description: z.string(), messageId: z.string() });

export const Session = z.looseObject({
  id: uuid,
  title: z.string(),
  prompt: z.string(),
  platform,
  model: openEnum(MODELS),
  status: sessionStatus,
  result: sessionResult.nullish(),
  summary: z.string().nullish(),
  observations: z.array(Observation).nullish(),
  tags: z.array(z.string()),
  screenshotsCount: z.int(),
  toolCount: z.int(),
  failedToolCount: z.int(),
  llmCallCount: z.int(),
  creditsUsed: z.number().nullish(),
  startedAt: dateTime.nullish(),
  completedAt: dateTime.nullish(),
  /** Milliseconds. */
  duration: z.int().nullish(),
  createdAt: dateTime,
  archivedAt: dateTime.nullish(),
  mobileSession: MobileSession.nullish(),
});

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
  deviceArn: z.string().min(1).optional(),
  deviceName: z.string().min(1).optional(),
  uploadArn: z.string().min(1).optional(),
  appName: z.string().min(1).optional(),
  userDeviceId: z.guid().optional(),
});

export type Observation = z.infer<typeof Observation>;
export type Session = z.infer<typeof Session>;
export type SessionCreate = z.infer<typeof SessionCreate>;
