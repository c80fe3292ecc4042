/** Stands between one client and the service, and spoils what it is told to: before a connection is made, or an answer. */
import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import type { EventClock } from './EventClock.js';
import type { FaultyService } from './FaultyService.js';
import { ADDRESSES, hostName, spoilName } from './HostNames.js';
import { forward, type Passed } from './forward.js';
import { foreign, trusted } from './certificates.js';
import { ID_HEADER, Traffic, type Asked } from './Traffic.js';
import type { Fault } from './faults.js';

/** Which fault strikes an exchange, if any does. */
export type Striking = (asked: Asked) => Fault | undefined;

export interface Struck {
  name: string;
  request: IncomingMessage;
  response: ServerResponse;
  /** Lets the service do what it is asked to, and gives its answer without passing it on. */
  forward: () => Promise<Passed>;
  /** Gives the answer to the client, changed or not. */
  answer: (passed: Passed, changes?: Partial<Passed>) => void;
  /** By the client's clock. */
  wait: (ms: number) => Promise<void>;
  /** Nothing more comes. */
  stall: () => void;
  /** An origin that is none of the service's. */
  elsewhere: string;
}

interface Settings {
  key: string;
  service: FaultyService;
  clock: EventClock;
  elsewhere: string;
  striking: Striking;
  isSecure: boolean;
  keepsAlive: boolean;
}

export class FaultProxy {
  readonly #sockets = new Set<Socket>();
  readonly #answering = new Set<ServerResponse>();
  readonly #looks = new Map<string, number>();
  /** Of all that was asked, in its order; the key is left out. */
  readonly requests: { name: string; headers: IncomingHttpHeaders }[] = [];
  /** What went wrong here, which is nobody's fault but this file's. */
  readonly mishaps: unknown[] = [];

  private constructor(
    readonly origin: string,
    readonly traffic: Traffic,
    private readonly servers: readonly http.Server[],
    private readonly settings: Settings,
  ) {
    const { clock, striking, key } = settings;
    clock.isBusy = () => traffic.moving > 0;
    clock.isStuck = () => traffic.open > traffic.moving;
    traffic.onChange = clock.stir;
    traffic.onAsk = (asked) => {
      clock.stir();
      spoilName(hostName(key), striking(asked)?.network);
    };
    for (const server of servers) {
      server.on('connection', (socket: Socket) => this.#watch(socket));
      // A client that does not like the certificate.
      server.on('tlsClientError', () => undefined);
    }
    servers[0]?.on('request', (request: IncomingMessage, response: ServerResponse) => {
      this.#handle(request, response).catch((error: unknown) => {
        if (!response.destroyed) this.mishaps.push(error);
        response.destroy();
      });
    });
  }

  static async start(settings: Settings): Promise<FaultProxy> {
    const { isSecure, key } = settings;
    const proxy = isSecure ? https.createServer(trusted) : http.createServer();
    const port = await listening(proxy, '127.0.0.1', 0);
    const servers: http.Server[] = [proxy];
    if (isSecure) {
      const other = https.createServer(foreign);
      await listening(other, ADDRESSES.tls, port);
      servers.push(other);
    }
    const origin = `${isSecure ? 'https' : 'http'}://${hostName(key)}:${port}`;
    return new FaultProxy(origin, new Traffic(origin), servers, settings);
  }

  /** Connections that are open. */
  get sockets(): number {
    return this.#sockets.size;
  }

  /** Answers that are neither complete nor broken off. */
  get answering(): number {
    return this.#answering.size;
  }

  async close(): Promise<void> {
    this.traffic.forget();
    spoilName(hostName(this.settings.key), undefined);
    for (const server of this.servers) {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    }
  }

  #watch(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.#sockets.delete(socket));
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.#answering.add(response);
    response.on('close', () => this.#answering.delete(response));
    const asked = this.traffic.find(String(request.headers[ID_HEADER]));
    response.shouldKeepAlive = this.settings.keepsAlive;
    // The client has given up already.
    if (!asked) return void response.destroy();
    this.requests.push({ name: asked.name, headers: request.headers });
    const struck = this.#struck(asked, request, response);
    const fault = this.settings.striking(asked);
    if (fault?.strike) await fault.strike(struck);
    else struck.answer(await struck.forward());
  }

  #struck(asked: Asked, request: IncomingMessage, response: ServerResponse): Struck {
    const { clock, elsewhere, service } = this.settings;
    const waiting = (isWaiting: boolean) => {
      asked.isWaiting = isWaiting;
      clock.stir();
    };
    return {
      ...{ name: asked.name, request, response, elsewhere },
      forward: async () => {
        const isLate = await this.#letGoOn(asked, request.url ?? '');
        const passed = await forward(request, service.baseURL, this.origin);
        return isLate ? passed : inProcess(passed);
      },
      answer: (passed, changes) => answer(response, { ...passed, ...changes }),
      wait: async (ms) => {
        waiting(true);
        const gone = new AbortController();
        response.once('close', () => gone.abort());
        await clock.sleep(ms, gone.signal);
        waiting(false);
      },
      stall: () => waiting(true),
    };
  }

  /** Two looks see everything: the first finds it under way, the second over. False where that has to be said for it. */
  async #letGoOn({ name }: Asked, address: string): Promise<boolean> {
    if (!LOOKS.includes(name)) return true;
    const looks = (this.#looks.get(name) ?? 0) + 1;
    this.#looks.set(name, looks);
    if (looks > 1) await this.settings.service.letEnd(this.settings.key, address);
    return looks > 1 || name !== UPLOAD_LOOK;
  }
}

const UPLOAD_LOOK = 'GET /api/uploads/<id>';
const LOOKS = [UPLOAD_LOOK, 'GET /api/sessions/<id>', 'GET /api/triggers/plans/<id>/runs/<id>'];

/** The local service may be done with an app before anybody looks; then it is shown as it was a moment before. */
function inProcess(passed: Passed): Passed {
  const upload = { ...(JSON.parse(passed.body.toString()) as object), status: 'processing', uploadArn: null };
  return { ...passed, body: Buffer.from(JSON.stringify(upload)) };
}

function listening(server: http.Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function answer(response: ServerResponse, { status, headers, body }: Passed): void {
  response.writeHead(status, { 'content-length': body.length, ...headers }).end(body);
}
