/** Certificates for hosts of the tests: one that the process trusts, and one that it doesn't know. */
import { readFileSync } from 'node:fs';
import tls from 'node:tls';

const pair = (name: string) => ({
  key: read(`${name}.key`),
  cert: read(`${name}.pem`),
});
const read = (file: string) => readFileSync(new URL(`certificates/${file}`, import.meta.url));

export const trusted = pair('trusted');
export const foreign = pair('foreign');

/** For the rest of this process, which is that of one test file; Node 20 has no better way than this one. */
export function trustCertificates(): void {
  const create = tls.createSecureContext;
  tls.createSecureContext = (options) => {
    const made = create(options);
    (made.context as { addCACert(certificate: Buffer): void }).addCACert(trusted.cert);
    return made;
  };
}
