/** What an entry takes over of its run's dispatcher, if that has it. */
import { createHash } from 'node:crypto';
import type { CaseToRun, Progress } from '../CaseToRun.js';
import type { Settings } from '../entries/settings.js';
import { secretsWithValue } from '../secrets.js';
import { readAddress } from './address.js';
import { askDispatch, type Listening } from './askDispatch.js';

export interface WhereAhead {
  /** As text; undefined where there is no dispatcher. */
  address: string | undefined;
  /** Of the entry. */
  key: string;
}

/** Undefined where the entry has to carry out its case itself. */
export async function takeOver(
  toRun: CaseToRun,
  { address, key, settings }: WhereAhead & { settings: Settings },
  on: Listening,
): Promise<Progress | undefined> {
  const dispatch = readAddress(address);
  if (!dispatch || !settings.service) return undefined;
  const fingerprint = fingerprintOf(toRun, settings);
  return askDispatch(dispatch, { key, fingerprint }, on);
}

/** What an entry sends to the service, as one short text: two processes that prepare a case find out whether they agree. */
export function fingerprintOf(
  { case: one, startUrl, model, userDeviceId, app, planned }: CaseToRun,
  { service, secrets }: Pick<Settings, 'service' | 'secrets'>,
): string {
  const sent = [one, startUrl, model, userDeviceId, app, planned, service, secretsWithValue(secrets)];
  return createHash('sha256')
    .update(JSON.stringify(sent.map((part) => part ?? null)))
    .digest('base64url');
}
