/** A case becomes an outcome: it is carried out, and judged with its evidence. */
import type { CaseRun, CaseToRun, Surroundings } from './CaseToRun.js';
import { carryOutCase } from './carryOutCase.js';
import { concludeCase } from './concludeCase.js';
import type { Progress } from './Progress.js';

/**
 * Never rejects for what the service does: that is the outcome.
 * @param takeOver gives what another process has carried out; undefined where it has not
 */
export async function runCase(
  entry: CaseToRun,
  around: Surroundings,
  takeOver?: () => Promise<Progress | undefined>,
): Promise<CaseRun> {
  const progress = (await takeOver?.()) ?? (await carryOutCase(entry, around));
  return concludeCase(entry, progress, around);
}
