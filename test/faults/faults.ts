/** What can go wrong between a client and the service: one row each. */
import { pipeline } from 'node:stream/promises';
import type { Reason } from '../../src/report/outcome.js';
import type { Struck } from './FaultProxy.js';
import { REQUEST_TIMEOUT } from './flows.js';
import { HTML, half, noise, shifted } from './spoil.js';

export type NetworkFault = 'unknown' | 'refused' | 'tls';

export interface Fault {
  name: string;
  /** Nothing is sent at all. */
  network?: NetworkFault;
  /** In place of an answer. */
  strike?: (struck: Struck) => void | Promise<void>;
  /**
   * `none`: nobody notices. `passing`: what may be asked twice is asked again. `final`: asking again would be of no use.
   * `garbled`: the answer can't be read, which only matters where it is read.
   */
  effect: 'none' | 'passing' | 'final' | 'garbled';
  /** Whether the service does what it is asked to. */
  arrives: boolean;
  /** Milliseconds that one such fault takes. @default 0 */
  takes?: number;
  reason: Reason;
  /** In the message. */
  cause: RegExp;
  /** Milliseconds after which it is over, for all calls. @default once, or for ever at one call */
  lasts?: number;
}

const unreachable = { reason: 'service unreachable' } as const;
const refused = { reason: 'service refused' } as const;
const unexpected = { reason: 'unexpected answer' } as const;

const HUGE = 200 * 1024 * 1024;

const NETWORK: Fault[] = [
  { name: 'the host name is unknown', network: 'unknown', cause: /unknown host name \(ENOTFOUND\)/ },
  { name: 'the connection is refused', network: 'refused', cause: /connection refused \(ECONNREFUSED\)/ },
  { name: 'the certificate is a foreign one', network: 'tls', cause: /self-signed TLS certificate/ },
  { name: 'the service is gone for a minute', network: 'refused', cause: /refused/, lasts: 60_000 } as const,
].map((row) => ({ ...row, ...unreachable, effect: 'passing' as const, arrives: false })) as Fault[];

const CLOSED = /connection (reset|closed)|other side closed/;

const CONNECTION: Fault[] = [
  {
    name: 'the connection is reset before the request was read',
    ...{ ...unreachable, effect: 'passing', arrives: false, cause: CLOSED },
    strike: ({ request }) => void request.socket.resetAndDestroy(),
  },
  {
    name: 'the connection is reset after the request was read',
    ...{ ...unreachable, effect: 'passing', arrives: true, cause: CLOSED },
    strike: async ({ forward, request }) => {
      await forward();
      request.socket.resetAndDestroy();
    },
  },
  {
    name: 'half of the body comes',
    ...{ ...unreachable, effect: 'passing', arrives: true, cause: CLOSED },
    strike: async (struck) => {
      await half(struck);
      struck.request.socket.end();
    },
  },
  {
    name: 'the content length is too long',
    ...{ ...unreachable, effect: 'passing', arrives: true, cause: CLOSED },
    strike: async ({ forward, response, request }) => {
      const { status, headers, body } = await forward();
      response.writeHead(status, { ...headers, 'content-length': body.length + 10 });
      response.write(body, () => request.socket.end());
    },
  },
  {
    name: 'no answer comes',
    ...{ ...unreachable, effect: 'passing', arrives: true, takes: REQUEST_TIMEOUT },
    cause: /no complete answer in time|did not come in time/,
    strike: async ({ forward, stall }) => {
      await forward();
      stall();
    },
  },
  {
    name: 'the body stalls',
    ...{ ...unreachable, effect: 'passing', arrives: true, takes: REQUEST_TIMEOUT },
    cause: /no complete answer in time|did not come in time/,
    strike: async (struck) => {
      await half(struck);
      struck.stall();
    },
  },
];

const NOT_READ = /it is not JSON|neither PNG nor JPEG|content length|Parse Error|Content-Length/i;

const BODY: Fault[] = [
  {
    name: 'the content length is too short',
    ...{ ...unexpected, effect: 'garbled', arrives: true, cause: NOT_READ },
    strike: async ({ forward, answer }) => {
      const passed = await forward();
      answer(passed, { body: passed.body.subarray(0, Math.max(0, passed.body.length - 5)) });
    },
  },
  {
    name: 'the body is no JSON',
    ...{ ...unexpected, effect: 'garbled', arrives: true, cause: NOT_READ },
    strike: async ({ forward, answer }) => answer(await forward(), { body: Buffer.from('{"id": "abc", ') }),
  },
  {
    name: 'the body is HTML',
    ...{ ...unexpected, effect: 'garbled', arrives: true, cause: NOT_READ },
    strike: async ({ forward, answer }) =>
      answer({ ...(await forward()), status: 200, headers: { 'content-type': 'text/html' }, body: HTML }),
  },
  {
    name: 'the body has 200 MB',
    ...{ ...unexpected, effect: 'final', arrives: true, cause: /larger than \d+ bytes/ },
    strike: async ({ forward, response }) => {
      const { status, headers } = await forward();
      response.writeHead(status, { ...headers, 'content-length': HUGE });
      // The client goes away in the middle.
      await pipeline(noise(HUGE), response).catch(() => undefined);
    },
  },
];

/** Without `Retry-After`, and with it: in seconds, as a date, as a date by a clock that is a day ahead. */
const WAITS: { name: string; header?: () => Record<string, string>; takes: number }[] = [
  { name: '', takes: 0 },
  { name: ' and Retry-After', header: () => ({ 'retry-after': '5' }), takes: 5_000 },
];
const GATEWAYS = [502, 504];

const STATUSES: Fault[] = [408, 425, 429, 500, 502, 503, 504].flatMap((status) =>
  WAITS.map(({ name, header, takes }) => refusing(`status ${status}${name}`, status, { header, takes })),
);

/** A date counts from the moment that the answer itself names, whatever the clock of this machine says. */
const BY_ANOTHER_CLOCK: Fault[] = [1, -1].map((days) => {
  const there = Date.now() + days * 24 * 60 * 60_000;
  const at = (ms: number) => new Date(there + ms).toUTCString();
  const header = () => ({ date: at(0), 'retry-after': at(5_000) });
  const name = `status 503 and Retry-After by a clock that is a day ${days > 0 ? 'ahead' : 'behind'}`;
  return refusing(name, 503, { header, takes: 5_000 });
});

function refusing(
  name: string,
  status: number,
  { header = () => ({}), takes }: { header?: (() => Record<string, string>) | undefined; takes: number },
): Fault {
  // A gateway may say so after the service has done what it was asked to.
  const arrives = GATEWAYS.includes(status);
  return {
    ...{ name, arrives, takes, ...refused, effect: 'passing', cause: new RegExp(`${status} Out of order`) },
    strike: async ({ forward, answer }) => {
      if (arrives) await forward();
      const headers = { 'content-type': 'application/json', ...header() };
      answer({ status, headers, body: Buffer.from('{"error":"Out of order"}') });
    },
  };
}

const OTHERS: Fault[] = [
  {
    name: 'a redirect to another host',
    ...{ ...refused, effect: 'final', arrives: false, cause: /30\d.*Redirects are not followed/ },
    strike: ({ answer, elsewhere, request }) =>
      answer({ status: 307, headers: { location: `${elsewhere}${request.url}` }, body: Buffer.alloc(0) }),
  },
  {
    name: 'latency',
    ...{ ...unreachable, effect: 'none', arrives: true, cause: /./, takes: 5_000 },
    strike: async ({ wait, forward, answer }) => {
      await wait(2_500);
      const passed = await forward();
      await wait(2_500);
      answer(passed);
    },
  },
  ...[1, -1].map((days): Fault => ({
    name: `clocks a day ${days > 0 ? 'ahead' : 'behind'}`,
    ...{ ...unreachable, effect: 'none', arrives: true, cause: /./ },
    strike: async ({ forward, answer }) => answer(shifted(await forward(), days)),
  })),
];

export const FAULTS: readonly Fault[] = [
  ...NETWORK,
  ...CONNECTION,
  ...BODY,
  ...STATUSES,
  ...BY_ANOTHER_CLOCK,
  ...OTHERS,
];
