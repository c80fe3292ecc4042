/** What an entry takes over of its run's dispatcher, if that has it. */
import type { CaseToRun } from '../CaseToRun.js';
import type { Settings } from '../entries/settings.js';
import type { Progress } from '../Progress.js';
import { readAddress } from './address.js';
import { askDispatch, type Listening } from './askDispatch.js';
import { fingerprintOf } from './fingerprintOf.js';

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
