/** What a failed exchange means: in words, and whether the request can have reached the service. */
import type { ConnectionFailure } from '../errors/ServiceCallError.js';

/** Codes of sockets: while connecting, nothing can have been sent; later, the request may have arrived. */
const OF_SOCKETS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  EHOSTUNREACH: 'no route to the host',
  ENETUNREACH: 'no route to the network',
  ETIMEDOUT: 'the connection took too long',
};

/**
 * Codes that only occur before a request is sent: the connection was never made, or TLS was not agreed on.
 * Whatever is not in these lists may have arrived.
 */
const NEVER_SENT: Readonly<Record<string, string>> = {
  ENOTFOUND: 'unknown host name',
  EAI_AGAIN: 'the host name could not be looked up',
  UND_ERR_CONNECT_TIMEOUT: 'connecting took too long',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'self-signed TLS certificate',
  SELF_SIGNED_CERT_IN_CHAIN: 'self-signed TLS certificate in the chain',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'TLS certificate of an unknown issuer',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'TLS certificate of an unknown issuer',
  CERT_HAS_EXPIRED: 'expired TLS certificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'TLS certificate of another host',
  ERR_SSL_WRONG_VERSION_NUMBER: 'no TLS spoken at that port',
};

const MAY_HAVE_ARRIVED: Readonly<Record<string, string>> = {
  ECONNRESET: 'connection reset',
  EPIPE: 'connection closed while sending',
  UND_ERR_SOCKET: 'connection closed before the answer was complete',
  UND_ERR_HEADERS_TIMEOUT: 'no answer in time',
  UND_ERR_BODY_TIMEOUT: 'the answer stopped half way',
};

export function connectionFailure(cause: unknown, timedOut: boolean): ConnectionFailure {
  if (timedOut) return { reason: 'no complete answer in time', mayHaveArrived: true, cause };
  const { code, isConnecting } = faultOf(cause) ?? {};
  const reported = cause instanceof Error ? cause.message : String(cause);
  if (code === undefined) return { reason: reported, mayHaveArrived: true, cause };
  const words = NEVER_SENT[code] ?? OF_SOCKETS[code] ?? MAY_HAVE_ARRIVED[code] ?? reported;
  const neverSent = code in NEVER_SENT || (code in OF_SOCKETS && isConnecting === true);
  return { reason: `${words} (${code})`, mayHaveArrived: !neverSent, cause };
}

/** That of the innermost cause with a code; of several tries (IPv4, IPv6) the first one's. `isConnecting`: it was making the connection that failed. */
function faultOf(error: unknown): { code: string; isConnecting: boolean } | undefined {
  if (!(error instanceof Error)) return undefined;
  const inner = error instanceof AggregateError ? (error.errors[0] as unknown) : error.cause;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const isConnecting = 'syscall' in error && error.syscall === 'connect';
  return faultOf(inner) ?? (code === undefined ? undefined : { code, isConnecting });
}
