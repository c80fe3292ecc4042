/** A case becomes an outcome: it is carried out, and judged with its evidence. */
import type { CaseRun, CaseToRun, Surroundings } from './CaseToRun.js';
import { carryOutCase } from './carryOutCase.js';
import { concludeCase } from './concludeCase.js';

/** Never rejects for what the service does: that is the outcome. */
export async function runCase(entry: CaseToRun, around: Surroundings): Promise<CaseRun> {
  return concludeCase(entry, await carryOutCase(entry, around), around);
}
