/** Host names of the tests' own, which can fail to be looked up, or lead where nobody listens. */
import dns from 'node:dns';
import type { NetworkFault } from './faults.js';

const DOMAIN = '.casewright.test';
const faults = new Map<string, NetworkFault>();

/** A name of this machine. */
export const hostName = (label: string | number): string => `${label}${DOMAIN}`;

/** @param fault undefined to mend it */
export function spoilName(host: string, fault: NetworkFault | undefined): void {
  if (fault) faults.set(host, fault);
  else faults.delete(host);
}

/** For the rest of this process, which is that of one test file. */
export function takeOverNames(): void {
  const others = dns.lookup;
  const lookup = (host: string, options: dns.LookupAllOptions, tell: Tell) => {
    if (!host.endsWith(DOMAIN)) {
      others(host, options, tell as never);
      return;
    }
    if (faults.get(host) === 'unknown') {
      process.nextTick(tell, notFound(host));
      return;
    }
    const address = ADDRESSES[faults.get(host) ?? 'none'];
    process.nextTick(tell, null, [{ address, family: 4 }]);
  };
  dns.lookup = lookup as typeof dns.lookup;
}

/** Elsewhere loopback has one address unless somebody adds more, and these tests are skipped. */
export const HAS_ADDRESSES = process.platform === 'linux';

/** Of loopback. */
export const ADDRESSES = {
  none: '127.0.0.1',
  unknown: undefined,
  /** Nothing listens there, whatever the port. */
  refused: '127.255.255.254',
  /** A proxy has a server with another certificate there. */
  tls: '127.0.0.2',
};

type Tell = (error: Error | null, addresses?: dns.LookupAddress[]) => void;

/** As Node says it. */
const notFound = (hostname: string) =>
  Object.assign(new Error(`getaddrinfo ENOTFOUND ${hostname}`), {
    ...{ errno: -3008, code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname },
  });
