/** What an entry sends to the service, as one short text: two processes that prepare a case find out whether they agree. */
import { createHash } from 'node:crypto';
import type { Settings } from '../entries/settings.js';
import { secretsWithValue } from '../secrets.js';
import type { CaseToRun } from '../CaseToRun.js';

export function fingerprintOf(
  { case: one, startUrl, model, userDeviceId, app, planned }: CaseToRun,
  { service, secrets }: Pick<Settings, 'service' | 'secrets'>,
): string {
  const sent = [one, startUrl, model, userDeviceId, app, planned, service, secretsWithValue(secrets)];
  return createHash('sha256')
    .update(JSON.stringify(sent.map((part) => part ?? null)))
    .digest('base64url');
}
