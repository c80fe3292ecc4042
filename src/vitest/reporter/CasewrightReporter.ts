/** `casewright/vitest/reporter`: writes `report.json`, `junit.xml` and `index.html` of a run. */
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule, TestRunEndReason, TestSpecification, Vitest } from 'vitest/node';
import { resolveOptions, type ReporterOptions } from '../../report/options.js';
import { around, reportRun } from '../../report/writeReport.js';
import {
  stillRunning,
  linesOfStillRunning,
  noteRunBegun,
  noteRunOver,
} from '../../runner/entries/journalOf.js';
import { Ahead } from '../Ahead.js';
import { providedTo } from '../provided.js';
import { endedRun } from './endedRun.js';
import { Selection } from './Selection.js';

export type { JunitOptions, ReporterOptions } from '../../report/options.js';

type End = Parameters<NonNullable<Reporter['onTestRunEnd']>>;

/**
 * The reporter of the report: `reporters: ['default', ['casewright/vitest/reporter', { outputDir: 'report' }]]`.
 * It reads what the entries have left once the run is over, so it works for merged reports, too. While Vitest watches it
 * writes nothing.
 */
export default class CasewrightReporter implements Reporter {
  readonly #options: ReporterOptions;
  #vitest: Vitest | undefined;
  #startedAt = new Date();
  #specifications: readonly TestSpecification[] = [];
  #ahead: Ahead | undefined;
  /** Of the run at hand: a signal and the end of the run may come at the same time. */
  #written: Promise<void> | undefined;
  #isBrokenOff = false;
  #stopListening = (): void => undefined;

  constructor(options: ReporterOptions = {}) {
    this.#options = options;
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunStart(specifications: readonly TestSpecification[]): Promise<void> {
    const vitest = this.#vitest;
    if (!vitest || vitest.config.watch) return;
    this.#startedAt = new Date();
    this.#specifications = specifications;
    this.#written = undefined;
    // Vitest exits on a signal without a word to its reporters.
    this.#stopListening = beforeExit(() => this.#breakOff(vitest));
    // Where reports of other runs are merged nothing is run.
    if (vitest.config.mergeReports) return;
    await noteRunBegun(settingsOf(vitest));
    const selection = new Selection(vitest.config, specifications);
    const print = (line: string) => void terminalOf(vitest).write(`\n  ${line}\n`);
    this.#ahead = await Ahead.prepare(vitest, specifications, { selection, print });
    // A signal may have come meanwhile.
    if (this.#isBrokenOff) await this.#ahead?.breakOff();
  }

  onTestModuleQueued(): void {
    this.#ahead?.moduleQueued();
  }

  onTestModuleCollected(module: TestModule): void {
    this.#ahead?.moduleCollected(module);
  }

  onTestModuleEnd(module: TestModule): void {
    this.#ahead?.moduleEnded(module);
  }

  async onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly SerializedError[],
    reason: TestRunEndReason,
  ): Promise<void> {
    this.#stopListening();
    await this.#ahead?.end();
    if (this.#vitest && reason !== 'interrupted' && !this.#isBrokenOff)
      await noteRunOver(settingsOf(this.#vitest));
    await this.#write(modules, errors, reason);
  }

  async #breakOff(vitest: Vitest): Promise<void> {
    this.#isBrokenOff = true;
    await this.#ahead?.breakOff();
    await this.#write(vitest.state.getTestModules(), [], 'interrupted');
  }

  #write(...end: End): Promise<void> {
    return (this.#written ??= this.#writeOnce(...end));
  }

  async #writeOnce(...[modules, errors, reason]: End): Promise<void> {
    const vitest = this.#vitest;
    if (!vitest || vitest.config.watch) return;
    const { config } = vitest;
    const terminal = terminalOf(vitest);
    const specifications = this.#specifications;
    const selection = new Selection(config, specifications);
    const run = { vitest, modules, errors, reason };
    const left = await stillRunning(settingsOf(vitest));
    const ended = { ...run, left, startedAt: this.#startedAt, selection, specifications };
    await reportRun(
      () => endedRun(ended),
      resolveOptions({ ...this.#options }, config.root),
      around(terminal),
    );
    terminal.write(linesOfStillRunning(left));
  }
}

const settingsOf = ({ projects }: Vitest) => projects.flatMap(providedTo).map(({ settings }) => settings);

const terminalOf = ({ config }: Vitest) => (isDataPrinted(config) ? process.stderr : process.stdout);

/** Another reporter writes its data to standard output, where a line of ours would spoil it. */
function isDataPrinted({ reporters, outputFile }: Vitest['config']): boolean {
  return reporters.some((one) => {
    if (!Array.isArray(one)) return false;
    const [name, options] = one as [string, { outputFile?: unknown }?];
    if (!/^(?:json|junit|tap|tap-flat)$/.test(name) || options?.outputFile !== undefined) return false;
    return typeof outputFile === 'object' ? !outputFile[name] : !outputFile;
  });
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Gives what stops the listening. */
function beforeExit(finish: () => Promise<void>): () => void {
  const listen = () => {
    stop();
    postponeExit(finish());
  };
  const stop = () => {
    for (const signal of SIGNALS) process.off(signal, listen);
  };
  // In front of Vitest's own, which before 4.0 exits at once.
  for (const signal of SIGNALS) process.prependListener(signal, listen);
  return stop;
}

function postponeExit(finished: Promise<void>): void {
  // oxlint-disable-next-line no-restricted-properties -- It is Vitest that ends the process; this only lets it wait.
  const exit = process.exit.bind(process);
  const later = (code?: number | string | null): void => {
    // The code that is given may be none, which Node would take for a success.
    const leave = () => exit(code ?? process.exitCode);
    finished.then(leave, leave);
  };
  // oxlint-disable-next-line no-restricted-properties -- As above.
  process.exit = later as typeof process.exit;
}
