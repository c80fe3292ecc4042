/** An entry whose case is carried out ahead of it, by the dispatcher, and which its worker may leave alone. */
import type { News, DispatchAddress } from '../../src/runner/dispatch/line.js';
import { askDispatch } from '../../src/runner/dispatch/askDispatch.js';
import type { Dispatcher, Job } from '../../src/runner/dispatch/Dispatcher.js';
import { systemClock } from '../../src/client/index.js';
import { carryOutCase } from '../../src/runner/carryOutCase.js';
import { concludeCase, runCase } from '../../src/runner/concludeCase.js';
import { CaseJournal, type JournalFile } from '../../src/runner/journal/CaseJournal.js';
import type { Progress } from '../../src/runner/CaseToRun.js';
import { chanceOf, drawFaults, type Attempt, type Chance } from './chance.js';
import type { FaultyService } from './FaultyService.js';
import { FLOWS, runFlow, type Around, type FlowName, type FlowRun } from './flows.js';

/** How many of all calls are struck, from entry to entry. */
const SHARES = [0, 0.02, 0.1, 0.3];
/** Of all workers. */
const KILLED = 0.15;
/** Milliseconds. */
const LIVES = [0, 5, 30];
const FLOW_NAMES = Object.keys(FLOWS) as FlowName[];

interface AroundEntry {
  service: FaultyService;
  elsewhere: string;
  seed: number;
  journal: JournalFile;
  address: DispatchAddress;
  dispatcher: Pick<Dispatcher<Progress, News>, 'drop'>;
  places: number;
}

export type AttemptOfEntry = Attempt & { retry: number };

export interface DrawnEntry {
  number: number;
  how: 'taken over' | 'itself' | 'killed';
  /** The first one is missing where its worker was killed before it began. */
  attempts: AttemptOfEntry[];
}

export class AheadOfChance {
  readonly job: Job<Progress, News>;
  readonly #chance: Chance;
  readonly #flow: FlowName;
  readonly #struck: string[] = [];
  /** Once the dispatcher has begun it. */
  #ahead: Promise<FlowRun> | undefined;
  /** What the entry was handed; it is concluded by that. */
  readonly #taken: Promise<Progress>;
  #take: (progress: Progress) => void = () => undefined;

  constructor(
    readonly number: number,
    private readonly around: AroundEntry,
  ) {
    this.#chance = chanceOf(around.seed + number);
    this.#flow = this.#chance.pick(FLOW_NAMES);
    this.#taken = new Promise((resolve) => (this.#take = resolve));
    this.job = {
      ...{ key: String(number), where: `a.feature:${number}`, queue: 'a', places: around.places },
      carryOut: (tell) => this.#carryOut(tell),
    };
  }

  /** As a worker does. */
  async work(): Promise<DrawnEntry> {
    const isKilled = this.#chance.random() < KILLED;
    const life = new AbortController();
    const lives = isKilled ? this.#chance.pick(LIVES) : Infinity;
    if (lives === 0) life.abort();
    const death = lives < Infinity ? setTimeout(() => life.abort(), lives) : undefined;
    const ask = { key: String(this.number), fingerprint: 'same' };
    const progress = await askDispatch(this.around.address, ask, { clock: systemClock, signal: life.signal });
    clearTimeout(death);
    const isGone = life.signal.aborted;
    if (isGone) this.#struck.push('its worker was killed');
    const first = isGone ? await this.#leave(progress) : await this.#go(progress);
    const attempts = first ? [first] : [];
    if (first?.run.outcome.verdict !== 'passed') attempts.push(await this.#attempt(1, []));
    const how = isGone ? 'killed' : progress ? 'taken over' : 'itself';
    return { number: this.number, how, attempts };
  }

  async #go(progress: Progress | undefined): Promise<AttemptOfEntry> {
    return progress ? this.#conclude(progress) : this.#attempt(0, this.#struck);
  }

  /** The runner's main process hears that the entry is over. */
  async #leave(progress: Progress | undefined): Promise<AttemptOfEntry | undefined> {
    this.around.dispatcher.drop(this.job.key);
    return progress && this.#ahead && this.#conclude(progress);
  }

  /** In an environment of its own, which lasts until the entry is concluded. */
  #carryOut(tell: (news: News) => void): Promise<Progress> {
    return new Promise((resolve, reject) => {
      this.#ahead = this.#run(this.#struck, async (toRun, around) => {
        const reported = { ...around, journal: this.#journal(0) };
        const onCreated = (created: Extract<News, { type: 'created' }>['created']) =>
          tell({ type: 'created', created });
        resolve(await carryOutCase(toRun, { ...reported, onCreated }));
        return concludeCase(toRun, await this.#taken, reported);
      });
      this.#ahead.catch(reject);
    });
  }

  async #conclude(progress: Progress): Promise<AttemptOfEntry> {
    this.#take(progress);
    const run = await this.#ahead;
    if (!run) throw new TypeError('Nothing was begun.');
    return { flow: this.#flow, struck: this.#struck, run, retry: 0 };
  }

  async #attempt(retry: number, struck: string[]): Promise<AttemptOfEntry> {
    const run = await this.#run(struck, (toRun, around) =>
      runCase(toRun, { ...around, journal: this.#journal(retry) }),
    );
    return { flow: this.#flow, struck, run, retry };
  }

  #run(struck: string[], run: Around['run'] & {}): Promise<FlowRun> {
    const { service, elsewhere } = this.around;
    const faults = drawFaults(this.#chance, this.#chance.pick(SHARES), struck);
    const { random } = this.#chance;
    return runFlow(this.#flow, { service, elsewhere, random, run }, () => faults.striking);
  }

  #journal(retry: number): CaseJournal {
    return new CaseJournal(this.around.journal, {
      ...{
        runner: 'playwright',
        project: 'cases',
        file: 'a.feature',
        titles: [String(this.number)],
        repeat: 0,
      },
      ...{ retry, run: 'this', resume: 'no' },
      ...{ origin: 'http://service.test', projectId: this.around.service.projectId },
    });
  }
}
