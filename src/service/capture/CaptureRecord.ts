/** What a capture has recorded so far, within its bounds, and as it is shown in the contract's words. */
import type {
  CaptureEvent,
  CaptureEventType,
  CaptureSnapshot,
  SessionCapture,
} from '../../contract/index.js';

/** How a listener tells an event; the record adds the time, where it isn't told some time after. */
export type Tell = (type: CaptureEventType, about: Record<string, unknown>, at?: number) => void;

export class CaptureRecord {
  browserContext: Record<string, unknown> | null = null;
  storageState: Record<string, unknown> | null = null;
  readonly #started: number;
  readonly #events: CaptureEvent[] = [];
  /** As JSON, because its size is what is bounded and the objects would take several times the memory. */
  readonly #snapshots: string[] = [];
  #snapshotBytes = 0;
  #snapshotsFull = false;
  #truncated = false;
  #last: number;
  #ended: number | undefined;

  constructor(
    private readonly bounds: { maxEvents: number; maxSnapshotBytes: number },
    private readonly now: () => number = Date.now,
  ) {
    this.#started = now();
    this.#last = this.#started;
  }

  readonly tell: Tell = (type, about, at) => {
    if (this.#ended !== undefined) return;
    const ts = this.#time(at);
    if (this.#events.length >= this.bounds.maxEvents) this.#truncated = true;
    else this.#events.push({ ...about, type, ts });
  };

  /** Says no from the first snapshot that didn't fit, so that no more of them cost the page time. */
  hasRoomForSnapshot(): boolean {
    if (this.#snapshotsFull) this.#truncated = true;
    return !this.#snapshotsFull && this.#ended === undefined;
  }

  keepSnapshot(snapshot: Omit<CaptureSnapshot, 'ts'>): void {
    if (!this.hasRoomForSnapshot()) return;
    const json = JSON.stringify({ ...snapshot, ts: this.#time() });
    const bytes = Buffer.byteLength(json);
    this.#snapshotsFull = this.#snapshotBytes + bytes > this.bounds.maxSnapshotBytes;
    if (!this.hasRoomForSnapshot()) return;
    this.#snapshotBytes += bytes;
    this.#snapshots.push(json);
    const { id, trigger, messageId, targetId, url } = snapshot;
    this.tell('snapshot_captured', { snapshotId: id, trigger, messageId: messageId ?? null, targetId, url });
  }

  close(): void {
    this.#ended ??= this.#time();
  }

  toRecord(session: { id: string; platform: string }): SessionCapture {
    return {
      sessionId: session.id,
      platform: session.platform,
      startedAt: iso(this.#started),
      endedAt: this.#ended === undefined ? null : iso(this.#ended),
      browserContext: this.browserContext,
      events: [...this.#events],
      storageState: this.storageState,
      snapshotCount: this.#snapshots.length,
      snapshotsPrefix: null,
      snapshots: this.#snapshots.map((json) => JSON.parse(json) as CaptureSnapshot),
      truncated: this.#truncated,
      createdAt: iso(this.#started),
      updatedAt: iso(this.#last),
    };
  }

  /** Never before an earlier event, whatever is done to the machine's clock; nor later than now, by another machine's. */
  #time(at = Infinity): number {
    this.#last = Math.max(this.#last, Math.trunc(Math.min(at, this.now())));
    return this.#last;
  }
}

const iso = (ts: number) => new Date(ts).toISOString();
