/** What a capture has recorded so far, within its bounds, and as it is shown in the contract's words. */
import type {
  CaptureEvent,
  CaptureEventType,
  CaptureSnapshot,
  SessionCapture,
} from '../../contract/index.js';
import { firstLineOf } from '../ApiError.js';
import { inTime, unlessAborted } from '../waits.js';

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

const MOST_CHARACTERS = 2_000;
const MOST_OF_DATA_URL = 100;
const MOST_OF_HEADER = 300;
const MOST_HEADERS = 40;
const SECRET_HEADER = /cookie|auth|token|secret|api-?key|password|session|csrf|xsrf/i;
const MASK = '***';

export const boundText = (text: string, most = MOST_CHARACTERS): string =>
  text.length <= most ? text : `${text.slice(0, most - 1)}…`;

/** Without the user name and password that an address may carry. */
export function boundUrl(url: string): string {
  if (url.startsWith('data:')) return boundText(url, MOST_OF_DATA_URL);
  return boundText(url.replace(/^([a-z][a-z\d+.-]*:\/\/)[^/?#@]*@/i, '$1'));
}

export function boundHeaders(headers: Record<string, string>): Record<string, string> {
  const kept = Object.entries(headers).slice(0, MOST_HEADERS);
  return Object.fromEntries(
    kept.map(([name, value]) => [
      boundText(name, MOST_OF_HEADER),
      SECRET_HEADER.test(name) ? MASK : boundText(value, MOST_OF_HEADER),
    ]),
  );
}

export function boundTexts(value: unknown): unknown {
  if (typeof value === 'string') return boundText(value);
  if (Array.isArray(value)) return value.map(boundTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, boundTexts(inner)]));
}

const MOST_MISHAPS = 20;
const GONE =
  /has been closed|target closed|session closed|browser has disconnected|crashed|not attached|no target with given id/i;

export class Attempts {
  /** What could not be recorded, and why. A page that has gone is no mishap: its other events say so. */
  readonly mishaps: string[] = [];

  constructor(readonly timeout: number) {}

  /** Undefined where the work failed, took too long or lost its page. `gone` aborts when the page goes. */
  async make<Result>(what: string, work: Promise<Result>, gone?: AbortSignal): Promise<Result | undefined> {
    try {
      const here = gone ? unlessAborted(work, gone) : work;
      return await inTime(here, this.timeout, `no answer for ${this.timeout / 1000} s`);
    } catch (error) {
      if (!gone?.aborted) this.note(what, error);
      return undefined;
    }
  }

  note(what: string, error: unknown): void {
    const why = firstLineOf(error);
    if (GONE.test(why) || this.mishaps.length >= MOST_MISHAPS) return;
    this.mishaps.push(boundText(`The capture failed to ${what}: ${why}`));
  }
}
