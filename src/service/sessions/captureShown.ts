/** Captures as they are shown. */
import type { Session, SessionCapture } from '../../contract/index.js';
import type { Mask } from './SessionLog.js';

/** What pages said and were told, without secrets; types, times and ids of events stay as they are. */
export function maskedCapture({ events, snapshots, ...capture }: SessionCapture, mask: Mask): SessionCapture {
  const { browserContext, storageState } = capture;
  return {
    ...capture,
    ...mask({ browserContext, storageState }),
    events: (events ?? []).map(({ type, ts, ...about }) => ({ ...mask(about), type, ts })),
    snapshots: (snapshots ?? []).map(({ id, ts, trigger, targetId, messageId, ...about }) => ({
      ...mask(about),
      ...{ id, ts, trigger, targetId, messageId },
    })),
  };
}

/** Of a session whose browser doesn't speak the DevTools protocol, or that has no browser yet. */
export function noCapture({ id, platform, createdAt }: Session): SessionCapture {
  return {
    sessionId: id,
    platform,
    startedAt: null,
    endedAt: null,
    browserContext: null,
    events: [],
    storageState: null,
    snapshotCount: 0,
    snapshotsPrefix: null,
    snapshots: [],
    truncated: false,
    createdAt,
    updatedAt: createdAt,
  };
}
