/** All sessions of a local service: creates them, lets them wait for their place, and runs them. */
import { limitFunction } from 'p-limit';
import type { SessionCreate } from '../contract/index.js';
import type { UserDevice } from './devices.js';
import { Refusal } from './Refusal.js';
import { runSession } from './runSession.js';
import { SessionRecord, type StoredScreenshot } from './SessionRecord.js';

interface Seat {
  open: UserDevice['open'];
  /** How many at a time: one on a user's device, a few in the service's own browser. */
  concurrency: number;
  inTurn(run: () => Promise<void>): Promise<void>;
  stop: AbortController;
  sessions: SessionRecord[];
  /** What runs or waits there; resolves, never rejects. */
  runs: Set<Promise<void>>;
}

export class Sessions {
  readonly #records = new Map<string, SessionRecord>();
  readonly #seats = new Map<string, Seat>();
  readonly #ownSeat: Seat;
  readonly #stepTimeout: number;

  constructor(settings: { openOwn: UserDevice['open']; concurrency: number; stepTimeout: number }) {
    this.#ownSeat = seat(settings.openOwn, settings.concurrency);
    this.#stepTimeout = settings.stepTimeout;
  }

  addDevice(device: UserDevice): void {
    this.#seats.set(device.id, seat(device.open, 1));
  }

  /** Ends what runs on the device and forgets its sessions with their pictures. */
  async removeDevice(id: string, why: Error): Promise<void> {
    const gone = this.#seats.get(id);
    if (!gone) return;
    this.#seats.delete(id);
    await vacate(gone, why);
    for (const session of gone.sessions) this.#records.delete(session.id);
  }

  /** @throws Refusal 404 where the device is not registered */
  create(request: SessionCreate): SessionRecord {
    const place = request.userDeviceId === undefined ? this.#ownSeat : this.#seats.get(request.userDeviceId);
    if (!place) throw new Refusal(404, `No user device ${request.userDeviceId ?? ''} is registered`);
    const session = new SessionRecord(request);
    this.#records.set(session.id, session);
    place.sessions.push(session);
    if (place.runs.size >= place.concurrency) session.moveTo('queued');
    const settings = { stepTimeout: this.#stepTimeout, signal: place.stop.signal };
    const run = place.inTurn(() => runSession(session, place, settings));
    place.runs.add(run);
    void run.finally(() => place.runs.delete(run));
    return session;
  }

  /** @throws Refusal 404 */
  get(id: string): SessionRecord {
    const session = this.#records.get(id);
    if (!session) throw new Refusal(404, `No session ${id}`);
    return session;
  }

  /** @throws Refusal 404 */
  screenshot(id: string): StoredScreenshot {
    for (const session of this.#records.values()) {
      const found = session.screenshots.find(({ shown }) => shown.id === id);
      if (found) return found;
    }
    throw new Refusal(404, `No screenshot ${id}`);
  }

  async close(): Promise<void> {
    const why = new Error('the service was stopped');
    await Promise.all([this.#ownSeat, ...this.#seats.values()].map((place) => vacate(place, why)));
  }
}

function seat(open: UserDevice['open'], concurrency: number): Seat {
  const inTurn = limitFunction((run: () => Promise<void>) => run(), { concurrency });
  return { open, concurrency, inTurn, stop: new AbortController(), sessions: [], runs: new Set() };
}

/** Ends everything at the seat; resolves when nothing runs there any more. */
async function vacate(place: Seat, why: Error): Promise<void> {
  place.stop.abort(why);
  await Promise.all(place.runs);
}
