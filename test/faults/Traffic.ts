/** What a client is asking at this moment, as its HTTP library tells: nothing of the client's own is touched. */
import { subscribe } from 'node:diagnostics_channel';

export interface Asked {
  /** Sent along, so that a proxy knows which one it is. */
  id: string;
  /** Such as `GET /api/sessions/<id>`. */
  name: string;
  /** Of this name, from 1; an attempt again counts. */
  count: number;
  /** Whether no answer is on its way. */
  isWaiting: boolean;
}

/** undici's, as far as it matters here. */
interface Request {
  origin: string;
  method: string;
  path: string;
  addHeader(name: string, value: string): void;
}

export const ID_HEADER = 'x-exchange';

const watched = new Map<string, Traffic>();

export class Traffic {
  /** Told of each request before it is on its way. */
  onAsk: (asked: Asked) => void = () => undefined;
  /** Told of each that failed. */
  onFailed: (asked: Asked) => void = () => undefined;
  onChange: () => void = () => undefined;
  readonly all: Asked[] = [];
  readonly #open = new Map<Request, Asked>();

  constructor(private readonly origin: string) {
    watched.set(origin, this);
  }

  /** Requests that are on their way, or whose answers are. */
  get moving(): number {
    return [...this.#open.values()].filter(({ isWaiting }) => !isWaiting).length;
  }

  get open(): number {
    return this.#open.size;
  }

  find(id: string): Asked | undefined {
    return [...this.#open.values()].find((asked) => asked.id === id);
  }

  begin(request: Request): void {
    const name = `${request.method} ${request.path.split('?')[0]?.replaceAll(IDS, '<id>')}`;
    const count = this.all.filter((one) => one.name === name).length + 1;
    const asked = { id: String(this.all.length), name, count, isWaiting: false };
    request.addHeader(ID_HEADER, asked.id);
    this.all.push(asked);
    this.#open.set(request, asked);
    this.onAsk(asked);
  }

  end(request: Request, { failed }: { failed: boolean }): void {
    const asked = this.#open.get(request);
    if (!asked) return;
    this.#open.delete(request);
    if (failed) this.onFailed(asked);
    this.onChange();
  }

  forget(): void {
    watched.delete(this.origin);
  }
}

const IDS = /[\da-f]{8}-[\da-f-]{27}/g;

const on = (event: string, heard: (traffic: Traffic, request: Request) => void) => {
  subscribe(`undici:request:${event}`, (message) => {
    const { request } = message as { request: Request };
    const traffic = watched.get(request.origin);
    if (traffic) heard(traffic, request);
  });
};
on('create', (traffic, request) => traffic.begin(request));
on('trailers', (traffic, request) => traffic.end(request, { failed: false }));
on('error', (traffic, request) => traffic.end(request, { failed: true }));
