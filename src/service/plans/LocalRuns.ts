/** Carries out runs of plans in this process; those that it left under way when it ended are over. */
import { isPlanRunOver } from '../../contract/index.js';
import { Records } from '../Records.js';
import { runPlan } from './runPlan.js';
import type { RunSettings } from './RunSettings.js';
import { RunUnderWay } from './RunUnderWay.js';
import { endInterrupted, type StoredPlanRun } from './StoredPlanRun.js';
import type { PlanRunContext } from './PlanRuns.js';

export interface Conductor {
  /** Keeps the run, and has it carried out; resolves when it is safe. */
  start(run: StoredPlanRun, settings: RunSettings): Promise<void>;
  /** Resolves when the run is over; false where it was already. */
  cancel(run: StoredPlanRun): Promise<boolean>;
  /** Starts no further case of what is under way here; sessions that run end by themselves. */
  startNoMore?(): void;
  /** Ends what is under way here as `failed`, and waits for it. */
  close(): Promise<void>;
}

export class LocalRuns implements Conductor {
  readonly #underWay = new Map<string, { run: RunUnderWay; done: Promise<void> }>();

  private constructor(
    private readonly onFault: (error: unknown) => void,
    private readonly records: Records<StoredPlanRun>,
  ) {}

  static async load({ onFault, ...all }: Omit<PlanRunContext, 'conductor'>): Promise<LocalRuns> {
    const records = new Records<StoredPlanRun>(all.database, 'planRuns');
    const interrupted = (await records.all()).filter(({ status }) => !isPlanRunOver(status));
    for (const run of interrupted) await records.put(await endInterrupted(run, all));
    return new LocalRuns(onFault, records);
  }

  async start(stored: StoredPlanRun, settings: RunSettings): Promise<void> {
    const run = new RunUnderWay(settings, stored);
    const isSafe = this.records.put(stored);
    const done = isSafe.then(
      () => this.#carryOut(run),
      () => this.records.remove(run.id),
    );
    // Told to who triggers it.
    done.catch(() => undefined);
    this.#underWay.set(run.id, { run, done });
    await isSafe;
  }

  async cancel({ id }: StoredPlanRun): Promise<boolean> {
    const underWay = this.#underWay.get(id);
    underWay?.run.stop('cancelled');
    await underWay?.done;
    return underWay !== undefined;
  }

  startNoMore(): void {
    for (const { run } of this.#underWay.values()) run.startNoMore();
  }

  async close(): Promise<void> {
    const underWay = [...this.#underWay.values()];
    for (const { run } of underWay) run.stop('closed');
    await Promise.all(underWay.map(({ done }) => done));
  }

  async #carryOut(run: RunUnderWay): Promise<void> {
    await conductRun(run, this.onFault, (finished) => this.records.put(finished));
    this.#underWay.delete(run.id);
  }
}

/** Never rejects. The run is shown as finished once that is safe. */
export async function conductRun(
  run: RunUnderWay,
  onFault: (error: unknown) => void,
  keep: (finished: StoredPlanRun) => Promise<unknown>,
): Promise<void> {
  try {
    await runPlan(run);
  } catch (error) {
    run.fallShort();
    onFault(error);
  }
  try {
    await keep(await run.finished());
  } catch (error) {
    onFault(error);
  }
}
